import './board.css';
import { createContext as e, h as t } from "preact";
import { Fragment as n, jsx as r, jsxs as i } from "preact/jsx-runtime";
import { useContext as a } from "preact/hooks";
// web/kit/art.tsx
function o({ svg: e, ...n }) {
	return t("g", {
		...n,
		dangerouslySetInnerHTML: { __html: e }
	});
}
function s({ box: e, svg: t, ...n }) {
	return /* @__PURE__ */ r("svg", {
		viewBox: e,
		"aria-hidden": "true",
		...n,
		children: /* @__PURE__ */ r(o, { svg: t })
	});
}
var c = {
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
}, l = class extends Error {
	constructor(e, t) {
		super(`tribes-of-the-wind data: ${e}: ${t}`), this.name = "BadData";
	}
};
function u(e, t) {
	if (typeof e != "object" || !e || Array.isArray(e)) throw new l(t, "is no object");
	return e;
}
function d(e, t) {
	if (!Array.isArray(e)) throw new l(t, "is no list");
	return e;
}
function f(e, t) {
	if (typeof e != "number" || !Number.isInteger(e)) throw new l(t, "is no whole number");
	return e;
}
function p(e, t) {
	if (typeof e != "string" || e === "") throw new l(t, "is no text");
	return e;
}
function m(e, t, n) {
	let r = t.find((t) => t === e);
	if (r === void 0) throw new l(n, `unknown word ${String(e)}`);
	return r;
}
function h(e, t, n) {
	return t.indexOf(m(e, t, n));
}
function g(e, t) {
	let n = u(e, t);
	return {
		de: p(n.de, `${t}.de`),
		en: p(n.en, `${t}.en`)
	};
}
function ee(e, t, n) {
	for (let r of Object.keys(e)) if (!t.includes(r)) throw new l(n, `unknown field ${r}`);
}
// games/tribes-of-the-wind/rules/vocabulary.ts
var te = [
	"own",
	"ownNone",
	"ownAllColors",
	"neighbour",
	"more",
	"fewer",
	"group"
], ne = [
	"one",
	"both",
	"left",
	"right"
], re = [
	"water",
	"move",
	"clean"
], ie = [
	"water",
	"move",
	"clean",
	"forest",
	"mix",
	"catapult",
	"temple"
], ae = [
	"villagesOfColor",
	"tilesOfColor",
	"largestColorGroup"
], oe = [
	...ae,
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
], se = ["atLeast", "atMost"], ce = [
	"playCard",
	"buildVillage",
	"placeTemple",
	"useVillageCard"
], le = [
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
], ue = [
	"turbine",
	"catapult",
	"portal"
];
// games/tribes-of-the-wind/rules/read-words.ts
function de(e, t, n) {
	let r = u(e, n);
	ee(r, [
		"kind",
		"color",
		"min",
		"who"
	], n);
	let i = m(r.kind, te, `${n}.kind`);
	if (i === "ownAllColors") return { kind: i };
	let a = h(r.color, t.elements, `${n}.color`);
	if (i === "ownNone") return {
		kind: i,
		color: a
	};
	if (i === "own" || i === "group") return {
		kind: i,
		color: a,
		min: f(r.min, `${n}.min`)
	};
	let o = m(r.who, ne, `${n}.who`);
	return i === "neighbour" ? {
		kind: i,
		color: a,
		who: o,
		min: f(r.min, `${n}.min`)
	} : {
		kind: i,
		color: a,
		who: o
	};
}
function fe(e, t) {
	let n = u(e, t);
	ee(n, [
		"kind",
		"n",
		"cost",
		"of"
	], t);
	let r = m(n.kind, ie, `${t}.kind`);
	if (r === "temple") return { kind: r };
	if (r === "forest") return {
		kind: r,
		cost: f(n.cost, `${t}.cost`)
	};
	let i = f(n.n, `${t}.n`);
	if (r !== "mix") return {
		kind: r,
		n: i
	};
	let a = d(n.of, `${t}.of`).map((e) => m(e, re, `${t}.of`));
	if (a.length < 2 || new Set(a).size !== a.length) throw new l(t, "a mix names two different kinds");
	return {
		kind: r,
		of: a,
		n: i
	};
}
function pe(e, t) {
	return d(e, t).map((e, n) => fe(e, `${t}[${n}]`));
}
function me(e, t, n) {
	let r = u(e, n), i = m(r.metric, oe, `${n}.metric`);
	if (ae.some((e) => e === i)) return {
		metric: i,
		color: h(r.color, t.forests, `${n}.color`)
	};
	if (r.color !== void 0) throw new l(n, `${i} has no colour`);
	return {
		metric: i,
		color: -1
	};
}
function he(e, t, n) {
	let r = u(e, n);
	ee(r, [
		"metric",
		"color",
		"op",
		"tiers"
	], n);
	let i = d(r.tiers, `${n}.tiers`).map((e, t) => {
		let r = u(e, `${n}.tiers[${t}]`);
		return {
			at: f(r.at, `${n}.at`),
			vp: f(r.vp, `${n}.vp`)
		};
	});
	if (i.length === 0) throw new l(n, "has no tier");
	return {
		...me(r, t, n),
		op: m(r.op, se, `${n}.op`),
		tiers: i
	};
}
function ge(e, t, n) {
	let r = u(e, n);
	return ee(r, [
		"metric",
		"color",
		"op",
		"at"
	], n), {
		...me(r, t, n),
		op: m(r.op, se, `${n}.op`),
		at: f(r.at, `${n}.at`)
	};
}
function _e(e, t, n) {
	let r = u(e, n), i = m(r.kind, le, `${n}.kind`), a = (e) => f(r[e], `${n}.${e}`);
	switch (i) {
		case "trigger": {
			let e = m(r.on, ce, `${n}.on`);
			return {
				kind: i,
				on: e,
				color: e === "playCard" ? h(r.color, t.elements, `${n}.color`) : -1,
				effects: pe(r.effects, `${n}.effects`)
			};
		}
		case "immediate": return {
			kind: i,
			effects: pe(r.effects, `${n}.effects`)
		};
		case "substitute": return {
			kind: i,
			from: m(r.from, re, `${n}.from`),
			to: m(r.to, re, `${n}.to`)
		};
		case "countBonus": return {
			kind: i,
			color: h(r.color, t.elements, `${n}.color`),
			n: a("n")
		};
		case "freeFirstRow": return {
			kind: i,
			color: h(r.color, t.elements, `${n}.color`)
		};
		case "endScore": return {
			kind: i,
			...me(r, t, n),
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
var ve = [
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
], ye = (e, t) => u(e[t], t), _ = (e, t) => d(ye(e, t).list, `${t}.list`);
function be(e) {
	let t = u(e, "file"), n = _(t, "elements").map((e, t) => {
		let n = u(e, `elements[${t}]`);
		return {
			id: p(n.id, "id"),
			name: g(n.name, "name"),
			colorName: g(n.colorName, "colorName")
		};
	}), r = _(t, "forestColors").map((e, t) => {
		let n = u(e, `forestColors[${t}]`);
		return {
			id: p(n.id, "id"),
			name: g(n.name, "name")
		};
	}), i = {
		elements: n.map((e) => e.id),
		forests: r.map((e) => e.id)
	}, a = xe(ye(t, "grid")), o = _(t, "forestTiles").map((e, t) => we(e, i, `forestTiles[${t}]`));
	return {
		elements: n,
		forestColors: r,
		bonuses: Se(_(t, "bonuses")),
		cards: _(t, "elementCards").map((e, t) => Ce(e, i, `elementCards[${t}]`)),
		tiles: [...o, ...Te(_(t, "startTiles"), i)],
		forestTileCount: o.length,
		villageCards: _(t, "villageCards").map((e, t) => Ee(e, i, `villageCards[${t}]`)),
		tribes: De(t, i, a.rows * a.columns),
		grid: a,
		constants: Oe(ye(t, "constants")),
		scoring: ke(ye(t, "scoring")),
		templates: Ae(ye(t, "textTemplates"))
	};
}
function xe(e) {
	let t = f(e.rows, "grid.rows"), n = f(e.columns, "grid.columns"), [r, i] = d(e.start, "grid.start").map((e) => f(e, "grid.start"));
	return {
		rows: t,
		columns: n,
		start: (r ?? 0) * n + (i ?? 0)
	};
}
function Se(e) {
	let t = {};
	for (let n of e) {
		let e = u(n, "bonuses");
		t[m(e.id, ue, "bonuses.id")] = g(e.name, "bonuses.name");
	}
	let { turbine: n, catapult: r, portal: i } = t;
	if (n === void 0 || r === void 0 || i === void 0) throw new l("bonuses", "a bonus has no name");
	return {
		turbine: n,
		catapult: r,
		portal: i
	};
}
function Ce(e, t, n) {
	let r = u(e, n), i = d(r.rows, `${n}.rows`).map((e, r) => {
		let i = u(e, `${n}.rows[${r}]`);
		return {
			require: d(i.require, `${n}.require`).map((e) => de(e, t, `${n}.rows[${r}]`)),
			effects: pe(i.effects, `${n}.rows[${r}].effects`)
		};
	});
	if (i.length === 0) throw new l(n, "has no row");
	return {
		id: p(r.id, `${n}.id`),
		color: h(r.color, t.elements, `${n}.color`),
		rows: i
	};
}
function we(e, t, n) {
	let r = u(e, n);
	return {
		id: p(r.id, `${n}.id`),
		color: h(r.color, t.forests, `${n}.color`),
		slots: f(r.slots, `${n}.slots`),
		bonus: r.bonus === null ? null : m(r.bonus, ue, `${n}.bonus`),
		minPlayers: f(r.minPlayers, `${n}.minPlayers`),
		start: null
	};
}
function Te(e, t) {
	return e.map((e, n) => {
		let r = `startTiles[${n}]`, i = u(e, r);
		if (f(i.seat, `${r}.seat`) !== n + 1) throw new l(r, "start tiles stand in seat order");
		let a = h(i.color, t.forests, `${r}.color`), o = pe(i.effects, `${r}.effects`);
		return {
			id: p(i.id, `${r}.id`),
			color: a,
			slots: 0,
			bonus: null,
			minPlayers: 0,
			start: o
		};
	});
}
function Ee(e, t, n) {
	let r = u(e, n);
	return {
		id: p(r.id, `${n}.id`),
		name: g(r.name, `${n}.name`),
		objective: he(r.objective, t, `${n}.objective`),
		immediate: pe(r.immediate, `${n}.immediate`)
	};
}
function De(e, t, n) {
	let r = new Map(_(e, "templeSets").map((e) => {
		let t = u(e, "templeSets"), n = d(t.temples, "templeSets.temples").map((e) => {
			let t = u(e, "temple");
			return {
				id: p(t.id, "temple.id"),
				name: g(t.name, "temple.name"),
				effects: pe(t.effects, "temple.effects")
			};
		});
		return [p(t.id, "templeSets.id"), n];
	})), i = new Map(_(e, "pollutionLayouts").map((e) => {
		let t = u(e, "pollutionLayouts"), r = d(t.rows, "layout").flatMap((e) => d(e, "layout.row").map((e) => f(e, "layout")));
		if (r.length !== n) throw new l("pollutionLayouts", "does not fit the grid");
		return [p(t.id, "pollutionLayouts.id"), r];
	}));
	return _(e, "tribes").map((e, n) => {
		let a = `tribes[${n}]`, o = u(e, a), s = r.get(p(o.templeSet, `${a}.templeSet`)), c = i.get(p(o.pollutionLayout, `${a}.pollutionLayout`));
		if (s === void 0 || c === void 0) throw new l(a, "unknown temple set or layout");
		return {
			id: p(o.id, `${a}.id`),
			name: g(o.name, `${a}.name`),
			path: d(o.path, `${a}.path`).map((e) => h(e, t.forests, `${a}.path`)),
			special: ge(o.special, t, `${a}.special`),
			leaders: d(o.leaders, `${a}.leaders`).map((e, n) => {
				let r = u(e, `${a}.leaders[${n}]`);
				return {
					id: p(r.id, `${a}.leader.id`),
					name: g(r.name, `${a}.leader.name`),
					ability: _e(r.ability, t, `${a}.leaders[${n}].ability`)
				};
			}),
			temples: s,
			pollution: c
		};
	});
}
function Oe(e) {
	return Object.fromEntries(ve.map((t) => [t, f(e[t], `constants.${t}`)]));
}
function ke(e) {
	let t = (t) => d(e[t], t).map((e) => f(e, t));
	return {
		endTile: f(e.endTile, "endTile"),
		perTreehouse: f(e.perTreehouse, "perTreehouse"),
		templesTable: t("templesTable"),
		tilesTable: t("tilesTable"),
		pollutedSpacesTable: t("pollutedSpacesTable")
	};
}
function Ae(e) {
	let t = {};
	for (let [n, r] of Object.entries(e)) {
		if (n === "provenance") continue;
		let e = {};
		for (let [t, i] of Object.entries(u(r, n))) e[t] = g(i, t);
		t[n] = e;
	}
	return t;
}
// games/tribes-of-the-wind/rules/data.ts
var je = be(c), { elements: Me, forestColors: Ne, cards: Pe, tiles: Fe, villageCards: Ie, tribes: Le, grid: v, constants: y, scoring: Re } = je, ze = Me.length, b = v.rows * v.columns;
je.forestTileCount, Pe.map((e) => e.color);
var x = (e) => Pe[e], S = (e) => Fe[e], C = (e) => Ie[e], w = (e) => Le[e], Be = (e, t) => w(e).leaders[t], Ve = (e) => new Map(e.map((e, t) => [e.id, t])), He = Ve(Pe), Ue = Ve(Fe), We = Ve(Ie);
Ve(Le);
var Ge = (e) => He.get(e) ?? -1, Ke = (e) => Ue.get(e) ?? -1, qe = (e) => We.get(e) ?? -1, Je = (e, t) => w(e).temples.findIndex((e) => e.id === t), Ye = (e, t) => w(e).leaders.findIndex((e) => e.id === t), T = b, E = (e) => Math.floor(e / v.columns), D = (e) => e % v.columns, O = Array.from({ length: b }, (e, t) => t), Xe = O.map((e) => O.filter((t) => Math.abs(E(e) - E(t)) + Math.abs(D(e) - D(t)) === 1)), Ze = O.map((e) => O.filter((t) => Math.abs(E(e) - E(t)) === 1 && Math.abs(D(e) - D(t)) === 1)), Qe = O.flatMap((e) => O.map((t) => (Xe[e] ?? []).includes(t))), $e = Array.from({ length: v.rows }, (e, t) => O.filter((e) => E(e) === t)), et = Array.from({ length: v.columns }, (e, t) => O.filter((e) => D(e) === t)), tt = O.filter((e) => E(e) < v.rows - 1 && D(e) < v.columns - 1).map((e) => [
	e,
	e + 1,
	e + v.columns,
	e + v.columns + 1
]), nt = O.filter((e) => (E(e) === 0 || E(e) === v.rows - 1) && (D(e) === 0 || D(e) === v.columns - 1)), rt = (e) => e === T ? "capital" : `r${E(e)}c${D(e)}`, it = [...O, T].map(rt), at = new Map(it.map((e, t) => [e, t])), k = (e) => at.get(e) ?? -1, ot = (e, t) => e.tiles[t] >= 0, A = (e, t) => e.village[t] === 1, st = (e, t, n) => ot(e, t) && S(e.tiles[t]).color === n;
function j(e) {
	let t = 0;
	for (let n = 0; n < b; n++) e(n) && t++;
	return t;
}
function ct(e) {
	let t = Array.from({ length: b }, () => !1), n = 0;
	for (let r = 0; r < b; r++) {
		if (t[r] || !e(r)) continue;
		let i = [r];
		t[r] = !0;
		let a = 0;
		for (let n = i.pop(); n !== void 0; n = i.pop()) {
			a++;
			for (let r of Xe[n]) !t[r] && e(r) && (t[r] = !0, i.push(r));
		}
		a > n && (n = a);
	}
	return n;
}
function lt(e, t) {
	let n = 0, r = 0;
	for (let i of t) n = A(e, i) ? n + 1 : 0, n > r && (r = n);
	return r;
}
var ut = (e, t) => j((n) => A(e, n) && st(e, n, t)), dt = (e, t) => j((n) => st(e, n, t)), ft = (e, t) => ct((n) => st(e, n, t)), pt = (e) => Math.max(...[...$e, ...et].map((t) => lt(e, t))), mt = (e) => tt.filter((t) => t.every((t) => A(e, t))).length, ht = (e) => ct((t) => A(e, t)), gt = (e) => j((t) => A(e, t) && !Xe[t].some((t) => A(e, t))), _t = (e) => nt.filter((t) => A(e, t)).length, vt = (e) => j((t) => e.temple[t] >= 0), yt = {
	villagesOfColor: ut,
	tilesOfColor: dt,
	largestColorGroup: ft,
	villageLine: pt,
	villageSquares: mt,
	largestVillageGroup: ht,
	isolatedVillages: gt,
	cornerVillages: _t,
	temples: vt,
	templesOnVillages: (e) => j((t) => e.temple[t] >= 0 && A(e, t)),
	templesOnForests: (e) => j((t) => e.temple[t] >= 0 && !A(e, t)),
	colorsWithTemple: (e) => Ne.filter((t, n) => j((t) => e.temple[t] >= 0 && st(e, t, n)) > 0).length,
	water: (e) => e.water,
	ridersOnTiles: (e) => e.riders.reduce((e, t) => e + t, 0),
	ridersInCapital: (e) => e.capital,
	tilesWithRider: (e) => j((t) => e.riders[t] > 0),
	completeRows: (e) => $e.filter((t) => t.every((t) => ot(e, t))).length,
	completeColumns: (e) => et.filter((t) => t.every((t) => ot(e, t))).length,
	columnsWithVillage: (e) => et.filter((t) => t.some((t) => A(e, t))).length,
	cleanEmptySpaces: (e) => j((t) => !ot(e, t) && e.pollution[t] === 0),
	pollutionTokens: (e) => e.pollution.reduce((e, t) => e + t, 0),
	bonusVillages: (e) => j((t) => A(e, t) && S(e.tiles[t]).bonus !== null),
	activeLeaders: (e) => e.leaders.length,
	villageCardsUsed: (e) => e.used.length,
	objectiveCards: (e) => e.objectives.length
}, bt = (e, t) => yt[t.metric](e, t.color), xt = (e, t, n) => t === "atLeast" ? e >= n : e <= n;
function St(e, t) {
	let n = bt(e, t), r = 0;
	for (let e of t.tiers) xt(n, t.op, e.at) && e.vp > r && (r = e.vp);
	return r;
}
var Ct = (e) => j((t) => A(e, t)), wt = (e) => vt(e, -1);
// games/tribes-of-the-wind/rules/abilities.ts
function Tt(e, t) {
	return e.kind === t;
}
function Et(e, t) {
	for (let n of e.leaders) if (Be(e.tribe, n).ability.kind === t) return !0;
	return !1;
}
function Dt(e, t, n) {
	let r = 0;
	for (let i of e.leaders) {
		let { ability: a } = Be(e.tribe, i);
		Tt(a, t) && (r += n(a));
	}
	return r;
}
function Ot(e, t, n) {
	let r = [];
	for (let i of e.leaders) {
		let { ability: a } = Be(e.tribe, i);
		if (a.kind === "trigger" && a.on === t && (t !== "playCard" || a.color === n)) for (let e of a.effects) r.push({
			effect: e,
			leader: i
		});
	}
	return r;
}
var kt = (e) => Et(e, "templeAdjacency");
function At(e, t) {
	let n = t;
	for (let t of e.leaders) {
		let { ability: r } = Be(e.tribe, t);
		r.kind === "substitute" && (n = jt(n, r.from, r.to));
	}
	return n;
}
function jt(e, t, n) {
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
var Mt = (e, t) => Math.max(0, t - Dt(e, "forestDiscount", (e) => e.n)), Nt = (e, t) => Dt(e, "countBonus", (e) => e.color === t ? e.n : 0), Pt = (e, t) => e.leaders.length > 0 && Dt(e, "freeFirstRow", (e) => +(e.color === t)) > 0, Ft = (e) => Et(e, "diagonalPlacement");
function It(e, t) {
	let { slots: n } = S(t), r = n;
	for (let t of e.leaders) {
		let { ability: n } = Be(e.tribe, t);
		n.kind === "slotDiscount" && (r = Math.min(r, Math.max(n.min, r - n.n)));
	}
	return r;
}
var Lt = (e) => Math.max(0, y.templeCost - Dt(e, "templeDiscount", (e) => e.n)), Rt = (e) => y.objectiveSlots + Dt(e, "extraObjectiveSlot", (e) => e.n), zt = (e, t) => {
	let n = e.tiles[t];
	return n < 0 ? -1 : S(n).color;
};
function Bt(e) {
	let { path: t } = w(e.tribe);
	for (let n = 0; n < b; n++) if (zt(e, n) === t[0] && Vt(e, t, n, 1, 1 << n)) return !0;
	return !1;
}
function Vt(e, t, n, r, i) {
	if (r === t.length) return !0;
	for (let a of Xe[n]) if (!(i & 1 << a) && zt(e, a) === t[r] && Vt(e, t, a, r + 1, i | 1 << a)) return !0;
	return !1;
}
function Ht(e) {
	let { path: t } = w(e.tribe), n = null, r = -1, i = [], a = (n) => {
		let r = zt(e, n);
		return r === -1 || r === t[i.length];
	}, o = (s, c) => {
		if (!a(s)) return;
		let l = c + (zt(e, s) === -1 ? 0 : 1);
		if (i.push(s), i.length === t.length) l > r && (r = l, n = i.slice());
		else for (let e of Xe[s]) i.includes(e) || o(e, l);
		i.pop();
	};
	for (let e = 0; e < b; e++) o(e, 0);
	if (n === null) return null;
	let s = n;
	return {
		spaces: s,
		placed: s.map((t) => zt(e, t) !== -1),
		matches: r
	};
}
// games/tribes-of-the-wind/rules/requirements.ts
var M = (e, t) => e[t], Ut = (e, t) => M(e.own, t) + M(e.bonus, t);
function Wt(e, t, n) {
	switch (e) {
		case "one": return t || n;
		case "both": return t && n;
		case "left": return t;
		case "right": return n;
	}
}
var Gt = (e, t) => Ut(t, e.color) >= e.min, Kt = (e, t) => M(t.own, e.color) === 0, qt = (e, t) => {
	for (let e = 0; e < ze; e++) if (Ut(t, e) < 1) return !1;
	return !0;
}, Jt = (e, t) => Wt(e.who, M(t.left, e.color) >= e.min, M(t.right, e.color) >= e.min), Yt = (e, t) => Wt(e.who, Ut(t, e.color) > M(t.left, e.color), Ut(t, e.color) > M(t.right, e.color)), Xt = (e, t) => Wt(e.who, M(t.own, e.color) < M(t.left, e.color), M(t.own, e.color) < M(t.right, e.color)), Zt = (e, t) => Ut(t, e.color) + M(t.left, e.color) + M(t.right, e.color) >= e.min;
function Qt(e, t) {
	switch (e.kind) {
		case "own": return Gt(e, t);
		case "ownNone": return Kt(e, t);
		case "ownAllColors": return qt(e, t);
		case "neighbour": return Jt(e, t);
		case "more": return Yt(e, t);
		case "fewer": return Xt(e, t);
		case "group": return Zt(e, t);
	}
}
var $t = () => Array.from({ length: ze }, () => 0);
function en(e) {
	let t = $t();
	for (let n of e) t[n] = t[n] + 1;
	return t;
}
function tn(e, t) {
	return t === 2 ? {
		left: 1 - e,
		right: -1
	} : {
		left: (e + 1) % t,
		right: (e + t - 1) % t
	};
}
var nn = (e) => $t().map((t, n) => Nt(e, n));
$t();
// games/tribes-of-the-wind/rules/terrain.ts
var rn = (e, t) => e.tiles[t] >= 0, an = (e, t) => e.village[t] === 1 && S(e.tiles[t]).bonus === "portal", on = (e, t, n) => t === v.start || an(e, t) || n && e.temple[t] >= 0;
function sn(e, t, n) {
	return t === n ? !1 : t === T ? rn(e, n) && on(e, n, kt(e)) : n === T ? rn(e, t) && on(e, t, kt(e)) : !rn(e, t) || !rn(e, n) ? !1 : Qe[t * b + n] || an(e, t) && an(e, n);
}
var cn = (e, t) => t === T ? e.capital : e.riders[t];
function ln(e, t) {
	if (rn(e, t) || e.pollution[t] > 0) return !1;
	for (let n of Xe[t]) if (rn(e, n)) return !0;
	if (!Ft(e)) return !1;
	for (let n of Ze[t]) if (rn(e, n)) return !0;
	return !1;
}
var un = (e, t) => rn(e, t) && e.temple[t] < 0;
function dn(e) {
	for (let t = 0; t < b; t++) if (un(e, t)) return !0;
	return !1;
}
// games/tribes-of-the-wind/rules/inspect.ts
var N = (e, t) => e.players[t], fn = (e) => e.element.top === null ? e.element.display : [...e.element.display, e.element.top];
function pn(e, t) {
	let { left: n, right: r } = tn(t, e.players.length);
	return {
		own: N(e, t).rack,
		left: {
			seat: n,
			cards: N(e, n).rack
		},
		right: {
			seat: r,
			cards: r < 0 ? fn(e) : N(e, r).rack
		}
	};
}
function mn(e, t) {
	let n = pn(e, t), r = (e) => en(e.map((e) => e.color));
	return {
		own: r(n.own),
		left: r(n.left.cards),
		right: r(n.right.cards),
		bonus: nn(N(e, t))
	};
}
function hn(e, t, n) {
	let r = pn(e, t), i = mn(e, t);
	return x(n).rows.map((a, o) => {
		let s = o === 0 && Pt(N(e, t), x(n).color), c = a.require.map((e) => gn(e, i, r));
		return {
			playable: s || c.every((e) => e.holds),
			free: s,
			requirements: c
		};
	});
}
function gn(e, t, n) {
	let r = e.kind === "ownAllColors" ? -1 : e.color, i = (e) => e[r] ?? 0, a = (e) => e.flatMap((e, t) => r === -1 || e.color === r ? [t] : []), o = e.kind !== "ownAllColors" && e.kind !== "own" && e.kind !== "ownNone";
	return {
		requirement: e,
		holds: Qt(e, t),
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
function _n(e, t) {
	let { objective: n } = C(t), r = bt(e, n), i = St(e, n);
	return {
		value: r,
		points: i,
		next: n.tiers.filter((e) => e.vp > i && !xt(r, n.op, e.at)).sort((e, t) => e.vp - t.vp)[0] ?? null
	};
}
function vn(e) {
	let { special: t, leaders: n } = w(e.tribe), r = bt(e, t);
	return {
		path: {
			spent: e.pathSpent,
			holds: Bt(e),
			progress: Ht(e)
		},
		special: {
			spent: e.specialSpent,
			holds: xt(r, t.op, t.at),
			value: r,
			at: t.at
		},
		left: Math.min(y.maxLeaders, n.length) - e.leaders.length
	};
}
function yn(e, t) {
	let n = e.tiles[t];
	return n < 0 || e.village[t] === 1 || S(n).slots === 0 ? 0 : It(e, n);
}
// games/tribes-of-the-wind/board/draw/ink.ts
var P = "#2b241e", bn = "#fffaf0", F = (e) => Math.round(e * 10) / 10;
function xn(e) {
	let t = e * 2654435761 >>> 0;
	return () => {
		t |= 0, t = t + 1831565813 | 0;
		let e = Math.imul(t ^ t >>> 15, 1 | t);
		return e = e + Math.imul(e ^ e >>> 7, 61 | e) ^ e, ((e ^ e >>> 14) >>> 0) / 4294967296;
	};
}
var Sn = (e, t) => [Math.cos(t * Math.PI / 180) * e, Math.sin(t * Math.PI / 180) * e];
function I(e, t, n, r, i) {
	let a = xn(i), o = [
		[0, 0],
		[e, 0],
		[e, t],
		[0, t]
	].map(([e, t]) => [e + (a() - .5) * r, t + (a() - .5) * r]), s = "";
	for (let e = 0; e < 4; e++) {
		let t = o[e], r = o[(e + 3) % 4], i = o[(e + 1) % 4], a = Math.hypot(r[0] - t[0], r[1] - t[1]), c = Math.hypot(i[0] - t[0], i[1] - t[1]), l = [t[0] + (r[0] - t[0]) * n / a, t[1] + (r[1] - t[1]) * n / a], u = [t[0] + (i[0] - t[0]) * n / c, t[1] + (i[1] - t[1]) * n / c];
		s += `${e > 0 ? "L" : "M"}${F(l[0])} ${F(l[1])}Q${F(t[0])} ${F(t[1])} ${F(u[0])} ${F(u[1])}`;
	}
	return `${s}Z`;
}
// games/tribes-of-the-wind/board/draw/bonus.ts
var Cn = {
	turbine: `<g stroke="${P}" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"><path d="M-2.4 22L-1 -4H1L2.4 22Z" fill="#cdbb9b"/><g transform="translate(0 -5)">${[
		0,
		120,
		240
	].map((e) => `<path transform="rotate(${e + 14})" d="M0 0C-5 -5 -5 -13 -1 -18C3.6 -13 3 -6 0 0Z" fill="#fffaf0"/>`).join("")}<circle r="3" fill="#e6b02c"/></g></g>`,
	catapult: `<g stroke="${P}" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"><path d="M-14 20L-2 2M12 20L2 2M-16 20H16" fill="none" stroke-width="5"/><path d="M-14 20L-2 2M12 20L2 2M-16 20H16" fill="none" stroke="#a9794a" stroke-width="2.6"/><path d="M-12 10L12 -15" stroke-width="5.4"/><path d="M-12 10L12 -15" stroke="#c99a63" stroke-width="2.8"/><path d="M7 -19Q17 -22 19 -11Q12 -8 7 -19Z" fill="#fffaf0"/><circle cx="-12" cy="11" r="4.4" fill="#8c8577"/></g>`,
	portal: `<g stroke="${P}" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"><path d="M-13 20V4A13 15 0 0 1 13 4V20" fill="none" stroke-width="7"/><path d="M-13 20V4A13 15 0 0 1 13 4V20" fill="none" stroke="#d9cbb0" stroke-width="4"/><path d="M-9 20V5A9 11 0 0 1 9 5V20Z" fill="#9fd3d6"/><path d="M0 6C3 4 5 8 2.6 10.6C-.6 14 -6 11.4 -5.2 6.6C-4.4 1.6 2 0 5.4 3" fill="none" stroke="#fffdf6" stroke-width="2"/></g>`
}, wn = [
	"blue",
	"yellow",
	"red",
	"green"
], L = {
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
}, Tn = {
	blue: "<path d=\"M0 -10C3.6 -5 7.4 -1 7.4 3.4C7.4 7.4 4 10 0 10C-4 10 -7.4 7.4 -7.4 3.4C-7.4 -1 -3.6 -5 0 -10Z\" fill=\"F\"/><path d=\"M-4 3.6C-2.6 1.8 -1.2 1.8 0 3.2C1.2 4.6 2.6 4.6 4 3\" fill=\"none\" stroke=\"S\" stroke-width=\"1.5\"/>",
	yellow: "<path d=\"M-10 -2.6H3.4C7.6 -2.6 7.8 -8.8 3.6 -8.8C1 -8.8 .2 -6.4 1.6 -5.2M-8 1.8H7C11 1.8 10.6 7.4 7 7.2C5 7.1 4.4 5.2 5.6 4.4M-9 6H0C3.4 6 3 10.4 .2 10\" fill=\"none\" stroke=\"S\" stroke-width=\"4.6\"/><path d=\"M-10 -2.6H3.4C7.6 -2.6 7.8 -8.8 3.6 -8.8C1 -8.8 .2 -6.4 1.6 -5.2M-8 1.8H7C11 1.8 10.6 7.4 7 7.2C5 7.1 4.4 5.2 5.6 4.4M-9 6H0C3.4 6 3 10.4 .2 10\" fill=\"none\" stroke=\"F\" stroke-width=\"2.2\"/>",
	red: "<path d=\"M1 -10.4C2 -6 7.6 -3 7.6 3C7.6 7.4 4.4 10 0 10C-4.4 10 -7.6 7.4 -7.6 3.2C-7.6 0 -5.6 -1.6 -4.8 -4.4C-3 -3.6 -2.4 -2.2 -2.4 -.8C0 -3.4 1.8 -6 1 -10.4Z\" fill=\"F\"/><path d=\"M.4 2C2.4 4 3 5 3 6.4C3 8.2 1.6 9 0 9C-1.6 9 -3 8 -3 6.4C-3 4.8 -.6 4.4 .4 2Z\" fill=\"S\" stroke=\"none\"/>",
	green: "<path d=\"M0 10V-1\" fill=\"none\" stroke=\"S\" stroke-width=\"1.9\"/><path d=\"M0 .6C-1 -6 -5 -8.6 -10 -8.4C-9.8 -2.4 -6 1 0 .6Z\" fill=\"F\"/><path d=\"M0 4C.8 -1.6 4.4 -4.4 9.6 -4.6C9.8 .8 6 4.4 0 4Z\" fill=\"F\"/><path d=\"M-6 10H6\" fill=\"none\" stroke=\"S\" stroke-width=\"1.9\"/>"
}, En = (e, t, n) => Tn[e].replaceAll("\"F\"", `"${t}"`).replaceAll("\"S\"", `"${n}"`), Dn = {
	blue: "<path d=\"M-13 -13q4 -4 8 0t9 0t9 0M-13 14q4 -4 8 0t9 0t9 0\"/>",
	yellow: "<path d=\"M-12 -14h16q5 -3 1 -5M12 14h-16q-5 3 -1 5\"/>",
	red: "<path d=\"M-12 -12l4 -5l4 5l4 -5l4 5l4 -5l4 5M-12 17l4 -5l4 5l4 -5l4 5l4 -5l4 5\"/>",
	green: "<path d=\"M-12 -16q6 6 12 0q6 6 12 0M-12 14q6 6 12 0q6 6 12 0\"/>"
}, On = (e) => e === "red" ? "#fbd36b" : e === "blue" ? "#fff" : P, kn = (e) => `<rect x="-17" y="-23" width="34" height="46" rx="5" fill="${L[e].c}" stroke="${P}" stroke-width="1.6"/><rect x="-13.6" y="-19.6" width="27.2" height="39.2" rx="3" fill="none" stroke="${L[e].l}" stroke-width="1.2"/><g stroke="${L[e].l}" stroke-width="1" fill="none" opacity=".75">${Dn[e]}</g><circle r="10" fill="${bn}" stroke="${P}" stroke-width="1.4"/><g transform="scale(.68)" stroke="${P}" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round">${En(e, e === "yellow" ? "#f0bb3a" : L[e].c, On(e))}</g>`, An = `<symbol id="tw1-e-falcons" viewBox="-11 -11 22 22"><g stroke="${P}" stroke-width="1.2" stroke-linejoin="round" stroke-linecap="round"><path d="M-9.6 4.6C-8.6 -4 -2 -9 7 -8.6C5.6 -7.4 5.4 -6.2 8.6 -4.6C5.8 -4.4 5.2 -3 6.6 -1.4C3.8 -1.8 3.2 -.4 4 1.4C1.4 .6 .6 1.8 1 3.8C-2 2 -5.6 2.6 -9.6 4.6Z" fill="#c23f68"/><path d="M-6.6 1.6C-4 -2.4 0 -5 4 -6M-9.6 8.6C-5 5.6 0 6.4 4 9" fill="none"/></g></symbol>
 <symbol id="tw1-e-embers" viewBox="-11 -11 22 22"><g stroke="${P}" stroke-width="1.2" stroke-linejoin="round" stroke-linecap="round"><path d="M-8 2H8C8 6.6 5 9 0 9C-5 9 -8 6.6 -8 2Z" fill="#4d4a57"/><path d="M-4.4 0A1.9 1.9 0 1 1 -4.3 0ZM4.4 0A1.9 1.9 0 1 0 4.3 0ZM0 -1A2.6 2.6 0 1 1 .1 -1Z" fill="#e8763e"/><path d="M-3 -6C-4.4 -8 -1.6 -8.4 -3 -10.4M3 -6C4.4 -8 1.6 -8.4 3 -10.4" fill="none"/></g></symbol>
 <symbol id="tw1-e-roots" viewBox="-11 -11 22 22"><g stroke="${P}" stroke-width="1.2" stroke-linejoin="round" stroke-linecap="round" fill="none"><path d="M0 -10V-2M0 -2C-1 3 -6 2 -8.6 8.4M0 -2C1 3 6 2 8.6 8.4M0 -2V9M-4 2.6C-4 5 -4.4 7 -4 9M4 2.6C4 5 4.4 7 4 9M0 -6L-5 -9M0 -6L5 -9" stroke-width="4.2"/><path d="M0 -10V-2M0 -2C-1 3 -6 2 -8.6 8.4M0 -2C1 3 6 2 8.6 8.4M0 -2V9M-4 2.6C-4 5 -4.4 7 -4 9M4 2.6C4 5 4.4 7 4 9M0 -6L-5 -9M0 -6L5 -9" stroke="#b98250" stroke-width="2"/></g></symbol>
 <symbol id="tw1-e-springs" viewBox="-11 -11 22 22"><g stroke="${P}" stroke-width="1.2" stroke-linejoin="round" stroke-linecap="round"><path d="M-9 3H9L7 9.4H-7Z" fill="#9fb4c1"/><path d="M-9.6 3A9.6 2.6 0 0 1 9.6 3A9.6 2.6 0 0 1 -9.6 3Z" fill="#dcebf2"/><path d="M0 2C-1 -3 -7 -2 -7.4 -7M0 2C1 -3 7 -2 7.4 -7M0 2V-9" fill="none" stroke-width="2.8"/><path d="M0 2C-1 -3 -7 -2 -7.4 -7M0 2C1 -3 7 -2 7.4 -7M0 2V-9" fill="none" stroke="#8fb9cf" stroke-width="1.2"/></g></symbol>
 <symbol id="tw1-e-pilgrims" viewBox="-11 -11 22 22"><g stroke="${P}" stroke-width="1.2" stroke-linejoin="round" stroke-linecap="round"><path d="M-5 9.6L3.6 -5" fill="none" stroke-width="4"/><path d="M-5 9.6L3.6 -5" fill="none" stroke="#b98250" stroke-width="1.9"/><path d="M4.6 -10L6 -6.4L9.8 -6.2L6.8 -3.8L7.8 0L4.6 -2.2L1.4 0L2.4 -3.8L-.6 -6.2L3.2 -6.4Z" fill="#f4c95a"/><path d="M-9 4C-10.4 .8 -7 -1.4 -5.2 .4C-4 -2.4 .2 -1.6 0 1.4C2.4 1.2 2.8 4 .6 4Z" fill="#fffaf0"/></g></symbol>`, jn = [
	"falcons",
	"springs",
	"embers",
	"roots",
	"pilgrims"
], R = {
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
function Mn(e, t = !0) {
	let n = R[e];
	return `<g class="tw1-rider" stroke="${P}" stroke-linejoin="round" stroke-linecap="round">${t ? "<ellipse cx=\"1\" cy=\"18\" rx=\"11\" ry=\"3.6\" fill=\"#1d150c\" opacity=\".3\" stroke=\"none\"/>" : ""}
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
function Nn(e, t = 1, n = !1, r = L[e].c) {
	let i = L[e];
	return `<g transform="scale(${t})" stroke="${P}" stroke-width="1.6" stroke-linejoin="round" ${n ? "opacity=\".3\"" : ""}><ellipse cx="1" cy="21" rx="22" ry="4.4" fill="#1d150c" opacity=".28" stroke="none"/><path d="M-20 20L-17 14H17L20 20Z" fill="#cfc7b6"/><path d="M-14 14V-3H14V14Z" fill="#efe6d2"/><path d="M-10 14V-2M10 14V-2" stroke="#a89c84" stroke-width="2.6"/><path d="M-23 -2C-14 -5 -6 -12 0 -22C6 -12 14 -5 23 -2C14 1.4 -14 1.4 -23 -2Z" fill="${r}"/><circle cy="-24" r="2.4" fill="#f4c95a" stroke-width="1.3"/><circle cy="6.4" r="7.6" fill="${bn}" stroke-width="1.3"/><g transform="translate(0 6.4) scale(.52)" stroke-width="1.6">${En(e, i.c, i.d)}</g></g>`;
}
function z(e, t = 1) {
	let n = R[e];
	return `<g transform="scale(${t})" stroke="${P}" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round"><ellipse cx="2" cy="42" rx="28" ry="6" fill="#1d150c" opacity=".28" stroke="none"/><path d="M-9 12C-8 24 -11 34 -18 42C-8 40 -4 42 0 42C5 42 9 40 19 42C11 34 8 24 9 12Z" fill="#8a5f38"/><path d="M-3 18C-3 26 -4 32 -7 37M4 18C4 25 5 31 8 36" fill="none" stroke="#5b3d20" stroke-width="1.4"/>
 <path d="M-31 10H31L27 17H-27Z" fill="#c59a62"/><path d="M-20 10V17M-8 10V17M6 10V17M19 10V17" stroke-width="1" fill="none"/><path d="M-19 10L-22 -12H22L19 10Z" fill="#f6e7c6"/><path d="M-5 10V-3Q0 -8 5 -3V10Z" fill="#7a4f2b"/><circle cx="-12.6" cy="-1" r="4" class="tw1-win"/><circle cx="12.6" cy="-1" r="4" class="tw1-win"/><path d="M-12.6 -5V3M12.6 -5V3" stroke-width="1"/>
 <path d="M-34 -9C-20 -14 -7 -28 0 -46C7 -28 20 -14 34 -9C20 -3 -20 -3 -34 -9Z" fill="${n.c}"/><path d="M-20 -12Q-8 -22 -3 -35M20 -12Q8 -22 3 -35M0 -8V-34" fill="none" stroke="${n.d}" stroke-width="1.5"/><path d="M-34 -9C-20 -3 20 -3 34 -9" fill="none"/><path d="M0 -46V-58" fill="none"/><path d="M0 -58L15 -54L0 -49.6Z" fill="#fffaf0" stroke-width="1.4"/>
 <path d="M-26 17V30M-21 17V33M-26 21H-21M-26 26H-21" fill="none" stroke-width="1.3"/></g>`;
}
function B(e = 1) {
	return `<g transform="scale(${e})" stroke="#1c1620" stroke-width="1.8" stroke-linejoin="round"><ellipse cx="2" cy="20" rx="24" ry="7" fill="#120c14" opacity=".4" stroke="none"/><path d="M-25 8C-31 0 -25 -11 -16 -10C-14 -20 0 -23 7 -15C16 -19 26 -11 23 -2C29 4 26 15 16 15C10 21 -2 21 -7 16C-15 20 -24 16 -25 8Z" fill="var(--tw1-smog)"/><path d="M-17 -3C-14 -9 -6 -9 -4 -3M5 -8C10 -11 16 -7 15 -2M-14 9C-9 13 -3 12 -1 7" fill="none" stroke="var(--tw1-smog-l)" stroke-width="2" stroke-linecap="round"/><circle cx="8" cy="6" r="5" fill="var(--tw1-acid)" stroke-width="1.4"/><circle cx="-8" cy="2" r="3.2" fill="var(--tw1-acid)" stroke-width="1.2"/><circle cx="1" cy="-12" r="2.3" fill="var(--tw1-acid)" stroke-width="1"/></g>`;
}
// games/tribes-of-the-wind/board/draw/trees.ts
var V = [
	"teal",
	"amber",
	"violet"
], H = (e) => `${F(e[0])} ${F(e[1])}`;
function Pn(e, t, n = 1) {
	let r = xn(n);
	return e === "teal" ? Fn(t, r) : In(e, t, r() * 60);
}
function Fn(e, t) {
	let n = Array.from({ length: 8 }, (n, r) => Sn(e * (.9 + t() * .12), r * 360 / 8 + t() * 8)), r = `A${F(e * .4)} ${F(e * .4)} 0 0 1 `;
	return `${n.map((e, t) => `${t > 0 ? r : "M"}${H(e)}`).join("")}${r}${H(n[0])}Z`;
}
function In(e, t, n) {
	let r = e === "amber" ? 5 : 9, i = "";
	for (let a = 0; a < r; a++) {
		let o = n + a * 360 / r, s = Sn(t * .6, o - 180 / r), c = Sn(t * (e === "amber" ? 1.22 : 1.08), o), l = Sn(t * .6, o + 180 / r);
		i += `${a > 0 ? "L" : "M"}${H(s)}`, i += e === "amber" ? `Q${H(Sn(t * .98, o - 130 / r))} ${H(c)}Q${H(Sn(t * .98, o + 130 / r))} ${H(l)}` : `L${H(c)}L${H(l)}`;
	}
	return `${i}Z`;
}
function Ln(e, t) {
	let n = `var(--tw1-${e}-d)`;
	return e === "teal" ? `<path d="M${F(t * .2)} ${F(t * .5)}q${F(t * .26)} ${F(-t * .06)} ${F(t * .34)} ${F(-t * .3)}M${F(-t * .5)} ${F(t * .44)}q${F(t * .2)} ${F(t * .14)} ${F(t * .4)} ${F(t * .06)}" fill="none" stroke="${n}" stroke-width="1.3" stroke-linecap="round"/>` : e === "amber" ? `<path d="M0 ${F(t * .62)}V${F(-t * .3)}M0 ${F(t * .2)}L${F(t * .36)} ${F(-t * .06)}M0 ${F(t * .2)}L${F(-t * .36)} ${F(-t * .06)}" fill="none" stroke="${n}" stroke-width="1.2" stroke-linecap="round"/>` : `<circle r="${F(t * .1)}" cx="${F(-t * .16)}" cy="${F(-t * .2)}" fill="${n}"/>`;
}
function Rn(e, t, n, r, i) {
	let a = e === "violet" ? "stroke=\"var(--tw1-violet-d)\" stroke-width=\".9\"" : "";
	return `<g transform="translate(${F(t)} ${F(n)})"><path d="${Pn(e, r, i)}" transform="translate(2 4)" fill="#1d150c" opacity=".22"/><path d="${Pn(e, r, i)}" fill="var(--tw1-${e})" stroke="${P}" stroke-width="1.6" stroke-linejoin="round"/><path d="${Pn(e, r * .56, i + 3)}" transform="translate(${F(-r * .16)} ${F(-r * .2)})" fill="var(--tw1-${e}-hi)" ${a}/>${Ln(e, r)}</g>`;
}
// games/tribes-of-the-wind/board/draw/symbols.ts
var zn = "<path d=\"M-10.6 -1.6L-1.8 6M10.6 -1.6L1.8 6M-3.6 -4L-1 5M3.6 -4L1 5\" fill=\"none\" stroke=\"var(--tw1-line)\" stroke-width=\"1\"/><path d=\"M-2.4 4.6L-3.6 10.6H3.6L2.4 4.6Z\" fill=\"#c23f68\" stroke-width=\"1.2\"/><circle cy=\"3\" r=\"2.5\" fill=\"#f1cfa8\" stroke-width=\"1.2\"/><path d=\"M-11.4 -1.4C-9 -8.4 -4 -10.6 0 -8.4C4 -10.6 9 -8.4 11.4 -1.4C7.6 -4.2 4 -5 0 -3.8C-4 -5 -7.6 -4.2 -11.4 -1.4Z\" fill=\"#fffaf0\" stroke-width=\"1.3\"/><path d=\"M-11.4 -1.4C-10.2 -5.2 -8.2 -7.4 -6 -8.7L-4.8 -4.6C-7.4 -4.5 -9.6 -3.2 -11.4 -1.4ZM11.4 -1.4C10.2 -5.2 8.2 -7.4 6 -8.7L4.8 -4.6C7.4 -4.5 9.6 -3.2 11.4 -1.4Z\" fill=\"#c23f68\" stroke-width=\"1\"/>", Bn = (e) => En(e, e === "yellow" ? "#f7cf5a" : L[e].c, e === "yellow" ? P : e === "blue" ? "#fff" : e === "red" ? "#fbd36b" : P), Vn = wn.map((e) => `<symbol id="tw1-el-${e}" viewBox="-12 -12 24 24"><g stroke="${P}" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round">${Bn(e)}</g></symbol>
 <symbol id="tw1-ec-${e}" viewBox="-9 -12 18 24"><rect x="-8" y="-11" width="16" height="22" rx="3" fill="${L[e].c}" stroke="${P}" stroke-width="1.5"/><g transform="scale(.56)" stroke="${e === "yellow" ? P : "#fffaf0"}" stroke-width="1.4" stroke-linejoin="round" stroke-linecap="round">${En(e, "#fffaf0", e === "yellow" ? P : L[e].d)}</g></symbol>`).join(""), Hn = `<symbol id="tw1-i-water" viewBox="-12 -12 24 24"><g stroke="${P}" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round">${En("blue", "#58a6dc", "#fff")}</g></symbol>
 <symbol id="tw1-i-move" viewBox="-12.5 -11.5 25 23.5"><g stroke="${P}" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round">${zn}</g></symbol>
 <symbol id="tw1-i-clean" viewBox="-13 -12 26 24"><g transform="translate(0 0) scale(.4)">${B(1)}</g><path d="M-11 9L10 -9" stroke="#fffaf0" stroke-width="4.6" stroke-linecap="round"/><path d="M-11 9L10 -9" stroke="#2f8f5a" stroke-width="2.4" stroke-linecap="round"/></symbol>
 <symbol id="tw1-i-smog" viewBox="-32 -26 64 52">${B(1)}</symbol>
 <symbol id="tw1-i-forest" viewBox="-12 -12 24 24"><g stroke="${P}" stroke-width="1.5" stroke-linejoin="round"><path d="M-1.8 10V3H1.8V10Z" fill="#8a5f38"/><path d="M0 4C-8 6 -11 -1 -6.6 -4C-7 -10 3 -12.4 5 -7C11 -7 11 4 0 4Z" fill="#5aa05a"/></g></symbol>
 <symbol id="tw1-i-catapult" viewBox="-21 -23 42 46">${Cn.catapult}</symbol><symbol id="tw1-i-portal" viewBox="-21 -23 42 46">${Cn.portal}</symbol><symbol id="tw1-i-turbine" viewBox="-21 -25 42 50">${Cn.turbine}</symbol>
 <symbol id="tw1-i-temple" viewBox="-25 -29 50 54">${Nn("yellow", 1, !1, "#b98f5a")}</symbol>
 <symbol id="tw1-i-house" viewBox="-37 -62 74 110">${z("falcons")}</symbol>
 ${V.map((e) => `<symbol id="tw1-f-${e}" viewBox="-13 -13 26 26">${Rn(e, 0, 0, 11, 5)}</symbol>`).join("")}`, Un = `<symbol id="tw1-i-card" viewBox="-9 -12 18 24"><rect x="-8" y="-11" width="16" height="22" rx="3" fill="#fdf9ef" stroke="${P}" stroke-width="1.5"/><g transform="translate(0 2) scale(.2)">${z("roots")}</g></symbol><symbol id="tw1-i-capital" viewBox="-12 -12 24 24"><path d="M-10 -2H10L8 8H-8Z" fill="#d9b582" stroke="${P}" stroke-width="1.5"/><path d="${Pn("teal", 5.4, 2)}" transform="translate(0 -5)" fill="#6aa37a" stroke="${P}" stroke-width="1.2"/></symbol>`, Wn = `<clipPath id="tw1-tclip"><path d="${I(150, 150, 16, 0, 1)}"/></clipPath>`, Gn = Vn + Hn + Un + An + Wn, Kn = I(150, 150, 16, 0, 1), qn = `<path d="${Kn}" transform="translate(2 6)" fill="#1d150c" opacity=".32"/>`, Jn = {
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
}, Yn = {
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
}, Xn = [
	[32, 40],
	[118, 40],
	[75, 24],
	[26, 74],
	[124, 74],
	[54, 54],
	[96, 54]
];
function Zn(e, t) {
	return (Yn[e] ?? [])[t] ?? Xn[t % Xn.length] ?? [75, 75];
}
var Qn = (e, t) => [...e].reduce((e, t) => e * 7 + t.charCodeAt(0) | 0, t) >>> 0 & 1023, $n = (e, t) => `<path d="${I(150, 150, 16, 3, t)}" fill="var(--tw1-${e}-g)"/><g opacity=".5" stroke="var(--tw1-${e}-d)" stroke-width="1.3" fill="none" stroke-linecap="round"><path d="M62 20q6 -5 12 0M100 66q5 -4 10 0M34 122q6 -5 12 0M72 130q5 -4 9 0M20 62q4 -4 8 0"/></g>`, er = (e, t, n) => (Jn[t] ?? []).map(([t, r, i], a) => Rn(e, t, r, i, n + a)).join(""), tr = (e) => `<path d="${I(150, 150, 16, 3, e)}" class="tw1-tline"/>`, nr = (e, t, n = 24) => `<g transform="translate(${e} ${t})"><ellipse cx="1.5" cy="5" rx="${n}" ry="${n * .92}" fill="#1d150c" opacity=".26"/><circle r="${n}" fill="var(--tw1-rimw)" stroke="${P}" stroke-width="1.6"/><circle r="${n - 3.4}" fill="var(--tw1-nest)" stroke="#6b4a2a" stroke-width="1"/><path d="M${-n + 5} -7H${n - 5}M${-n + 3.6} 1H${n - 3.6}M${-n + 5} 9H${n - 5}" stroke="var(--tw1-nest-d)" stroke-width="1.1"/></g>`, rr = (e, t) => `<g transform="translate(${e} ${t + 1})" fill="none" stroke="#5b3d1f" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M-11 2Q-6 -6 0 -3.4Q6 -6 11 2M0 -3V6" opacity=".8"/></g>`, ir = (e, t, n) => `<g transform="translate(75 ${t}) scale(${n})"><circle r="17" fill="var(--tw1-badge)" stroke="${P}" stroke-width="1.5"/><g transform="translate(0 -1) scale(.56)">${Cn[e]}</g></g>`;
function ar(e, t = 0) {
	let n = Qn(e.id, 3), r = Array.from({ length: e.slots }, (t, n) => Zn(e.slots, n)), i = e.slots === 3 ? 132 : e.slots === 4 ? 76 : 124;
	return `${$n(e.kind, n)}<g clip-path="url(#tw1-tclip)" class="tw1-grove">${er(e.kind, String(e.slots), n)}</g>${tr(n)}${r.map(([e, n], r) => nr(e, n) + (r < t ? "" : rr(e, n))).join("")}${e.bonus === null ? "" : ir(e.bonus, i, e.slots === 4 ? .86 : 1)}`;
}
function or(e, t) {
	let n = Qn(e.id, 9), r = "M-4 86Q20 98 46 88M104 88Q130 98 154 86", i = e.bonus === null ? "" : `<g transform="translate(120 112)"><circle r="24" fill="var(--tw1-badge)" stroke="${P}" stroke-width="1.6"/><g transform="translate(0 -1) scale(.8)">${Cn[e.bonus]}</g></g>`;
	return `${$n(e.kind, n)}<g clip-path="url(#tw1-tclip)" class="tw1-grove">${er(e.kind, "village", n)}<path d="${r}" fill="none" stroke="${P}" stroke-width="6"/><path d="${r}" fill="none" stroke="#c59a62" stroke-width="3.4"/></g>${tr(n)}<g transform="translate(75 84) scale(1.04)">${z(t)}</g>${i}`;
}
var sr = [
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
function cr(e, t) {
	return `${$n(e, 77)}<g clip-path="url(#tw1-tclip)">${sr.map(([t, n, r], i) => Rn(e, t, n, r, 40 + i)).join("")}</g>${tr(77)}<g transform="translate(75 62)" stroke="${P}" stroke-width="1.7"><ellipse cx="2" cy="6" rx="42" ry="38" fill="#1d150c" opacity=".2" stroke="none"/><circle r="39" fill="#9a6c40"/><circle r="33" fill="#e2bf8b"/><circle r="28" fill="none" stroke="#a97c4c" stroke-width="1.3" stroke-dasharray="2 3"/>${[
		45,
		135,
		225,
		315
	].map((e) => `<path transform="rotate(${e})" d="M0 -19L4 -5H-4Z" fill="#c89a5c" stroke-width="1.2"/>`).join("")}${[
		0,
		90,
		180,
		270
	].map((e) => `<g transform="rotate(${e})"><path d="M0 -29L5.6 -5.6L0 0Z" fill="${R[t].c}" stroke-width="1.3"/><path d="M0 -29L-5.6 -5.6L0 0Z" fill="#fffaf0" stroke-width="1.3"/></g>`).join("")}<circle r="4" fill="#f4c95a" stroke-width="1.3"/></g>`;
}
function lr(e) {
	let t = xn(e), n = "";
	for (let e = 0; e < 7; e++) {
		let e = 22 + t() * 106, r = 26 + t() * 100, i = `M${F(e)} ${F(r)}`;
		n += `<path d="${i}q-1 -6 -6 -7${i}q0 -8 1 -11${i}q1 -6 6 -8" stroke="var(--tw1-sprout)" fill="none" stroke-width="1.7" stroke-linecap="round"/>`;
	}
	return `<path d="${I(150, 150, 16, 3, e)}" fill="var(--tw1-soil)" class="tw1-sline"/><g stroke="var(--tw1-soil-d)" stroke-width="1.5" fill="none" stroke-linecap="round" opacity=".75"><path d="M20 40q18 -8 36 0M84 30q16 -7 34 1M26 84q14 -6 26 0M92 78q16 -7 30 0M40 122q18 -7 36 0M104 116q10 -5 22 0"/></g>${n}`;
}
function ur(e) {
	if (e === 1) return `<g transform="translate(75 76)">${B(1.25)}</g>`;
	let t = `<g transform="translate(54 56)">${B(1.12)}</g><g transform="translate(98 98)">${B(1.12)}</g>`;
	return e === 2 ? t : `${t}<g transform="translate(110 42)"><circle r="20" fill="var(--tw1-badge)" stroke="${P}" stroke-width="1.8"/><text y="9" text-anchor="middle" class="tw1-num" font-size="26" fill="${P}">${e}</text></g>`;
}
function dr(e, t) {
	return `<path d="${I(150, 150, 16, 3, t)}" fill="var(--tw1-foul)" class="tw1-sline"/><g clip-path="url(#tw1-tclip)" stroke="var(--tw1-foul-d)" fill="none" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"><path d="M-2 42L26 50L44 30L70 42L92 18L120 30L152 20M44 30L36 -2M26 50L34 84L12 104L18 152M34 84L66 100L84 140M66 100L104 92L122 64L152 78M122 64L120 30M104 92L132 120L128 152"/></g><g class="tw1-smog">${ur(e)}</g>`;
}
var fr = (e, t, n) => {
	let [r, i] = Zn(t, n);
	return `<g transform="translate(${r} ${i}) scale(${t > 0 && n < t ? 1.12 : .94})">${Mn(e)}</g>`;
}, pr = -146, mr = 56, hr = 14, gr = (e) => e.columns * 158 - 8, _r = (e) => e.rows * 158 - 8, vr = (e) => _r(e) + (e.rim ? mr : hr), yr = (e) => `-26 -152 ${gr(e) + 52} ${vr(e) - pr + 18}`;
function br(e) {
	let t = vr(e) - pr, n = I(gr(e) + 44, t, 26, 0, 1), r = I(gr(e) + 32, t - 12, 21, 0, 1);
	return `<path d="${n}" transform="translate(-19 -137)" fill="#2a1c10" opacity=".22"/><path d="${n}" transform="translate(-22 -142)" fill="var(--tw1-plate-e)"/><path d="${n}" transform="translate(-22 ${pr})" fill="var(--tw1-plate)" stroke="${P}" stroke-width="1.8"/><g transform="translate(-22 ${pr})" fill="none"><path d="${r}" transform="translate(6 6)" stroke="var(--tw1-rope-d)" stroke-width="5"/><path d="${r}" transform="translate(6 6)" stroke="var(--tw1-rope)" stroke-width="3" stroke-dasharray="6 3.2"/></g><path d="${I(gr(e) + 16, _r(e) + 16, 20, 0, 1)}" transform="translate(-8 -8)" fill="var(--tw1-bed)" stroke="${P}" stroke-width="1.3"/>`;
}
var xr = (e, t) => [e % t * 158, Math.floor(e / t) * 158];
// games/tribes-of-the-wind/board/look.ts
function Sr(e, t) {
	let n = e.find((e) => e === t);
	if (n === void 0) throw Error(`no drawing for ${t}`);
	return n;
}
var Cr = (e) => Sr(wn, Me[e]?.id), wr = (e) => Sr(V, Ne[e]?.id), U = (e) => Sr(jn, w(e).id);
function Tr(e) {
	switch (e[0]?.kind) {
		case "water": return "blue";
		case "clean": return "red";
		case "forest": return "green";
		default: return "yellow";
	}
}
function Er(e) {
	let t = S(e);
	return {
		id: t.id,
		kind: wr(t.color),
		slots: t.slots,
		bonus: t.bonus
	};
}
var Dr = (e) => ({
	columns: v.columns,
	rows: v.rows,
	rim: e
}), Or = (e) => xr(e, v.columns), kr = /* @__PURE__ */ new Map();
function Ar(e, t) {
	let n = kr.get(e);
	return n === void 0 && (n = t(), kr.set(e, n)), n;
}
function jr(e, t) {
	let n = e.tiles[t], r = U(e.tribe), i = E(t) * v.columns + t % v.columns + 5;
	if (n < 0) {
		let n = e.pollution[t];
		return Ar(`e${t}.${n}`, () => n === 0 ? lr(i) : dr(n, i));
	}
	let a = e.riders[t], o = e.temple[t], s = e.village[t] === 1;
	return Ar(`t${n}.${s ? "v" : a}.${o}.${r}`, () => {
		let t = Er(n);
		return qn + (t.slots === 0 ? cr(t.kind, r) : s ? or(t, r) : ar(t, a)) + (o < 0 ? "" : Mr(e.tribe, o, t.slots === 0));
	});
}
function Mr(e, t, n) {
	let r = Tr(w(e).temples[t]?.effects ?? []);
	return `<g class="tw1-temple" transform="translate(${n ? "36 114" : "32 116"})">${Nn(r)}</g>`;
}
var Nr = (e) => Ar(`d${e}`, () => `${qn}${ar(Er(e))}`);
// games/tribes-of-the-wind/text/sentences.ts
function Pr(e, t) {
	let n = (t) => e === "en" ? t.toLowerCase() : t, r = (t) => n(Me[t]?.colorName[e] ?? "?"), i = (t) => n(Ne[t]?.name[e] ?? "?");
	function a(t, n, r = {}) {
		let i = ((r.n === 1 ? je.templates[t]?.[`${n}.1`] : void 0) ?? je.templates[t]?.[n])?.[e];
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
	let p = (e) => Number(/\d+$/.exec(e.id)?.[0] ?? 0), m = (e) => e === v.start, h = (e) => e === T ? t.capital : m(e) ? t.startTile : t.at(E(e), D(e));
	return {
		element: r,
		forest: i,
		requirement: o,
		effect: s,
		effects: c,
		metric: l,
		ability: f,
		card: (t) => `${Me[x(t).color]?.name[e] ?? "?"} ${p(x(t))}`,
		row: (e, t) => d(x(e).rows[t]),
		rowEffects: (e, t) => c(x(e).rows[t].effects),
		cardSentence: (e) => x(e).rows.length === 1 ? d(x(e).rows[0]) : x(e).rows.map((e, n) => `${t.row(n + 1)}: ${d(e)}`).join("; "),
		objective: (e) => `${l(e)}: ${e.tiers.map((n) => `${u(e.op, n.at)} → ${t.points(n.vp)}`).join(", ")}`,
		condition: (e) => `${l(e)}: ${u(e.op, e.at)}`,
		village: (t) => C(t).name[e],
		immediate: (e) => c(C(e).immediate),
		tribe: (t) => w(t).name[e],
		path: (e) => w(e).path.map(i).join(" – "),
		leader: (t, n) => w(t).leaders[n].name[e],
		leaderAbility: (e, t) => f(w(e).leaders[t].ability),
		temple: (t, n) => w(t).temples[n].name[e],
		templeEffects: (e, t) => c(w(e).temples[t].effects),
		bonus: (n) => {
			let { bonus: r } = S(n);
			return r === null ? t.noBonus : je.bonuses[r][e];
		},
		tile: (n) => {
			let r = S(n);
			if (r.start !== null) return `${t.startTile} (${i(r.color)})`;
			let a = r.bonus === null ? t.noBonus : je.bonuses[r.bonus][e];
			return `${i(r.color)}, ${t.slots(r.slots)}, ${a}`;
		},
		place: h,
		spaceAt: (e) => t.space(h(e)),
		tileAt: (e) => m(e) ? t.startTile : t.tile(h(e))
	};
}
// games/tribes-of-the-wind/text/words.ts
var Fr = (e, t) => (n, r) => `${e[n] ?? n + 1} ${t[r] ?? r + 1}`, Ir = {
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
		at: Fr([
			"oben",
			"in der Mitte",
			"unten"
		], [
			"ganz links",
			"halb links",
			"halb rechts",
			"ganz rechts"
		]),
		space: (e) => `Feld ${e}`,
		tile: (e) => `Plättchen ${e}`,
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
		at: Fr([
			"top",
			"middle",
			"bottom"
		], [
			"far left",
			"centre left",
			"centre right",
			"far right"
		]),
		space: (e) => `space ${e}`,
		tile: (e) => `tile ${e}`,
		noBonus: "no bonus",
		slots: (e) => `${e} slots`,
		startTile: "start tile",
		always: "always",
		nothing: "nothing"
	}
}, Lr = {
	terrain: (e) => e === null ? "Dein Gelände" : `Gelände von ${e}`,
	villages: (e, t) => `${e} / ${t} Dörfer`,
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
	you: "Du",
	objectives: "Ziele",
	leaders: "Anführer",
	ofLeaders: (e, t) => `${e} von ${t}`,
	path: "Pfad",
	special: "Bedingung",
	spent: "genutzt",
	from: (e) => `ab ${e}`,
	has: (e) => `hat ${e}`,
	upTo: (e) => `bis ${e}`,
	vp: "SP",
	next: "Was zuerst?",
	done: "Fertig",
	discardThree: (e) => `${e} Karten abwerfen`,
	placeTemple: "Tempel platzieren",
	useNow: "Sofort nutzen",
	keep: "Als Ziel behalten",
	yourRack: "Dein Halter",
	blind: "noch verdeckt",
	deckTop: "Stapel",
	steps: (e) => `${e} ${e === 1 ? "Schritt" : "Schritte"}`,
	water: "Wasser",
	back: "Zu meinem Gelände",
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
	flyHere: (e) => e === 1 ? "Hierher" : `${e} Reiter hierher`,
	flyFromTo: (e, t) => `${e} → hier${t === null ? "" : ` (${t})`}`,
	flyFrom: "Von hier losfliegen",
	cleanHere: (e, t) => t && e > 1 ? `Alle ${e} entfernen` : `${e} entfernen`,
	waterUnits: (e, t) => t ? `Alles Wasser (${e})` : `${e} Wasser nehmen`,
	plantTile: (e) => `Wald pflanzen (${e})`,
	plantFor: (e) => `Für ${e} Wasser pflanzen`,
	flights: (e) => `${e} ${e === 1 ? "Flug" : "Flüge"}`,
	cleanings: (e) => `${e} ${e === 1 ? "Reinigung" : "Reinigungen"}`,
	insteadOf: (e) => `statt „${e}“`,
	discards: (e) => `${e.join(", ")} ablegen`,
	draws: (e) => e === 1 ? "1 Karte ziehen" : `${e} Karten ziehen`,
	buildKeep: "Bauen und behalten",
	buildUse: "Bauen und nutzen",
	anyway: "Trotzdem spielen",
	choose: {
		action: "Karte, Dorf oder Tempel wählen",
		chooseTemple: "Tempel wählen",
		templeTile: "Plättchen wählen",
		nextEffect: "Wähle, was zuerst kommt",
		moveStep: "Ziel wählen",
		cleanStep: "Feld wählen",
		mixStep: "Wasser oder Feld wählen",
		catapult: "Ziel wählen",
		forestTile: "Wald wählen",
		forestSpace: "Feld wählen",
		takeVillageCard: "Dorf-Karte wählen",
		villageCardUse: "Jetzt oder später?",
		replaceObjective: "Ziel wählen",
		draw: "Karte wählen",
		leader: "Anführer wählen"
	},
	chooseCards: (e) => e === 1 ? "Noch 1 Karte wählen" : `Noch ${e} Karten wählen`,
	chooseTarget: "Wohin fliegt der Reiter?",
	ready: (e, t, n) => [
		e === 1 ? "1 Reihe spielbar" : `${e} Reihen spielbar`,
		...t > 0 ? [t === 1 ? "1 Dorf bereit" : `${t} Dörfer bereit`] : [],
		...n ? ["Tempel möglich"] : []
	].join(" · "),
	whyDiscard: (e, t) => t ? `Alle Tempel stehen: Statt eines Tempels kannst du ${e} Karten abwerfen.` : `Auf jedem Plättchen steht ein Tempel: Statt eines Tempels kannst du ${e} Karten abwerfen.`,
	chip: {
		water: (e, t) => `Wasser ${e} → ${t}`,
		tiles: (e, t) => `Plättchen ${e} → ${t}`,
		riders: (e, t) => `Reiter daheim ${e} → ${t}`,
		smog: (e, t) => `Verschmutzung ${e} → ${t}`,
		path: (e, t) => `Pfad ${e} von ${t}`,
		villages: (e, t) => `Dorf ${e} von ${t}`,
		has: (e, t) => `${e}: ${t.join(", ")}`
	},
	vain: {
		water: (e) => `${e} Wasser ${e === 1 ? "fehlt" : "fehlen"}`,
		space: "kein Feld frei",
		temple: "kein Tempel möglich",
		clean: "nichts zu reinigen",
		move: "niemand kann fliegen"
	},
	thing: {
		row: (e, t) => `${e}, Reihe ${t}`,
		rack: (e) => `Halter: ${e}`,
		water: (e, t) => e === null ? `Dein Wasser: ${t}` : `Wasser von ${e}: ${t}`,
		deck: (e) => `Stapel der Element-Karten, oben ${e}`,
		draw: (e) => `Element-Karte in ${e}`,
		path: "Pfad",
		special: "Besondere Bedingung",
		land: (e) => `Gelände von ${e}`,
		capital: (e) => `Hauptstadt, ${e} Windreiter`,
		own: "Dein Halter"
	},
	says: {
		clean: "Sauber und frei: Hier kann ein Wald wachsen, wenn das Feld ein eigenes Plättchen berührt.",
		foul: "Verschmutzt: Jede Reinigung entfernt einen Marker. Erst auf einem sauberen Feld kann ein Wald wachsen.",
		start: "Hier beginnt jeder Flug: Das Start-Plättchen liegt neben der Hauptstadt.",
		village: "Ein Dorf. Sein Bonus gilt, und sein Baumhaus zählt am Ende.",
		capital: "Hier warten die Windreiter. Von hier fliegen sie auf das Start-Plättchen und durch Windportale.",
		water: "Mit Wasser pflanzt du Wälder. Übriges Wasser bringt am Ende nichts.",
		rack: (e) => `Von außen sieht man die Farben: ${e}. Karten fragen nach den Farben der Nachbarn.`,
		market: "Zu zweit ist der Markt der zweite Nachbar: die Auslage und die oberste Karte des Stapels.",
		draw: "Am Ende des Zugs ziehst du, bis der Halter wieder voll ist. Du siehst nur die Farbe.",
		deck: "Du kannst auch vom Stapel ziehen; die Farbe der obersten Karte ist zu sehen.",
		path: (e) => `Liegen diese Wälder aneinander (${e}), kommt ein Anführer ins Spiel.`,
		special: (e) => `Gilt das am Ende eines Zugs, kommt ein Anführer ins Spiel: ${e}.`,
		temple: (e, t) => `Kostet ${t} Karten, kommt auf ein eigenes Plättchen ohne Tempel und gibt sofort: ${e}.`,
		templePlaced: "Dieser Tempel steht schon.",
		stack: "Die oberste Karte des Stapels liegt offen und kann gepflanzt werden.",
		effect: "Die Reihenfolge der Effekte ist frei.",
		counted: (e, t) => `${e}: ${t}.`,
		free: "Ein Anführer erlässt diese Bedingung.",
		used: "Sofort genutzt: zählt am Ende nicht mehr."
	},
	counts: {
		riders: (e, t) => `${e} von ${t} Windreitern`,
		points: (e) => e === 1 ? "jetzt 1 Punkt" : `jetzt ${e} Punkte`,
		nowValue: (e) => `du: ${e}`
	},
	moment: {
		village: (e, t) => `${e} baut Dorf ${t}`,
		left: (e) => e === 1 ? "Noch ein Dorf, dann beginnt das Ende." : `Noch ${e} Dörfer bis zum Ende.`,
		end: (e) => `${e} hat das letzte Baumhaus gesetzt`,
		endYou: "Dein letztes Baumhaus steht",
		lastRound: (e) => `Runde ${e} ist die letzte.`,
		temples: (e, t) => `${e} hat alle ${t} Tempel gestellt`,
		leader: (e, t) => `${e} legt ${t} aus`
	},
	halves: {
		keep: "Behalten",
		now: "Sofort",
		vain: "bringt jetzt nichts"
	},
	progress: (e, t) => t === null ? `${e}` : `${e}, ab ${t.at} ${t.vp} Punkte`,
	freePlaces: (e) => e === 1 ? "1 Platz frei" : `${e} Plätze frei`,
	sides: {
		left: "links",
		right: "rechts"
	},
	ridersHome: "Windreiter in der Hauptstadt",
	villageOf: "Dörfer",
	score: "Wertung",
	sum: "Summe",
	villageCards: "Dorf-Karten",
	taken: "Genommen",
	usedNow: "Sofort genutzt",
	noLeader: "keiner",
	leftOver: (e) => `${e} Wasser übrig`,
	none: "keine",
	gain: {
		water: "Wasser",
		clean: "Verschmutzung",
		move: "Bewegungen",
		catapult: "Schleudern",
		mix: "beliebig aus",
		forest: "Wald",
		temple: "Tempel"
	}
}, Rr = {
	terrain: (e) => e === null ? "Your terrain" : `Terrain of ${e}`,
	villages: (e, t) => `${e} / ${t} villages`,
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
	you: "You",
	objectives: "Objectives",
	leaders: "Leaders",
	ofLeaders: (e, t) => `${e} of ${t}`,
	path: "Path",
	special: "Condition",
	spent: "used",
	from: (e) => `${e}+`,
	has: (e) => `has ${e}`,
	upTo: (e) => `up to ${e}`,
	vp: "VP",
	next: "What first?",
	done: "Done",
	discardThree: (e) => `Discard ${e} cards`,
	placeTemple: "Place a temple",
	useNow: "Use now",
	keep: "Keep as objective",
	yourRack: "Your rack",
	blind: "still face down",
	deckTop: "Deck",
	steps: (e) => `${e} ${e === 1 ? "step" : "steps"}`,
	water: "Water",
	back: "Back to my terrain",
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
	flyHere: (e) => e === 1 ? "Here" : `${e} riders here`,
	flyFromTo: (e, t) => `${e} → here${t === null ? "" : ` (${t})`}`,
	flyFrom: "Fly off from here",
	cleanHere: (e, t) => t && e > 1 ? `Remove all ${e}` : `Remove ${e}`,
	waterUnits: (e, t) => t ? `All water (${e})` : `Take ${e} water`,
	plantTile: (e) => `Plant a forest (${e})`,
	plantFor: (e) => `Plant for ${e} water`,
	flights: (e) => `${e} ${e === 1 ? "flight" : "flights"}`,
	cleanings: (e) => `${e} ${e === 1 ? "cleaning" : "cleanings"}`,
	insteadOf: (e) => `instead of “${e}”`,
	discards: (e) => `Discard ${e.join(", ")}`,
	draws: (e) => e === 1 ? "Draw 1 card" : `Draw ${e} cards`,
	buildKeep: "Build and keep",
	buildUse: "Build and use",
	anyway: "Play anyway",
	choose: {
		action: "Choose a card, village or temple",
		chooseTemple: "Choose a temple",
		templeTile: "Choose a tile",
		nextEffect: "Choose what comes first",
		moveStep: "Choose a target",
		cleanStep: "Choose a space",
		mixStep: "Choose water or a space",
		catapult: "Choose a target",
		forestTile: "Choose a forest",
		forestSpace: "Choose a space",
		takeVillageCard: "Choose a village card",
		villageCardUse: "Now or later?",
		replaceObjective: "Choose an objective",
		draw: "Choose a card",
		leader: "Choose a leader"
	},
	chooseCards: (e) => e === 1 ? "Choose 1 more card" : `Choose ${e} more cards`,
	chooseTarget: "Where does the rider fly?",
	ready: (e, t, n) => [
		e === 1 ? "1 row playable" : `${e} rows playable`,
		...t > 0 ? [t === 1 ? "1 village ready" : `${t} villages ready`] : [],
		...n ? ["temple possible"] : []
	].join(" · "),
	whyDiscard: (e, t) => t ? `All temples are placed: instead of a temple you may discard ${e} cards.` : `Every tile has a temple: instead of a temple you may discard ${e} cards.`,
	chip: {
		water: (e, t) => `Water ${e} → ${t}`,
		tiles: (e, t) => `Tiles ${e} → ${t}`,
		riders: (e, t) => `Riders at home ${e} → ${t}`,
		smog: (e, t) => `Pollution ${e} → ${t}`,
		path: (e, t) => `Path ${e} of ${t}`,
		villages: (e, t) => `Village ${e} of ${t}`,
		has: (e, t) => `${e}: ${t.join(", ")}`
	},
	vain: {
		water: (e) => `${e} water short`,
		space: "no space free",
		temple: "no temple possible",
		clean: "nothing to clean",
		move: "nobody can fly"
	},
	thing: {
		row: (e, t) => `${e}, row ${t}`,
		rack: (e) => `Rack: ${e}`,
		water: (e, t) => e === null ? `Your water: ${t}` : `Water of ${e}: ${t}`,
		deck: (e) => `Deck of element cards, ${e} on top`,
		draw: (e) => `Element card in ${e}`,
		path: "Path",
		special: "Special condition",
		land: (e) => `Terrain of ${e}`,
		capital: (e) => `Capital, ${e} windriders`,
		own: "Your rack"
	},
	says: {
		clean: "Clean and free: a forest can grow here if the space touches a tile of the same terrain.",
		foul: "Polluted: every cleaning removes one token. A forest needs a clean space.",
		start: "Every flight begins here: the start tile lies next to the capital.",
		village: "A village. Its bonus counts, and its treehouse scores at the end.",
		capital: "Here the windriders wait. From here they fly to the start tile and through wind portals.",
		water: "Water plants forests. What is left brings nothing at the end.",
		rack: (e) => `From outside the colours can be seen: ${e}. Cards ask for the colours of neighbours.`,
		market: "With two players the market is the second neighbour: the display and the top card of the deck.",
		draw: "At the end of a turn you draw until the rack is full again. You see only the colour.",
		deck: "You may draw from the deck, too; the colour of its top card can be seen.",
		path: (e) => `When these forests lie side by side (${e}), a leader comes into play.`,
		special: (e) => `When this holds at the end of a turn, a leader comes into play: ${e}.`,
		temple: (e, t) => `Costs ${t} cards, goes on an own tile without a temple and gives at once: ${e}.`,
		templePlaced: "This temple is placed already.",
		stack: "The top of the stack lies open and can be planted.",
		effect: "The order of effects is free.",
		counted: (e, t) => `${e}: ${t}.`,
		free: "A leader waives this condition.",
		used: "Used at once: counts no more at the end."
	},
	counts: {
		riders: (e, t) => `${e} of ${t} windriders`,
		points: (e) => e === 1 ? "1 point now" : `${e} points now`,
		nowValue: (e) => `you: ${e}`
	},
	moment: {
		village: (e, t) => `${e} builds village ${t}`,
		left: (e) => e === 1 ? "One more village starts the end." : `${e} more villages until the end.`,
		end: (e) => `${e} has placed the last treehouse`,
		endYou: "Your last treehouse stands",
		lastRound: (e) => `Round ${e} is the last one.`,
		temples: (e, t) => `${e} has placed all ${t} temples`,
		leader: (e, t) => `${e} lays out ${t}`
	},
	halves: {
		keep: "Keep",
		now: "Use now",
		vain: "brings nothing now"
	},
	progress: (e, t) => t === null ? `${e}` : `${e}, ${t.vp} points from ${t.at}`,
	freePlaces: (e) => e === 1 ? "1 place free" : `${e} places free`,
	sides: {
		left: "left",
		right: "right"
	},
	ridersHome: "Windriders in the capital",
	villageOf: "Villages",
	score: "Score",
	sum: "Sum",
	villageCards: "Village cards",
	taken: "Taken",
	usedNow: "Used at once",
	noLeader: "none",
	leftOver: (e) => `${e} water left`,
	none: "none",
	gain: {
		water: "Water",
		clean: "Pollution",
		move: "Moves",
		catapult: "Launches",
		mix: "any of",
		forest: "Forest",
		temple: "Temple"
	}
}, zr = {
	de: Pr("de", Ir.de),
	en: Pr("en", Ir.en)
}, W = (e) => e === "de" ? Lr : Rr, G = (e) => zr[e], Br = "-44 -60 88 88", Vr = {
	built: (e, t) => {
		let n = N(t.view, e.seat), r = Ct(n);
		return e.seat === t.seat || r < y.endTriggerVillages - 1 || t.view.endTile === e.seat ? null : {
			title: W(t.lang).moment.village(t.names(e.seat), r),
			says: [W(t.lang).moment.left(y.endTriggerVillages - r)],
			tone: "plain",
			seat: e.seat,
			art: {
				box: Br,
				svg: z(U(n.tribe))
			}
		};
	},
	endTile: (e, t) => ({
		title: e.seat === t.seat ? W(t.lang).moment.endYou : W(t.lang).moment.end(t.names(e.seat)),
		says: [W(t.lang).moment.lastRound(e.lastRound)],
		tone: e.seat === t.seat ? "good" : "plain",
		seat: e.seat,
		art: {
			box: Br,
			svg: z(U(N(t.view, e.seat).tribe))
		}
	}),
	templePlaced: (e, t) => {
		let n = N(t.view, e.seat);
		return e.seat === t.seat || wt(n) < y.temples ? null : {
			title: W(t.lang).moment.temples(t.names(e.seat), y.temples),
			says: [G(t.lang).templeEffects(e.tribe, e.temple)],
			tone: "plain",
			seat: e.seat
		};
	},
	leaderOut: (e, t) => e.seat === t.seat ? null : {
		title: W(t.lang).moment.leader(t.names(e.seat), G(t.lang).leader(e.tribe, e.leader)),
		says: [G(t.lang).leaderAbility(e.tribe, e.leader)],
		tone: "plain",
		seat: e.seat
	}
}, Hr = {
	endTile: `<circle cx="12" cy="12" r="10" fill="#efd9a6" stroke="${P}" stroke-width="1.4"/><path d="M8 17V7L16 9.5L8 12" fill="#c23f68" stroke="${P}" stroke-width="1.3" stroke-linejoin="round"/>`,
	treehouses: `<g transform="translate(12 14) scale(.21)">${z("roots")}</g>`,
	temples: `<g transform="translate(12 13) scale(.44)">${Nn("yellow", 1, !1, "#b98f5a")}</g>`,
	pollution: `<g transform="translate(12 12) scale(.38)">${B()}</g>`,
	tiles: `<path d="M10.4 22V15H13.6V22Z" fill="#8a5f38" stroke="${P}" stroke-width="1.3"/><path d="M12 16C4 18 1 11 5.4 8C5 2 15 -.4 17 5C23 5 23 16 12 16Z" fill="#5aa05a" stroke="${P}" stroke-width="1.4"/>`,
	objectives: `<rect x="5" y="2" width="14" height="20" rx="3" fill="#fdf9ef" stroke="${P}" stroke-width="1.4"/><path d="M8.6 12L11 14.6L15.6 8.6" fill="none" stroke="#2f6d41" stroke-width="2.2"/>`,
	leaders: `<circle cx="12" cy="12" r="10" fill="#f0a8be" stroke="${P}" stroke-width="1.4"/><circle cx="12" cy="10.6" r="4.6" fill="#f1cfa8" stroke="${P}" stroke-width="1.2"/><path d="M5.4 19C6 15.6 9 14.6 12 14.6C15 14.6 18 15.6 18.6 19" fill="#c23f68" stroke="${P}" stroke-width="1.2"/>`
};
function Ur({ category: e }) {
	return /* @__PURE__ */ r(s, {
		class: "cat",
		box: "0 0 24 24",
		svg: Hr[e] ?? ""
	});
}
new Int32Array((/* @__PURE__ */ new Float64Array(1)).buffer), "null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf".split(" "), "zero one two three four five six seven eight nine ten eleven twelve".split(" ");
// web/kit/hand.ts
var Wr = (e, t) => e.some((e) => e === t || e.startsWith(`${t}=`));
// web/kit/marks.ts
function Gr(e, t) {
	let n = e.reading.things.get(t), r = [];
	return Wr(e.reading.gesture, t) ? r.push("selected") : (n?.ways.length ?? 0) > 0 ? r.push("can") : n?.cannot === !0 && r.push("cannot"), e.consequences.has(t) && r.push("consequence"), e.changed.has(t) && r.push("changed"), r;
}
var Kr = e({
	reading: {
		gesture: [],
		things: /* @__PURE__ */ new Map(),
		buttons: [],
		chain: [],
		ready: !1,
		ahead: null,
		claims: () => !1
	},
	hand: {
		gesture: [],
		open: null,
		explained: null
	},
	consequences: /* @__PURE__ */ new Set(),
	changed: /* @__PURE__ */ new Map(),
	colour: (e) => e,
	asked: !1,
	tap: () => {},
	peek: () => null
}), qr = () => a(Kr);
// web/kit/target.tsx
function Jr(e) {
	return typeof e == "string" ? /\p{L}{2}/u.test(e) : Array.isArray(e) ? e.some(Jr) : typeof e != "object" || !e || !("props" in e) ? !1 : Jr(e.props.children);
}
function K({ thing: e, as: t = "button", class: n = "", children: i, words: a, draw: o }) {
	let s = qr(), c = s.reading.things.get(e), l = t;
	if (c === void 0) return /* @__PURE__ */ r(t === "button" ? "div" : t, {
		...o,
		class: n,
		"data-place": e,
		children: i
	});
	let u = Gr(s, e), d = c.ways.length > 0, f = u.includes("selected"), p = s.changed.get(e), m = (t) => {
		t.stopPropagation(), s.tap(e);
	};
	return /* @__PURE__ */ r(l, {
		...o,
		...t === "button" ? { type: "button" } : { role: "button" },
		class: `thing ${n} ${u.map((e) => `m-${e}`).join(" ")}${p === void 0 ? "" : ` seat-${s.colour(p)}`}${s.hand.explained === e ? " explained" : ""}`,
		"data-place": e,
		"data-move": d ? c.ways.map((e) => e.to.join("&")).join(" ") : void 0,
		"aria-label": t === "button" && (a ?? Jr(i)) ? void 0 : c.name,
		"aria-pressed": d ? f : void 0,
		"aria-expanded": c.ways.length > 1 ? s.hand.open === e : void 0,
		tabindex: d || !s.asked ? 0 : -1,
		onClick: m,
		onPointerEnter: (t) => {
			t.pointerType === "mouse" && s.rest?.(e);
		},
		onPointerLeave: () => s.rest?.(null),
		onFocus: (t) => {
			t.currentTarget instanceof Element && t.currentTarget.matches(":focus-visible") && s.rest?.(e);
		},
		onBlur: () => s.rest?.(null),
		onKeyDown: (e) => {
			t === "button" || e.key !== "Enter" && e.key !== " " || (e.preventDefault(), m(e));
		},
		children: i
	});
}
function Yr(e) {
	let t = qr(), n = t.changed.get(e);
	return {
		class: [...Gr(t, e).map((e) => `m-${e}`), ...n === void 0 ? [] : [`seat-${t.colour(n)}`]].join(" "),
		"data-place": e
	};
}
// games/tribes-of-the-wind/board/gains.ts
var Xr = (e) => e.reduce((e, t) => e + t, 0), Zr = (e, t) => Xr(e.map((e) => e.kind === t || e.kind === "mix" && e.of.includes(t) ? e.n : 0));
function Qr(e, t) {
	for (let n = 0; n < b; n++) if (!(e.pollution[n] > t) && ln({
		...e,
		pollution: e.pollution.map((e, t) => t === n ? 0 : e)
	}, n)) return !0;
	return !1;
}
function $r(e, t, n) {
	let { rows: r, color: i } = x(t);
	return [...(r[n]?.effects ?? []).map((t) => At(e, t)), ...Ot(e, "playCard", i).map((e) => e.effect)];
}
function ei(e, t, n, r) {
	let i = N(e, t);
	return ti(i, $r(i, n, r));
}
function ti(e, t) {
	let n = [], r = Xr(t.map((e) => e.kind === "water" ? e.n : 0));
	r > 0 && n.push({
		kind: "water",
		from: e.water,
		to: e.water + r
	});
	let i = e.water + Zr(t, "water"), a = (e) => Xr(t.map((t) => t.kind === e ? t.n : 0)), o = a("clean");
	o > 0 && n.push({
		kind: "clean",
		n: Math.min(o, Xr(e.pollution))
	});
	for (let e of ["move", "catapult"]) a(e) > 0 && n.push({
		kind: e,
		n: a(e)
	});
	for (let r of t) if (r.kind === "mix") n.push(r);
	else if (r.kind === "temple") n.push({
		kind: "temple",
		left: dn(e) ? e.unplaced.length : 0
	});
	else if (r.kind === "forest") {
		let a = Mt(e, r.cost), o = Math.max(0, a - i), s = Qr(e, Zr(t, "clean"));
		n.push({
			kind: "forest",
			cost: a,
			missing: o > 0 ? "water" : s ? null : "space",
			short: o
		}), o === 0 && s && (i -= a);
	}
	return n;
}
function ni(e) {
	switch (e.kind) {
		case "forest": return e.missing;
		case "temple": return e.left === 0 ? "temple" : null;
		case "clean": return e.n === 0 ? "clean" : null;
		default: return null;
	}
}
// games/tribes-of-the-wind/board/model.ts
var ri = (e) => e.stack.at(-1), ii = (e) => e !== void 0 && "left" in e ? e.left : 0;
function ai(e, t, n) {
	let r = /* @__PURE__ */ new Map([[t, []]]), i = [t];
	for (let t = i.shift(); t !== void 0; t = i.shift()) {
		let a = r.get(t);
		if (!(a.length >= n)) for (let n = 0; n <= T; n++) !r.has(n) && sn(e, t, n) && (r.set(n, [...a, n]), i.push(n));
	}
	return r.delete(t), r;
}
function oi(e) {
	let t = e.capital > 0 ? [T] : [];
	for (let n = 0; n < b; n++) cn(e, n) > 0 && t.push(n);
	return t;
}
var si = (e, t) => t >= 0 && cn(e, t) > 0 ? t : -1;
function ci(e, t) {
	return t.map((n, r) => ({
		do: "step",
		from: rt(r === 0 ? e : t[r - 1]),
		to: rt(n)
	}));
}
var li = (e, t) => t !== T && yn(e, t) > 0;
function ui(e, t) {
	for (let n of t.values()) n.sort((t, n) => Number(li(e, t.from)) - Number(li(e, n.from)) || t.cost - n.cost);
	return t;
}
var di = (e, t) => t >= 0 ? [t] : oi(e);
function fi(e, t, n) {
	let r = e.get(t);
	r === void 0 ? e.set(t, [n]) : r.push(n);
}
function pi(e, t, n) {
	let r = /* @__PURE__ */ new Map();
	for (let i of di(e, n)) for (let [n, a] of ai(e, i, t)) fi(r, n, {
		from: i,
		moves: ci(i, a),
		cost: a.length
	});
	return ui(e, r);
}
function mi(e, t, n) {
	let r = /* @__PURE__ */ new Map();
	for (let i of di(t, n)) for (let t of e) t.do === "fly" && k(t.from) === i && fi(r, k(t.to), {
		from: i,
		moves: [t],
		cost: 0
	});
	return ui(t, r);
}
// games/tribes-of-the-wind/board/things.ts
var q = (e, t) => `place:${e}.${it[t]}`, hi = (e) => `water:${e}`, gi = (e, t, n) => `temple:${e}.${w(t).temples[n]?.id}`, _i = (e, t, n) => `leader:${e}.${w(t).leaders[n]?.id}`, vi = (e, t) => `row:${x(e).id}.${t + 1}`, yi = (e) => `card:${x(e).id}`, bi = (e) => e < 0 ? "rack:market" : `rack:${e}`, xi = (e) => `tile:${S(e).id}`, Si = (e) => `village:${C(e).id}`, Ci = (e) => `keep:${C(e).id}`, wi = (e) => `now:${C(e).id}`, Ti = (e) => `objective:${C(e).id}`, Ei = (e) => `draw:${e + 1}`, Di = "deck", J = (e, t, n = 0) => `<g transform="translate(${t} 0) rotate(${n})"><use href="#tw1-ec-${e}" x="-8.4" y="-11.2" width="16.8" height="22.4"/></g>`, Oi = (e, t) => `<g transform="translate(${e} 0) rotate(${t})"><rect x="-7" y="-10" width="14" height="20" rx="3" fill="none" stroke="currentColor" stroke-width="1.5" stroke-dasharray="3 2.4"/></g>`, ki = (e, t) => `<path d="M${e} 12.6H${t}" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"/>`, Ai = (e, t, n = 17) => `<text x="${e}" y="6.4" text-anchor="middle" class="tw1-num" font-size="${n}" fill="currentColor">${t}</text>`, ji = (e, t, n) => (n === "right" ? Oi(t, -14) : J(e, t, -14)) + (n === "one" || n === "left" ? Oi(t + 21, 14) : J(e, t + 21, 14));
function Mi(e, t) {
	switch (e.kind) {
		case "own": {
			let n = e.min * 17 + 2;
			return {
				width: n,
				svg: Array.from({ length: e.min }, (n, r) => J(t(e.color), 9 + r * 17)).join("") + ki(3, n - 3)
			};
		}
		case "ownNone": return {
			width: 26,
			svg: `${J(t(e.color), 13)}${ki(5, 21)}<path d="M2 10L24 -10" stroke="#fffaf0" stroke-width="5" stroke-linecap="round"/><path d="M2 10L24 -10" stroke="#9f2d22" stroke-width="2.8" stroke-linecap="round"/>`
		};
		case "ownAllColors": return {
			width: 66,
			svg: wn.map((e, t) => J(e, 9 + t * 16)).join("") + ki(3, 63)
		};
		case "neighbour": return e.min === 1 ? {
			width: 45,
			svg: ji(t(e.color), 12, e.who)
		} : {
			width: 72,
			svg: ji(t(e.color), 12, e.who) + Ai(58, `≥${e.min}`)
		};
		case "more":
		case "fewer": return {
			width: 76,
			svg: `${J(t(e.color), 9)}${ki(2, 16)}${Ai(27, e.kind === "more" ? "&gt;" : "&lt;", 20)}${ji(t(e.color), 44, e.who)}`
		};
		case "group": return {
			width: 88,
			svg: `${J(t(e.color), 10, -14)}${J(t(e.color), 29)}${J(t(e.color), 48, 14)}${ki(22, 36)}${Ai(73, `≥${e.min}`)}`
		};
	}
}
// games/tribes-of-the-wind/board/parts/glyph.tsx
function Y({ id: e, size: t = 20, high: n = t }) {
	return /* @__PURE__ */ r("svg", {
		width: t,
		height: n,
		"aria-hidden": "true",
		class: "tw1-glyph",
		children: /* @__PURE__ */ r("use", { href: `#tw1-${e}` })
	});
}
function Ni({ effect: e }) {
	switch (e.kind) {
		case "forest": return /* @__PURE__ */ i("span", {
			class: "tw1-ef",
			children: [/* @__PURE__ */ r(Y, { id: "i-forest" }), /* @__PURE__ */ i("i", { children: [/* @__PURE__ */ r(Y, { id: "i-water" }), e.cost] })]
		});
		case "mix": return /* @__PURE__ */ i("span", {
			class: "tw1-ef",
			children: [/* @__PURE__ */ r("b", { children: e.n }), e.of.map((e, t) => /* @__PURE__ */ i("span", {
				class: "tw1-unit",
				children: [t > 0 ? /* @__PURE__ */ r("s", { children: "/" }) : null, /* @__PURE__ */ r(Y, { id: `i-${e}` })]
			}, e))]
		});
		case "temple": return /* @__PURE__ */ r("span", {
			class: "tw1-ef",
			children: /* @__PURE__ */ r(Y, { id: "i-temple" })
		});
		default: return /* @__PURE__ */ i("span", {
			class: "tw1-ef",
			children: [/* @__PURE__ */ i("b", { children: [e.kind === "water" ? /* @__PURE__ */ r("u", { children: "+" }) : null, e.n] }), /* @__PURE__ */ r(Y, { id: `i-${e.kind}` })]
		});
	}
}
function Pi({ requirement: e }) {
	let { width: t, svg: n } = Mi(e, Cr);
	return /* @__PURE__ */ r(s, {
		class: "tw1-rq",
		box: `0 -14 ${t} 29`,
		svg: n,
		width: t,
		height: 29
	});
}
var Fi = {
	yes: "M4.4 8.4L7 11L11.8 5.4",
	no: "M5.4 5.4L10.6 10.6M10.6 5.4L5.4 10.6",
	vain: "M8 4V9M8 11.6V12"
};
function Ii({ as: e }) {
	return /* @__PURE__ */ i("svg", {
		class: `tw1-tk ${e}`,
		viewBox: "0 0 16 16",
		"aria-hidden": "true",
		children: [/* @__PURE__ */ r("circle", {
			cx: "8",
			cy: "8",
			r: "7.2"
		}), /* @__PURE__ */ r("path", { d: Fi[e] })]
	});
}
function Li({ name: e, mark: t = "" }) {
	return /* @__PURE__ */ r("span", {
		class: `tw1-back ${t}`,
		children: /* @__PURE__ */ r(s, {
			box: "-18 -24 36 48",
			svg: kn(e)
		})
	});
}
function Ri({ tribe: e }) {
	return /* @__PURE__ */ r("span", {
		class: `tw1-disc tw1-t-${U(e)}`,
		children: /* @__PURE__ */ r(Y, {
			id: `e-${U(e)}`,
			size: 28
		})
	});
}
function zi({ tribe: e, built: t, all: n }) {
	return /* @__PURE__ */ r("span", {
		class: `tw1-hs tw1-t-${U(e)}`,
		"aria-hidden": "true",
		children: Array.from({ length: n }, (e, n) => /* @__PURE__ */ i("svg", {
			viewBox: "-36 -50 72 66",
			width: "17",
			height: "16",
			class: n < t ? "" : "off",
			"aria-hidden": "true",
			children: [/* @__PURE__ */ r("path", {
				d: "M-30 -6C-18 -12 -7 -26 0 -44C7 -26 18 -12 30 -6Z",
				class: "roof"
			}), /* @__PURE__ */ r("path", {
				d: "M-18 -6V14H18V-6Z",
				class: "wall"
			})]
		}, `house-${n}`))
	});
}
// games/tribes-of-the-wind/board/parts/displays.tsx
function Bi(e) {
	let { path: t } = vn(e), { progress: n } = t, r = w(e.tribe).path;
	return t.spent || n === null || n.matches < r.length - 1 ? /* @__PURE__ */ new Set() : new Set(r.filter((e, t) => n.placed[t] !== !0));
}
function Vi({ p: e, seat: t }) {
	let n = W(e.lang), { forest: a } = e.view, o = Bi(N(e.view, t)), c = a.top < 0 ? a.display : [...a.display, a.top];
	return /* @__PURE__ */ i("section", {
		class: "tw1-panel tw1-forest",
		"aria-label": n.tabs.forest,
		children: [/* @__PURE__ */ i("h3", { children: [
			n.tabs.forest,
			" ",
			/* @__PURE__ */ r("small", { children: n.inStack(a.left) })
		] }), /* @__PURE__ */ r("div", {
			class: "tw1-fts",
			children: c.map((e, t) => /* @__PURE__ */ r(K, {
				thing: xi(e),
				class: `tw1-ft${t === a.display.length ? " stack" : ""}${o.has(S(e).color) ? " want" : ""}`,
				children: /* @__PURE__ */ r(s, {
					box: "-4 -4 160 164",
					svg: Nr(e)
				})
			}, e))
		})]
	});
}
function Hi({ p: e }) {
	let t = W(e.lang), { element: n } = e.view;
	return /* @__PURE__ */ i("section", {
		class: "tw1-panel tw1-elements",
		"aria-label": t.tabs.element,
		children: [/* @__PURE__ */ i("h3", { children: [
			t.tabs.element,
			" ",
			/* @__PURE__ */ r("small", { children: t.inStack(n.left) })
		] }), /* @__PURE__ */ i("div", {
			class: "tw1-eds",
			children: [n.display.map((e, t) => /* @__PURE__ */ r(K, {
				thing: Ei(t),
				class: "tw1-pick",
				children: /* @__PURE__ */ r(Li, { name: Cr(e.color) })
			}, `${t}-${e.color}`)), n.top === null ? null : /* @__PURE__ */ r(K, {
				thing: Di,
				class: "tw1-pick deck",
				children: /* @__PURE__ */ r(Li, { name: Cr(n.top.color) })
			})]
		})]
	});
}
function Ui({ p: e, card: t, land: n }) {
	let { objective: a } = C(t), { value: o } = _n(n, t), s = W(e.lang);
	return /* @__PURE__ */ r("span", {
		class: "tw1-ti",
		children: a.tiers.map((e) => /* @__PURE__ */ i("i", {
			class: xt(o, a.op, e.at) ? "ok" : "",
			children: [
				/* @__PURE__ */ r("u", { children: a.op === "atMost" ? s.upTo(e.at) : s.from(e.at) }),
				" ",
				e.vp
			]
		}, e.at))
	});
}
function Wi({ p: e, card: t, land: n }) {
	let a = C(t), o = W(e.lang), s = ti(n, a.immediate).every((e) => ni(e) !== null);
	return /* @__PURE__ */ i("div", {
		class: "tw1-vc",
		"data-place": `village:${a.id}`,
		children: [/* @__PURE__ */ i(K, {
			thing: Ci(t),
			class: "tw1-half tw1-keep",
			words: !0,
			children: [
				/* @__PURE__ */ r("b", { children: a.name[e.lang] }),
				/* @__PURE__ */ i("span", {
					class: "tw1-metric",
					children: [
						G(e.lang).metric(a.objective),
						" ",
						/* @__PURE__ */ r("em", { children: o.counts.nowValue(_n(n, t).value) })
					]
				}),
				/* @__PURE__ */ r(Ui, {
					p: e,
					card: t,
					land: n
				}),
				/* @__PURE__ */ r("span", {
					class: "tw1-do",
					children: o.halves.keep
				})
			]
		}), /* @__PURE__ */ i(K, {
			thing: wi(t),
			class: "tw1-half tw1-now",
			words: !0,
			children: [
				/* @__PURE__ */ r("span", {
					class: "tw1-fxs",
					"aria-hidden": "true",
					children: a.immediate.map((e, t) => /* @__PURE__ */ r(Ni, { effect: e }, `${e.kind}-${t}`))
				}),
				/* @__PURE__ */ r("span", {
					class: "tw1-sr",
					children: `${a.name[e.lang]}: ${G(e.lang).immediate(t)}`
				}),
				s ? /* @__PURE__ */ r("span", {
					class: "tw1-vain",
					children: o.halves.vain
				}) : null,
				/* @__PURE__ */ r("span", {
					class: "tw1-do",
					children: o.halves.now
				})
			]
		})]
	});
}
function Gi({ p: e, seat: t }) {
	let n = W(e.lang), a = N(e.view, t), o = ri(e.view), s = o?.f === "villageCardUse" || o?.f === "replaceObjective" ? [o.card] : [];
	return /* @__PURE__ */ i("section", {
		class: "tw1-panel tw1-villages",
		"aria-label": n.villageCards,
		children: [/* @__PURE__ */ i("h3", { children: [
			s.length > 0 ? n.taken : n.villageCards,
			" ",
			/* @__PURE__ */ r("small", { children: n.inStack(e.view.village.left) })
		] }), /* @__PURE__ */ r("div", {
			class: "tw1-vcs",
			children: (s.length > 0 ? s : e.view.village.display).map((t) => /* @__PURE__ */ r(Wi, {
				p: e,
				card: t,
				land: a
			}, t))
		})]
	});
}
// games/tribes-of-the-wind/board/shown.ts
var Ki = (e) => e.focusSeat ?? e.seat ?? (typeof e.view.viewer == "number" ? e.view.viewer : e.view.active), qi = (e) => e.seat ?? (typeof e.view.viewer == "number" ? e.view.viewer : Ki(e)), Ji = (e, t) => e.preview === null || e.seat !== t ? null : e.preview.view.players[t] ?? null, Yi = {
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
function Xi(e, t, n, r) {
	let i = `<rect width="${r}" height="${r}" rx="4" fill="var(--tw1-${t}${e.village ? "" : "-g"})" stroke="${P}" stroke-width="1.1"/>`;
	return e.village ? i += `<g transform="translate(${r / 2} ${r / 2 + 2}) scale(.21)">${z(n)}</g>` : e.slots === 0 ? i += `<circle cx="${r / 2}" cy="${r / 2}" r="${F(r * .28)}" fill="${e.riders > 0 ? R[n].c : "#e2bf8b"}" stroke="${P}"/><circle cx="${r / 2}" cy="${r / 2}" r="${F(r * .12)}" fill="none" stroke="#8a5f38"/>` : i += (Yi[e.slots] ?? []).map(([t, i], a) => `<circle cx="${F(t * r)}" cy="${F(i * r)}" r="${F(r * .15)}" fill="${a < e.riders ? R[n].c : "#fffaf0"}" stroke="${P}" stroke-width="1"/>`).join(""), i += `<path d="${Pn(t, 4.6, 2)}" transform="translate(${r - 4.4} 4.4)" fill="var(--tw1-${t}-hi)" stroke="${P}" stroke-width=".9"/>`, e.temple ? `${i}<path d="M${r - 9} ${r - 1}v-5l4 -4l4 4v5z" fill="#efe6d2" stroke="${P}"/>` : i;
}
var Zi = (e, t) => `<rect width="${t}" height="${t}" rx="4" fill="var(--tw1-foul)" stroke="${P}" stroke-width=".8"/>${e === 1 ? `<g transform="translate(${t / 2} ${t / 2}) scale(.3)">${B()}</g>` : `<g transform="translate(${t * .38} ${t * .36}) scale(.25)">${B()}</g><g transform="translate(${t * .62} ${t * .66}) scale(.25)">${B()}</g>`}`;
function Qi(e, t, n) {
	let r = n - 2;
	return e.kind === null ? e.smog > 0 ? Zi(e.smog, r) : `<rect width="${r}" height="${r}" rx="4" fill="var(--tw1-soil)" stroke="${P}" stroke-width=".8"/>` : Xi(e, e.kind, t, r);
}
// games/tribes-of-the-wind/board/parts/neighbours.tsx
var $i = 29, ea = (e, t) => {
	let n = e.tiles[t];
	return {
		kind: n < 0 ? null : wr(S(n).color),
		slots: n < 0 ? 0 : S(n).slots,
		village: e.village[t] === 1,
		riders: e.riders[t],
		temple: e.temple[t] >= 0,
		smog: e.pollution[t]
	};
};
function ta({ seat: e, land: t, space: n, named: a }) {
	let { class: s, ...c } = Yr(q(e, n));
	return /* @__PURE__ */ i("g", {
		transform: `translate(${D(n) * $i} ${E(n) * $i})`,
		class: a ? s : "",
		...a ? c : {},
		children: [/* @__PURE__ */ r("g", { children: /* @__PURE__ */ r(o, { svg: Qi(ea(t, n), U(t.tribe), $i) }) }), /* @__PURE__ */ r("rect", {
			x: "-1",
			y: "-1",
			width: $i,
			height: $i,
			rx: "5",
			class: "ring"
		})]
	});
}
function na({ seat: e, land: t, named: n }) {
	return /* @__PURE__ */ r("svg", {
		class: "tw1-small",
		viewBox: `-3 -3 ${v.columns * $i + 4} ${v.rows * $i + 4}`,
		"aria-hidden": "true",
		children: Array.from({ length: b }, (i, a) => /* @__PURE__ */ r(ta, {
			seat: e,
			land: t,
			space: a,
			named: n
		}, a))
	});
}
function ra(e, t) {
	let [n] = e.chain;
	if (n?.do !== "play" || e.seat === null) return null;
	let r = hn(e.view, e.seat, Ge(n.card))[n.row - 1]?.requirements[0];
	return r === void 0 || [
		"own",
		"ownNone",
		"ownAllColors"
	].includes(r.requirement.kind) ? null : r.backs[t];
}
function ia({ p: e, at: t, cards: n, side: a }) {
	let o = ra(e, a);
	return /* @__PURE__ */ i(K, {
		thing: bi(t),
		class: "tw1-backs",
		children: [
			n.map((e, t) => /* @__PURE__ */ r(Li, {
				name: Cr(e.color),
				mark: o === null ? "" : o.includes(t) ? "lit" : "dim"
			}, `${t}-${e.color}`)),
			/* @__PURE__ */ r("i", { class: "tw1-wood" }),
			/* @__PURE__ */ r("span", {
				class: "tw1-sr",
				children: n.map((t) => Me[t.color]?.colorName[e.lang] ?? "").join(", ")
			})
		]
	});
}
function aa({ p: e, seat: t, n }) {
	let { class: a, ...o } = Yr(hi(t)), s = Ki(e) !== t;
	return /* @__PURE__ */ i("span", {
		class: s ? a : "",
		...s ? o : {},
		title: W(e.lang).water,
		children: [/* @__PURE__ */ r(Y, {
			id: "i-water",
			size: 16
		}), /* @__PURE__ */ r("b", { children: n })]
	});
}
function oa({ p: e, home: t, side: a }) {
	let o = W(e.lang), { [a]: s } = pn(e.view, t), c = (t, n) => /* @__PURE__ */ i("section", {
		class: `tw1-panel tw1-nb ${a}`,
		"aria-label": `${t}, ${o[a]}`,
		children: [n, /* @__PURE__ */ r(ia, {
			p: e,
			at: s.seat,
			cards: s.cards,
			side: a
		})]
	});
	if (s.seat < 0) return c(o.market, /* @__PURE__ */ i("p", {
		class: "tw1-nh",
		children: [
			/* @__PURE__ */ r(Y, {
				id: "ec-red",
				size: 20,
				high: 27
			}),
			/* @__PURE__ */ r("b", { children: o.market }),
			/* @__PURE__ */ r("small", { children: o.marketNote })
		]
	}));
	let l = N(e.view, s.seat), u = e.names(s.seat);
	return c(u, /* @__PURE__ */ i(n, { children: [
		/* @__PURE__ */ i(K, {
			thing: `seat:${s.seat}`,
			class: "tw1-nh",
			words: !0,
			children: [
				/* @__PURE__ */ r(Ri, { tribe: l.tribe }),
				/* @__PURE__ */ r("b", { children: u }),
				/* @__PURE__ */ r("small", { children: o.sides[a] }),
				/* @__PURE__ */ r(zi, {
					tribe: l.tribe,
					built: Ct(l),
					all: y.treehouses
				})
			]
		}),
		/* @__PURE__ */ i("div", {
			class: "tw1-means",
			children: [
				/* @__PURE__ */ r(aa, {
					p: e,
					seat: s.seat,
					n: l.water
				}),
				/* @__PURE__ */ i("span", {
					title: o.ridersHome,
					children: [/* @__PURE__ */ r(Y, {
						id: "i-move",
						size: 18
					}), /* @__PURE__ */ r("b", { children: l.capital })]
				}),
				/* @__PURE__ */ i("span", {
					title: e.text.category("temples"),
					children: [/* @__PURE__ */ r(Y, {
						id: "i-temple",
						size: 16
					}), /* @__PURE__ */ r("b", { children: wt(l) })]
				})
			]
		}),
		/* @__PURE__ */ r(na, {
			seat: s.seat,
			land: l,
			named: Ki(e) !== s.seat
		})
	] }));
}
// games/tribes-of-the-wind/board/draw/metric.ts
var X = (e, t, n) => `<g transform="translate(${e} ${t})">${n}</g>`, Z = (e, t, n) => e.map((e, r) => X(e, t, n(r))).join(""), sa = (e, t = 19, n = !1) => `<rect x="${-t / 2}" y="${-t / 2}" width="${t}" height="${t}" rx="4" fill="${e}" stroke="${n ? "currentColor" : P}" stroke-width="1.3" ${n ? "stroke-dasharray=\"3 3\"" : ""}/>`, ca = (e, t = 19) => sa(`var(--tw1-${e})`, t), la = (e, t) => `<use href="#tw1-f-${e}" x="${-t / 2}" y="${-t / 2}" width="${t}" height="${t}"/>`, Q = (e, t = .3) => z(e, t), ua = (e = .5) => Nn("yellow", e, !1, "#b98f5a"), da = (e) => `<path d="${e}" fill="none" stroke="currentColor" stroke-width="2"/>`, fa = (e) => `<path d="${e}" fill="none" stroke="currentColor" stroke-width="2" stroke-dasharray="3 3"/>`, pa = (e) => `<g transform="scale(.42)">${Mn(e, !1)}</g>`, ma = (e) => `<rect x="-8" y="-11" width="16" height="22" rx="3" fill="#fdf9ef" stroke="${P}" stroke-width="1.4"/>${e}`, ha = (e) => `<use href="#tw1-e-${e}" x="-11" y="-11" width="22" height="22"/>`, ga = {
	villagesOfColor: (e, t) => Z([
		-20,
		0,
		20
	], 6, () => `${ca(t)}${Q(e, .22)}${X(9, -8, la(t, 12))}`),
	tilesOfColor: (e, t) => Z([
		-20,
		0,
		20
	], 5, () => `${ca(t)}${la(t, 15)}`),
	largestColorGroup: (e, t) => Z([
		-19,
		0,
		19
	], -2, () => ca(t)) + X(0, 17, ca(t, 15)) + Z([
		-19,
		0,
		19
	], -2, () => la(t, 14)),
	villageLine: (e) => Z([
		-20,
		0,
		20
	], 7, () => Q(e)) + fa("M-28 22H28"),
	villageSquares: (e) => X(0, 4, sa("none", 36, !0)) + Z([-8, 8], -2, () => Q(e, .2)) + Z([-8, 8], 14, () => Q(e, .2)),
	largestVillageGroup: (e) => da("M-18 10H18") + Z([
		-18,
		0,
		18
	], 6, () => Q(e)),
	isolatedVillages: (e) => Z([-18, 18], 5, () => `${sa("none", 31, !0)}${Q(e)}`),
	cornerVillages: (e) => `<rect x="-28" y="-13" width="56" height="34" rx="4" fill="none" stroke="currentColor" stroke-width="1.6"/>${Z([-20, 20], -4, () => Q(e, .18))}${Z([-20, 20], 15, () => Q(e, .18))}`,
	temples: () => Z([
		-20,
		0,
		20
	], 6, () => ua()),
	templesOnVillages: (e) => X(-10, 5, Q(e, .36)) + X(14, 9, ua(.46)),
	templesOnForests: (e, t) => Z([-17, 17], 4, () => `${ca(t, 24)}${ua(.42)}`),
	colorsWithTemple: () => Z([
		-21,
		0,
		21
	], 4, (e) => `${ca(V[e])}${ua(.34)}`),
	water: () => Z([
		-18,
		0,
		18
	], 4, () => "<use href=\"#tw1-i-water\" x=\"-10\" y=\"-10\" width=\"20\" height=\"20\"/>"),
	ridersOnTiles: (e, t) => X(0, 5, sa(`var(--tw1-${t}-g)`, 34)) + Z([-9, 9], 1, () => pa(e)) + X(0, 13, pa(e)),
	ridersInCapital: (e) => `<path d="M-30 8H30L27 20H-27Z" fill="var(--tw1-plank)" stroke="${P}" stroke-width="1.4"/>${Z([
		-18,
		0,
		18
	], 1, () => pa(e))}`,
	tilesWithRider: (e) => Z([
		-22,
		0,
		22
	], 5, (t) => `${sa(`var(--tw1-${V[t]}-g)`, 20)}${X(0, -1, pa(e))}`),
	completeRows: () => Z([
		-24,
		-8,
		8,
		24
	], 3, (e) => ca(V[e % 3], 14)) + da("M-32 17H31"),
	completeColumns: () => Z([
		-6,
		-6,
		-6
	], 0, () => "") + [
		-10,
		4,
		18
	].map((e, t) => X(-4, e, ca(V[t], 13))).join("") + da("M9 -16V24"),
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
	], 4, () => sa("var(--tw1-soil)")),
	pollutionTokens: () => `${X(0, 5, B(.52))}<path d="M-16 17L17 -9" stroke="#fffaf0" stroke-width="5" stroke-linecap="round"/><path d="M-16 17L17 -9" stroke="#2f8f5a" stroke-width="3" stroke-linecap="round"/>`,
	bonusVillages: (e) => X(-20, 6, Q(e)) + X(4, 4, `<g transform="scale(.5)">${Cn.turbine}</g>`) + X(25, 6, `<g transform="scale(.5)">${Cn.portal}</g>`),
	activeLeaders: (e) => Z([-14, 14], 4, () => ha(e)),
	villageCardsUsed: () => Z([-14, 14], 4, () => ma("<path d=\"M-4 1L-1 4L5 -4\" fill=\"none\" stroke=\"#2f6d41\" stroke-width=\"2.4\"/>")),
	objectiveCards: (e) => Z([
		-20,
		0,
		20
	], 4, () => ma(Q(e, .16)))
}, _a = (e, t) => ga[e.metric](t, V[e.color] ?? "teal");
// games/tribes-of-the-wind/board/parts/objectives.tsx
function va({ p: e, card: t, land: a, then: o }) {
	let { objective: c, name: l } = C(t), u = _n(a, t), d = _n(o, t);
	return /* @__PURE__ */ i(n, { children: [
		/* @__PURE__ */ r(s, {
			class: "tw1-mp",
			box: "-34 -16 68 40",
			svg: _a(c, U(a.tribe))
		}),
		/* @__PURE__ */ i("span", {
			class: "tw1-ot",
			children: [/* @__PURE__ */ r("b", { children: l[e.lang] }), /* @__PURE__ */ i("small", { children: [
				G(e.lang).metric(c),
				": ",
				W(e.lang).progress(d.value, d.next)
			] })]
		}),
		/* @__PURE__ */ r("strong", {
			class: d.points > 0 ? "tw1-pt" : "tw1-pt z",
			children: u.points === d.points ? u.points : `${u.points}→${d.points}`
		})
	] });
}
function ya({ p: e, seat: t }) {
	let n = W(e.lang), a = N(e.view, t), o = Ji(e, t) ?? a, s = Math.max(0, Rt(a) - o.objectives.length), c = [...a.objectives, ...o.objectives.filter((e) => !a.objectives.includes(e))];
	return /* @__PURE__ */ i("section", {
		class: "tw1-panel tw1-goals",
		"aria-label": n.objectives,
		children: [/* @__PURE__ */ i("h3", { children: [
			n.objectives,
			" ",
			/* @__PURE__ */ r("small", { children: n.ofLeaders(a.objectives.length, Rt(a)) })
		] }), /* @__PURE__ */ i("div", {
			class: "tw1-list",
			children: [c.map((t) => /* @__PURE__ */ r(K, {
				thing: Ti(t),
				class: `tw1-ob${a.objectives.includes(t) ? "" : " tw1-new"}${o.objectives.includes(t) ? "" : " tw1-gone"}`,
				words: !0,
				children: /* @__PURE__ */ r(va, {
					p: e,
					card: t,
					land: a,
					then: o
				})
			}, t)), s === 0 ? null : /* @__PURE__ */ r("p", {
				class: "tw1-free",
				children: n.freePlaces(s)
			})]
		})]
	});
}
// games/tribes-of-the-wind/board/parts/end.tsx
function ba(e) {
	let t = W(e.lang), n = G(e.lang), { seat: a } = e.person, o = N(e.view, a), s = o.leaders.map((e) => n.leader(o.tribe, e)).join(", ");
	return /* @__PURE__ */ i("div", {
		class: "tw tw1-end",
		children: [
			/* @__PURE__ */ i("p", {
				class: "tw1-nh",
				children: [
					/* @__PURE__ */ r(Ri, { tribe: o.tribe }),
					/* @__PURE__ */ r("b", { children: n.tribe(o.tribe) }),
					/* @__PURE__ */ r(zi, {
						tribe: o.tribe,
						built: Ct(o),
						all: y.treehouses
					})
				]
			}),
			a === Ki(e) ? null : /* @__PURE__ */ r(na, {
				seat: a,
				land: o,
				named: !1
			}),
			/* @__PURE__ */ r("div", {
				class: "tw1-list",
				children: o.objectives.map((t) => /* @__PURE__ */ r("div", {
					class: `tw1-ob${e.category === "objectives" ? " tw1-lit" : ""}`,
					children: /* @__PURE__ */ r(va, {
						p: e,
						card: t,
						land: o,
						then: o
					})
				}, t))
			}),
			o.used.length === 0 ? null : /* @__PURE__ */ i("p", { children: [
				/* @__PURE__ */ i("b", { children: [t.usedNow, ":"] }),
				" ",
				o.used.map(n.village).join(", ")
			] }),
			/* @__PURE__ */ i("p", {
				class: e.category === "leaders" ? "tw1-lit" : "",
				children: [
					/* @__PURE__ */ i("b", { children: [t.leaders, ":"] }),
					" ",
					s || t.noLeader
				]
			}),
			/* @__PURE__ */ r("p", { children: t.leftOver(o.water) })
		]
	});
}
// games/tribes-of-the-wind/board/draw/face.ts
var xa = [
	"#f1cfa8",
	"#c98f62",
	"#f4d9b8",
	"#a8714a"
], Sa = [
	"#5a3a22",
	"#2f2520",
	"#c77b3a",
	"#efe7da"
], Ca = [
	"M-7.4 -1C-8 -9 8 -9 7.4 -1C4 -4 -2 -5 -7.4 -1Z",
	"M-7.4 0C-9 -10 9 -10 7.4 0L5 -3.6H-5Z",
	"M-7.6 3C-11 -10 11 -10 7.6 3C7 -3 2 -5 -1 -4.6C-4 -4 -7 -2 -7.6 3Z",
	"M-7.4 -2C-6 -8 6 -8 7.4 -2L9 -5L4 -11L0 -8L-4 -11L-9 -5Z"
], wa = (e, t, n) => {
	let r = t % Ca.length;
	return `<circle r="15" fill="${n ? R[e].l : "var(--paper-sunk)"}" stroke="${P}" stroke-width="1.6"/><g stroke="${P}" stroke-width="1.3" stroke-linejoin="round"><path d="M-10 14C-10 7 -5 5 0 5C5 5 10 7 10 14Z" fill="${R[e].c}"/><circle cy="-1" r="7" fill="${xa[r]}"/><path d="${Ca[r]}" fill="${Sa[r]}"/></g><circle cx="-2.6" cy="0" r="1" fill="${P}"/><circle cx="2.6" cy="0" r="1" fill="${P}"/>`;
};
// games/tribes-of-the-wind/board/parts/leaders.tsx
function Ta({ p: e, seat: t }) {
	let n = W(e.lang), a = Ji(e, t) ?? N(e.view, t);
	return /* @__PURE__ */ i("section", {
		class: "tw1-panel tw1-leaders",
		"aria-label": n.leaders,
		children: [/* @__PURE__ */ i("h3", { children: [
			n.leaders,
			" ",
			/* @__PURE__ */ r("small", { children: n.ofLeaders(a.leaders.length, y.maxLeaders) })
		] }), /* @__PURE__ */ i("div", {
			class: "tw1-list",
			children: [
				/* @__PURE__ */ r(Ea, {
					p: e,
					seat: t,
					land: a
				}),
				/* @__PURE__ */ r(Da, {
					p: e,
					seat: t,
					land: a
				}),
				w(a.tribe).leaders.map((n, o) => {
					let c = a.leaders.includes(o);
					return /* @__PURE__ */ i(K, {
						thing: _i(t, a.tribe, o),
						class: `tw1-ld tw1-t-${U(a.tribe)}${c ? " on" : ""}`,
						words: !0,
						children: [/* @__PURE__ */ r(s, {
							class: "tw1-face",
							box: "-16 -16 32 32",
							svg: wa(U(a.tribe), o, c)
						}), /* @__PURE__ */ i("span", {
							class: "tw1-ot",
							children: [/* @__PURE__ */ r("b", { children: n.name[e.lang] }), /* @__PURE__ */ r("small", { children: G(e.lang).leaderAbility(a.tribe, o) })]
						})]
					}, n.id);
				})
			]
		})]
	});
}
function Ea({ p: e, seat: t, land: n }) {
	let a = W(e.lang), { path: o } = vn(n), s = w(n.tribe).path, c = o.progress?.placed ?? [], l = o.spent || o.holds;
	return /* @__PURE__ */ i(K, {
		thing: `path:${t}`,
		class: `tw1-cond${l ? " done" : ""}`,
		words: !0,
		children: [/* @__PURE__ */ i("span", { children: [
			a.path,
			" ",
			/* @__PURE__ */ r("strong", { children: o.spent ? a.spent : `${o.progress?.matches ?? 0} / ${s.length}` })
		] }), /* @__PURE__ */ r("span", {
			class: "tw1-seq",
			children: s.map((e, t) => /* @__PURE__ */ i("svg", {
				viewBox: "-14 -6 28 30",
				width: "22",
				height: "24",
				"aria-hidden": "true",
				children: [/* @__PURE__ */ r("path", {
					d: "M-12 -4H12V12L0 21L-12 12Z",
					class: l || c[t] === !0 ? `f-${wr(e)}` : "open"
				}), /* @__PURE__ */ r("use", {
					href: `#tw1-f-${wr(e)}`,
					x: "-9",
					y: "-4",
					width: "18",
					height: "18"
				})]
			}, `flag-${t}`))
		})]
	});
}
function Da({ p: e, seat: t, land: n }) {
	let a = W(e.lang), { special: o } = vn(n), { special: s } = w(n.tribe), c = o.spent || o.holds;
	return /* @__PURE__ */ r(K, {
		thing: `special:${t}`,
		class: `tw1-cond${c ? " done" : ""}`,
		words: !0,
		children: /* @__PURE__ */ i("span", { children: [
			G(e.lang).condition(s),
			" ",
			/* @__PURE__ */ r("strong", { children: o.spent ? a.spent : o.value })
		] })
	});
}
// games/tribes-of-the-wind/board/parts/card.tsx
function Oa(e, t, n, r) {
	let i = W(e.lang).vain;
	for (let a of ei(e.view, t, n, r)) {
		let e = ni(a);
		if (e !== null) return e === "water" && a.kind === "forest" ? i.water(a.short) : i[e === "water" ? "space" : e];
	}
	return null;
}
function ka({ p: e, seat: t, card: a, open: o }) {
	let s = x(a), c = hn(e.view, t, a), l = !c.some((e) => e.playable), u = Cr(s.color);
	return /* @__PURE__ */ i("div", {
		class: `tw1-ec tw1-${u} r${s.rows.length}${l ? " no" : ""}`,
		children: [/* @__PURE__ */ r("span", {
			class: "tw1-eh",
			children: /* @__PURE__ */ r(Y, {
				id: `el-${u}`,
				size: 20
			})
		}), s.rows.map((s, l) => {
			let u = c[l], d = u?.playable === !0, f = d ? Oa(e, t, a, l) : null, p = `tw1-er${d ? "" : " off"}`, m = /* @__PURE__ */ i(n, { children: [
				/* @__PURE__ */ i("span", {
					class: "tw1-rr",
					"aria-hidden": "true",
					children: [u?.free === !0 ? null : s.require.map((e) => /* @__PURE__ */ r(Pi, { requirement: e }, e.kind)), /* @__PURE__ */ r(Ii, { as: f === null ? d ? "yes" : "no" : "vain" })]
				}),
				/* @__PURE__ */ r("span", {
					class: `tw1-re n${s.effects.length}`,
					"aria-hidden": "true",
					children: s.effects.map((e, t) => /* @__PURE__ */ r(Ni, { effect: e }, `${e.kind}-${t}`))
				}),
				f === null ? null : /* @__PURE__ */ r("span", {
					class: "tw1-vain",
					"aria-hidden": "true",
					children: f
				})
			] });
			return o ? /* @__PURE__ */ i(K, {
				thing: vi(a, l),
				class: p,
				words: !0,
				children: [/* @__PURE__ */ r("span", {
					class: "tw1-sr",
					children: `${G(e.lang).card(a)}: ${G(e.lang).row(a, l)}`
				}), m]
			}, `row-${l}`) : /* @__PURE__ */ r("span", {
				class: p,
				children: m
			}, `row-${l}`);
		})]
	});
}
// games/tribes-of-the-wind/board/parts/rack.tsx
function Aa({ p: e, seat: t }) {
	let n = e.view.stack.find((e) => e.f === "played");
	return n?.f !== "played" || e.view.active !== t ? null : /* @__PURE__ */ i("span", {
		class: "tw1-played",
		role: "img",
		"aria-label": G(e.lang).card(n.card),
		children: [
			/* @__PURE__ */ r(Y, {
				id: `el-${Cr(x(n.card).color)}`,
				size: 22
			}),
			/* @__PURE__ */ r("b", { children: G(e.lang).card(n.card) }),
			/* @__PURE__ */ r("small", { children: G(e.lang).rowEffects(n.card, n.row) })
		]
	});
}
function ja({ p: e, seat: t }) {
	let { things: n } = qr().reading, { rack: a } = N(e.view, t), o = a.some(({ card: e }) => e >= 0 && (n.get(yi(e))?.ways.length ?? 0) > 0);
	return /* @__PURE__ */ r("section", {
		class: "tw1-own",
		"aria-label": e.seat === t ? W(e.lang).yourRack : e.names(t),
		children: /* @__PURE__ */ i("div", {
			class: `tw1-rack${o ? " marking" : ""}`,
			"data-place": bi(t),
			children: [
				a.map(({ card: n, color: i }, a) => {
					if (n < 0) return /* @__PURE__ */ r("span", {
						class: "tw1-hidden",
						role: "img",
						"aria-label": `${G(e.lang).element(i)}, ${W(e.lang).blind}`,
						children: /* @__PURE__ */ r(Li, { name: Cr(i) })
					}, `back-${a}`);
					let s = /* @__PURE__ */ r(ka, {
						p: e,
						seat: t,
						card: n,
						open: !o
					});
					return o ? /* @__PURE__ */ r(K, {
						thing: yi(n),
						class: "tw1-whole",
						children: s
					}, `card-${n}`) : /* @__PURE__ */ r("div", {
						class: "tw1-slot",
						children: s
					}, `card-${n}`);
				}),
				/* @__PURE__ */ r(Aa, {
					p: e,
					seat: t
				}),
				/* @__PURE__ */ r("i", { class: "tw1-wood" })
			]
		})
	});
}
// games/tribes-of-the-wind/board/parts/scoring.tsx
function Ma({ p: e, home: t }) {
	let n = W(e.lang), a = e.preview?.standing ?? e.standing, o = [...e.people].sort((e, n) => Number(n.seat === t) - Number(e.seat === t)), s = Object.keys(e.standing.seats[t]?.parts ?? {}), c = (t, n) => e.standing.seats[t]?.parts[n] ?? 0, l = (e, t) => a.seats[e]?.parts[t] ?? 0, u = (e, t) => e === t ? null : /* @__PURE__ */ r("em", {
		class: t > e ? "up" : "down",
		children: t > e ? `+${t - e}` : `−${e - t}`
	});
	return /* @__PURE__ */ i("section", {
		class: "tw1-panel tw1-score",
		"aria-label": n.score,
		children: [
			/* @__PURE__ */ r("h3", { children: n.score }),
			/* @__PURE__ */ r("div", {
				class: "tw1-rows",
				children: s.map((n) => /* @__PURE__ */ i(K, {
					thing: `score:${n}`,
					class: "tw1-sr-row",
					words: !0,
					children: [
						/* @__PURE__ */ r(Ur, { category: n }),
						/* @__PURE__ */ r("span", { children: e.text.category(n) }),
						o.map((e) => /* @__PURE__ */ i("b", {
							class: `num seat-${e.colour}${e.seat === t ? " me" : ""}`,
							children: [c(e.seat, n), e.seat === t ? u(c(t, n), l(t, n)) : null]
						}, e.seat))
					]
				}, n))
			}),
			/* @__PURE__ */ i("p", {
				class: "tw1-sum",
				children: [/* @__PURE__ */ r("span", { children: n.sum }), o.map((n) => /* @__PURE__ */ i("b", {
					class: `num seat-${n.colour}${n.seat === t ? " me" : ""}`,
					children: [e.standing.seats[n.seat]?.total ?? 0, n.seat === t ? u(e.standing.seats[t]?.total ?? 0, a.seats[t]?.total ?? 0) : null]
				}, n.seat))]
			})
		]
	});
}
// games/tribes-of-the-wind/board/draw/capital.ts
var Na = [
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
], Pa = [
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
], Fa = `<g stroke="${P}" stroke-width="1.8" stroke-linejoin="round"><path d="M60 -30V12M90 -30V12" stroke-width="6"/><path d="M60 -30V12M90 -30V12" stroke="#c59a62" stroke-width="3.2"/>${[
	-24,
	-14,
	-4,
	6
].map((e) => `<path d="M60 ${e}H90" stroke-width="5"/><path d="M60 ${e}H90" stroke="#dcb883" stroke-width="2.6"/>`).join("")}</g>`, Ia = Pa.map(([e, t, n], r) => `<g transform="translate(${e} ${t})"><path d="${Pn("teal", n, r + 11)}" fill="var(--tw1-crown)" stroke="${P}" stroke-width="1.7"/><path d="${Pn("teal", n * .5, r + 3)}" transform="translate(-4 -6)" fill="var(--tw1-crown-hi)"/></g>`).join(""), La = (e, t, n, r) => `<g transform="translate(${t} ${n}) scale(${r})" stroke="${P}" stroke-width="1.9" stroke-linejoin="round"><path d="M-19 22V-10H19V22Z" fill="#f6e7c6"/><path d="M-5 22V6Q0 0 5 6V22Z" fill="#7a4f2b"/><circle cx="-11" cy="1" r="3.6" class="tw1-win"/><circle cx="11" cy="1" r="3.6" class="tw1-win"/><path d="M-32 -7C-18 -12 -6 -26 0 -46C6 -26 18 -12 32 -7C18 -1 -18 -1 -32 -7Z" fill="${R[e].c}"/><path d="M-18 -10Q-7 -20 -3 -33M18 -10Q7 -20 3 -33" fill="none" stroke="${R[e].d}" stroke-width="1.4"/><path d="M0 -46V-58" fill="none"/><path d="M0 -58L14 -54L0 -50Z" fill="#fffaf0" stroke-width="1.4"/></g>`, Ra = `<path d="M0 -86H312L306 -30H6Z" fill="#1d150c" opacity=".2" transform="translate(2 6)"/><path d="M-2 -88H314L308 -34Q156 -26 4 -34Z" fill="var(--tw1-plank)" stroke="${P}" stroke-width="1.9" stroke-linejoin="round"/><path d="M0 -72H313M1 -58H311M3 -45H309" stroke="#8f6a41" stroke-width="1.2" opacity=".8"/><path d="M-2 -88Q40 -80 78 -88T156 -88T234 -88T314 -88" fill="none" stroke="${P}" stroke-width="4"/><path d="M-2 -88Q40 -80 78 -88T156 -88T234 -88T314 -88" fill="none" stroke="#dcb883" stroke-width="2"/>${Na.map((e, t) => `<path d="M${e - 6} ${F(-84 + Math.sin(e / 25) * 2)}h12l-6 9Z" fill="${`var(--tw1-${V[t % V.length]})`}" stroke="${P}" stroke-width="1.1" stroke-linejoin="round"/>`).join("")}`, za = (e) => [26 + e * 43.4, -64];
function Ba(e, t) {
	let n = Fa + Ia + La(e, 262, -104, .72) + La(e, 294, -98, .5) + La(e, 36, -100, .55) + Ra;
	for (let e = 0; e < t; e++) n += `<g transform="translate(${F(za(e)[0])} -58)"><ellipse cy="12" rx="18" ry="9" fill="#8a623a" stroke="${P}" stroke-width="1.4"/><ellipse cy="11" rx="14" ry="6.4" fill="#d9b582"/></g>`;
	return n;
}
var Va = (e) => `<g transform="translate(592 -74)" stroke="${P}" stroke-width="1.7" stroke-linejoin="round"><ellipse cx="2" cy="38" rx="30" ry="7" fill="#1d150c" opacity=".25" stroke="none"/><path d="M-26 -26Q-31 4 -24 34Q0 42 24 34Q31 4 26 -26Z" fill="#a9794a"/><path d="M-27.6 -10Q0 -2 27.6 -10M-27 20Q0 28 27 20" fill="none" stroke-width="4.4"/><path d="M-27.6 -10Q0 -2 27.6 -10M-27 20Q0 28 27 20" fill="none" stroke="#8c8577" stroke-width="2"/><ellipse cy="-26" rx="26" ry="8.4" fill="#58a6dc"/><path d="M-14 -27Q-7 -30 0 -27T14 -27" fill="none" stroke="#e6f4fb" stroke-width="1.6"/><circle cy="8" r="17" fill="${bn}"/><text y="15.6" text-anchor="middle" class="tw1-num" font-size="23" fill="${P}" stroke="none">${e}</text></g>`, Ha = (e) => `<text y="14.4" text-anchor="middle" class="tw1-num" font-size="17" fill="${bn}" stroke="${P}" stroke-width="2.4" paint-order="stroke" stroke-linejoin="round">${e + 1}</text>`;
function Ua(e, t = 1.2) {
	return e.map(({ at: [e, n], kind: r, placed: i }, a) => {
		let o = `<path d="M-12 -3H12V12L0 21L-12 12Z" fill="${i ? `var(--tw1-${r})` : "var(--tw1-pill)"}" stroke="${P}" stroke-width="1.7" stroke-linejoin="round" ${i ? "" : "stroke-dasharray=\"4 3\""}/>`, s = i ? Ha(a) : `<use href="#tw1-f-${r}" x="-9" y="-3" width="18" height="18" opacity=".95"/>`;
		return `<g transform="translate(${F(e)} ${F(n)}) scale(${t})">${o}${s}</g>`;
	}).join("");
}
// games/tribes-of-the-wind/board/draw/flight.ts
var Wa = (e) => e === 0 ? 120 : 60, Ga = (e, t, n) => [(e[0] + t[0]) / 2, Math.max(-128, Math.min(e[1], t[1]) - Wa(n))];
function Ka(e) {
	let t = `M${e[0].map(F).join(" ")}`;
	for (let n = 1; n < e.length; n++) {
		let [r, i] = [e[n - 1], e[n]];
		t += `Q${Ga(r, i, n - 1).map(F).join(" ")} ${i.map(F).join(" ")}`;
	}
	return t;
}
function qa(e, t, n, r = 0) {
	let [i, a] = Ga(e, t, r);
	return [(1 - n) ** 2 * e[0] + 2 * n * (1 - n) * i + n * n * t[0], (1 - n) ** 2 * e[1] + 2 * n * (1 - n) * a + n * n * t[1]];
}
function Ja(e, t) {
	let n = Ka(t), [r, i] = t[t.length - 1], [a, o] = qa(t[0], t[1], .45);
	return `<path d="${n}" class="tw1-arc-a"/><path d="${n}" class="tw1-arc-b"/><g transform="translate(${F(r)} ${F(i + 6)}) scale(1.12)"><circle r="25" class="tw1-landing"/><g opacity=".62">${Mn(e, !1)}</g></g><g transform="translate(${F(a)} ${F(o)})"><ellipse cx="6" cy="64" rx="24" ry="6" fill="#1d150c" opacity=".28"/><g class="tw1-sway"><g transform="rotate(10) scale(1.7)">${Mn(e, !1)}</g><path d="M-74 -18q12 -6 22 -2M-86 -30q18 -6 34 -1M-62 -6q8 -4 13 -2" fill="none" stroke="#fffdf3" stroke-width="2.6" stroke-linecap="round"/></g></g>`;
}
// games/tribes-of-the-wind/board/draw/temples.ts
var Ya = (e) => 354 + e * 58;
function Xa(e) {
	return e.kind === "forest" ? `<use href="#tw1-i-forest" x="-23" y="-11" width="22" height="22"/><use href="#tw1-i-water" x="-3" y="-6" width="13" height="13"/><text x="17" y="7.4" class="tw1-num" font-size="21" text-anchor="middle" fill="${P}">${e.cost}</text>` : `<text x="-13" y="7" class="tw1-num" font-size="22" text-anchor="middle" fill="${P}">${"n" in e ? e.n : 1}</text><use href="#tw1-i-${e.kind === "mix" ? e.of[0] ?? "water" : e.kind}" x="-4" y="-11" width="22" height="22"/>`;
}
function Za(e, t, n, r) {
	return `<g transform="translate(${Ya(n)} -84)"><ellipse cy="22" rx="25" ry="8" fill="var(--tw1-socket)" stroke="${P}" stroke-width="1.3" ${r ? "" : "stroke-dasharray=\"4 3\""}/>${r ? Nn(e) : `<g transform="translate(0 2)">${Nn(e, .9, !0)}</g>`}<g transform="translate(0 51)" ${r ? "" : "opacity=\".45\""}><rect x="-25" y="-13" width="50" height="26" rx="13" fill="var(--tw1-pill)" stroke="${P}" stroke-width="1.3"/>${t === void 0 ? "" : Xa(t)}</g></g>`;
}
// games/tribes-of-the-wind/board/parts/terrain.tsx
var Qa = Array.from({ length: b }, (e, t) => t), $a = ([e, t]) => `translate(${e} ${t})`, eo = Dr(!1), to = (e, t) => {
	let n = e.tiles[t];
	return n < 0 || e.village[t] === 1 ? 0 : S(n).slots;
};
function no(e, t, n) {
	if (t === T) return za(Math.min(n, y.riders - 1));
	let [r, i] = Or(t), [a, o] = Zn(to(e, t), n);
	return [r + a, i + o];
}
function ro({ p: e, seat: t }) {
	let n = N(e.view, t), a = Ji(e, t) ?? n, s = U(n.tribe), c = e.seat === t;
	return /* @__PURE__ */ i("svg", {
		class: "tw1-terrain",
		viewBox: yr(eo),
		role: "group",
		"aria-label": W(e.lang).terrain(c ? null : e.names(t)),
		children: [
			/* @__PURE__ */ r(o, { svg: br(eo) }),
			Qa.map((e) => /* @__PURE__ */ r(io, {
				seat: t,
				land: n,
				shown: a,
				space: e
			}, e)),
			/* @__PURE__ */ i(K, {
				thing: q(t, T),
				as: "g",
				class: "tw1-place",
				children: [/* @__PURE__ */ i("g", { children: [/* @__PURE__ */ r(o, { svg: Ba(s, y.riders) }), Array.from({ length: a.capital }, (e, t) => /* @__PURE__ */ r("g", {
					transform: `${$a(za(t))} scale(.98)`,
					children: /* @__PURE__ */ r(o, { svg: Mn(s) })
				}, `perch-${t}`))] }), /* @__PURE__ */ r("rect", {
					x: "-14",
					y: "-140",
					width: "338",
					height: "116",
					rx: "18",
					class: "ring"
				})]
			}),
			w(n.tribe).temples.map((e, s) => /* @__PURE__ */ i(K, {
				thing: gi(t, n.tribe, s),
				as: "g",
				class: "tw1-place",
				children: [/* @__PURE__ */ r("g", { children: /* @__PURE__ */ r(o, { svg: Za(Tr(e.effects), e.effects[0], s, a.unplaced.includes(s)) }) }), /* @__PURE__ */ r("rect", {
					x: Ya(s) - 28,
					y: "-126",
					width: "56",
					height: "112",
					rx: "14",
					class: "ring"
				})]
			}, e.id)),
			/* @__PURE__ */ i(K, {
				thing: hi(t),
				as: "g",
				class: "tw1-place",
				children: [/* @__PURE__ */ r("g", { children: /* @__PURE__ */ r(o, { svg: Va(a.water) }) }), /* @__PURE__ */ r("rect", {
					x: "548",
					y: "-126",
					width: "88",
					height: "114",
					rx: "18",
					class: "ring"
				})]
			}),
			e.ended ? null : /* @__PURE__ */ r(o, {
				svg: uo(a),
				class: "tw1-quiet"
			}),
			c ? /* @__PURE__ */ r(oo, {
				p: e,
				land: n
			}) : null,
			c ? co(e, n).map((e) => /* @__PURE__ */ r(lo, { goal: e }, e.place)) : null
		]
	});
}
function io({ seat: e, land: t, shown: n, space: a }) {
	let s = U(t.tribe), c = t.riders[a], l = n.riders[a], u = jr(n, a);
	return /* @__PURE__ */ i(K, {
		thing: q(e, a),
		as: "g",
		class: `tw1-place${u === jr(t, a) ? "" : " tw1-new"}`,
		draw: { transform: $a(Or(a)) },
		children: [/* @__PURE__ */ i("g", { children: [/* @__PURE__ */ r(o, {
			svg: u,
			class: "tw1-ground"
		}), Array.from({ length: Math.max(c, l) }, (e, t) => /* @__PURE__ */ r(o, {
			svg: fr(s, to(n, a), t),
			class: t >= l ? "tw1-gone" : t >= c ? "tw1-ghost" : ""
		}, `r-${t}`))] }), /* @__PURE__ */ r("path", {
			d: Kn,
			class: "ring"
		})]
	});
}
function ao(e) {
	let t = [];
	for (let n of e) {
		if (n.do !== "step" && n.do !== "fly") continue;
		let e = t.at(-1);
		e !== void 0 && n.do === "step" && e.at(-1)?.to === n.from && n.from !== "capital" ? e.push(n) : t.push([n]);
	}
	return t;
}
function oo({ p: e, land: t }) {
	let n = ao(e.chain);
	return /* @__PURE__ */ r("g", {
		class: "tw1-quiet",
		children: n.map((e, a) => {
			let s = so(t, e);
			return a === n.length - 1 ? /* @__PURE__ */ r(o, { svg: Ja(U(t.tribe), s) }, `f-${a}`) : /* @__PURE__ */ i("g", { children: [/* @__PURE__ */ r("path", {
				d: Ka(s),
				class: "tw1-arc-a"
			}), /* @__PURE__ */ r("path", {
				d: Ka(s),
				class: "tw1-arc-b"
			})] }, `f-${a}`);
		})
	});
}
function so(e, t) {
	let n = k(t[0]?.from ?? "capital"), r = n === T ? e.capital : e.riders[n], [i, a] = no(e, n, Math.max(0, r - 1)), o = [[i, a - 10]];
	return t.forEach((n, r) => {
		let i = k(n.to);
		if (i === T || r === t.length - 1) {
			let [t, n] = no(e, i, i === T ? e.capital : e.riders[i]);
			o.push([t, n - 8]);
		} else {
			let [e, t] = Or(i);
			o.push([e + 75, t + 30]);
		}
	}), o;
}
function co(e, t) {
	let n = e.preview?.view ?? e.view, r = ri(n);
	if (e.decision === null || n.active !== e.seat || r?.f !== "move" && !(r?.f === "mix" && r.units.includes("move"))) return [];
	let i = e.gesture.at(-1), a = i?.endsWith("=from") === !0 ? k(i.slice(i.indexOf(".") + 1, -5)) : -1, o = Ji(e, e.seat ?? -1) ?? t;
	return [...pi(o, ii(r), si(o, a))].flatMap(([e, [t]]) => e === T || t === void 0 ? [] : [{
		place: e,
		cost: t.cost
	}]);
}
function lo({ goal: e }) {
	let [t, n] = Or(e.place);
	return /* @__PURE__ */ i("g", {
		transform: `translate(${t + 20} ${n + 20})`,
		class: "tw1-steps",
		children: [/* @__PURE__ */ r("circle", { r: "17" }), /* @__PURE__ */ r("text", {
			y: "8",
			"text-anchor": "middle",
			class: "tw1-num",
			children: e.cost
		})]
	});
}
function uo(e) {
	let { path: t } = vn(e), { progress: n } = t;
	if (t.spent || n === null || n.matches < 2) return "";
	let r = w(e.tribe).path;
	return Ua(n.spaces.map((e, t) => {
		let [i, a] = Or(e);
		return {
			at: [i + 150 - 17, a - 6],
			kind: wr(r[t]),
			placed: n.placed[t] === !0
		};
	}));
}
// web/kit/contract.ts
var $ = [], fo = (e, t, n) => t.map((t) => ({
	to: q(e, t),
	how: n
})), po = {
	tribe: () => $,
	firstObjective: () => $,
	startTile: () => $,
	round: () => $,
	turn: () => $,
	played: (e) => [{
		to: bi(e.seat),
		how: "leave"
	}],
	gained: (e) => [{
		to: hi(e.seat),
		how: "appear"
	}],
	moved: (e) => [{
		from: q(e.seat, e.from),
		to: q(e.seat, e.to),
		how: "appear"
	}],
	flew: (e) => [{
		from: q(e.seat, e.from),
		to: q(e.seat, e.to),
		how: "appear"
	}],
	cleaned: (e) => fo(e.seat, [e.space], "leave"),
	planted: (e) => fo(e.seat, [e.space], "drop"),
	forestRefilled: (e, t) => mo(t, e.tile) ? [{
		to: xi(e.tile),
		how: "turn"
	}] : $,
	discarded: (e) => [{
		to: bi(e.seat),
		how: "leave"
	}],
	templePlaced: (e) => [{
		from: gi(e.seat, e.tribe, e.temple),
		to: q(e.seat, e.space),
		how: "drop"
	}],
	built: (e) => [{
		to: q(e.seat, e.space),
		how: "turn"
	}, {
		to: q(e.seat, T),
		how: "appear"
	}],
	polluted: (e) => fo(e.seat, e.spaces, "appear"),
	endTile: () => [{
		to: "score:endTile",
		how: "appear"
	}],
	tookVillageCard: () => $,
	villageRefilled: (e, t) => t.village.display.includes(e.card) ? [{
		to: Si(e.card),
		how: "turn"
	}] : $,
	usedVillageCard: (e) => [{
		to: Ti(e.card),
		how: "appear"
	}],
	keptVillageCard: (e, t) => t.players[e.seat]?.objectives.includes(e.card) === !0 ? [{
		to: Ti(e.card),
		how: "appear"
	}] : $,
	skipped: () => $,
	drew: (e) => [{
		...e.deck ? { from: Di } : {},
		to: bi(e.seat),
		how: "appear"
	}],
	faces: () => $,
	elementRefilled: () => $,
	reshuffled: () => [{
		to: Di,
		how: "turn"
	}],
	leaderOut: (e) => [{
		to: _i(e.seat, e.tribe, e.leader),
		how: "appear"
	}],
	leaderDeclined: () => $,
	over: () => $
}, mo = (e, t) => e.forest.display.includes(t) || e.forest.top === t, ho = {
	de: {
		village: (e, t, n) => `${e}. Behalten: ${t}. Sofort nutzen: ${n}.`,
		now: (e, t) => `Jetzt ${e}: ${t}.`,
		leader: (e, t) => `${e}: ${t}.`,
		tribe: (e, t, n, r) => `${e}. Ein Anführer kommt ins Spiel, wenn der Pfad liegt (${t}), einer, wenn gilt: ${n}. Höchstens ${r}.`,
		tile: (e, t) => `${e}. ${t}`,
		need: "Sind alle Plätze besetzt, kann hier ein Dorf gebaut werden; der Bonus gilt dann.",
		endTile: (e) => `Wer zuerst alle Baumhäuser gesetzt hat: ${e}.`,
		treehouses: (e) => `Jedes Baumhaus: ${e}.`,
		temples: (e) => `Platzierte Tempel: ${e}.`,
		pollution: (e) => `Verschmutzte Felder: ${e}.`,
		tiles: (e) => `Plättchen im Gelände: ${e}.`,
		objectives: "Behaltene Dorf-Karten: jede bringt die Punkte ihrer höchsten erreichten Stufe.",
		leaders: "Anführer, die am Ende Punkte bringen.",
		none: "keine",
		more: (e) => `${e} oder mehr`,
		temple: (e) => `${e} Tempel`,
		space: (e) => e === 1 ? "1 Feld" : `${e} Felder`,
		pieces: (e) => `${e} Plättchen`
	},
	en: {
		village: (e, t, n) => `${e}. Keep it: ${t}. Use it now: ${n}.`,
		now: (e, t) => `Now ${e}: ${t}.`,
		leader: (e, t) => `${e}: ${t}.`,
		tribe: (e, t, n, r) => `${e}. One leader comes into play when the path lies (${t}), one when this holds: ${n}. At most ${r}.`,
		tile: (e, t) => `${e}. ${t}`,
		need: "With all slots filled a village can be built here; the bonus counts from then on.",
		endTile: (e) => `First to place all treehouses: ${e}.`,
		treehouses: (e) => `Every treehouse: ${e}.`,
		temples: (e) => `Temples placed: ${e}.`,
		pollution: (e) => `Polluted spaces: ${e}.`,
		tiles: (e) => `Tiles in the terrain: ${e}.`,
		objectives: "Village cards kept: each brings the points of the highest tier reached.",
		leaders: "Leaders that bring points at the end.",
		none: "none",
		more: (e) => `${e} or more`,
		temple: (e) => e === 1 ? "1 temple" : `${e} temples`,
		space: (e) => e === 1 ? "1 space" : `${e} spaces`,
		pieces: (e) => e === 1 ? "1 tile" : `${e} tiles`
	}
};
function go(e) {
	let t = ho[e], n = Ir[e], r = Pr(e, n), i = (e, r, i) => e.flatMap((a, o) => !i && (a === 0 || a === e[o - 1]) ? [] : [`${o === 0 ? t.none : i && o === e.length - 1 ? t.more(o) : r(o)} ${n.points(a)}`]).join(", "), a = {
		endTile: t.endTile(n.points(Re.endTile)),
		treehouses: t.treehouses(n.points(Re.perTreehouse)),
		temples: t.temples(i(Re.templesTable, t.temple, !1)),
		pollution: t.pollution(i(Re.pollutedSpacesTable, t.space, !0)),
		tiles: t.tiles(i(Re.tilesTable, t.pieces, !1)),
		objectives: t.objectives,
		leaders: t.leaders
	};
	return {
		villageCard: (e) => t.village(r.village(e), r.objective(C(e).objective), r.immediate(e)),
		objective(e, i) {
			let { value: a, points: o } = _n(e, i);
			return `${r.village(i)}. ${r.objective(C(i).objective)}. ${t.now(a, n.points(o))}`;
		},
		leader: (e, n) => t.leader(r.leader(e, n), r.leaderAbility(e, n)),
		tribe: (e) => t.tribe(r.tribe(e), r.path(e), r.condition(w(e).special), y.maxLeaders),
		tile: (e) => t.tile(r.tile(e), t.need),
		category: (e) => a[e] ?? e
	};
}
// games/tribes-of-the-wind/board/explain.ts
var _o = (e, t, n, r) => ({
	id: e,
	get name() {
		return t();
	},
	explain: n,
	...r
}), vo = { ways: [] }, yo = {
	de: go("de"),
	en: go("en")
}, bo = (e, t, n) => e.seat === t && e.decisions.length > 0 ? e.whyNot(n) : null;
function xo(e, t, n) {
	let r = W(e.lang), i = G(e.lang);
	if (n === T) return r.thing.capital(t.capital);
	let a = t.tiles[n], o = a >= 0 && S(a).start !== null ? [] : [i.place(n)];
	if (a >= 0) {
		o.push(i.tile(a)), t.village[n] === 1 && o.push(r.village);
		let e = t.temple[n];
		e >= 0 && o.push(i.temple(t.tribe, e)), t.riders[n] > 0 && o.push(r.riders(t.riders[n]));
	} else o.push(t.pollution[n] > 0 ? r.smog(t.pollution[n]) : r.free);
	return o.join(", ");
}
function So(e, t, n) {
	let r = W(e.lang).says;
	if (n === T) return [r.capital];
	let i = t.tiles[n];
	if (i < 0) return [t.pollution[n] > 0 ? r.foul : r.clean];
	let a = t.temple[n], o = a < 0 ? [] : [`${G(e.lang).temple(t.tribe, a)}.`];
	return S(i).slots === 0 ? [r.start, ...o] : t.village[n] === 1 ? [`${G(e.lang).tile(i)}. ${r.village}`, ...o] : [yo[e.lang].tile(i), ...o];
}
function Co(e, t, n) {
	let r = rt(n), i = ri(e), a = rt(oi(t).find((e) => e !== n) ?? T);
	switch (i?.f) {
		case "templeTile": return {
			do: "templeOn",
			space: r
		};
		case "forestSpace": return {
			do: "plant",
			space: r
		};
		case "clean": return {
			do: "clean",
			space: r
		};
		case "catapult": return {
			do: "fly",
			from: a,
			to: r
		};
		case "move": return {
			do: "step",
			from: a,
			to: r
		};
		case "mix": return i.units.includes("move") && (n === T || t.tiles[n] >= 0) ? {
			do: "step",
			from: a,
			to: r
		} : {
			do: "clean",
			space: r
		};
		default: return {
			do: "build",
			space: r
		};
	}
}
function wo(e, t, n) {
	let r = W(e.lang);
	return Array.from({ length: b + 1 }, (i, a) => ({
		id: q(t, a),
		name: () => e.seat === t ? xo(e, n, a) : `${r.thing.land(e.names(t))}: ${xo(e, n, a)}`,
		explain: () => {
			let i = a === T ? 0 : yn(n, a);
			return {
				says: So(e, n, a),
				counts: i > 0 ? r.counts.riders(n.riders[a], i) : void 0,
				whyNot: bo(e, t, Co(e.view, n, a))
			};
		}
	}));
}
function To(e, t, n) {
	let r = W(e.lang), i = pn(e.view, t), a = (t) => t < 0 ? r.market : e.names(t), o = `${e.seat === t ? r.you : e.names(t)} ${n.bonus > 0 ? `${n.own} (+${n.bonus})` : n.own}`;
	if ([
		"own",
		"ownNone",
		"ownAllColors"
	].includes(n.requirement.kind)) return o;
	let s = [`${a(i.left.seat)} ${n.left}`, `${a(i.right.seat)} ${n.right}`];
	return (n.requirement.kind === "neighbour" ? s : [o, ...s]).join(", ");
}
function Eo(e, t) {
	let n = W(e.lang), r = G(e.lang), i = ni(t);
	return i === null ? t.kind === "water" ? n.chip.water(t.from, t.to) : t.kind === "forest" ? r.effect({
		kind: "forest",
		cost: t.cost
	}) : t.kind === "temple" ? n.gain.temple : r.effect(t.kind === "mix" ? t : {
		kind: t.kind,
		n: t.n
	}) : `${n.gain[t.kind]}: ${i === "water" && t.kind === "forest" ? n.vain.water(t.short) : n.vain[i === "water" ? "space" : i]}`;
}
function Do(e, t, n) {
	let r = W(e.lang), i = G(e.lang), a = i.card(n), o = x(n).rows.length > 1;
	return x(n).rows.map((s, c) => ({
		id: vi(n, c),
		name: () => `${o ? r.thing.row(a, c + 1) : a}: ${i.row(n, c)}`,
		explain: () => {
			let a = hn(e.view, t, n)[c], o = (a?.requirements ?? []).map((n) => r.says.counted(i.requirement(n.requirement), To(e, t, n)));
			return {
				says: [`${i.effects(s.effects)}.`, ...a?.free === !0 ? [r.says.free] : o],
				counts: ei(e.view, t, n, c).map((t) => Eo(e, t)).join(" · ") || void 0,
				whyNot: bo(e, t, {
					do: "play",
					card: x(n).id,
					row: c + 1
				})
			};
		}
	}));
}
function Oo(e, t, n, r) {
	let i = W(e.lang), a = n.map((t) => G(e.lang).element(t.color)).join(", ") || i.none;
	return {
		id: bi(t),
		name: () => i.thing.rack(r),
		explain: () => ({ says: t < 0 ? [i.says.market, i.says.rack(a)] : [i.says.rack(a)] })
	};
}
function ko(e, t, n) {
	let r = W(e.lang), i = G(e.lang), a = yo[e.lang], o = w(n.tribe), s = () => {
		let { path: e } = vn(n);
		return e.spent ? r.spent : r.chip.path(e.progress?.matches ?? 0, o.path.length);
	}, c = () => {
		let { special: e } = vn(n);
		return e.spent ? r.spent : `${e.value} / ${e.at}`;
	};
	return [
		{
			id: `seat:${t}`,
			name: () => `${e.names(t)}, ${i.tribe(n.tribe)}`,
			explain: () => ({ says: [a.tribe(n.tribe)] })
		},
		{
			id: hi(t),
			name: () => r.thing.water(e.seat === t ? null : e.names(t), n.water),
			explain: () => ({ says: [r.says.water] })
		},
		...o.temples.map((a, o) => ({
			id: gi(t, n.tribe, o),
			name: () => `${i.temple(n.tribe, o)}: ${i.templeEffects(n.tribe, o)}`,
			explain: () => ({
				says: n.unplaced.includes(o) ? [r.says.temple(i.templeEffects(n.tribe, o), Lt(n))] : [r.says.templePlaced, `${i.templeEffects(n.tribe, o)}.`],
				whyNot: bo(e, t, ri(e.view)?.f === "chooseTemple" ? {
					do: "temple",
					temple: a.id
				} : { do: "placeTemple" })
			})
		})),
		...o.leaders.map((r, o) => ({
			id: _i(t, n.tribe, o),
			name: () => i.leader(n.tribe, o),
			explain: () => ({
				says: [a.leader(n.tribe, o)],
				whyNot: ri(e.view)?.f === "leader" ? bo(e, t, {
					do: "leader",
					leader: r.id
				}) : null
			})
		})),
		{
			id: `path:${t}`,
			name: () => r.thing.path,
			explain: () => ({
				says: [r.says.path(i.path(n.tribe))],
				counts: s()
			})
		},
		{
			id: `special:${t}`,
			name: () => r.thing.special,
			explain: () => ({
				says: [r.says.special(i.condition(o.special))],
				counts: c()
			})
		},
		...n.objectives.map((e) => ({
			id: Ti(e),
			name: () => i.village(e),
			explain: () => ({
				says: [a.objective(n, e)],
				counts: r.counts.points(_n(n, e).points)
			})
		})),
		...n.used.map((e) => ({
			id: Ti(e),
			name: () => i.village(e),
			explain: () => ({ says: [r.says.used, `${i.immediate(e)}.`] })
		}))
	];
}
function Ao(e, t, n) {
	let r = W(e.lang), i = G(e.lang), a = C(t), o = () => n === null ? void 0 : `${i.metric(a.objective)}: ${_n(n, t).value}`, s = () => e.seat === null ? null : bo(e, e.seat, {
		do: "takeVillageCard",
		card: a.id
	}), c = (n, r) => ({
		id: r,
		name: () => n,
		explain: () => ({
			says: [yo[e.lang].villageCard(t)],
			counts: o(),
			whyNot: s()
		})
	});
	return [
		c(i.village(t), Si(t)),
		c(`${i.village(t)}: ${r.keep}`, Ci(t)),
		c(`${i.village(t)}: ${r.useNow}`, wi(t))
	];
}
function jo(e) {
	let t = W(e.lang), n = G(e.lang), { view: r } = e, i = e.seat === null ? null : N(r, e.seat), a = ri(r), o = a?.f === "villageCardUse" || a?.f === "replaceObjective" ? [a.card] : [], s = (t) => e.seat === null ? null : bo(e, e.seat, t), c = [...o, ...r.village.display].flatMap((t) => Ao(e, t, i)), l = r.forest.top < 0 ? r.forest.display : [...r.forest.display, r.forest.top];
	for (let i of l) c.push({
		id: xi(i),
		name: () => n.tile(i),
		explain: () => ({
			says: [yo[e.lang].tile(i), ...i === r.forest.top ? [t.says.stack] : []],
			whyNot: s({
				do: "forest",
				tile: S(i).id
			})
		})
	});
	r.element.display.forEach((e, r) => {
		c.push({
			id: Ei(r),
			name: () => t.thing.draw(n.element(e.color)),
			explain: () => ({
				says: [t.says.draw],
				whyNot: s({
					do: "draw",
					position: r + 1
				})
			})
		});
	});
	let { top: u } = r.element;
	return c.push({
		id: Di,
		name: () => u === null ? t.deckTop : t.thing.deck(n.element(u.color)),
		explain: () => ({
			says: [t.says.deck],
			whyNot: s({ do: "drawDeck" })
		})
	}), c;
}
var Mo = [
	"endTile",
	"treehouses",
	"temples",
	"pollution",
	"tiles",
	"objectives",
	"leaders"
], No = /* @__PURE__ */ new WeakMap();
function Po(e) {
	let t = `${e.lang}${e.seat}${e.decisions.length}`, n = No.get(e.view) ?? /* @__PURE__ */ new Map();
	No.set(e.view, n);
	let r = n.get(t);
	return r === void 0 && (r = Fo(e).map((e) => _o(e.id, e.name, e.explain, vo)), n.set(t, r)), r;
}
function Fo(e) {
	let t = W(e.lang), { view: n } = e, r = [...jo(e)];
	n.players.forEach((n, i) => {
		r.push(...wo(e, i, n), ...ko(e, i, n)), r.push(Oo(e, i, n.rack, e.seat === i ? t.thing.own : e.names(i)));
		for (let { card: t } of n.rack) t >= 0 && r.push(...Do(e, i, t), {
			id: yi(t),
			name: () => G(e.lang).card(t),
			explain: () => ({ says: [G(e.lang).cardSentence(t)] })
		});
	}), n.players.length === 2 && r.push(Oo(e, -1, pn(n, 0).right.cards, t.market));
	for (let t of Mo) r.push({
		id: `score:${t}`,
		name: () => e.text.category(t),
		explain: () => ({ says: [yo[e.lang].category(t)] })
	});
	return r;
}
// games/tribes-of-the-wind/board/gesture.ts
var Io = {
	marks: [],
	from: -1,
	temple: null
}, Lo = (e, t) => e.filter((e) => e.do === t), Ro = (e, t) => e.some((e) => e.do === t);
function zo(e, t, n, r, i, a) {
	let o = r.length === 0 ? e : e.after(r);
	if (o === null) return null;
	let s = o.decisions[0];
	return {
		seat: t,
		words: n,
		chain: r,
		held: i,
		drawn: a,
		kind: s?.kind,
		options: s?.options ?? [],
		view: o.view,
		land: N(o.view, t),
		frame: ri(o.view),
		next: /* @__PURE__ */ new Map()
	};
}
var Bo = /* @__PURE__ */ new WeakMap();
function Vo(e, t, n) {
	let r = Bo.get(e.view) ?? zo(e, t, [], [], Io, []);
	if (r === null) return [];
	Bo.set(e.view, r);
	let i = [r];
	for (let t of n) {
		let n = Ho(e, i.at(-1), t);
		if (n === null) break;
		i.push(n);
	}
	return i;
}
function Ho(e, t, n, r) {
	let i = t.next.get(n);
	if (i === void 0) {
		let a = (r ?? es(e, t)).find((e) => e.word === n);
		i = a === void 0 ? null : Uo(e, t, a), t.next.set(n, i);
	}
	return i;
}
function Uo(e, t, n) {
	let r = [...t.words, n.word];
	if (n.via !== void 0) {
		let i = Ho(e, t, n.via), a = i === null ? null : Ho(e, i, n.word);
		return a === null ? null : {
			...a,
			words: r,
			next: /* @__PURE__ */ new Map()
		};
	}
	let i = (n, i = Io, a = t.drawn) => n.includes(void 0) ? null : zo(e, t.seat, r, [...t.chain, ...n], i, a), a = Wo(n.word);
	switch (n.what) {
		case "row": {
			let e = a.lastIndexOf(".");
			return i([{
				do: "play",
				card: a.slice(0, e),
				row: Number(a.slice(e + 1))
			}]);
		}
		case "temple": {
			let n = a.slice(a.indexOf(".") + 1);
			return t.kind === "chooseTemple" ? i([{
				do: "temple",
				temple: n
			}]) : Ko(e, i([{ do: "placeTemple" }], {
				...Io,
				temple: n
			}));
		}
		case "card": {
			let n = [...t.held.marks, a];
			return n.length < qo(t) ? i([], {
				...t.held,
				marks: n
			}) : Ko(e, i([Jo(t, n)], {
				...t.held,
				marks: []
			}));
		}
		case "discard": return i([{ do: "discardThree" }]);
		case "build":
		case "templeOn":
		case "plant":
		case "clean": return i([{
			do: n.what,
			space: Go(n)
		}]);
		case "fly": return i(Qo(t, n)?.moves ?? [void 0]);
		case "from": return i([], {
			...t.held,
			from: k(Go(n))
		});
		case "water": return i([{ do: "takeWater" }]);
		case "tile": return i([{
			do: "forest",
			tile: a
		}]);
		case "keep":
		case "now": {
			let e = { do: n.what === "keep" ? "keep" : "useNow" };
			return i(t.kind === "takeVillageCard" ? [{
				do: "takeVillageCard",
				card: a
			}, e] : [e]);
		}
		case "replace": return i([{
			do: "replace",
			card: a
		}]);
		case "draw": {
			if (n.thing === "deck") return i([{ do: "drawDeck" }]);
			let e = Number(a);
			return i([{
				do: "draw",
				position: e - t.drawn.filter((t) => t < e).length
			}], Io, [...t.drawn, e]);
		}
		case "leader": return i([{
			do: "leader",
			leader: a.slice(a.indexOf(".") + 1)
		}]);
		case "effect": return i([{
			do: "effect",
			index: Number(a)
		}]);
		case "done":
		case "decline": return i([{ do: n.what }]);
	}
}
var Wo = (e) => e.slice(e.indexOf(":") + 1).split("=")[0] ?? "", Go = (e) => e.thing.slice(e.thing.indexOf(".") + 1);
function Ko(e, t) {
	if (t === null || t.held.temple === null || t.kind === "discardCards") return t;
	let n = {
		do: "temple",
		temple: t.held.temple
	};
	return zo(e, t.seat, t.words, t.kind === "chooseTemple" ? [...t.chain, n] : t.chain, Io, t.drawn);
}
var qo = (e) => Lo(e.options, "discard")[0]?.cards.length ?? 0;
function Jo(e, t) {
	return Lo(e.options, "discard").find((e) => e.cards.length === t.length && e.cards.every((e) => t.includes(e)));
}
var Yo = /* @__PURE__ */ new WeakMap();
function Xo(e) {
	let t = Yo.get(e) ?? Zo(e);
	return Yo.set(e, t), t;
}
function Zo(e) {
	let t = si(e.land, e.held.from);
	return Ro(e.options, "fly") ? mi(e.options, e.land, t) : Ro(e.options, "step") ? pi(e.land, ii(e.frame), t) : /* @__PURE__ */ new Map();
}
function Qo(e, t) {
	let n = Xo(e).get(k(Go(t))) ?? [], r = t.word.split("=")[1];
	return r === void 0 ? n[0] : n.find((e) => rt(e.from) === r);
}
var $o = /* @__PURE__ */ new WeakMap();
function es(e, t) {
	let n = $o.get(t);
	return n === void 0 && (n = ts(e, t), $o.set(t, n)), n;
}
function ts(e, t) {
	let { options: n, seat: r, land: i } = t, a = [], o = Math.max(1, ii(t.frame)), s = (e, t, n = "", r = !1, i = 1) => {
		a.push({
			thing: e,
			word: n === "" ? e : `${e}=${n}`,
			what: t,
			several: r,
			times: i
		});
	};
	if (t.kind === "discardCards") {
		for (let { card: e } of i.rack) e >= 0 && !t.held.marks.includes(Wo(yi(e))) && s(yi(e), "card", "", !0);
		return a;
	}
	for (let e of n) switch (e.do) {
		case "play":
			s(vi(Ge(e.card), e.row - 1), "row");
			break;
		case "placeTemple":
			for (let e of i.unplaced) s(gi(r, i.tribe, e), "temple");
			break;
		case "temple":
			s(`temple:${r}.${e.temple}`, "temple");
			break;
		case "build":
		case "templeOn":
		case "plant":
			s(q(r, k(e.space)), e.do);
			break;
		case "clean": {
			let t = k(e.space);
			s(q(r, t), "clean", "", o > 1, Math.min(o, i.pollution[t] ?? 1));
			break;
		}
		case "takeWater":
			s(hi(r), "water", "", o > 1, o);
			break;
		case "forest":
			s(xi(Ke(e.tile)), "tile");
			break;
		case "takeVillageCard":
			s(Ci(qe(e.card)), "keep"), s(wi(qe(e.card)), "now");
			break;
		case "keep":
		case "useNow":
			t.frame?.f === "villageCardUse" && s(e.do === "keep" ? Ci(t.frame.card) : wi(t.frame.card), e.do === "keep" ? "keep" : "now");
			break;
		case "replace":
			s(Ti(qe(e.card)), "replace");
			break;
		case "leader":
			s(`leader:${r}.${e.leader}`, "leader");
			break;
		case "discardThree":
			s("discard", "discard");
			break;
		case "done":
		case "decline": s(e.do, e.do);
	}
	if (t.kind === "draw" && ns(e, t, s), rs(t, o, s), t.kind === "nextEffect") {
		for (let e of Lo(n, "effect")) s(`effect:${e.index}`, "effect");
		for (let r of Lo(n, "effect")) is(e, t, `effect:${r.index}`, a);
	}
	return Ro(n, "done") && is(e, t, "done", a), a;
}
function ns(e, t, n) {
	let r = y.handSize - t.land.rack.length;
	e.view.element.display.forEach((e, i) => {
		t.drawn.includes(i + 1) || n(Ei(i), "draw", "", r > 1);
	}), Ro(t.options, "drawDeck") && n(Di, "draw", "", r > 1, Math.min(r, t.view.element.left));
}
function rs(e, t, n) {
	if (!Ro(e.options, "step") && !Ro(e.options, "fly")) return;
	let r = (t) => {
		t !== e.held.from && n(q(e.seat, t), "from", "from");
	};
	e.land.capital > 0 && r(T);
	for (let [r, i] of Xo(e)) i.forEach((i, a) => {
		let o = i.from === T ? e.land.capital : e.land.riders[i.from] ?? 0, s = i.cost === 0 ? 1 : Math.min(o, Math.floor(t / i.cost)), c = a === 0 && (r !== T || e.held.from >= 0);
		n(q(e.seat, r), "fly", c ? "" : rt(i.from), t > 1, c ? s : 1);
	});
	for (let t of oi(e.land)) t !== T && r(t);
}
function is(e, t, n, r) {
	let i = Ho(e, t, n, r);
	if (i === null) return;
	let a = n === "done", o = new Set(r.map((e) => a ? e.thing : e.word));
	for (let t of es(e, i)) !o.has(a ? t.thing : t.word) && t.what !== "done" && t.what !== "decline" && r.push({
		...t,
		via: n
	});
}
// games/tribes-of-the-wind/board/labels.ts
function as(e, t, n, r) {
	let i = W(e.lang), a = G(e.lang), o = n.thing.slice(n.thing.indexOf(":") + 1);
	switch (n.what) {
		case "row": {
			let e = o.lastIndexOf(".");
			return a.row(Ge(o.slice(0, e)), Number(o.slice(e + 1)) - 1);
		}
		case "temple": return a.temple(t.land.tribe, Je(t.land.tribe, o.slice(o.indexOf(".") + 1)));
		case "card": return a.card(Ge(o));
		case "fly": return r > 1 ? i.flyHere(r) : os(e, t, n);
		case "from": return i.flyFrom;
		case "clean": return i.cleanHere(r, r === n.times);
		case "water": return i.waterUnits(r, r === n.times && r > 1);
		case "tile": return a.tile(Ke(o));
		case "keep": return i.keep;
		case "now": return i.useNow;
		case "replace": return a.village(qe(o));
		case "draw": return i.draws(r);
		case "leader": return a.leader(t.land.tribe, Ye(t.land.tribe, o.slice(o.indexOf(".") + 1)));
		case "effect": {
			let e = t.frame?.f === "effects" ? t.frame.list[Number(o)] : void 0;
			return e === void 0 ? i.next : a.effect(e.effect);
		}
		case "discard": return i.discardThree(y.templeCost);
		case "decline": return e.text.move({ do: "decline" }, t.view);
		default: return i.confirm[n.what];
	}
}
function os(e, t, n) {
	let r = W(e.lang), i = Qo(t, n);
	if (i === void 0) return r.flyHere(1);
	let a = G(e.lang).place(i.from);
	return r.flyFromTo(a, i.cost === 0 ? null : r.steps(i.cost));
}
function ss(e, t, n) {
	let r = W(e.lang), i = G(e.lang), a = (e) => t.filter((t) => t.do === e).length, o = [], s = /* @__PURE__ */ new Set();
	for (let c of t) {
		let l = (e) => {
			s.has(c.do) || o.push(e()), s.add(c.do);
		};
		switch (c.do) {
			case "play":
				o.push(`${i.card(Ge(c.card))}: ${i.rowEffects(Ge(c.card), c.row - 1)}`);
				break;
			case "build":
				o.push(r.confirm.build);
				break;
			case "forest":
				o.push(r.plantTile(i.tile(Ke(c.tile))));
				break;
			case "plant":
				a("forest") === 0 && o.push(r.confirm.plant);
				break;
			case "step":
			case "fly":
				l(() => r.flights(a("step") + a("fly")));
				break;
			case "clean":
				l(() => r.cleanings(a("clean")));
				break;
			case "takeWater":
				l(() => r.waterUnits(a("takeWater"), !1));
				break;
			case "takeVillageCard":
				o.push(`„${i.village(qe(c.card))}“`);
				break;
			case "keep":
				o.push(r.keep);
				break;
			case "useNow":
				o.push(r.useNow);
				break;
			case "replace":
				o.push(r.insteadOf(i.village(qe(c.card))));
				break;
			case "placeTemple":
				o.push(r.placeTemple);
				break;
			case "temple":
				o.push(i.temple(n, Je(n, c.temple)));
				break;
			case "discard":
				o.push(r.discards(c.cards.map((e) => i.card(Ge(e)))));
				break;
			case "draw":
			case "drawDeck":
				s.has("draw") || o.push(r.draws(a("draw") + a("drawDeck"))), s.add("draw");
				break;
			case "leader":
				o.push(i.leader(n, Ye(n, c.leader)));
				break;
			case "decline":
			case "done": o.push(e.text.move(c, e.after(t.slice(0, t.indexOf(c)))?.view ?? e.view));
		}
	}
	return o.join(", ") || r.confirm[t[0]?.do ?? "done"];
}
function cs(e, t, n, r) {
	let i = W(e.lang), [a] = t;
	if (a !== void 0) return a.do === "build" && t.some((e) => e.do === "keep") ? i.buildKeep : a.do === "build" && t.some((e) => e.do === "useNow") ? i.buildUse : t.some((e) => e.do === "forest") ? i.plantFor(n) : a.do === "play" && r ? i.anyway : i.confirm[a.do];
}
// games/tribes-of-the-wind/board/ways.ts
function ls(e) {
	let t = e.findIndex((e) => e.startsWith("card:"));
	if (t < 0) return e;
	let n = e.findLastIndex((e) => e.startsWith("card:")) + 1;
	return [
		...e.slice(0, t),
		...e.slice(t, n).toSorted(),
		...e.slice(n)
	];
}
var us = (e) => e.split("=")[0];
function ds(e, t, n, r) {
	let i = n.filter((e, t) => t !== r);
	return Vo(e, t, i).length === i.length + 1 ? i : n.slice(0, r);
}
function fs(e) {
	return e.what === "fly" ? e.times > 1 ? [1, e.times] : [1] : Array.from({ length: e.times }, (t, n) => e.times - n);
}
function ps(e, t, n) {
	return n.flatMap((n) => fs(n).map((r) => ({
		to: ls([...t.words, ...Array(r).fill(n.word)]),
		label: as(e, t, n, r)
	})));
}
var ms = {
	de: /* @__PURE__ */ new WeakMap(),
	en: /* @__PURE__ */ new WeakMap()
};
function hs(e, t) {
	let n = ms[e.lang].get(t);
	if (n !== void 0) return n;
	let r = /* @__PURE__ */ new Map();
	for (let [n, i] of Map.groupBy(es(e, t), (e) => e.thing)) {
		let a = ps(e, t, i);
		r.set(n, {
			ways: a,
			...a.length > 1 ? { prefer: !0 } : {},
			...i.some((e) => e.several) ? { switch: !0 } : {}
		});
	}
	return ms[e.lang].set(t, r), r;
}
function gs(e, t) {
	let n = /* @__PURE__ */ new Map(), r = t.length - 1, i = t[r]?.words ?? [], a = t[r]?.kind === "discardCards" || i.some((e) => e.startsWith("card:"));
	for (let o = r; o >= 0; o--) {
		let s = t[o], c = i[o];
		for (let [l, u] of hs(e, s)) n.has(l) || o < r && a && l.startsWith("row:") || o === r && vs(e, t, i, l) || (o < r && u.switch === !0 && c !== void 0 && us(c) === l ? n.set(l, {
			ways: [_s(e, s, i, o)],
			switch: !0
		}) : n.set(l, u));
	}
	return n;
}
function _s(e, t, n, r) {
	let i = es(e, t).find((e) => e.word === n[r]);
	return {
		to: i.what === "fly" && r === n.length - 1 ? n : ds(e, t.seat, n, r),
		label: as(e, t, i, 1)
	};
}
function vs(e, t, n, r) {
	let i = n.at(-1);
	if (i === void 0 || us(i) !== r) return !1;
	let a = t.at(-2);
	return a !== void 0 && !es(e, a).some((e) => e.word === i && e.several);
}
// games/tribes-of-the-wind/board/touch.ts
var ys = [
	"discard",
	"decline",
	"done"
];
function bs(e, t, n) {
	if (t === void 0) return [];
	let r = es(e, t);
	return ys.flatMap((i) => {
		let a = n.get(i);
		if (a === void 0) return [];
		let o = r.find((e) => e.thing === i), s = o === void 0 ? a.ways[0]?.label ?? i : as(e, t, o, 1);
		return [{
			id: i,
			name: s,
			button: !0,
			...a,
			explain: () => ({ says: [s] })
		}];
	});
}
function xs(e, t) {
	return [...t].flatMap(([t, n]) => t.startsWith("effect:") ? [{
		id: t,
		name: n.ways[0]?.label ?? t,
		button: !0,
		...n,
		explain: () => ({ says: [W(e.lang).says.effect] })
	}] : []);
}
var Ss = (e) => e.reduce((e, t) => e + t, 0), Cs = (e) => e.tiles.filter((e) => e >= 0).length, ws = /* @__PURE__ */ new WeakMap();
function Ts(e) {
	let t = ws.get(e) ?? vn(e).path.progress?.matches ?? 0;
	return ws.set(e, t), t;
}
function Es(e, t, n) {
	let r = W(e.lang).chip, i = [], a = (e, t, n, r) => {
		e !== t && i.push({
			text: n(e, t),
			tone: r === null ? "plain" : t > e === r ? "good" : "bad"
		});
	};
	a(t.water, n.water, r.water, null), a(Cs(t), Cs(n), r.tiles, !0), a(Ss(t.pollution), Ss(n.pollution), r.smog, !1), a(t.capital, n.capital, r.riders, null), Ct(t) !== Ct(n) && i.push({
		text: r.villages(Ct(n), y.treehouses),
		tone: "good"
	});
	let [o, s] = [Ts(t), Ts(n)];
	return s !== o && !n.pathSpent && i.push({
		text: r.path(s, w(n.tribe).path.length),
		tone: s > o ? "good" : "bad"
	}), i;
}
function Ds(e, t, n) {
	let [r] = n;
	if (r?.do !== "play") return {
		chips: [],
		vain: !1
	};
	let i = Ge(r.card), a = ei(e.view, t, i, r.row - 1), o = a.filter((e) => ni(e) !== null), s = n.length === 1 ? a.filter((e) => ni(e) === null && e.kind !== "water") : [], c = hn(e.view, t, i)[r.row - 1]?.requirements[0], l = c === void 0 || c.color < 0 ? null : Me[c.color]?.colorName[e.lang];
	return {
		chips: [
			...o.map((t) => ({
				text: Eo(e, t),
				tone: "bad"
			})),
			...s.map((t) => ({
				text: Eo(e, t),
				tone: "plain"
			})),
			...n.length === 1 && c !== void 0 && l ? [{
				text: W(e.lang).chip.has(l, [To(e, t, c)]),
				tone: "plain"
			}] : []
		],
		vain: o.length > 0
	};
}
function Os(e, t) {
	let n = W(e.lang);
	if (t !== void 0) return t.held.from >= 0 ? n.chooseTarget : t.kind === "discardCards" ? n.chooseCards(qo(t) - t.held.marks.length) : n.choose[t.kind ?? ""];
}
function ks(e, t) {
	if (t?.kind !== "action") return;
	let n = (e) => t.options.filter((t) => t.do === e).length, r = W(e.lang), i = r.ready(n("play"), n("build"), n("placeTemple") > 0);
	return n("discardThree") > 0 ? `${i} · ${r.whyDiscard(y.templeCost, t.land.unplaced.length === 0)}` : i;
}
var As = (e, t) => {
	let n = e.after(t)?.events.findLast((e) => e.e === "planted");
	if (n?.e === "planted") return n.cost;
	let r = e.after(t)?.view.stack.at(-1);
	return r?.f === "forestSpace" ? r.cost : 0;
}, js = () => !0;
function Ms(e) {
	let t = e.seat !== null && e.decisions.length > 0, n = t ? Vo(e, e.seat, e.gesture) : [], r = n.at(-1), i = t ? gs(e, n) : /* @__PURE__ */ new Map(), a = Po(e).map((e) => {
		let t = i.get(e.id);
		return t === void 0 ? e : _o(e.id, () => e.name, e.explain, t);
	});
	a.push(...xs(e, i), ...bs(e, r, i));
	let o = r?.chain ?? [];
	if (e.seat === null || r === void 0 || o.length === 0) return {
		things: a,
		chain: o,
		ready: !1,
		grows: !0,
		claims: js,
		note: ks(e, r),
		missing: Os(e, r)
	};
	let s = N(e.view, e.seat), { chips: c, vain: l } = Ds(e, e.seat, o);
	return {
		things: a,
		chain: o,
		ready: r.held.marks.length === 0 && r.held.from < 0 && r.held.temple === null && r.kind !== "discardCards",
		grows: !0,
		claims: js,
		title: ss(e, o, s.tribe),
		chips: [...c, ...Es(e, s, r.land)],
		act: cs(e, o, As(e, o), l),
		missing: Os(e, r)
	};
}
// games/tribes-of-the-wind/board/index.tsx
var Ns = (e) => (e.preview?.decisions[0] ?? e.decision)?.kind ?? "nothing", Ps = (e) => ![
	"action",
	"discardCards",
	"nothing"
].includes(e), Fs = () => /* @__PURE__ */ r("svg", {
	class: "tw1-defs",
	"aria-hidden": "true",
	children: /* @__PURE__ */ r("defs", { children: /* @__PURE__ */ r(o, { svg: Gn }) })
});
function Is(e) {
	let t = Ki(e), n = qi(e);
	return e.ended ? /* @__PURE__ */ i("div", {
		class: "tw tw1-table ended",
		children: [/* @__PURE__ */ r(Fs, {}), /* @__PURE__ */ r("div", {
			class: "tw1-stage",
			children: /* @__PURE__ */ r(ro, {
				p: e,
				seat: t
			})
		})]
	}) : /* @__PURE__ */ i("div", {
		class: `tw tw1-table asks-${Ns(e)}${Ps(Ns(e)) ? " folded" : ""}`,
		children: [
			/* @__PURE__ */ r(Fs, {}),
			/* @__PURE__ */ i("div", {
				class: "tw1-side",
				children: [/* @__PURE__ */ r(Ma, {
					p: e,
					home: n
				}), /* @__PURE__ */ r(ya, {
					p: e,
					seat: t
				})]
			}),
			/* @__PURE__ */ r(Ta, {
				p: e,
				seat: t
			}),
			/* @__PURE__ */ i("div", {
				class: "tw1-stage",
				children: [t === n ? null : /* @__PURE__ */ r(Ls, {
					p: e,
					seat: t
				}), /* @__PURE__ */ r(ro, {
					p: e,
					seat: t
				})]
			}),
			/* @__PURE__ */ i("div", {
				class: "tw1-out",
				children: [
					/* @__PURE__ */ r(Vi, {
						p: e,
						seat: n
					}),
					/* @__PURE__ */ r(Hi, { p: e }),
					/* @__PURE__ */ r(Gi, {
						p: e,
						seat: n
					})
				]
			}),
			/* @__PURE__ */ i("div", {
				class: "tw1-low",
				children: [
					/* @__PURE__ */ r(oa, {
						p: e,
						home: n,
						side: "left"
					}),
					/* @__PURE__ */ r(ja, {
						p: e,
						seat: n
					}),
					/* @__PURE__ */ r(oa, {
						p: e,
						home: n,
						side: "right"
					})
				]
			})
		]
	});
}
function Ls({ p: e, seat: t }) {
	return /* @__PURE__ */ i("div", {
		class: "tw1-whose",
		children: [
			/* @__PURE__ */ r(Ri, { tribe: N(e.view, t).tribe }),
			/* @__PURE__ */ r("b", { children: W(e.lang).terrain(e.names(t)) }),
			e.seat === null ? null : /* @__PURE__ */ r("button", {
				type: "button",
				class: "btn small",
				onClick: () => e.setFocusSeat(null),
				children: W(e.lang).back
			})
		]
	});
}
function Rs(e) {
	let { seat: t } = e.person, a = W(e.lang), o = (t, n, a, o = "") => {
		let [s, c] = [a(e.view), a(e.preview?.view ?? e.view)];
		return /* @__PURE__ */ i("span", {
			title: n,
			children: [/* @__PURE__ */ r(Y, {
				id: t,
				size: 15
			}), /* @__PURE__ */ r("b", {
				class: "num",
				children: s === c ? `${s}${o}` : `${s}→${c}`
			})]
		});
	};
	return /* @__PURE__ */ i(n, { children: [
		o("i-house", a.villageOf, (e) => Ct(N(e, t)), `/${y.treehouses}`),
		o("i-water", a.water, (e) => N(e, t).water),
		o("i-temple", e.text.category("temples"), (e) => wt(N(e, t)))
	] });
}
var zs = {
	touch: Ms,
	places: po,
	moments: Vr,
	layout: "full",
	Board: Is,
	RailLine: Rs,
	EndBoard: ba,
	CategoryIcon: Ur
};
export { Kr as TableContext, zs as default };
