// \0rolldown/runtime.js
var e = Object.defineProperty, t = (e, t, n) => () => {
	if (n) throw n[0];
	try {
		return e && (t = e(e = 0)), t;
	} catch (e) {
		throw n = [e], e;
	}
}, n = (t, n) => {
	let r = {};
	for (var i in t) e(r, i, {
		get: t[i],
		enumerable: !0
	});
	return n || e(r, Symbol.toStringTag, { value: "Module" }), r;
};
// kernel/brain.ts
function r(e, t, n) {
	let { believe: r } = e, i = (a) => ({
		...e,
		sensible(t, r) {
			return n(a), e.sensible(t, r);
		},
		rate(t, r, i) {
			return n(a), e.rate(t, r, i);
		},
		evaluate(t) {
			return n(a), e.evaluate(t);
		},
		policy(t, r, i) {
			return n(a), e.policy(t, r, i);
		},
		features(t, r) {
			return n(a), e.features(t, r);
		},
		...r && { believe(e, t) {
			return n(a), r(e, t);
		} },
		weights: {
			...t,
			values: a
		},
		retuned: (e) => i({
			...t.values,
			...e
		})
	});
	return i(t.values);
}
new Int32Array((/* @__PURE__ */ new Float64Array(1)).buffer);
// kernel/run.ts
var i = {
	ruling: "T-1",
	key: "notAsked"
}, a = {
	tell() {},
	whisper() {},
	commit() {}
};
"null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf".split(" "), "zero one two three four five six seven eight nine ten eleven twelve".split(" ");
var o = {
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
}, s = class extends Error {
	constructor(e, t) {
		super(`tribes-of-the-wind data: ${e}: ${t}`), this.name = "BadData";
	}
};
function c(e, t) {
	if (typeof e != "object" || !e || Array.isArray(e)) throw new s(t, "is no object");
	return e;
}
function l(e, t) {
	if (!Array.isArray(e)) throw new s(t, "is no list");
	return e;
}
function u(e, t) {
	if (typeof e != "number" || !Number.isInteger(e)) throw new s(t, "is no whole number");
	return e;
}
function d(e, t) {
	if (typeof e != "string" || e === "") throw new s(t, "is no text");
	return e;
}
function f(e, t, n) {
	let r = t.find((t) => t === e);
	if (r === void 0) throw new s(n, `unknown word ${String(e)}`);
	return r;
}
function p(e, t, n) {
	return t.indexOf(f(e, t, n));
}
function m(e, t) {
	let n = c(e, t);
	return {
		de: d(n.de, `${t}.de`),
		en: d(n.en, `${t}.en`)
	};
}
function h(e, t, n) {
	for (let r of Object.keys(e)) if (!t.includes(r)) throw new s(n, `unknown field ${r}`);
}
// games/tribes-of-the-wind/rules/vocabulary.ts
var ee = [
	"own",
	"ownNone",
	"ownAllColors",
	"neighbour",
	"more",
	"fewer",
	"group"
], te = [
	"one",
	"both",
	"left",
	"right"
], ne = [
	"water",
	"move",
	"clean"
], re = [
	"water",
	"move",
	"clean",
	"forest",
	"mix",
	"catapult",
	"temple"
], ie = [
	"villagesOfColor",
	"tilesOfColor",
	"largestColorGroup"
], ae = [
	...ie,
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
], oe = ["atLeast", "atMost"], se = [
	"playCard",
	"buildVillage",
	"placeTemple",
	"useVillageCard"
], ce = [
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
], le = [
	"turbine",
	"catapult",
	"portal"
];
// games/tribes-of-the-wind/rules/read-words.ts
function ue(e, t, n) {
	let r = c(e, n);
	h(r, [
		"kind",
		"color",
		"min",
		"who"
	], n);
	let i = f(r.kind, ee, `${n}.kind`);
	if (i === "ownAllColors") return { kind: i };
	let a = p(r.color, t.elements, `${n}.color`);
	if (i === "ownNone") return {
		kind: i,
		color: a
	};
	if (i === "own" || i === "group") return {
		kind: i,
		color: a,
		min: u(r.min, `${n}.min`)
	};
	let o = f(r.who, te, `${n}.who`);
	return i === "neighbour" ? {
		kind: i,
		color: a,
		who: o,
		min: u(r.min, `${n}.min`)
	} : {
		kind: i,
		color: a,
		who: o
	};
}
function de(e, t) {
	let n = c(e, t);
	h(n, [
		"kind",
		"n",
		"cost",
		"of"
	], t);
	let r = f(n.kind, re, `${t}.kind`);
	if (r === "temple") return { kind: r };
	if (r === "forest") return {
		kind: r,
		cost: u(n.cost, `${t}.cost`)
	};
	let i = u(n.n, `${t}.n`);
	if (r !== "mix") return {
		kind: r,
		n: i
	};
	let a = l(n.of, `${t}.of`).map((e) => f(e, ne, `${t}.of`));
	if (a.length < 2 || new Set(a).size !== a.length) throw new s(t, "a mix names two different kinds");
	return {
		kind: r,
		of: a,
		n: i
	};
}
function fe(e, t) {
	return l(e, t).map((e, n) => de(e, `${t}[${n}]`));
}
function pe(e, t, n) {
	let r = c(e, n), i = f(r.metric, ae, `${n}.metric`);
	if (ie.some((e) => e === i)) return {
		metric: i,
		color: p(r.color, t.forests, `${n}.color`)
	};
	if (r.color !== void 0) throw new s(n, `${i} has no colour`);
	return {
		metric: i,
		color: -1
	};
}
function me(e, t, n) {
	let r = c(e, n);
	h(r, [
		"metric",
		"color",
		"op",
		"tiers"
	], n);
	let i = l(r.tiers, `${n}.tiers`).map((e, t) => {
		let r = c(e, `${n}.tiers[${t}]`);
		return {
			at: u(r.at, `${n}.at`),
			vp: u(r.vp, `${n}.vp`)
		};
	});
	if (i.length === 0) throw new s(n, "has no tier");
	return {
		...pe(r, t, n),
		op: f(r.op, oe, `${n}.op`),
		tiers: i
	};
}
function he(e, t, n) {
	let r = c(e, n);
	return h(r, [
		"metric",
		"color",
		"op",
		"at"
	], n), {
		...pe(r, t, n),
		op: f(r.op, oe, `${n}.op`),
		at: u(r.at, `${n}.at`)
	};
}
function ge(e, t, n) {
	let r = c(e, n), i = f(r.kind, ce, `${n}.kind`), a = (e) => u(r[e], `${n}.${e}`);
	switch (i) {
		case "trigger": {
			let e = f(r.on, se, `${n}.on`);
			return {
				kind: i,
				on: e,
				color: e === "playCard" ? p(r.color, t.elements, `${n}.color`) : -1,
				effects: fe(r.effects, `${n}.effects`)
			};
		}
		case "immediate": return {
			kind: i,
			effects: fe(r.effects, `${n}.effects`)
		};
		case "substitute": return {
			kind: i,
			from: f(r.from, ne, `${n}.from`),
			to: f(r.to, ne, `${n}.to`)
		};
		case "countBonus": return {
			kind: i,
			color: p(r.color, t.elements, `${n}.color`),
			n: a("n")
		};
		case "freeFirstRow": return {
			kind: i,
			color: p(r.color, t.elements, `${n}.color`)
		};
		case "endScore": return {
			kind: i,
			...pe(r, t, n),
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
var _e = [
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
], ve = (e, t) => c(e[t], t), g = (e, t) => l(ve(e, t).list, `${t}.list`);
function ye(e) {
	let t = c(e, "file"), n = g(t, "elements").map((e, t) => {
		let n = c(e, `elements[${t}]`);
		return {
			id: d(n.id, "id"),
			name: m(n.name, "name"),
			colorName: m(n.colorName, "colorName")
		};
	}), r = g(t, "forestColors").map((e, t) => {
		let n = c(e, `forestColors[${t}]`);
		return {
			id: d(n.id, "id"),
			name: m(n.name, "name")
		};
	}), i = {
		elements: n.map((e) => e.id),
		forests: r.map((e) => e.id)
	}, a = be(ve(t, "grid")), o = g(t, "forestTiles").map((e, t) => Ce(e, i, `forestTiles[${t}]`));
	return {
		elements: n,
		forestColors: r,
		bonuses: xe(g(t, "bonuses")),
		cards: g(t, "elementCards").map((e, t) => Se(e, i, `elementCards[${t}]`)),
		tiles: [...o, ...we(g(t, "startTiles"), i)],
		forestTileCount: o.length,
		villageCards: g(t, "villageCards").map((e, t) => Te(e, i, `villageCards[${t}]`)),
		tribes: Ee(t, i, a.rows * a.columns),
		grid: a,
		constants: De(ve(t, "constants")),
		scoring: Oe(ve(t, "scoring")),
		templates: ke(ve(t, "textTemplates"))
	};
}
function be(e) {
	let t = u(e.rows, "grid.rows"), n = u(e.columns, "grid.columns"), [r, i] = l(e.start, "grid.start").map((e) => u(e, "grid.start"));
	return {
		rows: t,
		columns: n,
		start: (r ?? 0) * n + (i ?? 0)
	};
}
function xe(e) {
	let t = {};
	for (let n of e) {
		let e = c(n, "bonuses");
		t[f(e.id, le, "bonuses.id")] = m(e.name, "bonuses.name");
	}
	let { turbine: n, catapult: r, portal: i } = t;
	if (n === void 0 || r === void 0 || i === void 0) throw new s("bonuses", "a bonus has no name");
	return {
		turbine: n,
		catapult: r,
		portal: i
	};
}
function Se(e, t, n) {
	let r = c(e, n), i = l(r.rows, `${n}.rows`).map((e, r) => {
		let i = c(e, `${n}.rows[${r}]`);
		return {
			require: l(i.require, `${n}.require`).map((e) => ue(e, t, `${n}.rows[${r}]`)),
			effects: fe(i.effects, `${n}.rows[${r}].effects`)
		};
	});
	if (i.length === 0) throw new s(n, "has no row");
	return {
		id: d(r.id, `${n}.id`),
		color: p(r.color, t.elements, `${n}.color`),
		rows: i
	};
}
function Ce(e, t, n) {
	let r = c(e, n);
	return {
		id: d(r.id, `${n}.id`),
		color: p(r.color, t.forests, `${n}.color`),
		slots: u(r.slots, `${n}.slots`),
		bonus: r.bonus === null ? null : f(r.bonus, le, `${n}.bonus`),
		minPlayers: u(r.minPlayers, `${n}.minPlayers`),
		start: null
	};
}
function we(e, t) {
	return e.map((e, n) => {
		let r = `startTiles[${n}]`, i = c(e, r);
		if (u(i.seat, `${r}.seat`) !== n + 1) throw new s(r, "start tiles stand in seat order");
		let a = p(i.color, t.forests, `${r}.color`), o = fe(i.effects, `${r}.effects`);
		return {
			id: d(i.id, `${r}.id`),
			color: a,
			slots: 0,
			bonus: null,
			minPlayers: 0,
			start: o
		};
	});
}
function Te(e, t, n) {
	let r = c(e, n);
	return {
		id: d(r.id, `${n}.id`),
		name: m(r.name, `${n}.name`),
		objective: me(r.objective, t, `${n}.objective`),
		immediate: fe(r.immediate, `${n}.immediate`)
	};
}
function Ee(e, t, n) {
	let r = new Map(g(e, "templeSets").map((e) => {
		let t = c(e, "templeSets"), n = l(t.temples, "templeSets.temples").map((e) => {
			let t = c(e, "temple");
			return {
				id: d(t.id, "temple.id"),
				name: m(t.name, "temple.name"),
				effects: fe(t.effects, "temple.effects")
			};
		});
		return [d(t.id, "templeSets.id"), n];
	})), i = new Map(g(e, "pollutionLayouts").map((e) => {
		let t = c(e, "pollutionLayouts"), r = l(t.rows, "layout").flatMap((e) => l(e, "layout.row").map((e) => u(e, "layout")));
		if (r.length !== n) throw new s("pollutionLayouts", "does not fit the grid");
		return [d(t.id, "pollutionLayouts.id"), r];
	}));
	return g(e, "tribes").map((e, n) => {
		let a = `tribes[${n}]`, o = c(e, a), u = r.get(d(o.templeSet, `${a}.templeSet`)), f = i.get(d(o.pollutionLayout, `${a}.pollutionLayout`));
		if (u === void 0 || f === void 0) throw new s(a, "unknown temple set or layout");
		return {
			id: d(o.id, `${a}.id`),
			name: m(o.name, `${a}.name`),
			path: l(o.path, `${a}.path`).map((e) => p(e, t.forests, `${a}.path`)),
			special: he(o.special, t, `${a}.special`),
			leaders: l(o.leaders, `${a}.leaders`).map((e, n) => {
				let r = c(e, `${a}.leaders[${n}]`);
				return {
					id: d(r.id, `${a}.leader.id`),
					name: m(r.name, `${a}.leader.name`),
					ability: ge(r.ability, t, `${a}.leaders[${n}].ability`)
				};
			}),
			temples: u,
			pollution: f
		};
	});
}
function De(e) {
	return Object.fromEntries(_e.map((t) => [t, u(e[t], `constants.${t}`)]));
}
function Oe(e) {
	let t = (t) => l(e[t], t).map((e) => u(e, t));
	return {
		endTile: u(e.endTile, "endTile"),
		perTreehouse: u(e.perTreehouse, "perTreehouse"),
		templesTable: t("templesTable"),
		tilesTable: t("tilesTable"),
		pollutedSpacesTable: t("pollutedSpacesTable")
	};
}
function ke(e) {
	let t = {};
	for (let [n, r] of Object.entries(e)) {
		if (n === "provenance") continue;
		let e = {};
		for (let [t, i] of Object.entries(c(r, n))) e[t] = m(i, t);
		t[n] = e;
	}
	return t;
}
// games/tribes-of-the-wind/rules/data.ts
var Ae = ye(o), { elements: _, forestColors: je, cards: v, tiles: Me, villageCards: y, tribes: b, grid: x, constants: S, scoring: C } = Ae, Ne = _.length, w = x.rows * x.columns, Pe = Ae.forestTileCount, T = v.map((e) => e.color), E = (e) => v[e], D = (e) => Me[e], O = (e) => y[e], k = (e) => b[e], A = (e, t) => k(e).leaders[t], Fe = (e) => new Map(e.map((e, t) => [e.id, t])), Ie = Fe(v), Le = Fe(Me), Re = Fe(y), ze = Fe(b), j = (e) => Ie.get(e) ?? -1, Be = (e) => Le.get(e) ?? -1, Ve = (e) => Re.get(e) ?? -1, He = (e) => ze.get(e) ?? -1, Ue = (e, t) => k(e).temples.findIndex((e) => e.id === t), We = (e, t) => k(e).leaders.findIndex((e) => e.id === t), M = w, N = (e) => Math.floor(e / x.columns), P = (e) => e % x.columns, F = Array.from({ length: w }, (e, t) => t), I = F.map((e) => F.filter((t) => Math.abs(N(e) - N(t)) + Math.abs(P(e) - P(t)) === 1)), Ge = F.map((e) => F.filter((t) => Math.abs(N(e) - N(t)) === 1 && Math.abs(P(e) - P(t)) === 1)), Ke = F.flatMap((e) => F.map((t) => (I[e] ?? []).includes(t))), qe = Array.from({ length: x.rows }, (e, t) => F.filter((e) => N(e) === t)), Je = Array.from({ length: x.columns }, (e, t) => F.filter((e) => P(e) === t)), Ye = F.filter((e) => N(e) < x.rows - 1 && P(e) < x.columns - 1).map((e) => [
	e,
	e + 1,
	e + x.columns,
	e + x.columns + 1
]), Xe = F.filter((e) => (N(e) === 0 || N(e) === x.rows - 1) && (P(e) === 0 || P(e) === x.columns - 1)), Ze = (e) => e === M ? "capital" : `r${N(e)}c${P(e)}`, L = [...F, M].map(Ze), Qe = new Map(L.map((e, t) => [e, t])), R = (e) => Qe.get(e) ?? -1, z = (e) => {
	let t = R(e);
	return t === M ? -1 : t;
}, $e = (e, t) => e.tiles[t] >= 0, B = (e, t) => e.village[t] === 1, et = (e, t, n) => $e(e, t) && D(e.tiles[t]).color === n;
function V(e) {
	let t = 0;
	for (let n = 0; n < w; n++) e(n) && t++;
	return t;
}
function tt(e) {
	let t = Array.from({ length: w }, () => !1), n = 0;
	for (let r = 0; r < w; r++) {
		if (t[r] || !e(r)) continue;
		let i = [r];
		t[r] = !0;
		let a = 0;
		for (let n = i.pop(); n !== void 0; n = i.pop()) {
			a++;
			for (let r of I[n]) !t[r] && e(r) && (t[r] = !0, i.push(r));
		}
		a > n && (n = a);
	}
	return n;
}
function nt(e, t) {
	let n = 0, r = 0;
	for (let i of t) n = B(e, i) ? n + 1 : 0, n > r && (r = n);
	return r;
}
var rt = (e, t) => V((n) => B(e, n) && et(e, n, t)), it = (e, t) => V((n) => et(e, n, t)), at = (e, t) => tt((n) => et(e, n, t)), ot = (e) => Math.max(...[...qe, ...Je].map((t) => nt(e, t))), st = (e) => Ye.filter((t) => t.every((t) => B(e, t))).length, ct = (e) => tt((t) => B(e, t)), lt = (e) => V((t) => B(e, t) && !I[t].some((t) => B(e, t))), ut = (e) => Xe.filter((t) => B(e, t)).length, dt = (e) => V((t) => e.temple[t] >= 0), ft = (e) => V((t) => e.temple[t] >= 0 && B(e, t)), pt = (e) => V((t) => e.temple[t] >= 0 && !B(e, t)), mt = (e) => je.filter((t, n) => V((t) => e.temple[t] >= 0 && et(e, t, n)) > 0).length, ht = (e) => e.water, gt = (e) => e.riders.reduce((e, t) => e + t, 0), _t = (e) => e.capital, vt = (e) => V((t) => e.riders[t] > 0), yt = (e) => qe.filter((t) => t.every((t) => $e(e, t))).length, bt = (e) => Je.filter((t) => t.every((t) => $e(e, t))).length, xt = (e) => Je.filter((t) => t.some((t) => B(e, t))).length, St = (e) => V((t) => !$e(e, t) && e.pollution[t] === 0), Ct = (e) => e.pollution.reduce((e, t) => e + t, 0), wt = {
	villagesOfColor: rt,
	tilesOfColor: it,
	largestColorGroup: at,
	villageLine: ot,
	villageSquares: st,
	largestVillageGroup: ct,
	isolatedVillages: lt,
	cornerVillages: ut,
	temples: dt,
	templesOnVillages: ft,
	templesOnForests: pt,
	colorsWithTemple: mt,
	water: ht,
	ridersOnTiles: gt,
	ridersInCapital: _t,
	tilesWithRider: vt,
	completeRows: yt,
	completeColumns: bt,
	columnsWithVillage: xt,
	cleanEmptySpaces: St,
	pollutionTokens: Ct,
	bonusVillages: (e) => V((t) => B(e, t) && D(e.tiles[t]).bonus !== null),
	activeLeaders: (e) => e.leaders.length,
	villageCardsUsed: (e) => e.used.length,
	objectiveCards: (e) => e.objectives.length
}, H = (e, t) => wt[t.metric](e, t.color), U = (e, t, n) => t === "atLeast" ? e >= n : e <= n;
function Tt(e, t) {
	let n = H(e, t), r = 0;
	for (let e of t.tiers) U(n, t.op, e.at) && e.vp > r && (r = e.vp);
	return r;
}
var Et = (e, t) => U(H(e, t), t.op, t.at), Dt = (e) => V((t) => $e(e, t)), Ot = (e) => V((t) => B(e, t)), kt = (e) => dt(e, -1), At = (e) => V((t) => e.pollution[t] > 0);
// games/tribes-of-the-wind/rules/abilities.ts
function jt(e, t) {
	return e.kind === t;
}
function Mt(e, t) {
	for (let n of e.leaders) if (A(e.tribe, n).ability.kind === t) return !0;
	return !1;
}
function W(e, t, n) {
	let r = 0;
	for (let i of e.leaders) {
		let { ability: a } = A(e.tribe, i);
		jt(a, t) && (r += n(a));
	}
	return r;
}
function Nt(e, t, n) {
	let r = [];
	for (let i of e.leaders) {
		let { ability: a } = A(e.tribe, i);
		if (a.kind === "trigger" && a.on === t && (t !== "playCard" || a.color === n)) for (let e of a.effects) r.push({
			effect: e,
			leader: i
		});
	}
	return r;
}
function Pt(e, t) {
	let { ability: n } = A(e.tribe, t);
	return n.kind === "immediate" ? n.effects.map((e) => ({
		effect: e,
		leader: t
	})) : [];
}
var Ft = (e) => Mt(e, "templeAdjacency");
function It(e, t) {
	let n = t;
	for (let t of e.leaders) {
		let { ability: r } = A(e.tribe, t);
		r.kind === "substitute" && (n = Lt(n, r.from, r.to));
	}
	return n;
}
function Lt(e, t, n) {
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
var Rt = (e, t) => Math.max(0, t - W(e, "forestDiscount", (e) => e.n)), zt = (e, t) => W(e, "countBonus", (e) => e.color === t ? e.n : 0), Bt = (e) => W(e, "endScore", (t) => Math.min(t.max, Math.floor(H(e, t) / t.per) * t.vp)), Vt = (e) => Mt(e, "noVillagePollution"), Ht = (e, t) => e.leaders.length > 0 && W(e, "freeFirstRow", (e) => +(e.color === t)) > 0, Ut = (e) => Mt(e, "diagonalPlacement");
function Wt(e, t) {
	let { slots: n } = D(t), r = n;
	for (let t of e.leaders) {
		let { ability: n } = A(e.tribe, t);
		n.kind === "slotDiscount" && (r = Math.min(r, Math.max(n.min, r - n.n)));
	}
	return r;
}
var Gt = (e) => Math.max(0, S.templeCost - W(e, "templeDiscount", (e) => e.n)), Kt = (e) => S.objectiveSlots + W(e, "extraObjectiveSlot", (e) => e.n), qt = (e) => e.map((e) => ({
	effect: e,
	leader: -1
}));
// games/tribes-of-the-wind/rules/supplies.ts
function Jt(e, t, n) {
	t.water += n, e.supply.water -= n;
}
function Yt(e, t, n) {
	t.water -= n, e.supply.water += n;
}
function Xt(e, t, n) {
	t.pollution[n] = t.pollution[n] + 1, e.supply.pollution--;
}
function Zt(e, t, n) {
	t.pollution[n] = t.pollution[n] - 1, e.supply.pollution++;
}
function Qt(e, t, n) {
	if (!(e.elementDeck.length > 0 || e.elementDiscard.length === 0)) {
		e.shuffles++;
		for (let t of e.elementDiscard) e.shuffled[t] = e.shuffles;
		e.elementDeck = t.shuffle("element", e.elementDiscard), e.elementDiscard = [], n.tell({
			e: "reshuffled",
			deck: "element",
			n: e.elementDeck.length
		});
	}
}
function $t(e, t, n) {
	let r = e.elementDeck.pop();
	return Qt(e, t, n), r;
}
function en(e, t, n) {
	if (e.elementDisplay.length >= S.elementDisplay) return;
	let r = [];
	for (; e.elementDisplay.length < S.elementDisplay && e.elementDeck.length > 0;) {
		let i = $t(e, t, n);
		e.elementDisplay.push(i), r.push(T[i]);
	}
	n.tell({
		e: "elementRefilled",
		colors: r
	}), n.commit();
}
function tn(e, t) {
	for (; e.forestDisplay.length < S.forestDisplay;) {
		let n = e.forestStack.pop();
		if (n === void 0) return;
		e.forestDisplay.push(n), t.tell({
			e: "forestRefilled",
			tile: n
		}), t.commit();
	}
}
function nn(e, t, n) {
	for (; e.villageDisplay.length < S.villageDisplay;) {
		if (e.villageDeck.length === 0) {
			if (e.villageDiscard.length === 0) return;
			e.villageDeck = t.shuffle("village", e.villageDiscard), e.villageDiscard = [], n.tell({
				e: "reshuffled",
				deck: "village",
				n: e.villageDeck.length
			});
		}
		let r = e.villageDeck.pop();
		e.villageDisplay.push(r), n.tell({
			e: "villageRefilled",
			card: r
		}), n.commit();
	}
}
function rn(e, t) {
	let n = e.indexOf(t);
	if (n < 0) throw Error(`piece ${t} is not there`);
	e.splice(n, 1);
}
// games/tribes-of-the-wind/rules/effects.ts
function an(e, t, n, r, i) {
	let a = e.players[t], o = [], s = 0;
	for (let e of r) e.effect.kind === "water" ? s += e.effect.n : o.push(e);
	s > 0 && (Jt(e, a, s), i.tell({
		e: "gained",
		seat: t,
		water: s
	})), o.length > 0 && e.stack.push({
		f: "effects",
		source: n,
		list: o
	});
}
function on(e, t) {
	if (e.kind !== t.kind) return !1;
	switch (e.kind) {
		case "forest": return e.cost === t.cost;
		case "temple": return !0;
		case "mix": {
			let n = t;
			return e.n === n.n && e.of.length === n.of.length && e.of.every((e, t) => e === n.of[t]);
		}
		default: return e.n === t.n;
	}
}
function sn(e, t) {
	let { effect: n } = e[t];
	for (let r = 0; r < t; r++) if (on(e[r].effect, n)) return !0;
	return !1;
}
function cn(e) {
	if (e.length === 0) return 0;
	for (let t = 1; t < e.length; t++) if (!sn(e, t)) return 2;
	return 1;
}
function ln(e, t, n, r) {
	let [i] = n.list.splice(r, 1);
	if (i === void 0) throw Error(`no effect ${r}`);
	e.stack.push(un(e.players[t], i));
}
function un(e, { effect: t, leader: n }) {
	switch (t.kind) {
		case "move":
		case "clean":
		case "catapult": return {
			f: t.kind,
			left: t.n,
			of: t.n,
			leader: n
		};
		case "mix": return {
			f: "mix",
			units: t.of,
			left: t.n,
			of: t.n,
			leader: n
		};
		case "forest": return {
			f: "forest",
			cost: Rt(e, t.cost),
			leader: n
		};
		case "temple": return {
			f: "chooseTemple",
			free: !0
		};
		case "water": throw Error("plain water is never pending (TW-60)");
	}
}
// games/tribes-of-the-wind/rules/terrain.ts
var G = (e, t) => e.tiles[t] >= 0, dn = (e, t) => e.village[t] === 1 && D(e.tiles[t]).bonus === "portal", fn = (e, t, n) => t === x.start || dn(e, t) || n && e.temple[t] >= 0;
function pn(e, t, n) {
	return t === n ? !1 : t === M ? G(e, n) && fn(e, n, Ft(e)) : n === M ? G(e, t) && fn(e, t, Ft(e)) : !G(e, t) || !G(e, n) ? !1 : Ke[t * w + n] || dn(e, t) && dn(e, n);
}
var mn = (e, t) => t === M ? e.capital : e.riders[t];
function hn(e, t) {
	let n = Ft(e);
	if (e.capital > 0) for (let r = 0; r < w; r++) G(e, r) && fn(e, r, n) && t(M, r);
	for (let r = 0; r < w; r++) if (e.riders[r] !== 0) {
		if (fn(e, r, n) && t(r, M), dn(e, r)) for (let n = 0; n < w; n++) n !== r && G(e, n) && (Ke[r * w + n] || dn(e, n)) && t(r, n);
		else for (let n of I[r]) G(e, n) && t(r, n);
	}
}
function gn(e, t) {
	if (G(e, t) || e.pollution[t] > 0) return !1;
	for (let n of I[t]) if (G(e, n)) return !0;
	if (!Ut(e)) return !1;
	for (let n of Ge[t]) if (G(e, n)) return !0;
	return !1;
}
function _n(e) {
	let t = [];
	for (let n = 0; n < w; n++) gn(e, n) && t.push(n);
	return t;
}
function vn(e) {
	for (let t = 0; t < w; t++) if (gn(e, t)) return !0;
	return !1;
}
function yn(e, t) {
	let n = e.tiles[t];
	return n < 0 || e.village[t] === 1 || e.treehouses === 0 || D(n).slots === 0 ? !1 : e.riders[t] >= Wt(e, n);
}
var bn = (e, t) => G(e, t) && e.temple[t] < 0;
function xn(e) {
	for (let t = 0; t < w; t++) if (bn(e, t)) return !0;
	return !1;
}
// games/tribes-of-the-wind/rules/build.ts
function Sn(e, t, n, r, i) {
	let a = n.tiles[r], { bonus: o } = D(a), s = Wt(n, a);
	n.riders[r] = n.riders[r] - s, n.capital += s, n.village[r] = 1, n.treehouses--, e.lastBuilt = e.round, i.tell({
		e: "built",
		seat: t,
		space: r,
		tile: a,
		riders: s
	}), o !== "turbine" && !Vt(n) && Cn(e, t, n, r, i), Ot(n) >= S.endTriggerVillages && e.endTile === -1 && (e.endTile = t, e.lastRound = e.round + S.extraRounds, i.tell({
		e: "endTile",
		seat: t,
		lastRound: e.lastRound
	})), e.stack.push({ f: "takeVillageCard" }), an(e, t, "build", Nt(n, "buildVillage", -1), i), o === "catapult" && e.stack.push({
		f: "catapult",
		left: 1,
		of: 1,
		leader: -1
	});
}
function Cn(e, t, n, r, i) {
	let a = I[r].filter((e) => !G(n, e));
	for (let t of a) Xt(e, n, t);
	a.length > 0 && i.tell({
		e: "polluted",
		seat: t,
		spaces: a
	});
}
function wn(e, t, n, r, i) {
	n.used.push(r), i.tell({
		e: "usedVillageCard",
		seat: t,
		card: r
	}), an(e, t, "village", [...qt(O(r).immediate), ...Nt(n, "useVillageCard", -1)], i);
}
function Tn(e, t, n, r, i) {
	n.objectives.length >= Kt(n) ? e.stack.push({
		f: "replaceObjective",
		card: r
	}) : (n.objectives.push(r), i.tell({
		e: "keptVillageCard",
		seat: t,
		card: r,
		instead: -1
	}));
}
function En(e, t, n, r, i, a, o) {
	rn(n.objectives, i), e.villageDiscard.push(i), n.objectives.push(r), o.tell({
		e: "keptVillageCard",
		seat: t,
		card: r,
		instead: i
	}), nn(e, a, o);
}
// games/tribes-of-the-wind/rules/path.ts
var Dn = (e, t) => {
	let n = e.tiles[t];
	return n < 0 ? -1 : D(n).color;
};
function On(e) {
	let { path: t } = k(e.tribe);
	for (let n = 0; n < w; n++) if (Dn(e, n) === t[0] && kn(e, t, n, 1, 1 << n)) return !0;
	return !1;
}
function kn(e, t, n, r, i) {
	if (r === t.length) return !0;
	for (let a of I[n]) if (!(i & 1 << a) && Dn(e, a) === t[r] && kn(e, t, a, r + 1, i | 1 << a)) return !0;
	return !1;
}
function An(e) {
	let { path: t } = k(e.tribe), n = null, r = -1, i = [], a = (n) => {
		let r = Dn(e, n);
		return r === -1 || r === t[i.length];
	}, o = (s, c) => {
		if (!a(s)) return;
		let l = c + (Dn(e, s) === -1 ? 0 : 1);
		if (i.push(s), i.length === t.length) l > r && (r = l, n = i.slice());
		else for (let e of I[s]) i.includes(e) || o(e, l);
		i.pop();
	};
	for (let e = 0; e < w; e++) o(e, 0);
	if (n === null) return null;
	let s = n;
	return {
		spaces: s,
		placed: s.map((t) => Dn(e, t) !== -1),
		matches: r
	};
}
// games/tribes-of-the-wind/rules/flow.ts
function jn(e, t, n) {
	for (; e.phase !== "over";) {
		let r = e.stack[e.stack.length - 1];
		if (r === void 0) Rn(e, n);
		else if (Nn(e, r)) return;
		else In(e, r, t, n);
	}
}
var Mn = (e) => e.players[e.active];
function Nn(e, t) {
	let n = Mn(e);
	switch (t.f) {
		case "played": return !1;
		case "effects": return cn(t.list) === 2;
		case "move":
		case "catapult": return t.left > 0;
		case "clean": return t.left > 0 && Fn(n);
		case "mix": return t.left > 0 && (t.units.some((e) => e !== "clean") || Fn(n));
		case "chooseTemple": return n.unplaced.length > 0 && xn(n);
		case "takeVillageCard": return e.villageDisplay.length > 0;
		case "draw": return n.rack.length < S.handSize && e.elementDisplay.length + e.elementDeck.length > 0;
		case "leader": return Pn(n, t.condition);
		default: return !0;
	}
}
function Pn(e, t) {
	if (t === "path" ? e.pathSpent : e.specialSpent) return !1;
	let { leaders: n, special: r } = k(e.tribe);
	return e.leaders.length >= S.maxLeaders || e.leaders.length >= n.length ? !1 : t === "path" ? On(e) : Et(e, r);
}
function Fn(e) {
	for (let t = 0; t < w; t++) if (e.pollution[t] > 0) return !0;
	return !1;
}
function In(e, t, n, r) {
	switch (t.f) {
		case "effects":
			if (t.list.length > 0) {
				ln(e, e.active, t, 0);
				return;
			}
			break;
		case "played":
			e.elementDiscard.push(t.card);
			break;
		case "chooseTemple":
			r.tell({
				e: "skipped",
				seat: e.active,
				what: "temple"
			});
			break;
		case "draw": Ln(e, n, r);
	}
	e.stack.pop();
}
function Ln(e, t, n) {
	if (e.blind === 0) return;
	let r = Mn(e);
	n.whisper([e.active], {
		e: "faces",
		seat: e.active,
		cards: r.rack.slice(r.rack.length - e.blind)
	}), n.commit(), e.blind = 0, en(e, t, n);
}
function Rn(e, t) {
	let n = e.active === e.players.length - 1;
	e.phase === "setup" ? n ? (e.phase = "play", Bn(e, 1, t)) : zn(e, e.active + 1, t) : n ? e.round === e.lastRound ? (e.phase = "over", t.tell({ e: "over" })) : Bn(e, e.round + 1, t) : Vn(e, e.active + 1, t);
}
function zn(e, t, n) {
	e.active = t;
	let r = Pe + t;
	n.tell({
		e: "startTile",
		seat: t,
		tile: r
	}), an(e, t, "start", qt(D(r).start ?? []), n);
}
function Bn(e, t, n) {
	e.round = t, n.tell({
		e: "round",
		round: t,
		last: t === e.lastRound
	}), Vn(e, 0, n);
}
function Vn(e, t, n) {
	e.active = t, e.stack.push({
		f: "leader",
		condition: "special"
	}, {
		f: "leader",
		condition: "path"
	}, { f: "draw" }, { f: "action" }), n.tell({
		e: "turn",
		seat: t,
		round: e.round
	});
}
// games/tribes-of-the-wind/rules/apply.ts
function Hn(e, t, n, r, i) {
	Wn(e, t, e.players[t], n, r, i), jn(e, r, i);
}
function K(e, t) {
	let n = e.stack.pop();
	if (n?.f !== t) throw Error(`${t} is not asked`);
	return n;
}
function Un(e) {
	let t = e.stack[e.stack.length - 1];
	if (t === void 0) throw Error("nothing is asked");
	return t;
}
function Wn(e, t, n, r, i, a) {
	switch (r.do) {
		case "play":
			Gn(e, t, n, j(r.card), r.row - 1, a);
			return;
		case "placeTemple": {
			K(e, "action"), e.stack.push({
				f: "chooseTemple",
				free: !1
			});
			let t = Gt(n);
			t > 0 && e.stack.push({
				f: "discard",
				n: t,
				temple: !0
			});
			return;
		}
		case "discardThree":
			K(e, "action"), e.stack.push({
				f: "discard",
				n: S.templeCost,
				temple: !1
			});
			return;
		case "build":
			K(e, "action"), Sn(e, t, n, z(r.space), a);
			return;
		case "discard":
			K(e, "discard"), Kn(e, t, n, r.cards.map(j), a);
			return;
		case "temple": {
			let { free: t } = K(e, "chooseTemple");
			e.stack.push({
				f: "templeTile",
				temple: Ue(n.tribe, r.temple),
				free: t
			});
			return;
		}
		case "templeOn":
			qn(e, t, n, K(e, "templeTile").temple, z(r.space), a);
			return;
		case "effect":
			ln(e, t, Un(e), r.index);
			return;
		case "step":
			Jn(e), Yn(n, R(r.from), R(r.to)), a.tell({
				e: "moved",
				seat: t,
				from: R(r.from),
				to: R(r.to)
			});
			return;
		case "fly":
			Jn(e), Yn(n, R(r.from), R(r.to)), a.tell({
				e: "flew",
				seat: t,
				from: R(r.from),
				to: R(r.to)
			});
			return;
		case "clean":
			Jn(e), Zt(e, n, z(r.space)), a.tell({
				e: "cleaned",
				seat: t,
				space: z(r.space)
			});
			return;
		case "takeWater":
			Jn(e), Jt(e, n, 1), a.tell({
				e: "gained",
				seat: t,
				water: 1
			});
			return;
		case "forest": {
			let { cost: t } = K(e, "forest");
			Yt(e, n, t), e.stack.push({
				f: "forestSpace",
				tile: Be(r.tile),
				cost: t
			});
			return;
		}
		case "plant":
			Xn(e, t, n, K(e, "forestSpace"), z(r.space), a);
			return;
		case "takeVillageCard": {
			K(e, "takeVillageCard");
			let n = Ve(r.card);
			rn(e.villageDisplay, n), e.stack.push({
				f: "villageCardUse",
				card: n
			}), a.tell({
				e: "tookVillageCard",
				seat: t,
				card: n
			}), nn(e, i, a);
			return;
		}
		case "useNow":
			wn(e, t, n, K(e, "villageCardUse").card, a);
			return;
		case "keep":
			Tn(e, t, n, K(e, "villageCardUse").card, a);
			return;
		case "replace":
			En(e, t, n, K(e, "replaceObjective").card, Ve(r.card), i, a);
			return;
		case "draw": {
			let [i] = e.elementDisplay.splice(r.position - 1, 1);
			Zn(e, t, n, i, !1, a);
			return;
		}
		case "drawDeck":
			Zn(e, t, n, $t(e, i, a), !0, a), a.commit();
			return;
		case "leader":
			Qn(e, t, n, We(n.tribe, r.leader), a);
			return;
		case "done":
			e.stack.pop();
			return;
		case "decline":
			$n(e, t, a);
			return;
	}
}
function Gn(e, t, n, r, i, a) {
	K(e, "action"), rn(n.rack, r), e.stack.push({
		f: "played",
		card: r,
		row: i
	}), a.tell({
		e: "played",
		seat: t,
		card: r,
		row: i
	});
	let o = E(r).rows[i]?.effects ?? [];
	an(e, t, "card", [...qt(n.leaders.length === 0 ? o : o.map((e) => It(n, e))), ...Nt(n, "playCard", T[r])], a);
}
function Kn(e, t, n, r, i) {
	for (let t of r) rn(n.rack, t), e.elementDiscard.push(t);
	i.tell({
		e: "discarded",
		seat: t,
		cards: r
	});
}
function qn(e, t, n, r, i, a) {
	rn(n.unplaced, r), n.temple[i] = r, a.tell({
		e: "templePlaced",
		seat: t,
		tribe: n.tribe,
		temple: r,
		space: i
	}), an(e, t, "temple", [...qt(k(n.tribe).temples[r]?.effects ?? []), ...Nt(n, "placeTemple", -1)], a);
}
function Jn(e) {
	let t = Un(e);
	"left" in t && t.left--;
}
function Yn(e, t, n) {
	t === M ? e.capital-- : e.riders[t] = e.riders[t] - 1, n === M ? e.capital++ : e.riders[n] = e.riders[n] + 1;
}
function Xn(e, t, n, { tile: r, cost: i }, a, o) {
	n.tiles[a] = r, o.tell({
		e: "planted",
		seat: t,
		tile: r,
		space: a,
		cost: i
	}), e.forestDisplay.includes(r) ? rn(e.forestDisplay, r) : (e.forestStack.pop(), e.forestStack.length > 0 && o.commit()), tn(e, o);
}
function Zn(e, t, n, r, i, a) {
	n.rack.push(r), e.blind++, a.tell({
		e: "drew",
		seat: t,
		color: T[r],
		deck: i
	});
}
function Qn(e, t, n, r, i) {
	let { condition: a } = K(e, "leader");
	a === "path" ? n.pathSpent = !0 : n.specialSpent = !0, n.leaders.push(r), i.tell({
		e: "leaderOut",
		seat: t,
		tribe: n.tribe,
		leader: r,
		condition: a
	}), an(e, t, "leader", Pt(n, r), i);
}
function $n(e, t, n) {
	let r = e.stack.pop();
	r?.f === "leader" ? n.tell({
		e: "leaderDeclined",
		seat: t,
		condition: r.condition
	}) : r?.f === "forest" || r?.f === "catapult" ? n.tell({
		e: "skipped",
		seat: t,
		what: r.f
	}) : r?.f === "chooseTemple" && n.tell({
		e: "skipped",
		seat: t,
		what: "temple"
	});
}
// games/tribes-of-the-wind/rules/copy.ts
function er(e) {
	return {
		tribe: e.tribe,
		water: e.water,
		capital: e.capital,
		riders: e.riders.slice(),
		tiles: e.tiles.slice(),
		village: e.village.slice(),
		pollution: e.pollution.slice(),
		temple: e.temple.slice(),
		unplaced: e.unplaced.slice(),
		treehouses: e.treehouses,
		objectives: e.objectives.slice(),
		used: e.used.slice(),
		leaders: e.leaders.slice(),
		pathSpent: e.pathSpent,
		specialSpent: e.specialSpent
	};
}
function tr(e) {
	return {
		tribe: e.tribe,
		water: e.water,
		capital: e.capital,
		riders: e.riders.slice(),
		tiles: e.tiles.slice(),
		village: e.village.slice(),
		pollution: e.pollution.slice(),
		temple: e.temple.slice(),
		unplaced: e.unplaced.slice(),
		treehouses: e.treehouses,
		objectives: e.objectives.slice(),
		used: e.used.slice(),
		leaders: e.leaders.slice(),
		pathSpent: e.pathSpent,
		specialSpent: e.specialSpent,
		rack: e.rack.slice()
	};
}
function nr(e) {
	return e.f === "effects" ? {
		f: "effects",
		source: e.source,
		list: e.list.slice()
	} : { ...e };
}
function rr(e) {
	let t = [];
	for (let n of e) t.push(nr(n));
	return t;
}
function ir(e) {
	let t = [];
	for (let n of e.players) t.push(tr(n));
	return {
		phase: e.phase,
		round: e.round,
		active: e.active,
		players: t,
		forestDisplay: e.forestDisplay.slice(),
		forestStack: e.forestStack.slice(),
		villageDisplay: e.villageDisplay.slice(),
		villageDeck: e.villageDeck.slice(),
		villageDiscard: e.villageDiscard.slice(),
		elementDisplay: e.elementDisplay.slice(),
		elementDeck: e.elementDeck.slice(),
		elementDiscard: e.elementDiscard.slice(),
		shuffles: e.shuffles,
		shuffled: e.shuffled.slice(),
		blind: e.blind,
		endTile: e.endTile,
		lastRound: e.lastRound,
		lastBuilt: e.lastBuilt,
		supply: {
			water: e.supply.water,
			pollution: e.supply.pollution
		},
		stack: rr(e.stack)
	};
}
// games/tribes-of-the-wind/rules/moves.ts
var ar = {
	play: {
		card: "word",
		row: "int"
	},
	placeTemple: {},
	build: { space: "word" },
	discardThree: {},
	discard: { cards: "words" },
	temple: { temple: "word" },
	templeOn: { space: "word" },
	effect: { index: "int" },
	step: {
		from: "word",
		to: "word"
	},
	clean: { space: "word" },
	takeWater: {},
	fly: {
		from: "word",
		to: "word"
	},
	forest: { tile: "word" },
	plant: { space: "word" },
	takeVillageCard: { card: "word" },
	useNow: {},
	keep: {},
	replace: { card: "word" },
	draw: { position: "int" },
	drawDeck: {},
	leader: { leader: "word" },
	done: {},
	decline: {}
}, or = (e, t) => e.map(t), sr = { do: "placeTemple" }, cr = { do: "discardThree" }, lr = { do: "takeWater" }, ur = { do: "useNow" }, dr = { do: "keep" }, fr = { do: "drawDeck" }, pr = { do: "done" }, mr = { do: "decline" }, hr = v.map((e) => e.rows.map((t, n) => ({
	do: "play",
	card: e.id,
	row: n + 1
}))), gr = or(L, (e) => ({
	do: "build",
	space: e
})), _r = or(L, (e) => ({
	do: "templeOn",
	space: e
})), vr = or(L, (e) => ({
	do: "plant",
	space: e
})), yr = or(L, (e) => ({
	do: "clean",
	space: e
})), br = L.map((e) => or(L, (t) => ({
	do: "step",
	from: e,
	to: t
}))), xr = L.map((e) => or(L, (t) => ({
	do: "fly",
	from: e,
	to: t
}))), Sr = Me.map((e) => ({
	do: "forest",
	tile: e.id
})), Cr = y.map((e) => ({
	do: "takeVillageCard",
	card: e.id
})), wr = y.map((e) => ({
	do: "replace",
	card: e.id
})), Tr = Array.from({ length: S.elementDisplay }, (e, t) => ({
	do: "draw",
	position: t + 1
})), Er = b.map((e) => e.temples.map((e) => ({
	do: "temple",
	temple: e.id
}))), Dr = b.map((e) => e.leaders.map((e) => ({
	do: "leader",
	leader: e.id
}))), Or = [], kr = (e, t) => hr[e]?.[t], Ar = (e) => gr[e], jr = (e) => _r[e], Mr = (e) => vr[e], Nr = (e) => yr[e], Pr = (e, t) => br[e]?.[t], Fr = (e, t) => xr[e]?.[t], Ir = (e) => Sr[e], Lr = (e) => Cr[e], Rr = (e) => wr[e], zr = (e) => Tr[e], Br = (e, t) => Er[e]?.[t], Vr = (e, t) => Dr[e]?.[t];
function Hr(e) {
	for (let t = Or.length; t <= e; t++) Or.push({
		do: "effect",
		index: t
	});
	return Or[e];
}
// games/tribes-of-the-wind/rules/requirements.ts
var q = (e, t) => e[t], Ur = (e, t) => q(e.own, t) + q(e.bonus, t);
function Wr(e, t, n) {
	switch (e) {
		case "one": return t || n;
		case "both": return t && n;
		case "left": return t;
		case "right": return n;
	}
}
var Gr = (e, t) => Ur(t, e.color) >= e.min, Kr = (e, t) => q(t.own, e.color) === 0, qr = (e, t) => {
	for (let e = 0; e < Ne; e++) if (Ur(t, e) < 1) return !1;
	return !0;
}, Jr = (e, t) => Wr(e.who, q(t.left, e.color) >= e.min, q(t.right, e.color) >= e.min), Yr = (e, t) => Wr(e.who, Ur(t, e.color) > q(t.left, e.color), Ur(t, e.color) > q(t.right, e.color)), Xr = (e, t) => Wr(e.who, q(t.own, e.color) < q(t.left, e.color), q(t.own, e.color) < q(t.right, e.color)), Zr = (e, t) => Ur(t, e.color) + q(t.left, e.color) + q(t.right, e.color) >= e.min;
function Qr(e, t) {
	switch (e.kind) {
		case "own": return Gr(e, t);
		case "ownNone": return Kr(e, t);
		case "ownAllColors": return qr(e, t);
		case "neighbour": return Jr(e, t);
		case "more": return Yr(e, t);
		case "fewer": return Xr(e, t);
		case "group": return Zr(e, t);
	}
}
var $r = () => Array.from({ length: Ne }, () => 0);
function ei(e) {
	let t = $r();
	for (let n of e) t[n] = t[n] + 1;
	return t;
}
function ti(e) {
	let t = $r();
	for (let n = 0; n < e.length; n++) {
		let r = T[e[n]];
		t[r] = t[r] + 1;
	}
	return t;
}
function ni(e, t) {
	return t === 2 ? {
		left: 1 - e,
		right: -1
	} : {
		left: (e + 1) % t,
		right: (e + t - 1) % t
	};
}
var ri = (e) => $r().map((t, n) => zt(e, n)), ii = $r();
function ai(e, t) {
	let n = e.players[t], { left: r, right: i } = ni(t, e.players.length);
	return {
		own: ti(n.rack),
		left: ti(e.players[r].rack),
		right: i >= 0 ? ti(e.players[i].rack) : oi(e),
		bonus: n.leaders.length === 0 ? ii : ri(n)
	};
}
function oi(e) {
	let t = ti(e.elementDisplay), n = e.elementDeck[e.elementDeck.length - 1];
	return n !== void 0 && (t[T[n]] = t[T[n]] + 1), t;
}
function si(e, t, n, r) {
	let { color: i, rows: a } = E(t);
	if (n === 0 && Ht(e, i)) return null;
	let o = a[n]?.require ?? [];
	for (let e = 0; e < o.length; e++) {
		let t = o[e];
		if (!Qr(t, r)) return t;
	}
	return null;
}
// games/tribes-of-the-wind/rules/decisions.ts
var ci = {
	action: "action",
	draw: "draw",
	leader: "leader",
	played: "played",
	discard: "discardCards",
	chooseTemple: "chooseTemple",
	templeTile: "templeTile",
	effects: "nextEffect",
	move: "moveStep",
	clean: "cleanStep",
	mix: "mixStep",
	catapult: "catapult",
	forest: "forestTile",
	forestSpace: "forestSpace",
	takeVillageCard: "takeVillageCard",
	villageCardUse: "villageCardUse",
	replaceObjective: "replaceObjective"
}, li = [];
function ui(e) {
	let t = e.stack[e.stack.length - 1];
	return e.phase === "over" || t === void 0 ? li : [{
		seat: e.active,
		kind: ci[t.f],
		options: fi(e, t),
		sealed: !1
	}];
}
var di = [ur, dr];
function fi(e, t) {
	let n = e.players[e.active];
	switch (t.f) {
		case "action": return mi(e, n);
		case "discard": return yi(n, t.n);
		case "chooseTemple": return bi(n, t);
		case "templeTile": return pi((e) => bn(n, e), jr);
		case "effects": return xi(t);
		case "move": return Si(n, []);
		case "clean": return [...Ci(n, []), pr];
		case "mix": return wi(n, t);
		case "catapult": return Ti(n);
		case "forest": return Ei(e, n, t);
		case "forestSpace": return pi((e) => gn(n, e), Mr);
		case "takeVillageCard": return e.villageDisplay.map(Lr);
		case "villageCardUse": return di;
		case "replaceObjective": return n.objectives.map(Rr);
		case "draw": return Di(e);
		case "leader": return Oi(n);
		case "played": throw Error("a played card asks nothing");
	}
}
function pi(e, t) {
	let n = [];
	for (let r = 0; r < w; r++) e(r) && n.push(t(r));
	return n;
}
function mi(e, t) {
	let n = [], r = ai(e, e.active);
	for (let e of t.rack) {
		let { rows: i } = E(e);
		for (let a = 0; a < i.length; a++) si(t, e, a, r) === null && n.push(kr(e, a));
	}
	hi(t) && n.push(sr);
	for (let e = 0; e < w; e++) t.riders[e] !== 0 && yn(t, e) && n.push(Ar(e));
	return gi(t) && n.push(cr), n;
}
var hi = (e) => e.unplaced.length > 0 && e.rack.length >= Gt(e) && xn(e), gi = (e) => (e.unplaced.length === 0 || !xn(e)) && e.rack.length >= S.templeCost, _i = /* @__PURE__ */ new Map();
function vi(e) {
	let t = e.join(), n = _i.get(t);
	return n === void 0 && (n = {
		do: "discard",
		cards: e.map((e) => v[e]?.id)
	}, _i.size < 5e4 && _i.set(t, n)), n;
}
function yi(e, t) {
	let n = [], r = [], i = (a) => {
		if (r.length === t) n.push(vi(r));
		else for (let n = a; n <= e.rack.length - (t - r.length); n++) r.push(e.rack[n]), i(n + 1), r.pop();
	};
	return i(0), n;
}
function bi(e, t) {
	let n = e.unplaced.map((t) => Br(e.tribe, t));
	return t.free && n.push(mr), n;
}
function xi(e) {
	let t = [];
	for (let n = 0; n < e.list.length; n++) sn(e.list, n) || t.push(Hr(n));
	return t;
}
function Si(e, t) {
	return hn(e, (e, n) => t.push(Pr(e, n))), t.push(pr), t;
}
function Ci(e, t) {
	for (let n = 0; n < w; n++) e.pollution[n] > 0 && t.push(Nr(n));
	return t;
}
function wi(e, t) {
	let n = [];
	return t.units.includes("water") && n.push(lr), t.units.includes("move") && hn(e, (e, t) => n.push(Pr(e, t))), t.units.includes("clean") && Ci(e, n), n.push(pr), n;
}
function Ti(e) {
	let t = [];
	if (e.capital > 0) for (let n = 0; n < w; n++) G(e, n) && t.push(Fr(M, n));
	for (let n = 0; n < w; n++) if (e.riders[n] !== 0) for (let r = 0; r < w; r++) r !== n && G(e, r) && t.push(Fr(n, r));
	return t.push(mr), t;
}
function Ei(e, t, n) {
	let r = [];
	if (t.water >= n.cost && vn(t)) {
		for (let t of e.forestDisplay) r.push(Ir(t));
		let t = e.forestStack[e.forestStack.length - 1];
		t !== void 0 && r.push(Ir(t));
	}
	return r.push(mr), r;
}
function Di(e) {
	let t = [];
	for (let n = 0; n < e.elementDisplay.length; n++) t.push(zr(n));
	return e.elementDeck.length > 0 && t.push(fr), t;
}
function Oi(e) {
	let t = [];
	for (let [n] of k(e.tribe).leaders.entries()) e.leaders.includes(n) || t.push(Vr(e.tribe, n));
	return t.push(mr), t;
}
// games/tribes-of-the-wind/rules/scoring.ts
var ki = (e, t) => e[Math.min(t, e.length - 1)] ?? 0, Ai = b.some((e) => e.leaders.some((e) => e.ability.kind === "endScore"));
function ji(e, t) {
	let n = 0;
	for (let t of e.objectives) n += Tt(e, O(t).objective);
	let r = {
		endTile: t ? C.endTile : 0,
		treehouses: Ot(e) * C.perTreehouse,
		temples: ki(C.templesTable, kt(e)),
		pollution: ki(C.pollutedSpacesTable, At(e)),
		tiles: ki(C.tilesTable, Dt(e)),
		objectives: n
	};
	return Ai && (r.leaders = Bt(e)), r;
}
function Mi(e, t) {
	let n = 0;
	for (let r of Object.values(ji(e, t))) n += r;
	return n;
}
function Ni(e) {
	let t = e.players.map((t, n) => {
		let r = ji(t, e.endTile === n);
		return {
			parts: r,
			total: Object.values(r).reduce((e, t) => e + t, 0),
			water: t.water
		};
	}), n = (e, t) => e.total > t.total || e.total === t.total && e.water > t.water, r = t.map((e) => ({
		total: e.total,
		parts: e.parts,
		rank: 1 + t.filter((t) => n(t, e)).length,
		tieBreak: [e.water]
	}));
	return {
		over: e.phase === "over",
		seats: r
	};
}
// games/tribes-of-the-wind/bot/flights.ts
var Pi = w + 1, Fi = 6;
function Ii(e) {
	let t = Ft(e), n = [], r = [];
	for (let i = 0; i < w; i++) {
		let a = [];
		if (n.push(a), G(e, i)) {
			for (let t of I[i]) G(e, t) && a.push(t);
			fn(e, i, t) && a.push(M), dn(e, i) && r.push(i);
		}
	}
	let i = [];
	for (let e = 0; e < w; e++) n[e]?.includes(M) && i.push(e);
	n.push(i);
	for (let e of r) for (let t of r) e !== t && !n[e]?.includes(t) && n[e]?.push(t);
	return n;
}
function Li(e, t) {
	let n = Array(Pi).fill(-1);
	n[t] = 0;
	let r = [t];
	for (let t = 0; t < r.length; t++) {
		let i = r[t];
		for (let t of e[i]) n[t] === -1 && (n[t] = n[i] + 1, r.push(t));
	}
	return n;
}
var Ri = (e) => [...e.riders, e.capital];
function zi(e, t, n) {
	let r = t, i = 0;
	for (let t = 0; t <= Fi && r > 0; t++) for (let a = 0; a < Pi && r > 0; a++) {
		let o = Math.min(r, n[a]);
		o !== 0 && Bi(e, a) === t && (r -= o, i += o * t, n[a] = n[a] - o);
	}
	return i + r * Fi;
}
var Bi = (e, t) => {
	let n = e[t];
	return n < 0 || n > Fi ? Fi : n;
};
function Vi(e) {
	let t = [];
	if (e.treehouses === 0) return t;
	let n = Ii(e);
	for (let r = 0; r < w; r++) {
		let i = e.tiles[r];
		if (i < 0 || e.village[r] === 1 || D(i).slots === 0) continue;
		let a = Wt(e, i), o = Li(n, r);
		t.push({
			space: r,
			need: a,
			steps: o,
			missing: zi(o, a, Ri(e))
		});
	}
	return t.sort((e, t) => e.missing - t.missing);
}
var Hi = {
	game: "tribes-of-the-wind",
	rulesVersion: 1,
	made: {
		how: "hand",
		when: "2026-11-16",
		games: 0,
		gate: "against level 2 as it was, two players, fresh seeds: 32 of 60 games won, 40.3 to 38.3 points"
	},
	values: {
		village: 6.5,
		finish: 2,
		turns: 4.6,
		race: 3,
		useful: 6,
		pace: .8,
		site: .78,
		step: .05,
		forest: .2,
		site1: 1,
		site2: .7,
		site3: .5,
		site4: .3,
		tile: .8,
		tileCost: 2.4,
		water: .33,
		plentyOfWater: .08,
		plenty: 11,
		space1: .9,
		space2: .6,
		space3: .3,
		token: .12,
		nearToken: .16,
		cleaning: 1.2,
		temple: 1.6,
		objective: .6,
		leader: 1,
		condition: .4,
		passing: .2,
		winning: 12,
		sure: 2,
		unsure: 1.2,
		rack: .35,
		next: .6
	}
}, Ui = Hi, J = Hi.values;
function Wi(e) {
	J = e;
}
// games/tribes-of-the-wind/bot/worth.ts
var Gi = {
	water: .35,
	move: .5,
	clean: .6
}, Ki = 3.6, qi = 1.8;
function Ji(e) {
	switch (e.kind) {
		case "water":
		case "move":
		case "clean": return Gi[e.kind] * e.n;
		case "mix": return Math.max(...e.of.map((e) => Gi[e])) * e.n;
		case "forest": return Math.max(.5, Ki - Gi.water * e.cost);
		case "catapult": return qi * e.n;
		case "temple": return 3;
	}
}
function Yi(e) {
	let t = 0;
	for (let n of e) t += Ji(n);
	return t;
}
var Xi = .4;
function Zi(e, t, n) {
	let r = 0, { rows: i } = E(t);
	for (let a = 0; a < i.length; a++) {
		let o = Yi(i[a]?.effects ?? []) * (si(e, t, a, n) === null ? 1 : Xi);
		o > r && (r = o);
	}
	return r;
}
var Qi = [
	1,
	.6,
	.4,
	.2,
	.1
];
function $i(e, t, n) {
	let r = t.map((t) => Zi(e, t, n)).sort((e, t) => t - e), i = 0;
	for (let e = 0; e < r.length; e++) i += r[e] * (Qi[e] ?? 0);
	return i;
}
// games/tribes-of-the-wind/bot/evaluate.ts
function ea(e, t) {
	return e.lastRound === 0 ? Infinity : e.lastRound - e.round + +(t > e.active);
}
function ta(e, t) {
	let n = e.players[t], r = ra(n), i = Ot(n), a = pa(n);
	return {
		points: Mi(n, e.endTile === t) + .01 * n.water - r,
		passing: r,
		villages: i,
		begun: a,
		turns: Math.max(0, J.turns * (i + n.treehouses - i - a)),
		means: {
			water: ma(n.water),
			land: ha(n),
			temples: ya(n),
			objectives: ba(n),
			leaders: Sa(n),
			rack: J.rack * $i(n, n.rack, ai(e, t))
		}
	};
}
var na = /* @__PURE__ */ new Set([
	"water",
	"ridersOnTiles",
	"ridersInCapital",
	"tilesWithRider",
	"cleanEmptySpaces"
]);
function ra(e) {
	let t = 0;
	for (let n of e.objectives) {
		let { objective: r } = O(n);
		na.has(r.metric) && (t += Tt(e, r));
	}
	return t;
}
var ia = (e) => e.players.map((t, n) => ta(e, n));
function aa(e, t, n) {
	if (e.lastRound > 0) return Math.max(0, ea(e, t));
	let r = Infinity;
	for (let e of n) r = Math.min(r, e.turns);
	return r + S.extraRounds;
}
function oa(e, t, n) {
	let r = n[t], i = aa(e, t, n), a = S.treehouses - r.villages, o = e.lastRound > 0 ? Math.min(i, r.begun) : r.begun + i / J.turns, s = Math.min(1, i / J.useful), c = i <= 0 ? 1 : J.passing;
	return {
		points: r.points + c * r.passing + (e.lastRound > 0 ? 0 : J.pace * i),
		villages: i <= 0 ? 0 : J.village * Math.min(a, o),
		ending: e.endTile >= 0 ? 0 : C.endTile * sa(r.turns, t, n),
		water: s * r.means.water,
		land: s * r.means.land,
		temples: s * r.means.temples,
		objectives: s * r.means.objectives,
		leaders: s * r.means.leaders,
		rack: s * r.means.rack
	};
}
function sa(e, t, n) {
	let r = 0;
	for (let i = 0; i < n.length; i++) {
		let a = i === t ? e : n[i].turns;
		r += Math.exp((e - a) / J.race);
	}
	return 1 / r;
}
function ca(e, t, n) {
	let r = oa(e, t, n);
	return r.points + r.villages + r.ending + r.water + r.land + r.temples + r.objectives + r.leaders + r.rack;
}
function la(e) {
	let t = ia(e);
	return t.map((n, r) => ca(e, r, t));
}
function ua(e, t, n) {
	let r = -Infinity;
	for (let i = 0; i < n.length; i++) i !== t && (r = Math.max(r, ca(e, i, n)));
	let i = ca(e, t, n) - r;
	return i + J.winning * Math.tanh(i / (J.sure + J.unsure * aa(e, t, n)));
}
var da = 4, fa = (e) => [
	J.site1,
	J.site2,
	J.site3,
	J.site4
][e] ?? 0;
function pa(e) {
	let t = Vi(e), n = Ri(e), r = 0;
	for (let i = 0; i < t.length && i < da && i < e.treehouses; i++) {
		let e = t[i];
		r += fa(i) * Math.max(J.forest, J.site - J.step * zi(e.steps, e.need, n)), n[M] = n[M] + e.need;
	}
	return r;
}
var ma = (e) => J.water * Math.min(e, J.plenty) + J.plentyOfWater * Math.max(0, e - J.plenty);
function ha(e) {
	let t = 0, n = 0;
	for (let r = 0; r < w; r++) {
		if (G(e, r)) {
			n += J.tile;
			continue;
		}
		let i = e.pollution[r];
		n -= J.token * i, i === 0 ? gn(e, r) && t++ : I[r].some((t) => G(e, t)) && (n -= J.nearToken * i);
	}
	return n += (t > 0 ? J.space1 : 0) + (t > 1 ? J.space2 : 0) + (t > 2 ? J.space3 : 0), n + ga(e) + _a(e);
}
function ga(e) {
	let t = [];
	for (let n = 0; n < w; n++) e.pollution[n] > 0 && t.push(e.pollution[n]);
	t.sort((e, t) => e - t);
	let n = C.pollutedSpacesTable, r = va(n, t.length), i = r, a = 0;
	for (let e = 1; e <= t.length; e++) a += t[e - 1], i = Math.max(i, va(n, t.length - e) - J.cleaning * a);
	return i - r;
}
function _a(e) {
	let t = Dt(e), n = va(C.tilesTable, t), r = n;
	for (let e = t + 1; e <= w; e++) r = Math.max(r, va(C.tilesTable, e) - J.tileCost * (e - t));
	return r - n;
}
var va = (e, t) => e[Math.min(t, e.length - 1)] ?? 0, ya = (e) => J.temple * (S.temples - e.unplaced.length);
function ba(e) {
	let t = 0;
	for (let n of e.objectives) t += xa(e, O(n).objective);
	return t;
}
function xa(e, t) {
	let n = H(e, t), r = Tt(e, t), i = 0;
	for (let e of t.tiers) {
		if (e.vp <= r || U(n, t.op, e.at) || na.has(t.metric)) continue;
		let a = t.op === "atLeast" ? n / e.at : Math.max(0, 1 - (n - e.at) / (e.at + 10));
		i = Math.max(i, J.objective * a * a * (e.vp - r));
	}
	return i;
}
function Sa(e) {
	let t = 0;
	for (let n of e.leaders) t += J.leader * (1 + Ca(e, A(e.tribe, n).ability));
	!e.pathSpent && On(e) && (t += J.condition);
	let { special: n } = k(e.tribe);
	return !e.specialSpent && U(H(e, n), n.op, n.at) && (t += J.condition), t;
}
function Ca(e, t) {
	switch (t.kind) {
		case "trigger": {
			let n = Yi(t.effects);
			return t.on === "playCard" ? 4.5 * n : t.on === "placeTemple" ? e.unplaced.length * n : (t.on === "buildVillage" ? 1 : .5) * e.treehouses * n;
		}
		case "immediate": return 0;
		case "slotDiscount": return 1.5 * e.treehouses;
		case "noVillagePollution": return .8 * e.treehouses;
		case "substitute":
		case "freeFirstRow": return 3;
		case "forestDiscount": return 2.5;
		case "countBonus": return 2;
		case "templeAdjacency": return 2;
		case "templeDiscount": return .5 * e.unplaced.length;
		case "diagonalPlacement":
		case "extraObjectiveSlot": return 1;
		case "endScore": return t.max / 2;
	}
}
// games/tribes-of-the-wind/bot/policy.ts
function wa(e, t, n) {
	let r = e.players[t.seat];
	switch (t.kind) {
		case "action": return Ea(e, r, t.options, n);
		case "moveStep":
		case "mixStep":
		case "catapult": return Oa(r, t.options);
		case "cleanStep": return X(t.options, (e) => e.do === "clean" ? Aa(r, z(e.space)) : -99);
		case "forestTile": return X(t.options, (e) => e.do === "forest" ? -D(Be(e.tile)).slots + Y(n) : -99);
		case "forestSpace": return X(t.options, (e) => e.do === "plant" ? ja(r, z(e.space)) + Y(n) : 0);
		case "takeVillageCard": return X(t.options, (e) => e.do === "takeVillageCard" ? Tt(r, O(Ve(e.card)).objective) + Y(n) : 0);
		case "draw": return X(t.options, (t) => t.do === "draw" ? Ma(e, r, t.position) + Y(n) : .5);
		case "nextEffect": return X(t.options, (e) => e.do === "effect" ? -e.index : -99);
		case "leader":
		case "chooseTemple": return X(t.options, (e) => e.do === "decline" ? -1 : Y(n));
		default: return n.int("policy", t.options.length);
	}
}
var Ta = 1 << 20, Y = (e) => e.int("policy", Ta) / Ta;
function X(e, t) {
	let n = 0, r = -Infinity;
	for (let i = 0; i < e.length; i++) {
		let a = t(e[i]);
		a > r && (r = a, n = i);
	}
	return n;
}
function Ea(e, t, n, r) {
	let i = Vi(t), a = vn(t);
	return X(n, (n) => {
		if (n.do === "build") return 100;
		if (n.do === "placeTemple") return 3 + Y(r);
		if (n.do !== "play") return 0;
		let o = E(j(n.card)).rows[n.row - 1]?.effects ?? [], s = t.water;
		for (let e of o) e.kind === "water" && (s += e.n);
		let c = Y(r);
		for (let n of o) c += Da(e, t, n, s, i, a) ? Ji(n) : 0;
		return c;
	});
}
function Da(e, t, n, r, i, a) {
	switch (n.kind) {
		case "forest": return a && r >= Rt(t, n.cost) && e.forestDisplay.length > 0;
		case "move":
		case "catapult": return (i[0]?.missing ?? 0) > 0;
		case "temple": return t.unplaced.length > 0 && xn(t);
		default: return !0;
	}
}
function Oa(e, t) {
	let n = Vi(e).find((e) => e.missing > 0);
	return X(t, (t) => {
		if (t.do === "takeWater") return .2;
		if (t.do === "clean") return .1 + Aa(e, z(t.space)) / 100;
		if (t.do !== "step" && t.do !== "fly") return 0;
		if (n === void 0) return -1;
		let r = R(t.from), i = R(t.to);
		if (r === n.space || i === n.space && e.riders[i] >= n.need) return -1;
		let a = n.steps[r], o = n.steps[i], s = (a < 0 ? ka : a) - (o < 0 ? ka : o);
		return s <= 0 ? -1 : s + (r === M ? 0 : .5) - o / 10;
	});
}
var ka = 9;
function Aa(e, t) {
	return (ja(e, t) > 0 ? 2 : 0) - e.pollution[t];
}
function ja(e, t) {
	let n = 0;
	for (let r of I[t]) r < w && G(e, r) && n++;
	return n;
}
function Ma(e, t, n) {
	let r = T[e.elementDisplay[n - 1]], i = 0;
	for (let e of t.rack) T[e] === r && i++;
	return i / 3;
}
// games/tribes-of-the-wind/bot/sensible.ts
function Na(e, t) {
	let { options: n } = t, r = e.players[t.seat], i = Pa(e, r, t);
	return i.length > 0 ? i : n.slice(-1);
}
function Pa(e, t, { kind: n, options: r }) {
	switch (n) {
		case "action": {
			let n = r.filter((e) => e.do === "build");
			if (n.length > 0) return n;
			let i = r.filter((n) => n.do === "placeTemple" || n.do === "play" && Ia(e, t, n));
			return i.length > 0 ? i : r;
		}
		case "moveStep":
		case "catapult":
		case "mixStep":
		case "cleanStep": {
			let e = Vi(t);
			return r.filter((n) => Fa(t, e, n));
		}
		case "villageCardUse": return r.filter((n) => n.do !== "useNow" || za(e, t));
		default: {
			let e = r.filter((e) => e.do !== "decline" && e.do !== "done");
			return e.length > 0 ? e : r;
		}
	}
}
function Fa(e, t, n) {
	if (n.do === "takeWater" || n.do === "clean") return !0;
	if (n.do !== "step" && n.do !== "fly") return !1;
	let r = R(n.from), i = R(n.to);
	if (i === M) return !1;
	let a = t.findIndex((t) => t.space === r && e.riders[r] <= t.need);
	return t.some((t, n) => {
		if (a >= 0 && n >= a) return !1;
		let o = t.space === i && e.riders[i] >= t.need, s = t.steps[r], c = t.steps[i];
		return !o && c >= 0 && (s < 0 || c < s);
	});
}
function Ia(e, t, n) {
	let r = E(j(n.card)).rows[n.row - 1]?.effects ?? [], i = r.reduce((e, t) => e + (t.kind === "water" ? t.n : 0), t.water);
	return r.some((n) => La(e, t, n, i));
}
function La(e, t, n, r) {
	switch (n.kind) {
		case "water": return !0;
		case "clean": return Ra(t);
		case "mix": return n.of.includes("water") || n.of.some((i) => La(e, t, {
			kind: i,
			n: n.n
		}, r));
		case "forest": return r >= n.cost && vn(t) && e.forestDisplay.length + e.forestStack.length > 0;
		case "temple": return t.unplaced.length > 0 && xn(t);
		case "move":
		case "catapult": return Vi(t).some((e) => e.missing > 0);
	}
}
function Ra(e) {
	for (let t = 0; t < w; t++) if (e.pollution[t] > 0) return !0;
	return !1;
}
function za(e, t) {
	let n = e.stack.at(-1);
	return n?.f !== "villageCardUse" || O(n.card).immediate.some((n) => La(e, t, n, t.water));
}
// games/tribes-of-the-wind/bot/brain.ts
var Ba = 60, Va = /* @__PURE__ */ new Set([
	"forestSpace",
	"templeTile",
	"villageCardUse",
	"replaceObjective"
]), Ha = (e) => e.stack.at(-1)?.f ?? null;
function Ua(e, t, n, r) {
	let i = ir(e);
	return Hn(i, t, n, r, a), i;
}
function Wa(e, t, n) {
	let r = n.slice();
	return r[t] = ta(e, t), ua(e, t, r);
}
function Ga(e, t, n, r) {
	let i = Ha(e);
	if (e.active !== t || i === null || !Va.has(i)) return Wa(e, t, r);
	let a = -Infinity;
	for (let i of ui(e)[0]?.options ?? []) a = Math.max(a, Ga(Ua(e, t, i, n), t, n, r));
	return a;
}
var Ka = [
	"clean",
	"forest",
	"temple",
	"mix",
	"move",
	"catapult"
];
function qa(e, t) {
	let n = e.stack.at(-1);
	return n?.f !== "effects" || t.do !== "effect" ? Ka.length : Ka.indexOf(n.list[t.index]?.effect.kind ?? "catapult");
}
var Ja = (e, t) => t.reduce((t, n) => qa(e, n) < qa(e, t) ? n : t), Ya = .3;
function Xa(e, t, n, r) {
	let i = e;
	for (let e = 0; e < Ba; e++) {
		let e = Ha(i);
		if (i.phase === "over" || i.active !== t || e === "draw" || e === "leader" || e === "action") break;
		let [a] = ui(i);
		if (a === void 0) break;
		let o = null, s = -Infinity;
		for (let c of e === "effects" ? [Ja(i, a.options)] : a.options) {
			let e = Ua(i, t, c, n), a = Ga(e, t, n, r);
			a > s && (s = a, o = e);
		}
		if (o === null) break;
		i = o;
	}
	return i;
}
var Za = (e, t, n, r) => Wa(Xa(e, t, n, r), t, r);
function Qa(e, t, n, r) {
	let i = Xa(e, t, n, r), a = Wa(i, t, r);
	if (J.next === 0 || i.phase !== "play" || ea(i, t) <= 0) return a;
	let o = ir(i);
	o.active = t, o.stack = [{ f: "action" }];
	let s = a;
	for (let e of ui(o)[0]?.options ?? []) (e.do === "play" || e.do === "build") && (s = Math.max(s, Za(Ua(o, t, e, n), t, n, r)));
	return a + J.next * (s - a);
}
var $a = /* @__PURE__ */ new Set([
	"moveStep",
	"cleanStep",
	"mixStep",
	"catapult",
	"leader"
]);
function eo(e, t, n) {
	let { seat: r, kind: i, options: a } = t;
	if (i === "draw") return ro(e, r, a);
	if (i === "discardCards") return to(e, r, a);
	let o = ia(e);
	return a.map((t) => {
		let a = Ua(e, r, t, n);
		return $a.has(i) ? Wa(a, r, o) - (t.do === "done" || t.do === "decline" ? Ya : 0) : i === "nextEffect" ? Za(a, r, n, o) - Ya * qa(e, t) : i === "action" ? Qa(a, r, n, o) + (t.do === "build" ? J.finish : 0) : Za(a, r, n, o);
	});
}
function to(e, t, n) {
	let r = e.players[t];
	return n.map((n) => {
		if (n.do !== "discard") return 0;
		let i = n.cards.map(j), a = r.rack.filter((e) => !i.includes(e));
		return $i(r, a, no(ai(e, t), a));
	});
}
var no = (e, t) => {
	let n = _.map(() => 0);
	for (let e of t) n[T[e]] = (n[T[e]] ?? 0) + 1;
	return {
		...e,
		own: n
	};
};
function ro(e, t, n) {
	let r = e.players[t], i = ai(e, t), a = r.rack.slice(0, r.rack.length - (t === e.active ? e.blind : 0)), o = io(r);
	return n.map((t) => {
		let n = t.do === "draw" ? e.elementDisplay[t.position - 1] : e.elementDeck.at(-1), s = n === void 0 ? 0 : T[n], c = i.own.slice();
		return c[s] = c[s] + 1, $i(r, a, {
			...i,
			own: c
		}) + (o[s] ?? 0);
	});
}
function io(e) {
	let t = Vi(e), n = _n(e).length, r = Math.max(0, ao - t.length), i = {
		blue: e.water < 5 ? .8 + .3 * r : e.water < 11 ? .4 : 0,
		yellow: t.length === 0 ? .2 : 1 + .05 * (t[0]?.missing ?? 0),
		red: n === 0 ? .6 + .6 * r : n === 1 ? .7 : .4,
		green: n > 0 && e.water >= 4 ? .4 + 1.1 * r : .4 + .4 * r
	};
	return _.map((e) => i[e.id] ?? 0);
}
var ao = 2, oo = r({
	sensible: Na,
	rate: eo,
	temperature: .03,
	evaluate: la,
	policy: wa,
	turn: (e) => e.phase === "over" ? (e.round + 1) * e.players.length : e.round * e.players.length + e.active,
	horizon: 4,
	features: (e, t) => ({ ...oa(e, t, ia(e)) })
}, Ui, Wi), so = {
	id: "tribes-of-the-wind",
	title: {
		de: "Tribes of the Wind",
		en: "Tribes of the Wind"
	},
	tagline: {
		de: "Reinige das Land, pflanze Wälder und fliege mit deinen Windreitern neue Dörfer an",
		en: "Clean the land, plant forests and fly your windriders to new villages"
	},
	seats: [
		2,
		3,
		4,
		5
	],
	minutes: [40, 90],
	weight: 3,
	planning: .6,
	credit: {
		author: "Joachim Thôme",
		year: 2022,
		publisher: "La Boîte de Jeu"
	},
	ours: {
		de: "Der Ablauf und die Wertung sind die des Originals. **Die einzelnen Karten, Anführer und Tempelwerte sind von uns**: Die gedruckten sind nicht öffentlich.",
		en: "Course of play and scoring are those of the original. **The single cards, leaders and temple values are ours**: the printed ones are not public."
	}
};
// games/tribes-of-the-wind/rules/census.ts
function co(e) {
	let t = {}, n = (e, n = 1) => {
		t[e] = (t[e] ?? 0) + n;
	}, r = (e, t) => {
		for (let r of t) r >= 0 && n(e[r]?.id ?? `unknown ${r}`);
	};
	r(v, [
		...e.elementDeck,
		...e.elementDisplay,
		...e.elementDiscard
	]), r(Me, [...e.forestDisplay, ...e.forestStack]), r(y, [
		...e.villageDeck,
		...e.villageDisplay,
		...e.villageDiscard
	]);
	for (let t of e.stack) t.f === "played" && r(v, [t.card]), (t.f === "villageCardUse" || t.f === "replaceObjective") && r(y, [t.card]);
	n("water", e.supply.water), n("pollution", e.supply.pollution);
	for (let [t, i] of e.players.entries()) {
		r(v, i.rack), r(Me, i.tiles), r(y, [...i.objectives, ...i.used]), n(`riders ${t}`, i.capital + gt(i, -1)), n(`treehouses ${t}`, i.treehouses + Ot(i));
		for (let e of [...i.temple, ...i.unplaced]) e >= 0 && n(`temple ${t}.${e}`);
		n("water", i.water), n("pollution", Ct(i, -1));
	}
	return t;
}
// games/tribes-of-the-wind/rules/guards.ts
var lo = {
	play: ["action"],
	placeTemple: ["action"],
	build: ["action"],
	discardThree: ["action"],
	discard: ["discard"],
	temple: ["chooseTemple"],
	templeOn: ["templeTile"],
	effect: ["effects"],
	step: ["move", "mix"],
	clean: ["clean", "mix"],
	takeWater: ["mix"],
	fly: ["catapult"],
	forest: ["forest"],
	plant: ["forestSpace"],
	takeVillageCard: ["takeVillageCard"],
	useNow: ["villageCardUse"],
	keep: ["villageCardUse"],
	replace: ["replaceObjective"],
	draw: ["draw"],
	drawDeck: ["draw"],
	leader: ["leader"],
	done: [
		"move",
		"clean",
		"mix"
	],
	decline: [
		"forest",
		"catapult",
		"chooseTemple",
		"leader"
	]
}, Z = (e, t, n = {}) => ({
	ruling: e,
	key: t,
	args: n
});
function uo(e, t, n) {
	let r = e.stack[e.stack.length - 1];
	return e.phase === "over" || r === void 0 || t !== e.active ? i : lo[n.do].includes(r.f) ? fo(e, t, e.players[t], r, n) : Z(i.ruling, "otherQuestion");
}
function fo(e, t, n, r, a) {
	switch (a.do) {
		case "play": return po(e, t, n, a);
		case "placeTemple": return go(n);
		case "build": return _o(n, z(a.space));
		case "discardThree": return gi(n) ? null : Z("TW-13", "templesLeft");
		case "discard": return r.f === "discard" ? vo(n, a, r.n, r.temple) : i;
		case "temple": return n.unplaced.includes(Ue(n.tribe, a.temple)) ? null : Z("TW-15", "templeGone");
		case "templeOn": return yo(n, z(a.space));
		case "effect": return r.f === "effects" ? bo(r.list, a.index) : i;
		case "step": return So(n, r, R(a.from), R(a.to));
		case "clean": return Co(n, r, z(a.space));
		case "takeWater": return xo(r, "water");
		case "fly": return wo(n, R(a.from), R(a.to));
		case "forest": return r.f === "forest" ? To(e, n, r.cost, Be(a.tile)) : i;
		case "plant": return Eo(n, z(a.space));
		case "takeVillageCard": return e.villageDisplay.includes(Ve(a.card)) ? null : Z("TW-66", "notInVillageDisplay");
		case "replace": return n.objectives.includes(Ve(a.card)) ? null : Z("TW-39", "notKeptBefore");
		case "draw": return a.position >= 1 && a.position <= e.elementDisplay.length ? null : Z("TW-43", "placeEmpty");
		case "drawDeck": return e.elementDeck.length > 0 ? null : Z("TW-75", "deckEmpty");
		case "leader": return Do(n, We(n.tribe, a.leader));
		case "decline": return r.f === "chooseTemple" && !r.free ? Z("TW-14", "templePaid") : null;
		case "useNow":
		case "keep":
		case "done": return null;
	}
}
function po(e, t, n, r) {
	let i = j(r.card);
	if (!n.rack.includes(i)) return Z("TW-68", "notOnRack");
	let a = r.row - 1;
	if (E(i).rows[a] === void 0) return Z("TW-6", "noSuchRow", { row: r.row });
	let o = ai(e, t), s = si(n, i, a, o);
	return s === null ? null : Z(mo(s, e.players.length), `require.${s.kind}`, {
		...ho(s, o),
		market: e.players.length === 2
	});
}
function mo(e, t) {
	return e.kind === "more" || e.kind === "fewer" ? "TW-2" : e.kind === "neighbour" || e.kind === "group" ? ni(0, t).right < 0 ? "TW-3" : t > 3 ? "TW-4" : "TW-72" : "TW-1";
}
function ho(e, t) {
	if (e.kind === "ownAllColors") return {};
	let n = (t) => t[e.color];
	return {
		color: _[e.color]?.id ?? "",
		own: n(t.own),
		left: n(t.left),
		right: n(t.right),
		min: "min" in e ? e.min : 0,
		who: "who" in e ? e.who : ""
	};
}
function go(e) {
	return hi(e) ? null : e.unplaced.length === 0 ? Z("TW-15", "noTempleLeft") : xn(e) ? Z("TW-14", "tooFewCards", { n: S.templeCost }) : Z("TW-16", "noTempleTile");
}
function _o(e, t) {
	if (t >= 0 && yn(e, t)) return null;
	if (t < 0 || !G(e, t)) return Z("TW-25", "noForestThere");
	let n = e.tiles[t];
	return D(n).slots === 0 ? Z("TW-31", "startTile") : e.village[t] === 1 ? Z("TW-30", "alreadyVillage") : e.treehouses === 0 ? Z("TW-73", "noTreehouse") : Z("TW-24", "tooFewRiders", {
		need: Wt(e, n),
		have: e.riders[t]
	});
}
function vo(e, t, n, r) {
	let i = t.cards.map((t) => e.rack.indexOf(j(t)));
	if (i.includes(-1)) return Z("TW-68", "notOnRack");
	if (i.length !== n) return Z(r ? "TW-14" : "TW-71", "discardExactly", { n });
	for (let e = 1; e < i.length; e++) if (i[e] <= i[e - 1]) return Z("TW-68", "rackOrder");
	return null;
}
function yo(e, t) {
	return t >= 0 && bn(e, t) ? null : Z("TW-16", t >= 0 && G(e, t) ? "hasTemple" : "noTileThere");
}
function bo(e, t) {
	return e[t] === void 0 ? Z("TW-9", "noSuchEffect") : sn(e, t) ? Z("TW-61", "sameEffect") : null;
}
var xo = (e, t) => e.f === "mix" && !e.units.includes(t) ? Z("TW-11", "notInMix") : null;
function So(e, t, n, r) {
	let i = xo(t, "move");
	return i === null ? n < 0 || r < 0 ? Z("TW-18", "noTileThere") : mn(e, n) === 0 ? Z("TW-18", "noRiderThere") : pn(e, n, r) ? null : r !== M && !G(e, r) ? Z("TW-18", "noTileThere") : r === M || n === M ? Z("TW-19", "notNextToCapital") : Z("TW-18", "notAdjacent") : i;
}
function Co(e, t, n) {
	let r = xo(t, "clean");
	return r === null ? n >= 0 && e.pollution[n] > 0 ? null : Z("TW-53", "noPollution") : r;
}
function wo(e, t, n) {
	return t < 0 || mn(e, t) === 0 ? Z("TW-22", "noRiderThere") : n === M ? Z("TW-23", "notToCapital") : n < 0 || !G(e, n) ? Z("TW-22", "noTileThere") : t === n ? Z("TW-65", "samePlace") : null;
}
function To(e, t, n, r) {
	return e.forestDisplay.length + e.forestStack.length === 0 ? Z("TW-36", "noForestLeft") : r < 0 || !(e.forestDisplay.includes(r) || e.forestStack[e.forestStack.length - 1] === r) ? Z("TW-35", "notInForestDisplay") : t.water < n ? Z("TW-33", "tooLittleWater", {
		cost: n,
		have: t.water
	}) : vn(t) ? null : Z("TW-32", "noLegalSpace");
}
function Eo(e, t) {
	return t >= 0 && gn(e, t) ? null : t < 0 ? Z("TW-32", "noSuchSpace") : G(e, t) ? Z("TW-32", "spaceTaken") : e.pollution[t] > 0 ? Z("TW-32", "spacePolluted") : Z("TW-32", "touchesNothing");
}
function Do(e, t) {
	return t < 0 ? Z("TW-48", "notYourLeader") : e.leaders.includes(t) ? Z("TW-48", "leaderInPlay") : null;
}
// games/tribes-of-the-wind/rules/setup.ts
var Oo = "random", ko = (e) => Array.from({ length: e }, (e, t) => t), Ao = (e) => ko(w).map(() => e);
function jo(e, t, n, r) {
	let i = Po(e.tribes, t, n), a = i.map((e, t) => Fo(e, t));
	for (let [e, t] of i.entries()) r.tell({
		e: "tribe",
		seat: e,
		tribe: t
	});
	let o = n.shuffle("forest", Mo(t)), s = n.shuffle("village", ko(y.length)), c = n.shuffle("element", ko(v.length));
	for (let [e, t] of a.entries()) {
		t.objectives = No(s, S.startingObjectives);
		for (let n of t.objectives) r.tell({
			e: "firstObjective",
			seat: e,
			card: n
		});
	}
	for (let e of a) e.rack = No(c, S.handSize);
	let l = {
		phase: "setup",
		round: 0,
		active: 0,
		players: a,
		forestDisplay: No(o, S.forestDisplay),
		forestStack: o,
		villageDisplay: No(s, S.villageDisplay),
		villageDeck: s,
		villageDiscard: [],
		elementDisplay: No(c, S.elementDisplay),
		elementDeck: c,
		elementDiscard: [],
		shuffles: 0,
		shuffled: v.map(() => 0),
		blind: 0,
		endTile: -1,
		lastRound: 0,
		lastBuilt: 0,
		supply: {
			water: 0,
			pollution: 0
		},
		stack: []
	};
	return zn(l, 0, r), jn(l, n, r), l;
}
var Mo = (e) => ko(Pe).filter((t) => (Me[t]?.minPlayers ?? 0) <= e), No = (e, t) => e.splice(e.length - t, t).reverse();
function Po(e, t, n) {
	let r = n.shuffle("tribes", ko(b.length).filter((t) => !e.some((e) => He(e) === t)));
	return ko(t).map((t) => {
		let n = e[t] ?? Oo;
		return n === Oo ? r.pop() : He(n);
	});
}
function Fo(e, t) {
	let n = Ao(-1);
	return n[x.start] = Pe + t, {
		tribe: e,
		water: 0,
		capital: S.riders,
		riders: Ao(0),
		tiles: n,
		village: Ao(0),
		pollution: [...k(e).pollution],
		temple: Ao(-1),
		unplaced: k(e).temples.map((e, t) => t),
		treehouses: S.treehouses,
		objectives: [],
		used: [],
		leaders: [],
		pathSpent: !1,
		specialSpent: !1,
		rack: []
	};
}
// games/tribes-of-the-wind/rules/imagine.ts
var Io = (e, t) => t * 16 + e;
function Lo(e, t) {
	let n = Ro(e), r = /* @__PURE__ */ new Map();
	for (let i of t.shuffle("imagine", n)) {
		let t = Io(T[i], e.element.shuffled[i]), n = r.get(t);
		n === void 0 ? r.set(t, [i]) : n.push(i);
	}
	let i = /* @__PURE__ */ new Set(), a = (e) => {
		if (e.card >= 0) return e.card;
		let t = r.get(Io(e.color, e.shuffled))?.pop();
		if (t === void 0) throw Error("no card fits this back");
		return i.add(t), t;
	}, o = e.players.map((e) => ({
		...er(e),
		rack: e.rack.map(a)
	})), s = e.element.display.map(a), c = e.element.top === null ? [] : [a(e.element.top)], l = n.filter((e) => !i.has(e));
	return {
		phase: e.phase,
		round: e.round,
		active: e.active,
		players: o,
		forestDisplay: e.forest.display.slice(),
		forestStack: e.order?.forest.slice() ?? zo(e, t),
		villageDisplay: e.village.display.slice(),
		villageDeck: e.order?.village.slice() ?? Bo(e, t),
		villageDiscard: e.village.discard.slice(),
		elementDisplay: s,
		elementDeck: e.order?.element.slice() ?? [...l, ...c],
		elementDiscard: e.element.discard.slice(),
		shuffles: e.element.shuffles,
		shuffled: e.element.shuffled.slice(),
		blind: e.blind,
		endTile: e.endTile,
		lastRound: e.lastRound,
		lastBuilt: e.lastBuilt,
		supply: {
			water: e.supply.water,
			pollution: e.supply.pollution
		},
		stack: rr(e.stack)
	};
}
function Ro(e) {
	let t = new Set(e.element.discard);
	for (let n of e.players) for (let e of n.rack) t.add(e.card);
	for (let n of e.element.display) t.add(n.card);
	e.element.top !== null && t.add(e.element.top.card);
	for (let n of e.stack) n.f === "played" && t.add(n.card);
	return v.map((e, t) => t).filter((e) => !t.has(e));
}
function zo(e, t) {
	if (e.forest.left === 0) return [];
	let n = /* @__PURE__ */ new Set([...e.forest.display, e.forest.top]);
	for (let t of e.players) for (let e of t.tiles) n.add(e);
	let r = Mo(e.players.length).filter((e) => !n.has(e));
	return [...t.shuffle("imagine", r), e.forest.top];
}
function Bo(e, t) {
	let n = /* @__PURE__ */ new Set([...e.village.display, ...e.village.discard]);
	for (let t of e.players) for (let e of [...t.objectives, ...t.used]) n.add(e);
	for (let t of e.stack) (t.f === "villageCardUse" || t.f === "replaceObjective") && n.add(t.card);
	let r = y.map((e, t) => t).filter((e) => !n.has(e));
	return t.shuffle("imagine", r);
}
// games/tribes-of-the-wind/rules/view.ts
function Vo(e, t) {
	let n = t === "judge", r = (t, n) => ({
		color: T[t],
		card: n ? t : -1,
		shuffled: e.shuffled[t]
	}), i = e.elementDeck[e.elementDeck.length - 1];
	return {
		viewer: t,
		phase: e.phase,
		round: e.round,
		active: e.active,
		players: e.players.map((n, i) => {
			let a = Ho(e, t, i, n.rack.length);
			return {
				...er(n),
				rack: n.rack.map((e, t) => r(e, t < a))
			};
		}),
		forest: {
			display: e.forestDisplay.slice(),
			top: e.forestStack[e.forestStack.length - 1] ?? -1,
			left: e.forestStack.length
		},
		village: {
			display: e.villageDisplay.slice(),
			left: e.villageDeck.length,
			discard: e.villageDiscard.slice()
		},
		element: {
			display: e.elementDisplay.map((e) => r(e, n)),
			top: i === void 0 ? null : r(i, n),
			left: e.elementDeck.length,
			discard: e.elementDiscard.slice(),
			shuffles: e.shuffles,
			shuffled: e.shuffled.slice()
		},
		blind: e.blind,
		endTile: e.endTile,
		lastRound: e.lastRound,
		lastBuilt: e.lastBuilt,
		supply: {
			water: e.supply.water,
			pollution: e.supply.pollution
		},
		stack: rr(e.stack),
		order: n ? {
			forest: e.forestStack.slice(),
			village: e.villageDeck.slice(),
			element: e.elementDeck.slice()
		} : null
	};
}
function Ho(e, t, n, r) {
	return t === "judge" ? r : t === n ? n === e.active ? r - e.blind : r : 0;
}
// games/tribes-of-the-wind/rules/game.ts
var Uo = {
	id: so.id,
	rulesVersion: 1,
	seats: so.seats,
	options: { tribes: {
		kind: "perSeat",
		values: b.map((e) => e.id),
		default: "random"
	} },
	moves: ar,
	setup: jo,
	decisions: ui,
	apply: Hn,
	whyNot: uo,
	view: Vo,
	imagine: Lo,
	copy: ir,
	score: Ni,
	census: co,
	canonical(e, t, n) {
		if (n.do !== "discard") return n;
		let r = e.players[t].rack;
		return {
			do: "discard",
			cards: [...n.cards].sort((e, t) => r.indexOf(j(e)) - r.indexOf(j(t)))
		};
	}
}, Wo = [
	{
		id: "requirements",
		title: {
			de: "Voraussetzungen",
			en: "Requirements"
		},
		rulings: "TW-1 TW-2 TW-3 TW-4 TW-8 TW-72".split(" ")
	},
	{
		id: "cards",
		title: {
			de: "Karten spielen und ablegen",
			en: "Playing and discarding cards"
		},
		rulings: "TW-5 TW-6 TW-7 TW-9 TW-10 TW-11 TW-12 TW-13 TW-60 TW-61 TW-62 TW-69 TW-71".split(" ")
	},
	{
		id: "temples",
		title: {
			de: "Tempel",
			en: "Temples"
		},
		rulings: "TW-14 TW-15 TW-16 TW-17 TW-42".split(" ")
	},
	{
		id: "riders",
		title: {
			de: "Windreiter",
			en: "Riders"
		},
		rulings: "TW-18 TW-19 TW-20 TW-21 TW-22 TW-23 TW-24 TW-64 TW-65 TW-74".split(" ")
	},
	{
		id: "villages",
		title: {
			de: "Dörfer und Verschmutzung",
			en: "Villages and pollution"
		},
		rulings: "TW-25 TW-26 TW-27 TW-28 TW-29 TW-30 TW-31 TW-59 TW-73 TW-78".split(" ")
	},
	{
		id: "forests",
		title: {
			de: "Wälder",
			en: "Forests"
		},
		rulings: "TW-32 TW-33 TW-34 TW-35 TW-36 TW-58 TW-63".split(" ")
	},
	{
		id: "village-cards",
		title: {
			de: "Dorf-Karten und Ziele",
			en: "Village cards and objectives"
		},
		rulings: "TW-37 TW-38 TW-39 TW-40 TW-41 TW-66 TW-67".split(" ")
	},
	{
		id: "drawing",
		title: {
			de: "Nachziehen",
			en: "Drawing"
		},
		rulings: "TW-43 TW-44 TW-45 TW-46 TW-68 TW-75".split(" ")
	},
	{
		id: "leaders",
		title: {
			de: "Anführer",
			en: "Leaders"
		},
		rulings: "TW-47 TW-48 TW-49 TW-70 TW-76 TW-77".split(" ")
	},
	{
		id: "end",
		title: {
			de: "Ende und Wertung",
			en: "End and scoring"
		},
		rulings: "TW-50 TW-51 TW-52 TW-53 TW-54 TW-55 TW-56 TW-57".split(" ")
	}
], Go = {
	tribe: (e, t, n) => `${t(e.seat)} führt die ${n.tribe(e.tribe)}.`,
	firstObjective: (e, t, n) => `${t(e.seat)} beginnt mit dem Ziel „${n.village(e.card)}“.`,
	startTile: (e, t, n) => `${t(e.seat)} legt das ${n.tile(e.tile)}.`,
	round: (e) => e.last ? `Runde ${e.round}: die letzte.` : `Runde ${e.round} beginnt.`,
	turn: () => null,
	played: (e, t, n) => `${t(e.seat)} spielt ${n.card(e.card)}: ${n.rowEffects(e.card, e.row)}.`,
	gained: (e, t) => `${t(e.seat)} nimmt ${e.water} Wasser.`,
	moved: (e, t, n) => `${t(e.seat)}: Windreiter ${n.place(e.from)} → ${n.place(e.to)}.`,
	flew: (e, t, n) => `${t(e.seat)}: Katapult ${n.place(e.from)} → ${n.place(e.to)}.`,
	cleaned: (e, t, n) => `${t(e.seat)} reinigt das ${n.spaceAt(e.space)}.`,
	planted: (e, t, n) => `${t(e.seat)} pflanzt für ${e.cost} Wasser einen Wald (${n.tile(e.tile)}) auf das ${n.spaceAt(e.space)}.`,
	forestRefilled: (e, t, n) => `Neu in der Waldauslage: ${n.tile(e.tile)}.`,
	discarded: (e, t, n) => `${t(e.seat)} legt ${e.cards.map(n.card).join(", ")} ab.`,
	templePlaced: (e, t, n) => `${t(e.seat)} stellt den ${n.temple(e.tribe, e.temple)} auf das ${n.tileAt(e.space)}.`,
	built: (e, t, n) => `${t(e.seat)} baut ein Dorf auf dem ${n.tileAt(e.space)}; ${e.riders} Windreiter kehren in die Hauptstadt zurück.`,
	polluted: (e, t, n) => `Verschmutzung bei ${t(e.seat)}: ${e.spaces.map(n.place).join(", ")}.`,
	endTile: (e, t) => `${t(e.seat)} hat das letzte Baumhaus gesetzt und nimmt das Spielende-Plättchen. Runde ${e.lastRound} ist die letzte.`,
	tookVillageCard: (e, t, n) => `${t(e.seat)} nimmt die Dorf-Karte „${n.village(e.card)}“.`,
	villageRefilled: (e, t, n) => `Neu in der Dorf-Auslage: „${n.village(e.card)}“.`,
	usedVillageCard: (e, t, n) => `${t(e.seat)} nutzt „${n.village(e.card)}“ sofort: ${n.immediate(e.card)}.`,
	keptVillageCard: (e, t, n) => e.instead < 0 ? `${t(e.seat)} behält „${n.village(e.card)}“ als Ziel.` : `${t(e.seat)} behält „${n.village(e.card)}“ als Ziel und wirft „${n.village(e.instead)}“ ab.`,
	skipped: (e, t) => `${t(e.seat)} ${{
		forest: "pflanzt keinen Wald",
		catapult: "nutzt kein Katapult",
		temple: "platziert keinen Tempel"
	}[e.what]}.`,
	drew: (e, t, n) => `${t(e.seat)} zieht eine Karte in ${n.element(e.color)} ${e.deck ? "vom Stapel" : "aus der Auslage"}.`,
	faces: (e, t, n) => `Du hast ${e.cards.map((e) => `${n.card(e)} (${n.cardSentence(e)})`).join(" und ")} gezogen.`,
	elementRefilled: (e, t, n) => `Neu in der Element-Auslage: ${e.colors.map(n.element).join(", ")}.`,
	reshuffled: (e) => e.deck === "element" ? `Die Ablage der Element-Karten wird gemischt (${e.n} Karten).` : `Die Ablage der Dorf-Karten wird gemischt (${e.n} Karten).`,
	leaderOut: (e, t, n) => `${t(e.seat)} legt ${n.leader(e.tribe, e.leader)} aus (${e.condition === "path" ? "Pfad" : "besondere Bedingung"}): ${n.leaderAbility(e.tribe, e.leader)}.`,
	leaderDeclined: (e, t) => `${t(e.seat)} legt noch keinen Anführer aus.`,
	over: () => "Das Spiel ist zu Ende."
}, Ko = {
	points: {
		more: "Bringt mehr Punkte.",
		less: "Bringt weniger Punkte."
	},
	villages: {
		more: "Bringt dich dem nächsten Dorf näher.",
		less: "Das nächste Dorf muss warten."
	},
	ending: {
		more: "Hilft dir, als Erste oder Erster alle Baumhäuser zu bauen.",
		less: "Das Spielende-Plättchen rückt weiter weg."
	},
	water: {
		more: "Lässt dir Wasser für Wälder.",
		less: "Dir fehlt danach Wasser."
	},
	land: {
		more: "Macht dein Gelände sauberer oder voller.",
		less: "Dein Gelände bleibt schmutzig oder leer."
	},
	temples: {
		more: "Bringt deine Tempel voran.",
		less: "Deine Tempel müssen warten."
	},
	objectives: {
		more: "Passt zu deinen Dorf-Karten.",
		less: "Hilft deinen Dorf-Karten nicht."
	},
	leaders: {
		more: "Bringt dir einen Anführer oder nutzt ihn.",
		less: "Ein Anführer muss warten."
	},
	rack: {
		more: "Lässt dir gute Karten auf dem Kartenhalter.",
		less: "Verbraucht gute Karten."
	}
}, Q = (e, t) => e.players[t], qo = (e) => e.element.top === null ? e.element.display : [...e.element.display, e.element.top];
function Jo(e, t) {
	let { left: n, right: r } = ni(t, e.players.length);
	return {
		own: Q(e, t).rack,
		left: {
			seat: n,
			cards: Q(e, n).rack
		},
		right: {
			seat: r,
			cards: r < 0 ? qo(e) : Q(e, r).rack
		}
	};
}
function Yo(e, t) {
	let n = Jo(e, t), r = (e) => ei(e.map((e) => e.color));
	return {
		own: r(n.own),
		left: r(n.left.cards),
		right: r(n.right.cards),
		bonus: ri(Q(e, t))
	};
}
function Xo(e, t, n) {
	let r = Jo(e, t), i = Yo(e, t);
	return E(n).rows.map((a, o) => {
		let s = o === 0 && Ht(Q(e, t), E(n).color), c = a.require.map((e) => Zo(e, i, r));
		return {
			playable: s || c.every((e) => e.holds),
			free: s,
			requirements: c
		};
	});
}
function Zo(e, t, n) {
	let r = e.kind === "ownAllColors" ? -1 : e.color, i = (e) => e[r] ?? 0, a = (e) => e.flatMap((e, t) => r === -1 || e.color === r ? [t] : []), o = e.kind !== "ownAllColors" && e.kind !== "own" && e.kind !== "ownNone";
	return {
		requirement: e,
		holds: Qr(e, t),
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
function Qo(e, t) {
	let { objective: n } = O(t), r = H(e, n), i = Tt(e, n);
	return {
		value: r,
		points: i,
		next: n.tiers.filter((e) => e.vp > i && !U(r, n.op, e.at)).sort((e, t) => e.vp - t.vp)[0] ?? null
	};
}
function $o(e) {
	let { special: t, leaders: n } = k(e.tribe), r = H(e, t);
	return {
		path: {
			spent: e.pathSpent,
			holds: On(e),
			progress: An(e)
		},
		special: {
			spent: e.specialSpent,
			holds: U(r, t.op, t.at),
			value: r,
			at: t.at
		},
		left: Math.min(S.maxLeaders, n.length) - e.leaders.length
	};
}
function es(e, t) {
	let n = e.tiles[t];
	return n < 0 || e.village[t] === 1 || D(n).slots === 0 ? 0 : Wt(e, n);
}
// games/tribes-of-the-wind/text/sentences.ts
function ts(e, t) {
	let n = (t) => e === "en" ? t.toLowerCase() : t, r = (t) => n(_[t]?.colorName[e] ?? "?"), i = (t) => n(je[t]?.name[e] ?? "?");
	function a(t, n, r = {}) {
		let i = ((r.n === 1 ? Ae.templates[t]?.[`${n}.1`] : void 0) ?? Ae.templates[t]?.[n])?.[e];
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
	let p = (e) => Number(/\d+$/.exec(e.id)?.[0] ?? 0), m = (e) => e === x.start, h = (e) => e === M ? t.capital : m(e) ? t.startTile : t.at(N(e), P(e));
	return {
		element: r,
		forest: i,
		requirement: o,
		effect: s,
		effects: c,
		metric: l,
		ability: f,
		card: (t) => `${_[E(t).color]?.name[e] ?? "?"} ${p(E(t))}`,
		row: (e, t) => d(E(e).rows[t]),
		rowEffects: (e, t) => c(E(e).rows[t].effects),
		cardSentence: (e) => E(e).rows.length === 1 ? d(E(e).rows[0]) : E(e).rows.map((e, n) => `${t.row(n + 1)}: ${d(e)}`).join("; "),
		objective: (e) => `${l(e)}: ${e.tiers.map((n) => `${u(e.op, n.at)} → ${t.points(n.vp)}`).join(", ")}`,
		condition: (e) => `${l(e)}: ${u(e.op, e.at)}`,
		village: (t) => O(t).name[e],
		immediate: (e) => c(O(e).immediate),
		tribe: (t) => k(t).name[e],
		path: (e) => k(e).path.map(i).join(" – "),
		leader: (t, n) => k(t).leaders[n].name[e],
		leaderAbility: (e, t) => f(k(e).leaders[t].ability),
		temple: (t, n) => k(t).temples[n].name[e],
		templeEffects: (e, t) => c(k(e).temples[t].effects),
		bonus: (n) => {
			let { bonus: r } = D(n);
			return r === null ? t.noBonus : Ae.bonuses[r][e];
		},
		tile: (n) => {
			let r = D(n);
			if (r.start !== null) return `${t.startTile} (${i(r.color)})`;
			let a = r.bonus === null ? t.noBonus : Ae.bonuses[r.bonus][e];
			return `${i(r.color)}, ${t.slots(r.slots)}, ${a}`;
		},
		place: h,
		spaceAt: (e) => t.space(h(e)),
		tileAt: (e) => m(e) ? t.startTile : t.tile(h(e))
	};
}
// games/tribes-of-the-wind/text/words.ts
var ns = (e, t) => (n, r) => `${e[n] ?? n + 1} ${t[r] ?? r + 1}`, rs = {
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
		at: ns([
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
		at: ns([
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
}, is = {
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
function as(e) {
	let t = is[e], n = rs[e], r = ts(e, n), i = (e, r, i) => e.flatMap((a, o) => !i && (a === 0 || a === e[o - 1]) ? [] : [`${o === 0 ? t.none : i && o === e.length - 1 ? t.more(o) : r(o)} ${n.points(a)}`]).join(", "), a = {
		endTile: t.endTile(n.points(C.endTile)),
		treehouses: t.treehouses(n.points(C.perTreehouse)),
		temples: t.temples(i(C.templesTable, t.temple, !1)),
		pollution: t.pollution(i(C.pollutedSpacesTable, t.space, !0)),
		tiles: t.tiles(i(C.tilesTable, t.pieces, !1)),
		objectives: t.objectives,
		leaders: t.leaders
	};
	return {
		villageCard: (e) => t.village(r.village(e), r.objective(O(e).objective), r.immediate(e)),
		objective(e, i) {
			let { value: a, points: o } = Qo(e, i);
			return `${r.village(i)}. ${r.objective(O(i).objective)}. ${t.now(a, n.points(o))}`;
		},
		leader: (e, n) => t.leader(r.leader(e, n), r.leaderAbility(e, n)),
		tribe: (e) => t.tribe(r.tribe(e), r.path(e), r.condition(k(e).special), S.maxLeaders),
		tile: (e) => t.tile(r.tile(e), t.need),
		category: (e) => a[e] ?? e
	};
}
// games/tribes-of-the-wind/text/counts.ts
function os(e) {
	return as(e).category;
}
// games/tribes-of-the-wind/text/summary.ts
function ss(e, t) {
	return (n, r) => {
		let i = typeof n.viewer == "number" ? n.viewer : n.active, a = n.players.map((e, t) => (i + t) % n.players.length);
		return [
			...cs(n, e, t),
			...a.map((i) => ps(n, i, r, e, t)),
			us(n, e, t),
			ds(n, e, t),
			fs(n, e, t)
		];
	};
}
function cs(e, t, n) {
	let { tribe: r } = Q(e, e.active), i = e.stack.flatMap((e) => e.f === "played" ? [`${n.card(e.card)}: ${n.row(e.card, e.row)}`] : e.f === "effects" ? e.list.map((e) => t.moves.effect(n.effect(e.effect), e.leader < 0 ? null : n.leader(r, e.leader))) : []);
	return i.length === 0 ? [] : [{
		title: t.summary.pending,
		lines: i
	}];
}
var ls = (e, t) => e.map((e) => t.element(e.color)).join(", ");
function us(e, t, n) {
	let { display: r, top: i, left: a, discard: o } = e.element, s = [t.summary.backs(ls(r, n))];
	return i !== null && s.push(t.summary.deckTop(n.element(i.color), a)), s.push(t.summary.discardPile(o.length, o.map(n.card).join(", "))), e.players.length === 2 && s.push(t.summary.market), {
		title: t.summary.element,
		lines: s
	};
}
function ds(e, t, n) {
	let { display: r, top: i, left: a } = e.forest, o = i < 0 ? t.summary.stackEmpty : t.summary.stackTop(n.tile(i), a);
	return {
		title: t.summary.forest,
		lines: [...r.map(n.tile), o]
	};
}
function fs(e, t, n) {
	let r = e.village.display.map((e) => t.summary.villageCard(n.village(e), n.objective(O(e).objective), n.immediate(e)));
	return {
		title: t.summary.village,
		lines: [...r, t.summary.villageDeck(e.village.left, e.village.discard.length)]
	};
}
function ps(e, t, n, r, i) {
	let a = Q(e, t), o = [
		r.summary.stock(a.water, a.capital, Ot(a), S.temples - a.unplaced.length),
		...e.endTile === t ? [r.summary.endTile] : [],
		...ms(e, t, r, i),
		...hs(e, t, n, r),
		...gs(a, r, i),
		..._s(a, r, i),
		...vs(a, r, i)
	];
	return {
		title: r.summary.player(n(t), i.tribe(a.tribe)),
		lines: o
	};
}
function ms(e, t, n, r) {
	let { rack: i } = Q(e, t);
	return i.every((e) => e.card < 0) ? [n.summary.rackBacks(ls(i, r))] : i.map((i) => {
		if (i.card < 0) return n.summary.hiddenCard(r.element(i.color));
		let a = Xo(e, t, i.card).flatMap((e, t) => e.playable ? [t + 1] : []);
		return n.summary.rackCard(r.card(i.card), r.cardSentence(i.card), n.summary.playableRows(a));
	});
}
function hs(e, t, n, r) {
	if (e.viewer !== t) return [];
	let { left: i, right: a } = Jo(e, t);
	return [r.summary.left(n(i.seat)), r.summary.right(a.seat < 0 ? r.summary.marketName : n(a.seat))];
}
function gs(e, t, n) {
	let r = [], i = [], a = [];
	for (let o = 0; o < w; o++) {
		let s = e.tiles[o];
		if (s < 0) {
			let t = e.pollution[o];
			t > 0 ? i.push(t === 1 ? n.place(o) : `${n.place(o)} ×${t}`) : a.push(n.place(o));
			continue;
		}
		let c = e.temple[o], l = [...e.village[o] === 1 ? [t.summary.villageMark] : [], ...c >= 0 ? [n.temple(e.tribe, c)] : []];
		r.push(t.summary.tile(n.place(o), n.tile(s), t.summary.riders(e.riders[o], es(e, o)), l));
	}
	return i.length > 0 && r.push(t.summary.polluted(i.join(", "))), a.length > 0 && r.push(t.summary.clean(a.join(", "))), r;
}
function _s(e, t, n) {
	let r = e.objectives.map((r) => {
		let { value: i, points: a } = Qo(e, r);
		return t.summary.objective(n.village(r), n.objective(O(r).objective), i, a);
	});
	return e.used.length > 0 && r.push(t.summary.used(e.used.map(n.village).join(", "))), e.unplaced.length > 0 && r.push(t.summary.unplaced(e.unplaced.map((t) => `${n.temple(e.tribe, t)} (${n.templeEffects(e.tribe, t)})`).join(", "))), r;
}
function vs(e, t, n) {
	let { path: r, special: i } = $o(e), a = k(e.tribe);
	return [
		t.summary.path(n.path(e.tribe), r.progress?.matches ?? 0, a.path.length, r.spent),
		t.summary.special(n.condition(a.special), i.value, i.spent),
		...a.leaders.map((r, i) => (e.leaders.includes(i) ? t.summary.leaderInPlay : t.summary.leaderOpen)(n.leader(e.tribe, i), n.leaderAbility(e.tribe, i)))
	];
}
// games/tribes-of-the-wind/text/turn.ts
var ys = {
	de: {
		plays: (e) => `spielt ${e}`,
		plants: (e, t) => `pflanzt ${e}${t === null ? "" : ` neben ${t}`}`,
		flies: (e) => e === 1 ? "bewegt einen Windreiter" : `bewegt Windreiter (${e} Flüge)`,
		cleans: (e) => e === 1 ? "entfernt eine Verschmutzung" : `entfernt ${e} Verschmutzungen`,
		builds: "baut ein Dorf",
		temple: (e) => `stellt den ${e}`,
		keeps: (e) => `behält „${e}“`,
		uses: (e) => `nutzt „${e}“`,
		discards: (e) => `wirft ${e} Karten ab`,
		leader: (e) => `legt ${e} aus`,
		start: (e) => `beginnt auf dem ${e}`,
		draws: "zieht Karten",
		water: (e) => `+${e} Wasser`,
		smog: (e) => `${e}× Verschmutzung`,
		and: "und"
	},
	en: {
		plays: (e) => `plays ${e}`,
		plants: (e, t) => `plants ${e}${t === null ? "" : ` beside ${t}`}`,
		flies: (e) => e === 1 ? "moves a windrider" : `moves windriders (${e} flights)`,
		cleans: (e) => e === 1 ? "removes one pollution" : `removes ${e} pollution`,
		builds: "builds a village",
		temple: (e) => `places the ${e}`,
		keeps: (e) => `keeps “${e}”`,
		uses: (e) => `uses “${e}”`,
		discards: (e) => `discards ${e} cards`,
		leader: (e) => `lays out ${e}`,
		start: (e) => `begins on the ${e}`,
		draws: "draws cards",
		water: (e) => `+${e} water`,
		smog: (e) => `${e}× pollution`,
		and: "and"
	}
};
function bs(e, t, n) {
	let r = t.players[e.seat];
	if (r === void 0) return null;
	let i = r.tiles.findIndex((e) => e >= 0 && D(e).start !== null);
	return xs(i, e.space) && i >= 0 ? n.tile(r.tiles[i]) : null;
}
var xs = (e, t) => e >= 0 && (I[e] ?? []).includes(t);
function Ss(e, t) {
	let n = ys[e];
	return (e, r, i, a) => {
		let o = r.filter((t) => "seat" in t && t.seat === e), s = (e) => o.filter((t) => t.e === e).length, c = [], l = [], u = 0, d = "";
		for (let e of o) e.e === "played" ? d = n.plays(t.card(e.card)) : e.e === "startTile" ? c.push(n.start(t.tile(e.tile))) : e.e === "planted" ? c.push(n.plants(t.forest(D(e.tile).color), bs(e, a, t))) : e.e === "built" ? c.push(n.builds) : e.e === "templePlaced" ? c.push(n.temple(t.temple(e.tribe, e.temple))) : e.e === "keptVillageCard" ? c.push(n.keeps(t.village(e.card))) : e.e === "usedVillageCard" ? c.push(n.uses(t.village(e.card))) : e.e === "leaderOut" ? c.push(n.leader(t.leader(e.tribe, e.leader))) : e.e === "discarded" && s("templePlaced") === 0 ? c.push(n.discards(e.cards.length)) : e.e === "gained" ? u += e.water : e.e === "polluted" ? l.push(n.smog(e.spaces.length)) : (e.e === "moved" || e.e === "flew") && e === o.find((e) => e.e === "moved" || e.e === "flew") ? c.push(n.flies(o.filter((e) => (e.e === "moved" || e.e === "flew") && e.to !== M).length || 1)) : e.e === "cleaned" && e === o.find((e) => e.e === "cleaned") && c.push(n.cleans(s("cleaned")));
		if (u > 0 && l.push(n.water(u)), d === "" && c.length === 0) {
			if (s("drew") === 0 && u === 0) return null;
			c.push(n.draws);
		}
		let f = c.pop(), p = f === void 0 ? "" : c.length === 0 ? f : `${c.join(", ")} ${n.and} ${f}`, m = [d, p].filter((e) => e !== "").join(": ");
		return {
			said: `${i(e)} ${m}`,
			...l.length === 0 ? {} : { brought: l.join(", ") }
		};
	};
}
// games/tribes-of-the-wind/text/make.ts
function Cs(e, t) {
	let n = ts(e, t.words);
	return {
		options: { tribes: {
			label: t.options.tribes,
			values: {
				random: t.options.random,
				...Object.fromEntries(b.map((t) => [t.id, t.name[e]]))
			}
		} },
		prompt: (e, r) => Ts(e, r, t, n),
		phase: (e) => Ds(e, t),
		move: (e, r) => Os(e, r, t, n),
		event: (e, r) => js(e, r, t, n),
		category: (e) => t.categories[e] ?? e,
		counts: os(e),
		refusal: (n) => Ms(n, e, t),
		rulings: t.rulings,
		reasons: t.hints,
		summary: ss(t, n),
		turn: Ss(e, n)
	};
}
function ws(e, t) {
	let n = e.stack.at(-1);
	return n?.f === t ? n : null;
}
function Ts({ kind: e }, t, n, r) {
	let i = t.stack.at(-1);
	if (i === void 0) return n.prompts.wait;
	let a = Es(i, t, n, r), { tribe: o } = Q(t, t.active), s = "leader" in i && i.leader >= 0 ? n.thanksTo(r.leader(o, i.leader)) : null;
	return e === "action" || s === null ? a : `${a} ${s}`;
}
function Es(e, t, n, r) {
	let { tribe: i, rack: a } = Q(t, t.active);
	switch (e.f) {
		case "action": return n.prompts.action;
		case "discard": return n.prompts.discardCards(e.n, e.temple);
		case "chooseTemple": return n.prompts.chooseTemple;
		case "templeTile": return n.prompts.templeTile(r.temple(i, e.temple));
		case "effects": return n.prompts.nextEffect;
		case "move": return n.prompts.moveStep(e.left);
		case "clean": return n.prompts.cleanStep(e.left);
		case "mix": return n.prompts.mixStep(e.left, e.units.map((e) => n.unit[e]).join(", "));
		case "catapult": return n.prompts.catapult(e.left);
		case "forest": return n.prompts.forestTile(e.cost);
		case "forestSpace": return n.prompts.forestSpace(r.tile(e.tile));
		case "takeVillageCard": return n.prompts.takeVillageCard;
		case "villageCardUse": return n.prompts.villageCardUse(r.village(e.card));
		case "replaceObjective": return n.prompts.replaceObjective(r.village(e.card));
		case "draw": return n.prompts.draw(S.handSize - a.length);
		case "leader": return n.prompts.leader(e.condition);
		case "played": return n.prompts.wait;
	}
}
function Ds(e, t) {
	return e.phase === "setup" ? t.phase.setup : e.phase === "over" ? t.phase.over : e.lastRound === 0 ? t.phase.round(e.round) : e.round === e.lastRound ? t.phase.lastRound(e.round) : `${t.phase.round(e.round)} · ${t.phase.ending(e.lastRound)}`;
}
function Os(e, t, n, r) {
	let i = Q(t, t.active), a = (e) => r.place(R(e)), o = (e) => r.spaceAt(R(e)), s = (e) => r.tileAt(R(e));
	switch (e.do) {
		case "play": {
			let t = j(e.card);
			if (t < 0 || E(t).rows[e.row - 1] === void 0) return `${e.card} ${e.row}`;
			let i = r.row(t, e.row - 1);
			return n.moves.play(r.card(t), E(t).rows.length === 1 ? i : `${n.words.row(e.row)}: ${i}`);
		}
		case "placeTemple": return n.moves.placeTemple(Gt(i));
		case "build": return n.moves.build(s(e.space), As(e.space, t, r));
		case "discardThree": return n.moves.discardThree(S.templeCost, i.unplaced.length === 0);
		case "discard": return n.moves.discard(e.cards.map((e) => r.card(j(e))).join(", "));
		case "temple": {
			let t = Ue(i.tribe, e.temple);
			return t < 0 ? e.temple : n.moves.temple(r.temple(i.tribe, t), r.templeEffects(i.tribe, t));
		}
		case "templeOn": return n.moves.on(s(e.space), As(e.space, t, r));
		case "effect": {
			let a = ws(t, "effects")?.list[e.index];
			return a === void 0 ? String(e.index) : n.moves.effect(r.effect(a.effect), a.leader < 0 ? null : r.leader(i.tribe, a.leader));
		}
		case "step": return n.moves.step(a(e.from), a(e.to));
		case "fly": return n.moves.fly(a(e.from), a(e.to));
		case "clean": return n.moves.clean(o(e.space), i.pollution[z(e.space)] ?? 0);
		case "takeWater": return n.moves.takeWater;
		case "forest": {
			let i = Be(e.tile);
			return i < 0 ? e.tile : n.moves.forest(r.tile(i), t.forest.display.indexOf(i) + 1);
		}
		case "plant": return n.moves.plant(o(e.space));
		case "takeVillageCard": return ks(e.card, (e) => n.moves.takeVillageCard(r.village(e), r.objective(O(e).objective), r.immediate(e)));
		case "useNow": {
			let e = ws(t, "villageCardUse")?.card;
			return n.moves.useNow(e === void 0 ? "" : r.immediate(e));
		}
		case "keep": {
			let e = ws(t, "villageCardUse")?.card;
			return n.moves.keep(e === void 0 ? "" : r.objective(O(e).objective));
		}
		case "replace": return ks(e.card, (e) => n.moves.replace(r.village(e), n.words.points(Qo(i, e).points)));
		case "draw": {
			let i = t.element.display[e.position - 1];
			return n.moves.draw(i === void 0 ? "?" : r.element(i.color), e.position);
		}
		case "drawDeck": return n.moves.drawDeck(t.element.top === null ? "?" : r.element(t.element.top.color));
		case "leader": {
			let t = We(i.tribe, e.leader);
			return t < 0 ? e.leader : n.moves.leader(r.leader(i.tribe, t), r.leaderAbility(i.tribe, t));
		}
		case "done": return n.moves.done;
		case "decline": {
			let e = t.stack.at(-1)?.f;
			return e === "forest" || e === "catapult" || e === "chooseTemple" || e === "leader" ? n.moves.decline[e] : n.moves.done;
		}
	}
}
function ks(e, t) {
	let n = Ve(e);
	return n < 0 ? e : t(n);
}
function As(e, t, n) {
	let r = Q(t, t.active).tiles[z(e)] ?? -1;
	return r < 0 || D(r).start !== null ? "" : n.tile(r);
}
function js(e, t, n, r) {
	let i = n.events[e.e];
	return i(e, t, r);
}
function Ms(e, t, n) {
	let r = {};
	for (let [n, i] of Object.entries(e.args ?? {})) r[n] = Ns(n, i, t);
	let i = e.args?.market === !0, a = {
		...r,
		neighbours: n.neighbours(r.left ?? "0", r.right ?? "0", i)
	};
	return n.refusals[e.key]?.(a) ?? e.key;
}
function Ns(e, t, n) {
	if (e !== "color") return String(t);
	let r = _.find((e) => e.id === t)?.colorName[n] ?? String(t);
	return n === "en" ? r.toLowerCase() : r;
}
// games/tribes-of-the-wind/text/refusals.de.ts
var Ps = {
	notAsked: () => "Du bist gerade nicht gefragt.",
	otherQuestion: () => "Gerade wird etwas anderes gefragt.",
	notOnRack: () => "Diese Karte steht nicht auf deinem Halter.",
	noSuchRow: (e) => `Die Karte hat keine Reihe ${e.row}.`,
	"require.own": (e) => `Du brauchst mindestens ${e.min} × ${e.color} auf deinem Halter und hast ${e.own}.`,
	"require.ownNone": (e) => `Du darfst kein ${e.color} auf deinem Halter haben und hast ${e.own}.`,
	"require.ownAllColors": () => "Du brauchst alle vier Farben auf deinem Halter.",
	"require.neighbour": (e) => `${e.who === "both" ? "Beide Nachbarn brauchen" : "Ein Nachbar braucht"} ${e.min} × ${e.color} (${e.neighbours}).`,
	"require.more": (e) => `Du brauchst mehr ${e.color} als ${e.who === "both" ? "jeder der beiden Nachbarn" : "ein Nachbar"}: du ${e.own}, ${e.neighbours}.`,
	"require.fewer": (e) => `Du brauchst weniger ${e.color} als ${e.who === "both" ? "jeder der beiden Nachbarn" : "ein Nachbar"}: du ${e.own}, ${e.neighbours}.`,
	"require.group": (e) => `Du und beide Nachbarn braucht zusammen ${e.min} × ${e.color}: du ${e.own}, ${e.neighbours}.`,
	noTempleLeft: () => "Du hast alle Tempel platziert.",
	noTempleTile: () => "Auf jedem deiner Plättchen steht schon ein Tempel.",
	tooFewCards: (e) => `Dafür brauchst du ${e.n} Karten.`,
	templesLeft: () => "Solange du einen Tempel platzieren kannst, darfst du keine Karten ohne Wirkung abwerfen.",
	noForestThere: () => "Dort liegt kein Wald.",
	startTile: () => "Das Start-Plättchen kann kein Dorf werden.",
	alreadyVillage: () => "Dort steht schon ein Dorf.",
	noTreehouse: () => "Du hast kein Baumhaus mehr.",
	tooFewRiders: (e) => `Dort brauchst du ${e.need} Windreiter und hast ${e.have}.`,
	discardExactly: (e) => `Lege genau ${e.n} Karten ab.`,
	rackOrder: () => "Nenne jede Karte einmal, in der Reihenfolge des Halters.",
	templeGone: () => "Dieser Tempel steht nicht mehr auf deinem Tableau.",
	templePaid: () => "Der Tempel ist bezahlt und muss platziert werden.",
	hasTemple: () => "Auf diesem Plättchen steht schon ein Tempel.",
	noTileThere: () => "Dort liegt kein Plättchen.",
	noSuchEffect: () => "Dieser Effekt ist nicht offen.",
	sameEffect: () => "Ein gleicher Effekt steht schon zur Wahl.",
	notInMix: () => "Das gehört nicht zu diesem Mix.",
	noRiderThere: () => "Dort ist kein Windreiter.",
	notNextToCapital: () => "Dieses Plättchen ist nicht mit der Hauptstadt benachbart.",
	notAdjacent: () => "Diese Plättchen sind nicht benachbart.",
	noPollution: () => "Dort liegt keine Verschmutzung.",
	notToCapital: () => "Ein Katapult fliegt nicht in die Hauptstadt.",
	samePlace: () => "Der Windreiter ist schon dort.",
	noForestLeft: () => "Es gibt keine Wald-Plättchen mehr.",
	notInForestDisplay: () => "Dieses Plättchen liegt weder in der Auslage noch oben auf dem Stapel.",
	tooLittleWater: (e) => `Der Wald kostet ${e.cost} Wasser und du hast ${e.have}.`,
	noLegalSpace: () => "Du hast kein sauberes leeres Feld neben einem deiner Plättchen.",
	noSuchSpace: () => "Dieses Feld gibt es nicht.",
	spaceTaken: () => "Dort liegt schon ein Plättchen.",
	spacePolluted: () => "Das Feld ist verschmutzt.",
	touchesNothing: () => "Das Feld grenzt an keines deiner Plättchen.",
	notInVillageDisplay: () => "Diese Karte liegt nicht in der Dorf-Auslage.",
	notKeptBefore: () => "Du kannst nur ein Ziel abwerfen, das du vorher schon hattest.",
	placeEmpty: () => "Dort liegt keine Karte.",
	deckEmpty: () => "Der Stapel ist leer.",
	notYourLeader: () => "Diese Person gehört nicht zu deinem Volk.",
	leaderInPlay: () => "Diese Person ist schon im Spiel."
}, Fs = {
	"TW-1": "Die Farbe einer Karte zählt für ihre eigene Voraussetzung mit: Mit genau einer anderen blauen Karte auf dem Halter erfüllt eine blaue Karte „mindestens 2 × Blau“.",
	"TW-2": "Gleich viele sind weder mehr noch weniger.",
	"TW-3": "Zu zweit besteht der Markt als zweiter Nachbar aus genau fünf Rückseiten: den vier Karten der Auslage und der obersten Karte des Stapels.",
	"TW-4": "Zu viert und zu fünft haben die Halter von Personen, die nicht direkt neben dir sitzen, keinen Einfluss auf Voraussetzungen.",
	"TW-5": "Eine Reihe darf gewählt werden, obwohl ihre Effekte nicht genutzt werden können; die Karte wird trotzdem abgelegt.",
	"TW-6": "Von einer Karte wird nur eine Reihe ausgeführt, auch wenn die Voraussetzungen mehrerer Reihen erfüllt sind; es darf die schwächere sein.",
	"TW-7": "Die gespielte Karte wird abgelegt, wenn ihre Effekte ausgeführt sind und bevor nachgezogen wird.",
	"TW-8": "Voraussetzungen werden einmal bei der Wahl geprüft und danach nicht mehr.",
	"TW-9": "Offene Effekte dürfen in beliebiger Reihenfolge ausgeführt werden; Wasser aus einer Reihe darf einen Wald derselben Reihe bezahlen.",
	"TW-10": "Reines Wasser wird immer ganz genommen; Bewegungen, Reinigungen, Wälder, Katapulte und freie Tempel dürfen teilweise oder gar nicht genutzt werden.",
	"TW-11": "Ein Mix aus n Einheiten darf beliebig aufgeteilt werden, auch alle Einheiten auf eine Art.",
	"TW-12": "Zu Beginn eines Zuges ist immer mindestens eine Aktion möglich: Entweder kann ein Tempel platziert werden oder drei Karten dürfen ohne Wirkung abgeworfen werden.",
	"TW-13": "Drei Karten ohne Wirkung abzuwerfen ist verboten, solange noch ein Tempel übrig ist und ein eigenes Plättchen keinen Tempel trägt.",
	"TW-14": "Ein Tempel kostet genau drei abgelegte Karten; ihre Voraussetzungen und Effekte spielen keine Rolle.",
	"TW-15": "Jeder der vier Tempel darf der erste sein; der Effekt gehört zum Platz des Tempels auf dem Tableau, nicht zum Plättchen.",
	"TW-16": "Ein Plättchen trägt höchstens einen Tempel; auch ein Start-Plättchen darf einen tragen.",
	"TW-17": "Ein Tempel auf einem Wald bleibt stehen, wenn daraus ein Dorf wird.",
	"TW-18": "Ein Windreiter kann auf einem Feld ohne Plättchen weder landen noch es überqueren.",
	"TW-19": "Hauptstadt und Start-Plättchen sind in beiden Richtungen benachbart; ein Schritt führt vom einen zum anderen.",
	"TW-20": "Ein Dorf mit Windportal ist in beiden Richtungen zur Hauptstadt und zu jedem anderen eigenen Dorf mit Windportal benachbart.",
	"TW-21": "Ein Windportal auf einem Plättchen, das noch die Waldseite zeigt, wirkt nicht.",
	"TW-22": "Ein Katapultflug darf in der Hauptstadt beginnen und auf jedem anderen Plättchen enden, auch auf dem Start-Plättchen und auf vollen Plättchen.",
	"TW-23": "Ein Katapult kann keinen Windreiter in die Hauptstadt bringen.",
	"TW-24": "Auf einem Plättchen dürfen mehr Windreiter stehen, als es Plätze hat; beim Dorfbau kehrt nur die nötige Zahl zurück.",
	"TW-25": "Für ein Dorf müssen die Windreiter nicht im selben Zug angekommen sein.",
	"TW-26": "Pro Zug kann nur ein Dorf gebaut werden, denn der Bau ist die Aktion des Zuges.",
	"TW-27": "Das Umdrehen legt je eine Verschmutzung auf jedes orthogonal benachbarte Feld ohne Plättchen, auch auf schon verschmutzte.",
	"TW-28": "Auf Felder mit Wald, Dorf oder Start-Plättchen, auf diagonale Felder und außerhalb des Geländes kommt keine Verschmutzung.",
	"TW-29": "Eine Windturbine verhindert Verschmutzung nur für das Dorf, das sie zeigt, und nur im Moment des Baus.",
	"TW-30": "Ein Dorf-Plättchen zählt für Nachbarschaft, Pfade, Plättchenwertung und Bewegung weiter als Wald seiner Farbe.",
	"TW-31": "Ein Start-Plättchen zählt für die Plättchenwertung und für Pfade, kann aber nie ein Dorf werden.",
	"TW-32": "Ein Wald darf nur auf ein sauberes leeres Feld, das orthogonal an ein eigenes Plättchen grenzt.",
	"TW-33": "Der Wald wird bezahlt, wenn das Plättchen gewählt wird; ohne genug Wasser kann nur verzichtet werden.",
	"TW-34": "Die Waldauslage wird sofort aufgefüllt, nachdem ein Plättchen gelegt wurde, auch zwischen zwei Wäldern derselben Karte.",
	"TW-35": "Statt eines Plättchens der Auslage darf das oberste des Stapels genommen werden.",
	"TW-36": "Ist der Waldstapel leer, schrumpft die Auslage; ist kein Plättchen mehr da, kann auf Wälder nur verzichtet werden.",
	"TW-37": "Eine behaltene Dorf-Karte zählt nur für ihr Ziel; ihre rechte Seite kann später nie mehr genutzt werden.",
	"TW-38": "Eine sofort genutzte Dorf-Karte bleibt verdeckt beim eigenen Tableau und zählt für Bedingungen und Ziele als genutzt.",
	"TW-39": "Sind alle Plätze für Ziele voll, ersetzt eine neu behaltene Karte eine alte; die neue selbst kann nicht abgeworfen werden.",
	"TW-40": "Das Startziel belegt einen der vier Plätze und zählt als Ziel-Karte.",
	"TW-41": "Die Dorf-Karte wird genommen, nachdem Verschmutzung und Katapult des neuen Dorfes abgehandelt sind.",
	"TW-42": "Freie Tempel durch Dorf-Karten lösen ihren Effekt und die Tempel-Fähigkeiten von Anführern aus.",
	"TW-43": "Während des Nachziehens wird die Auslage nicht aufgefüllt; drei Karten nach einem Tempel kommen aus den vier Karten, die zu Beginn dort lagen, und dem Stapel.",
	"TW-44": "Niemand sieht die Vorderseiten neu gezogener Karten, bevor der Halter wieder fünf Karten hat.",
	"TW-45": "Nach dem Bau eines Dorfes wird nicht nachgezogen und die Auslage bleibt, wie sie ist.",
	"TW-46": "Die oberste Rückseite des Stapels ist immer sichtbar, auch nach jedem Zug vom Stapel.",
	"TW-47": "Eine Anführer-Bedingung wird nur nach dem Nachziehen im eigenen Zug geprüft; was nur mitten im Zug galt, zählt nicht.",
	"TW-48": "Jede der beiden Bedingungen kann einen Anführer bringen; sind beide im selben Zug erfüllt, dürfen zwei ausliegen.",
	"TW-49": "Wer auf einen Anführer verzichtet, verbraucht die Bedingung nicht; sie kann in einem späteren Zug genutzt werden, wenn sie dann erfüllt ist.",
	"TW-50": "Ein Pfad darf in beiden Richtungen gelesen werden und kein Plättchen zweimal benutzen.",
	"TW-51": "Das Spielende-Plättchen bekommt nur, wer zuerst fünf Dörfer hat; spätere fünfte Dörfer bringen keines.",
	"TW-52": "Löst die letzte Person einer Runde das Ende aus, folgt trotzdem noch eine ganze Runde.",
	"TW-53": "Die Wertung der Verschmutzung zählt Felder mit mindestens einem Plättchen; zwei auf einem Feld zählen als ein Feld.",
	"TW-54": "Genau drei Tempel zählen 3, vier zählen 7, weniger zählen 0; die Werte werden nicht addiert.",
	"TW-55": "Ein Ziel zählt nur seine beste erfüllte Stufe, nicht die Summe der Stufen.",
	"TW-56": "Bei Gleichstand gewinnt, wer mehr Wasser hat; bei gleich viel Wasser wird der Sieg geteilt.",
	"TW-57": "Wasser, Verschmutzung und Schritte sind nie durch die Zahl der Marker in der Schachtel begrenzt.",
	"TW-58": "Im Stapel sind nur die Wald-Plättchen für diese Personenzahl: 21, 27, 33 oder 39 zu zweit, dritt, viert oder fünft.",
	"TW-59": "Spart ein Anführer Windreiter beim Dorfbau, kehrt nur die kleinere Zahl in die Hauptstadt zurück.",
	"TW-60": "Reines Wasser einer Effektliste wird vor allen anderen Effekten dieser Liste gutgeschrieben, ohne dass gefragt wird.",
	"TW-61": "Zwei gleiche offene Effekte sind eine Möglichkeit, nicht zwei.",
	"TW-62": "Effekte, die ein Effekt auslöst (ein freier Tempel), werden beendet, bevor die äußere Liste weitergeht.",
	"TW-63": "Zwischen der Wahl eines Wald-Plättchens und der Wahl seines Feldes wird nichts Neues sichtbar; Plättchen, Auffüllen und neuer Stapel folgen auf das Legen.",
	"TW-64": "Ein Bewegungseffekt darf denselben Windreiter hin und zurück bewegen; jeder Schritt zählt, also endet ein Effekt mit n Schritten nach n Schritten.",
	"TW-65": "Liegt nur das Start-Plättchen und stehen alle Windreiter darauf, kann auf ein Katapult nur verzichtet werden.",
	"TW-66": "Die Dorf-Auslage hat nur dann weniger als vier Karten, wenn Stapel und Ablage beide leer sind.",
	"TW-67": "Eine genutzte Dorf-Karte zählt als genutzt, auch wenn keiner ihrer Effekte ausgeführt werden konnte.",
	"TW-68": "In den Auslagen rücken die übrigen Teile der Reihe nach auf und neue kommen ans Ende; Halter behalten die Reihenfolge der Ankunft.",
	"TW-69": "Für einen Tempel oder ohne Wirkung abgeworfene Karten liegen offen auf der Ablage und sind allen bekannt.",
	"TW-70": "Die Anführer werden in jedem eigenen Zug geprüft, auch nach einem Dorfbau ohne Nachziehen und in der letzten Runde.",
	"TW-71": "Ohne Wirkung werden immer drei Karten abgeworfen; ein Anführer, der Tempel billiger macht, hilft dabei nicht.",
	"TW-72": "Zu dritt bis zu fünft ist der linke Nachbar der nächste Platz in Zugreihenfolge, der rechte der Platz davor; zu dritt ist jede gegnerische Person genau einer von beiden.",
	"TW-73": "Wer fünf Dörfer hat, macht bis zum Ende weiter Züge, hat aber kein Baumhaus mehr und kann nicht bauen.",
	"TW-74": "Ein Plättchen, das (durch einen Anführer) nur diagonal anliegt, erreicht man per Katapult, Windportal oder Tempel-Nachbarschaft, oder mit Schritten, sobald ein Plättchen es orthogonal verbindet.",
	"TW-75": "Geht der Stapel mitten im Nachziehen aus, geht es mit dem neu gemischten weiter; die eben gespielte oder abgeworfene Karte ist mit dabei.",
	"TW-76": "Die Fähigkeit eines Anführers wirkt jedes Mal, wenn ihr Ereignis eintritt, ab dem Zug nach dem Auslegen; nie rückwirkend für den Zug, in dem er ausgelegt wurde.",
	"TW-77": "Anführer bringen bei der Wertung keine Punkte, außer ihre Fähigkeit sagt es; das tut zurzeit keine.",
	"TW-78": "Verschmutzung durch den Dorfbau wird vor den Effekten von Anführern gelegt, die der Bau auslöst; ein so verschmutztes Feld kann also keinen Wald eines solchen Effekts aufnehmen, außer es wird vorher gereinigt."
}, Is = (e, t, n) => `${e} ${e === 1 ? t : n}`, Ls = Cs("de", {
	words: rs.de,
	options: {
		tribes: "Volk",
		random: "Zufall"
	},
	prompts: {
		action: "Welche Aktion führst du aus?",
		discardCards: (e, t) => `Welche ${e} Karten ${t ? "legst du für den Tempel ab" : "wirfst du ab"}?`,
		chooseTemple: "Welchen Tempel platzierst du?",
		templeTile: (e) => `Auf welches Plättchen stellst du den ${e}?`,
		nextEffect: "Welchen Effekt führst du als Nächstes aus?",
		moveStep: (e) => `Welcher Windreiter fliegt? Noch ${Is(e, "Bewegung", "Bewegungen")}.`,
		cleanStep: (e) => `Wo entfernst du Verschmutzung? Noch ${e}.`,
		mixStep: (e, t) => `Wofür nutzt du die nächste Einheit (${t})? Noch ${e}.`,
		catapult: (e) => `Welcher Windreiter fliegt mit dem Katapult? Noch ${Is(e, "Flug", "Flüge")}.`,
		forestTile: (e) => `Welchen Wald pflanzt du für ${e} Wasser?`,
		forestSpace: (e) => `Wohin legst du den Wald (${e})?`,
		takeVillageCard: "Welche Dorf-Karte nimmst du?",
		villageCardUse: (e) => `Nutzt du „${e}“ sofort oder behältst du die Karte als Ziel?`,
		replaceObjective: (e) => `Welches Ziel wirfst du für „${e}“ ab?`,
		draw: (e) => `Welche Karte ziehst du? Es ${e === 1 ? "fehlt 1" : `fehlen ${e}`}.`,
		leader: (e) => `${e === "path" ? "Dein Pfad" : "Deine besondere Bedingung"} ist erfüllt: Wen legst du aus?`,
		wait: "Einen Moment …"
	},
	thanksTo: (e) => `(${e})`,
	moves: {
		play: (e, t) => `${e} spielen – ${t}`,
		placeTemple: (e) => `Einen Tempel platzieren (${Is(e, "Karte", "Karten")} ablegen)`,
		build: (e, t) => `Dorf bauen auf dem ${e} (${t})`,
		discardThree: (e, t) => `${e} Karten ohne Wirkung abwerfen (${t ? "alle Tempel stehen schon" : "auf jedem Plättchen steht schon ein Tempel"})`,
		discard: (e) => `${e} ablegen`,
		temple: (e, t) => `${e}: ${t}`,
		on: (e, t) => `Auf das ${e}${t === "" ? "" : ` (${t})`}`,
		effect: (e, t) => t === null ? e : `${e} (${t})`,
		step: (e, t) => `${e} → ${t}`,
		fly: (e, t) => `Katapult: ${e} → ${t}`,
		clean: (e, t) => `Das ${e} reinigen (${t} dort)`,
		takeWater: "1 Wasser nehmen",
		forest: (e, t) => `${e} (${t === 0 ? "vom Stapel" : `Auslage ${t}`})`,
		plant: (e) => `Auf das ${e} pflanzen`,
		takeVillageCard: (e, t, n) => `${e} – Ziel: ${t} – sofort: ${n}`,
		useNow: (e) => `Sofort nutzen: ${e}`,
		keep: (e) => `Als Ziel behalten: ${e}`,
		replace: (e, t) => `${e} abwerfen (jetzt ${t})`,
		draw: (e, t) => `${e}, Auslage ${t}`,
		drawDeck: (e) => `${e}, vom Stapel`,
		leader: (e, t) => `${e}: ${t}`,
		done: "Fertig",
		decline: {
			forest: "Keinen Wald pflanzen",
			catapult: "Nicht fliegen",
			chooseTemple: "Keinen Tempel platzieren",
			leader: "Noch niemanden auslegen"
		}
	},
	phase: {
		setup: "Aufbau · Startvorteile",
		over: "Spielende",
		round: (e) => `Runde ${e}`,
		lastRound: (e) => `Runde ${e} · letzte Runde`,
		ending: (e) => `das Spiel endet nach Runde ${e}`
	},
	categories: {
		endTile: "Spielende-Plättchen",
		treehouses: "Baumhäuser",
		temples: "Tempel",
		pollution: "Verschmutzung",
		tiles: "Wald-Plättchen",
		objectives: "Dorf-Karten",
		leaders: "Anführer"
	},
	events: Go,
	refusals: Ps,
	neighbours: (e, t, n) => n ? `Gegenüber ${e}, Markt ${t}` : `linker Nachbar ${e}, rechter Nachbar ${t}`,
	unit: {
		water: "Wasser",
		move: "Bewegung",
		clean: "Reinigung"
	},
	summary: {
		forest: "Waldauslage",
		stackTop: (e, t) => `Stapel (${t}): oben ${e}`,
		stackEmpty: "Stapel: leer",
		village: "Dorf-Auslage",
		villageDeck: (e, t) => `Stapel ${e}, Ablage ${t}`,
		villageCard: (e, t, n) => `${e} – Ziel: ${t} – sofort: ${n}`,
		element: "Element-Auslage",
		backs: (e) => `Auslage: ${e}`,
		deckTop: (e, t) => `Stapel (${t}): oben ${e}`,
		discardPile: (e, t) => `Ablage (${e})${t === "" ? "" : `: ${t}`}`,
		market: "Der Markt (Auslage und oberste Karte) ist der zweite Nachbar",
		marketName: "der Markt",
		pending: "Offene Effekte",
		player: (e, t) => `${e} · ${t}`,
		stock: (e, t, n, r) => `${e} Wasser, ${Is(t, "Windreiter", "Windreiter")} in der Hauptstadt, ${Is(n, "Dorf", "Dörfer")}, ${r} Tempel`,
		endTile: "Hat das Spielende-Plättchen",
		rackBacks: (e) => `Halter: ${e}`,
		rackCard: (e, t, n) => `${e}: ${t} (${n})`,
		playableRows: (e) => e.length === 0 ? "jetzt nicht spielbar" : `spielbar: ${e.map((e) => `Reihe ${e}`).join(", ")}`,
		hiddenCard: (e) => `${e}, noch verdeckt`,
		tile: (e, t, n, r) => [
			`${e}: ${t}`,
			...r,
			n
		].filter((e) => e !== "").join(", "),
		riders: (e, t) => t > 0 ? `${e} von ${t} Windreitern` : e > 0 ? `${e} Windreiter` : "",
		villageMark: "Dorf",
		polluted: (e) => `Verschmutzt: ${e}`,
		clean: (e) => `Sauber und leer: ${e}`,
		objective: (e, t, n, r) => `Ziel ${e} – ${t} (jetzt ${n}: ${r} SP)`,
		used: (e) => `Genutzte Dorf-Karten: ${e}`,
		unplaced: (e) => `Tempel übrig: ${e}`,
		leaderInPlay: (e, t) => `Anführer im Spiel: ${e} – ${t}`,
		leaderOpen: (e, t) => `Anführer: ${e} – ${t}`,
		path: (e, t, n, r) => `Pfad ${e}: ${r ? "genutzt" : `${t} von ${n}`}`,
		special: (e, t, n) => `Bedingung ${e}: ${n ? "genutzt" : `jetzt ${t}`}`,
		left: (e) => `Linker Nachbar: ${e}`,
		right: (e) => `Rechter Nachbar: ${e}`
	},
	hints: Ko,
	rulings: Fs
}), Rs = {
	tribe: (e, t, n) => `${t(e.seat)} leads the ${n.tribe(e.tribe)}.`,
	firstObjective: (e, t, n) => `${t(e.seat)} begins with the objective “${n.village(e.card)}”.`,
	startTile: (e, t, n) => `${t(e.seat)} lays the ${n.tile(e.tile)}.`,
	round: (e) => e.last ? `Round ${e.round}: the last one.` : `Round ${e.round} begins.`,
	turn: () => null,
	played: (e, t, n) => `${t(e.seat)} plays ${n.card(e.card)}: ${n.rowEffects(e.card, e.row)}.`,
	gained: (e, t) => `${t(e.seat)} takes ${e.water} water.`,
	moved: (e, t, n) => `${t(e.seat)}: windrider ${n.place(e.from)} → ${n.place(e.to)}.`,
	flew: (e, t, n) => `${t(e.seat)}: catapult ${n.place(e.from)} → ${n.place(e.to)}.`,
	cleaned: (e, t, n) => `${t(e.seat)} cleans the ${n.spaceAt(e.space)}.`,
	planted: (e, t, n) => `${t(e.seat)} plants a forest (${n.tile(e.tile)}) on the ${n.spaceAt(e.space)} for ${e.cost} water.`,
	forestRefilled: (e, t, n) => `New in the forest display: ${n.tile(e.tile)}.`,
	discarded: (e, t, n) => `${t(e.seat)} discards ${e.cards.map(n.card).join(", ")}.`,
	templePlaced: (e, t, n) => `${t(e.seat)} puts the ${n.temple(e.tribe, e.temple)} on the ${n.tileAt(e.space)}.`,
	built: (e, t, n) => `${t(e.seat)} builds a village on the ${n.tileAt(e.space)}; ${e.riders} windriders return to the capital.`,
	polluted: (e, t, n) => `Pollution at ${t(e.seat)}’s: ${e.spaces.map(n.place).join(", ")}.`,
	endTile: (e, t) => `${t(e.seat)} has placed the last treehouse and takes the end tile. Round ${e.lastRound} is the last one.`,
	tookVillageCard: (e, t, n) => `${t(e.seat)} takes the village card “${n.village(e.card)}”.`,
	villageRefilled: (e, t, n) => `New in the village display: “${n.village(e.card)}”.`,
	usedVillageCard: (e, t, n) => `${t(e.seat)} uses “${n.village(e.card)}” at once: ${n.immediate(e.card)}.`,
	keptVillageCard: (e, t, n) => e.instead < 0 ? `${t(e.seat)} keeps “${n.village(e.card)}” as an objective.` : `${t(e.seat)} keeps “${n.village(e.card)}” as an objective and discards “${n.village(e.instead)}”.`,
	skipped: (e, t) => `${t(e.seat)} ${{
		forest: "plants no forest",
		catapult: "uses no catapult",
		temple: "places no temple"
	}[e.what]}.`,
	drew: (e, t, n) => `${t(e.seat)} draws a ${n.element(e.color)} card from the ${e.deck ? "deck" : "display"}.`,
	faces: (e, t, n) => `You drew ${e.cards.map((e) => `${n.card(e)} (${n.cardSentence(e)})`).join(" and ")}.`,
	elementRefilled: (e, t, n) => `New in the element display: ${e.colors.map(n.element).join(", ")}.`,
	reshuffled: (e) => e.deck === "element" ? `The discard pile of element cards is shuffled (${e.n} cards).` : `The discard pile of village cards is shuffled (${e.n} cards).`,
	leaderOut: (e, t, n) => `${t(e.seat)} lays out ${n.leader(e.tribe, e.leader)} (${e.condition === "path" ? "path" : "special condition"}): ${n.leaderAbility(e.tribe, e.leader)}.`,
	leaderDeclined: (e, t) => `${t(e.seat)} lays out no leader yet.`,
	over: () => "The game is over."
}, zs = {
	points: {
		more: "Brings more points.",
		less: "Brings fewer points."
	},
	villages: {
		more: "Brings you nearer to the next village.",
		less: "The next village has to wait."
	},
	ending: {
		more: "Helps you to build all treehouses first.",
		less: "The end tile moves further away."
	},
	water: {
		more: "Leaves you water for forests.",
		less: "You will be short of water."
	},
	land: {
		more: "Makes your terrain cleaner or fuller.",
		less: "Your terrain stays polluted or empty."
	},
	temples: {
		more: "Brings your temples forward.",
		less: "Your temples have to wait."
	},
	objectives: {
		more: "Fits your village cards.",
		less: "Does nothing for your village cards."
	},
	leaders: {
		more: "Brings or uses a leader.",
		less: "A leader has to wait."
	},
	rack: {
		more: "Leaves you good cards on the rack.",
		less: "Uses up good cards."
	}
}, Bs = {
	notAsked: () => "You are not asked now.",
	otherQuestion: () => "Something else is asked now.",
	notOnRack: () => "This card is not on your rack.",
	noSuchRow: (e) => `The card has no row ${e.row}.`,
	"require.own": (e) => `You need at least ${e.min} × ${e.color} on your rack and have ${e.own}.`,
	"require.ownNone": (e) => `You may have no ${e.color} on your rack and have ${e.own}.`,
	"require.ownAllColors": () => "You need all four colours on your rack.",
	"require.neighbour": (e) => `${e.who === "both" ? "Both neighbours need" : "A neighbour needs"} ${e.min} × ${e.color} (${e.neighbours}).`,
	"require.more": (e) => `You need more ${e.color} than ${e.who === "both" ? "each of the two neighbours" : "a neighbour"}: you ${e.own}, ${e.neighbours}.`,
	"require.fewer": (e) => `You need fewer ${e.color} than ${e.who === "both" ? "each of the two neighbours" : "a neighbour"}: you ${e.own}, ${e.neighbours}.`,
	"require.group": (e) => `You and both neighbours need ${e.min} × ${e.color} together: you ${e.own}, ${e.neighbours}.`,
	noTempleLeft: () => "You have placed all your temples.",
	noTempleTile: () => "Each of your tiles already has a temple.",
	tooFewCards: (e) => `You need ${e.n} cards for this.`,
	templesLeft: () => "While you can place a temple you may not discard cards for nothing.",
	noForestThere: () => "There is no forest there.",
	startTile: () => "The start tile cannot become a village.",
	alreadyVillage: () => "There is a village already.",
	noTreehouse: () => "You have no treehouse left.",
	tooFewRiders: (e) => `You need ${e.need} windriders there and have ${e.have}.`,
	discardExactly: (e) => `Discard exactly ${e.n} cards.`,
	rackOrder: () => "Name every card once, in the order of your rack.",
	templeGone: () => "This temple is no longer on your board.",
	templePaid: () => "The temple is paid for and must be placed.",
	hasTemple: () => "This tile already has a temple.",
	noTileThere: () => "There is no tile there.",
	noSuchEffect: () => "This effect is not pending.",
	sameEffect: () => "An equal effect is already offered.",
	notInMix: () => "This is not part of the mix.",
	noRiderThere: () => "There is no windrider there.",
	notNextToCapital: () => "This tile is not adjacent to the capital.",
	notAdjacent: () => "These tiles are not adjacent.",
	noPollution: () => "There is no pollution there.",
	notToCapital: () => "A catapult does not fly to the capital.",
	samePlace: () => "The windrider is already there.",
	noForestLeft: () => "There are no forest tiles left.",
	notInForestDisplay: () => "This tile is neither in the display nor on top of the stack.",
	tooLittleWater: (e) => `The forest costs ${e.cost} water and you have ${e.have}.`,
	noLegalSpace: () => "You have no clean empty space next to one of your tiles.",
	noSuchSpace: () => "There is no such space.",
	spaceTaken: () => "There is a tile already.",
	spacePolluted: () => "The space is polluted.",
	touchesNothing: () => "The space touches none of your tiles.",
	notInVillageDisplay: () => "This card is not in the village display.",
	notKeptBefore: () => "You can only discard an objective that you had before.",
	placeEmpty: () => "There is no card there.",
	deckEmpty: () => "The deck is empty.",
	notYourLeader: () => "This leader is not of your tribe.",
	leaderInPlay: () => "This leader is already in play."
}, Vs = {
	"TW-1": "A card's own colour counts towards its requirement: playing a blue card with exactly one other blue on the rack satisfies own blue ≥ 2.",
	"TW-2": "Equal counts never satisfy \"more\" or \"fewer\".",
	"TW-3": "In a two-player game the market as neighbour consists of exactly five backs: four display cards and the deck's top card.",
	"TW-4": "In a game of four or five players the racks of players who are not direct neighbours have no influence on any requirement.",
	"TW-5": "A row may be chosen although its effects cannot be used; the card is discarded all the same.",
	"TW-6": "Only one row of a card is carried out, even if the requirements of several rows hold; the player may pick the weaker one.",
	"TW-7": "The played card is discarded after its effects are finished, before drawing begins.",
	"TW-8": "Requirements are checked once at the choice and not again while effects are resolved.",
	"TW-9": "Pending effects may be resolved in any order; water gained from a row may pay for a forest of the same row.",
	"TW-10": "A plain water effect is always taken in full; moves, cleanings, forests, catapults and free temples may be used partly or declined.",
	"TW-11": "A mix of n units may be split in any way, including all units of one kind.",
	"TW-12": "At the start of a turn at least one action is always legal, because either a temple can be placed, or three cards may be discarded for nothing.",
	"TW-13": "Three cards may not be discarded for nothing while a temple is unplaced and some own tile has no temple.",
	"TW-14": "Placing a temple needs exactly three discarded cards and ignores their requirements and effects.",
	"TW-15": "Any of the four temples may be placed first; the effect belongs to the temple's place on the board, not to the tile.",
	"TW-16": "A tile holds at most one temple; a start tile may hold one.",
	"TW-17": "A temple on a forest tile stays on it when the tile becomes a village.",
	"TW-18": "A rider cannot stop on or cross a space without a tile.",
	"TW-19": "The capital and the start tile are adjacent in both directions; one step leads from one to the other.",
	"TW-20": "A portal village is adjacent to the capital and to every other portal village of the same player in both directions.",
	"TW-21": "A portal on a tile that still shows its forest side has no effect.",
	"TW-22": "A catapult flight may start in the capital and may end on any other tile, including the start tile and tiles that are full.",
	"TW-23": "A catapult cannot bring a rider to the capital.",
	"TW-24": "A tile may hold more riders than it has slots; only the required number returns when the village is built.",
	"TW-25": "Building a village does not require the riders to have arrived in the same turn.",
	"TW-26": "Only one village can be built per turn, because building is the turn's action.",
	"TW-27": "Turning a tile puts one pollution on each orthogonal neighbour space without a tile, even on spaces that are already polluted.",
	"TW-28": "No pollution is put on spaces with forest, village or start tiles, on diagonal spaces, or outside the grid.",
	"TW-29": "A turbine suppresses pollution only for the village that shows it, at the moment it is built.",
	"TW-30": "A village tile still counts as a forest tile of its colour for adjacency, paths, tile scoring and movement.",
	"TW-31": "A start tile counts for the tile score and for paths but can never become a village.",
	"TW-32": "A forest can be planted only on a clean empty space that touches an own tile orthogonally.",
	"TW-33": "The forest cost is paid when the tile is chosen; without enough water the effect can only be declined.",
	"TW-34": "The forest display is refilled immediately after a taken tile has been placed, also between two forest effects of the same card.",
	"TW-35": "The stack's top forest tile may be taken instead of a display tile.",
	"TW-36": "When the forest stack is empty the display shrinks; with no tile left forest effects can only be declined.",
	"TW-37": "A kept village card counts for its objective only; its right side can never be used later.",
	"TW-38": "A village card used at once stays face down beside the owner's board and counts as used for conditions and objectives.",
	"TW-39": "With all objective slots full a newly kept card replaces one of the old cards; the new card itself cannot be the one discarded.",
	"TW-40": "The starting objective occupies one of the four slots and counts as an objective card.",
	"TW-41": "The village card is taken after pollution and catapult of the new village have been resolved.",
	"TW-42": "Free temples from village cards trigger the temple's effect and leader triggers for temples.",
	"TW-43": "While drawing, the display is not refilled; three draws after a temple may use at most the four display cards that lay there at the beginning, plus the deck.",
	"TW-44": "A player does not see the faces of newly drawn cards before the rack holds five cards.",
	"TW-45": "After building a village no cards are drawn and the display stays as it is.",
	"TW-46": "The deck's top back is visible at all times, also after each draw from the deck.",
	"TW-47": "A leader condition is checked only after drawing in the own turn; a state that existed only in the middle of the turn does not count.",
	"TW-48": "Each of the two conditions can bring out one leader; if both are fulfilled in the same turn two leaders may come out.",
	"TW-49": "Declining a leader does not use up the condition; it can be used in a later turn if it is fulfilled then.",
	"TW-50": "A path may run in either direction and may not use a tile twice.",
	"TW-51": "The end tile goes to the first player with five villages only; later fifth villages bring no tile.",
	"TW-52": "If the last seat of a round triggers the end, one more full round follows all the same.",
	"TW-53": "Pollution scoring counts spaces with at least one token; two tokens on one space count as one space.",
	"TW-54": "Exactly three temples score 3, four score 7, fewer score 0; the two values are not added.",
	"TW-55": "An objective scores only its best fulfilled tier, not the sum of tiers.",
	"TW-56": "In a tie for most VP the player with more water wins; with equal water the tied players share the victory.",
	"TW-57": "Water, pollution and steps are never limited by the number of tokens in the box.",
	"TW-58": "Only the forest tiles meant for this number of players are in the stack: 21, 27, 33 or 39 tiles for 2, 3, 4 or 5 players.",
	"TW-59": "With a leader who saves riders only the reduced number of riders returns to the capital.",
	"TW-60": "Plain water of a list of pending effects is credited before any other effect of that list, without a question.",
	"TW-61": "Two equal pending effects are one option, not two.",
	"TW-62": "Effects opened by an effect (a free temple) are finished before the other pending effects of the outer list.",
	"TW-63": "Between the choice of a forest tile and the choice of its space nothing new becomes visible; tile, refill and new stack top follow the placement.",
	"TW-64": "A rider effect may move the same rider there and back; every step counts, so an effect of n steps always ends after n steps.",
	"TW-65": "With only the start tile and all riders on it a catapult can only be declined.",
	"TW-66": "Village display, deck and discard pile: the display holds fewer than four cards only while the deck and the discard pile are both empty.",
	"TW-67": "A used village card counts as used even if none of its effects could be carried out.",
	"TW-68": "In the displays the remaining pieces close up in order and new ones join at the end; racks keep the order of arrival.",
	"TW-69": "Cards discarded for a temple or for nothing lie face up on the discard pile and are public.",
	"TW-70": "The leader check takes place in every own turn, also after building a village without a draw and in the last round.",
	"TW-71": "Discarding for nothing always takes three cards; a leader who makes temples cheaper does not help there.",
	"TW-72": "In games of three to five players the left neighbour is the next seat in turn order, the right neighbour the seat before; with three players each opponent is exactly one of the two.",
	"TW-73": "A player with five villages keeps taking turns until the end but has no treehouse left and cannot build.",
	"TW-74": "A tile connected only diagonally (by a leader) is reached by catapult, portal or temple adjacency, or by steps once a tile links it orthogonally.",
	"TW-75": "If the deck runs out in the middle of a draw the reshuffled deck continues the same draw; the card just played or discarded is part of the reshuffle.",
	"TW-76": "A leader's trigger works every time its event happens, from the turn after the leader was laid out; it never works backwards for an event of the turn in which the leader came out.",
	"TW-77": "Leaders bring no points at scoring unless their ability says so; no present leader does.",
	"TW-78": "Pollution from building is placed before the effects of leaders that building triggers, so a space polluted by this village cannot take a forest of such an effect unless it is cleaned before."
}, $ = (e, t, n) => `${e} ${e === 1 ? t : n}`, Hs = Cs("en", {
	words: rs.en,
	options: {
		tribes: "Tribe",
		random: "Random"
	},
	prompts: {
		action: "Which action do you take?",
		discardCards: (e, t) => `Which ${e} cards do you discard${t ? " for the temple" : ""}?`,
		chooseTemple: "Which temple do you place?",
		templeTile: (e) => `On which tile do you put the ${e}?`,
		nextEffect: "Which effect do you carry out next?",
		moveStep: (e) => `Which windrider flies? ${$(e, "move", "moves")} left.`,
		cleanStep: (e) => `Where do you remove pollution? ${e} left.`,
		mixStep: (e, t) => `What do you use the next unit for (${t})? ${e} left.`,
		catapult: (e) => `Which windrider flies by catapult? ${$(e, "flight", "flights")} left.`,
		forestTile: (e) => `Which forest do you plant for ${e} water?`,
		forestSpace: (e) => `Where do you put the forest (${e})?`,
		takeVillageCard: "Which village card do you take?",
		villageCardUse: (e) => `Do you use “${e}” now or keep it as an objective?`,
		replaceObjective: (e) => `Which objective do you discard for “${e}”?`,
		draw: (e) => `Which card do you draw? ${e} missing.`,
		leader: (e) => `Your ${e === "path" ? "path" : "special condition"} is fulfilled: which leader do you lay out?`,
		wait: "One moment …"
	},
	thanksTo: (e) => `(${e})`,
	moves: {
		play: (e, t) => `Play ${e} – ${t}`,
		placeTemple: (e) => `Place a temple (discard ${$(e, "card", "cards")})`,
		build: (e, t) => `Build a village on the ${e} (${t})`,
		discardThree: (e, t) => `Discard ${e} cards without effect (${t ? "all temples are placed" : "every tile has a temple"})`,
		discard: (e) => `Discard ${e}`,
		temple: (e, t) => `${e}: ${t}`,
		on: (e, t) => `On the ${e}${t === "" ? "" : ` (${t})`}`,
		effect: (e, t) => t === null ? e : `${e} (${t})`,
		step: (e, t) => `${e} → ${t}`,
		fly: (e, t) => `Catapult: ${e} → ${t}`,
		clean: (e, t) => `Clean the ${e} (${t} there)`,
		takeWater: "Take 1 water",
		forest: (e, t) => `${e} (${t === 0 ? "from the stack" : `display ${t}`})`,
		plant: (e) => `Plant on the ${e}`,
		takeVillageCard: (e, t, n) => `${e} – objective: ${t} – now: ${n}`,
		useNow: (e) => `Use now: ${e}`,
		keep: (e) => `Keep as an objective: ${e}`,
		replace: (e, t) => `Discard ${e} (${t} now)`,
		draw: (e, t) => `${e}, display ${t}`,
		drawDeck: (e) => `${e}, from the deck`,
		leader: (e, t) => `${e}: ${t}`,
		done: "Done",
		decline: {
			forest: "Plant no forest",
			catapult: "Do not fly",
			chooseTemple: "Place no temple",
			leader: "Lay out nobody yet"
		}
	},
	phase: {
		setup: "Setup · start bonuses",
		over: "End of the game",
		round: (e) => `Round ${e}`,
		lastRound: (e) => `Round ${e} · last round`,
		ending: (e) => `the game ends after round ${e}`
	},
	categories: {
		endTile: "End tile",
		treehouses: "Treehouses",
		temples: "Temples",
		pollution: "Pollution",
		tiles: "Forest tiles",
		objectives: "Village cards",
		leaders: "Leaders"
	},
	events: Rs,
	refusals: Bs,
	neighbours: (e, t, n) => n ? `opponent ${e}, market ${t}` : `left neighbour ${e}, right neighbour ${t}`,
	unit: {
		water: "water",
		move: "move",
		clean: "cleaning"
	},
	summary: {
		forest: "Forest display",
		stackTop: (e, t) => `Stack (${t}): ${e} on top`,
		stackEmpty: "Stack: empty",
		village: "Village display",
		villageDeck: (e, t) => `Deck ${e}, discard pile ${t}`,
		villageCard: (e, t, n) => `${e} – objective: ${t} – now: ${n}`,
		element: "Element display",
		backs: (e) => `Display: ${e}`,
		deckTop: (e, t) => `Deck (${t}): ${e} on top`,
		discardPile: (e, t) => `Discard pile (${e})${t === "" ? "" : `: ${t}`}`,
		market: "The market (display and top card) is the second neighbour",
		marketName: "the market",
		pending: "Pending effects",
		player: (e, t) => `${e} · ${t}`,
		stock: (e, t, n, r) => `${e} water, ${$(t, "windrider", "windriders")} in the capital, ${$(n, "village", "villages")}, ${$(r, "temple", "temples")}`,
		endTile: "Holds the end tile",
		rackBacks: (e) => `Rack: ${e}`,
		rackCard: (e, t, n) => `${e}: ${t} (${n})`,
		playableRows: (e) => e.length === 0 ? "not playable now" : `playable: ${e.map((e) => `row ${e}`).join(", ")}`,
		hiddenCard: (e) => `${e}, still face down`,
		tile: (e, t, n, r) => [
			`${e}: ${t}`,
			...r,
			n
		].filter((e) => e !== "").join(", "),
		riders: (e, t) => t > 0 ? `${e} of ${t} windriders` : e > 0 ? $(e, "windrider", "windriders") : "",
		villageMark: "village",
		polluted: (e) => `Polluted: ${e}`,
		clean: (e) => `Clean and empty: ${e}`,
		objective: (e, t, n, r) => `Objective ${e} – ${t} (now ${n}: ${r} VP)`,
		used: (e) => `Used village cards: ${e}`,
		unplaced: (e) => `Temples left: ${e}`,
		leaderInPlay: (e, t) => `Leader in play: ${e} – ${t}`,
		leaderOpen: (e, t) => `Leader: ${e} – ${t}`,
		path: (e, t, n, r) => `Path ${e}: ${r ? "used" : `${t} of ${n}`}`,
		special: (e, t, n) => `Condition ${e}: ${n ? "used" : `now ${t}`}`,
		left: (e) => `Left neighbour: ${e}`,
		right: (e) => `Right neighbour: ${e}`
	},
	hints: zs,
	rulings: Vs
}), Us = /* @__PURE__ */ n({}), Ws = t((() => {})), Gs = /* @__PURE__ */ n({}), Ks = t((() => {})), { handbook: qs, course: Js, ...Ys } = {
	meta: so,
	game: Uo,
	text: {
		de: Ls,
		en: Hs
	},
	chapters: Wo,
	brain: oo,
	handbook: () => Promise.resolve().then(() => (Ws(), Us)),
	course: () => Promise.resolve().then(() => (Ks(), Gs))
}, Xs = Ys;
export { Xs as module };
