import './board.css';
import { useEffect as e, useLayoutEffect as t, useRef as n, useState as r } from "preact/hooks";
import { Fragment as i, jsx as a, jsxs as o } from "preact/jsx-runtime";
import { signal as s } from "@preact/signals";
new Int32Array((/* @__PURE__ */ new Float64Array(1)).buffer), "null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf".split(" "), "zero one two three four five six seven eight nine ten eleven twelve".split(" ");
// kernel/notation.ts
function c(e, t) {
	if (e.do !== t.do) return !1;
	for (let n in e) if (!l(e[n], t[n])) return !1;
	for (let n in t) if (e[n] === void 0 && t[n] !== void 0) return !1;
	return !0;
}
function l(e, t) {
	return e === t ? !0 : typeof e != "object" || typeof t != "object" ? !1 : e.length === t.length && e.every((e, n) => e === t[n]);
}
// web/kit/art.tsx
function u({ svg: e, ...r }) {
	let i = n(null);
	return t(() => {
		i.current !== null && (i.current.innerHTML = e);
	}, [e]), /* @__PURE__ */ a("g", {
		ref: i,
		...r
	});
}
function d({ box: e, svg: t, ...n }) {
	return /* @__PURE__ */ a("svg", {
		viewBox: e,
		"aria-hidden": "true",
		...n,
		children: /* @__PURE__ */ a(u, { svg: t })
	});
}
// web/kit/use-phone.ts
var f = "(max-width: 600px)";
function p() {
	let [t, n] = r(() => matchMedia(f).matches);
	return e(() => {
		let e = matchMedia(f), t = () => n(e.matches);
		return e.addEventListener("change", t), () => e.removeEventListener("change", t);
	}, []), t;
}
var m = {
	game: {
		id: "tribes-of-the-wind",
		name: {
			de: "Tribes of the Wind",
			en: "Tribes of the Wind"
		},
		designer: "Joachim Thôme",
		players: {
			min: 2,
			max: 5
		},
		minutes: {
			min: 40,
			max: 90
		},
		provenance: "seed; public (publisher and review data)"
	},
	constants: {
		provenance: "seed (hand 5, displays 4, temple cost 3, 4 objective slots, 2 leaders, 5 treehouses, 4 temples, end tile); public (7 riders: zeit-zum-spielen.de and others)",
		handSize: 5,
		elementDisplay: 4,
		forestDisplay: 4,
		villageDisplay: 4,
		templeCost: 3,
		objectiveSlots: 4,
		maxLeaders: 2,
		riders: 7,
		treehouses: 5,
		temples: 4,
		endTriggerVillages: 5,
		extraRounds: 1,
		startingObjectives: 1,
		waterSupply: null,
		pollutionSupply: null,
		boxCounts: {
			water: 82,
			pollution: 90,
			riders: 35,
			treehouses: 25,
			temples: 20,
			boards: 5,
			cardHolders: 5
		}
	},
	elements: {
		provenance: "seed (four colours and the four effects); public (colour of each effect: ringbote.de); names per public usage",
		list: [
			{
				id: "blue",
				element: "water",
				name: {
					de: "Wasser",
					en: "Water"
				},
				colorName: {
					de: "Blau",
					en: "Blue"
				},
				main: "water"
			},
			{
				id: "yellow",
				element: "air",
				name: {
					de: "Luft",
					en: "Air"
				},
				colorName: {
					de: "Gelb",
					en: "Yellow"
				},
				main: "move"
			},
			{
				id: "red",
				element: "fire",
				name: {
					de: "Feuer",
					en: "Fire"
				},
				colorName: {
					de: "Rot",
					en: "Red"
				},
				main: "clean"
			},
			{
				id: "green",
				element: "earth",
				name: {
					de: "Erde",
					en: "Earth"
				},
				colorName: {
					de: "Grün",
					en: "Green"
				},
				main: "forest"
			}
		]
	},
	forestColors: {
		provenance: "public (three colours, 13 tiles each: avenjoueurs); the colour names are designed",
		list: [
			{
				id: "teal",
				name: {
					de: "Türkis",
					en: "Teal"
				}
			},
			{
				id: "amber",
				name: {
					de: "Bernstein",
					en: "Amber"
				}
			},
			{
				id: "violet",
				name: {
					de: "Violett",
					en: "Violet"
				}
			}
		]
	},
	bonuses: {
		provenance: "seed",
		list: [
			{
				id: "turbine",
				name: {
					de: "Windturbine",
					en: "Wind turbine"
				}
			},
			{
				id: "catapult",
				name: {
					de: "Katapult",
					en: "Catapult"
				}
			},
			{
				id: "portal",
				name: {
					de: "Windportal",
					en: "Wind portal"
				}
			}
		]
	},
	elementCards: /* @__PURE__ */ JSON.parse("{\"provenance\":\"count 80: public (avenjoueurs, boardtime.pl); 20 per colour, requirements and effects: designed, in the kinds that the sources describe; red-08 and blue-15 public, blue-03 and green-06 public in part\",\"count\":80,\"perColor\":20,\"list\":[{\"id\":\"blue-01\",\"color\":\"blue\",\"rows\":[{\"require\":[{\"kind\":\"own\",\"color\":\"blue\",\"min\":2}],\"effects\":[{\"kind\":\"water\",\"n\":4}]},{\"require\":[{\"kind\":\"own\",\"color\":\"blue\",\"min\":3}],\"effects\":[{\"kind\":\"water\",\"n\":6}]}]},{\"id\":\"blue-02\",\"color\":\"blue\",\"rows\":[{\"require\":[{\"kind\":\"own\",\"color\":\"blue\",\"min\":2}],\"effects\":[{\"kind\":\"water\",\"n\":3},{\"kind\":\"move\",\"n\":1}]},{\"require\":[{\"kind\":\"own\",\"color\":\"blue\",\"min\":3}],\"effects\":[{\"kind\":\"water\",\"n\":5},{\"kind\":\"move\",\"n\":2}]}]},{\"id\":\"blue-03\",\"color\":\"blue\",\"rows\":[{\"require\":[{\"kind\":\"neighbour\",\"color\":\"blue\",\"who\":\"one\",\"min\":1}],\"effects\":[{\"kind\":\"water\",\"n\":1},{\"kind\":\"clean\",\"n\":1}]},{\"require\":[{\"kind\":\"neighbour\",\"color\":\"blue\",\"who\":\"both\",\"min\":1}],\"effects\":[{\"kind\":\"water\",\"n\":3},{\"kind\":\"clean\",\"n\":1}]}],\"provenance\":\"public in part: boardgame-replay.com describes the second row (both neighbours hold water: 1 cleaning and 3 water); colour and first row designed\"},{\"id\":\"blue-04\",\"color\":\"blue\",\"rows\":[{\"require\":[{\"kind\":\"neighbour\",\"color\":\"yellow\",\"who\":\"one\",\"min\":1}],\"effects\":[{\"kind\":\"water\",\"n\":4}]},{\"require\":[{\"kind\":\"neighbour\",\"color\":\"yellow\",\"who\":\"both\",\"min\":1}],\"effects\":[{\"kind\":\"water\",\"n\":5},{\"kind\":\"move\",\"n\":1}]}]},{\"id\":\"blue-05\",\"color\":\"blue\",\"rows\":[{\"require\":[{\"kind\":\"neighbour\",\"color\":\"red\",\"who\":\"one\",\"min\":1}],\"effects\":[{\"kind\":\"mix\",\"of\":[\"water\",\"move\"],\"n\":4}]},{\"require\":[{\"kind\":\"neighbour\",\"color\":\"red\",\"who\":\"both\",\"min\":1}],\"effects\":[{\"kind\":\"mix\",\"of\":[\"water\",\"move\"],\"n\":6}]}]},{\"id\":\"blue-06\",\"color\":\"blue\",\"rows\":[{\"require\":[{\"kind\":\"more\",\"color\":\"blue\",\"who\":\"one\"}],\"effects\":[{\"kind\":\"water\",\"n\":4}]},{\"require\":[{\"kind\":\"more\",\"color\":\"blue\",\"who\":\"both\"}],\"effects\":[{\"kind\":\"water\",\"n\":6}]}]},{\"id\":\"blue-07\",\"color\":\"blue\",\"rows\":[{\"require\":[{\"kind\":\"more\",\"color\":\"blue\",\"who\":\"one\"}],\"effects\":[{\"kind\":\"water\",\"n\":3},{\"kind\":\"move\",\"n\":1}]},{\"require\":[{\"kind\":\"more\",\"color\":\"blue\",\"who\":\"both\"}],\"effects\":[{\"kind\":\"water\",\"n\":5},{\"kind\":\"clean\",\"n\":1}]}]},{\"id\":\"blue-08\",\"color\":\"blue\",\"rows\":[{\"require\":[{\"kind\":\"fewer\",\"color\":\"yellow\",\"who\":\"one\"}],\"effects\":[{\"kind\":\"mix\",\"of\":[\"water\",\"move\"],\"n\":4}]},{\"require\":[{\"kind\":\"fewer\",\"color\":\"yellow\",\"who\":\"both\"}],\"effects\":[{\"kind\":\"water\",\"n\":4},{\"kind\":\"move\",\"n\":3}]}]},{\"id\":\"blue-09\",\"color\":\"blue\",\"rows\":[{\"require\":[{\"kind\":\"fewer\",\"color\":\"red\",\"who\":\"one\"}],\"effects\":[{\"kind\":\"water\",\"n\":4}]},{\"require\":[{\"kind\":\"fewer\",\"color\":\"red\",\"who\":\"both\"}],\"effects\":[{\"kind\":\"water\",\"n\":5},{\"kind\":\"clean\",\"n\":1}]}]},{\"id\":\"blue-10\",\"color\":\"blue\",\"rows\":[{\"require\":[{\"kind\":\"fewer\",\"color\":\"green\",\"who\":\"one\"}],\"effects\":[{\"kind\":\"water\",\"n\":4}]},{\"require\":[{\"kind\":\"fewer\",\"color\":\"green\",\"who\":\"both\"}],\"effects\":[{\"kind\":\"water\",\"n\":3},{\"kind\":\"forest\",\"cost\":4}]}]},{\"id\":\"blue-11\",\"color\":\"blue\",\"rows\":[{\"require\":[{\"kind\":\"ownNone\",\"color\":\"yellow\"}],\"effects\":[{\"kind\":\"water\",\"n\":4},{\"kind\":\"move\",\"n\":2}]}]},{\"id\":\"blue-12\",\"color\":\"blue\",\"rows\":[{\"require\":[{\"kind\":\"ownNone\",\"color\":\"red\"}],\"effects\":[{\"kind\":\"water\",\"n\":4},{\"kind\":\"clean\",\"n\":1}]}]},{\"id\":\"blue-13\",\"color\":\"blue\",\"rows\":[{\"require\":[{\"kind\":\"ownNone\",\"color\":\"green\"}],\"effects\":[{\"kind\":\"water\",\"n\":6}]}]},{\"id\":\"blue-14\",\"color\":\"blue\",\"rows\":[{\"require\":[{\"kind\":\"ownAllColors\"}],\"effects\":[{\"kind\":\"water\",\"n\":8}]},{\"require\":[{\"kind\":\"ownAllColors\"}],\"effects\":[{\"kind\":\"water\",\"n\":3},{\"kind\":\"move\",\"n\":2},{\"kind\":\"clean\",\"n\":1}]}]},{\"id\":\"blue-15\",\"color\":\"blue\",\"rows\":[{\"require\":[{\"kind\":\"group\",\"color\":\"blue\",\"min\":2}],\"effects\":[{\"kind\":\"water\",\"n\":2}]},{\"require\":[{\"kind\":\"group\",\"color\":\"blue\",\"min\":4}],\"effects\":[{\"kind\":\"water\",\"n\":5}]},{\"require\":[{\"kind\":\"group\",\"color\":\"blue\",\"min\":6}],\"effects\":[{\"kind\":\"water\",\"n\":8}]}],\"provenance\":\"public: westpark-gamers.de (2, 5 or 8 water for 2, 4 or 6 blue cards in the own hand and both neighbours' hands)\"},{\"id\":\"blue-16\",\"color\":\"blue\",\"rows\":[{\"require\":[{\"kind\":\"group\",\"color\":\"red\",\"min\":3}],\"effects\":[{\"kind\":\"water\",\"n\":4}]},{\"require\":[{\"kind\":\"group\",\"color\":\"red\",\"min\":5}],\"effects\":[{\"kind\":\"water\",\"n\":4},{\"kind\":\"clean\",\"n\":2}]}]},{\"id\":\"blue-17\",\"color\":\"blue\",\"rows\":[{\"require\":[{\"kind\":\"group\",\"color\":\"yellow\",\"min\":3}],\"effects\":[{\"kind\":\"water\",\"n\":3},{\"kind\":\"move\",\"n\":1}]},{\"require\":[{\"kind\":\"group\",\"color\":\"yellow\",\"min\":5}],\"effects\":[{\"kind\":\"water\",\"n\":5},{\"kind\":\"move\",\"n\":2}]}]},{\"id\":\"blue-18\",\"color\":\"blue\",\"rows\":[{\"require\":[{\"kind\":\"own\",\"color\":\"red\",\"min\":1}],\"effects\":[{\"kind\":\"water\",\"n\":3}]},{\"require\":[{\"kind\":\"own\",\"color\":\"red\",\"min\":2}],\"effects\":[{\"kind\":\"water\",\"n\":4},{\"kind\":\"clean\",\"n\":1}]}]},{\"id\":\"blue-19\",\"color\":\"blue\",\"rows\":[{\"require\":[{\"kind\":\"own\",\"color\":\"green\",\"min\":1}],\"effects\":[{\"kind\":\"water\",\"n\":4}]},{\"require\":[{\"kind\":\"own\",\"color\":\"green\",\"min\":2}],\"effects\":[{\"kind\":\"water\",\"n\":3},{\"kind\":\"forest\",\"cost\":4}]}]},{\"id\":\"blue-20\",\"color\":\"blue\",\"rows\":[{\"require\":[{\"kind\":\"own\",\"color\":\"blue\",\"min\":3}],\"effects\":[{\"kind\":\"water\",\"n\":5},{\"kind\":\"move\",\"n\":3}]}]},{\"id\":\"yellow-01\",\"color\":\"yellow\",\"rows\":[{\"require\":[{\"kind\":\"own\",\"color\":\"yellow\",\"min\":2}],\"effects\":[{\"kind\":\"move\",\"n\":4}]},{\"require\":[{\"kind\":\"own\",\"color\":\"yellow\",\"min\":3}],\"effects\":[{\"kind\":\"move\",\"n\":6}]}]},{\"id\":\"yellow-02\",\"color\":\"yellow\",\"rows\":[{\"require\":[{\"kind\":\"own\",\"color\":\"yellow\",\"min\":2}],\"effects\":[{\"kind\":\"move\",\"n\":3},{\"kind\":\"water\",\"n\":1}]},{\"require\":[{\"kind\":\"own\",\"color\":\"yellow\",\"min\":3}],\"effects\":[{\"kind\":\"move\",\"n\":5},{\"kind\":\"water\",\"n\":2}]}]},{\"id\":\"yellow-03\",\"color\":\"yellow\",\"rows\":[{\"require\":[{\"kind\":\"neighbour\",\"color\":\"yellow\",\"who\":\"one\",\"min\":1}],\"effects\":[{\"kind\":\"move\",\"n\":3}]},{\"require\":[{\"kind\":\"neighbour\",\"color\":\"yellow\",\"who\":\"both\",\"min\":1}],\"effects\":[{\"kind\":\"move\",\"n\":4}]}]},{\"id\":\"yellow-04\",\"color\":\"yellow\",\"rows\":[{\"require\":[{\"kind\":\"neighbour\",\"color\":\"red\",\"who\":\"one\",\"min\":1}],\"effects\":[{\"kind\":\"move\",\"n\":3}]},{\"require\":[{\"kind\":\"neighbour\",\"color\":\"red\",\"who\":\"both\",\"min\":1}],\"effects\":[{\"kind\":\"move\",\"n\":3},{\"kind\":\"clean\",\"n\":1}]}]},{\"id\":\"yellow-05\",\"color\":\"yellow\",\"rows\":[{\"require\":[{\"kind\":\"neighbour\",\"color\":\"blue\",\"who\":\"one\",\"min\":1}],\"effects\":[{\"kind\":\"mix\",\"of\":[\"move\",\"water\"],\"n\":3}]},{\"require\":[{\"kind\":\"neighbour\",\"color\":\"blue\",\"who\":\"both\",\"min\":1}],\"effects\":[{\"kind\":\"mix\",\"of\":[\"move\",\"water\"],\"n\":5}]}]},{\"id\":\"yellow-06\",\"color\":\"yellow\",\"rows\":[{\"require\":[{\"kind\":\"more\",\"color\":\"yellow\",\"who\":\"one\"}],\"effects\":[{\"kind\":\"move\",\"n\":4}]},{\"require\":[{\"kind\":\"more\",\"color\":\"yellow\",\"who\":\"both\"}],\"effects\":[{\"kind\":\"move\",\"n\":6}]}]},{\"id\":\"yellow-07\",\"color\":\"yellow\",\"rows\":[{\"require\":[{\"kind\":\"more\",\"color\":\"yellow\",\"who\":\"one\"}],\"effects\":[{\"kind\":\"move\",\"n\":3},{\"kind\":\"water\",\"n\":1}]},{\"require\":[{\"kind\":\"more\",\"color\":\"yellow\",\"who\":\"both\"}],\"effects\":[{\"kind\":\"move\",\"n\":5},{\"kind\":\"clean\",\"n\":1}]}]},{\"id\":\"yellow-08\",\"color\":\"yellow\",\"rows\":[{\"require\":[{\"kind\":\"fewer\",\"color\":\"red\",\"who\":\"one\"}],\"effects\":[{\"kind\":\"move\",\"n\":3}]},{\"require\":[{\"kind\":\"fewer\",\"color\":\"red\",\"who\":\"both\"}],\"effects\":[{\"kind\":\"move\",\"n\":4},{\"kind\":\"clean\",\"n\":1}]}]},{\"id\":\"yellow-09\",\"color\":\"yellow\",\"rows\":[{\"require\":[{\"kind\":\"fewer\",\"color\":\"green\",\"who\":\"one\"}],\"effects\":[{\"kind\":\"move\",\"n\":4}]},{\"require\":[{\"kind\":\"fewer\",\"color\":\"green\",\"who\":\"both\"}],\"effects\":[{\"kind\":\"move\",\"n\":4},{\"kind\":\"forest\",\"cost\":4}]}]},{\"id\":\"yellow-10\",\"color\":\"yellow\",\"rows\":[{\"require\":[{\"kind\":\"fewer\",\"color\":\"blue\",\"who\":\"one\"}],\"effects\":[{\"kind\":\"mix\",\"of\":[\"move\",\"water\"],\"n\":4}]},{\"require\":[{\"kind\":\"fewer\",\"color\":\"blue\",\"who\":\"both\"}],\"effects\":[{\"kind\":\"move\",\"n\":4},{\"kind\":\"water\",\"n\":3}]}]},{\"id\":\"yellow-11\",\"color\":\"yellow\",\"rows\":[{\"require\":[{\"kind\":\"ownNone\",\"color\":\"red\"}],\"effects\":[{\"kind\":\"move\",\"n\":4},{\"kind\":\"clean\",\"n\":1}]}]},{\"id\":\"yellow-12\",\"color\":\"yellow\",\"rows\":[{\"require\":[{\"kind\":\"ownNone\",\"color\":\"green\"}],\"effects\":[{\"kind\":\"move\",\"n\":6}]}]},{\"id\":\"yellow-13\",\"color\":\"yellow\",\"rows\":[{\"require\":[{\"kind\":\"ownNone\",\"color\":\"blue\"}],\"effects\":[{\"kind\":\"move\",\"n\":4},{\"kind\":\"water\",\"n\":2}]}]},{\"id\":\"yellow-14\",\"color\":\"yellow\",\"rows\":[{\"require\":[{\"kind\":\"ownAllColors\"}],\"effects\":[{\"kind\":\"move\",\"n\":7}]},{\"require\":[{\"kind\":\"ownAllColors\"}],\"effects\":[{\"kind\":\"move\",\"n\":3},{\"kind\":\"water\",\"n\":2},{\"kind\":\"clean\",\"n\":1}]}]},{\"id\":\"yellow-15\",\"color\":\"yellow\",\"rows\":[{\"require\":[{\"kind\":\"group\",\"color\":\"yellow\",\"min\":2}],\"effects\":[{\"kind\":\"move\",\"n\":2}]},{\"require\":[{\"kind\":\"group\",\"color\":\"yellow\",\"min\":4}],\"effects\":[{\"kind\":\"move\",\"n\":5}]},{\"require\":[{\"kind\":\"group\",\"color\":\"yellow\",\"min\":6}],\"effects\":[{\"kind\":\"move\",\"n\":8}]}]},{\"id\":\"yellow-16\",\"color\":\"yellow\",\"rows\":[{\"require\":[{\"kind\":\"group\",\"color\":\"green\",\"min\":3}],\"effects\":[{\"kind\":\"move\",\"n\":3}]},{\"require\":[{\"kind\":\"group\",\"color\":\"green\",\"min\":5}],\"effects\":[{\"kind\":\"move\",\"n\":4},{\"kind\":\"forest\",\"cost\":4}]}]},{\"id\":\"yellow-17\",\"color\":\"yellow\",\"rows\":[{\"require\":[{\"kind\":\"group\",\"color\":\"blue\",\"min\":3}],\"effects\":[{\"kind\":\"move\",\"n\":3},{\"kind\":\"water\",\"n\":1}]},{\"require\":[{\"kind\":\"group\",\"color\":\"blue\",\"min\":5}],\"effects\":[{\"kind\":\"move\",\"n\":5},{\"kind\":\"water\",\"n\":2}]}]},{\"id\":\"yellow-18\",\"color\":\"yellow\",\"rows\":[{\"require\":[{\"kind\":\"own\",\"color\":\"green\",\"min\":1}],\"effects\":[{\"kind\":\"move\",\"n\":3}]},{\"require\":[{\"kind\":\"own\",\"color\":\"green\",\"min\":2}],\"effects\":[{\"kind\":\"move\",\"n\":3},{\"kind\":\"forest\",\"cost\":4}]}]},{\"id\":\"yellow-19\",\"color\":\"yellow\",\"rows\":[{\"require\":[{\"kind\":\"own\",\"color\":\"blue\",\"min\":1}],\"effects\":[{\"kind\":\"move\",\"n\":3}]},{\"require\":[{\"kind\":\"own\",\"color\":\"blue\",\"min\":2}],\"effects\":[{\"kind\":\"move\",\"n\":4},{\"kind\":\"water\",\"n\":2}]}]},{\"id\":\"yellow-20\",\"color\":\"yellow\",\"rows\":[{\"require\":[{\"kind\":\"own\",\"color\":\"yellow\",\"min\":3}],\"effects\":[{\"kind\":\"move\",\"n\":5},{\"kind\":\"clean\",\"n\":1}]}]},{\"id\":\"red-01\",\"color\":\"red\",\"rows\":[{\"require\":[{\"kind\":\"own\",\"color\":\"red\",\"min\":2}],\"effects\":[{\"kind\":\"clean\",\"n\":2}]},{\"require\":[{\"kind\":\"own\",\"color\":\"red\",\"min\":3}],\"effects\":[{\"kind\":\"clean\",\"n\":3}]}]},{\"id\":\"red-02\",\"color\":\"red\",\"rows\":[{\"require\":[{\"kind\":\"own\",\"color\":\"red\",\"min\":2}],\"effects\":[{\"kind\":\"clean\",\"n\":1},{\"kind\":\"water\",\"n\":2}]},{\"require\":[{\"kind\":\"own\",\"color\":\"red\",\"min\":3}],\"effects\":[{\"kind\":\"clean\",\"n\":2},{\"kind\":\"water\",\"n\":2}]}]},{\"id\":\"red-03\",\"color\":\"red\",\"rows\":[{\"require\":[{\"kind\":\"neighbour\",\"color\":\"red\",\"who\":\"one\",\"min\":1}],\"effects\":[{\"kind\":\"clean\",\"n\":1},{\"kind\":\"move\",\"n\":1}]},{\"require\":[{\"kind\":\"neighbour\",\"color\":\"red\",\"who\":\"both\",\"min\":1}],\"effects\":[{\"kind\":\"clean\",\"n\":2},{\"kind\":\"move\",\"n\":1}]}]},{\"id\":\"red-04\",\"color\":\"red\",\"rows\":[{\"require\":[{\"kind\":\"neighbour\",\"color\":\"green\",\"who\":\"one\",\"min\":1}],\"effects\":[{\"kind\":\"clean\",\"n\":2}]},{\"require\":[{\"kind\":\"neighbour\",\"color\":\"green\",\"who\":\"both\",\"min\":1}],\"effects\":[{\"kind\":\"clean\",\"n\":2},{\"kind\":\"water\",\"n\":1}]}]},{\"id\":\"red-05\",\"color\":\"red\",\"rows\":[{\"require\":[{\"kind\":\"neighbour\",\"color\":\"yellow\",\"who\":\"one\",\"min\":1}],\"effects\":[{\"kind\":\"mix\",\"of\":[\"clean\",\"move\"],\"n\":2}]},{\"require\":[{\"kind\":\"neighbour\",\"color\":\"yellow\",\"who\":\"both\",\"min\":1}],\"effects\":[{\"kind\":\"mix\",\"of\":[\"clean\",\"move\"],\"n\":3}]}]},{\"id\":\"red-06\",\"color\":\"red\",\"rows\":[{\"require\":[{\"kind\":\"more\",\"color\":\"red\",\"who\":\"one\"}],\"effects\":[{\"kind\":\"clean\",\"n\":2}]},{\"require\":[{\"kind\":\"more\",\"color\":\"red\",\"who\":\"both\"}],\"effects\":[{\"kind\":\"clean\",\"n\":4}]}]},{\"id\":\"red-07\",\"color\":\"red\",\"rows\":[{\"require\":[{\"kind\":\"more\",\"color\":\"red\",\"who\":\"one\"}],\"effects\":[{\"kind\":\"clean\",\"n\":1},{\"kind\":\"water\",\"n\":1}]},{\"require\":[{\"kind\":\"more\",\"color\":\"red\",\"who\":\"both\"}],\"effects\":[{\"kind\":\"clean\",\"n\":3},{\"kind\":\"water\",\"n\":1}]}]},{\"id\":\"red-08\",\"color\":\"red\",\"rows\":[{\"require\":[{\"kind\":\"fewer\",\"color\":\"blue\",\"who\":\"one\"}],\"effects\":[{\"kind\":\"water\",\"n\":2},{\"kind\":\"clean\",\"n\":1}]},{\"require\":[{\"kind\":\"fewer\",\"color\":\"blue\",\"who\":\"both\"}],\"effects\":[{\"kind\":\"water\",\"n\":3},{\"kind\":\"clean\",\"n\":2}]}],\"provenance\":\"public: spieletest.at (both rows as described there)\"},{\"id\":\"red-09\",\"color\":\"red\",\"rows\":[{\"require\":[{\"kind\":\"fewer\",\"color\":\"green\",\"who\":\"one\"}],\"effects\":[{\"kind\":\"clean\",\"n\":2}]},{\"require\":[{\"kind\":\"fewer\",\"color\":\"green\",\"who\":\"both\"}],\"effects\":[{\"kind\":\"clean\",\"n\":2},{\"kind\":\"forest\",\"cost\":4}]}]},{\"id\":\"red-10\",\"color\":\"red\",\"rows\":[{\"require\":[{\"kind\":\"fewer\",\"color\":\"yellow\",\"who\":\"one\"}],\"effects\":[{\"kind\":\"clean\",\"n\":1},{\"kind\":\"move\",\"n\":2}]},{\"require\":[{\"kind\":\"fewer\",\"color\":\"yellow\",\"who\":\"both\"}],\"effects\":[{\"kind\":\"clean\",\"n\":2},{\"kind\":\"move\",\"n\":3}]}]},{\"id\":\"red-11\",\"color\":\"red\",\"rows\":[{\"require\":[{\"kind\":\"ownNone\",\"color\":\"green\"}],\"effects\":[{\"kind\":\"clean\",\"n\":3}]}]},{\"id\":\"red-12\",\"color\":\"red\",\"rows\":[{\"require\":[{\"kind\":\"ownNone\",\"color\":\"blue\"}],\"effects\":[{\"kind\":\"clean\",\"n\":2},{\"kind\":\"water\",\"n\":2}]}]},{\"id\":\"red-13\",\"color\":\"red\",\"rows\":[{\"require\":[{\"kind\":\"ownNone\",\"color\":\"yellow\"}],\"effects\":[{\"kind\":\"clean\",\"n\":2},{\"kind\":\"move\",\"n\":2}]}]},{\"id\":\"red-14\",\"color\":\"red\",\"rows\":[{\"require\":[{\"kind\":\"ownAllColors\"}],\"effects\":[{\"kind\":\"clean\",\"n\":4}]},{\"require\":[{\"kind\":\"ownAllColors\"}],\"effects\":[{\"kind\":\"clean\",\"n\":2},{\"kind\":\"water\",\"n\":2},{\"kind\":\"move\",\"n\":1}]}]},{\"id\":\"red-15\",\"color\":\"red\",\"rows\":[{\"require\":[{\"kind\":\"group\",\"color\":\"red\",\"min\":2}],\"effects\":[{\"kind\":\"clean\",\"n\":1}]},{\"require\":[{\"kind\":\"group\",\"color\":\"red\",\"min\":4}],\"effects\":[{\"kind\":\"clean\",\"n\":2}]},{\"require\":[{\"kind\":\"group\",\"color\":\"red\",\"min\":6}],\"effects\":[{\"kind\":\"clean\",\"n\":4}]}]},{\"id\":\"red-16\",\"color\":\"red\",\"rows\":[{\"require\":[{\"kind\":\"group\",\"color\":\"blue\",\"min\":3}],\"effects\":[{\"kind\":\"clean\",\"n\":1},{\"kind\":\"water\",\"n\":1}]},{\"require\":[{\"kind\":\"group\",\"color\":\"blue\",\"min\":5}],\"effects\":[{\"kind\":\"clean\",\"n\":2},{\"kind\":\"water\",\"n\":3}]}]},{\"id\":\"red-17\",\"color\":\"red\",\"rows\":[{\"require\":[{\"kind\":\"group\",\"color\":\"green\",\"min\":3}],\"effects\":[{\"kind\":\"clean\",\"n\":2}]},{\"require\":[{\"kind\":\"group\",\"color\":\"green\",\"min\":5}],\"effects\":[{\"kind\":\"clean\",\"n\":2},{\"kind\":\"forest\",\"cost\":4}]}]},{\"id\":\"red-18\",\"color\":\"red\",\"rows\":[{\"require\":[{\"kind\":\"own\",\"color\":\"blue\",\"min\":1}],\"effects\":[{\"kind\":\"clean\",\"n\":1},{\"kind\":\"water\",\"n\":1}]},{\"require\":[{\"kind\":\"own\",\"color\":\"blue\",\"min\":2}],\"effects\":[{\"kind\":\"clean\",\"n\":2},{\"kind\":\"water\",\"n\":2}]}]},{\"id\":\"red-19\",\"color\":\"red\",\"rows\":[{\"require\":[{\"kind\":\"own\",\"color\":\"yellow\",\"min\":1}],\"effects\":[{\"kind\":\"clean\",\"n\":1},{\"kind\":\"move\",\"n\":1}]},{\"require\":[{\"kind\":\"own\",\"color\":\"yellow\",\"min\":2}],\"effects\":[{\"kind\":\"clean\",\"n\":2},{\"kind\":\"move\",\"n\":2}]}]},{\"id\":\"red-20\",\"color\":\"red\",\"rows\":[{\"require\":[{\"kind\":\"own\",\"color\":\"red\",\"min\":3}],\"effects\":[{\"kind\":\"clean\",\"n\":3},{\"kind\":\"move\",\"n\":2}]}]},{\"id\":\"green-01\",\"color\":\"green\",\"rows\":[{\"require\":[{\"kind\":\"own\",\"color\":\"green\",\"min\":2}],\"effects\":[{\"kind\":\"forest\",\"cost\":4}]},{\"require\":[{\"kind\":\"own\",\"color\":\"green\",\"min\":3}],\"effects\":[{\"kind\":\"forest\",\"cost\":2},{\"kind\":\"move\",\"n\":1}]}]},{\"id\":\"green-02\",\"color\":\"green\",\"rows\":[{\"require\":[{\"kind\":\"own\",\"color\":\"green\",\"min\":2}],\"effects\":[{\"kind\":\"forest\",\"cost\":5},{\"kind\":\"move\",\"n\":1}]},{\"require\":[{\"kind\":\"own\",\"color\":\"green\",\"min\":3}],\"effects\":[{\"kind\":\"forest\",\"cost\":4},{\"kind\":\"move\",\"n\":2}]}]},{\"id\":\"green-03\",\"color\":\"green\",\"rows\":[{\"require\":[{\"kind\":\"neighbour\",\"color\":\"green\",\"who\":\"one\",\"min\":1}],\"effects\":[{\"kind\":\"forest\",\"cost\":5}]},{\"require\":[{\"kind\":\"neighbour\",\"color\":\"green\",\"who\":\"both\",\"min\":1}],\"effects\":[{\"kind\":\"forest\",\"cost\":4}]}]},{\"id\":\"green-04\",\"color\":\"green\",\"rows\":[{\"require\":[{\"kind\":\"neighbour\",\"color\":\"blue\",\"who\":\"one\",\"min\":1}],\"effects\":[{\"kind\":\"forest\",\"cost\":5}]},{\"require\":[{\"kind\":\"neighbour\",\"color\":\"blue\",\"who\":\"both\",\"min\":1}],\"effects\":[{\"kind\":\"forest\",\"cost\":5},{\"kind\":\"water\",\"n\":1}]}]},{\"id\":\"green-05\",\"color\":\"green\",\"rows\":[{\"require\":[{\"kind\":\"neighbour\",\"color\":\"red\",\"who\":\"one\",\"min\":1}],\"effects\":[{\"kind\":\"forest\",\"cost\":5}]},{\"require\":[{\"kind\":\"neighbour\",\"color\":\"red\",\"who\":\"both\",\"min\":1}],\"effects\":[{\"kind\":\"forest\",\"cost\":5},{\"kind\":\"clean\",\"n\":1}]}]},{\"id\":\"green-06\",\"color\":\"green\",\"rows\":[{\"require\":[{\"kind\":\"more\",\"color\":\"green\",\"who\":\"one\"}],\"effects\":[{\"kind\":\"forest\",\"cost\":4}]},{\"require\":[{\"kind\":\"more\",\"color\":\"green\",\"who\":\"both\"}],\"effects\":[{\"kind\":\"forest\",\"cost\":1}]}],\"provenance\":\"requirements public (rezensionen-fuer-millionen: more green than at least one neighbour / than both); effects designed\"},{\"id\":\"green-07\",\"color\":\"green\",\"rows\":[{\"require\":[{\"kind\":\"more\",\"color\":\"green\",\"who\":\"one\"}],\"effects\":[{\"kind\":\"forest\",\"cost\":5},{\"kind\":\"move\",\"n\":1}]},{\"require\":[{\"kind\":\"more\",\"color\":\"green\",\"who\":\"both\"}],\"effects\":[{\"kind\":\"forest\",\"cost\":4},{\"kind\":\"clean\",\"n\":1}]}]},{\"id\":\"green-08\",\"color\":\"green\",\"rows\":[{\"require\":[{\"kind\":\"fewer\",\"color\":\"blue\",\"who\":\"one\"}],\"effects\":[{\"kind\":\"forest\",\"cost\":5}]},{\"require\":[{\"kind\":\"fewer\",\"color\":\"blue\",\"who\":\"both\"}],\"effects\":[{\"kind\":\"forest\",\"cost\":4},{\"kind\":\"water\",\"n\":2}]}]},{\"id\":\"green-09\",\"color\":\"green\",\"rows\":[{\"require\":[{\"kind\":\"fewer\",\"color\":\"yellow\",\"who\":\"one\"}],\"effects\":[{\"kind\":\"forest\",\"cost\":5}]},{\"require\":[{\"kind\":\"fewer\",\"color\":\"yellow\",\"who\":\"both\"}],\"effects\":[{\"kind\":\"forest\",\"cost\":4},{\"kind\":\"move\",\"n\":2}]}]},{\"id\":\"green-10\",\"color\":\"green\",\"rows\":[{\"require\":[{\"kind\":\"fewer\",\"color\":\"red\",\"who\":\"one\"}],\"effects\":[{\"kind\":\"forest\",\"cost\":5}]},{\"require\":[{\"kind\":\"fewer\",\"color\":\"red\",\"who\":\"both\"}],\"effects\":[{\"kind\":\"forest\",\"cost\":4},{\"kind\":\"clean\",\"n\":1}]}]},{\"id\":\"green-11\",\"color\":\"green\",\"rows\":[{\"require\":[{\"kind\":\"ownNone\",\"color\":\"blue\"}],\"effects\":[{\"kind\":\"forest\",\"cost\":2}]}]},{\"id\":\"green-12\",\"color\":\"green\",\"rows\":[{\"require\":[{\"kind\":\"ownNone\",\"color\":\"yellow\"}],\"effects\":[{\"kind\":\"forest\",\"cost\":4},{\"kind\":\"move\",\"n\":1}]}]},{\"id\":\"green-13\",\"color\":\"green\",\"rows\":[{\"require\":[{\"kind\":\"ownNone\",\"color\":\"red\"}],\"effects\":[{\"kind\":\"clean\",\"n\":1},{\"kind\":\"forest\",\"cost\":5}]}]},{\"id\":\"green-14\",\"color\":\"green\",\"rows\":[{\"require\":[{\"kind\":\"ownAllColors\"}],\"effects\":[{\"kind\":\"forest\",\"cost\":1}]},{\"require\":[{\"kind\":\"ownAllColors\"}],\"effects\":[{\"kind\":\"forest\",\"cost\":5},{\"kind\":\"forest\",\"cost\":5}]}]},{\"id\":\"green-15\",\"color\":\"green\",\"rows\":[{\"require\":[{\"kind\":\"group\",\"color\":\"green\",\"min\":2}],\"effects\":[{\"kind\":\"forest\",\"cost\":6}]},{\"require\":[{\"kind\":\"group\",\"color\":\"green\",\"min\":4}],\"effects\":[{\"kind\":\"forest\",\"cost\":4}]},{\"require\":[{\"kind\":\"group\",\"color\":\"green\",\"min\":6}],\"effects\":[{\"kind\":\"forest\",\"cost\":2}]}]},{\"id\":\"green-16\",\"color\":\"green\",\"rows\":[{\"require\":[{\"kind\":\"group\",\"color\":\"blue\",\"min\":3}],\"effects\":[{\"kind\":\"forest\",\"cost\":5}]},{\"require\":[{\"kind\":\"group\",\"color\":\"blue\",\"min\":5}],\"effects\":[{\"kind\":\"forest\",\"cost\":2}]}]},{\"id\":\"green-17\",\"color\":\"green\",\"rows\":[{\"require\":[{\"kind\":\"group\",\"color\":\"yellow\",\"min\":3}],\"effects\":[{\"kind\":\"forest\",\"cost\":5}]},{\"require\":[{\"kind\":\"group\",\"color\":\"yellow\",\"min\":5}],\"effects\":[{\"kind\":\"forest\",\"cost\":4},{\"kind\":\"move\",\"n\":2}]}]},{\"id\":\"green-18\",\"color\":\"green\",\"rows\":[{\"require\":[{\"kind\":\"own\",\"color\":\"yellow\",\"min\":1}],\"effects\":[{\"kind\":\"forest\",\"cost\":5}]},{\"require\":[{\"kind\":\"own\",\"color\":\"yellow\",\"min\":2}],\"effects\":[{\"kind\":\"forest\",\"cost\":5},{\"kind\":\"move\",\"n\":2}]}]},{\"id\":\"green-19\",\"color\":\"green\",\"rows\":[{\"require\":[{\"kind\":\"own\",\"color\":\"red\",\"min\":1}],\"effects\":[{\"kind\":\"forest\",\"cost\":5}]},{\"require\":[{\"kind\":\"own\",\"color\":\"red\",\"min\":2}],\"effects\":[{\"kind\":\"clean\",\"n\":1},{\"kind\":\"forest\",\"cost\":4}]}]},{\"id\":\"green-20\",\"color\":\"green\",\"rows\":[{\"require\":[{\"kind\":\"own\",\"color\":\"green\",\"min\":3}],\"effects\":[{\"kind\":\"forest\",\"cost\":4},{\"kind\":\"forest\",\"cost\":5}]}]}]}"),
	forestTiles: {
		provenance: "count 39 = 3 x 13: public; slots 2-4 and the bonus kinds: seed; that the tiles used depend on the number of players: public (brettspielabend.net); distribution and minPlayers designed",
		count: 39,
		list: [
			{
				id: "teal-01",
				color: "teal",
				slots: 2,
				bonus: null,
				minPlayers: 2
			},
			{
				id: "teal-02",
				color: "teal",
				slots: 2,
				bonus: null,
				minPlayers: 2
			},
			{
				id: "teal-03",
				color: "teal",
				slots: 2,
				bonus: null,
				minPlayers: 3
			},
			{
				id: "teal-04",
				color: "teal",
				slots: 2,
				bonus: null,
				minPlayers: 5
			},
			{
				id: "teal-05",
				color: "teal",
				slots: 3,
				bonus: "turbine",
				minPlayers: 2
			},
			{
				id: "teal-06",
				color: "teal",
				slots: 3,
				bonus: "catapult",
				minPlayers: 2
			},
			{
				id: "teal-07",
				color: "teal",
				slots: 3,
				bonus: "catapult",
				minPlayers: 4
			},
			{
				id: "teal-08",
				color: "teal",
				slots: 3,
				bonus: "portal",
				minPlayers: 2
			},
			{
				id: "teal-09",
				color: "teal",
				slots: 3,
				bonus: "portal",
				minPlayers: 5
			},
			{
				id: "teal-10",
				color: "teal",
				slots: 4,
				bonus: "turbine",
				minPlayers: 2
			},
			{
				id: "teal-11",
				color: "teal",
				slots: 4,
				bonus: "turbine",
				minPlayers: 4
			},
			{
				id: "teal-12",
				color: "teal",
				slots: 4,
				bonus: "catapult",
				minPlayers: 3
			},
			{
				id: "teal-13",
				color: "teal",
				slots: 4,
				bonus: "portal",
				minPlayers: 2
			},
			{
				id: "amber-01",
				color: "amber",
				slots: 2,
				bonus: null,
				minPlayers: 2
			},
			{
				id: "amber-02",
				color: "amber",
				slots: 2,
				bonus: null,
				minPlayers: 2
			},
			{
				id: "amber-03",
				color: "amber",
				slots: 2,
				bonus: null,
				minPlayers: 3
			},
			{
				id: "amber-04",
				color: "amber",
				slots: 2,
				bonus: null,
				minPlayers: 5
			},
			{
				id: "amber-05",
				color: "amber",
				slots: 3,
				bonus: "turbine",
				minPlayers: 2
			},
			{
				id: "amber-06",
				color: "amber",
				slots: 3,
				bonus: "catapult",
				minPlayers: 2
			},
			{
				id: "amber-07",
				color: "amber",
				slots: 3,
				bonus: "catapult",
				minPlayers: 4
			},
			{
				id: "amber-08",
				color: "amber",
				slots: 3,
				bonus: "portal",
				minPlayers: 2
			},
			{
				id: "amber-09",
				color: "amber",
				slots: 3,
				bonus: "portal",
				minPlayers: 5
			},
			{
				id: "amber-10",
				color: "amber",
				slots: 4,
				bonus: "turbine",
				minPlayers: 2
			},
			{
				id: "amber-11",
				color: "amber",
				slots: 4,
				bonus: "turbine",
				minPlayers: 4
			},
			{
				id: "amber-12",
				color: "amber",
				slots: 4,
				bonus: "catapult",
				minPlayers: 3
			},
			{
				id: "amber-13",
				color: "amber",
				slots: 4,
				bonus: "portal",
				minPlayers: 2
			},
			{
				id: "violet-01",
				color: "violet",
				slots: 2,
				bonus: null,
				minPlayers: 2
			},
			{
				id: "violet-02",
				color: "violet",
				slots: 2,
				bonus: null,
				minPlayers: 2
			},
			{
				id: "violet-03",
				color: "violet",
				slots: 2,
				bonus: null,
				minPlayers: 3
			},
			{
				id: "violet-04",
				color: "violet",
				slots: 2,
				bonus: null,
				minPlayers: 5
			},
			{
				id: "violet-05",
				color: "violet",
				slots: 3,
				bonus: "turbine",
				minPlayers: 2
			},
			{
				id: "violet-06",
				color: "violet",
				slots: 3,
				bonus: "catapult",
				minPlayers: 2
			},
			{
				id: "violet-07",
				color: "violet",
				slots: 3,
				bonus: "catapult",
				minPlayers: 4
			},
			{
				id: "violet-08",
				color: "violet",
				slots: 3,
				bonus: "portal",
				minPlayers: 2
			},
			{
				id: "violet-09",
				color: "violet",
				slots: 3,
				bonus: "portal",
				minPlayers: 5
			},
			{
				id: "violet-10",
				color: "violet",
				slots: 4,
				bonus: "turbine",
				minPlayers: 2
			},
			{
				id: "violet-11",
				color: "violet",
				slots: 4,
				bonus: "turbine",
				minPlayers: 4
			},
			{
				id: "violet-12",
				color: "violet",
				slots: 4,
				bonus: "catapult",
				minPlayers: 3
			},
			{
				id: "violet-13",
				color: "violet",
				slots: 4,
				bonus: "portal",
				minPlayers: 2
			}
		]
	},
	startTiles: {
		provenance: "five numbered tiles with a colour and starting resources: public; values designed",
		count: 5,
		list: [
			{
				id: "start-1",
				seat: 1,
				color: "teal",
				effects: [{
					kind: "water",
					n: 4
				}]
			},
			{
				id: "start-2",
				seat: 2,
				color: "amber",
				effects: [{
					kind: "water",
					n: 4
				}, {
					kind: "move",
					n: 1
				}]
			},
			{
				id: "start-3",
				seat: 3,
				color: "violet",
				effects: [{
					kind: "water",
					n: 4
				}, {
					kind: "clean",
					n: 1
				}]
			},
			{
				id: "start-4",
				seat: 4,
				color: "teal",
				effects: [{
					kind: "water",
					n: 5
				}, {
					kind: "move",
					n: 1
				}]
			},
			{
				id: "start-5",
				seat: 5,
				color: "amber",
				effects: [{
					kind: "water",
					n: 5
				}, {
					kind: "clean",
					n: 1
				}]
			}
		]
	},
	villageCards: {
		provenance: "count 30: public; two-sided use, catapult and temple effects, objective worth up to 11: seed; every single card designed",
		count: 30,
		list: [
			{
				id: "v01",
				name: {
					de: "Türkise Siedler",
					en: "Teal Settlers"
				},
				objective: {
					metric: "villagesOfColor",
					color: "teal",
					op: "atLeast",
					tiers: [{
						at: 2,
						vp: 4
					}, {
						at: 3,
						vp: 8
					}]
				},
				immediate: [{
					kind: "catapult",
					n: 1
				}, {
					kind: "water",
					n: 2
				}]
			},
			{
				id: "v02",
				name: {
					de: "Bernsteinsiedler",
					en: "Amber Settlers"
				},
				objective: {
					metric: "villagesOfColor",
					color: "amber",
					op: "atLeast",
					tiers: [{
						at: 2,
						vp: 4
					}, {
						at: 3,
						vp: 8
					}]
				},
				immediate: [{
					kind: "catapult",
					n: 1
				}, {
					kind: "water",
					n: 2
				}]
			},
			{
				id: "v03",
				name: {
					de: "Violette Siedler",
					en: "Violet Settlers"
				},
				objective: {
					metric: "villagesOfColor",
					color: "violet",
					op: "atLeast",
					tiers: [{
						at: 2,
						vp: 4
					}, {
						at: 3,
						vp: 8
					}]
				},
				immediate: [{
					kind: "catapult",
					n: 1
				}, {
					kind: "water",
					n: 2
				}]
			},
			{
				id: "v04",
				name: {
					de: "Türkises Laub",
					en: "Teal Foliage"
				},
				objective: {
					metric: "tilesOfColor",
					color: "teal",
					op: "atLeast",
					tiers: [
						{
							at: 3,
							vp: 2
						},
						{
							at: 4,
							vp: 5
						},
						{
							at: 5,
							vp: 8
						}
					]
				},
				immediate: [{
					kind: "water",
					n: 4
				}]
			},
			{
				id: "v05",
				name: {
					de: "Bernsteinlaub",
					en: "Amber Foliage"
				},
				objective: {
					metric: "tilesOfColor",
					color: "amber",
					op: "atLeast",
					tiers: [
						{
							at: 3,
							vp: 2
						},
						{
							at: 4,
							vp: 5
						},
						{
							at: 5,
							vp: 8
						}
					]
				},
				immediate: [{
					kind: "clean",
					n: 2
				}]
			},
			{
				id: "v06",
				name: {
					de: "Violettes Laub",
					en: "Violet Foliage"
				},
				objective: {
					metric: "tilesOfColor",
					color: "violet",
					op: "atLeast",
					tiers: [
						{
							at: 3,
							vp: 2
						},
						{
							at: 4,
							vp: 5
						},
						{
							at: 5,
							vp: 8
						}
					]
				},
				immediate: [{
					kind: "move",
					n: 5
				}]
			},
			{
				id: "v07",
				name: {
					de: "Türkiser Hain",
					en: "Teal Grove"
				},
				objective: {
					metric: "largestColorGroup",
					color: "teal",
					op: "atLeast",
					tiers: [{
						at: 3,
						vp: 5
					}, {
						at: 4,
						vp: 8
					}]
				},
				immediate: [{
					kind: "forest",
					cost: 2
				}]
			},
			{
				id: "v08",
				name: {
					de: "Bernsteinhain",
					en: "Amber Grove"
				},
				objective: {
					metric: "largestColorGroup",
					color: "amber",
					op: "atLeast",
					tiers: [{
						at: 3,
						vp: 5
					}, {
						at: 4,
						vp: 8
					}]
				},
				immediate: [{
					kind: "forest",
					cost: 2
				}]
			},
			{
				id: "v09",
				name: {
					de: "Violetter Hain",
					en: "Violet Grove"
				},
				objective: {
					metric: "largestColorGroup",
					color: "violet",
					op: "atLeast",
					tiers: [{
						at: 3,
						vp: 5
					}, {
						at: 4,
						vp: 8
					}]
				},
				immediate: [{
					kind: "forest",
					cost: 2
				}]
			},
			{
				id: "v10",
				name: {
					de: "Lange Straße",
					en: "Long Road"
				},
				objective: {
					metric: "villageLine",
					op: "atLeast",
					tiers: [{
						at: 3,
						vp: 7
					}, {
						at: 4,
						vp: 11
					}]
				},
				immediate: [{
					kind: "water",
					n: 4
				}]
			},
			{
				id: "v11",
				name: {
					de: "Vier Plätze",
					en: "Four Squares"
				},
				objective: {
					metric: "villageSquares",
					op: "atLeast",
					tiers: [{
						at: 1,
						vp: 11
					}]
				},
				immediate: [{
					kind: "clean",
					n: 3
				}]
			},
			{
				id: "v12",
				name: {
					de: "Große Gemeinde",
					en: "Great Community"
				},
				objective: {
					metric: "largestVillageGroup",
					op: "atLeast",
					tiers: [{
						at: 4,
						vp: 5
					}, {
						at: 5,
						vp: 8
					}]
				},
				immediate: [{
					kind: "move",
					n: 5
				}]
			},
			{
				id: "v13",
				name: {
					de: "Einsame Wipfel",
					en: "Lonely Treetops"
				},
				objective: {
					metric: "isolatedVillages",
					op: "atLeast",
					tiers: [
						{
							at: 2,
							vp: 3
						},
						{
							at: 3,
							vp: 6
						},
						{
							at: 4,
							vp: 9
						}
					]
				},
				immediate: [{ kind: "temple" }]
			},
			{
				id: "v14",
				name: {
					de: "Grenzposten",
					en: "Frontier Posts"
				},
				objective: {
					metric: "cornerVillages",
					op: "atLeast",
					tiers: [
						{
							at: 1,
							vp: 2
						},
						{
							at: 2,
							vp: 6
						},
						{
							at: 3,
							vp: 10
						}
					]
				},
				immediate: [{
					kind: "catapult",
					n: 2
				}]
			},
			{
				id: "v15",
				name: {
					de: "Heilige Stätten",
					en: "Holy Places"
				},
				objective: {
					metric: "temples",
					op: "atLeast",
					tiers: [{
						at: 3,
						vp: 2
					}, {
						at: 4,
						vp: 4
					}]
				},
				immediate: [{ kind: "temple" }]
			},
			{
				id: "v16",
				name: {
					de: "Tempeldörfer",
					en: "Temple Villages"
				},
				objective: {
					metric: "templesOnVillages",
					op: "atLeast",
					tiers: [{
						at: 3,
						vp: 4
					}, {
						at: 4,
						vp: 7
					}]
				},
				immediate: [{ kind: "temple" }]
			},
			{
				id: "v17",
				name: {
					de: "Waldschreine",
					en: "Forest Shrines"
				},
				objective: {
					metric: "templesOnForests",
					op: "atLeast",
					tiers: [{
						at: 2,
						vp: 4
					}, {
						at: 3,
						vp: 8
					}]
				},
				immediate: [{ kind: "temple" }]
			},
			{
				id: "v18",
				name: {
					de: "Dreifarbiger Segen",
					en: "Threefold Blessing"
				},
				objective: {
					metric: "colorsWithTemple",
					op: "atLeast",
					tiers: [{
						at: 3,
						vp: 5
					}]
				},
				immediate: [{ kind: "temple" }]
			},
			{
				id: "v19",
				name: {
					de: "Zisternen",
					en: "Cisterns"
				},
				objective: {
					metric: "water",
					op: "atLeast",
					tiers: [{
						at: 6,
						vp: 3
					}, {
						at: 10,
						vp: 6
					}]
				},
				immediate: [{
					kind: "clean",
					n: 2
				}]
			},
			{
				id: "v20",
				name: {
					de: "Luftflotte",
					en: "Air Fleet"
				},
				objective: {
					metric: "ridersOnTiles",
					op: "atLeast",
					tiers: [{
						at: 5,
						vp: 4
					}, {
						at: 7,
						vp: 8
					}]
				},
				immediate: [{
					kind: "move",
					n: 5
				}]
			},
			{
				id: "v21",
				name: {
					de: "Heimkehr",
					en: "Homecoming"
				},
				objective: {
					metric: "ridersInCapital",
					op: "atLeast",
					tiers: [{
						at: 6,
						vp: 3
					}, {
						at: 7,
						vp: 5
					}]
				},
				immediate: [{
					kind: "catapult",
					n: 2
				}]
			},
			{
				id: "v22",
				name: {
					de: "Späher",
					en: "Scouts"
				},
				objective: {
					metric: "tilesWithRider",
					op: "atLeast",
					tiers: [{
						at: 3,
						vp: 3
					}, {
						at: 4,
						vp: 6
					}]
				},
				immediate: [{
					kind: "move",
					n: 5
				}]
			},
			{
				id: "v23",
				name: {
					de: "Volle Reihen",
					en: "Full Rows"
				},
				objective: {
					metric: "completeRows",
					op: "atLeast",
					tiers: [
						{
							at: 1,
							vp: 3
						},
						{
							at: 2,
							vp: 7
						},
						{
							at: 3,
							vp: 11
						}
					]
				},
				immediate: [{
					kind: "forest",
					cost: 2
				}]
			},
			{
				id: "v24",
				name: {
					de: "Volle Spalten",
					en: "Full Columns"
				},
				objective: {
					metric: "completeColumns",
					op: "atLeast",
					tiers: [
						{
							at: 2,
							vp: 4
						},
						{
							at: 3,
							vp: 7
						},
						{
							at: 4,
							vp: 10
						}
					]
				},
				immediate: [{
					kind: "forest",
					cost: 2
				}]
			},
			{
				id: "v25",
				name: {
					de: "Weites Land",
					en: "Wide Land"
				},
				objective: {
					metric: "columnsWithVillage",
					op: "atLeast",
					tiers: [{
						at: 3,
						vp: 3
					}, {
						at: 4,
						vp: 7
					}]
				},
				immediate: [{
					kind: "catapult",
					n: 2
				}]
			},
			{
				id: "v26",
				name: {
					de: "Reine Erde",
					en: "Pure Soil"
				},
				objective: {
					metric: "cleanEmptySpaces",
					op: "atLeast",
					tiers: [{
						at: 3,
						vp: 3
					}, {
						at: 5,
						vp: 7
					}]
				},
				immediate: [{
					kind: "water",
					n: 4
				}]
			},
			{
				id: "v27",
				name: {
					de: "Klarer Himmel",
					en: "Clear Sky"
				},
				objective: {
					metric: "pollutionTokens",
					op: "atMost",
					tiers: [{
						at: 3,
						vp: 4
					}, {
						at: 0,
						vp: 7
					}]
				},
				immediate: [{
					kind: "water",
					n: 4
				}]
			},
			{
				id: "v28",
				name: {
					de: "Baumeister",
					en: "Master Builders"
				},
				objective: {
					metric: "bonusVillages",
					op: "atLeast",
					tiers: [{
						at: 3,
						vp: 5
					}, {
						at: 4,
						vp: 8
					}]
				},
				immediate: [{
					kind: "catapult",
					n: 1
				}, {
					kind: "move",
					n: 2
				}]
			},
			{
				id: "v29",
				name: {
					de: "Rat der Anführer",
					en: "Council of Guides"
				},
				objective: {
					metric: "activeLeaders",
					op: "atLeast",
					tiers: [{
						at: 1,
						vp: 2
					}, {
						at: 2,
						vp: 6
					}]
				},
				immediate: [{ kind: "temple" }]
			},
			{
				id: "v30",
				name: {
					de: "Tatkraft",
					en: "Swift Deeds"
				},
				objective: {
					metric: "villageCardsUsed",
					op: "atLeast",
					tiers: [{
						at: 2,
						vp: 4
					}, {
						at: 3,
						vp: 7
					}]
				},
				immediate: [{
					kind: "clean",
					n: 2
				}]
			}
		]
	},
	templeSets: {
		provenance: "four temples, each with a one-time effect: seed; one per effect kind: public (geekbecois); values designed",
		list: [{
			id: "standard",
			temples: [
				{
					id: "t-water",
					name: {
						de: "Tempel der Quelle",
						en: "Temple of the Spring"
					},
					effects: [{
						kind: "water",
						n: 5
					}]
				},
				{
					id: "t-move",
					name: {
						de: "Tempel der Winde",
						en: "Temple of the Winds"
					},
					effects: [{
						kind: "move",
						n: 5
					}]
				},
				{
					id: "t-clean",
					name: {
						de: "Tempel der Flamme",
						en: "Temple of the Flame"
					},
					effects: [{
						kind: "clean",
						n: 3
					}]
				},
				{
					id: "t-forest",
					name: {
						de: "Tempel der Wurzeln",
						en: "Temple of the Roots"
					},
					effects: [{
						kind: "forest",
						cost: 3
					}]
				}
			]
		}]
	},
	pollutionLayouts: {
		provenance: "12 spaces, start space top left, 10 polluted spaces with 1 or 2 tokens, 16 tokens: public (spielkultisten.de, gamesfanatic.pl, bigcream.it), hence 6 doubles and 4 singles; which space has how many: designed",
		list: [{
			id: "standard",
			rows: [
				[
					0,
					0,
					1,
					2
				],
				[
					1,
					1,
					2,
					2
				],
				[
					1,
					2,
					2,
					2
				]
			]
		}]
	},
	grid: {
		provenance: "12 spaces in 3 x 4: public (several reviews); start top left: public (gamesfanatic.pl, knobelritter.at); 3 rows by 4 columns orientation recalled",
		rows: 3,
		columns: 4,
		start: [0, 0]
	},
	tribes: {
		provenance: "5 tribes x 4 leader cards, one colour-path condition and one special condition: seed; 'used village cards may count' : seed; a condition '3 stars': public (boardgame-replay.com), read as three objective cards; names, paths, conditions and abilities designed",
		count: 5,
		list: [
			{
				id: "falcons",
				name: {
					de: "Sturmfalken",
					en: "Storm Falcons"
				},
				path: [
					"teal",
					"amber",
					"violet",
					"amber"
				],
				special: {
					metric: "tilesWithRider",
					op: "atLeast",
					at: 3
				},
				leaders: [
					{
						id: "falcons-1",
						name: {
							de: "Thermikleserin",
							en: "Thermal Reader"
						},
						ability: {
							kind: "trigger",
							on: "playCard",
							color: "yellow",
							effects: [{
								kind: "move",
								n: 1
							}]
						}
					},
					{
						id: "falcons-2",
						name: {
							de: "Lotse der Schreine",
							en: "Shrine Pilot"
						},
						ability: { kind: "templeAdjacency" }
					},
					{
						id: "falcons-3",
						name: {
							de: "Schnelle Schwinge",
							en: "Swift Wing"
						},
						ability: {
							kind: "trigger",
							on: "buildVillage",
							effects: [{
								kind: "move",
								n: 2
							}]
						}
					},
					{
						id: "falcons-4",
						name: {
							de: "Flugmeisterin",
							en: "Flight Master"
						},
						ability: {
							kind: "substitute",
							from: "water",
							to: "move"
						}
					}
				],
				templeSet: "standard",
				pollutionLayout: "standard"
			},
			{
				id: "springs",
				name: {
					de: "Quellhüter",
					en: "Spring Keepers"
				},
				path: [
					"amber",
					"violet",
					"teal",
					"violet"
				],
				special: {
					metric: "water",
					op: "atLeast",
					at: 12
				},
				leaders: [
					{
						id: "springs-1",
						name: {
							de: "Regenruferin",
							en: "Rain Caller"
						},
						ability: {
							kind: "trigger",
							on: "playCard",
							color: "blue",
							effects: [{
								kind: "mix",
								of: ["water", "clean"],
								n: 1
							}]
						}
					},
					{
						id: "springs-2",
						name: {
							de: "Brunnenbauer",
							en: "Well Builder"
						},
						ability: {
							kind: "forestDiscount",
							n: 1
						}
					},
					{
						id: "springs-3",
						name: {
							de: "Spiegelseherin",
							en: "Mirror Seer"
						},
						ability: {
							kind: "countBonus",
							color: "blue",
							n: 1
						}
					},
					{
						id: "springs-4",
						name: {
							de: "Hüter der Zisterne",
							en: "Cistern Warden"
						},
						ability: {
							kind: "trigger",
							on: "buildVillage",
							effects: [{
								kind: "forest",
								cost: 4
							}]
						}
					}
				],
				templeSet: "standard",
				pollutionLayout: "standard"
			},
			{
				id: "embers",
				name: {
					de: "Glutwächter",
					en: "Ember Wardens"
				},
				path: [
					"violet",
					"teal",
					"amber",
					"teal"
				],
				special: {
					metric: "pollutionTokens",
					op: "atMost",
					at: 8
				},
				leaders: [
					{
						id: "embers-1",
						name: {
							de: "Aschefegerin",
							en: "Ash Sweeper"
						},
						ability: {
							kind: "trigger",
							on: "playCard",
							color: "red",
							effects: [{
								kind: "clean",
								n: 1
							}]
						}
					},
					{
						id: "embers-2",
						name: {
							de: "Rauchbändiger",
							en: "Smoke Tamer"
						},
						ability: { kind: "noVillagePollution" }
					},
					{
						id: "embers-3",
						name: {
							de: "Feuerpriesterin",
							en: "Fire Priestess"
						},
						ability: {
							kind: "trigger",
							on: "placeTemple",
							effects: [{
								kind: "clean",
								n: 2
							}]
						}
					},
					{
						id: "embers-4",
						name: {
							de: "Funkenmeister",
							en: "Spark Master"
						},
						ability: {
							kind: "freeFirstRow",
							color: "red"
						}
					}
				],
				templeSet: "standard",
				pollutionLayout: "standard"
			},
			{
				id: "roots",
				name: {
					de: "Wurzelweber",
					en: "Root Weavers"
				},
				path: [
					"teal",
					"teal",
					"amber",
					"violet"
				],
				special: {
					metric: "objectiveCards",
					op: "atLeast",
					at: 3
				},
				leaders: [
					{
						id: "roots-1",
						name: {
							de: "Samensammlerin",
							en: "Seed Gatherer"
						},
						ability: {
							kind: "trigger",
							on: "playCard",
							color: "green",
							effects: [{
								kind: "water",
								n: 2
							}]
						}
					},
					{
						id: "roots-2",
						name: {
							de: "Rankenläufer",
							en: "Vine Runner"
						},
						ability: { kind: "diagonalPlacement" }
					},
					{
						id: "roots-3",
						name: {
							de: "Zimmerin",
							en: "Carpenter"
						},
						ability: {
							kind: "slotDiscount",
							n: 1,
							min: 2
						}
					},
					{
						id: "roots-4",
						name: {
							de: "Waldmutter",
							en: "Forest Mother"
						},
						ability: {
							kind: "freeFirstRow",
							color: "green"
						}
					}
				],
				templeSet: "standard",
				pollutionLayout: "standard"
			},
			{
				id: "pilgrims",
				name: {
					de: "Himmelspilger",
					en: "Sky Pilgrims"
				},
				path: [
					"amber",
					"amber",
					"violet",
					"teal"
				],
				special: {
					metric: "villageCardsUsed",
					op: "atLeast",
					at: 2
				},
				leaders: [
					{
						id: "pilgrims-1",
						name: {
							de: "Bescheidener Baumeister",
							en: "Humble Mason"
						},
						ability: {
							kind: "trigger",
							on: "placeTemple",
							effects: [{
								kind: "mix",
								of: ["water", "move"],
								n: 3
							}]
						}
					},
					{
						id: "pilgrims-2",
						name: {
							de: "Chronistin",
							en: "Chronicler"
						},
						ability: {
							kind: "extraObjectiveSlot",
							n: 1
						}
					},
					{
						id: "pilgrims-3",
						name: {
							de: "Festmeister",
							en: "Feast Master"
						},
						ability: {
							kind: "trigger",
							on: "useVillageCard",
							effects: [{
								kind: "move",
								n: 2
							}]
						}
					},
					{
						id: "pilgrims-4",
						name: {
							de: "Hohepriesterin",
							en: "High Priestess"
						},
						ability: {
							kind: "trigger",
							on: "buildVillage",
							effects: [{
								kind: "catapult",
								n: 1
							}, {
								kind: "water",
								n: 2
							}]
						}
					}
				],
				templeSet: "standard",
				pollutionLayout: "standard"
			}
		]
	},
	scoring: {
		endTile: 5,
		perTreehouse: 3,
		templesTable: [
			0,
			0,
			0,
			3,
			7
		],
		tilesTable: [
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			1,
			2,
			4,
			6,
			9,
			12
		],
		pollutedSpacesTable: [
			12,
			7,
			3,
			0
		],
		provenance: "seed (5, 3, 3/7, ranges 0-12, 0-11 per objective); public (pollution 12-7-3-0: scoring-app listing citing the rulebook); tile table designed within the seed's range 0-12"
	},
	textTemplates: {
		provenance: "designed (own wording)",
		require: {
			own: {
				de: "mindestens {min} × {color} auf deinem Halter",
				en: "at least {min} × {color} on your rack"
			},
			ownNone: {
				de: "kein {color} auf deinem Halter",
				en: "no {color} on your rack"
			},
			ownAllColors: {
				de: "alle vier Farben auf deinem Halter",
				en: "all four colours on your rack"
			},
			"neighbour.one": {
				de: "mindestens ein Nachbar hat {min} × {color}",
				en: "at least one neighbour has {min} × {color}"
			},
			"neighbour.both": {
				de: "beide Nachbarn haben je {min} × {color}",
				en: "both neighbours have {min} × {color} each"
			},
			"neighbour.left": {
				de: "dein linker Nachbar hat {min} × {color}",
				en: "your left neighbour has {min} × {color}"
			},
			"neighbour.right": {
				de: "dein rechter Nachbar hat {min} × {color}",
				en: "your right neighbour has {min} × {color}"
			},
			"more.left": {
				de: "mehr {color} als dein linker Nachbar",
				en: "more {color} than your left neighbour"
			},
			"more.right": {
				de: "mehr {color} als dein rechter Nachbar",
				en: "more {color} than your right neighbour"
			},
			"fewer.left": {
				de: "weniger {color} als dein linker Nachbar",
				en: "fewer {color} than your left neighbour"
			},
			"fewer.right": {
				de: "weniger {color} als dein rechter Nachbar",
				en: "fewer {color} than your right neighbour"
			},
			"more.one": {
				de: "mehr {color} als mindestens ein Nachbar",
				en: "more {color} than at least one neighbour"
			},
			"more.both": {
				de: "mehr {color} als jeder der beiden Nachbarn",
				en: "more {color} than each of the two neighbours"
			},
			"fewer.one": {
				de: "weniger {color} als mindestens ein Nachbar",
				en: "fewer {color} than at least one neighbour"
			},
			"fewer.both": {
				de: "weniger {color} als jeder der beiden Nachbarn",
				en: "fewer {color} than each of the two neighbours"
			},
			group: {
				de: "du und beide Nachbarn haben zusammen mindestens {min} × {color}",
				en: "you and both neighbours have at least {min} × {color} together"
			}
		},
		effect: {
			water: {
				de: "{n} Wasser",
				en: "{n} water"
			},
			move: {
				de: "{n} Bewegungen",
				en: "{n} moves"
			},
			"move.1": {
				de: "1 Bewegung",
				en: "1 move"
			},
			clean: {
				de: "{n} Verschmutzung entfernen",
				en: "remove {n} pollution"
			},
			forest: {
				de: "1 Wald für {cost} Wasser",
				en: "1 forest for {cost} water"
			},
			mix: {
				de: "{n} beliebig aus {kinds}",
				en: "{n} in any mix of {kinds}"
			},
			catapult: {
				de: "{n} Windreiter auf beliebige Plättchen",
				en: "{n} windriders to any tiles"
			},
			"catapult.1": {
				de: "1 Windreiter auf ein beliebiges Plättchen",
				en: "1 windrider to any tile"
			},
			temple: {
				de: "1 Tempel ohne Kartenabwurf",
				en: "1 temple without discarding"
			}
		},
		metric: {
			villagesOfColor: {
				de: "Dörfer auf {color}",
				en: "villages on {color}"
			},
			tilesOfColor: {
				de: "Plättchen in {color}",
				en: "tiles in {color}"
			},
			largestColorGroup: {
				de: "größte Gruppe in {color}",
				en: "largest group in {color}"
			},
			villageLine: {
				de: "Dörfer in einer geraden Linie",
				en: "villages in a straight line"
			},
			villageSquares: {
				de: "Dörfer im 2×2-Quadrat",
				en: "villages in a 2×2 square"
			},
			largestVillageGroup: {
				de: "größte Dorfgruppe",
				en: "largest group of villages"
			},
			isolatedVillages: {
				de: "Dörfer ohne Nachbardorf",
				en: "villages without a neighbouring village"
			},
			cornerVillages: {
				de: "Dörfer in Ecken",
				en: "villages in corners"
			},
			temples: {
				de: "platzierte Tempel",
				en: "placed temples"
			},
			templesOnVillages: {
				de: "Tempel auf Dörfern",
				en: "temples on villages"
			},
			templesOnForests: {
				de: "Tempel auf Plättchen ohne Dorf",
				en: "temples on tiles without a village"
			},
			colorsWithTemple: {
				de: "Farben mit Tempel",
				en: "colours with a temple"
			},
			water: {
				de: "Wasser im Vorrat",
				en: "water in stock"
			},
			ridersOnTiles: {
				de: "Windreiter auf Plättchen",
				en: "windriders on tiles"
			},
			ridersInCapital: {
				de: "Windreiter in der Hauptstadt",
				en: "windriders in the capital"
			},
			tilesWithRider: {
				de: "Plättchen mit Windreiter",
				en: "tiles with a windrider"
			},
			completeRows: {
				de: "volle Reihen",
				en: "complete rows"
			},
			completeColumns: {
				de: "volle Spalten",
				en: "complete columns"
			},
			columnsWithVillage: {
				de: "Spalten mit Dorf",
				en: "columns with a village"
			},
			cleanEmptySpaces: {
				de: "saubere leere Felder",
				en: "clean empty spaces"
			},
			pollutionTokens: {
				de: "Verschmutzungen",
				en: "pollution tokens"
			},
			bonusVillages: {
				de: "Dörfer mit Bonus",
				en: "villages with a bonus"
			},
			activeLeaders: {
				de: "ausgelegte Anführer",
				en: "leaders in play"
			},
			villageCardsUsed: {
				de: "genutzte Dorf-Karten",
				en: "used village cards"
			},
			objectiveCards: {
				de: "Dorf-Karten als Ziel",
				en: "village cards kept as objectives"
			}
		},
		ability: {
			"trigger.playCard": {
				de: "Spielst du eine Karte in {color}: {effects}",
				en: "When you play a {color} card: {effects}"
			},
			"trigger.buildVillage": {
				de: "Baust du ein Dorf: {effects}",
				en: "When you build a village: {effects}"
			},
			"trigger.placeTemple": {
				de: "Platzierst du einen Tempel: {effects}",
				en: "When you place a temple: {effects}"
			},
			"trigger.useVillageCard": {
				de: "Nutzt du eine Dorf-Karte sofort: {effects}",
				en: "When you use a village card at once: {effects}"
			},
			immediate: {
				de: "Einmalig beim Auslegen: {effects}",
				en: "Once when laid out: {effects}"
			},
			templeAdjacency: {
				de: "Plättchen mit deinem Tempel gelten als benachbart zur Hauptstadt",
				en: "Tiles with your temple count as adjacent to the capital"
			},
			substitute: {
				de: "Auf Element-Karten: {from} darfst du als {to} nehmen",
				en: "On element cards: you may take {from} as {to}"
			},
			forestDiscount: {
				de: "Wälder kosten {n} Wasser weniger",
				en: "Forests cost {n} water less"
			},
			countBonus: {
				de: "Dein {color} darf bei Voraussetzungen als {n} mehr zählen",
				en: "Your {color} may count as {n} more for requirements"
			},
			endScore: {
				de: "Spielende: je {per} {metric} {vp} SP (höchstens {max})",
				en: "Game end: {vp} VP per {per} {metric} (at most {max})"
			},
			noVillagePollution: {
				de: "Deine Dörfer bringen keine Verschmutzung",
				en: "Your villages bring no pollution"
			},
			freeFirstRow: {
				de: "Die erste Reihe deiner Karten in {color} hat keine Voraussetzung",
				en: "The first row of your {color} cards has no requirement"
			},
			diagonalPlacement: {
				de: "Wälder dürfen auch diagonal anliegen",
				en: "Forests may also touch diagonally"
			},
			slotDiscount: {
				de: "Dörfer brauchen {n} Windreiter weniger (mindestens {min})",
				en: "Villages need {n} windrider fewer (at least {min})"
			},
			templeDiscount: {
				de: "Ein Tempel kostet {n} Karte weniger",
				en: "A temple costs {n} card less"
			},
			extraObjectiveSlot: {
				de: "{n} Ziel-Platz mehr",
				en: "{n} more objective slot"
			}
		}
	}
}, h = class extends Error {
	constructor(e, t) {
		super(`tribes-of-the-wind data: ${e}: ${t}`), this.name = "BadData";
	}
};
function g(e, t) {
	if (typeof e != "object" || !e || Array.isArray(e)) throw new h(t, "is no object");
	return e;
}
function _(e, t) {
	if (!Array.isArray(e)) throw new h(t, "is no list");
	return e;
}
function v(e, t) {
	if (typeof e != "number" || !Number.isInteger(e)) throw new h(t, "is no whole number");
	return e;
}
function y(e, t) {
	if (typeof e != "string" || e === "") throw new h(t, "is no text");
	return e;
}
function b(e, t, n) {
	let r = t.find((t) => t === e);
	if (r === void 0) throw new h(n, `unknown word ${String(e)}`);
	return r;
}
function ee(e, t, n) {
	return t.indexOf(b(e, t, n));
}
function te(e, t) {
	let n = g(e, t);
	return {
		de: y(n.de, `${t}.de`),
		en: y(n.en, `${t}.en`)
	};
}
function ne(e, t, n) {
	for (let r of Object.keys(e)) if (!t.includes(r)) throw new h(n, `unknown field ${r}`);
}
// games/tribes-of-the-wind/rules/vocabulary.ts
var re = [
	"own",
	"ownNone",
	"ownAllColors",
	"neighbour",
	"more",
	"fewer",
	"group"
], ie = [
	"one",
	"both",
	"left",
	"right"
], ae = [
	"water",
	"move",
	"clean"
], oe = [
	"water",
	"move",
	"clean",
	"forest",
	"mix",
	"catapult",
	"temple"
], se = [
	"villagesOfColor",
	"tilesOfColor",
	"largestColorGroup"
], ce = [
	...se,
	"villageLine",
	"villageSquares",
	"largestVillageGroup",
	"isolatedVillages",
	"cornerVillages",
	"temples",
	"templesOnVillages",
	"templesOnForests",
	"colorsWithTemple",
	"water",
	"ridersOnTiles",
	"ridersInCapital",
	"tilesWithRider",
	"completeRows",
	"completeColumns",
	"columnsWithVillage",
	"cleanEmptySpaces",
	"pollutionTokens",
	"bonusVillages",
	"activeLeaders",
	"villageCardsUsed",
	"objectiveCards"
], le = ["atLeast", "atMost"], ue = [
	"playCard",
	"buildVillage",
	"placeTemple",
	"useVillageCard"
], de = [
	"trigger",
	"immediate",
	"templeAdjacency",
	"substitute",
	"forestDiscount",
	"countBonus",
	"endScore",
	"noVillagePollution",
	"freeFirstRow",
	"diagonalPlacement",
	"slotDiscount",
	"templeDiscount",
	"extraObjectiveSlot"
], fe = [
	"turbine",
	"catapult",
	"portal"
];
// games/tribes-of-the-wind/rules/read-words.ts
function pe(e, t, n) {
	let r = g(e, n);
	ne(r, [
		"kind",
		"color",
		"min",
		"who"
	], n);
	let i = b(r.kind, re, `${n}.kind`);
	if (i === "ownAllColors") return { kind: i };
	let a = ee(r.color, t.elements, `${n}.color`);
	if (i === "ownNone") return {
		kind: i,
		color: a
	};
	if (i === "own" || i === "group") return {
		kind: i,
		color: a,
		min: v(r.min, `${n}.min`)
	};
	let o = b(r.who, ie, `${n}.who`);
	return i === "neighbour" ? {
		kind: i,
		color: a,
		who: o,
		min: v(r.min, `${n}.min`)
	} : {
		kind: i,
		color: a,
		who: o
	};
}
function me(e, t) {
	let n = g(e, t);
	ne(n, [
		"kind",
		"n",
		"cost",
		"of"
	], t);
	let r = b(n.kind, oe, `${t}.kind`);
	if (r === "temple") return { kind: r };
	if (r === "forest") return {
		kind: r,
		cost: v(n.cost, `${t}.cost`)
	};
	let i = v(n.n, `${t}.n`);
	if (r !== "mix") return {
		kind: r,
		n: i
	};
	let a = _(n.of, `${t}.of`).map((e) => b(e, ae, `${t}.of`));
	if (a.length < 2 || new Set(a).size !== a.length) throw new h(t, "a mix names two different kinds");
	return {
		kind: r,
		of: a,
		n: i
	};
}
function he(e, t) {
	return _(e, t).map((e, n) => me(e, `${t}[${n}]`));
}
function ge(e, t, n) {
	let r = g(e, n), i = b(r.metric, ce, `${n}.metric`);
	if (se.some((e) => e === i)) return {
		metric: i,
		color: ee(r.color, t.forests, `${n}.color`)
	};
	if (r.color !== void 0) throw new h(n, `${i} has no colour`);
	return {
		metric: i,
		color: -1
	};
}
function _e(e, t, n) {
	let r = g(e, n);
	ne(r, [
		"metric",
		"color",
		"op",
		"tiers"
	], n);
	let i = _(r.tiers, `${n}.tiers`).map((e, t) => {
		let r = g(e, `${n}.tiers[${t}]`);
		return {
			at: v(r.at, `${n}.at`),
			vp: v(r.vp, `${n}.vp`)
		};
	});
	if (i.length === 0) throw new h(n, "has no tier");
	return {
		...ge(r, t, n),
		op: b(r.op, le, `${n}.op`),
		tiers: i
	};
}
function ve(e, t, n) {
	let r = g(e, n);
	return ne(r, [
		"metric",
		"color",
		"op",
		"at"
	], n), {
		...ge(r, t, n),
		op: b(r.op, le, `${n}.op`),
		at: v(r.at, `${n}.at`)
	};
}
function ye(e, t, n) {
	let r = g(e, n), i = b(r.kind, de, `${n}.kind`), a = (e) => v(r[e], `${n}.${e}`);
	switch (i) {
		case "trigger": {
			let e = b(r.on, ue, `${n}.on`);
			return {
				kind: i,
				on: e,
				color: e === "playCard" ? ee(r.color, t.elements, `${n}.color`) : -1,
				effects: he(r.effects, `${n}.effects`)
			};
		}
		case "immediate": return {
			kind: i,
			effects: he(r.effects, `${n}.effects`)
		};
		case "substitute": return {
			kind: i,
			from: b(r.from, ae, `${n}.from`),
			to: b(r.to, ae, `${n}.to`)
		};
		case "countBonus": return {
			kind: i,
			color: ee(r.color, t.elements, `${n}.color`),
			n: a("n")
		};
		case "freeFirstRow": return {
			kind: i,
			color: ee(r.color, t.elements, `${n}.color`)
		};
		case "endScore": return {
			kind: i,
			...ge(r, t, n),
			per: a("per"),
			vp: a("vp"),
			max: a("max")
		};
		case "slotDiscount": return {
			kind: i,
			n: a("n"),
			min: a("min")
		};
		case "forestDiscount":
		case "templeDiscount":
		case "extraObjectiveSlot": return {
			kind: i,
			n: a("n")
		};
		default: return { kind: i };
	}
}
// games/tribes-of-the-wind/rules/read-data.ts
var be = [
	"handSize",
	"elementDisplay",
	"forestDisplay",
	"villageDisplay",
	"templeCost",
	"objectiveSlots",
	"maxLeaders",
	"riders",
	"treehouses",
	"temples",
	"endTriggerVillages",
	"extraRounds",
	"startingObjectives"
], xe = (e, t) => g(e[t], t), x = (e, t) => _(xe(e, t).list, `${t}.list`);
function Se(e) {
	let t = g(e, "file"), n = x(t, "elements").map((e, t) => {
		let n = g(e, `elements[${t}]`);
		return {
			id: y(n.id, "id"),
			name: te(n.name, "name"),
			colorName: te(n.colorName, "colorName")
		};
	}), r = x(t, "forestColors").map((e, t) => {
		let n = g(e, `forestColors[${t}]`);
		return {
			id: y(n.id, "id"),
			name: te(n.name, "name")
		};
	}), i = {
		elements: n.map((e) => e.id),
		forests: r.map((e) => e.id)
	}, a = Ce(xe(t, "grid")), o = x(t, "forestTiles").map((e, t) => Ee(e, i, `forestTiles[${t}]`));
	return {
		elements: n,
		forestColors: r,
		bonuses: we(x(t, "bonuses")),
		cards: x(t, "elementCards").map((e, t) => Te(e, i, `elementCards[${t}]`)),
		tiles: [...o, ...De(x(t, "startTiles"), i)],
		forestTileCount: o.length,
		villageCards: x(t, "villageCards").map((e, t) => Oe(e, i, `villageCards[${t}]`)),
		tribes: ke(t, i, a.rows * a.columns),
		grid: a,
		constants: Ae(xe(t, "constants")),
		scoring: je(xe(t, "scoring")),
		templates: Me(xe(t, "textTemplates"))
	};
}
function Ce(e) {
	let t = v(e.rows, "grid.rows"), n = v(e.columns, "grid.columns"), [r, i] = _(e.start, "grid.start").map((e) => v(e, "grid.start"));
	return {
		rows: t,
		columns: n,
		start: (r ?? 0) * n + (i ?? 0)
	};
}
function we(e) {
	let t = {};
	for (let n of e) {
		let e = g(n, "bonuses");
		t[b(e.id, fe, "bonuses.id")] = te(e.name, "bonuses.name");
	}
	let { turbine: n, catapult: r, portal: i } = t;
	if (n === void 0 || r === void 0 || i === void 0) throw new h("bonuses", "a bonus has no name");
	return {
		turbine: n,
		catapult: r,
		portal: i
	};
}
function Te(e, t, n) {
	let r = g(e, n), i = _(r.rows, `${n}.rows`).map((e, r) => {
		let i = g(e, `${n}.rows[${r}]`);
		return {
			require: _(i.require, `${n}.require`).map((e) => pe(e, t, `${n}.rows[${r}]`)),
			effects: he(i.effects, `${n}.rows[${r}].effects`)
		};
	});
	if (i.length === 0) throw new h(n, "has no row");
	return {
		id: y(r.id, `${n}.id`),
		color: ee(r.color, t.elements, `${n}.color`),
		rows: i
	};
}
function Ee(e, t, n) {
	let r = g(e, n);
	return {
		id: y(r.id, `${n}.id`),
		color: ee(r.color, t.forests, `${n}.color`),
		slots: v(r.slots, `${n}.slots`),
		bonus: r.bonus === null ? null : b(r.bonus, fe, `${n}.bonus`),
		minPlayers: v(r.minPlayers, `${n}.minPlayers`),
		start: null
	};
}
function De(e, t) {
	return e.map((e, n) => {
		let r = `startTiles[${n}]`, i = g(e, r);
		if (v(i.seat, `${r}.seat`) !== n + 1) throw new h(r, "start tiles stand in seat order");
		let a = ee(i.color, t.forests, `${r}.color`), o = he(i.effects, `${r}.effects`);
		return {
			id: y(i.id, `${r}.id`),
			color: a,
			slots: 0,
			bonus: null,
			minPlayers: 0,
			start: o
		};
	});
}
function Oe(e, t, n) {
	let r = g(e, n);
	return {
		id: y(r.id, `${n}.id`),
		name: te(r.name, `${n}.name`),
		objective: _e(r.objective, t, `${n}.objective`),
		immediate: he(r.immediate, `${n}.immediate`)
	};
}
function ke(e, t, n) {
	let r = new Map(x(e, "templeSets").map((e) => {
		let t = g(e, "templeSets"), n = _(t.temples, "templeSets.temples").map((e) => {
			let t = g(e, "temple");
			return {
				id: y(t.id, "temple.id"),
				name: te(t.name, "temple.name"),
				effects: he(t.effects, "temple.effects")
			};
		});
		return [y(t.id, "templeSets.id"), n];
	})), i = new Map(x(e, "pollutionLayouts").map((e) => {
		let t = g(e, "pollutionLayouts"), r = _(t.rows, "layout").flatMap((e) => _(e, "layout.row").map((e) => v(e, "layout")));
		if (r.length !== n) throw new h("pollutionLayouts", "does not fit the grid");
		return [y(t.id, "pollutionLayouts.id"), r];
	}));
	return x(e, "tribes").map((e, n) => {
		let a = `tribes[${n}]`, o = g(e, a), s = r.get(y(o.templeSet, `${a}.templeSet`)), c = i.get(y(o.pollutionLayout, `${a}.pollutionLayout`));
		if (s === void 0 || c === void 0) throw new h(a, "unknown temple set or layout");
		return {
			id: y(o.id, `${a}.id`),
			name: te(o.name, `${a}.name`),
			path: _(o.path, `${a}.path`).map((e) => ee(e, t.forests, `${a}.path`)),
			special: ve(o.special, t, `${a}.special`),
			leaders: _(o.leaders, `${a}.leaders`).map((e, n) => {
				let r = g(e, `${a}.leaders[${n}]`);
				return {
					id: y(r.id, `${a}.leader.id`),
					name: te(r.name, `${a}.leader.name`),
					ability: ye(r.ability, t, `${a}.leaders[${n}].ability`)
				};
			}),
			temples: s,
			pollution: c
		};
	});
}
function Ae(e) {
	return Object.fromEntries(be.map((t) => [t, v(e[t], `constants.${t}`)]));
}
function je(e) {
	let t = (t) => _(e[t], t).map((e) => v(e, t));
	return {
		endTile: v(e.endTile, "endTile"),
		perTreehouse: v(e.perTreehouse, "perTreehouse"),
		templesTable: t("templesTable"),
		tilesTable: t("tilesTable"),
		pollutedSpacesTable: t("pollutedSpacesTable")
	};
}
function Me(e) {
	let t = {};
	for (let [n, r] of Object.entries(e)) {
		if (n === "provenance") continue;
		let e = {};
		for (let [t, i] of Object.entries(g(r, n))) e[t] = te(i, t);
		t[n] = e;
	}
	return t;
}
// games/tribes-of-the-wind/rules/data.ts
var Ne = Se(m), { elements: Pe, forestColors: Fe, cards: Ie, tiles: Le, villageCards: Re, tribes: ze, grid: S, constants: C, scoring: Be } = Ne, Ve = Pe.length, w = S.rows * S.columns;
Ne.forestTileCount, Ie.map((e) => e.color);
var T = (e) => Ie[e], E = (e) => Le[e], D = (e) => Re[e], O = (e) => ze[e], He = (e, t) => O(e).leaders[t], Ue = (e) => new Map(e.map((e, t) => [e.id, t])), We = Ue(Ie);
Ue(Le), Ue(Re), Ue(ze);
var Ge = (e) => We.get(e) ?? -1, k = w, A = (e) => Math.floor(e / S.columns), j = (e) => e % S.columns, M = Array.from({ length: w }, (e, t) => t), Ke = M.map((e) => M.filter((t) => Math.abs(A(e) - A(t)) + Math.abs(j(e) - j(t)) === 1)), qe = M.map((e) => M.filter((t) => Math.abs(A(e) - A(t)) === 1 && Math.abs(j(e) - j(t)) === 1)), Je = M.flatMap((e) => M.map((t) => (Ke[e] ?? []).includes(t))), Ye = Array.from({ length: S.rows }, (e, t) => M.filter((e) => A(e) === t)), Xe = Array.from({ length: S.columns }, (e, t) => M.filter((e) => j(e) === t)), Ze = M.filter((e) => A(e) < S.rows - 1 && j(e) < S.columns - 1).map((e) => [
	e,
	e + 1,
	e + S.columns,
	e + S.columns + 1
]), Qe = M.filter((e) => (A(e) === 0 || A(e) === S.rows - 1) && (j(e) === 0 || j(e) === S.columns - 1)), $e = (e) => e === k ? "capital" : `r${A(e)}c${j(e)}`, et = [...M, k].map($e), tt = new Map(et.map((e, t) => [e, t])), N = (e) => tt.get(e) ?? -1, nt = (e, t) => e.tiles[t] >= 0, P = (e, t) => e.village[t] === 1, rt = (e, t, n) => nt(e, t) && E(e.tiles[t]).color === n;
function F(e) {
	let t = 0;
	for (let n = 0; n < w; n++) e(n) && t++;
	return t;
}
function it(e) {
	let t = Array.from({ length: w }, () => !1), n = 0;
	for (let r = 0; r < w; r++) {
		if (t[r] || !e(r)) continue;
		let i = [r];
		t[r] = !0;
		let a = 0;
		for (let n = i.pop(); n !== void 0; n = i.pop()) {
			a++;
			for (let r of Ke[n]) !t[r] && e(r) && (t[r] = !0, i.push(r));
		}
		a > n && (n = a);
	}
	return n;
}
function at(e, t) {
	let n = 0, r = 0;
	for (let i of t) n = P(e, i) ? n + 1 : 0, n > r && (r = n);
	return r;
}
var ot = (e, t) => F((n) => P(e, n) && rt(e, n, t)), st = (e, t) => F((n) => rt(e, n, t)), ct = (e, t) => it((n) => rt(e, n, t)), lt = (e) => Math.max(...[...Ye, ...Xe].map((t) => at(e, t))), ut = (e) => Ze.filter((t) => t.every((t) => P(e, t))).length, dt = (e) => it((t) => P(e, t)), ft = (e) => F((t) => P(e, t) && !Ke[t].some((t) => P(e, t))), pt = (e) => Qe.filter((t) => P(e, t)).length, mt = (e) => F((t) => e.temple[t] >= 0), ht = {
	villagesOfColor: ot,
	tilesOfColor: st,
	largestColorGroup: ct,
	villageLine: lt,
	villageSquares: ut,
	largestVillageGroup: dt,
	isolatedVillages: ft,
	cornerVillages: pt,
	temples: mt,
	templesOnVillages: (e) => F((t) => e.temple[t] >= 0 && P(e, t)),
	templesOnForests: (e) => F((t) => e.temple[t] >= 0 && !P(e, t)),
	colorsWithTemple: (e) => Fe.filter((t, n) => F((t) => e.temple[t] >= 0 && rt(e, t, n)) > 0).length,
	water: (e) => e.water,
	ridersOnTiles: (e) => e.riders.reduce((e, t) => e + t, 0),
	ridersInCapital: (e) => e.capital,
	tilesWithRider: (e) => F((t) => e.riders[t] > 0),
	completeRows: (e) => Ye.filter((t) => t.every((t) => nt(e, t))).length,
	completeColumns: (e) => Xe.filter((t) => t.every((t) => nt(e, t))).length,
	columnsWithVillage: (e) => Xe.filter((t) => t.some((t) => P(e, t))).length,
	cleanEmptySpaces: (e) => F((t) => !nt(e, t) && e.pollution[t] === 0),
	pollutionTokens: (e) => e.pollution.reduce((e, t) => e + t, 0),
	bonusVillages: (e) => F((t) => P(e, t) && E(e.tiles[t]).bonus !== null),
	activeLeaders: (e) => e.leaders.length,
	villageCardsUsed: (e) => e.used.length,
	objectiveCards: (e) => e.objectives.length
}, gt = (e, t) => ht[t.metric](e, t.color), _t = (e, t, n) => t === "atLeast" ? e >= n : e <= n;
function vt(e, t) {
	let n = gt(e, t), r = 0;
	for (let e of t.tiers) _t(n, t.op, e.at) && e.vp > r && (r = e.vp);
	return r;
}
var yt = (e) => F((t) => P(e, t)), bt = (e) => mt(e, -1);
// games/tribes-of-the-wind/rules/abilities.ts
function xt(e, t) {
	return e.kind === t;
}
function St(e, t) {
	for (let n of e.leaders) if (He(e.tribe, n).ability.kind === t) return !0;
	return !1;
}
function Ct(e, t, n) {
	let r = 0;
	for (let i of e.leaders) {
		let { ability: a } = He(e.tribe, i);
		xt(a, t) && (r += n(a));
	}
	return r;
}
function wt(e, t, n) {
	let r = [];
	for (let i of e.leaders) {
		let { ability: a } = He(e.tribe, i);
		if (a.kind === "trigger" && a.on === t && (t !== "playCard" || a.color === n)) for (let e of a.effects) r.push({
			effect: e,
			leader: i
		});
	}
	return r;
}
var Tt = (e) => St(e, "templeAdjacency");
function Et(e, t) {
	let n = t;
	for (let t of e.leaders) {
		let { ability: r } = He(e.tribe, t);
		r.kind === "substitute" && (n = Dt(n, r.from, r.to));
	}
	return n;
}
function Dt(e, t, n) {
	return e.kind === t ? {
		kind: "mix",
		of: [t, n],
		n: e.n
	} : e.kind === "mix" && e.of.includes(t) && !e.of.includes(n) ? {
		kind: "mix",
		of: [...e.of, n],
		n: e.n
	} : e;
}
var Ot = (e, t) => Math.max(0, t - Ct(e, "forestDiscount", (e) => e.n)), kt = (e, t) => Ct(e, "countBonus", (e) => e.color === t ? e.n : 0), At = (e, t) => e.leaders.length > 0 && Ct(e, "freeFirstRow", (e) => +(e.color === t)) > 0, jt = (e) => St(e, "diagonalPlacement"), Mt = (e) => C.objectiveSlots + Ct(e, "extraObjectiveSlot", (e) => e.n), Nt = (e, t) => {
	let n = e.tiles[t];
	return n < 0 ? -1 : E(n).color;
};
function Pt(e) {
	let { path: t } = O(e.tribe);
	for (let n = 0; n < w; n++) if (Nt(e, n) === t[0] && Ft(e, t, n, 1, 1 << n)) return !0;
	return !1;
}
function Ft(e, t, n, r, i) {
	if (r === t.length) return !0;
	for (let a of Ke[n]) if (!(i & 1 << a) && Nt(e, a) === t[r] && Ft(e, t, a, r + 1, i | 1 << a)) return !0;
	return !1;
}
function It(e) {
	let { path: t } = O(e.tribe), n = null, r = -1, i = [], a = (n) => {
		let r = Nt(e, n);
		return r === -1 || r === t[i.length];
	}, o = (s, c) => {
		if (!a(s)) return;
		let l = c + (Nt(e, s) === -1 ? 0 : 1);
		if (i.push(s), i.length === t.length) l > r && (r = l, n = i.slice());
		else for (let e of Ke[s]) i.includes(e) || o(e, l);
		i.pop();
	};
	for (let e = 0; e < w; e++) o(e, 0);
	if (n === null) return null;
	let s = n;
	return {
		spaces: s,
		placed: s.map((t) => Nt(e, t) !== -1),
		matches: r
	};
}
// games/tribes-of-the-wind/rules/requirements.ts
var I = (e, t) => e[t], Lt = (e, t) => I(e.own, t) + I(e.bonus, t);
function Rt(e, t, n) {
	switch (e) {
		case "one": return t || n;
		case "both": return t && n;
		case "left": return t;
		case "right": return n;
	}
}
var zt = (e, t) => Lt(t, e.color) >= e.min, Bt = (e, t) => I(t.own, e.color) === 0, Vt = (e, t) => {
	for (let e = 0; e < Ve; e++) if (Lt(t, e) < 1) return !1;
	return !0;
}, Ht = (e, t) => Rt(e.who, I(t.left, e.color) >= e.min, I(t.right, e.color) >= e.min), Ut = (e, t) => Rt(e.who, Lt(t, e.color) > I(t.left, e.color), Lt(t, e.color) > I(t.right, e.color)), Wt = (e, t) => Rt(e.who, I(t.own, e.color) < I(t.left, e.color), I(t.own, e.color) < I(t.right, e.color)), Gt = (e, t) => Lt(t, e.color) + I(t.left, e.color) + I(t.right, e.color) >= e.min;
function Kt(e, t) {
	switch (e.kind) {
		case "own": return zt(e, t);
		case "ownNone": return Bt(e, t);
		case "ownAllColors": return Vt(e, t);
		case "neighbour": return Ht(e, t);
		case "more": return Ut(e, t);
		case "fewer": return Wt(e, t);
		case "group": return Gt(e, t);
	}
}
var qt = () => Array.from({ length: Ve }, () => 0);
function Jt(e) {
	let t = qt();
	for (let n of e) t[n] = t[n] + 1;
	return t;
}
function Yt(e, t) {
	return t === 2 ? {
		left: 1 - e,
		right: -1
	} : {
		left: (e + 1) % t,
		right: (e + t - 1) % t
	};
}
var Xt = (e) => qt().map((t, n) => kt(e, n));
qt();
// games/tribes-of-the-wind/rules/terrain.ts
var Zt = (e, t) => e.tiles[t] >= 0, Qt = (e, t) => e.village[t] === 1 && E(e.tiles[t]).bonus === "portal", $t = (e, t, n) => t === S.start || Qt(e, t) || n && e.temple[t] >= 0;
function en(e, t, n) {
	return t === n ? !1 : t === k ? Zt(e, n) && $t(e, n, Tt(e)) : n === k ? Zt(e, t) && $t(e, t, Tt(e)) : !Zt(e, t) || !Zt(e, n) ? !1 : Je[t * w + n] || Qt(e, t) && Qt(e, n);
}
var tn = (e, t) => t === k ? e.capital : e.riders[t];
function nn(e, t) {
	if (Zt(e, t) || e.pollution[t] > 0) return !1;
	for (let n of Ke[t]) if (Zt(e, n)) return !0;
	if (!jt(e)) return !1;
	for (let n of qe[t]) if (Zt(e, n)) return !0;
	return !1;
}
// games/tribes-of-the-wind/rules/inspect.ts
var L = (e, t) => e.players[t], rn = (e) => e.element.top === null ? e.element.display : [...e.element.display, e.element.top];
function an(e, t) {
	let { left: n, right: r } = Yt(t, e.players.length);
	return {
		own: L(e, t).rack,
		left: {
			seat: n,
			cards: L(e, n).rack
		},
		right: {
			seat: r,
			cards: r < 0 ? rn(e) : L(e, r).rack
		}
	};
}
function on(e, t) {
	let n = an(e, t), r = (e) => Jt(e.map((e) => e.color));
	return {
		own: r(n.own),
		left: r(n.left.cards),
		right: r(n.right.cards),
		bonus: Xt(L(e, t))
	};
}
function sn(e, t, n) {
	let r = an(e, t), i = on(e, t);
	return T(n).rows.map((a, o) => {
		let s = o === 0 && At(L(e, t), T(n).color), c = a.require.map((e) => cn(e, i, r));
		return {
			playable: s || c.every((e) => e.holds),
			free: s,
			requirements: c
		};
	});
}
function cn(e, t, n) {
	let r = e.kind === "ownAllColors" ? -1 : e.color, i = (e) => e[r] ?? 0, a = (e) => e.flatMap((e, t) => r === -1 || e.color === r ? [t] : []), o = e.kind !== "ownAllColors" && e.kind !== "own" && e.kind !== "ownNone";
	return {
		requirement: e,
		holds: Kt(e, t),
		color: r,
		own: i(t.own),
		bonus: i(t.bonus),
		left: i(t.left),
		right: i(t.right),
		backs: {
			own: e.kind === "neighbour" ? [] : a(n.own),
			left: o ? a(n.left.cards) : [],
			right: o ? a(n.right.cards) : []
		}
	};
}
function ln(e, t) {
	let { objective: n } = D(t), r = gt(e, n), i = vt(e, n);
	return {
		value: r,
		points: i,
		next: n.tiers.filter((e) => e.vp > i && !_t(r, n.op, e.at)).sort((e, t) => e.vp - t.vp)[0] ?? null
	};
}
function un(e) {
	let { special: t, leaders: n } = O(e.tribe), r = gt(e, t);
	return {
		path: {
			spent: e.pathSpent,
			holds: Pt(e),
			progress: It(e)
		},
		special: {
			spent: e.specialSpent,
			holds: _t(r, t.op, t.at),
			value: r,
			at: t.at
		},
		left: Math.min(C.maxLeaders, n.length) - e.leaders.length
	};
}
// games/tribes-of-the-wind/board/draw/ink.ts
var R = "#2b241e", dn = "#fffaf0", z = (e) => Math.round(e * 10) / 10;
function fn(e) {
	let t = e * 2654435761 >>> 0;
	return () => {
		t |= 0, t = t + 1831565813 | 0;
		let e = Math.imul(t ^ t >>> 15, 1 | t);
		return e = e + Math.imul(e ^ e >>> 7, 61 | e) ^ e, ((e ^ e >>> 14) >>> 0) / 4294967296;
	};
}
var pn = (e, t) => [Math.cos(t * Math.PI / 180) * e, Math.sin(t * Math.PI / 180) * e];
function mn(e, t, n, r, i) {
	let a = fn(i), o = [
		[0, 0],
		[e, 0],
		[e, t],
		[0, t]
	].map(([e, t]) => [e + (a() - .5) * r, t + (a() - .5) * r]), s = "";
	for (let e = 0; e < 4; e++) {
		let t = o[e], r = o[(e + 3) % 4], i = o[(e + 1) % 4], a = Math.hypot(r[0] - t[0], r[1] - t[1]), c = Math.hypot(i[0] - t[0], i[1] - t[1]), l = [t[0] + (r[0] - t[0]) * n / a, t[1] + (r[1] - t[1]) * n / a], u = [t[0] + (i[0] - t[0]) * n / c, t[1] + (i[1] - t[1]) * n / c];
		s += `${e > 0 ? "L" : "M"}${z(l[0])} ${z(l[1])}Q${z(t[0])} ${z(t[1])} ${z(u[0])} ${z(u[1])}`;
	}
	return `${s}Z`;
}
// games/tribes-of-the-wind/board/draw/bonus.ts
var hn = {
	turbine: `<g stroke="${R}" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"><path d="M-2.4 22L-1 -4H1L2.4 22Z" fill="#cdbb9b"/><g transform="translate(0 -5)">${[
		0,
		120,
		240
	].map((e) => `<path transform="rotate(${e + 14})" d="M0 0C-5 -5 -5 -13 -1 -18C3.6 -13 3 -6 0 0Z" fill="#fffaf0"/>`).join("")}<circle r="3" fill="#e6b02c"/></g></g>`,
	catapult: `<g stroke="${R}" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"><path d="M-14 20L-2 2M12 20L2 2M-16 20H16" fill="none" stroke-width="5"/><path d="M-14 20L-2 2M12 20L2 2M-16 20H16" fill="none" stroke="#a9794a" stroke-width="2.6"/><path d="M-12 10L12 -15" stroke-width="5.4"/><path d="M-12 10L12 -15" stroke="#c99a63" stroke-width="2.8"/><path d="M7 -19Q17 -22 19 -11Q12 -8 7 -19Z" fill="#fffaf0"/><circle cx="-12" cy="11" r="4.4" fill="#8c8577"/></g>`,
	portal: `<g stroke="${R}" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"><path d="M-13 20V4A13 15 0 0 1 13 4V20" fill="none" stroke-width="7"/><path d="M-13 20V4A13 15 0 0 1 13 4V20" fill="none" stroke="#d9cbb0" stroke-width="4"/><path d="M-9 20V5A9 11 0 0 1 9 5V20Z" fill="#9fd3d6"/><path d="M0 6C3 4 5 8 2.6 10.6C-.6 14 -6 11.4 -5.2 6.6C-4.4 1.6 2 0 5.4 3" fill="none" stroke="#fffdf6" stroke-width="2"/></g>`
}, gn = [
	"blue",
	"yellow",
	"red",
	"green"
], _n = {
	blue: {
		c: "#3a7fbd",
		l: "#bcdcf2",
		d: "#1c4c7c"
	},
	yellow: {
		c: "#e6b02c",
		l: "#fbe6a3",
		d: "#7d5600"
	},
	red: {
		c: "#cf4b30",
		l: "#f6c0ad",
		d: "#8a2413"
	},
	green: {
		c: "#55934a",
		l: "#cbe3ba",
		d: "#2c5c25"
	}
}, vn = {
	blue: "<path d=\"M0 -10C3.6 -5 7.4 -1 7.4 3.4C7.4 7.4 4 10 0 10C-4 10 -7.4 7.4 -7.4 3.4C-7.4 -1 -3.6 -5 0 -10Z\" fill=\"F\"/><path d=\"M-4 3.6C-2.6 1.8 -1.2 1.8 0 3.2C1.2 4.6 2.6 4.6 4 3\" fill=\"none\" stroke=\"S\" stroke-width=\"1.5\"/>",
	yellow: "<path d=\"M-10 -2.6H3.4C7.6 -2.6 7.8 -8.8 3.6 -8.8C1 -8.8 .2 -6.4 1.6 -5.2M-8 1.8H7C11 1.8 10.6 7.4 7 7.2C5 7.1 4.4 5.2 5.6 4.4M-9 6H0C3.4 6 3 10.4 .2 10\" fill=\"none\" stroke=\"S\" stroke-width=\"4.6\"/><path d=\"M-10 -2.6H3.4C7.6 -2.6 7.8 -8.8 3.6 -8.8C1 -8.8 .2 -6.4 1.6 -5.2M-8 1.8H7C11 1.8 10.6 7.4 7 7.2C5 7.1 4.4 5.2 5.6 4.4M-9 6H0C3.4 6 3 10.4 .2 10\" fill=\"none\" stroke=\"F\" stroke-width=\"2.2\"/>",
	red: "<path d=\"M1 -10.4C2 -6 7.6 -3 7.6 3C7.6 7.4 4.4 10 0 10C-4.4 10 -7.6 7.4 -7.6 3.2C-7.6 0 -5.6 -1.6 -4.8 -4.4C-3 -3.6 -2.4 -2.2 -2.4 -.8C0 -3.4 1.8 -6 1 -10.4Z\" fill=\"F\"/><path d=\"M.4 2C2.4 4 3 5 3 6.4C3 8.2 1.6 9 0 9C-1.6 9 -3 8 -3 6.4C-3 4.8 -.6 4.4 .4 2Z\" fill=\"S\" stroke=\"none\"/>",
	green: "<path d=\"M0 10V-1\" fill=\"none\" stroke=\"S\" stroke-width=\"1.9\"/><path d=\"M0 .6C-1 -6 -5 -8.6 -10 -8.4C-9.8 -2.4 -6 1 0 .6Z\" fill=\"F\"/><path d=\"M0 4C.8 -1.6 4.4 -4.4 9.6 -4.6C9.8 .8 6 4.4 0 4Z\" fill=\"F\"/><path d=\"M-6 10H6\" fill=\"none\" stroke=\"S\" stroke-width=\"1.9\"/>"
}, yn = (e, t, n) => vn[e].replaceAll("\"F\"", `"${t}"`).replaceAll("\"S\"", `"${n}"`), bn = {
	blue: "<path d=\"M-13 -13q4 -4 8 0t9 0t9 0M-13 14q4 -4 8 0t9 0t9 0\"/>",
	yellow: "<path d=\"M-12 -14h16q5 -3 1 -5M12 14h-16q-5 3 -1 5\"/>",
	red: "<path d=\"M-12 -12l4 -5l4 5l4 -5l4 5l4 -5l4 5M-12 17l4 -5l4 5l4 -5l4 5l4 -5l4 5\"/>",
	green: "<path d=\"M-12 -16q6 6 12 0q6 6 12 0M-12 14q6 6 12 0q6 6 12 0\"/>"
}, xn = (e) => e === "red" ? "#fbd36b" : e === "blue" ? "#fff" : R, Sn = (e) => `<rect x="-17" y="-23" width="34" height="46" rx="5" fill="${_n[e].c}" stroke="${R}" stroke-width="1.6"/><rect x="-13.6" y="-19.6" width="27.2" height="39.2" rx="3" fill="none" stroke="${_n[e].l}" stroke-width="1.2"/><g stroke="${_n[e].l}" stroke-width="1" fill="none" opacity=".75">${bn[e]}</g><circle r="10" fill="${dn}" stroke="${R}" stroke-width="1.4"/><g transform="scale(.68)" stroke="${R}" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round">${yn(e, e === "yellow" ? "#f0bb3a" : _n[e].c, xn(e))}</g>`, Cn = `<symbol id="tw-e-falcons" viewBox="-11 -11 22 22"><g stroke="${R}" stroke-width="1.2" stroke-linejoin="round" stroke-linecap="round"><path d="M-9.6 4.6C-8.6 -4 -2 -9 7 -8.6C5.6 -7.4 5.4 -6.2 8.6 -4.6C5.8 -4.4 5.2 -3 6.6 -1.4C3.8 -1.8 3.2 -.4 4 1.4C1.4 .6 .6 1.8 1 3.8C-2 2 -5.6 2.6 -9.6 4.6Z" fill="#c23f68"/><path d="M-6.6 1.6C-4 -2.4 0 -5 4 -6M-9.6 8.6C-5 5.6 0 6.4 4 9" fill="none"/></g></symbol>
 <symbol id="tw-e-embers" viewBox="-11 -11 22 22"><g stroke="${R}" stroke-width="1.2" stroke-linejoin="round" stroke-linecap="round"><path d="M-8 2H8C8 6.6 5 9 0 9C-5 9 -8 6.6 -8 2Z" fill="#4d4a57"/><path d="M-4.4 0A1.9 1.9 0 1 1 -4.3 0ZM4.4 0A1.9 1.9 0 1 0 4.3 0ZM0 -1A2.6 2.6 0 1 1 .1 -1Z" fill="#e8763e"/><path d="M-3 -6C-4.4 -8 -1.6 -8.4 -3 -10.4M3 -6C4.4 -8 1.6 -8.4 3 -10.4" fill="none"/></g></symbol>
 <symbol id="tw-e-roots" viewBox="-11 -11 22 22"><g stroke="${R}" stroke-width="1.2" stroke-linejoin="round" stroke-linecap="round" fill="none"><path d="M0 -10V-2M0 -2C-1 3 -6 2 -8.6 8.4M0 -2C1 3 6 2 8.6 8.4M0 -2V9M-4 2.6C-4 5 -4.4 7 -4 9M4 2.6C4 5 4.4 7 4 9M0 -6L-5 -9M0 -6L5 -9" stroke-width="4.2"/><path d="M0 -10V-2M0 -2C-1 3 -6 2 -8.6 8.4M0 -2C1 3 6 2 8.6 8.4M0 -2V9M-4 2.6C-4 5 -4.4 7 -4 9M4 2.6C4 5 4.4 7 4 9M0 -6L-5 -9M0 -6L5 -9" stroke="#b98250" stroke-width="2"/></g></symbol>
 <symbol id="tw-e-springs" viewBox="-11 -11 22 22"><g stroke="${R}" stroke-width="1.2" stroke-linejoin="round" stroke-linecap="round"><path d="M-9 3H9L7 9.4H-7Z" fill="#9fb4c1"/><path d="M-9.6 3A9.6 2.6 0 0 1 9.6 3A9.6 2.6 0 0 1 -9.6 3Z" fill="#dcebf2"/><path d="M0 2C-1 -3 -7 -2 -7.4 -7M0 2C1 -3 7 -2 7.4 -7M0 2V-9" fill="none" stroke-width="2.8"/><path d="M0 2C-1 -3 -7 -2 -7.4 -7M0 2C1 -3 7 -2 7.4 -7M0 2V-9" fill="none" stroke="#8fb9cf" stroke-width="1.2"/></g></symbol>
 <symbol id="tw-e-pilgrims" viewBox="-11 -11 22 22"><g stroke="${R}" stroke-width="1.2" stroke-linejoin="round" stroke-linecap="round"><path d="M-5 9.6L3.6 -5" fill="none" stroke-width="4"/><path d="M-5 9.6L3.6 -5" fill="none" stroke="#b98250" stroke-width="1.9"/><path d="M4.6 -10L6 -6.4L9.8 -6.2L6.8 -3.8L7.8 0L4.6 -2.2L1.4 0L2.4 -3.8L-.6 -6.2L3.2 -6.4Z" fill="#f4c95a"/><path d="M-9 4C-10.4 .8 -7 -1.4 -5.2 .4C-4 -2.4 .2 -1.6 0 1.4C2.4 1.2 2.8 4 .6 4Z" fill="#fffaf0"/></g></symbol>`, wn = [
	"falcons",
	"springs",
	"embers",
	"roots",
	"pilgrims"
], Tn = {
	falcons: {
		c: "#c23f68",
		l: "#f0a8be",
		d: "#7d1f3f"
	},
	springs: {
		c: "#6e8fa3",
		l: "#bcd2de",
		d: "#3b5768"
	},
	embers: {
		c: "#4d4a57",
		l: "#a9a5b5",
		d: "#2c2a33"
	},
	roots: {
		c: "#8d5d33",
		l: "#d3a878",
		d: "#573716"
	},
	pilgrims: {
		c: "#8d8a3c",
		l: "#dcd89a",
		d: "#4f4d1a"
	}
};
// games/tribes-of-the-wind/board/draw/pieces.ts
function En(e, t = !0) {
	let n = Tn[e];
	return `<g class="tw-rider" stroke="${R}" stroke-linejoin="round" stroke-linecap="round">${t ? "<ellipse cx=\"1\" cy=\"18\" rx=\"11\" ry=\"3.6\" fill=\"#1d150c\" opacity=\".3\" stroke=\"none\"/>" : ""}
 <path d="M-4 4L-15 -8M4 4L15 -8M-2 2L-6 -10M2 2L6 -10" fill="none" stroke-width="1"/>
 <path d="M3 4Q10 3 15 8Q10 10 4 8Z" fill="${n.l}" stroke-width="1.2"/>
 <path d="M-2.4 14L-3 18.6M2.6 14L3.6 18.4" fill="none" stroke-width="3.6"/><path d="M-2.4 14L-3 18.6M2.6 14L3.6 18.4" fill="none" stroke="#6b4a2a" stroke-width="1.5"/>
 <path d="M-4 6L-9 -1M4 6L9 -1" fill="none" stroke-width="3.8"/><path d="M-4 6L-9 -1M4 6L9 -1" fill="none" stroke="${n.c}" stroke-width="1.8"/>
 <path d="M-3.6 5Q-4.4 9 -6.4 14.6Q0 17.4 6.4 14.6Q4.4 9 3.6 5Q0 3 -3.6 5Z" fill="${n.c}" stroke-width="1.4"/><path d="M-4.6 10.4Q0 12 4.6 10.4" fill="none" stroke="${n.l}" stroke-width="1.3"/>
 <circle cy="1" r="4.6" fill="#f1cfa8" stroke-width="1.4"/><path d="M-4.7 .8Q-5 -4.8 0 -4.6Q5 -4.8 4.7 .8Q3.4 -2.2 0 -2.2Q-3.4 -2.2 -4.7 .8Z" fill="#5a3a22" stroke-width="1"/><path d="M-4.3 -1.2Q0 -3 4.3 -1.2" fill="none" stroke="#f4c95a" stroke-width="1.3"/><circle cx="-1.5" cy="1.6" r=".65" fill="#2b241e" stroke="none"/><circle cx="1.9" cy="1.6" r=".65" fill="#2b241e" stroke="none"/>
 <path d="M-25 -4C-20 -19 -8 -23 0 -18.6C8 -23 20 -19 25 -4C17 -10.4 9 -11.6 0 -9C-9 -11.6 -17 -10.4 -25 -4Z" fill="#fffaf0" stroke-width="1.8"/>
 <path d="M-25 -4C-22.4 -11.6 -18.2 -16.6 -13.4 -19L-10.6 -10.4C-16 -10.2 -21 -7.4 -25 -4ZM25 -4C22.4 -11.6 18.2 -16.6 13.4 -19L10.6 -10.4C16 -10.2 21 -7.4 25 -4Z" fill="${n.c}" stroke-width="1.2"/>
 <path d="M0 -18.6V-9M-6.6 -20.2L-5.4 -10.2M6.6 -20.2L5.4 -10.2" fill="none" stroke-width=".9"/></g>`;
}
function Dn(e, t = 1, n = !1, r = _n[e].c) {
	let i = _n[e];
	return `<g transform="scale(${t})" stroke="${R}" stroke-width="1.6" stroke-linejoin="round" ${n ? "opacity=\".3\"" : ""}><ellipse cx="1" cy="21" rx="22" ry="4.4" fill="#1d150c" opacity=".28" stroke="none"/><path d="M-20 20L-17 14H17L20 20Z" fill="#cfc7b6"/><path d="M-14 14V-3H14V14Z" fill="#efe6d2"/><path d="M-10 14V-2M10 14V-2" stroke="#a89c84" stroke-width="2.6"/><path d="M-23 -2C-14 -5 -6 -12 0 -22C6 -12 14 -5 23 -2C14 1.4 -14 1.4 -23 -2Z" fill="${r}"/><circle cy="-24" r="2.4" fill="#f4c95a" stroke-width="1.3"/><circle cy="6.4" r="7.6" fill="${dn}" stroke-width="1.3"/><g transform="translate(0 6.4) scale(.52)" stroke-width="1.6">${yn(e, i.c, i.d)}</g></g>`;
}
function On(e, t = 1) {
	let n = Tn[e];
	return `<g transform="scale(${t})" stroke="${R}" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round"><ellipse cx="2" cy="42" rx="28" ry="6" fill="#1d150c" opacity=".28" stroke="none"/><path d="M-9 12C-8 24 -11 34 -18 42C-8 40 -4 42 0 42C5 42 9 40 19 42C11 34 8 24 9 12Z" fill="#8a5f38"/><path d="M-3 18C-3 26 -4 32 -7 37M4 18C4 25 5 31 8 36" fill="none" stroke="#5b3d20" stroke-width="1.4"/>
 <path d="M-31 10H31L27 17H-27Z" fill="#c59a62"/><path d="M-20 10V17M-8 10V17M6 10V17M19 10V17" stroke-width="1" fill="none"/><path d="M-19 10L-22 -12H22L19 10Z" fill="#f6e7c6"/><path d="M-5 10V-3Q0 -8 5 -3V10Z" fill="#7a4f2b"/><circle cx="-12.6" cy="-1" r="4" class="tw-win"/><circle cx="12.6" cy="-1" r="4" class="tw-win"/><path d="M-12.6 -5V3M12.6 -5V3" stroke-width="1"/>
 <path d="M-34 -9C-20 -14 -7 -28 0 -46C7 -28 20 -14 34 -9C20 -3 -20 -3 -34 -9Z" fill="${n.c}"/><path d="M-20 -12Q-8 -22 -3 -35M20 -12Q8 -22 3 -35M0 -8V-34" fill="none" stroke="${n.d}" stroke-width="1.5"/><path d="M-34 -9C-20 -3 20 -3 34 -9" fill="none"/><path d="M0 -46V-58" fill="none"/><path d="M0 -58L15 -54L0 -49.6Z" fill="#fffaf0" stroke-width="1.4"/>
 <path d="M-26 17V30M-21 17V33M-26 21H-21M-26 26H-21" fill="none" stroke-width="1.3"/></g>`;
}
function B(e = 1) {
	return `<g transform="scale(${e})" stroke="#1c1620" stroke-width="1.8" stroke-linejoin="round"><ellipse cx="2" cy="20" rx="24" ry="7" fill="#120c14" opacity=".4" stroke="none"/><path d="M-25 8C-31 0 -25 -11 -16 -10C-14 -20 0 -23 7 -15C16 -19 26 -11 23 -2C29 4 26 15 16 15C10 21 -2 21 -7 16C-15 20 -24 16 -25 8Z" fill="var(--tw-smog)"/><path d="M-17 -3C-14 -9 -6 -9 -4 -3M5 -8C10 -11 16 -7 15 -2M-14 9C-9 13 -3 12 -1 7" fill="none" stroke="var(--tw-smog-l)" stroke-width="2" stroke-linecap="round"/><circle cx="8" cy="6" r="5" fill="var(--tw-acid)" stroke-width="1.4"/><circle cx="-8" cy="2" r="3.2" fill="var(--tw-acid)" stroke-width="1.2"/><circle cx="1" cy="-12" r="2.3" fill="var(--tw-acid)" stroke-width="1"/></g>`;
}
// games/tribes-of-the-wind/board/draw/trees.ts
var kn = [
	"teal",
	"amber",
	"violet"
], V = (e) => `${z(e[0])} ${z(e[1])}`;
function An(e, t, n = 1) {
	let r = fn(n);
	return e === "teal" ? jn(t, r) : Mn(e, t, r() * 60);
}
function jn(e, t) {
	let n = Array.from({ length: 8 }, (n, r) => pn(e * (.9 + t() * .12), r * 360 / 8 + t() * 8)), r = `A${z(e * .4)} ${z(e * .4)} 0 0 1 `;
	return `${n.map((e, t) => `${t > 0 ? r : "M"}${V(e)}`).join("")}${r}${V(n[0])}Z`;
}
function Mn(e, t, n) {
	let r = e === "amber" ? 5 : 9, i = "";
	for (let a = 0; a < r; a++) {
		let o = n + a * 360 / r, s = pn(t * .6, o - 180 / r), c = pn(t * (e === "amber" ? 1.22 : 1.08), o), l = pn(t * .6, o + 180 / r);
		i += `${a > 0 ? "L" : "M"}${V(s)}`, i += e === "amber" ? `Q${V(pn(t * .98, o - 130 / r))} ${V(c)}Q${V(pn(t * .98, o + 130 / r))} ${V(l)}` : `L${V(c)}L${V(l)}`;
	}
	return `${i}Z`;
}
function Nn(e, t) {
	let n = `var(--tw-${e}-d)`;
	return e === "teal" ? `<path d="M${z(t * .2)} ${z(t * .5)}q${z(t * .26)} ${z(-t * .06)} ${z(t * .34)} ${z(-t * .3)}M${z(-t * .5)} ${z(t * .44)}q${z(t * .2)} ${z(t * .14)} ${z(t * .4)} ${z(t * .06)}" fill="none" stroke="${n}" stroke-width="1.3" stroke-linecap="round"/>` : e === "amber" ? `<path d="M0 ${z(t * .62)}V${z(-t * .3)}M0 ${z(t * .2)}L${z(t * .36)} ${z(-t * .06)}M0 ${z(t * .2)}L${z(-t * .36)} ${z(-t * .06)}" fill="none" stroke="${n}" stroke-width="1.2" stroke-linecap="round"/>` : `<circle r="${z(t * .1)}" cx="${z(-t * .16)}" cy="${z(-t * .2)}" fill="${n}"/>`;
}
function Pn(e, t, n, r, i) {
	let a = e === "violet" ? "stroke=\"var(--tw-violet-d)\" stroke-width=\".9\"" : "";
	return `<g transform="translate(${z(t)} ${z(n)})"><path d="${An(e, r, i)}" transform="translate(2 4)" fill="#1d150c" opacity=".22"/><path d="${An(e, r, i)}" fill="var(--tw-${e})" stroke="${R}" stroke-width="1.6" stroke-linejoin="round"/><path d="${An(e, r * .56, i + 3)}" transform="translate(${z(-r * .16)} ${z(-r * .2)})" fill="var(--tw-${e}-hi)" ${a}/>${Nn(e, r)}</g>`;
}
// games/tribes-of-the-wind/board/draw/symbols.ts
var Fn = "<path d=\"M-10.6 -1.6L-1.8 6M10.6 -1.6L1.8 6M-3.6 -4L-1 5M3.6 -4L1 5\" fill=\"none\" stroke=\"var(--tw-line)\" stroke-width=\"1\"/><path d=\"M-2.4 4.6L-3.6 10.6H3.6L2.4 4.6Z\" fill=\"#c23f68\" stroke-width=\"1.2\"/><circle cy=\"3\" r=\"2.5\" fill=\"#f1cfa8\" stroke-width=\"1.2\"/><path d=\"M-11.4 -1.4C-9 -8.4 -4 -10.6 0 -8.4C4 -10.6 9 -8.4 11.4 -1.4C7.6 -4.2 4 -5 0 -3.8C-4 -5 -7.6 -4.2 -11.4 -1.4Z\" fill=\"#fffaf0\" stroke-width=\"1.3\"/><path d=\"M-11.4 -1.4C-10.2 -5.2 -8.2 -7.4 -6 -8.7L-4.8 -4.6C-7.4 -4.5 -9.6 -3.2 -11.4 -1.4ZM11.4 -1.4C10.2 -5.2 8.2 -7.4 6 -8.7L4.8 -4.6C7.4 -4.5 9.6 -3.2 11.4 -1.4Z\" fill=\"#c23f68\" stroke-width=\"1\"/>", In = (e) => yn(e, e === "yellow" ? "#f7cf5a" : _n[e].c, e === "yellow" ? R : e === "blue" ? "#fff" : e === "red" ? "#fbd36b" : R), Ln = gn.map((e) => `<symbol id="tw-el-${e}" viewBox="-12 -12 24 24"><g stroke="${R}" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round">${In(e)}</g></symbol>
 <symbol id="tw-ec-${e}" viewBox="-9 -12 18 24"><rect x="-8" y="-11" width="16" height="22" rx="3" fill="${_n[e].c}" stroke="${R}" stroke-width="1.5"/><g transform="scale(.56)" stroke="${e === "yellow" ? R : "#fffaf0"}" stroke-width="1.4" stroke-linejoin="round" stroke-linecap="round">${yn(e, "#fffaf0", e === "yellow" ? R : _n[e].d)}</g></symbol>`).join(""), Rn = `<symbol id="tw-i-water" viewBox="-12 -12 24 24"><g stroke="${R}" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round">${yn("blue", "#58a6dc", "#fff")}</g></symbol>
 <symbol id="tw-i-move" viewBox="-12.5 -11.5 25 23.5"><g stroke="${R}" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round">${Fn}</g></symbol>
 <symbol id="tw-i-clean" viewBox="-13 -12 26 24"><g transform="translate(0 0) scale(.4)">${B(1)}</g><path d="M-11 9L10 -9" stroke="#fffaf0" stroke-width="4.6" stroke-linecap="round"/><path d="M-11 9L10 -9" stroke="#2f8f5a" stroke-width="2.4" stroke-linecap="round"/></symbol>
 <symbol id="tw-i-smog" viewBox="-32 -26 64 52">${B(1)}</symbol>
 <symbol id="tw-i-forest" viewBox="-12 -12 24 24"><g stroke="${R}" stroke-width="1.5" stroke-linejoin="round"><path d="M-1.8 10V3H1.8V10Z" fill="#8a5f38"/><path d="M0 4C-8 6 -11 -1 -6.6 -4C-7 -10 3 -12.4 5 -7C11 -7 11 4 0 4Z" fill="#5aa05a"/></g></symbol>
 <symbol id="tw-i-catapult" viewBox="-21 -23 42 46">${hn.catapult}</symbol><symbol id="tw-i-portal" viewBox="-21 -23 42 46">${hn.portal}</symbol><symbol id="tw-i-turbine" viewBox="-21 -25 42 50">${hn.turbine}</symbol>
 <symbol id="tw-i-temple" viewBox="-25 -29 50 54">${Dn("yellow", 1, !1, "#b98f5a")}</symbol>
 <symbol id="tw-i-house" viewBox="-37 -62 74 110">${On("falcons")}</symbol>
 ${kn.map((e) => `<symbol id="tw-f-${e}" viewBox="-13 -13 26 26">${Pn(e, 0, 0, 11, 5)}</symbol>`).join("")}`, zn = `<symbol id="tw-i-card" viewBox="-9 -12 18 24"><rect x="-8" y="-11" width="16" height="22" rx="3" fill="#fdf9ef" stroke="${R}" stroke-width="1.5"/><g transform="translate(0 2) scale(.2)">${On("roots")}</g></symbol><symbol id="tw-i-capital" viewBox="-12 -12 24 24"><path d="M-10 -2H10L8 8H-8Z" fill="#d9b582" stroke="${R}" stroke-width="1.5"/><path d="${An("teal", 5.4, 2)}" transform="translate(0 -5)" fill="#6aa37a" stroke="${R}" stroke-width="1.2"/></symbol>`, Bn = `<clipPath id="tw-tclip"><path d="${mn(150, 150, 16, 0, 1)}"/></clipPath>`, Vn = Ln + Rn + zn + Cn + Bn, Hn = s(-1), Un = s([]), Wn = s(null), Gn = s(null), Kn = s(null), qn = s({
	events: [],
	speed: 0
});
function Jn() {
	Hn.value = -1, Un.value = [], Wn.value = null, Gn.value = null;
}
// games/tribes-of-the-wind/board/shown.ts
var Yn = (e) => e.focusSeat ?? e.seat ?? (typeof e.view.viewer == "number" ? e.view.viewer : e.view.active), Xn = (e, t) => (e.seat ?? t) === t;
// games/tribes-of-the-wind/board/focus.ts
function Zn(e) {
	let { selected: t } = e, n = e.seat ?? Yn(e);
	if (e.decision !== null && e.decision.kind !== "action") return null;
	let r = t?.do === "play" ? {
		card: Ge(t.card),
		row: t.row - 1
	} : Wn.value;
	if (r === null || !L(e.view, n).rack.some((e) => e.card === r.card)) return null;
	let i = sn(e.view, n, r.card)[r.row], a = i?.requirements.find((e) => !e.holds) ?? i?.requirements[0];
	return i === void 0 || a === void 0 ? null : {
		...r,
		playable: i.playable,
		report: a
	};
}
// games/tribes-of-the-wind/board/model.ts
var Qn = (e) => et[e], $n = {
	action: "rack",
	discardCards: "rack",
	chooseTemple: "temples",
	templeTile: "rack",
	nextEffect: "effects",
	moveStep: "riders",
	cleanStep: "riders",
	mixStep: "riders",
	catapult: "riders",
	forestTile: "forest",
	forestSpace: "forest",
	takeVillageCard: "village",
	villageCardUse: "use",
	replaceObjective: "objectives",
	draw: "element",
	leader: "leaders"
}, er = (e) => $n[e ?? ""] ?? "rack", tr = [
	"templeTile",
	"moveStep",
	"cleanStep",
	"mixStep",
	"catapult",
	"forestSpace"
], nr = (e) => e !== void 0 && tr.includes(e), rr = [
	"village",
	"use",
	"objectives",
	"leaders",
	"temples",
	"forest"
], ir = (e) => rr.includes(e), H = (e) => e.stack.at(-1), ar = (e) => e !== void 0 && "left" in e ? e.left : 0;
function or(e, t, n) {
	let r = /* @__PURE__ */ new Map([[t, []]]), i = [t];
	for (let t = i.shift(); t !== void 0; t = i.shift()) {
		let a = r.get(t);
		if (!(a.length >= n)) for (let n = 0; n <= k; n++) !r.has(n) && en(e, t, n) && (r.set(n, [...a, n]), i.push(n));
	}
	return r.delete(t), r;
}
function sr(e) {
	let t = e.capital > 0 ? [k] : [];
	for (let n = 0; n < w; n++) tn(e, n) > 0 && t.push(n);
	return t;
}
var cr = (e, t) => t >= 0 && tn(e, t) > 0 ? t : -1;
function lr(e, t) {
	return t.map((n, r) => ({
		do: "step",
		from: Qn(r === 0 ? e : t[r - 1]),
		to: Qn(n)
	}));
}
function ur(e, t, n) {
	let r = cr(e, n) >= 0, i = r ? [n] : sr(e), a = /* @__PURE__ */ new Map();
	for (let n of i) for (let [i, o] of or(e, n, t)) {
		if (i === k && !r) continue;
		let e = a.get(i), t = e !== void 0 && e.moves[0].from === Qn(k);
		(e === void 0 || !t && o.length < e.cost) && a.set(i, {
			place: i,
			moves: lr(n, o),
			cost: o.length
		});
	}
	return [...a.values()];
}
function dr(e, t, n) {
	let r = cr(t, n) >= 0 ? [n] : sr(t), i = /* @__PURE__ */ new Map();
	for (let t of r) for (let n of e) n.do === "fly" && N(n.from) === t && !i.has(N(n.to)) && i.set(N(n.to), {
		place: N(n.to),
		moves: [n],
		cost: 0
	});
	return [...i.values()];
}
function fr(e, t, n, r) {
	let i = [];
	e.some((e) => e.do === "step") && i.push(...ur(t, n, r)), e.some((e) => e.do === "fly") && i.push(...dr(e, t, r));
	for (let t of e) (t.do === "build" || t.do === "templeOn" || t.do === "plant" || t.do === "clean") && i.push({
		place: N(t.space),
		moves: [t],
		cost: 0
	});
	return new Map(i.map((e) => [e.place, e]));
}
function pr(e, t, n, r, i, a) {
	let o = r.get(a);
	return o === void 0 ? (e === "moveStep" || e === "catapult" || t?.f === "mix" && t.units.includes("move")) && a !== i && tn(n, a) > 0 ? {
		what: "traveller",
		place: a
	} : {
		what: "explain",
		move: mr(e, t, n, i, a)
	} : {
		what: "select",
		target: o
	};
}
function mr(e, t, n, r, i) {
	let a = Qn(i), o = Qn(r >= 0 ? r : sr(n)[0] ?? k);
	switch (e) {
		case "templeTile": return {
			do: "templeOn",
			space: a
		};
		case "forestSpace": return {
			do: "plant",
			space: a
		};
		case "cleanStep": return {
			do: "clean",
			space: a
		};
		case "catapult": return {
			do: "fly",
			from: o,
			to: a
		};
		case "moveStep": return {
			do: "step",
			from: o,
			to: a
		};
		case "mixStep": return t?.f === "mix" && (i === k || n.tiles[i] >= 0 || !t.units.includes("clean")) ? {
			do: "step",
			from: o,
			to: a
		} : {
			do: "clean",
			space: a
		};
		default: return {
			do: "build",
			space: a
		};
	}
}
function hr(e, t, n, r) {
	let i = e[1];
	return i === void 0 || n !== t - 1 ? null : r.find((e) => c(e, i)) ?? null;
}
function gr(e, t, n) {
	let r = [...n].sort((e, t) => e - t).map((e) => T(t[e]?.card ?? 0).id);
	return e.find((e) => e.do === "discard" && e.cards.length === r.length && e.cards.every((e, t) => e === r[t])) ?? null;
}
var _r = (e) => {
	let t = e[0];
	return t?.do === "discard" ? t.cards.length : 0;
}, vr = (e, t, n) => e.includes(t) ? e.filter((e) => e !== t) : [...e, t].slice(-n), yr = (e, t) => e.flatMap((e) => e.do === "play" && Ge(e.card) === t ? [e.row - 1] : []), U = (e, t, n = () => !0) => e.find((e) => e.do === t && n(e)) ?? null;
// games/tribes-of-the-wind/text/sentences.ts
function br(e, t) {
	let n = (t) => e === "en" ? t.toLowerCase() : t, r = (t) => n(Pe[t]?.colorName[e] ?? "?"), i = (t) => n(Fe[t]?.name[e] ?? "?");
	function a(t, n, r = {}) {
		let i = ((r.n === 1 ? Ne.templates[t]?.[`${n}.1`] : void 0) ?? Ne.templates[t]?.[n])?.[e];
		if (i === void 0) throw Error(`no template ${t}.${n}`);
		return i.replace(/\{(\w+)\}/g, (e, t) => String(r[t] ?? "?"));
	}
	function o(e) {
		switch (e.kind) {
			case "ownAllColors": return a("require", e.kind);
			case "own":
			case "group": return a("require", e.kind, {
				color: r(e.color),
				min: e.min
			});
			case "ownNone": return a("require", e.kind, { color: r(e.color) });
			case "neighbour": return a("require", `${e.kind}.${e.who}`, {
				color: r(e.color),
				min: e.min
			});
			case "more":
			case "fewer": return a("require", `${e.kind}.${e.who}`, { color: r(e.color) });
		}
	}
	function s(e) {
		switch (e.kind) {
			case "forest": return a("effect", e.kind, { cost: e.cost });
			case "temple": return a("effect", e.kind);
			case "mix": return a("effect", e.kind, {
				n: e.n,
				kinds: e.of.map((e) => t.units[e]).join("/")
			});
			default: return a("effect", e.kind, { n: e.n });
		}
	}
	let c = (e) => e.map(s).join(" + ") || t.nothing, l = (e) => a("metric", e.metric, e.color < 0 ? {} : { color: i(e.color) }), u = (e, n) => e === "atLeast" ? t.atLeast(n) : t.atMost(n), d = (e) => `${e.require.map(o).join(", ") || t.always} → ${c(e.effects)}`;
	function f(e) {
		switch (e.kind) {
			case "trigger": return a("ability", `trigger.${e.on}`, {
				effects: c(e.effects),
				...e.color < 0 ? {} : { color: r(e.color) }
			});
			case "immediate": return a("ability", e.kind, { effects: c(e.effects) });
			case "substitute": return a("ability", e.kind, {
				from: t.units[e.from],
				to: t.units[e.to]
			});
			case "countBonus": return a("ability", e.kind, {
				color: r(e.color),
				n: e.n
			});
			case "freeFirstRow": return a("ability", e.kind, { color: r(e.color) });
			case "endScore": return a("ability", e.kind, {
				metric: l(e),
				per: e.per,
				vp: e.vp,
				max: e.max
			});
			case "slotDiscount": return a("ability", e.kind, {
				n: e.n,
				min: e.min
			});
			case "forestDiscount":
			case "templeDiscount":
			case "extraObjectiveSlot": return a("ability", e.kind, { n: e.n });
			default: return a("ability", e.kind);
		}
	}
	let p = (e) => Number(/\d+$/.exec(e.id)?.[0] ?? 0);
	return {
		element: r,
		forest: i,
		requirement: o,
		effect: s,
		effects: c,
		metric: l,
		ability: f,
		card: (t) => `${Pe[T(t).color]?.name[e] ?? "?"} ${p(T(t))}`,
		row: (e, t) => d(T(e).rows[t]),
		cardSentence: (e) => T(e).rows.length === 1 ? d(T(e).rows[0]) : T(e).rows.map((e, n) => `${t.row(n + 1)}: ${d(e)}`).join("; "),
		objective: (e) => `${l(e)}: ${e.tiers.map((n) => `${u(e.op, n.at)} → ${t.points(n.vp)}`).join(", ")}`,
		condition: (e) => `${l(e)}: ${u(e.op, e.at)}`,
		village: (t) => D(t).name[e],
		immediate: (e) => c(D(e).immediate),
		tribe: (t) => O(t).name[e],
		path: (e) => O(e).path.map(i).join(" – "),
		leader: (t, n) => O(t).leaders[n].name[e],
		leaderAbility: (e, t) => f(O(e).leaders[t].ability),
		temple: (t, n) => O(t).temples[n].name[e],
		templeEffects: (e, t) => c(O(e).temples[t].effects),
		bonus: (n) => {
			let { bonus: r } = E(n);
			return r === null ? t.noBonus : Ne.bonuses[r][e];
		},
		tile: (n) => {
			let r = E(n);
			if (r.start !== null) return `${t.startTile} (${i(r.color)})`;
			let a = r.bonus === null ? t.noBonus : Ne.bonuses[r.bonus][e];
			return `${i(r.color)}, ${t.slots(r.slots)}, ${a}`;
		},
		place: (e) => e === k ? t.capital : `${String.fromCharCode(65 + j(e))}${A(e) + 1}`
	};
}
// games/tribes-of-the-wind/board/words.ts
var xr = {
	terrain: (e) => e === null ? "Dein Gelände" : `Gelände von ${e}`,
	villages: (e, t) => `${e} / ${t} Dörfer`,
	endNote: "Das fünfte löst das Ende aus.",
	tabs: {
		rack: "Halter",
		forest: "Wald",
		element: "Karten",
		village: "Dörfer",
		objectives: "Ziele",
		leaders: "Anführer"
	},
	inStack: (e) => `${e} im Stapel`,
	left: "links von dir",
	right: "rechts von dir",
	market: "Markt",
	marketNote: "zweiter Nachbar",
	doesNotCount: "zählt nicht für dich",
	you: "Du",
	objectives: "Ziele",
	freePlace: "Platz frei",
	leaders: "Anführer",
	ofLeaders: (e, t) => `${e} von ${t}`,
	path: "Pfad",
	special: "Bedingung",
	spent: "genutzt",
	gap: (e) => `es fehlt ${e}`,
	noPath: "nicht mehr möglich",
	from: (e) => `ab ${e}`,
	youHave: (e) => `du hast ${e}`,
	has: (e) => `hat ${e}`,
	upTo: (e) => `bis ${e}`,
	vp: "SP",
	whoFlies: "Wer fliegt?",
	nearest: "Egal wer",
	next: "Was zuerst?",
	takeWater: "1 Wasser nehmen",
	done: "Fertig",
	decline: {
		forest: "Keinen Wald pflanzen",
		catapult: "Nicht fliegen",
		chooseTemple: "Keinen Tempel",
		leader: "Noch niemanden auslegen"
	},
	discardThree: "3 Karten abwerfen",
	placeTemple: "Tempel platzieren",
	mark: (e, t) => `${e} von ${t} Karten gewählt`,
	useNow: "Sofort nutzen",
	keep: "Als Ziel behalten",
	yourRack: "Dein Halter",
	blind: "noch verdeckt",
	deckTop: "Stapel",
	whoHas: (e) => `Wer hat ${e}?`,
	allFour: "Alle vier Farben?",
	steps: (e) => `${e} ${e === 1 ? "Schritt" : "Schritte"}`,
	close: "Schließen",
	water: "Wasser",
	back: "Zu meinem Gelände",
	race: "Fünf Dörfer beenden das Spiel",
	displays: "Auslagen",
	closesPath: (e) => `${e} passt in deinen Pfad`,
	free: "frei und sauber",
	smog: (e) => `${e} Verschmutzung`,
	riders: (e) => `${e} Windreiter`,
	village: "Dorf",
	confirm: {
		play: "Spielen",
		placeTemple: "Tempel bauen",
		build: "Dorf bauen",
		discardThree: "Abwerfen",
		discard: "Ablegen",
		temple: "Diesen Tempel",
		templeOn: "Hierhin",
		effect: "Ausführen",
		step: "Fliegen",
		clean: "Reinigen",
		takeWater: "Wasser nehmen",
		fly: "Schleudern",
		forest: "Diesen Wald",
		plant: "Pflanzen",
		takeVillageCard: "Nehmen",
		useNow: "Nutzen",
		keep: "Behalten",
		replace: "Ersetzen",
		draw: "Ziehen",
		drawDeck: "Ziehen",
		leader: "Auslegen",
		done: "Fertig",
		decline: "Verzichten"
	},
	discardPile: (e) => `Ablage ${e}`,
	gains: "Das bringt die Reihe jetzt",
	gain: {
		water: "Wasser",
		clean: "Verschmutzung",
		move: "Bewegungen",
		catapult: "Schleudern",
		mix: "beliebig aus",
		forest: "Wald",
		temple: "Tempel"
	},
	shortOf: (e) => `es fehlen ${e}`,
	noSpace: "kein Platz",
	discardIt: "ablegen"
}, Sr = {
	terrain: (e) => e === null ? "Your terrain" : `Terrain of ${e}`,
	villages: (e, t) => `${e} / ${t} villages`,
	endNote: "The fifth starts the end.",
	tabs: {
		rack: "Rack",
		forest: "Forest",
		element: "Cards",
		village: "Villages",
		objectives: "Goals",
		leaders: "Leaders"
	},
	inStack: (e) => `${e} in the stack`,
	left: "on your left",
	right: "on your right",
	market: "Market",
	marketNote: "second neighbour",
	doesNotCount: "does not count for you",
	you: "You",
	objectives: "Objectives",
	freePlace: "free place",
	leaders: "Leaders",
	ofLeaders: (e, t) => `${e} of ${t}`,
	path: "Path",
	special: "Condition",
	spent: "used",
	gap: (e) => `missing: ${e}`,
	noPath: "no longer possible",
	from: (e) => `${e}+`,
	youHave: (e) => `you have ${e}`,
	has: (e) => `has ${e}`,
	upTo: (e) => `up to ${e}`,
	vp: "VP",
	whoFlies: "Who flies?",
	nearest: "Anybody",
	next: "What first?",
	takeWater: "Take 1 water",
	done: "Done",
	decline: {
		forest: "Plant no forest",
		catapult: "Do not fly",
		chooseTemple: "No temple",
		leader: "Nobody yet"
	},
	discardThree: "Discard 3 cards",
	placeTemple: "Place a temple",
	mark: (e, t) => `${e} of ${t} cards chosen`,
	useNow: "Use now",
	keep: "Keep as objective",
	yourRack: "Your rack",
	blind: "still face down",
	deckTop: "Deck",
	whoHas: (e) => `Who has ${e}?`,
	allFour: "All four colours?",
	steps: (e) => `${e} ${e === 1 ? "step" : "steps"}`,
	close: "Close",
	water: "Water",
	back: "Back to my terrain",
	race: "Five villages end the game",
	displays: "Displays",
	closesPath: (e) => `${e} fits your path`,
	free: "free and clean",
	smog: (e) => `${e} pollution`,
	riders: (e) => `${e} ${e === 1 ? "windrider" : "windriders"}`,
	village: "village",
	confirm: {
		play: "Play",
		placeTemple: "Place a temple",
		build: "Build",
		discardThree: "Discard",
		discard: "Discard",
		temple: "This temple",
		templeOn: "Here",
		effect: "Do it",
		step: "Fly",
		clean: "Clean",
		takeWater: "Take water",
		fly: "Launch",
		forest: "This forest",
		plant: "Plant",
		takeVillageCard: "Take",
		useNow: "Use",
		keep: "Keep",
		replace: "Replace",
		draw: "Draw",
		drawDeck: "Draw",
		leader: "Bring in",
		done: "Done",
		decline: "Decline"
	},
	discardPile: (e) => `discard ${e}`,
	gains: "What the row gives now",
	gain: {
		water: "Water",
		clean: "Pollution",
		move: "Moves",
		catapult: "Launches",
		mix: "any of",
		forest: "Forest",
		temple: "Temple"
	},
	shortOf: (e) => `${e} short`,
	noSpace: "no space",
	discardIt: "discard"
}, Cr = {
	de: {
		units: {
			water: "Wasser",
			move: "Bewegung",
			clean: "Reinigung"
		},
		points: (e) => `${e} SP`,
		atLeast: (e) => `mindestens ${e}`,
		atMost: (e) => `höchstens ${e}`,
		capital: "Hauptstadt",
		row: (e) => `Reihe ${e}`,
		noBonus: "kein Bonus",
		slots: (e) => `${e} Plätze`,
		startTile: "Start-Plättchen",
		always: "immer",
		nothing: "nichts"
	},
	en: {
		units: {
			water: "water",
			move: "move",
			clean: "cleaning"
		},
		points: (e) => `${e} VP`,
		atLeast: (e) => `at least ${e}`,
		atMost: (e) => `at most ${e}`,
		capital: "capital",
		row: (e) => `row ${e}`,
		noBonus: "no bonus",
		slots: (e) => `${e} slots`,
		startTile: "start tile",
		always: "always",
		nothing: "nothing"
	}
}, wr = {
	de: br("de", Cr.de),
	en: br("en", Cr.en)
}, W = (e) => e === "de" ? xr : Sr, G = (e) => wr[e], Tr = (e, t) => W(t).confirm[e.do];
// games/tribes-of-the-wind/board/parts/ask.tsx
function Er({ p: e }) {
	if (e.decision === null) return null;
	let t = _r(e.decision.options);
	return /* @__PURE__ */ o("p", {
		class: "tw-ask",
		"aria-hidden": "true",
		children: [e.text.prompt(e.decision, e.view), t > 0 ? /* @__PURE__ */ a("b", { children: ` ${W(e.lang).mark(Un.value.length, t)}` }) : null]
	});
}
// games/tribes-of-the-wind/board/parts/category.tsx
var Dr = {
	endTile: `<circle cx="12" cy="12" r="10" fill="#efd9a6" stroke="${R}" stroke-width="1.4"/><path d="M8 17V7L16 9.5L8 12" fill="#c23f68" stroke="${R}" stroke-width="1.3" stroke-linejoin="round"/>`,
	treehouses: `<g transform="translate(12 14) scale(.21)">${On("roots")}</g>`,
	temples: `<g transform="translate(12 13) scale(.44)">${Dn("yellow", 1, !1, "#b98f5a")}</g>`,
	pollution: `<g transform="translate(12 12) scale(.38)">${B()}</g>`,
	tiles: `<path d="M10.4 22V15H13.6V22Z" fill="#8a5f38" stroke="${R}" stroke-width="1.3"/><path d="M12 16C4 18 1 11 5.4 8C5 2 15 -.4 17 5C23 5 23 16 12 16Z" fill="#5aa05a" stroke="${R}" stroke-width="1.4"/>`,
	objectives: `<rect x="5" y="2" width="14" height="20" rx="3" fill="#fdf9ef" stroke="${R}" stroke-width="1.4"/><path d="M8.6 12L11 14.6L15.6 8.6" fill="none" stroke="#2f6d41" stroke-width="2.2"/>`,
	leaders: `<circle cx="12" cy="12" r="10" fill="#f0a8be" stroke="${R}" stroke-width="1.4"/><circle cx="12" cy="10.6" r="4.6" fill="#f1cfa8" stroke="${R}" stroke-width="1.2"/><path d="M5.4 19C6 15.6 9 14.6 12 14.6C15 14.6 18 15.6 18.6 19" fill="#c23f68" stroke="${R}" stroke-width="1.2"/>`
};
function Or({ category: e }) {
	return /* @__PURE__ */ a(d, {
		class: "cat",
		box: "0 0 24 24",
		svg: Dr[e] ?? ""
	});
}
var kr = mn(150, 150, 16, 0, 1), Ar = `<path d="${kr}" transform="translate(2 6)" fill="#1d150c" opacity=".32"/>`, jr = {
	2: [
		[
			14,
			20,
			22
		],
		[
			44,
			10,
			17
		],
		[
			75,
			16,
			20
		],
		[
			108,
			10,
			18
		],
		[
			136,
			22,
			21
		],
		[
			140,
			58,
			14
		],
		[
			10,
			58,
			14
		],
		[
			138,
			128,
			24
		],
		[
			106,
			138,
			20
		],
		[
			75,
			124,
			23
		],
		[
			44,
			138,
			19
		],
		[
			12,
			126,
			23
		],
		[
			75,
			98,
			11
		]
	],
	3: [
		[
			16,
			16,
			24
		],
		[
			46,
			10,
			15
		],
		[
			105,
			10,
			17
		],
		[
			134,
			18,
			24
		],
		[
			140,
			52,
			15
		],
		[
			11,
			54,
			15
		],
		[
			10,
			134,
			18
		],
		[
			75,
			134,
			20
		],
		[
			140,
			134,
			17
		],
		[
			75,
			82,
			11
		]
	],
	4: [
		[
			12,
			12,
			17
		],
		[
			75,
			14,
			20
		],
		[
			138,
			12,
			17
		],
		[
			10,
			74,
			19
		],
		[
			140,
			74,
			19
		],
		[
			12,
			138,
			17
		],
		[
			75,
			136,
			20
		],
		[
			138,
			138,
			17
		],
		[
			75,
			76,
			13
		]
	],
	village: [
		[
			14,
			18,
			24
		],
		[
			42,
			10,
			17
		],
		[
			108,
			10,
			18
		],
		[
			134,
			20,
			24
		],
		[
			140,
			56,
			17
		],
		[
			10,
			58,
			17
		],
		[
			12,
			128,
			24
		],
		[
			138,
			130,
			23
		],
		[
			10,
			94,
			15
		],
		[
			141,
			96,
			15
		],
		[
			44,
			140,
			17
		],
		[
			106,
			141,
			16
		]
	]
}, Mr = {
	2: [[47, 72], [103, 72]],
	3: [
		[75, 44],
		[45, 98],
		[105, 98]
	],
	4: [
		[104, 46],
		[104, 102],
		[46, 102],
		[46, 46]
	]
}, Nr = [
	[32, 40],
	[118, 40],
	[75, 24],
	[26, 74],
	[124, 74],
	[54, 54],
	[96, 54]
];
function Pr(e, t) {
	return (Mr[e] ?? [])[t] ?? Nr[t % Nr.length] ?? [75, 75];
}
var Fr = (e, t) => [...e].reduce((e, t) => e * 7 + t.charCodeAt(0) | 0, t) >>> 0 & 1023, Ir = (e, t) => `<path d="${mn(150, 150, 16, 3, t)}" fill="var(--tw-${e}-g)"/><g opacity=".5" stroke="var(--tw-${e}-d)" stroke-width="1.3" fill="none" stroke-linecap="round"><path d="M62 20q6 -5 12 0M100 66q5 -4 10 0M34 122q6 -5 12 0M72 130q5 -4 9 0M20 62q4 -4 8 0"/></g>`, Lr = (e, t, n) => (jr[t] ?? []).map(([t, r, i], a) => Pn(e, t, r, i, n + a)).join(""), Rr = (e) => `<path d="${mn(150, 150, 16, 3, e)}" class="tw-tline"/>`, zr = (e, t, n = 24) => `<g transform="translate(${e} ${t})"><ellipse cx="1.5" cy="5" rx="${n}" ry="${n * .92}" fill="#1d150c" opacity=".26"/><circle r="${n}" fill="var(--tw-rimw)" stroke="${R}" stroke-width="1.6"/><circle r="${n - 3.4}" fill="var(--tw-nest)" stroke="#6b4a2a" stroke-width="1"/><path d="M${-n + 5} -7H${n - 5}M${-n + 3.6} 1H${n - 3.6}M${-n + 5} 9H${n - 5}" stroke="var(--tw-nest-d)" stroke-width="1.1"/></g>`, Br = (e, t) => `<g transform="translate(${e} ${t + 1})" fill="none" stroke="#5b3d1f" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M-11 2Q-6 -6 0 -3.4Q6 -6 11 2M0 -3V6" opacity=".8"/></g>`, Vr = (e, t, n) => `<g transform="translate(75 ${t}) scale(${n})"><circle r="17" fill="var(--tw-badge)" stroke="${R}" stroke-width="1.5"/><g transform="translate(0 -1) scale(.56)">${hn[e]}</g></g>`;
function Hr(e, t = 0) {
	let n = Fr(e.id, 3), r = Array.from({ length: e.slots }, (t, n) => Pr(e.slots, n)), i = e.slots === 3 ? 132 : e.slots === 4 ? 76 : 124;
	return `${Ir(e.kind, n)}<g clip-path="url(#tw-tclip)" class="tw-grove">${Lr(e.kind, String(e.slots), n)}</g>${Rr(n)}${r.map(([e, n], r) => zr(e, n) + (r < t ? "" : Br(e, n))).join("")}${e.bonus === null ? "" : Vr(e.bonus, i, e.slots === 4 ? .86 : 1)}`;
}
function Ur(e, t) {
	let n = Fr(e.id, 9), r = "M-4 86Q20 98 46 88M104 88Q130 98 154 86", i = e.bonus === null ? "" : `<g transform="translate(120 112)"><circle r="24" fill="var(--tw-badge)" stroke="${R}" stroke-width="1.6"/><g transform="translate(0 -1) scale(.8)">${hn[e.bonus]}</g></g>`;
	return `${Ir(e.kind, n)}<g clip-path="url(#tw-tclip)" class="tw-grove">${Lr(e.kind, "village", n)}<path d="${r}" fill="none" stroke="${R}" stroke-width="6"/><path d="${r}" fill="none" stroke="#c59a62" stroke-width="3.4"/></g>${Rr(n)}<g transform="translate(75 84) scale(1.04)">${On(t)}</g>${i}`;
}
var Wr = [
	[
		12,
		14,
		22
	],
	[
		138,
		14,
		22
	],
	[
		140,
		120,
		24
	],
	[
		110,
		140,
		18
	],
	[
		12,
		128,
		22
	],
	[
		44,
		142,
		17
	],
	[
		10,
		70,
		16
	],
	[
		142,
		66,
		15
	]
];
function Gr(e, t) {
	return `${Ir(e, 77)}<g clip-path="url(#tw-tclip)">${Wr.map(([t, n, r], i) => Pn(e, t, n, r, 40 + i)).join("")}</g>${Rr(77)}<g transform="translate(75 62)" stroke="${R}" stroke-width="1.7"><ellipse cx="2" cy="6" rx="42" ry="38" fill="#1d150c" opacity=".2" stroke="none"/><circle r="39" fill="#9a6c40"/><circle r="33" fill="#e2bf8b"/><circle r="28" fill="none" stroke="#a97c4c" stroke-width="1.3" stroke-dasharray="2 3"/>${[
		45,
		135,
		225,
		315
	].map((e) => `<path transform="rotate(${e})" d="M0 -19L4 -5H-4Z" fill="#c89a5c" stroke-width="1.2"/>`).join("")}${[
		0,
		90,
		180,
		270
	].map((e) => `<g transform="rotate(${e})"><path d="M0 -29L5.6 -5.6L0 0Z" fill="${Tn[t].c}" stroke-width="1.3"/><path d="M0 -29L-5.6 -5.6L0 0Z" fill="#fffaf0" stroke-width="1.3"/></g>`).join("")}<circle r="4" fill="#f4c95a" stroke-width="1.3"/></g>`;
}
function Kr(e) {
	let t = fn(e), n = "";
	for (let e = 0; e < 7; e++) {
		let e = 22 + t() * 106, r = 26 + t() * 100, i = `M${z(e)} ${z(r)}`;
		n += `<path d="${i}q-1 -6 -6 -7${i}q0 -8 1 -11${i}q1 -6 6 -8" stroke="var(--tw-sprout)" fill="none" stroke-width="1.7" stroke-linecap="round"/>`;
	}
	return `<path d="${mn(150, 150, 16, 3, e)}" fill="var(--tw-soil)" class="tw-sline"/><g stroke="var(--tw-soil-d)" stroke-width="1.5" fill="none" stroke-linecap="round" opacity=".75"><path d="M20 40q18 -8 36 0M84 30q16 -7 34 1M26 84q14 -6 26 0M92 78q16 -7 30 0M40 122q18 -7 36 0M104 116q10 -5 22 0"/></g>${n}`;
}
function qr(e) {
	if (e === 1) return `<g transform="translate(75 76)">${B(1.25)}</g>`;
	let t = `<g transform="translate(54 56)">${B(1.12)}</g><g transform="translate(98 98)">${B(1.12)}</g>`;
	return e === 2 ? t : `${t}<g transform="translate(110 42)"><circle r="20" fill="var(--tw-badge)" stroke="${R}" stroke-width="1.8"/><text y="9" text-anchor="middle" class="tw-num" font-size="26" fill="${R}">${e}</text></g>`;
}
function Jr(e, t) {
	return `<path d="${mn(150, 150, 16, 3, t)}" fill="var(--tw-foul)" class="tw-sline"/><g clip-path="url(#tw-tclip)" stroke="var(--tw-foul-d)" fill="none" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"><path d="M-2 42L26 50L44 30L70 42L92 18L120 30L152 20M44 30L36 -2M26 50L34 84L12 104L18 152M34 84L66 100L84 140M66 100L104 92L122 64L152 78M122 64L120 30M104 92L132 120L128 152"/></g><g class="tw-smog">${qr(e)}</g>`;
}
var Yr = (e, t, n) => {
	let [r, i] = Pr(t, n);
	return `<g transform="translate(${r} ${i}) scale(${t > 0 && n < t ? 1.12 : .94})">${En(e)}</g>`;
}, Xr = -146, Zr = 56, Qr = 14, $r = (e) => e.columns * 158 - 8, ei = (e) => e.rows * 158 - 8, ti = (e) => ei(e) + (e.rim ? Zr : Qr), ni = (e) => `-26 -152 ${$r(e) + 52} ${ti(e) - Xr + 18}`;
function ri(e) {
	let t = ti(e) - Xr, n = mn($r(e) + 44, t, 26, 0, 1), r = mn($r(e) + 32, t - 12, 21, 0, 1);
	return `<path d="${n}" transform="translate(-19 -137)" fill="#2a1c10" opacity=".22"/><path d="${n}" transform="translate(-22 -142)" fill="var(--tw-plate-e)"/><path d="${n}" transform="translate(-22 ${Xr})" fill="var(--tw-plate)" stroke="${R}" stroke-width="1.8"/><g transform="translate(-22 ${Xr})" fill="none"><path d="${r}" transform="translate(6 6)" stroke="var(--tw-rope-d)" stroke-width="5"/><path d="${r}" transform="translate(6 6)" stroke="var(--tw-rope)" stroke-width="3" stroke-dasharray="6 3.2"/></g><path d="${mn($r(e) + 16, ei(e) + 16, 20, 0, 1)}" transform="translate(-8 -8)" fill="var(--tw-bed)" stroke="${R}" stroke-width="1.3"/>`;
}
function ii(e, t, n, r, i) {
	let a = Array.from({ length: r }, (e, r) => {
		let i = `<g ${r < n ? "" : "opacity=\".26\""} transform="translate(0 -4)">${On(t, .36)}</g>`;
		return `<g transform="translate(${r * 46 + 16} 0)"><ellipse cy="11" rx="19" ry="6.4" fill="var(--tw-socket)" stroke="${R}" stroke-width="1.2" ${r < n ? "" : "stroke-dasharray=\"4 3\""}/>${i}</g>`;
	}).join("");
	return `<g transform="translate(6 ${ei(e) + 34})">${a}<text x="244" y="7" fill="var(--tw-plate-ink)"><tspan font-size="22" class="tw-num">${i[0]}</tspan><tspan dx="10" font-size="18">${i[1]}</tspan></text></g>`;
}
var ai = (e, t) => [e % t * 158, Math.floor(e / t) * 158];
// games/tribes-of-the-wind/board/look.ts
function oi(e, t) {
	let n = e.find((e) => e === t);
	if (n === void 0) throw Error(`no drawing for ${t}`);
	return n;
}
var K = (e) => oi(gn, Pe[e]?.id), si = (e) => oi(kn, Fe[e]?.id), q = (e) => oi(wn, O(e).id);
function ci(e) {
	switch (e[0]?.kind) {
		case "water": return "blue";
		case "clean": return "red";
		case "forest": return "green";
		default: return "yellow";
	}
}
function li(e) {
	let t = E(e);
	return {
		id: t.id,
		kind: si(t.color),
		slots: t.slots,
		bonus: t.bonus
	};
}
var ui = (e) => ({
	columns: S.columns,
	rows: S.rows,
	rim: e
}), J = (e) => ai(e, S.columns), di = /* @__PURE__ */ new Map();
function fi(e, t) {
	let n = di.get(e);
	return n === void 0 && (n = t(), di.set(e, n)), n;
}
function pi(e, t) {
	let n = e.tiles[t], r = q(e.tribe), i = A(t) * S.columns + t % S.columns + 5;
	if (n < 0) {
		let n = e.pollution[t];
		return fi(`e${t}.${n}`, () => n === 0 ? Kr(i) : Jr(n, i));
	}
	let a = e.riders[t], o = e.temple[t], s = e.village[t] === 1;
	return fi(`t${n}.${s ? "v" : a}.${o}.${r}`, () => {
		let t = li(n);
		return Ar + (t.slots === 0 ? Gr(t.kind, r) : s ? Ur(t, r) : Hr(t, a)) + (o < 0 ? "" : mi(e.tribe, o, t.slots === 0));
	});
}
function mi(e, t, n) {
	let r = ci(O(e).temples[t]?.effects ?? []);
	return `<g class="tw-temple" transform="translate(${n ? "36 114" : "32 116"})">${Dn(r)}</g>`;
}
var hi = (e) => fi(`d${e}`, () => `${Ar}${Hr(li(e))}`), gi = (e, t, n = 0) => `<g transform="translate(${t} 0) rotate(${n})"><use href="#tw-ec-${e}" x="-8.4" y="-11.2" width="16.8" height="22.4"/></g>`, _i = (e, t) => `<g transform="translate(${e} 0) rotate(${t})"><rect x="-7" y="-10" width="14" height="20" rx="3" fill="none" stroke="currentColor" stroke-width="1.5" stroke-dasharray="3 2.4"/></g>`, vi = (e, t) => `<path d="M${e} 12.6H${t}" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"/>`, yi = (e, t, n = 17) => `<text x="${e}" y="6.4" text-anchor="middle" class="tw-num" font-size="${n}" fill="currentColor">${t}</text>`, bi = (e, t, n) => (n === "right" ? _i(t, -14) : gi(e, t, -14)) + (n === "one" || n === "left" ? _i(t + 21, 14) : gi(e, t + 21, 14));
function xi(e, t) {
	switch (e.kind) {
		case "own": {
			let n = e.min * 17 + 2;
			return {
				width: n,
				svg: Array.from({ length: e.min }, (n, r) => gi(t(e.color), 9 + r * 17)).join("") + vi(3, n - 3)
			};
		}
		case "ownNone": return {
			width: 26,
			svg: `${gi(t(e.color), 13)}${vi(5, 21)}<path d="M2 10L24 -10" stroke="#fffaf0" stroke-width="5" stroke-linecap="round"/><path d="M2 10L24 -10" stroke="#9f2d22" stroke-width="2.8" stroke-linecap="round"/>`
		};
		case "ownAllColors": return {
			width: 66,
			svg: gn.map((e, t) => gi(e, 9 + t * 16)).join("") + vi(3, 63)
		};
		case "neighbour": return e.min === 1 ? {
			width: 45,
			svg: bi(t(e.color), 12, e.who)
		} : {
			width: 72,
			svg: bi(t(e.color), 12, e.who) + yi(58, `≥${e.min}`)
		};
		case "more":
		case "fewer": return {
			width: 76,
			svg: `${gi(t(e.color), 9)}${vi(2, 16)}${yi(27, e.kind === "more" ? "&gt;" : "&lt;", 20)}${bi(t(e.color), 44, e.who)}`
		};
		case "group": return {
			width: 88,
			svg: `${gi(t(e.color), 10, -14)}${gi(t(e.color), 29)}${gi(t(e.color), 48, 14)}${vi(22, 36)}${yi(73, `≥${e.min}`)}`
		};
	}
}
// games/tribes-of-the-wind/board/parts/glyph.tsx
function Y({ id: e, size: t = 20, high: n = t }) {
	return /* @__PURE__ */ a("svg", {
		width: t,
		height: n,
		"aria-hidden": "true",
		class: "tw-glyph",
		children: /* @__PURE__ */ a("use", { href: `#tw-${e}` })
	});
}
function Si({ effect: e }) {
	switch (e.kind) {
		case "forest": return /* @__PURE__ */ o("span", {
			class: "tw-ef",
			children: [/* @__PURE__ */ a(Y, { id: "i-forest" }), /* @__PURE__ */ o("i", { children: [/* @__PURE__ */ a(Y, { id: "i-water" }), e.cost] })]
		});
		case "mix": return /* @__PURE__ */ o("span", {
			class: "tw-ef",
			children: [/* @__PURE__ */ a("b", { children: e.n }), e.of.map((e, t) => /* @__PURE__ */ o("span", {
				class: "tw-unit",
				children: [t > 0 ? /* @__PURE__ */ a("s", { children: "/" }) : null, /* @__PURE__ */ a(Y, { id: `i-${e}` })]
			}, e))]
		});
		case "temple": return /* @__PURE__ */ a("span", {
			class: "tw-ef",
			children: /* @__PURE__ */ a(Y, { id: "i-temple" })
		});
		default: return /* @__PURE__ */ o("span", {
			class: "tw-ef",
			children: [/* @__PURE__ */ o("b", { children: [e.kind === "water" ? /* @__PURE__ */ a("u", { children: "+" }) : null, e.n] }), /* @__PURE__ */ a(Y, { id: `i-${e.kind}` })]
		});
	}
}
function Ci({ requirement: e }) {
	let { width: t, svg: n } = xi(e, K);
	return /* @__PURE__ */ a(d, {
		class: "tw-rq",
		box: `0 -14 ${t} 29`,
		svg: n,
		width: t,
		height: 29
	});
}
function wi({ ok: e }) {
	return /* @__PURE__ */ o("svg", {
		class: `tw-tk${e ? "" : " x"}`,
		viewBox: "0 0 16 16",
		"aria-hidden": "true",
		children: [/* @__PURE__ */ a("circle", {
			cx: "8",
			cy: "8",
			r: "7.2"
		}), /* @__PURE__ */ a("path", { d: e ? "M4.4 8.4L7 11L11.8 5.4" : "M5.4 5.4L10.6 10.6M10.6 5.4L5.4 10.6" })]
	});
}
function Ti({ name: e, mark: t = "" }) {
	return /* @__PURE__ */ a("span", {
		class: `tw-back ${t}`,
		children: /* @__PURE__ */ a(d, {
			box: "-18 -24 36 48",
			svg: Sn(e)
		})
	});
}
function Ei({ tribe: e }) {
	return /* @__PURE__ */ a("span", {
		class: `tw-disc tw-t-${q(e)}`,
		children: /* @__PURE__ */ a(Y, {
			id: `e-${q(e)}`,
			size: 28
		})
	});
}
function Di({ tribe: e, built: t, all: n }) {
	return /* @__PURE__ */ a("span", {
		class: `tw-hs tw-t-${q(e)}`,
		"aria-hidden": "true",
		children: Array.from({ length: n }, (e, n) => /* @__PURE__ */ o("svg", {
			viewBox: "-36 -50 72 66",
			width: "17",
			height: "16",
			class: n < t ? "" : "off",
			"aria-hidden": "true",
			children: [/* @__PURE__ */ a("path", {
				d: "M-30 -6C-18 -12 -7 -26 0 -44C7 -26 18 -12 30 -6Z",
				class: "roof"
			}), /* @__PURE__ */ a("path", {
				d: "M-18 -6V14H18V-6Z",
				class: "wall"
			})]
		}, `house-${n}`))
	});
}
// games/tribes-of-the-wind/board/draw/metric.ts
var X = (e, t, n) => `<g transform="translate(${e} ${t})">${n}</g>`, Z = (e, t, n) => e.map((e, r) => X(e, t, n(r))).join(""), Oi = (e, t = 19, n = !1) => `<rect x="${-t / 2}" y="${-t / 2}" width="${t}" height="${t}" rx="4" fill="${e}" stroke="${n ? "currentColor" : R}" stroke-width="1.3" ${n ? "stroke-dasharray=\"3 3\"" : ""}/>`, ki = (e, t = 19) => Oi(`var(--tw-${e})`, t), Ai = (e, t) => `<use href="#tw-f-${e}" x="${-t / 2}" y="${-t / 2}" width="${t}" height="${t}"/>`, Q = (e, t = .3) => On(e, t), ji = (e = .5) => Dn("yellow", e, !1, "#b98f5a"), Mi = (e) => `<path d="${e}" fill="none" stroke="currentColor" stroke-width="2"/>`, Ni = (e) => `<path d="${e}" fill="none" stroke="currentColor" stroke-width="2" stroke-dasharray="3 3"/>`, Pi = (e) => `<g transform="scale(.42)">${En(e, !1)}</g>`, Fi = (e) => `<rect x="-8" y="-11" width="16" height="22" rx="3" fill="#fdf9ef" stroke="${R}" stroke-width="1.4"/>${e}`, Ii = (e) => `<use href="#tw-e-${e}" x="-11" y="-11" width="22" height="22"/>`, Li = {
	villagesOfColor: (e, t) => Z([
		-20,
		0,
		20
	], 6, () => `${ki(t)}${Q(e, .22)}${X(9, -8, Ai(t, 12))}`),
	tilesOfColor: (e, t) => Z([
		-20,
		0,
		20
	], 5, () => `${ki(t)}${Ai(t, 15)}`),
	largestColorGroup: (e, t) => Z([
		-19,
		0,
		19
	], -2, () => ki(t)) + X(0, 17, ki(t, 15)) + Z([
		-19,
		0,
		19
	], -2, () => Ai(t, 14)),
	villageLine: (e) => Z([
		-20,
		0,
		20
	], 7, () => Q(e)) + Ni("M-28 22H28"),
	villageSquares: (e) => X(0, 4, Oi("none", 36, !0)) + Z([-8, 8], -2, () => Q(e, .2)) + Z([-8, 8], 14, () => Q(e, .2)),
	largestVillageGroup: (e) => Mi("M-18 10H18") + Z([
		-18,
		0,
		18
	], 6, () => Q(e)),
	isolatedVillages: (e) => Z([-18, 18], 5, () => `${Oi("none", 31, !0)}${Q(e)}`),
	cornerVillages: (e) => `<rect x="-28" y="-13" width="56" height="34" rx="4" fill="none" stroke="currentColor" stroke-width="1.6"/>${Z([-20, 20], -4, () => Q(e, .18))}${Z([-20, 20], 15, () => Q(e, .18))}`,
	temples: () => Z([
		-20,
		0,
		20
	], 6, () => ji()),
	templesOnVillages: (e) => X(-10, 5, Q(e, .36)) + X(14, 9, ji(.46)),
	templesOnForests: (e, t) => Z([-17, 17], 4, () => `${ki(t, 24)}${ji(.42)}`),
	colorsWithTemple: () => Z([
		-21,
		0,
		21
	], 4, (e) => `${ki(kn[e])}${ji(.34)}`),
	water: () => Z([
		-18,
		0,
		18
	], 4, () => "<use href=\"#tw-i-water\" x=\"-10\" y=\"-10\" width=\"20\" height=\"20\"/>"),
	ridersOnTiles: (e, t) => X(0, 5, Oi(`var(--tw-${t}-g)`, 34)) + Z([-9, 9], 1, () => Pi(e)) + X(0, 13, Pi(e)),
	ridersInCapital: (e) => `<path d="M-30 8H30L27 20H-27Z" fill="var(--tw-plank)" stroke="${R}" stroke-width="1.4"/>${Z([
		-18,
		0,
		18
	], 1, () => Pi(e))}`,
	tilesWithRider: (e) => Z([
		-22,
		0,
		22
	], 5, (t) => `${Oi(`var(--tw-${kn[t]}-g)`, 20)}${X(0, -1, Pi(e))}`),
	completeRows: () => Z([
		-24,
		-8,
		8,
		24
	], 3, (e) => ki(kn[e % 3], 14)) + Mi("M-32 17H31"),
	completeColumns: () => Z([
		-6,
		-6,
		-6
	], 0, () => "") + [
		-10,
		4,
		18
	].map((e, t) => X(-4, e, ki(kn[t], 13))).join("") + Mi("M9 -16V24"),
	columnsWithVillage: (e) => `<path d="M-16 -15V23M0 -15V23M16 -15V23" stroke="currentColor" stroke-width="1.3" stroke-dasharray="3 3"/>${[
		[-24, 8],
		[-8, 0],
		[8, 12],
		[24, 2]
	].map(([t, n]) => X(t, n, Q(e, .2))).join("")}`,
	cleanEmptySpaces: () => Z([
		-21,
		0,
		21
	], 4, () => Oi("var(--tw-soil)")),
	pollutionTokens: () => `${X(0, 5, B(.52))}<path d="M-16 17L17 -9" stroke="#fffaf0" stroke-width="5" stroke-linecap="round"/><path d="M-16 17L17 -9" stroke="#2f8f5a" stroke-width="3" stroke-linecap="round"/>`,
	bonusVillages: (e) => X(-20, 6, Q(e)) + X(4, 4, `<g transform="scale(.5)">${hn.turbine}</g>`) + X(25, 6, `<g transform="scale(.5)">${hn.portal}</g>`),
	activeLeaders: (e) => Z([-14, 14], 4, () => Ii(e)),
	villageCardsUsed: () => Z([-14, 14], 4, () => Fi("<path d=\"M-4 1L-1 4L5 -4\" fill=\"none\" stroke=\"#2f6d41\" stroke-width=\"2.4\"/>")),
	objectiveCards: (e) => Z([
		-20,
		0,
		20
	], 4, () => Fi(Q(e, .16)))
}, Ri = (e, t) => Li[e.metric](t, kn[e.color] ?? "teal");
// games/tribes-of-the-wind/board/parts/objectives.tsx
function zi({ card: e, land: t }) {
	return /* @__PURE__ */ a(d, {
		class: "tw-mp",
		box: "-34 -16 68 40",
		svg: Ri(D(e).objective, q(t.tribe))
	});
}
function Bi({ card: e, land: t, lang: n }) {
	let { objective: r } = D(e), { value: i } = ln(t, e), s = W(n);
	return /* @__PURE__ */ a("span", {
		class: "tw-ti",
		"aria-hidden": "true",
		children: r.tiers.map((e) => /* @__PURE__ */ o("i", {
			class: _t(i, r.op, e.at) ? "ok" : "",
			children: [/* @__PURE__ */ a("u", { children: r.op === "atMost" ? s.upTo(e.at) : s.from(e.at) }), e.vp]
		}, e.at))
	});
}
function $(e, t, n) {
	n ? e.play(t) : e.select(t);
}
function Vi({ p: e, card: t, land: n }) {
	let { value: r, points: s, next: c } = ln(n, t), l = U(e.decision?.options ?? [], "replace", (e) => e.card === D(t).id), u = l !== null && e.selected?.do === "replace" && e.selected.card === l.card, d = /* @__PURE__ */ o(i, { children: [
		/* @__PURE__ */ a("b", { children: D(t).name[e.lang] }),
		/* @__PURE__ */ a(zi, {
			card: t,
			land: n
		}),
		/* @__PURE__ */ o("span", {
			class: "tw-ov",
			children: [/* @__PURE__ */ a("span", { children: c === null ? r : `${r}/${c.at} → ${c.vp}` }), /* @__PURE__ */ a("strong", {
				class: s > 0 ? "" : "z",
				children: s
			})]
		})
	] }), f = G(e.lang).objective(D(t).objective);
	return l === null ? /* @__PURE__ */ a("div", {
		class: "tw-ob",
		title: f,
		children: d
	}) : /* @__PURE__ */ a("button", {
		type: "button",
		class: `tw-ob can${u ? " sel" : ""}`,
		"aria-pressed": u,
		title: f,
		"data-replace": l.card,
		onClick: () => $(e, l, u),
		children: d
	});
}
function Hi({ p: e, seat: t }) {
	let n = W(e.lang), r = L(e.view, t), i = H(e.view), s = Mt(r), c = r.objectives.reduce((e, t) => e + ln(r, t).points, 0);
	return /* @__PURE__ */ o("section", {
		class: "tw-objectives",
		"aria-label": n.objectives,
		children: [/* @__PURE__ */ o("h3", { children: [
			n.objectives,
			" ",
			/* @__PURE__ */ a("small", { children: `${c} ${n.vp}` })
		] }), /* @__PURE__ */ o("div", {
			class: "tw-list",
			children: [
				i?.f === "replaceObjective" && e.seat === t ? /* @__PURE__ */ a(Ui, {
					p: e,
					card: i.card,
					land: r
				}) : null,
				r.objectives.map((t) => /* @__PURE__ */ a(Vi, {
					p: e,
					card: t,
					land: r
				}, t)),
				Array.from({ length: Math.max(0, s - r.objectives.length) }, (e, t) => /* @__PURE__ */ a("div", {
					class: "tw-ob free",
					children: n.freePlace
				}, `free-${t}`))
			]
		})]
	});
}
function Ui({ p: e, card: t, land: n }) {
	let r = D(t);
	return /* @__PURE__ */ o("div", {
		class: "tw-vc new",
		children: [/* @__PURE__ */ a(Wi, {
			p: e,
			card: t,
			land: n
		}), /* @__PURE__ */ a("span", {
			class: "tw-sr",
			children: `${r.name[e.lang]}: ${G(e.lang).objective(r.objective)}`
		})]
	});
}
function Wi({ p: e, card: t, land: n }) {
	let r = D(t);
	return /* @__PURE__ */ o(i, { children: [
		/* @__PURE__ */ a("b", {
			"aria-hidden": "true",
			children: r.name[e.lang]
		}),
		/* @__PURE__ */ o("span", {
			class: "tw-vrow",
			"aria-hidden": "true",
			children: [/* @__PURE__ */ a(zi, {
				card: t,
				land: n
			}), /* @__PURE__ */ a("span", {
				class: "tw-vr",
				children: r.immediate.map((e, t) => /* @__PURE__ */ a(Si, { effect: e }, `${e.kind}-${t}`))
			})]
		}),
		/* @__PURE__ */ a(Bi, {
			card: t,
			land: n,
			lang: e.lang
		})
	] });
}
function Gi({ p: e, seat: t }) {
	let n = W(e.lang), r = L(e.view, t), i = e.decision?.options ?? [];
	return /* @__PURE__ */ o("section", {
		class: "tw-dsp v",
		"aria-label": n.tabs.village,
		children: [/* @__PURE__ */ o("h3", { children: [
			n.tabs.village,
			" ",
			/* @__PURE__ */ a("small", { children: n.inStack(e.view.village.left) })
		] }), /* @__PURE__ */ a("div", {
			class: "tw-vcs",
			children: e.view.village.display.map((t) => {
				let { id: n, objective: s } = D(t), c = U(i, "takeVillageCard", (e) => e.card === n), l = e.selected?.do === "takeVillageCard" && e.selected.card === n, u = e.text.move({
					do: "takeVillageCard",
					card: n
				}, e.view);
				return /* @__PURE__ */ o("button", {
					type: "button",
					class: `tw-vc${c === null ? "" : " can"}${l ? " sel" : ""}`,
					"aria-pressed": l,
					title: G(e.lang).objective(s),
					"data-village": n,
					onClick: () => c === null ? e.explain({
						do: "takeVillageCard",
						card: n
					}) : $(e, c, l),
					children: [/* @__PURE__ */ a("span", {
						class: "tw-sr",
						children: u
					}), /* @__PURE__ */ a(Wi, {
						p: e,
						card: t,
						land: r
					})]
				}, t);
			})
		})]
	});
}
function Ki({ p: e, seat: t }) {
	let n = H(e.view), r = L(e.view, t), i = e.decision?.options ?? [], s = U(i, "keep"), c = U(i, "useNow");
	if (n?.f !== "villageCardUse" || s === null || c === null) return null;
	let l = Re[n.card] === void 0 ? 0 : n.card, u = W(e.lang), d = e.selected?.do === "keep", f = e.selected?.do === "useNow";
	return /* @__PURE__ */ o("div", {
		class: "tw-halves",
		children: [/* @__PURE__ */ o("button", {
			type: "button",
			class: `tw-half can${d ? " sel" : ""}`,
			"aria-pressed": d,
			"data-use": "keep",
			onClick: () => $(e, s, d),
			children: [
				/* @__PURE__ */ a("small", { children: u.keep }),
				/* @__PURE__ */ a("b", { children: D(l).name[e.lang] }),
				/* @__PURE__ */ a(zi, {
					card: l,
					land: r
				}),
				/* @__PURE__ */ a(Bi, {
					card: l,
					land: r,
					lang: e.lang
				}),
				/* @__PURE__ */ a("span", {
					class: "tw-text",
					children: G(e.lang).metric(D(l).objective)
				})
			]
		}), /* @__PURE__ */ o("button", {
			type: "button",
			class: `tw-half can${f ? " sel" : ""}`,
			"aria-pressed": f,
			"data-use": "now",
			onClick: () => $(e, c, f),
			children: [
				/* @__PURE__ */ a("small", { children: u.useNow }),
				/* @__PURE__ */ a("span", {
					class: "tw-bigfx",
					children: D(l).immediate.map((e, t) => /* @__PURE__ */ a(Si, { effect: e }, `${e.kind}-${t}`))
				}),
				/* @__PURE__ */ a("span", {
					class: "tw-text",
					children: G(e.lang).immediate(l)
				})
			]
		})]
	});
}
// games/tribes-of-the-wind/board/parts/displays.tsx
function qi(e, t) {
	let n = L(e.view, t), { path: r } = un(n), { progress: i } = r, a = O(n.tribe).path;
	return r.spent || i === null || i.matches < a.length - 1 ? /* @__PURE__ */ new Set() : new Set(a.filter((e, t) => i.placed[t] !== !0));
}
function Ji({ p: e, seat: t }) {
	let n = W(e.lang), { forest: r } = e.view, i = H(e.view), s = i?.f === "forestSpace" && e.seat === e.view.active ? i.tile : -1, c = qi(e, t), l = r.top < 0 ? r.display : [...r.display, r.top];
	return /* @__PURE__ */ o("section", {
		class: "tw-dsp",
		"aria-label": n.tabs.forest,
		children: [/* @__PURE__ */ o("h3", { children: [
			n.tabs.forest,
			" ",
			/* @__PURE__ */ a("small", { children: n.inStack(r.left) })
		] }), /* @__PURE__ */ a("div", {
			class: "tw-fts",
			children: l.map((t, i) => {
				let { id: o, color: l } = E(t), u = U(e.decision?.options ?? [], "forest", (e) => e.tile === o), f = s === t || e.selected?.do === "forest" && e.selected.tile === o, p = i === r.display.length, m = c.has(l) ? `, ${n.closesPath(G(e.lang).forest(l))}` : "";
				return /* @__PURE__ */ a("button", {
					type: "button",
					class: `tw-ft${p ? " stack" : ""}${m === "" ? "" : " want"}${u === null ? "" : " can"}${f ? " sel" : ""}`,
					"aria-pressed": f,
					"aria-label": `${G(e.lang).tile(t)}${p ? `, ${n.deckTop}` : ""}${m}`,
					title: `${G(e.lang).tile(t)}${m}`,
					"data-tile": o,
					onClick: () => u === null ? e.explain({
						do: "forest",
						tile: o
					}) : $(e, u, f),
					children: /* @__PURE__ */ a(d, {
						box: "-4 -4 160 164",
						svg: hi(t)
					})
				}, t);
			})
		})]
	});
}
function Yi(e, t) {
	let { selected: n } = e;
	return t === null || n === null ? !1 : t.do === "drawDeck" ? n.do === "drawDeck" : t.do === "draw" && n.do === "draw" && n.position === t.position;
}
function Xi({ p: e }) {
	let t = W(e.lang), { element: n } = e.view, r = e.decision?.options ?? [], i = (t, n, r, i, o) => {
		let s = Yi(e, r);
		return /* @__PURE__ */ a("button", {
			type: "button",
			class: `tw-pick${o ? " deck" : ""}${r === null ? "" : " can"}${s ? " sel" : ""}`,
			"aria-pressed": s,
			"aria-label": i,
			"data-draw": n.do === "draw" ? n.position : "deck",
			onClick: () => r === null ? e.explain(n) : $(e, r, s),
			children: /* @__PURE__ */ a(Ti, { name: K(t) })
		}, i);
	};
	return /* @__PURE__ */ o("section", {
		class: "tw-dsp",
		"aria-label": t.tabs.element,
		children: [/* @__PURE__ */ o("h3", { children: [
			t.tabs.element,
			" ",
			/* @__PURE__ */ a("small", { children: `${t.inStack(n.left)} · ${t.discardPile(n.discard.length)}` })
		] }), /* @__PURE__ */ o("div", {
			class: "tw-eds",
			children: [n.display.map((t, n) => {
				let a = {
					do: "draw",
					position: n + 1
				}, o = U(r, "draw", (e) => e.position === n + 1);
				return i(t.color, a, o, `${G(e.lang).element(t.color)}, ${n + 1}`, !1);
			}), n.top === null ? null : i(n.top.color, { do: "drawDeck" }, U(r, "drawDeck"), `${G(e.lang).element(n.top.color)}, ${t.deckTop}`, !0)]
		})]
	});
}
// games/tribes-of-the-wind/board/parts/card.tsx
var Zi = (e, t) => `${G(e.lang).card(e.card)}, ${G(e.lang).row(e.card, t)}`;
function Qi(e) {
	let t = T(e.card), n = e.rows !== null && !e.rows.some((e) => e.playable), r = K(t.color);
	return /* @__PURE__ */ o("div", {
		class: `tw-ec tw-${r} r${t.rows.length}${e.big === !0 ? " big" : ""}${n ? " no" : ""} ${e.mark ?? ""}`,
		"data-card": t.id,
		"aria-hidden": e.quiet === !0 ? "true" : void 0,
		children: [
			/* @__PURE__ */ o("span", {
				class: "tw-eh",
				children: [/* @__PURE__ */ a(Y, {
					id: `el-${r}`,
					size: 22
				}), e.big === !0 ? /* @__PURE__ */ a("b", { children: Pe[t.color]?.name[e.lang] }) : null]
			}),
			t.rows.map((t, n) => {
				let r = e.rows?.[n], s = /* @__PURE__ */ o(i, { children: [/* @__PURE__ */ o("span", {
					class: "tw-rr",
					"aria-hidden": "true",
					children: [r?.free === !0 ? null : t.require.map((e) => /* @__PURE__ */ a(Ci, { requirement: e }, e.kind)), r === void 0 ? null : /* @__PURE__ */ a(wi, { ok: r.playable })]
				}), /* @__PURE__ */ a("span", {
					class: `tw-re n${t.effects.length}`,
					"aria-hidden": "true",
					children: t.effects.map((e, t) => /* @__PURE__ */ a(Si, { effect: e }, `${e.kind}-${t}`))
				})] }), c = `tw-er${r === void 0 || r.playable ? "" : " off"}${e.row === n ? " on" : ""}`, { onRow: l } = e;
				return l === void 0 ? /* @__PURE__ */ a("span", {
					class: c,
					children: s
				}, `row-${n}`) : /* @__PURE__ */ o("button", {
					type: "button",
					class: c,
					"data-row": n + 1,
					"data-open": +(r?.playable === !0),
					"aria-pressed": e.row === n,
					onClick: () => l(n),
					children: [/* @__PURE__ */ a("span", {
						class: "tw-sr",
						children: Zi(e, n)
					}), s]
				}, `row-${n}`);
			}),
			n && t.rows.length === 1 ? /* @__PURE__ */ a($i, { p: e }) : null
		]
	});
}
function $i({ p: e }) {
	let t = e.rows?.[0]?.requirements.find((e) => !e.holds);
	return t === void 0 || t.color < 0 ? null : /* @__PURE__ */ a("em", {
		class: "tw-rsn",
		children: W(e.lang)[e.foreign === !0 ? "has" : "youHave"](t.own)
	});
}
// games/tribes-of-the-wind/board/parts/effects.tsx
function ea(e) {
	switch (e?.f) {
		case "move":
		case "clean":
		case "catapult": return {
			kind: e.f,
			n: e.of
		};
		case "mix": return {
			kind: "mix",
			of: e.units,
			n: e.of
		};
		case "forest":
		case "forestSpace": return {
			kind: "forest",
			cost: e.cost
		};
		default: return null;
	}
}
var ta = (e) => e !== void 0 && "of" in e && typeof e.of == "number" ? e.of : 0;
function na({ all: e, used: t }) {
	return /* @__PURE__ */ a("span", {
		class: "tw-pips",
		"aria-hidden": "true",
		children: Array.from({ length: e }, (e, n) => /* @__PURE__ */ a("i", { class: n < t ? "u" : "" }, `pip-${n}`))
	});
}
function ra(e, t) {
	return t.leader < 0 ? null : G(e.lang).leader(L(e.view, e.view.active).tribe, t.leader);
}
function ia({ p: e }) {
	let t = H(e.view), n = ea(t), r = e.view.stack.flatMap((e) => e.f === "effects" ? e.list : []);
	if (n === null && r.length === 0) return null;
	let i = ar(t), s = ta(t);
	return /* @__PURE__ */ o("div", {
		class: "tw-fx",
		role: "status",
		children: [n === null ? null : /* @__PURE__ */ o("span", {
			class: "tw-fxi on",
			children: [/* @__PURE__ */ a(Si, { effect: n }), s > 1 ? /* @__PURE__ */ a(na, {
				all: s,
				used: s - i
			}) : null]
		}), t?.f === "effects" ? null : r.map((t, n) => /* @__PURE__ */ o("span", {
			class: "tw-fxi",
			children: [/* @__PURE__ */ a(Si, { effect: t.effect }), ra(e, t) === null ? null : /* @__PURE__ */ a("em", { children: ra(e, t) })]
		}, `${t.effect.kind}-${n}`))]
	});
}
function aa({ p: e }) {
	let t = H(e.view);
	return t?.f === "effects" ? /* @__PURE__ */ o("div", {
		class: "tw-next",
		children: [/* @__PURE__ */ a(oa, { p: e }), /* @__PURE__ */ o("div", { children: [/* @__PURE__ */ a("h3", { children: W(e.lang).next }), /* @__PURE__ */ a("div", {
			class: "tw-choices",
			children: (e.decision?.options ?? []).map((n) => {
				let r = n.do === "effect" ? t.list[n.index] : void 0;
				if (n.do !== "effect" || r === void 0) return null;
				let i = e.selected?.do === "effect" && e.selected.index === n.index;
				return /* @__PURE__ */ o("button", {
					type: "button",
					class: `tw-choice can${i ? " sel" : ""}`,
					"aria-pressed": i,
					"data-effect": n.index,
					onClick: () => $(e, n, i),
					children: [/* @__PURE__ */ a("span", {
						class: "tw-sr",
						children: e.text.move(n, e.view)
					}), /* @__PURE__ */ o("span", {
						class: "tw-in",
						"aria-hidden": "true",
						children: [/* @__PURE__ */ a(Si, { effect: r.effect }), ra(e, r) === null ? null : /* @__PURE__ */ a("em", { children: ra(e, r) })]
					})]
				}, n.index);
			})
		})] })]
	}) : null;
}
function oa({ p: e }) {
	let t = e.view.stack.find((e) => e.f === "played");
	return t?.f === "played" ? /* @__PURE__ */ a(Qi, {
		card: t.card,
		lang: e.lang,
		rows: null,
		row: t.row,
		mark: "played"
	}) : null;
}
function sa({ p: e, seat: t }) {
	let n = W(e.lang), r = L(e.view, t), s = e.decision?.options ?? [], c = s.some((e) => e.do === "step" || e.do === "fly"), l = U(s, "takeWater"), u = e.selected?.do === "takeWater", d = cr(r, Hn.value), f = (t) => {
		Hn.value = t, e.select(null);
	};
	return /* @__PURE__ */ o("div", {
		class: "tw-riders",
		children: [/* @__PURE__ */ a(oa, { p: e }), /* @__PURE__ */ o("div", {
			class: "tw-who",
			children: [c ? /* @__PURE__ */ a("h3", { children: n.whoFlies }) : null, /* @__PURE__ */ o("div", {
				class: "tw-choices",
				children: [c ? /* @__PURE__ */ o(i, { children: [/* @__PURE__ */ a("button", {
					type: "button",
					class: `tw-choice${d < 0 ? " sel" : ""}`,
					"aria-pressed": d < 0,
					onClick: () => f(-1),
					children: n.nearest
				}), sr(r).map((t) => /* @__PURE__ */ o("button", {
					type: "button",
					class: `tw-choice${d === t ? " sel" : ""}`,
					"aria-pressed": d === t,
					"data-rider": t,
					onClick: () => f(t),
					children: [
						/* @__PURE__ */ a(Y, {
							id: t === k ? "i-capital" : "i-move",
							size: 24
						}),
						G(e.lang).place(t),
						/* @__PURE__ */ a("b", {
							class: "tw-num",
							children: tn(r, t)
						})
					]
				}, t))] }) : null, l === null ? null : /* @__PURE__ */ o("button", {
					type: "button",
					class: `tw-choice can${u ? " sel" : ""}`,
					"aria-pressed": u,
					"data-take": "water",
					onClick: () => $(e, l, u),
					children: [/* @__PURE__ */ a(Y, {
						id: "i-water",
						size: 24
					}), n.takeWater]
				})]
			})]
		})]
	});
}
function ca({ p: e, seat: t }) {
	let n = L(e.view, t);
	return /* @__PURE__ */ a("div", {
		class: "tw-choices",
		children: (e.decision?.options ?? []).map((t) => {
			if (t.do !== "temple") return null;
			let r = O(n.tribe).temples.find((e) => e.id === t.temple), i = e.selected?.do === "temple" && e.selected.temple === t.temple;
			return /* @__PURE__ */ o("button", {
				type: "button",
				class: `tw-choice tall can${i ? " sel" : ""}`,
				"aria-pressed": i,
				"data-temple": t.temple,
				onClick: () => $(e, t, i),
				children: [/* @__PURE__ */ a("b", { children: r?.name[e.lang] }), /* @__PURE__ */ a("span", { children: r?.effects.map((e, t) => /* @__PURE__ */ a(Si, { effect: e }, `${e.kind}-${t}`)) })]
			}, t.temple);
		})
	});
}
// games/tribes-of-the-wind/board/draw/face.ts
var la = [
	"#f1cfa8",
	"#c98f62",
	"#f4d9b8",
	"#a8714a"
], ua = [
	"#5a3a22",
	"#2f2520",
	"#c77b3a",
	"#efe7da"
], da = [
	"M-7.4 -1C-8 -9 8 -9 7.4 -1C4 -4 -2 -5 -7.4 -1Z",
	"M-7.4 0C-9 -10 9 -10 7.4 0L5 -3.6H-5Z",
	"M-7.6 3C-11 -10 11 -10 7.6 3C7 -3 2 -5 -1 -4.6C-4 -4 -7 -2 -7.6 3Z",
	"M-7.4 -2C-6 -8 6 -8 7.4 -2L9 -5L4 -11L0 -8L-4 -11L-9 -5Z"
], fa = (e, t, n) => {
	let r = t % da.length;
	return `<circle r="15" fill="${n ? Tn[e].l : "var(--paper-sunk)"}" stroke="${R}" stroke-width="1.6"/><g stroke="${R}" stroke-width="1.3" stroke-linejoin="round"><path d="M-10 14C-10 7 -5 5 0 5C5 5 10 7 10 14Z" fill="${Tn[e].c}"/><circle cy="-1" r="7" fill="${la[r]}"/><path d="${da[r]}" fill="${ua[r]}"/></g><circle cx="-2.6" cy="0" r="1" fill="${R}"/><circle cx="2.6" cy="0" r="1" fill="${R}"/>`;
}, pa = {
	buildVillage: "i-house",
	placeTemple: "i-temple",
	useVillageCard: "i-card"
};
function ma({ a: e }) {
	switch (e.kind) {
		case "trigger": return /* @__PURE__ */ o(i, { children: [
			/* @__PURE__ */ a(Y, {
				id: e.on === "playCard" ? `el-${K(e.color)}` : pa[e.on],
				size: 18
			}),
			/* @__PURE__ */ a("s", { children: ":" }),
			e.effects.map((e, t) => /* @__PURE__ */ a(Si, { effect: e }, `${e.kind}-${t}`))
		] });
		case "immediate": return /* @__PURE__ */ a(i, { children: e.effects.map((e, t) => /* @__PURE__ */ a(Si, { effect: e }, `${e.kind}-${t}`)) });
		case "templeAdjacency": return /* @__PURE__ */ o(i, { children: [
			/* @__PURE__ */ a(Y, { id: "i-temple" }),
			/* @__PURE__ */ a("s", { children: "↔" }),
			/* @__PURE__ */ a(Y, { id: "i-capital" })
		] });
		case "substitute": return /* @__PURE__ */ o(i, { children: [
			/* @__PURE__ */ a(Y, { id: `i-${e.from}` }),
			/* @__PURE__ */ a("s", { children: "→" }),
			/* @__PURE__ */ a(Y, { id: `i-${e.to}` })
		] });
		case "forestDiscount": return /* @__PURE__ */ o(i, { children: [
			/* @__PURE__ */ a(Y, { id: "i-forest" }),
			/* @__PURE__ */ a("s", { children: ":" }),
			/* @__PURE__ */ o("b", { children: ["−", e.n] }),
			/* @__PURE__ */ a(Y, {
				id: "i-water",
				size: 17
			})
		] });
		case "countBonus": return /* @__PURE__ */ o(i, { children: [/* @__PURE__ */ a(Y, {
			id: `ec-${K(e.color)}`,
			size: 16,
			high: 21
		}), /* @__PURE__ */ o("b", { children: ["+", e.n] })] });
		case "freeFirstRow": return /* @__PURE__ */ o(i, { children: [
			/* @__PURE__ */ a(Y, {
				id: `ec-${K(e.color)}`,
				size: 16,
				high: 21
			}),
			/* @__PURE__ */ a("b", { children: "1" }),
			/* @__PURE__ */ a(wi, { ok: !0 })
		] });
		case "noVillagePollution": return /* @__PURE__ */ o(i, { children: [
			/* @__PURE__ */ a(Y, {
				id: "i-house",
				size: 16,
				high: 20
			}),
			/* @__PURE__ */ a("s", { children: ":" }),
			/* @__PURE__ */ a(Y, { id: "i-clean" })
		] });
		case "diagonalPlacement": return /* @__PURE__ */ o(i, { children: [/* @__PURE__ */ a(Y, { id: "i-forest" }), /* @__PURE__ */ a("s", { children: "⤢" })] });
		case "slotDiscount": return /* @__PURE__ */ o(i, { children: [
			/* @__PURE__ */ a(Y, {
				id: "i-house",
				size: 16,
				high: 20
			}),
			/* @__PURE__ */ a("s", { children: ":" }),
			/* @__PURE__ */ o("b", { children: ["−", e.n] }),
			/* @__PURE__ */ a(Y, { id: "i-move" })
		] });
		case "templeDiscount": return /* @__PURE__ */ o(i, { children: [
			/* @__PURE__ */ a(Y, { id: "i-temple" }),
			/* @__PURE__ */ a("s", { children: ":" }),
			/* @__PURE__ */ o("b", { children: ["−", e.n] })
		] });
		case "extraObjectiveSlot": return /* @__PURE__ */ o(i, { children: [/* @__PURE__ */ a(Y, {
			id: "i-card",
			size: 17,
			high: 22
		}), /* @__PURE__ */ o("b", { children: ["+", e.n] })] });
		case "endScore": return /* @__PURE__ */ o("b", { children: ["+", e.vp] });
	}
}
function ha({ p: e, land: t, leader: n, i: r, mine: s }) {
	let c = t.leaders.includes(r), l = s ? U(e.decision?.options ?? [], "leader", (e) => e.leader === n.id) : null, u = l !== null && e.selected?.do === "leader" && e.selected.leader === n.id, f = G(e.lang).leaderAbility(t.tribe, r), p = /* @__PURE__ */ o(i, { children: [/* @__PURE__ */ a(d, {
		class: "tw-face",
		box: "-16 -16 32 32",
		svg: fa(q(t.tribe), r, c || l !== null)
	}), /* @__PURE__ */ o("span", {
		"aria-hidden": l === null ? void 0 : "true",
		children: [
			/* @__PURE__ */ a("b", { children: n.name[e.lang] }),
			/* @__PURE__ */ a("em", {
				class: "tw-ab",
				children: /* @__PURE__ */ a(ma, { a: n.ability })
			}),
			/* @__PURE__ */ a("span", {
				class: "tw-text",
				children: f
			})
		]
	})] }), m = `tw-ld tw-t-${q(t.tribe)}${c ? " on" : ""}`;
	return l === null ? /* @__PURE__ */ a("div", {
		class: m,
		title: f,
		children: p
	}) : /* @__PURE__ */ o("button", {
		type: "button",
		class: `${m} can${u ? " sel" : ""}`,
		"aria-pressed": u,
		title: f,
		"data-leader": n.id,
		onClick: () => $(e, l, u),
		children: [/* @__PURE__ */ a("span", {
			class: "tw-sr",
			children: e.text.move(l, e.view)
		}), p]
	});
}
function ga({ p: e, seat: t, choosing: n = !1 }) {
	let r = W(e.lang), i = L(e.view, t), { leaders: s } = O(i.tribe);
	return /* @__PURE__ */ o("section", {
		class: "tw-leaders",
		"aria-label": r.leaders,
		children: [/* @__PURE__ */ o("h3", { children: [
			r.leaders,
			" ",
			/* @__PURE__ */ a("small", { children: r.ofLeaders(i.leaders.length, C.maxLeaders) })
		] }), /* @__PURE__ */ o("div", {
			class: "tw-list",
			children: [
				n ? null : /* @__PURE__ */ a(_a, {
					p: e,
					land: i
				}),
				n ? null : /* @__PURE__ */ a(va, {
					p: e,
					land: i
				}),
				s.map((n, r) => /* @__PURE__ */ a(ha, {
					p: e,
					land: i,
					leader: n,
					i: r,
					mine: e.seat === t
				}, n.id))
			]
		})]
	});
}
function _a({ p: e, land: t }) {
	let n = W(e.lang), { path: r } = un(t), i = O(t.tribe).path, s = r.progress?.placed ?? [], c = r.spent || r.holds, l = i.filter((e, t) => s[t] !== !0).map((t) => G(e.lang).forest(t));
	return /* @__PURE__ */ o("div", {
		class: `tw-cond${c ? " done" : ""}`,
		children: [
			/* @__PURE__ */ o("span", { children: [
				n.path,
				" ",
				/* @__PURE__ */ a("strong", { children: c ? "✓" : `${r.progress?.matches ?? 0} / ${i.length}` })
			] }),
			/* @__PURE__ */ a("span", {
				class: "tw-seq",
				children: i.map((e, t) => {
					let n = c || s[t] === !0;
					return /* @__PURE__ */ o("svg", {
						viewBox: "-14 -6 28 30",
						width: "24",
						height: "26",
						"aria-hidden": "true",
						children: [/* @__PURE__ */ a("path", {
							d: "M-12 -4H12V12L0 21L-12 12Z",
							class: n ? `f-${si(e)}` : "open"
						}), /* @__PURE__ */ a("use", {
							href: `#tw-f-${si(e)}`,
							x: "-9",
							y: "-4",
							width: "18",
							height: "18"
						})]
					}, `flag-${t}`);
				})
			}),
			/* @__PURE__ */ a("small", { children: r.spent ? n.spent : c ? "" : r.progress === null ? n.noPath : l.length === 1 ? n.gap(l.join()) : "" })
		]
	});
}
function va({ p: e, land: t }) {
	let n = W(e.lang), { special: r } = un(t), i = r.spent || r.holds, { op: s } = O(t.tribe).special;
	return /* @__PURE__ */ o("div", {
		class: `tw-cond${i ? " done" : ""}`,
		children: [/* @__PURE__ */ o("span", { children: [
			n.special,
			" ",
			/* @__PURE__ */ a("strong", { children: i ? "✓" : `${r.value} ${s === "atMost" ? "→" : "/"} ${r.at}` })
		] }), /* @__PURE__ */ a("small", { children: r.spent ? n.spent : G(e.lang).condition(O(t.tribe).special) })]
	});
}
// games/tribes-of-the-wind/board/parts/neighbours.tsx
function ya({ cards: e, lit: t }) {
	return /* @__PURE__ */ o("span", {
		class: "tw-backs",
		children: [e.map((e, n) => /* @__PURE__ */ a(Ti, {
			name: K(e.color),
			mark: t === null ? "" : t.includes(n) ? "lit" : "dim"
		}, `${n}-${e.color}`)), /* @__PURE__ */ a("i", { class: "tw-wood" })]
	});
}
var ba = (e, t) => e.map((e) => G(t.lang).element(e.color)).join(", "), xa = (e) => e !== null && ![
	"own",
	"ownNone",
	"ownAllColors"
].includes(e.report.requirement.kind);
function Sa({ p: e, seat: t, side: n }) {
	let r = W(e.lang), { [n]: i } = an(e.view, t), s = Zn(e), c = xa(s) ? s?.report.backs[n] ?? null : null, l = i.seat < 0 ? r.market : e.names(i.seat);
	return /* @__PURE__ */ o("section", {
		class: `tw-nr ${n}`,
		"aria-label": `${l}, ${r[n]}: ${ba(i.cards, e)}`,
		children: [/* @__PURE__ */ o("span", {
			class: "tw-nl",
			children: [
				i.seat < 0 ? /* @__PURE__ */ a(Y, {
					id: "ec-red",
					size: 22,
					high: 30
				}) : /* @__PURE__ */ a(Ei, { tribe: L(e.view, i.seat).tribe }),
				/* @__PURE__ */ a("b", { children: l }),
				e.seat === t ? /* @__PURE__ */ a("small", { children: i.seat < 0 ? r.marketNote : r[n] }) : null
			]
		}), /* @__PURE__ */ a(ya, {
			cards: i.cards,
			lit: c
		})]
	});
}
function Ca({ focus: e }) {
	if (e === null) return null;
	let { report: t } = e, { kind: n } = t.requirement;
	if (t.color < 0) return null;
	let r = K(t.color), s = t.own, c = (e, t) => n === "group" ? "+" : e < t ? "<" : e > t ? ">" : "=";
	return /* @__PURE__ */ o("span", {
		class: `tw-vs tw-${r}`,
		"aria-hidden": "true",
		children: [
			xa(e) ? /* @__PURE__ */ o(i, { children: [/* @__PURE__ */ a("b", { children: t.left }), c(t.left, s)] }) : null,
			/* @__PURE__ */ o("b", {
				class: "me",
				children: [s, t.bonus > 0 ? /* @__PURE__ */ o("sup", { children: ["+", t.bonus] }) : null]
			}),
			xa(e) ? /* @__PURE__ */ o(i, { children: [c(s, t.right), /* @__PURE__ */ a("b", { children: t.right })] }) : null
		]
	});
}
function wa({ p: e }) {
	let t = Zn(e);
	return t === null ? /* @__PURE__ */ a("span", { class: "tw-rql" }) : /* @__PURE__ */ o("span", {
		class: "tw-rql",
		children: [/* @__PURE__ */ a(wi, { ok: t.playable }), /* @__PURE__ */ a("span", { children: G(e.lang).requirement(t.report.requirement) })]
	});
}
// games/tribes-of-the-wind/board/gains.ts
var Ta = (e) => e.reduce((e, t) => e + t, 0), Ea = (e, t) => Ta(e.map((e) => e.kind === t || e.kind === "mix" && e.of.includes(t) ? e.n : 0));
function Da(e, t) {
	for (let n = 0; n < w; n++) if (!(e.pollution[n] > t) && nn({
		...e,
		pollution: e.pollution.map((e, t) => t === n ? 0 : e)
	}, n)) return !0;
	return !1;
}
function Oa(e, t, n) {
	let { rows: r, color: i } = T(t);
	return [...(r[n]?.effects ?? []).map((t) => Et(e, t)), ...wt(e, "playCard", i).map((e) => e.effect)];
}
function ka(e, t, n, r) {
	let i = L(e, t), a = Oa(i, n, r), o = [], s = Ta(a.map((e) => e.kind === "water" ? e.n : 0));
	s > 0 && o.push({
		kind: "water",
		from: i.water,
		to: i.water + s
	});
	let c = i.water + Ea(a, "water"), l = (e) => Ta(a.map((t) => t.kind === e ? t.n : 0)), u = l("clean");
	u > 0 && o.push({
		kind: "clean",
		n: Math.min(u, Ta(i.pollution))
	});
	for (let e of ["move", "catapult"]) l(e) > 0 && o.push({
		kind: e,
		n: l(e)
	});
	for (let e of a) if (e.kind === "mix") o.push(e);
	else if (e.kind === "temple") o.push({
		kind: "temple",
		left: i.unplaced.length
	});
	else if (e.kind === "forest") {
		let t = Ot(i, e.cost), n = Math.max(0, t - c), r = Da(i, Ea(a, "clean"));
		o.push({
			kind: "forest",
			cost: t,
			missing: n > 0 ? "water" : r ? null : "space",
			short: n
		}), n === 0 && r && (c -= t);
	}
	return o;
}
// games/tribes-of-the-wind/board/parts/gains.tsx
function Aa({ p: e, gain: t }) {
	let n = W(e.lang);
	switch (t.kind) {
		case "water": return /* @__PURE__ */ o(i, { children: [/* @__PURE__ */ a(Y, {
			id: "i-water",
			size: 24
		}), /* @__PURE__ */ a("b", { children: `${t.from} → ${t.to}` })] });
		case "clean": return /* @__PURE__ */ o(i, { children: [/* @__PURE__ */ a(Y, {
			id: "i-clean",
			size: 26
		}), /* @__PURE__ */ a("b", { children: t.n === 0 ? "0" : `−${t.n}` })] });
		case "mix": return /* @__PURE__ */ o(i, { children: [/* @__PURE__ */ a("b", { children: `${t.n}×` }), t.of.map((e, t) => /* @__PURE__ */ o("span", {
			class: "tw-unit",
			children: [t > 0 ? /* @__PURE__ */ a("s", { children: "/" }) : null, /* @__PURE__ */ a(Y, {
				id: `i-${e}`,
				size: 22
			})]
		}, e))] });
		case "forest": return /* @__PURE__ */ o(i, { children: [/* @__PURE__ */ a(Y, {
			id: "i-forest",
			size: 24
		}), t.missing === null ? /* @__PURE__ */ o("b", {
			class: "tw-unit",
			children: [`−${t.cost}`, /* @__PURE__ */ a(Y, {
				id: "i-water",
				size: 20
			})]
		}) : /* @__PURE__ */ a("em", { children: t.missing === "water" ? n.shortOf(t.short) : n.noSpace })] });
		case "temple": return /* @__PURE__ */ o(i, { children: [/* @__PURE__ */ a(Y, {
			id: "i-temple",
			size: 24
		}), /* @__PURE__ */ a("b", { children: t.left > 0 ? "+1" : "0" })] });
		default: return /* @__PURE__ */ o(i, { children: [/* @__PURE__ */ a(Y, {
			id: `i-${t.kind}`,
			size: 26
		}), /* @__PURE__ */ a("b", { children: t.n })] });
	}
}
var ja = (e) => e.kind === "clean" && e.n === 0 || e.kind === "temple" && e.left === 0 || e.kind === "forest" && e.missing !== null;
function Ma({ p: e, seat: t, card: n, row: r }) {
	let i = W(e.lang);
	return /* @__PURE__ */ o("ul", {
		class: "tw-gains",
		"aria-label": i.gains,
		children: [ka(e.view, t, n, r).map((t, n) => /* @__PURE__ */ o("li", {
			class: ja(t) ? "vain" : "",
			children: [/* @__PURE__ */ a("span", {
				class: "tw-sr",
				children: i.gain[t.kind]
			}), /* @__PURE__ */ a(Aa, {
				p: e,
				gain: t
			})]
		}, `${t.kind}-${n}`)), /* @__PURE__ */ o("li", { children: [/* @__PURE__ */ a(Y, {
			id: `ec-${K(T(n).color)}`,
			size: 17,
			high: 23
		}), /* @__PURE__ */ a("b", { children: i.discardIt })] })]
	});
}
// games/tribes-of-the-wind/board/parts/rack.tsx
function Na(e, t, n) {
	let r = U(e.decision?.options ?? [], "play", (e) => e.card === T(t).id && e.row === n + 1);
	Wn.value = {
		card: t,
		row: n
	}, r === null ? (e.selected !== null && e.select(null), e.decision !== null && e.explain({
		do: "play",
		card: T(t).id,
		row: n + 1
	})) : e.selected?.do === "play" && e.selected.card === r.card && e.selected.row === r.row ? e.play(r) : e.select(r);
}
function Pa(e, t, n) {
	e.seat !== null && (Un.value = vr(Un.value, t, n), e.select(gr(e.decision?.options ?? [], L(e.view, e.seat).rack, Un.value)));
}
function Fa(e, t) {
	let n = yr(e.decision?.options ?? [], t).at(-1) ?? 0;
	Wn.value = {
		card: t,
		row: n
	};
	let r = U(e.decision?.options ?? [], "play", (e) => e.card === T(t).id && e.row === n + 1);
	r === null ? e.selected !== null && e.select(null) : e.select(r);
}
function Ia({ p: e, seat: t }) {
	let n = p(), { rack: r } = L(e.view, t), i = _r(e.decision?.options ?? []), s = Zn(e);
	return /* @__PURE__ */ o("div", {
		class: "tw-rack",
		children: [r.map(({ card: r, color: c }, l) => {
			let u = r < 0 ? `back-${l}` : `card-${r}`;
			if (r < 0) return /* @__PURE__ */ a("span", {
				class: "tw-hidden",
				role: "img",
				"aria-label": e.seat === t ? `${G(e.lang).element(c)}, ${W(e.lang).blind}` : G(e.lang).element(c),
				children: /* @__PURE__ */ a(Ti, { name: K(c) })
			}, u);
			let d = sn(e.view, t, r), f = s?.card === r, p = s !== null && !f && s.report.backs.own.includes(l), m = /* @__PURE__ */ a(Qi, {
				card: r,
				lang: e.lang,
				foreign: e.seat !== t,
				quiet: i > 0 || n,
				rows: i > 0 ? null : d,
				mark: i > 0 ? Un.value.includes(l) ? "sel gone" : "" : f ? "sel" : p ? "cnt" : "",
				row: f ? s.row : -1,
				...i > 0 || n ? {} : { onRow: (t) => Na(e, r, t) }
			});
			return i === 0 && !n ? /* @__PURE__ */ a("div", { children: m }, u) : /* @__PURE__ */ o("button", {
				type: "button",
				class: "tw-whole",
				"data-card": T(r).id,
				"data-open": i > 0 || d.some((e) => e.playable) ? 1 : 0,
				"aria-pressed": i > 0 ? Un.value.includes(l) : f,
				onClick: () => i > 0 ? Pa(e, l, i) : Fa(e, r),
				children: [/* @__PURE__ */ a("span", {
					class: "tw-sr",
					children: `${G(e.lang).card(r)}: ${G(e.lang).cardSentence(r)}`
				}), m]
			}, u);
		}), /* @__PURE__ */ a("i", { class: "tw-wood" })]
	});
}
// games/tribes-of-the-wind/board/parts/opened.tsx
function La({ name: e, cards: t, lit: n, n: r, tribe: i }) {
	return /* @__PURE__ */ o("div", {
		class: "tw-xr",
		children: [
			/* @__PURE__ */ o("span", {
				class: "tw-xn",
				children: [i < 0 ? /* @__PURE__ */ a(Y, {
					id: "ec-red",
					size: 16,
					high: 22
				}) : /* @__PURE__ */ a(Ei, { tribe: i }), /* @__PURE__ */ a("b", { children: e })]
			}),
			/* @__PURE__ */ a("span", {
				class: "tw-backs",
				children: t.map((e, t) => /* @__PURE__ */ a(Ti, {
					name: K(e.color),
					mark: n.includes(t) ? "lit" : "dim"
				}, `${t}-${e.color}`))
			}),
			/* @__PURE__ */ a("span", {
				class: "tw-xc",
				children: r
			})
		]
	});
}
function Ra({ p: e, seat: t, focus: n }) {
	let r = W(e.lang), { report: i, card: s } = n, c = an(e.view, t), l = sn(e.view, t, s), u = i.color < 0 ? null : Pe[i.color]?.colorName[e.lang] ?? null, d = i.backs.left.length + i.backs.right.length > 0 || ![
		"own",
		"ownNone",
		"ownAllColors"
	].includes(i.requirement.kind), f = (t) => t < 0 ? -1 : L(e.view, t).tribe;
	return /* @__PURE__ */ o("div", {
		class: `tw-opened r${l.length}${n.playable ? "" : " not"}`,
		children: [
			/* @__PURE__ */ a("button", {
				type: "button",
				class: "tw-x",
				"aria-label": r.close,
				onClick: () => {
					Wn.value = null, e.selected !== null && e.select(null);
				},
				children: /* @__PURE__ */ a("svg", {
					viewBox: "0 0 24 24",
					"aria-hidden": "true",
					children: /* @__PURE__ */ a("path", { d: "M6 6L18 18M18 6L6 18" })
				})
			}),
			/* @__PURE__ */ o("div", {
				class: "tw-xtop",
				children: [/* @__PURE__ */ a(Qi, {
					card: s,
					lang: e.lang,
					rows: l,
					row: n.row,
					big: !0,
					onRow: (t) => Na(e, s, t)
				}), /* @__PURE__ */ o("div", { children: [
					/* @__PURE__ */ a("h3", { children: u === null ? r.allFour : r.whoHas(u) }),
					/* @__PURE__ */ a(La, {
						name: e.seat === t ? r.you : e.names(t),
						cards: c.own,
						lit: i.backs.own,
						n: u === null ? null : i.own,
						tribe: f(t)
					}),
					d ? ["left", "right"].map((t) => /* @__PURE__ */ a(La, {
						name: c[t].seat < 0 ? r.market : e.names(c[t].seat),
						cards: c[t].cards,
						lit: i.backs[t],
						n: i[t],
						tribe: f(c[t].seat)
					}, t)) : null
				] })]
			}),
			T(s).rows.map((t, n) => /* @__PURE__ */ o("p", {
				class: `tw-xrow${l[n]?.playable === !0 ? " ok" : ""}`,
				children: [/* @__PURE__ */ a(wi, { ok: l[n]?.playable === !0 }), /* @__PURE__ */ o("span", { children: [
					t.require.map((t) => G(e.lang).requirement(t)).join(", "),
					": ",
					/* @__PURE__ */ a("b", { children: G(e.lang).effects(t.effects) })
				] })]
			}, `why-${n}`)),
			/* @__PURE__ */ a(Ma, {
				p: e,
				seat: t,
				card: s,
				row: n.row
			})
		]
	});
}
// games/tribes-of-the-wind/board/parts/dock.tsx
var za = [
	"rack",
	"forest",
	"element",
	"village",
	"objectives",
	"leaders"
], Ba = (e) => Gn.value ?? er(e.decision?.kind);
function Va({ p: e, seat: t }) {
	let n = W(e.lang), r = L(e.view, t), i = Ba(e), { progress: s, holds: c, spent: l } = un(r).path, u = (e) => {
		switch (e) {
			case "rack": return /* @__PURE__ */ a(Y, {
				id: "ec-blue",
				size: 17,
				high: 22
			});
			case "forest": return /* @__PURE__ */ a(Y, {
				id: "f-teal",
				size: 22
			});
			case "element": return /* @__PURE__ */ a(Y, {
				id: "ec-red",
				size: 17,
				high: 22
			});
			case "village": return /* @__PURE__ */ a(Y, {
				id: "i-house",
				size: 16,
				high: 23
			});
			case "objectives": return /* @__PURE__ */ a("b", {
				class: "tw-num",
				children: r.objectives.reduce((e, t) => e + ln(r, t).points, 0)
			});
			case "leaders": return /* @__PURE__ */ a("b", {
				class: "tw-num",
				children: l || c ? "✓" : `${s?.matches ?? 0}/4`
			});
		}
	};
	return /* @__PURE__ */ a("div", {
		class: "tw-tabs",
		children: za.map((t) => /* @__PURE__ */ o("button", {
			type: "button",
			class: i === t ? "on" : "",
			"aria-pressed": i === t,
			"data-tab": t,
			onClick: () => {
				Wn.value = null, Gn.value = er(e.decision?.kind) === t ? null : t;
			},
			children: [u(t), /* @__PURE__ */ a("span", { children: n.tabs[t] })]
		}, t))
	});
}
function Ha({ p: e, seat: t }) {
	let n = p(), r = Ba(e), i = Xn(e, t) ? Zn(e) : null, s = Gn.value === null || Gn.value === "rack";
	return !Xn(e, t) && s ? /* @__PURE__ */ a(qa, {
		p: e,
		seat: t
	}) : n && i !== null && r === "rack" ? /* @__PURE__ */ a("div", {
		class: "tw-dock",
		children: /* @__PURE__ */ a(Ra, {
			p: e,
			seat: t,
			focus: i
		})
	}) : /* @__PURE__ */ o("div", {
		class: `tw-dock at-${r}`,
		children: [
			/* @__PURE__ */ a(Ua, {
				p: e,
				focus: i
			}),
			/* @__PURE__ */ o("div", {
				class: "tw-seatrow",
				children: [
					/* @__PURE__ */ a(Sa, {
						p: e,
						seat: t,
						side: "left"
					}),
					/* @__PURE__ */ a("div", {
						class: "tw-middle",
						children: /* @__PURE__ */ a(Wa, {
							p: e,
							seat: t,
							place: r
						})
					}),
					/* @__PURE__ */ a(Sa, {
						p: e,
						seat: t,
						side: "right"
					})
				]
			}),
			n && (r === "riders" || r === "forest") ? /* @__PURE__ */ a(Ia, {
				p: e,
				seat: t
			}) : null
		]
	});
}
function Ua({ p: e, focus: t }) {
	let n = p(), r = n ? 0 : _r(e.decision?.options ?? []);
	return /* @__PURE__ */ o("div", {
		class: "tw-mtop",
		children: [
			n && nr(e.decision?.kind) ? /* @__PURE__ */ a(Er, { p: e }) : null,
			r > 0 ? /* @__PURE__ */ a("span", {
				class: "tw-rql",
				children: W(e.lang).mark(Un.value.length, r)
			}) : /* @__PURE__ */ a(wa, { p: e }),
			/* @__PURE__ */ a(Ca, { focus: t }),
			/* @__PURE__ */ a(ia, { p: e })
		]
	});
}
function Wa({ p: e, seat: t, place: n }) {
	switch (n) {
		case "rack": return e.seat === null ? /* @__PURE__ */ a(Ka, {
			p: e,
			seat: t
		}) : /* @__PURE__ */ a(Ia, {
			p: e,
			seat: t
		});
		case "effects": return /* @__PURE__ */ a(aa, { p: e });
		case "riders": return /* @__PURE__ */ a(sa, {
			p: e,
			seat: t
		});
		case "forest": return /* @__PURE__ */ a(Ji, {
			p: e,
			seat: t
		});
		case "element": return /* @__PURE__ */ o("div", {
			class: "tw-drawing",
			children: [/* @__PURE__ */ a(Xi, { p: e }), /* @__PURE__ */ o("section", {
				class: "tw-mini",
				"aria-label": W(e.lang).yourRack,
				children: [
					/* @__PURE__ */ a("h3", { children: W(e.lang).yourRack }),
					/* @__PURE__ */ a(Ga, {
						p: e,
						seat: t
					}),
					/* @__PURE__ */ a(ya, {
						cards: L(e.view, t).rack,
						lit: null
					})
				]
			})]
		});
		case "village": return /* @__PURE__ */ a(Gi, {
			p: e,
			seat: t
		});
		case "use": return /* @__PURE__ */ a(Ki, {
			p: e,
			seat: t
		});
		case "objectives": return /* @__PURE__ */ a(Hi, {
			p: e,
			seat: t
		});
		case "leaders": return /* @__PURE__ */ a(ga, {
			p: e,
			seat: t,
			choosing: e.decision?.kind === "leader"
		});
		case "temples": return /* @__PURE__ */ a(ca, {
			p: e,
			seat: t
		});
	}
}
function Ga({ p: e, seat: t }) {
	return /* @__PURE__ */ a("div", {
		class: "tw-kept",
		children: L(e.view, t).rack.map(({ card: n, color: r }, i) => n < 0 ? /* @__PURE__ */ a(Ti, { name: K(r) }, `back-${i}`) : /* @__PURE__ */ a(Qi, {
			card: n,
			lang: e.lang,
			rows: sn(e.view, t, n)
		}, `card-${n}`))
	});
}
function Ka({ p: e, seat: t }) {
	return /* @__PURE__ */ o("div", {
		class: "tw-watched",
		children: [e.view.active === t ? /* @__PURE__ */ a(oa, { p: e }) : null, /* @__PURE__ */ a(Ia, {
			p: e,
			seat: t
		})]
	});
}
function qa({ p: e, seat: t }) {
	return /* @__PURE__ */ a("div", {
		class: "tw-dock others",
		children: /* @__PURE__ */ o("div", {
			class: "tw-seatrow",
			children: [
				/* @__PURE__ */ a("span", {}),
				/* @__PURE__ */ o("section", {
					class: "tw-nr mid",
					"aria-label": e.names(t),
					children: [e.view.active === t ? /* @__PURE__ */ a(oa, { p: e }) : null, /* @__PURE__ */ a(ya, {
						cards: L(e.view, t).rack,
						lit: null
					})]
				}),
				/* @__PURE__ */ a("span", {})
			]
		})
	});
}
// games/tribes-of-the-wind/board/draw/minimap.ts
var Ja = {
	2: [[.3, .5], [.7, .5]],
	3: [
		[.5, .28],
		[.28, .7],
		[.72, .7]
	],
	4: [
		[.28, .28],
		[.72, .28],
		[.28, .72],
		[.72, .72]
	]
};
function Ya(e, t, n, r) {
	let i = `<rect width="${r}" height="${r}" rx="4" fill="var(--tw-${t}${e.village ? "" : "-g"})" stroke="${R}" stroke-width="1.1"/>`;
	return e.village ? i += `<g transform="translate(${r / 2} ${r / 2 + 2}) scale(.21)">${On(n)}</g>` : e.slots === 0 ? i += `<circle cx="${r / 2}" cy="${r / 2}" r="${z(r * .28)}" fill="${e.riders > 0 ? Tn[n].c : "#e2bf8b"}" stroke="${R}"/><circle cx="${r / 2}" cy="${r / 2}" r="${z(r * .12)}" fill="none" stroke="#8a5f38"/>` : i += (Ja[e.slots] ?? []).map(([t, i], a) => `<circle cx="${z(t * r)}" cy="${z(i * r)}" r="${z(r * .15)}" fill="${a < e.riders ? Tn[n].c : "#fffaf0"}" stroke="${R}" stroke-width="1"/>`).join(""), i += `<path d="${An(t, 4.6, 2)}" transform="translate(${r - 4.4} 4.4)" fill="var(--tw-${t}-hi)" stroke="${R}" stroke-width=".9"/>`, e.temple ? `${i}<path d="M${r - 9} ${r - 1}v-5l4 -4l4 4v5z" fill="#efe6d2" stroke="${R}"/>` : i;
}
var Xa = (e, t) => `<rect width="${t}" height="${t}" rx="4" fill="var(--tw-foul)" stroke="${R}" stroke-width=".8"/>${e === 1 ? `<g transform="translate(${t / 2} ${t / 2}) scale(.3)">${B()}</g>` : `<g transform="translate(${t * .38} ${t * .36}) scale(.25)">${B()}</g><g transform="translate(${t * .62} ${t * .66}) scale(.25)">${B()}</g>`}`, Za = /* @__PURE__ */ new Set();
function Qa(e, t, n, r, i = Za) {
	let a = r - 2;
	return e.map((e, o) => {
		let s = e.kind === null ? e.smog > 0 ? Xa(e.smog, a) : `<rect width="${a}" height="${a}" rx="4" fill="var(--tw-soil)" stroke="${R}" stroke-width=".8"/>` : Ya(e, e.kind, n, a), c = i.has(o) ? `<rect x="-1.5" y="-1.5" width="${a + 3}" height="${a + 3}" rx="5" class="tw-minilast"/>` : "";
		return `<g transform="translate(${o % t * r} ${Math.floor(o / t) * r})" data-mini="${o}"><g>${s}</g>${c}</g>`;
	}).join("");
}
var $a = "http://www.w3.org/2000/svg", eo = "cubic-bezier(.2,.7,.2,1)";
function to(e) {
	return e === k ? [12.5, -8.75] : [(j(e) + .5) * 25 - 1, (A(e) + .5) * 25 - 1];
}
function no(e, t) {
	let n = /* @__PURE__ */ new Set();
	for (let r of e) "seat" in r && r.seat === t && (r.e === "planted" || r.e === "built" || r.e === "cleaned" || r.e === "templePlaced" ? n.add(r.space) : (r.e === "moved" || r.e === "flew") && r.to !== k && n.add(r.to));
	return n;
}
function ro(e, t, n, r, i) {
	let a = document.createElementNS($a, "path");
	a.setAttribute("class", "tw-minirider"), a.setAttribute("d", "M-8 1C-7 -7 7 -7 8 1C5 -1 3 -1 0 1C-3 -1 -5 -1 -8 1ZM-2 2L0 7L2 2"), e.append(a);
	let o = ([e, t], n) => ({ transform: `translate(${e}px, ${t - n}px)` }), s = [(t[0] + n[0]) / 2, (t[1] + n[1]) / 2], c = a.animate([
		o(t, 0),
		o(s, 9),
		o(n, 0)
	], {
		duration: r,
		delay: i,
		fill: "both"
	});
	c.onfinish = () => a.remove(), c.oncancel = () => a.remove();
}
function io(e, t, n, r) {
	e.querySelector(`[data-mini="${t}"] > g`)?.animate(n, {
		duration: r,
		easing: eo
	});
}
var ao = [{
	opacity: 0,
	transform: "scale(.2)"
}, {
	opacity: 1,
	transform: "none"
}], oo = [{ transform: "scaleX(0)" }, { transform: "none" }], so = [{ transform: "translateY(-9px)" }, { transform: "none" }], co = [{ opacity: .25 }, { opacity: 1 }];
function lo(e, t, n, r) {
	if (e === null || r === 0) return;
	let i = 0;
	for (let a of t) if ("seat" in a && a.seat === n) {
		if (a.e === "moved" || a.e === "flew") ro(e, to(a.from), to(a.to), 340 / r, i), i += 180 / r;
		else if (a.e === "planted") io(e, a.space, ao, 320 / r);
		else if (a.e === "cleaned") io(e, a.space, co, 300 / r);
		else if (a.e === "templePlaced") io(e, a.space, so, 260 / r);
		else if (a.e === "built") io(e, a.space, oo, 320 / r), ro(e, to(a.space), to(k), 340 / r, 120 / r);
		else if (a.e === "polluted") for (let t of a.spaces) io(e, t, ao, 320 / r);
	}
}
// games/tribes-of-the-wind/board/parts/strip.tsx
function uo(e) {
	return Array.from({ length: w }, (t, n) => {
		let r = e.tiles[n];
		return {
			kind: r < 0 ? null : si(E(r).color),
			slots: r < 0 ? 0 : E(r).slots,
			village: e.village[n] === 1,
			riders: e.riders[n],
			temple: e.temple[n] >= 0,
			smog: e.pollution[n]
		};
	});
}
function fo(e, t) {
	if (typeof e.viewer != "number" || e.viewer === t) return null;
	let { left: n, right: r } = Yt(e.viewer, e.players.length);
	return t === n ? "left" : t === r ? "right" : "across";
}
function po({ view: t, person: r, lang: i }) {
	let s = L(t, r.seat), c = W(i), l = fo(t, r.seat), u = n(null), { events: f, speed: p } = qn.value;
	return e(() => lo(u.current?.querySelector("svg") ?? null, f, r.seat, p), [f, r.seat]), /* @__PURE__ */ o("div", {
		class: `tw tw-strip tw-t-${q(s.tribe)}`,
		children: [/* @__PURE__ */ o("p", {
			class: "tw-tribe",
			children: [/* @__PURE__ */ a(Ei, { tribe: s.tribe }), /* @__PURE__ */ o("span", { children: [G(i).tribe(s.tribe), l === null ? null : /* @__PURE__ */ a("small", { children: l === "across" ? c.doesNotCount : c[l] })] })]
		}), /* @__PURE__ */ o("div", {
			class: "tw-plb",
			children: [/* @__PURE__ */ a("div", {
				ref: u,
				class: "tw-minihold",
				children: /* @__PURE__ */ a(d, {
					class: "tw-minimap",
					box: `-1 -1 ${S.columns * 25} ${S.rows * 25}`,
					svg: Qa(uo(s), S.columns, q(s.tribe), 25, no(f, r.seat)),
					width: S.columns * 25,
					height: S.rows * 25
				})
			}), /* @__PURE__ */ o("div", {
				class: "tw-pls",
				children: [
					/* @__PURE__ */ a(Di, {
						tribe: s.tribe,
						built: yt(s),
						all: C.treehouses
					}),
					/* @__PURE__ */ o("span", { children: [
						/* @__PURE__ */ a(Y, {
							id: "i-water",
							size: 16
						}),
						s.water,
						/* @__PURE__ */ a("span", {
							class: "tw-sr",
							children: c.water
						})
					] }),
					/* @__PURE__ */ o("span", { children: [/* @__PURE__ */ a(Y, {
						id: "i-move",
						size: 18
					}), s.capital] }),
					/* @__PURE__ */ o("span", { children: [/* @__PURE__ */ a(Y, {
						id: "i-temple",
						size: 17
					}), bt(s)] }),
					/* @__PURE__ */ a(ya, {
						cards: s.rack,
						lit: null
					})
				]
			})]
		})]
	});
}
// games/tribes-of-the-wind/board/chosen.ts
function mo(e, t) {
	let { selected: n } = e;
	if (n === null) return !1;
	if (n.do === "step") {
		let e = Kn.value?.moves.at(-1) ?? n;
		return e.do === "step" && N(e.to) === t.place;
	}
	return n.do === "fly" ? N(n.to) === t.place : "space" in n && N(n.space) === t.place;
}
// games/tribes-of-the-wind/board/draw/capital.ts
var ho = [
	14,
	40,
	66,
	90,
	116,
	142,
	168,
	194,
	220,
	246,
	272,
	298
], go = [
	[
		14,
		-92,
		26
	],
	[
		50,
		-110,
		24
	],
	[
		92,
		-114,
		26
	],
	[
		136,
		-112,
		25
	],
	[
		180,
		-115,
		26
	],
	[
		222,
		-110,
		25
	],
	[
		262,
		-112,
		24
	],
	[
		298,
		-94,
		25
	]
], _o = `<g stroke="${R}" stroke-width="1.8" stroke-linejoin="round"><path d="M60 -30V12M90 -30V12" stroke-width="6"/><path d="M60 -30V12M90 -30V12" stroke="#c59a62" stroke-width="3.2"/>${[
	-24,
	-14,
	-4,
	6
].map((e) => `<path d="M60 ${e}H90" stroke-width="5"/><path d="M60 ${e}H90" stroke="#dcb883" stroke-width="2.6"/>`).join("")}</g>`, vo = go.map(([e, t, n], r) => `<g transform="translate(${e} ${t})"><path d="${An("teal", n, r + 11)}" fill="var(--tw-crown)" stroke="${R}" stroke-width="1.7"/><path d="${An("teal", n * .5, r + 3)}" transform="translate(-4 -6)" fill="var(--tw-crown-hi)"/></g>`).join(""), yo = (e, t, n, r) => `<g transform="translate(${t} ${n}) scale(${r})" stroke="${R}" stroke-width="1.9" stroke-linejoin="round"><path d="M-19 22V-10H19V22Z" fill="#f6e7c6"/><path d="M-5 22V6Q0 0 5 6V22Z" fill="#7a4f2b"/><circle cx="-11" cy="1" r="3.6" class="tw-win"/><circle cx="11" cy="1" r="3.6" class="tw-win"/><path d="M-32 -7C-18 -12 -6 -26 0 -46C6 -26 18 -12 32 -7C18 -1 -18 -1 -32 -7Z" fill="${Tn[e].c}"/><path d="M-18 -10Q-7 -20 -3 -33M18 -10Q7 -20 3 -33" fill="none" stroke="${Tn[e].d}" stroke-width="1.4"/><path d="M0 -46V-58" fill="none"/><path d="M0 -58L14 -54L0 -50Z" fill="#fffaf0" stroke-width="1.4"/></g>`, bo = `<path d="M0 -86H312L306 -30H6Z" fill="#1d150c" opacity=".2" transform="translate(2 6)"/><path d="M-2 -88H314L308 -34Q156 -26 4 -34Z" fill="var(--tw-plank)" stroke="${R}" stroke-width="1.9" stroke-linejoin="round"/><path d="M0 -72H313M1 -58H311M3 -45H309" stroke="#8f6a41" stroke-width="1.2" opacity=".8"/><path d="M-2 -88Q40 -80 78 -88T156 -88T234 -88T314 -88" fill="none" stroke="${R}" stroke-width="4"/><path d="M-2 -88Q40 -80 78 -88T156 -88T234 -88T314 -88" fill="none" stroke="#dcb883" stroke-width="2"/>${ho.map((e, t) => `<path d="M${e - 6} ${z(-84 + Math.sin(e / 25) * 2)}h12l-6 9Z" fill="${`var(--tw-${kn[t % kn.length]})`}" stroke="${R}" stroke-width="1.1" stroke-linejoin="round"/>`).join("")}`, xo = (e) => [26 + e * 43.4, -64];
function So(e, t) {
	let n = _o + vo + yo(e, 262, -104, .72) + yo(e, 294, -98, .5) + yo(e, 36, -100, .55) + bo;
	for (let e = 0; e < t; e++) n += `<g transform="translate(${z(xo(e)[0])} -58)"><ellipse cy="12" rx="18" ry="9" fill="#8a623a" stroke="${R}" stroke-width="1.4"/><ellipse cy="11" rx="14" ry="6.4" fill="#d9b582"/></g>`;
	return n;
}
var Co = (e) => `<g transform="translate(592 -74)" stroke="${R}" stroke-width="1.7" stroke-linejoin="round"><ellipse cx="2" cy="38" rx="30" ry="7" fill="#1d150c" opacity=".25" stroke="none"/><path d="M-26 -26Q-31 4 -24 34Q0 42 24 34Q31 4 26 -26Z" fill="#a9794a"/><path d="M-27.6 -10Q0 -2 27.6 -10M-27 20Q0 28 27 20" fill="none" stroke-width="4.4"/><path d="M-27.6 -10Q0 -2 27.6 -10M-27 20Q0 28 27 20" fill="none" stroke="#8c8577" stroke-width="2"/><ellipse cy="-26" rx="26" ry="8.4" fill="#58a6dc"/><path d="M-14 -27Q-7 -30 0 -27T14 -27" fill="none" stroke="#e6f4fb" stroke-width="1.6"/><circle cy="8" r="17" fill="${dn}"/><text y="15.6" text-anchor="middle" class="tw-num" font-size="23" fill="${R}" stroke="none">${e}</text></g>`, wo = (e, t) => `M${z(e[0])} ${z(e[1])}Q${z((e[0] + t[0]) / 2 + (e[0] === t[0] ? -5 : 0))} ${z((e[1] + t[1]) / 2 + (e[1] === t[1] ? 11 : 0))} ${z(t[0])} ${z(t[1])}`, To = (e) => `<text y="14.4" text-anchor="middle" class="tw-num" font-size="15" fill="#fffaf0" stroke="${R}" stroke-width="2.4" paint-order="stroke" stroke-linejoin="round">${e + 1}</text>`;
function Eo(e, t) {
	let n = e.length, r = e.reduce((e, t) => e + t.at[0], 0) / n, i = e.reduce((e, t) => e + t.at[1], 0) / n, a = e.map((e) => [e.at[0] + (r - e.at[0]) * .5, e.at[1] + (i - e.at[1]) * .5]), o = "";
	for (let t = 0; t + 1 < n; t++) {
		let n = wo(a[t], a[t + 1]), r = !e[t].placed || !e[t + 1].placed;
		o += `<path d="${n}" fill="none" stroke="${R}" stroke-width="6.4" stroke-linecap="round" ${r ? "opacity=\".35\"" : ""}/><path d="${n}" fill="none" stroke="#fff3d6" stroke-width="3.4" stroke-linecap="round" ${r ? "stroke-dasharray=\"4 6\"" : ""}/>`;
	}
	return e.forEach((e, n) => {
		let [r, i] = a[n], s = `<path d="M-12 -3H12V12L0 21L-12 12Z" fill="${e.placed ? `var(--tw-${e.kind})` : "var(--tw-pill)"}" stroke="${R}" stroke-width="1.7" stroke-linejoin="round" ${e.placed ? "" : "stroke-dasharray=\"4 3\""}/>`;
		o += `<g transform="translate(${z(r)} ${z(i)}) scale(${t})">${s}${e.placed ? To(n) : `<use href="#tw-f-${e.kind}" x="-9" y="-3" width="18" height="18" opacity=".95"/>`}<circle r="3.6" cy="-2" fill="#fff3d6" stroke="${R}" stroke-width="1.4"/></g>`;
	}), o;
}
// games/tribes-of-the-wind/board/draw/flight.ts
var Do = (e) => e === 0 ? 120 : 60, Oo = (e, t, n) => [(e[0] + t[0]) / 2, Math.max(-128, Math.min(e[1], t[1]) - Do(n))];
function ko(e) {
	let t = `M${e[0].map(z).join(" ")}`;
	for (let n = 1; n < e.length; n++) {
		let [r, i] = [e[n - 1], e[n]];
		t += `Q${Oo(r, i, n - 1).map(z).join(" ")} ${i.map(z).join(" ")}`;
	}
	return t;
}
function Ao(e, t, n, r = 0) {
	let [i, a] = Oo(e, t, r);
	return [(1 - n) ** 2 * e[0] + 2 * n * (1 - n) * i + n * n * t[0], (1 - n) ** 2 * e[1] + 2 * n * (1 - n) * a + n * n * t[1]];
}
function jo(e, t) {
	let n = ko(t), [r, i] = t[t.length - 1], [a, o] = Ao(t[0], t[1], .45);
	return `<path d="${n}" class="tw-arc-a"/><path d="${n}" class="tw-arc-b"/><g transform="translate(${z(r)} ${z(i + 6)}) scale(1.12)"><circle r="25" class="tw-landing"/><g opacity=".62">${En(e, !1)}</g></g><g transform="translate(${z(a)} ${z(o)})"><ellipse cx="6" cy="64" rx="24" ry="6" fill="#1d150c" opacity=".28"/><g class="tw-sway"><g transform="rotate(10) scale(1.7)">${En(e, !1)}</g><path d="M-74 -18q12 -6 22 -2M-86 -30q18 -6 34 -1M-62 -6q8 -4 13 -2" fill="none" stroke="#fffdf3" stroke-width="2.6" stroke-linecap="round"/></g></g>`;
}
// games/tribes-of-the-wind/board/draw/temples.ts
var Mo = (e) => 354 + e * 58;
function No(e) {
	return e.kind === "forest" ? `<use href="#tw-i-forest" x="-22" y="-11" width="22" height="22"/><use href="#tw-i-water" x="-1" y="-6" width="13" height="13"/><text x="16" y="7" class="tw-num" font-size="18" text-anchor="middle" fill="${R}">${e.cost}</text>` : `<text x="-13" y="7" class="tw-num" font-size="20" text-anchor="middle" fill="${R}">${"n" in e ? e.n : 1}</text><use href="#tw-i-${e.kind === "mix" ? e.of[0] ?? "water" : e.kind}" x="-4" y="-11" width="22" height="22"/>`;
}
function Po(e, t, n, r) {
	return `<g transform="translate(${Mo(n)} -84)"><ellipse cy="22" rx="25" ry="8" fill="var(--tw-socket)" stroke="${R}" stroke-width="1.3" ${r ? "" : "stroke-dasharray=\"4 3\""}/>${r ? Dn(e) : `<g transform="translate(0 2)">${Dn(e, .9, !0)}</g>`}<g transform="translate(0 51)" ${r ? "" : "opacity=\".45\""}><rect x="-25" y="-13" width="50" height="26" rx="13" fill="var(--tw-pill)" stroke="${R}" stroke-width="1.3"/>${t === void 0 ? "" : No(t)}</g></g>`;
}
// games/tribes-of-the-wind/board/motion.ts
var Fo = "cubic-bezier(.2,.7,.2,1)", Io = (e) => {
	if (e === k) return [xo(2)[0], xo(2)[1] - 10];
	let [t, n] = J(e);
	return [t + 75, n + 70];
};
function Lo(e, t) {
	let n = document.createElementNS("http://www.w3.org/2000/svg", "g");
	return n.setAttribute("class", "tw-quiet"), n.innerHTML = t, e.append(n), n;
}
function Ro(e, t, n, r) {
	let i = e.animate(t, {
		duration: n,
		delay: r,
		easing: "ease-in-out",
		fill: "both"
	});
	i.onfinish = () => e.remove(), i.oncancel = () => e.remove();
}
function zo(e, t, n, r, i, a) {
	let o = Lo(e, En(q(L(t.view, n).tribe), !1)), [s, c] = [Io(r), Io(i)];
	Ro(o, Array.from({ length: 9 }, (e, t) => {
		let n = t / 8, [r, i] = Ao(s, c, n), a = 1.12 + Math.sin(n * Math.PI) * .73;
		return { transform: `translate(${z(r)}px, ${z(i)}px) rotate(${z((.5 - n) * 20)}deg) scale(${z(a)})` };
	}), 360 / t.speed, a);
}
function Bo(e, t, n, r) {
	let [i, a] = Io(n);
	Ro(Lo(e, B(1.2)), [{
		transform: `translate(${i}px, ${a}px)`,
		opacity: 1
	}, {
		transform: `translate(${i + 70}px, ${a - 30}px) scale(.3)`,
		opacity: 0
	}], 240 / t.speed, r);
}
function Vo(e, t, n, r) {
	e.querySelector(t)?.animate(n, {
		duration: r,
		easing: Fo
	});
}
function Ho(e, t, n) {
	if (e === null || t.speed === 0) return;
	let r = 0;
	for (let i of t.events) if ("seat" in i && i.seat === n) {
		if (i.e === "moved" || i.e === "flew") zo(e, t, n, i.from, i.to, r), r += 180 / t.speed;
		else if (i.e === "cleaned") Bo(e, t, i.space, r);
		else if (i.e === "planted") Vo(e, Uo(i.space, ".tw-ground"), [{
			opacity: 0,
			transform: "translateY(-18px)"
		}, {
			opacity: 1,
			transform: "none"
		}], 320 / t.speed);
		else if (i.e === "built") {
			for (let r = 0; r < i.riders; r++) zo(e, t, n, i.space, k, r * 60 / t.speed);
			Vo(e, Uo(i.space, ".tw-ground"), [{
				opacity: .2,
				transform: "translateX(75px) scaleX(0)"
			}, {
				opacity: 1,
				transform: "none"
			}], 300 / t.speed);
		} else if (i.e === "polluted") for (let n of i.spaces) Vo(e, Uo(n, ".tw-smog"), [{
			opacity: 0,
			transform: "translateX(-40px)"
		}, {
			opacity: 1,
			transform: "none"
		}], 360 / t.speed);
		else i.e === "templePlaced" && Vo(e, Uo(i.space, ".tw-ground"), [{ transform: "translateY(-10px)" }, { transform: "none" }], 260 / t.speed);
	}
}
var Uo = (e, t) => `[data-space="${et[e]}"] ${t}`;
// games/tribes-of-the-wind/board/parts/targets.tsx
function Wo(e, t) {
	let n = t.moves[0];
	mo(e, t) && e.selected !== null ? e.play(e.selected) : (Kn.value = n.do === "step" ? {
		moves: t.moves,
		left: ar(H(e.view))
	} : null, e.select(n));
}
function Go({ p: e, land: t, targets: n }, r) {
	if (e.seat === null) return;
	let i = pr(e.decision?.kind ?? "", H(e.view), t, n, Hn.value, r);
	i.what === "select" ? Wo(e, i.target) : i.what === "traveller" ? (Hn.value = i.place, e.select(null)) : e.explain(i.move);
}
function Ko(e, t, n) {
	n ? e.play(t) : e.select(t);
}
function qo({ p: e, land: t, targets: n }, r) {
	let i = W(e.lang), a = G(e.lang), o = [a.place(r)];
	if (r === k) o.push(i.riders(t.capital));
	else {
		let e = t.tiles[r];
		if (e >= 0) {
			o.push(a.tile(e)), t.village[r] === 1 && o.push(i.village);
			let n = t.temple[r];
			n >= 0 && o.push(a.temple(t.tribe, n)), t.riders[r] > 0 && o.push(i.riders(t.riders[r]));
		} else o.push(t.pollution[r] > 0 ? i.smog(t.pollution[r]) : i.free);
	}
	let s = n.get(r)?.cost ?? 0;
	return s > 0 && o.push(i.steps(s)), o.join(", ");
}
function Jo(e) {
	let { p: t, seat: n, land: r, targets: i } = e;
	if (t.seat !== n) return null;
	let s = t.decision?.options ?? [], c = U(s, "placeTemple"), l = U(s, "takeWater"), u = s.some((e) => e.do === "step" || e.do === "fly");
	return /* @__PURE__ */ o("g", { children: [
		Array.from({ length: w }, (t, n) => {
			let [r, o] = J(n);
			return /* @__PURE__ */ a(Yo, {
				box: [
					r - 4,
					o - 4,
					158,
					158
				],
				name: qo(e, n),
				mark: `place-${Qn(n)}`,
				active: i.has(n),
				onTap: () => Go(e, n)
			}, Qn(n));
		}),
		u ? /* @__PURE__ */ a(Yo, {
			box: [
				-18,
				-142,
				342,
				128
			],
			name: qo(e, k),
			mark: "place-capital",
			active: i.has(k),
			onTap: () => Go(e, k)
		}) : null,
		c === null ? null : /* @__PURE__ */ o("g", {
			class: `tw-pulse${t.selected?.do === "placeTemple" ? " sel" : ""}`,
			children: [/* @__PURE__ */ a("rect", {
				x: "324",
				y: "-138",
				width: "236",
				height: "128",
				rx: "18",
				class: "glow"
			}), /* @__PURE__ */ a(Yo, {
				box: [
					322,
					-142,
					240,
					136
				],
				name: W(t.lang).placeTemple,
				mark: "temples",
				active: !0,
				onTap: () => Ko(t, c, t.selected?.do === "placeTemple")
			})]
		}),
		s.map((e) => {
			if (e.do !== "temple") return null;
			let n = O(r.tribe).temples.findIndex((t) => t.id === e.temple), i = t.selected?.do === "temple" && t.selected.temple === e.temple;
			return /* @__PURE__ */ o("g", {
				class: `tw-pulse${i ? " sel" : ""}`,
				children: [/* @__PURE__ */ a("rect", {
					x: Mo(n) - 28,
					y: "-126",
					width: "56",
					height: "112",
					rx: "14",
					class: "glow"
				}), /* @__PURE__ */ a(Yo, {
					box: [
						Mo(n) - 29,
						-142,
						58,
						136
					],
					name: t.text.move(e, t.view),
					mark: `temple-${e.temple}`,
					active: !0,
					onTap: () => Ko(t, e, i)
				})]
			}, e.temple);
		}),
		l === null ? null : /* @__PURE__ */ o("g", {
			class: `tw-pulse${t.selected?.do === "takeWater" ? " sel" : ""}`,
			children: [/* @__PURE__ */ a("circle", {
				cx: "592",
				cy: "-72",
				r: "46",
				class: "glow"
			}), /* @__PURE__ */ a(Yo, {
				box: [
					546,
					-126,
					92,
					112
				],
				name: W(t.lang).takeWater,
				mark: "barrel",
				active: !0,
				onTap: () => Ko(t, l, t.selected?.do === "takeWater")
			})]
		})
	] });
}
function Yo({ box: e, name: t, mark: n, active: r, onTap: i }) {
	let [o, s, c, l] = e;
	return /* @__PURE__ */ a("rect", {
		x: o,
		y: s,
		width: c,
		height: l,
		rx: "18",
		class: `tw-target${r ? " active" : ""}`,
		"data-target": n,
		role: "button",
		tabindex: r ? 0 : -1,
		"aria-label": t,
		onClick: i,
		onKeyDown: (e) => {
			(e.key === "Enter" || e.key === " ") && (e.preventDefault(), e.stopPropagation(), i());
		}
	});
}
// games/tribes-of-the-wind/board/parts/terrain.tsx
var Xo = Array.from({ length: w }, (e, t) => t), Zo = ([e, t]) => `translate(${e} ${t})`;
function Qo(e, t, n) {
	if (t === k) return xo(n);
	let [r, i] = J(t), a = e.tiles[t], [o, s] = Pr(a < 0 || e.village[t] === 1 ? 0 : E(a).slots, n);
	return [r + o, i + s];
}
var $o = (e, t) => {
	let n = e.tiles[t];
	return n < 0 || e.village[t] === 1 ? 0 : E(n).slots;
};
function es({ p: t, seat: r, roomy: i }) {
	let s = n(null), c = L(t.view, r), l = q(c.tribe), d = t.seat === r && t.decision !== null, f = fr(d ? t.decision?.options ?? [] : [], c, ar(H(t.view)), Hn.value), p = d ? as(t, c) : null, m = d ? cr(c, Hn.value) : -1, h = W(t.lang), g = ui(i), _ = yt(c);
	e(() => Ho(s.current, t, r), [t.tick]);
	let v = d && nr(t.decision?.kind);
	return /* @__PURE__ */ o("svg", {
		ref: s,
		class: "tw-terrain",
		viewBox: ni(g),
		role: "group",
		"aria-label": h.terrain(t.seat === r ? null : t.names(r)),
		children: [
			/* @__PURE__ */ a(u, { svg: ri(g) }),
			Xo.map((e) => /* @__PURE__ */ a(ts, {
				p: t,
				seat: r,
				land: c,
				space: e
			}, e)),
			v ? Xo.filter((e) => !f.has(e) && m !== e).map((e) => /* @__PURE__ */ a("path", {
				d: kr,
				transform: Zo(J(e)),
				class: "tw-veil"
			}, e)) : null,
			/* @__PURE__ */ a(u, { svg: So(l, C.riders) }),
			/* @__PURE__ */ a("g", {
				"data-riders": k,
				children: Array.from({ length: c.capital }, (e, t) => /* @__PURE__ */ a("g", {
					transform: `${Zo(xo(t))} scale(.98)`,
					class: p?.from === k && t === c.capital - 1 ? "tw-gone" : "",
					children: /* @__PURE__ */ a(u, { svg: En(l) })
				}, `perch-${t}`))
			}),
			/* @__PURE__ */ a(u, { svg: O(c.tribe).temples.map((e, t) => Po(ci(e.effects), e.effects[0], t, c.unplaced.includes(t))).join("") }),
			/* @__PURE__ */ a(u, {
				svg: Co(c.water),
				class: "tw-barrel"
			}),
			[...f.values()].map((e) => /* @__PURE__ */ a(rs, {
				t: e,
				chosen: mo(t, e)
			}, e.place)),
			m >= 0 && m !== k ? /* @__PURE__ */ a("path", {
				d: kr,
				transform: Zo(J(m)),
				class: "tw-start"
			}) : null,
			(t.seat === r || t.focusSeat === r) && t.view.phase !== "over" ? /* @__PURE__ */ a(u, {
				svg: os(c, i ? 1.3 : 1.5),
				class: "tw-quiet"
			}) : null,
			p === null ? null : /* @__PURE__ */ a(u, {
				svg: jo(l, p.points),
				class: "tw-quiet"
			}),
			[...f.values()].filter((e) => e.cost > 0 && e.place !== k).map((e) => /* @__PURE__ */ a(is, {
				t: e,
				chosen: mo(t, e),
				r: i ? 15 : 20
			}, e.place)),
			i ? /* @__PURE__ */ a(u, { svg: ii(g, l, _, C.treehouses, [h.villages(_, C.treehouses), h.endNote]) }) : null,
			/* @__PURE__ */ a(Jo, {
				p: t,
				seat: r,
				land: c,
				targets: f
			})
		]
	});
}
function ts({ p: e, seat: t, land: n, space: r }) {
	let i = q(n.tribe), s = e.seat === t && e.preview !== null && ns(e) ? L(e.preview.view, t) : null, c = s !== null && pi(s, r) !== pi(n, r), l = c ? s : n, d = l.riders[r], f = e.selected?.do === "step" || e.selected?.do === "fly" ? e.selected.from === Qn(r) : !1;
	return /* @__PURE__ */ o("g", {
		transform: Zo(J(r)),
		"data-space": Qn(r),
		class: c ? "tw-changed" : "",
		children: [
			/* @__PURE__ */ a(u, {
				svg: pi(l, r),
				class: "tw-ground"
			}),
			c ? /* @__PURE__ */ a("path", {
				d: kr,
				class: "tw-newring"
			}) : null,
			no(e.events, t).has(r) ? /* @__PURE__ */ a("path", {
				d: kr,
				class: "tw-last"
			}) : null,
			/* @__PURE__ */ a("g", {
				"data-riders": r,
				children: Array.from({ length: d }, (e, t) => /* @__PURE__ */ a(u, {
					svg: Yr(i, $o(l, r), t),
					class: f && t === d - 1 ? "tw-gone" : ""
				}, `r-${t}`))
			})
		]
	});
}
var ns = (e) => e.selected !== null && [
	"build",
	"plant",
	"clean",
	"templeOn"
].includes(e.selected.do);
function rs({ t: e, chosen: t }) {
	return e.place === k ? /* @__PURE__ */ a("rect", {
		x: "-14",
		y: "-140",
		width: "338",
		height: "116",
		rx: "18",
		class: `tw-cap${t ? " sel" : ""}`
	}) : /* @__PURE__ */ o("g", {
		transform: Zo(J(e.place)),
		class: `tw-lit${t ? " sel" : ""}`,
		children: [/* @__PURE__ */ a("path", {
			d: kr,
			class: "a"
		}), /* @__PURE__ */ a("path", {
			d: kr,
			class: "b"
		})]
	});
}
function is({ t: e, chosen: t, r: n }) {
	let [r, i] = J(e.place);
	return /* @__PURE__ */ o("g", {
		transform: `translate(${r + 150 - 15} ${i + 15})`,
		class: `tw-steps${t ? " sel" : ""}`,
		children: [/* @__PURE__ */ a("circle", { r: n }), /* @__PURE__ */ a("text", {
			y: n * .47,
			"text-anchor": "middle",
			"font-size": n * 1.35,
			class: "tw-num",
			children: e.cost
		})]
	});
}
function as(e, t) {
	let { selected: n } = e;
	if (n === null || n.do !== "step" && n.do !== "fly") return null;
	let r = n.do === "step" ? Kn.value?.moves ?? [n] : [n], i = N(n.from), a = Qo(t, i, Math.max(0, (i === k ? t.capital : t.riders[i]) - 1)), o = [[a[0], a[1] - 10]];
	return r.forEach((e, n) => {
		if (e.do !== "step" && e.do !== "fly") return;
		let i = N(e.to), a = n === r.length - 1, [s, c] = i === k ? xo(Math.min(t.capital, C.riders - 1)) : J(i);
		if (i === k) o.push([s, c - 10]);
		else if (a) {
			let [e, n] = Qo(t, i, t.riders[i]);
			o.push([e, n - 6]);
		} else o.push([s + 79, c + 29]);
	}), {
		from: i,
		points: o
	};
}
function os(e, t) {
	let { path: n } = un(e), r = n.progress;
	if (n.spent || r === null || r.matches < 2) return "";
	let i = O(e.tribe).path;
	return Eo(r.spaces.map((e, t) => {
		let [n, a] = J(e);
		return {
			at: [n + 75, a + 75],
			kind: si(i[t]),
			placed: r.placed[t] === !0
		};
	}), t);
}
// games/tribes-of-the-wind/board/index.tsx
function ss(e) {
	let t = Kn.value;
	if (t === null) return;
	let n = t.moves[0];
	if (e.selected !== null) {
		c(e.selected, n) || (Kn.value = null);
		return;
	}
	let r = ar(H(e.view));
	if (e.decision !== null && r === t.left) return;
	let i = hr(t.moves, t.left, r, e.decision?.options ?? []);
	Kn.value = i === null ? null : {
		moves: t.moves.slice(1),
		left: r
	}, i !== null && e.play(i);
}
function cs(t) {
	let n = p(), r = Yn(t), i = t.decision?.kind;
	e(Jn, [i, t.seat]), e(() => ss(t), [
		t.view,
		t.decision,
		t.selected
	]), e(() => {
		qn.value = {
			events: t.events,
			speed: t.speed
		};
	}, [t.tick]);
	let s = t.seat === r, c = !n || nr(i) || !Xn(t, r), l = n && Xn(t, r) && Gn.value === null && Zn(t) !== null;
	return /* @__PURE__ */ o("div", {
		class: `tw tw-table${n ? " phone" : ""}${c ? "" : " peek"}${!c && ir(Ba(t)) ? " low" : ""}${l ? " has-card" : ""}${t.speed === 0 ? " still" : ""}`,
		children: [
			/* @__PURE__ */ a("svg", {
				class: "tw-defs",
				"aria-hidden": "true",
				children: /* @__PURE__ */ a("defs", { children: /* @__PURE__ */ a(u, { svg: Vn }) })
			}),
			s || !c ? null : /* @__PURE__ */ a(ls, {
				p: t,
				seat: r
			}),
			/* @__PURE__ */ o("div", {
				class: "tw-field",
				children: [
					/* @__PURE__ */ a("div", {
						class: "tw-tuck l",
						children: /* @__PURE__ */ a(Hi, {
							p: t,
							seat: r
						})
					}),
					/* @__PURE__ */ a("div", {
						class: "tw-stage",
						children: /* @__PURE__ */ a(es, {
							p: t,
							seat: r,
							roomy: !n
						})
					}),
					/* @__PURE__ */ a("div", {
						class: "tw-tuck r",
						children: /* @__PURE__ */ a(ga, {
							p: t,
							seat: r
						})
					}),
					/* @__PURE__ */ a(Va, {
						p: t,
						seat: r
					}),
					c ? null : s ? /* @__PURE__ */ a(Er, { p: t }) : /* @__PURE__ */ a(ls, {
						p: t,
						seat: r
					})
				]
			}),
			/* @__PURE__ */ a(Ha, {
				p: t,
				seat: r
			})
		]
	});
}
function ls({ p: e, seat: t }) {
	return /* @__PURE__ */ o("div", {
		class: "tw-whose",
		children: [/* @__PURE__ */ o("span", { children: [/* @__PURE__ */ a(Ei, { tribe: L(e.view, t).tribe }), /* @__PURE__ */ a("b", { children: e.names(t) })] }), e.seat === null ? null : /* @__PURE__ */ a("button", {
			type: "button",
			class: "btn small tw-home",
			onClick: () => e.setFocusSeat(null),
			children: W(e.lang).back
		})]
	});
}
function us(e) {
	let t = W(e.lang), n = H(e.view)?.f ?? "", r = (e) => e.do === "done" ? t.done : e.do === "decline" ? t.decline[n] ?? t.done : e.do === "discardThree" ? t.discardThree : null;
	return /* @__PURE__ */ a(i, { children: (e.decision?.options ?? []).map((t) => {
		let n = r(t), i = e.selected?.do === t.do;
		return n === null ? null : /* @__PURE__ */ a("button", {
			type: "button",
			class: "btn quiet small",
			"aria-pressed": i,
			"data-answer": t.do,
			onClick: () => i ? e.play(t) : e.select(t),
			children: n
		}, t.do);
	}) });
}
function ds({ p: e }) {
	let t = W(e.lang), n = e.people.map((t) => ({
		...t,
		land: L(e.view, t.seat)
	}));
	return n.sort((e, t) => yt(t.land) - yt(e.land)), /* @__PURE__ */ o("section", {
		class: "tw-dsp v tw-race",
		"aria-label": t.race,
		children: [/* @__PURE__ */ a("h3", { children: t.race }), /* @__PURE__ */ a("div", {
			class: "tw-rl",
			children: n.map((e) => /* @__PURE__ */ o("span", { children: [
				/* @__PURE__ */ a(Ei, { tribe: e.land.tribe }),
				/* @__PURE__ */ a("b", { children: e.name }),
				/* @__PURE__ */ a(Di, {
					tribe: e.land.tribe,
					built: yt(e.land),
					all: C.treehouses
				}),
				/* @__PURE__ */ a("em", { children: `${yt(e.land)}/${C.treehouses}` })
			] }, e.seat))
		})]
	});
}
function fs(e) {
	let t = e.seat ?? Yn(e);
	return /* @__PURE__ */ o("div", {
		class: "tw tw-panel",
		children: [
			/* @__PURE__ */ a(Ji, {
				p: e,
				seat: t
			}),
			/* @__PURE__ */ a(Xi, { p: e }),
			/* @__PURE__ */ a(Gi, {
				p: e,
				seat: t
			}),
			/* @__PURE__ */ a(ds, { p: e })
		]
	});
}
var ps = {
	Board: cs,
	SeatStrip: po,
	SideTools: us,
	CategoryIcon: Or,
	Panel: {
		title: {
			de: W("de").displays,
			en: W("en").displays
		},
		note: (e, t) => `${W(t).tabs.village}: ${W(t).inStack(e.village.left)}`,
		Content: fs
	},
	confirmLabel: Tr
};
export { ps as default };
