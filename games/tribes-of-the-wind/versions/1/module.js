// kernel/brain.ts
function e(e, t, n) {
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
var t = {
	ruling: "T-1",
	key: "notAsked"
}, n = {
	tell() {},
	whisper() {},
	commit() {}
};
"null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf".split(" "), "zero one two three four five six seven eight nine ten eleven twelve".split(" ");
var r = {
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
}, i = class extends Error {
	constructor(e, t) {
		super(`tribes-of-the-wind data: ${e}: ${t}`), this.name = "BadData";
	}
};
function a(e, t) {
	if (typeof e != "object" || !e || Array.isArray(e)) throw new i(t, "is no object");
	return e;
}
function o(e, t) {
	if (!Array.isArray(e)) throw new i(t, "is no list");
	return e;
}
function s(e, t) {
	if (typeof e != "number" || !Number.isInteger(e)) throw new i(t, "is no whole number");
	return e;
}
function c(e, t) {
	if (typeof e != "string" || e === "") throw new i(t, "is no text");
	return e;
}
function l(e, t, n) {
	let r = t.find((t) => t === e);
	if (r === void 0) throw new i(n, `unknown word ${String(e)}`);
	return r;
}
function u(e, t, n) {
	return t.indexOf(l(e, t, n));
}
function d(e, t) {
	let n = a(e, t);
	return {
		de: c(n.de, `${t}.de`),
		en: c(n.en, `${t}.en`)
	};
}
function f(e, t, n) {
	for (let r of Object.keys(e)) if (!t.includes(r)) throw new i(n, `unknown field ${r}`);
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
	let r = a(e, n);
	f(r, [
		"kind",
		"color",
		"min",
		"who"
	], n);
	let i = l(r.kind, ee, `${n}.kind`);
	if (i === "ownAllColors") return { kind: i };
	let o = u(r.color, t.elements, `${n}.color`);
	if (i === "ownNone") return {
		kind: i,
		color: o
	};
	if (i === "own" || i === "group") return {
		kind: i,
		color: o,
		min: s(r.min, `${n}.min`)
	};
	let c = l(r.who, te, `${n}.who`);
	return i === "neighbour" ? {
		kind: i,
		color: o,
		who: c,
		min: s(r.min, `${n}.min`)
	} : {
		kind: i,
		color: o,
		who: c
	};
}
function de(e, t) {
	let n = a(e, t);
	f(n, [
		"kind",
		"n",
		"cost",
		"of"
	], t);
	let r = l(n.kind, re, `${t}.kind`);
	if (r === "temple") return { kind: r };
	if (r === "forest") return {
		kind: r,
		cost: s(n.cost, `${t}.cost`)
	};
	let c = s(n.n, `${t}.n`);
	if (r !== "mix") return {
		kind: r,
		n: c
	};
	let u = o(n.of, `${t}.of`).map((e) => l(e, ne, `${t}.of`));
	if (u.length < 2 || new Set(u).size !== u.length) throw new i(t, "a mix names two different kinds");
	return {
		kind: r,
		of: u,
		n: c
	};
}
function fe(e, t) {
	return o(e, t).map((e, n) => de(e, `${t}[${n}]`));
}
function pe(e, t, n) {
	let r = a(e, n), o = l(r.metric, ae, `${n}.metric`);
	if (ie.some((e) => e === o)) return {
		metric: o,
		color: u(r.color, t.forests, `${n}.color`)
	};
	if (r.color !== void 0) throw new i(n, `${o} has no colour`);
	return {
		metric: o,
		color: -1
	};
}
function me(e, t, n) {
	let r = a(e, n);
	f(r, [
		"metric",
		"color",
		"op",
		"tiers"
	], n);
	let c = o(r.tiers, `${n}.tiers`).map((e, t) => {
		let r = a(e, `${n}.tiers[${t}]`);
		return {
			at: s(r.at, `${n}.at`),
			vp: s(r.vp, `${n}.vp`)
		};
	});
	if (c.length === 0) throw new i(n, "has no tier");
	return {
		...pe(r, t, n),
		op: l(r.op, oe, `${n}.op`),
		tiers: c
	};
}
function he(e, t, n) {
	let r = a(e, n);
	return f(r, [
		"metric",
		"color",
		"op",
		"at"
	], n), {
		...pe(r, t, n),
		op: l(r.op, oe, `${n}.op`),
		at: s(r.at, `${n}.at`)
	};
}
function ge(e, t, n) {
	let r = a(e, n), i = l(r.kind, ce, `${n}.kind`), o = (e) => s(r[e], `${n}.${e}`);
	switch (i) {
		case "trigger": {
			let e = l(r.on, se, `${n}.on`);
			return {
				kind: i,
				on: e,
				color: e === "playCard" ? u(r.color, t.elements, `${n}.color`) : -1,
				effects: fe(r.effects, `${n}.effects`)
			};
		}
		case "immediate": return {
			kind: i,
			effects: fe(r.effects, `${n}.effects`)
		};
		case "substitute": return {
			kind: i,
			from: l(r.from, ne, `${n}.from`),
			to: l(r.to, ne, `${n}.to`)
		};
		case "countBonus": return {
			kind: i,
			color: u(r.color, t.elements, `${n}.color`),
			n: o("n")
		};
		case "freeFirstRow": return {
			kind: i,
			color: u(r.color, t.elements, `${n}.color`)
		};
		case "endScore": return {
			kind: i,
			...pe(r, t, n),
			per: o("per"),
			vp: o("vp"),
			max: o("max")
		};
		case "slotDiscount": return {
			kind: i,
			n: o("n"),
			min: o("min")
		};
		case "forestDiscount":
		case "templeDiscount":
		case "extraObjectiveSlot": return {
			kind: i,
			n: o("n")
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
], ve = (e, t) => a(e[t], t), p = (e, t) => o(ve(e, t).list, `${t}.list`);
function ye(e) {
	let t = a(e, "file"), n = p(t, "elements").map((e, t) => {
		let n = a(e, `elements[${t}]`);
		return {
			id: c(n.id, "id"),
			name: d(n.name, "name"),
			colorName: d(n.colorName, "colorName")
		};
	}), r = p(t, "forestColors").map((e, t) => {
		let n = a(e, `forestColors[${t}]`);
		return {
			id: c(n.id, "id"),
			name: d(n.name, "name")
		};
	}), i = {
		elements: n.map((e) => e.id),
		forests: r.map((e) => e.id)
	}, o = be(ve(t, "grid")), s = p(t, "forestTiles").map((e, t) => Ce(e, i, `forestTiles[${t}]`));
	return {
		elements: n,
		forestColors: r,
		bonuses: xe(p(t, "bonuses")),
		cards: p(t, "elementCards").map((e, t) => Se(e, i, `elementCards[${t}]`)),
		tiles: [...s, ...we(p(t, "startTiles"), i)],
		forestTileCount: s.length,
		villageCards: p(t, "villageCards").map((e, t) => Te(e, i, `villageCards[${t}]`)),
		tribes: Ee(t, i, o.rows * o.columns),
		grid: o,
		constants: De(ve(t, "constants")),
		scoring: Oe(ve(t, "scoring")),
		templates: ke(ve(t, "textTemplates"))
	};
}
function be(e) {
	let t = s(e.rows, "grid.rows"), n = s(e.columns, "grid.columns"), [r, i] = o(e.start, "grid.start").map((e) => s(e, "grid.start"));
	return {
		rows: t,
		columns: n,
		start: (r ?? 0) * n + (i ?? 0)
	};
}
function xe(e) {
	let t = {};
	for (let n of e) {
		let e = a(n, "bonuses");
		t[l(e.id, le, "bonuses.id")] = d(e.name, "bonuses.name");
	}
	let { turbine: n, catapult: r, portal: o } = t;
	if (n === void 0 || r === void 0 || o === void 0) throw new i("bonuses", "a bonus has no name");
	return {
		turbine: n,
		catapult: r,
		portal: o
	};
}
function Se(e, t, n) {
	let r = a(e, n), s = o(r.rows, `${n}.rows`).map((e, r) => {
		let i = a(e, `${n}.rows[${r}]`);
		return {
			require: o(i.require, `${n}.require`).map((e) => ue(e, t, `${n}.rows[${r}]`)),
			effects: fe(i.effects, `${n}.rows[${r}].effects`)
		};
	});
	if (s.length === 0) throw new i(n, "has no row");
	return {
		id: c(r.id, `${n}.id`),
		color: u(r.color, t.elements, `${n}.color`),
		rows: s
	};
}
function Ce(e, t, n) {
	let r = a(e, n);
	return {
		id: c(r.id, `${n}.id`),
		color: u(r.color, t.forests, `${n}.color`),
		slots: s(r.slots, `${n}.slots`),
		bonus: r.bonus === null ? null : l(r.bonus, le, `${n}.bonus`),
		minPlayers: s(r.minPlayers, `${n}.minPlayers`),
		start: null
	};
}
function we(e, t) {
	return e.map((e, n) => {
		let r = `startTiles[${n}]`, o = a(e, r);
		if (s(o.seat, `${r}.seat`) !== n + 1) throw new i(r, "start tiles stand in seat order");
		let l = u(o.color, t.forests, `${r}.color`), d = fe(o.effects, `${r}.effects`);
		return {
			id: c(o.id, `${r}.id`),
			color: l,
			slots: 0,
			bonus: null,
			minPlayers: 0,
			start: d
		};
	});
}
function Te(e, t, n) {
	let r = a(e, n);
	return {
		id: c(r.id, `${n}.id`),
		name: d(r.name, `${n}.name`),
		objective: me(r.objective, t, `${n}.objective`),
		immediate: fe(r.immediate, `${n}.immediate`)
	};
}
function Ee(e, t, n) {
	let r = new Map(p(e, "templeSets").map((e) => {
		let t = a(e, "templeSets"), n = o(t.temples, "templeSets.temples").map((e) => {
			let t = a(e, "temple");
			return {
				id: c(t.id, "temple.id"),
				name: d(t.name, "temple.name"),
				effects: fe(t.effects, "temple.effects")
			};
		});
		return [c(t.id, "templeSets.id"), n];
	})), l = new Map(p(e, "pollutionLayouts").map((e) => {
		let t = a(e, "pollutionLayouts"), r = o(t.rows, "layout").flatMap((e) => o(e, "layout.row").map((e) => s(e, "layout")));
		if (r.length !== n) throw new i("pollutionLayouts", "does not fit the grid");
		return [c(t.id, "pollutionLayouts.id"), r];
	}));
	return p(e, "tribes").map((e, n) => {
		let s = `tribes[${n}]`, f = a(e, s), ee = r.get(c(f.templeSet, `${s}.templeSet`)), te = l.get(c(f.pollutionLayout, `${s}.pollutionLayout`));
		if (ee === void 0 || te === void 0) throw new i(s, "unknown temple set or layout");
		return {
			id: c(f.id, `${s}.id`),
			name: d(f.name, `${s}.name`),
			path: o(f.path, `${s}.path`).map((e) => u(e, t.forests, `${s}.path`)),
			special: he(f.special, t, `${s}.special`),
			leaders: o(f.leaders, `${s}.leaders`).map((e, n) => {
				let r = a(e, `${s}.leaders[${n}]`);
				return {
					id: c(r.id, `${s}.leader.id`),
					name: d(r.name, `${s}.leader.name`),
					ability: ge(r.ability, t, `${s}.leaders[${n}].ability`)
				};
			}),
			temples: ee,
			pollution: te
		};
	});
}
function De(e) {
	return Object.fromEntries(_e.map((t) => [t, s(e[t], `constants.${t}`)]));
}
function Oe(e) {
	let t = (t) => o(e[t], t).map((e) => s(e, t));
	return {
		endTile: s(e.endTile, "endTile"),
		perTreehouse: s(e.perTreehouse, "perTreehouse"),
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
		for (let [t, i] of Object.entries(a(r, n))) e[t] = d(i, t);
		t[n] = e;
	}
	return t;
}
// games/tribes-of-the-wind/rules/data.ts
var m = ye(r), { elements: h, forestColors: Ae, cards: g, tiles: je, villageCards: _, tribes: v, grid: y, constants: b, scoring: x } = m, Me = h.length, S = y.rows * y.columns, Ne = m.forestTileCount, C = g.map((e) => e.color), w = (e) => g[e], T = (e) => je[e], E = (e) => _[e], D = (e) => v[e], O = (e, t) => D(e).leaders[t], Pe = (e) => new Map(e.map((e, t) => [e.id, t])), Fe = Pe(g), Ie = Pe(je), Le = Pe(_), Re = Pe(v), k = (e) => Fe.get(e) ?? -1, ze = (e) => Ie.get(e) ?? -1, Be = (e) => Le.get(e) ?? -1, Ve = (e) => Re.get(e) ?? -1, He = (e, t) => D(e).temples.findIndex((e) => e.id === t), Ue = (e, t) => D(e).leaders.findIndex((e) => e.id === t), A = S, j = (e) => Math.floor(e / y.columns), M = (e) => e % y.columns, N = Array.from({ length: S }, (e, t) => t), P = N.map((e) => N.filter((t) => Math.abs(j(e) - j(t)) + Math.abs(M(e) - M(t)) === 1)), We = N.map((e) => N.filter((t) => Math.abs(j(e) - j(t)) === 1 && Math.abs(M(e) - M(t)) === 1)), Ge = N.flatMap((e) => N.map((t) => (P[e] ?? []).includes(t))), Ke = Array.from({ length: y.rows }, (e, t) => N.filter((e) => j(e) === t)), qe = Array.from({ length: y.columns }, (e, t) => N.filter((e) => M(e) === t)), Je = N.filter((e) => j(e) < y.rows - 1 && M(e) < y.columns - 1).map((e) => [
	e,
	e + 1,
	e + y.columns,
	e + y.columns + 1
]), Ye = N.filter((e) => (j(e) === 0 || j(e) === y.rows - 1) && (M(e) === 0 || M(e) === y.columns - 1)), Xe = (e) => e === A ? "capital" : `r${j(e)}c${M(e)}`, F = [...N, A].map(Xe), Ze = new Map(F.map((e, t) => [e, t])), I = (e) => Ze.get(e) ?? -1, L = (e) => {
	let t = I(e);
	return t === A ? -1 : t;
}, Qe = (e, t) => e.tiles[t] >= 0, R = (e, t) => e.village[t] === 1, $e = (e, t, n) => Qe(e, t) && T(e.tiles[t]).color === n;
function z(e) {
	let t = 0;
	for (let n = 0; n < S; n++) e(n) && t++;
	return t;
}
function et(e) {
	let t = Array.from({ length: S }, () => !1), n = 0;
	for (let r = 0; r < S; r++) {
		if (t[r] || !e(r)) continue;
		let i = [r];
		t[r] = !0;
		let a = 0;
		for (let n = i.pop(); n !== void 0; n = i.pop()) {
			a++;
			for (let r of P[n]) !t[r] && e(r) && (t[r] = !0, i.push(r));
		}
		a > n && (n = a);
	}
	return n;
}
function tt(e, t) {
	let n = 0, r = 0;
	for (let i of t) n = R(e, i) ? n + 1 : 0, n > r && (r = n);
	return r;
}
var nt = (e, t) => z((n) => R(e, n) && $e(e, n, t)), rt = (e, t) => z((n) => $e(e, n, t)), it = (e, t) => et((n) => $e(e, n, t)), at = (e) => Math.max(...[...Ke, ...qe].map((t) => tt(e, t))), ot = (e) => Je.filter((t) => t.every((t) => R(e, t))).length, st = (e) => et((t) => R(e, t)), ct = (e) => z((t) => R(e, t) && !P[t].some((t) => R(e, t))), lt = (e) => Ye.filter((t) => R(e, t)).length, ut = (e) => z((t) => e.temple[t] >= 0), dt = (e) => z((t) => e.temple[t] >= 0 && R(e, t)), ft = (e) => z((t) => e.temple[t] >= 0 && !R(e, t)), pt = (e) => Ae.filter((t, n) => z((t) => e.temple[t] >= 0 && $e(e, t, n)) > 0).length, mt = (e) => e.water, ht = (e) => e.riders.reduce((e, t) => e + t, 0), gt = (e) => e.capital, _t = (e) => z((t) => e.riders[t] > 0), vt = (e) => Ke.filter((t) => t.every((t) => Qe(e, t))).length, yt = (e) => qe.filter((t) => t.every((t) => Qe(e, t))).length, bt = (e) => qe.filter((t) => t.some((t) => R(e, t))).length, xt = (e) => z((t) => !Qe(e, t) && e.pollution[t] === 0), St = (e) => e.pollution.reduce((e, t) => e + t, 0), Ct = {
	villagesOfColor: nt,
	tilesOfColor: rt,
	largestColorGroup: it,
	villageLine: at,
	villageSquares: ot,
	largestVillageGroup: st,
	isolatedVillages: ct,
	cornerVillages: lt,
	temples: ut,
	templesOnVillages: dt,
	templesOnForests: ft,
	colorsWithTemple: pt,
	water: mt,
	ridersOnTiles: ht,
	ridersInCapital: gt,
	tilesWithRider: _t,
	completeRows: vt,
	completeColumns: yt,
	columnsWithVillage: bt,
	cleanEmptySpaces: xt,
	pollutionTokens: St,
	bonusVillages: (e) => z((t) => R(e, t) && T(e.tiles[t]).bonus !== null),
	activeLeaders: (e) => e.leaders.length,
	villageCardsUsed: (e) => e.used.length,
	objectiveCards: (e) => e.objectives.length
}, B = (e, t) => Ct[t.metric](e, t.color), V = (e, t, n) => t === "atLeast" ? e >= n : e <= n;
function wt(e, t) {
	let n = B(e, t), r = 0;
	for (let e of t.tiers) V(n, t.op, e.at) && e.vp > r && (r = e.vp);
	return r;
}
var Tt = (e, t) => V(B(e, t), t.op, t.at), Et = (e) => z((t) => Qe(e, t)), Dt = (e) => z((t) => R(e, t)), Ot = (e) => ut(e, -1), kt = (e) => z((t) => e.pollution[t] > 0);
// games/tribes-of-the-wind/rules/abilities.ts
function At(e, t) {
	return e.kind === t;
}
function jt(e, t) {
	for (let n of e.leaders) if (O(e.tribe, n).ability.kind === t) return !0;
	return !1;
}
function H(e, t, n) {
	let r = 0;
	for (let i of e.leaders) {
		let { ability: a } = O(e.tribe, i);
		At(a, t) && (r += n(a));
	}
	return r;
}
function Mt(e, t, n) {
	let r = [];
	for (let i of e.leaders) {
		let { ability: a } = O(e.tribe, i);
		if (a.kind === "trigger" && a.on === t && (t !== "playCard" || a.color === n)) for (let e of a.effects) r.push({
			effect: e,
			leader: i
		});
	}
	return r;
}
function Nt(e, t) {
	let { ability: n } = O(e.tribe, t);
	return n.kind === "immediate" ? n.effects.map((e) => ({
		effect: e,
		leader: t
	})) : [];
}
var Pt = (e) => jt(e, "templeAdjacency");
function Ft(e, t) {
	let n = t;
	for (let t of e.leaders) {
		let { ability: r } = O(e.tribe, t);
		r.kind === "substitute" && (n = It(n, r.from, r.to));
	}
	return n;
}
function It(e, t, n) {
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
var Lt = (e, t) => Math.max(0, t - H(e, "forestDiscount", (e) => e.n)), Rt = (e, t) => H(e, "countBonus", (e) => e.color === t ? e.n : 0), zt = (e) => H(e, "endScore", (t) => Math.min(t.max, Math.floor(B(e, t) / t.per) * t.vp)), Bt = (e) => jt(e, "noVillagePollution"), Vt = (e, t) => e.leaders.length > 0 && H(e, "freeFirstRow", (e) => +(e.color === t)) > 0, Ht = (e) => jt(e, "diagonalPlacement");
function Ut(e, t) {
	let { slots: n } = T(t), r = n;
	for (let t of e.leaders) {
		let { ability: n } = O(e.tribe, t);
		n.kind === "slotDiscount" && (r = Math.min(r, Math.max(n.min, r - n.n)));
	}
	return r;
}
var Wt = (e) => Math.max(0, b.templeCost - H(e, "templeDiscount", (e) => e.n)), Gt = (e) => b.objectiveSlots + H(e, "extraObjectiveSlot", (e) => e.n), Kt = (e) => e.map((e) => ({
	effect: e,
	leader: -1
}));
// games/tribes-of-the-wind/rules/supplies.ts
function qt(e, t, n) {
	t.water += n, e.supply.water -= n;
}
function Jt(e, t, n) {
	t.water -= n, e.supply.water += n;
}
function Yt(e, t, n) {
	t.pollution[n] = t.pollution[n] + 1, e.supply.pollution--;
}
function Xt(e, t, n) {
	t.pollution[n] = t.pollution[n] - 1, e.supply.pollution++;
}
function Zt(e, t, n) {
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
function Qt(e, t, n) {
	let r = e.elementDeck.pop();
	return Zt(e, t, n), r;
}
function $t(e, t, n) {
	if (e.elementDisplay.length >= b.elementDisplay) return;
	let r = [];
	for (; e.elementDisplay.length < b.elementDisplay && e.elementDeck.length > 0;) {
		let i = Qt(e, t, n);
		e.elementDisplay.push(i), r.push(C[i]);
	}
	n.tell({
		e: "elementRefilled",
		colors: r
	}), n.commit();
}
function en(e, t) {
	for (; e.forestDisplay.length < b.forestDisplay;) {
		let n = e.forestStack.pop();
		if (n === void 0) return;
		e.forestDisplay.push(n), t.tell({
			e: "forestRefilled",
			tile: n
		}), t.commit();
	}
}
function tn(e, t, n) {
	for (; e.villageDisplay.length < b.villageDisplay;) {
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
function U(e, t) {
	let n = e.indexOf(t);
	if (n < 0) throw Error(`piece ${t} is not there`);
	e.splice(n, 1);
}
// games/tribes-of-the-wind/rules/effects.ts
function nn(e, t, n, r, i) {
	let a = e.players[t], o = [], s = 0;
	for (let e of r) e.effect.kind === "water" ? s += e.effect.n : o.push(e);
	s > 0 && (qt(e, a, s), i.tell({
		e: "gained",
		seat: t,
		water: s
	})), o.length > 0 && e.stack.push({
		f: "effects",
		source: n,
		list: o
	});
}
function rn(e, t) {
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
function an(e, t) {
	let { effect: n } = e[t];
	for (let r = 0; r < t; r++) if (rn(e[r].effect, n)) return !0;
	return !1;
}
function on(e) {
	if (e.length === 0) return 0;
	for (let t = 1; t < e.length; t++) if (!an(e, t)) return 2;
	return 1;
}
function sn(e, t, n, r) {
	let [i] = n.list.splice(r, 1);
	if (i === void 0) throw Error(`no effect ${r}`);
	e.stack.push(cn(e.players[t], i));
}
function cn(e, { effect: t, leader: n }) {
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
			cost: Lt(e, t.cost),
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
var W = (e, t) => e.tiles[t] >= 0, ln = (e, t) => e.village[t] === 1 && T(e.tiles[t]).bonus === "portal", un = (e, t, n) => t === y.start || ln(e, t) || n && e.temple[t] >= 0;
function dn(e, t, n) {
	return t === n ? !1 : t === A ? W(e, n) && un(e, n, Pt(e)) : n === A ? W(e, t) && un(e, t, Pt(e)) : !W(e, t) || !W(e, n) ? !1 : Ge[t * S + n] || ln(e, t) && ln(e, n);
}
var fn = (e, t) => t === A ? e.capital : e.riders[t];
function pn(e, t) {
	let n = Pt(e);
	if (e.capital > 0) for (let r = 0; r < S; r++) W(e, r) && un(e, r, n) && t(A, r);
	for (let r = 0; r < S; r++) if (e.riders[r] !== 0) {
		if (un(e, r, n) && t(r, A), ln(e, r)) for (let n = 0; n < S; n++) n !== r && W(e, n) && (Ge[r * S + n] || ln(e, n)) && t(r, n);
		else for (let n of P[r]) W(e, n) && t(r, n);
	}
}
function mn(e, t) {
	if (W(e, t) || e.pollution[t] > 0) return !1;
	for (let n of P[t]) if (W(e, n)) return !0;
	if (!Ht(e)) return !1;
	for (let n of We[t]) if (W(e, n)) return !0;
	return !1;
}
function hn(e) {
	let t = [];
	for (let n = 0; n < S; n++) mn(e, n) && t.push(n);
	return t;
}
function gn(e) {
	for (let t = 0; t < S; t++) if (mn(e, t)) return !0;
	return !1;
}
function _n(e, t) {
	let n = e.tiles[t];
	return n < 0 || e.village[t] === 1 || e.treehouses === 0 || T(n).slots === 0 ? !1 : e.riders[t] >= Ut(e, n);
}
var vn = (e, t) => W(e, t) && e.temple[t] < 0;
function yn(e) {
	for (let t = 0; t < S; t++) if (vn(e, t)) return !0;
	return !1;
}
// games/tribes-of-the-wind/rules/build.ts
function bn(e, t, n, r, i) {
	let a = n.tiles[r], { bonus: o } = T(a), s = Ut(n, a);
	n.riders[r] = n.riders[r] - s, n.capital += s, n.village[r] = 1, n.treehouses--, e.lastBuilt = e.round, i.tell({
		e: "built",
		seat: t,
		space: r,
		tile: a,
		riders: s
	}), o !== "turbine" && !Bt(n) && xn(e, t, n, r, i), Dt(n) >= b.endTriggerVillages && e.endTile === -1 && (e.endTile = t, e.lastRound = e.round + b.extraRounds, i.tell({
		e: "endTile",
		seat: t,
		lastRound: e.lastRound
	})), e.stack.push({ f: "takeVillageCard" }), nn(e, t, "build", Mt(n, "buildVillage", -1), i), o === "catapult" && e.stack.push({
		f: "catapult",
		left: 1,
		of: 1,
		leader: -1
	});
}
function xn(e, t, n, r, i) {
	let a = P[r].filter((e) => !W(n, e));
	for (let t of a) Yt(e, n, t);
	a.length > 0 && i.tell({
		e: "polluted",
		seat: t,
		spaces: a
	});
}
function Sn(e, t, n, r, i) {
	n.used.push(r), i.tell({
		e: "usedVillageCard",
		seat: t,
		card: r
	}), nn(e, t, "village", [...Kt(E(r).immediate), ...Mt(n, "useVillageCard", -1)], i);
}
function Cn(e, t, n, r, i) {
	n.objectives.length >= Gt(n) ? e.stack.push({
		f: "replaceObjective",
		card: r
	}) : (n.objectives.push(r), i.tell({
		e: "keptVillageCard",
		seat: t,
		card: r,
		instead: -1
	}));
}
function wn(e, t, n, r, i, a, o) {
	U(n.objectives, i), e.villageDiscard.push(i), n.objectives.push(r), o.tell({
		e: "keptVillageCard",
		seat: t,
		card: r,
		instead: i
	}), tn(e, a, o);
}
// games/tribes-of-the-wind/rules/path.ts
var Tn = (e, t) => {
	let n = e.tiles[t];
	return n < 0 ? -1 : T(n).color;
};
function En(e) {
	let { path: t } = D(e.tribe);
	for (let n = 0; n < S; n++) if (Tn(e, n) === t[0] && Dn(e, t, n, 1, 1 << n)) return !0;
	return !1;
}
function Dn(e, t, n, r, i) {
	if (r === t.length) return !0;
	for (let a of P[n]) if (!(i & 1 << a) && Tn(e, a) === t[r] && Dn(e, t, a, r + 1, i | 1 << a)) return !0;
	return !1;
}
function On(e) {
	let { path: t } = D(e.tribe), n = null, r = -1, i = [], a = (n) => {
		let r = Tn(e, n);
		return r === -1 || r === t[i.length];
	}, o = (s, c) => {
		if (!a(s)) return;
		let l = c + (Tn(e, s) === -1 ? 0 : 1);
		if (i.push(s), i.length === t.length) l > r && (r = l, n = i.slice());
		else for (let e of P[s]) i.includes(e) || o(e, l);
		i.pop();
	};
	for (let e = 0; e < S; e++) o(e, 0);
	if (n === null) return null;
	let s = n;
	return {
		spaces: s,
		placed: s.map((t) => Tn(e, t) !== -1),
		matches: r
	};
}
// games/tribes-of-the-wind/rules/flow.ts
function kn(e, t, n) {
	for (; e.phase !== "over";) {
		let r = e.stack[e.stack.length - 1];
		if (r === void 0) In(e, n);
		else if (jn(e, r)) return;
		else Pn(e, r, t, n);
	}
}
var An = (e) => e.players[e.active];
function jn(e, t) {
	let n = An(e);
	switch (t.f) {
		case "played": return !1;
		case "effects": return on(t.list) === 2;
		case "move":
		case "catapult": return t.left > 0;
		case "clean": return t.left > 0 && Nn(n);
		case "mix": return t.left > 0 && (t.units.some((e) => e !== "clean") || Nn(n));
		case "chooseTemple": return n.unplaced.length > 0 && yn(n);
		case "takeVillageCard": return e.villageDisplay.length > 0;
		case "draw": return n.rack.length < b.handSize && e.elementDisplay.length + e.elementDeck.length > 0;
		case "leader": return Mn(n, t.condition);
		default: return !0;
	}
}
function Mn(e, t) {
	if (t === "path" ? e.pathSpent : e.specialSpent) return !1;
	let { leaders: n, special: r } = D(e.tribe);
	return e.leaders.length >= b.maxLeaders || e.leaders.length >= n.length ? !1 : t === "path" ? En(e) : Tt(e, r);
}
function Nn(e) {
	for (let t = 0; t < S; t++) if (e.pollution[t] > 0) return !0;
	return !1;
}
function Pn(e, t, n, r) {
	switch (t.f) {
		case "effects":
			if (t.list.length > 0) {
				sn(e, e.active, t, 0);
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
		case "draw": Fn(e, n, r);
	}
	e.stack.pop();
}
function Fn(e, t, n) {
	if (e.blind === 0) return;
	let r = An(e);
	n.whisper([e.active], {
		e: "faces",
		seat: e.active,
		cards: r.rack.slice(r.rack.length - e.blind)
	}), n.commit(), e.blind = 0, $t(e, t, n);
}
function In(e, t) {
	let n = e.active === e.players.length - 1;
	e.phase === "setup" ? n ? (e.phase = "play", Rn(e, 1, t)) : Ln(e, e.active + 1, t) : n ? e.round === e.lastRound ? (e.phase = "over", t.tell({ e: "over" })) : Rn(e, e.round + 1, t) : zn(e, e.active + 1, t);
}
function Ln(e, t, n) {
	e.active = t;
	let r = Ne + t;
	n.tell({
		e: "startTile",
		seat: t,
		tile: r
	}), nn(e, t, "start", Kt(T(r).start ?? []), n);
}
function Rn(e, t, n) {
	e.round = t, n.tell({
		e: "round",
		round: t,
		last: t === e.lastRound
	}), zn(e, 0, n);
}
function zn(e, t, n) {
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
function Bn(e, t, n, r, i) {
	Hn(e, t, e.players[t], n, r, i), kn(e, r, i);
}
function G(e, t) {
	let n = e.stack.pop();
	if (n?.f !== t) throw Error(`${t} is not asked`);
	return n;
}
function Vn(e) {
	let t = e.stack[e.stack.length - 1];
	if (t === void 0) throw Error("nothing is asked");
	return t;
}
function Hn(e, t, n, r, i, a) {
	switch (r.do) {
		case "play":
			Un(e, t, n, k(r.card), r.row - 1, a);
			return;
		case "placeTemple": {
			G(e, "action"), e.stack.push({
				f: "chooseTemple",
				free: !1
			});
			let t = Wt(n);
			t > 0 && e.stack.push({
				f: "discard",
				n: t,
				temple: !0
			});
			return;
		}
		case "discardThree":
			G(e, "action"), e.stack.push({
				f: "discard",
				n: b.templeCost,
				temple: !1
			});
			return;
		case "build":
			G(e, "action"), bn(e, t, n, L(r.space), a);
			return;
		case "discard":
			G(e, "discard"), Wn(e, t, n, r.cards.map(k), a);
			return;
		case "temple": {
			let { free: t } = G(e, "chooseTemple");
			e.stack.push({
				f: "templeTile",
				temple: He(n.tribe, r.temple),
				free: t
			});
			return;
		}
		case "templeOn":
			Gn(e, t, n, G(e, "templeTile").temple, L(r.space), a);
			return;
		case "effect":
			sn(e, t, Vn(e), r.index);
			return;
		case "step":
			Kn(e), qn(n, I(r.from), I(r.to)), a.tell({
				e: "moved",
				seat: t,
				from: I(r.from),
				to: I(r.to)
			});
			return;
		case "fly":
			Kn(e), qn(n, I(r.from), I(r.to)), a.tell({
				e: "flew",
				seat: t,
				from: I(r.from),
				to: I(r.to)
			});
			return;
		case "clean":
			Kn(e), Xt(e, n, L(r.space)), a.tell({
				e: "cleaned",
				seat: t,
				space: L(r.space)
			});
			return;
		case "takeWater":
			Kn(e), qt(e, n, 1), a.tell({
				e: "gained",
				seat: t,
				water: 1
			});
			return;
		case "forest": {
			let { cost: t } = G(e, "forest");
			Jt(e, n, t), e.stack.push({
				f: "forestSpace",
				tile: ze(r.tile),
				cost: t
			});
			return;
		}
		case "plant":
			Jn(e, t, n, G(e, "forestSpace"), L(r.space), a);
			return;
		case "takeVillageCard": {
			G(e, "takeVillageCard");
			let n = Be(r.card);
			U(e.villageDisplay, n), e.stack.push({
				f: "villageCardUse",
				card: n
			}), a.tell({
				e: "tookVillageCard",
				seat: t,
				card: n
			}), tn(e, i, a);
			return;
		}
		case "useNow":
			Sn(e, t, n, G(e, "villageCardUse").card, a);
			return;
		case "keep":
			Cn(e, t, n, G(e, "villageCardUse").card, a);
			return;
		case "replace":
			wn(e, t, n, G(e, "replaceObjective").card, Be(r.card), i, a);
			return;
		case "draw": {
			let [i] = e.elementDisplay.splice(r.position - 1, 1);
			Yn(e, t, n, i, !1, a);
			return;
		}
		case "drawDeck":
			Yn(e, t, n, Qt(e, i, a), !0, a), a.commit();
			return;
		case "leader":
			Xn(e, t, n, Ue(n.tribe, r.leader), a);
			return;
		case "done":
			e.stack.pop();
			return;
		case "decline":
			Zn(e, t, a);
			return;
	}
}
function Un(e, t, n, r, i, a) {
	G(e, "action"), U(n.rack, r), e.stack.push({
		f: "played",
		card: r,
		row: i
	}), a.tell({
		e: "played",
		seat: t,
		card: r,
		row: i
	});
	let o = w(r).rows[i]?.effects ?? [];
	nn(e, t, "card", [...Kt(n.leaders.length === 0 ? o : o.map((e) => Ft(n, e))), ...Mt(n, "playCard", C[r])], a);
}
function Wn(e, t, n, r, i) {
	for (let t of r) U(n.rack, t), e.elementDiscard.push(t);
	i.tell({
		e: "discarded",
		seat: t,
		cards: r
	});
}
function Gn(e, t, n, r, i, a) {
	U(n.unplaced, r), n.temple[i] = r, a.tell({
		e: "templePlaced",
		seat: t,
		tribe: n.tribe,
		temple: r,
		space: i
	}), nn(e, t, "temple", [...Kt(D(n.tribe).temples[r]?.effects ?? []), ...Mt(n, "placeTemple", -1)], a);
}
function Kn(e) {
	let t = Vn(e);
	"left" in t && t.left--;
}
function qn(e, t, n) {
	t === A ? e.capital-- : e.riders[t] = e.riders[t] - 1, n === A ? e.capital++ : e.riders[n] = e.riders[n] + 1;
}
function Jn(e, t, n, { tile: r, cost: i }, a, o) {
	n.tiles[a] = r, o.tell({
		e: "planted",
		seat: t,
		tile: r,
		space: a,
		cost: i
	}), e.forestDisplay.includes(r) ? U(e.forestDisplay, r) : (e.forestStack.pop(), e.forestStack.length > 0 && o.commit()), en(e, o);
}
function Yn(e, t, n, r, i, a) {
	n.rack.push(r), e.blind++, a.tell({
		e: "drew",
		seat: t,
		color: C[r],
		deck: i
	});
}
function Xn(e, t, n, r, i) {
	let { condition: a } = G(e, "leader");
	a === "path" ? n.pathSpent = !0 : n.specialSpent = !0, n.leaders.push(r), i.tell({
		e: "leaderOut",
		seat: t,
		tribe: n.tribe,
		leader: r,
		condition: a
	}), nn(e, t, "leader", Nt(n, r), i);
}
function Zn(e, t, n) {
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
function Qn(e) {
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
function $n(e) {
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
function er(e) {
	return e.f === "effects" ? {
		f: "effects",
		source: e.source,
		list: e.list.slice()
	} : { ...e };
}
function tr(e) {
	let t = [];
	for (let n of e) t.push(er(n));
	return t;
}
function nr(e) {
	let t = [];
	for (let n of e.players) t.push($n(n));
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
		stack: tr(e.stack)
	};
}
// games/tribes-of-the-wind/rules/moves.ts
var rr = {
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
}, ir = (e, t) => e.map(t), ar = { do: "placeTemple" }, or = { do: "discardThree" }, sr = { do: "takeWater" }, cr = { do: "useNow" }, lr = { do: "keep" }, ur = { do: "drawDeck" }, dr = { do: "done" }, fr = { do: "decline" }, pr = g.map((e) => e.rows.map((t, n) => ({
	do: "play",
	card: e.id,
	row: n + 1
}))), mr = ir(F, (e) => ({
	do: "build",
	space: e
})), hr = ir(F, (e) => ({
	do: "templeOn",
	space: e
})), gr = ir(F, (e) => ({
	do: "plant",
	space: e
})), _r = ir(F, (e) => ({
	do: "clean",
	space: e
})), vr = F.map((e) => ir(F, (t) => ({
	do: "step",
	from: e,
	to: t
}))), yr = F.map((e) => ir(F, (t) => ({
	do: "fly",
	from: e,
	to: t
}))), br = je.map((e) => ({
	do: "forest",
	tile: e.id
})), xr = _.map((e) => ({
	do: "takeVillageCard",
	card: e.id
})), Sr = _.map((e) => ({
	do: "replace",
	card: e.id
})), Cr = Array.from({ length: b.elementDisplay }, (e, t) => ({
	do: "draw",
	position: t + 1
})), wr = v.map((e) => e.temples.map((e) => ({
	do: "temple",
	temple: e.id
}))), Tr = v.map((e) => e.leaders.map((e) => ({
	do: "leader",
	leader: e.id
}))), Er = [], Dr = (e, t) => pr[e]?.[t], Or = (e) => mr[e], kr = (e) => hr[e], Ar = (e) => gr[e], jr = (e) => _r[e], Mr = (e, t) => vr[e]?.[t], Nr = (e, t) => yr[e]?.[t], Pr = (e) => br[e], Fr = (e) => xr[e], Ir = (e) => Sr[e], Lr = (e) => Cr[e], Rr = (e, t) => wr[e]?.[t], zr = (e, t) => Tr[e]?.[t];
function Br(e) {
	for (let t = Er.length; t <= e; t++) Er.push({
		do: "effect",
		index: t
	});
	return Er[e];
}
// games/tribes-of-the-wind/rules/requirements.ts
var K = (e, t) => e[t], Vr = (e, t) => K(e.own, t) + K(e.bonus, t);
function Hr(e, t, n) {
	switch (e) {
		case "one": return t || n;
		case "both": return t && n;
		case "left": return t;
		case "right": return n;
	}
}
var Ur = (e, t) => Vr(t, e.color) >= e.min, Wr = (e, t) => K(t.own, e.color) === 0, Gr = (e, t) => {
	for (let e = 0; e < Me; e++) if (Vr(t, e) < 1) return !1;
	return !0;
}, Kr = (e, t) => Hr(e.who, K(t.left, e.color) >= e.min, K(t.right, e.color) >= e.min), qr = (e, t) => Hr(e.who, Vr(t, e.color) > K(t.left, e.color), Vr(t, e.color) > K(t.right, e.color)), Jr = (e, t) => Hr(e.who, K(t.own, e.color) < K(t.left, e.color), K(t.own, e.color) < K(t.right, e.color)), Yr = (e, t) => Vr(t, e.color) + K(t.left, e.color) + K(t.right, e.color) >= e.min;
function Xr(e, t) {
	switch (e.kind) {
		case "own": return Ur(e, t);
		case "ownNone": return Wr(e, t);
		case "ownAllColors": return Gr(e, t);
		case "neighbour": return Kr(e, t);
		case "more": return qr(e, t);
		case "fewer": return Jr(e, t);
		case "group": return Yr(e, t);
	}
}
var Zr = () => Array.from({ length: Me }, () => 0);
function Qr(e) {
	let t = Zr();
	for (let n of e) t[n] = t[n] + 1;
	return t;
}
function $r(e) {
	let t = Zr();
	for (let n = 0; n < e.length; n++) {
		let r = C[e[n]];
		t[r] = t[r] + 1;
	}
	return t;
}
function ei(e, t) {
	return t === 2 ? {
		left: 1 - e,
		right: -1
	} : {
		left: (e + 1) % t,
		right: (e + t - 1) % t
	};
}
var ti = (e) => Zr().map((t, n) => Rt(e, n)), ni = Zr();
function ri(e, t) {
	let n = e.players[t], { left: r, right: i } = ei(t, e.players.length);
	return {
		own: $r(n.rack),
		left: $r(e.players[r].rack),
		right: i >= 0 ? $r(e.players[i].rack) : ii(e),
		bonus: n.leaders.length === 0 ? ni : ti(n)
	};
}
function ii(e) {
	let t = $r(e.elementDisplay), n = e.elementDeck[e.elementDeck.length - 1];
	return n !== void 0 && (t[C[n]] = t[C[n]] + 1), t;
}
function ai(e, t, n, r) {
	let { color: i, rows: a } = w(t);
	if (n === 0 && Vt(e, i)) return null;
	let o = a[n]?.require ?? [];
	for (let e = 0; e < o.length; e++) {
		let t = o[e];
		if (!Xr(t, r)) return t;
	}
	return null;
}
// games/tribes-of-the-wind/rules/decisions.ts
var oi = {
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
}, si = [];
function ci(e) {
	let t = e.stack[e.stack.length - 1];
	return e.phase === "over" || t === void 0 ? si : [{
		seat: e.active,
		kind: oi[t.f],
		options: ui(e, t),
		sealed: !1
	}];
}
var li = [cr, lr];
function ui(e, t) {
	let n = e.players[e.active];
	switch (t.f) {
		case "action": return fi(e, n);
		case "discard": return _i(n, t.n);
		case "chooseTemple": return vi(n, t);
		case "templeTile": return di((e) => vn(n, e), kr);
		case "effects": return yi(t);
		case "move": return bi(n, []);
		case "clean": return [...xi(n, []), dr];
		case "mix": return Si(n, t);
		case "catapult": return Ci(n);
		case "forest": return wi(e, n, t);
		case "forestSpace": return di((e) => mn(n, e), Ar);
		case "takeVillageCard": return e.villageDisplay.map(Fr);
		case "villageCardUse": return li;
		case "replaceObjective": return n.objectives.map(Ir);
		case "draw": return Ti(e);
		case "leader": return Ei(n);
		case "played": throw Error("a played card asks nothing");
	}
}
function di(e, t) {
	let n = [];
	for (let r = 0; r < S; r++) e(r) && n.push(t(r));
	return n;
}
function fi(e, t) {
	let n = [], r = ri(e, e.active);
	for (let e of t.rack) {
		let { rows: i } = w(e);
		for (let a = 0; a < i.length; a++) ai(t, e, a, r) === null && n.push(Dr(e, a));
	}
	pi(t) && n.push(ar);
	for (let e = 0; e < S; e++) t.riders[e] !== 0 && _n(t, e) && n.push(Or(e));
	return mi(t) && n.push(or), n;
}
var pi = (e) => e.unplaced.length > 0 && e.rack.length >= Wt(e) && yn(e), mi = (e) => (e.unplaced.length === 0 || !yn(e)) && e.rack.length >= b.templeCost, hi = /* @__PURE__ */ new Map();
function gi(e) {
	let t = e.join(), n = hi.get(t);
	return n === void 0 && (n = {
		do: "discard",
		cards: e.map((e) => g[e]?.id)
	}, hi.size < 5e4 && hi.set(t, n)), n;
}
function _i(e, t) {
	let n = [], r = [], i = (a) => {
		if (r.length === t) n.push(gi(r));
		else for (let n = a; n <= e.rack.length - (t - r.length); n++) r.push(e.rack[n]), i(n + 1), r.pop();
	};
	return i(0), n;
}
function vi(e, t) {
	let n = e.unplaced.map((t) => Rr(e.tribe, t));
	return t.free && n.push(fr), n;
}
function yi(e) {
	let t = [];
	for (let n = 0; n < e.list.length; n++) an(e.list, n) || t.push(Br(n));
	return t;
}
function bi(e, t) {
	return pn(e, (e, n) => t.push(Mr(e, n))), t.push(dr), t;
}
function xi(e, t) {
	for (let n = 0; n < S; n++) e.pollution[n] > 0 && t.push(jr(n));
	return t;
}
function Si(e, t) {
	let n = [];
	return t.units.includes("water") && n.push(sr), t.units.includes("move") && pn(e, (e, t) => n.push(Mr(e, t))), t.units.includes("clean") && xi(e, n), n.push(dr), n;
}
function Ci(e) {
	let t = [];
	if (e.capital > 0) for (let n = 0; n < S; n++) W(e, n) && t.push(Nr(A, n));
	for (let n = 0; n < S; n++) if (e.riders[n] !== 0) for (let r = 0; r < S; r++) r !== n && W(e, r) && t.push(Nr(n, r));
	return t.push(fr), t;
}
function wi(e, t, n) {
	let r = [];
	if (t.water >= n.cost && gn(t)) {
		for (let t of e.forestDisplay) r.push(Pr(t));
		let t = e.forestStack[e.forestStack.length - 1];
		t !== void 0 && r.push(Pr(t));
	}
	return r.push(fr), r;
}
function Ti(e) {
	let t = [];
	for (let n = 0; n < e.elementDisplay.length; n++) t.push(Lr(n));
	return e.elementDeck.length > 0 && t.push(ur), t;
}
function Ei(e) {
	let t = [];
	for (let [n] of D(e.tribe).leaders.entries()) e.leaders.includes(n) || t.push(zr(e.tribe, n));
	return t.push(fr), t;
}
// games/tribes-of-the-wind/rules/scoring.ts
var Di = (e, t) => e[Math.min(t, e.length - 1)] ?? 0, Oi = v.some((e) => e.leaders.some((e) => e.ability.kind === "endScore"));
function ki(e, t) {
	let n = 0;
	for (let t of e.objectives) n += wt(e, E(t).objective);
	let r = {
		endTile: t ? x.endTile : 0,
		treehouses: Dt(e) * x.perTreehouse,
		temples: Di(x.templesTable, Ot(e)),
		pollution: Di(x.pollutedSpacesTable, kt(e)),
		tiles: Di(x.tilesTable, Et(e)),
		objectives: n
	};
	return Oi && (r.leaders = zt(e)), r;
}
function Ai(e, t) {
	let n = 0;
	for (let r of Object.values(ki(e, t))) n += r;
	return n;
}
function ji(e) {
	let t = e.players.map((t, n) => {
		let r = ki(t, e.endTile === n);
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
var Mi = S + 1, Ni = 6;
function Pi(e) {
	let t = Pt(e), n = [], r = [];
	for (let i = 0; i < S; i++) {
		let a = [];
		if (n.push(a), W(e, i)) {
			for (let t of P[i]) W(e, t) && a.push(t);
			un(e, i, t) && a.push(A), ln(e, i) && r.push(i);
		}
	}
	let i = [];
	for (let e = 0; e < S; e++) n[e]?.includes(A) && i.push(e);
	n.push(i);
	for (let e of r) for (let t of r) e !== t && !n[e]?.includes(t) && n[e]?.push(t);
	return n;
}
function Fi(e, t) {
	let n = Array(Mi).fill(-1);
	n[t] = 0;
	let r = [t];
	for (let t = 0; t < r.length; t++) {
		let i = r[t];
		for (let t of e[i]) n[t] === -1 && (n[t] = n[i] + 1, r.push(t));
	}
	return n;
}
var Ii = (e) => [...e.riders, e.capital];
function Li(e, t, n) {
	let r = t, i = 0;
	for (let t = 0; t <= Ni && r > 0; t++) for (let a = 0; a < Mi && r > 0; a++) {
		let o = Math.min(r, n[a]);
		o !== 0 && Ri(e, a) === t && (r -= o, i += o * t, n[a] = n[a] - o);
	}
	return i + r * Ni;
}
var Ri = (e, t) => {
	let n = e[t];
	return n < 0 || n > Ni ? Ni : n;
};
function zi(e) {
	let t = [];
	if (e.treehouses === 0) return t;
	let n = Pi(e);
	for (let r = 0; r < S; r++) {
		let i = e.tiles[r];
		if (i < 0 || e.village[r] === 1 || T(i).slots === 0) continue;
		let a = Ut(e, i), o = Fi(n, r);
		t.push({
			space: r,
			need: a,
			steps: o,
			missing: Li(o, a, Ii(e))
		});
	}
	return t.sort((e, t) => e.missing - t.missing);
}
var Bi = {
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
}, Vi = Bi, q = Bi.values;
function Hi(e) {
	q = e;
}
// games/tribes-of-the-wind/bot/worth.ts
var Ui = {
	water: .35,
	move: .5,
	clean: .6
}, Wi = 3.6, Gi = 1.8;
function Ki(e) {
	switch (e.kind) {
		case "water":
		case "move":
		case "clean": return Ui[e.kind] * e.n;
		case "mix": return Math.max(...e.of.map((e) => Ui[e])) * e.n;
		case "forest": return Math.max(.5, Wi - Ui.water * e.cost);
		case "catapult": return Gi * e.n;
		case "temple": return 3;
	}
}
function qi(e) {
	let t = 0;
	for (let n of e) t += Ki(n);
	return t;
}
var Ji = .4;
function Yi(e, t, n) {
	let r = 0, { rows: i } = w(t);
	for (let a = 0; a < i.length; a++) {
		let o = qi(i[a]?.effects ?? []) * (ai(e, t, a, n) === null ? 1 : Ji);
		o > r && (r = o);
	}
	return r;
}
var Xi = [
	1,
	.6,
	.4,
	.2,
	.1
];
function Zi(e, t, n) {
	let r = t.map((t) => Yi(e, t, n)).sort((e, t) => t - e), i = 0;
	for (let e = 0; e < r.length; e++) i += r[e] * (Xi[e] ?? 0);
	return i;
}
// games/tribes-of-the-wind/bot/evaluate.ts
function Qi(e, t) {
	return e.lastRound === 0 ? Infinity : e.lastRound - e.round + +(t > e.active);
}
function $i(e, t) {
	let n = e.players[t], r = ta(n), i = Dt(n), a = da(n);
	return {
		points: Ai(n, e.endTile === t) + .01 * n.water - r,
		passing: r,
		villages: i,
		begun: a,
		turns: Math.max(0, q.turns * (i + n.treehouses - i - a)),
		means: {
			water: fa(n.water),
			land: pa(n),
			temples: _a(n),
			objectives: va(n),
			leaders: ba(n),
			rack: q.rack * Zi(n, n.rack, ri(e, t))
		}
	};
}
var ea = /* @__PURE__ */ new Set([
	"water",
	"ridersOnTiles",
	"ridersInCapital",
	"tilesWithRider",
	"cleanEmptySpaces"
]);
function ta(e) {
	let t = 0;
	for (let n of e.objectives) {
		let { objective: r } = E(n);
		ea.has(r.metric) && (t += wt(e, r));
	}
	return t;
}
var na = (e) => e.players.map((t, n) => $i(e, n));
function ra(e, t, n) {
	if (e.lastRound > 0) return Math.max(0, Qi(e, t));
	let r = Infinity;
	for (let e of n) r = Math.min(r, e.turns);
	return r + b.extraRounds;
}
function ia(e, t, n) {
	let r = n[t], i = ra(e, t, n), a = b.treehouses - r.villages, o = e.lastRound > 0 ? Math.min(i, r.begun) : r.begun + i / q.turns, s = Math.min(1, i / q.useful), c = i <= 0 ? 1 : q.passing;
	return {
		points: r.points + c * r.passing + (e.lastRound > 0 ? 0 : q.pace * i),
		villages: i <= 0 ? 0 : q.village * Math.min(a, o),
		ending: e.endTile >= 0 ? 0 : x.endTile * aa(r.turns, t, n),
		water: s * r.means.water,
		land: s * r.means.land,
		temples: s * r.means.temples,
		objectives: s * r.means.objectives,
		leaders: s * r.means.leaders,
		rack: s * r.means.rack
	};
}
function aa(e, t, n) {
	let r = 0;
	for (let i = 0; i < n.length; i++) {
		let a = i === t ? e : n[i].turns;
		r += Math.exp((e - a) / q.race);
	}
	return 1 / r;
}
function oa(e, t, n) {
	let r = ia(e, t, n);
	return r.points + r.villages + r.ending + r.water + r.land + r.temples + r.objectives + r.leaders + r.rack;
}
function sa(e) {
	let t = na(e);
	return t.map((n, r) => oa(e, r, t));
}
function ca(e, t, n) {
	let r = -Infinity;
	for (let i = 0; i < n.length; i++) i !== t && (r = Math.max(r, oa(e, i, n)));
	let i = oa(e, t, n) - r;
	return i + q.winning * Math.tanh(i / (q.sure + q.unsure * ra(e, t, n)));
}
var la = 4, ua = (e) => [
	q.site1,
	q.site2,
	q.site3,
	q.site4
][e] ?? 0;
function da(e) {
	let t = zi(e), n = Ii(e), r = 0;
	for (let i = 0; i < t.length && i < la && i < e.treehouses; i++) {
		let e = t[i];
		r += ua(i) * Math.max(q.forest, q.site - q.step * Li(e.steps, e.need, n)), n[A] = n[A] + e.need;
	}
	return r;
}
var fa = (e) => q.water * Math.min(e, q.plenty) + q.plentyOfWater * Math.max(0, e - q.plenty);
function pa(e) {
	let t = 0, n = 0;
	for (let r = 0; r < S; r++) {
		if (W(e, r)) {
			n += q.tile;
			continue;
		}
		let i = e.pollution[r];
		n -= q.token * i, i === 0 ? mn(e, r) && t++ : P[r].some((t) => W(e, t)) && (n -= q.nearToken * i);
	}
	return n += (t > 0 ? q.space1 : 0) + (t > 1 ? q.space2 : 0) + (t > 2 ? q.space3 : 0), n + ma(e) + ha(e);
}
function ma(e) {
	let t = [];
	for (let n = 0; n < S; n++) e.pollution[n] > 0 && t.push(e.pollution[n]);
	t.sort((e, t) => e - t);
	let n = x.pollutedSpacesTable, r = ga(n, t.length), i = r, a = 0;
	for (let e = 1; e <= t.length; e++) a += t[e - 1], i = Math.max(i, ga(n, t.length - e) - q.cleaning * a);
	return i - r;
}
function ha(e) {
	let t = Et(e), n = ga(x.tilesTable, t), r = n;
	for (let e = t + 1; e <= S; e++) r = Math.max(r, ga(x.tilesTable, e) - q.tileCost * (e - t));
	return r - n;
}
var ga = (e, t) => e[Math.min(t, e.length - 1)] ?? 0, _a = (e) => q.temple * (b.temples - e.unplaced.length);
function va(e) {
	let t = 0;
	for (let n of e.objectives) t += ya(e, E(n).objective);
	return t;
}
function ya(e, t) {
	let n = B(e, t), r = wt(e, t), i = 0;
	for (let e of t.tiers) {
		if (e.vp <= r || V(n, t.op, e.at) || ea.has(t.metric)) continue;
		let a = t.op === "atLeast" ? n / e.at : Math.max(0, 1 - (n - e.at) / (e.at + 10));
		i = Math.max(i, q.objective * a * a * (e.vp - r));
	}
	return i;
}
function ba(e) {
	let t = 0;
	for (let n of e.leaders) t += q.leader * (1 + xa(e, O(e.tribe, n).ability));
	!e.pathSpent && En(e) && (t += q.condition);
	let { special: n } = D(e.tribe);
	return !e.specialSpent && V(B(e, n), n.op, n.at) && (t += q.condition), t;
}
function xa(e, t) {
	switch (t.kind) {
		case "trigger": {
			let n = qi(t.effects);
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
function Sa(e, t, n) {
	let r = e.players[t.seat];
	switch (t.kind) {
		case "action": return wa(e, r, t.options, n);
		case "moveStep":
		case "mixStep":
		case "catapult": return Ea(r, t.options);
		case "cleanStep": return Y(t.options, (e) => e.do === "clean" ? Oa(r, L(e.space)) : -99);
		case "forestTile": return Y(t.options, (e) => e.do === "forest" ? -T(ze(e.tile)).slots + J(n) : -99);
		case "forestSpace": return Y(t.options, (e) => e.do === "plant" ? ka(r, L(e.space)) + J(n) : 0);
		case "takeVillageCard": return Y(t.options, (e) => e.do === "takeVillageCard" ? wt(r, E(Be(e.card)).objective) + J(n) : 0);
		case "draw": return Y(t.options, (t) => t.do === "draw" ? Aa(e, r, t.position) + J(n) : .5);
		case "nextEffect": return Y(t.options, (e) => e.do === "effect" ? -e.index : -99);
		case "leader":
		case "chooseTemple": return Y(t.options, (e) => e.do === "decline" ? -1 : J(n));
		default: return n.int("policy", t.options.length);
	}
}
var Ca = 1 << 20, J = (e) => e.int("policy", Ca) / Ca;
function Y(e, t) {
	let n = 0, r = -Infinity;
	for (let i = 0; i < e.length; i++) {
		let a = t(e[i]);
		a > r && (r = a, n = i);
	}
	return n;
}
function wa(e, t, n, r) {
	let i = zi(t), a = gn(t);
	return Y(n, (n) => {
		if (n.do === "build") return 100;
		if (n.do === "placeTemple") return 3 + J(r);
		if (n.do !== "play") return 0;
		let o = w(k(n.card)).rows[n.row - 1]?.effects ?? [], s = t.water;
		for (let e of o) e.kind === "water" && (s += e.n);
		let c = J(r);
		for (let n of o) c += Ta(e, t, n, s, i, a) ? Ki(n) : 0;
		return c;
	});
}
function Ta(e, t, n, r, i, a) {
	switch (n.kind) {
		case "forest": return a && r >= Lt(t, n.cost) && e.forestDisplay.length > 0;
		case "move":
		case "catapult": return (i[0]?.missing ?? 0) > 0;
		case "temple": return t.unplaced.length > 0 && yn(t);
		default: return !0;
	}
}
function Ea(e, t) {
	let n = zi(e).find((e) => e.missing > 0);
	return Y(t, (t) => {
		if (t.do === "takeWater") return .2;
		if (t.do === "clean") return .1 + Oa(e, L(t.space)) / 100;
		if (t.do !== "step" && t.do !== "fly") return 0;
		if (n === void 0) return -1;
		let r = I(t.from), i = I(t.to);
		if (r === n.space || i === n.space && e.riders[i] >= n.need) return -1;
		let a = n.steps[r], o = n.steps[i], s = (a < 0 ? Da : a) - (o < 0 ? Da : o);
		return s <= 0 ? -1 : s + (r === A ? 0 : .5) - o / 10;
	});
}
var Da = 9;
function Oa(e, t) {
	return (ka(e, t) > 0 ? 2 : 0) - e.pollution[t];
}
function ka(e, t) {
	let n = 0;
	for (let r of P[t]) r < S && W(e, r) && n++;
	return n;
}
function Aa(e, t, n) {
	let r = C[e.elementDisplay[n - 1]], i = 0;
	for (let e of t.rack) C[e] === r && i++;
	return i / 3;
}
// games/tribes-of-the-wind/bot/sensible.ts
function ja(e, t) {
	let { options: n } = t, r = e.players[t.seat], i = Ma(e, r, t);
	return i.length > 0 ? i : n.slice(-1);
}
function Ma(e, t, { kind: n, options: r }) {
	switch (n) {
		case "action": {
			let n = r.filter((e) => e.do === "build");
			if (n.length > 0) return n;
			let i = r.filter((n) => n.do === "placeTemple" || n.do === "play" && Pa(e, t, n));
			return i.length > 0 ? i : r;
		}
		case "moveStep":
		case "catapult":
		case "mixStep":
		case "cleanStep": {
			let e = zi(t);
			return r.filter((n) => Na(t, e, n));
		}
		case "villageCardUse": return r.filter((n) => n.do !== "useNow" || La(e, t));
		default: {
			let e = r.filter((e) => e.do !== "decline" && e.do !== "done");
			return e.length > 0 ? e : r;
		}
	}
}
function Na(e, t, n) {
	if (n.do === "takeWater" || n.do === "clean") return !0;
	if (n.do !== "step" && n.do !== "fly") return !1;
	let r = I(n.from), i = I(n.to);
	if (i === A) return !1;
	let a = t.findIndex((t) => t.space === r && e.riders[r] <= t.need);
	return t.some((t, n) => {
		if (a >= 0 && n >= a) return !1;
		let o = t.space === i && e.riders[i] >= t.need, s = t.steps[r], c = t.steps[i];
		return !o && c >= 0 && (s < 0 || c < s);
	});
}
function Pa(e, t, n) {
	let r = w(k(n.card)).rows[n.row - 1]?.effects ?? [], i = r.reduce((e, t) => e + (t.kind === "water" ? t.n : 0), t.water);
	return r.some((n) => Fa(e, t, n, i));
}
function Fa(e, t, n, r) {
	switch (n.kind) {
		case "water": return !0;
		case "clean": return Ia(t);
		case "mix": return n.of.includes("water") || n.of.some((i) => Fa(e, t, {
			kind: i,
			n: n.n
		}, r));
		case "forest": return r >= n.cost && gn(t) && e.forestDisplay.length + e.forestStack.length > 0;
		case "temple": return t.unplaced.length > 0 && yn(t);
		case "move":
		case "catapult": return zi(t).some((e) => e.missing > 0);
	}
}
function Ia(e) {
	for (let t = 0; t < S; t++) if (e.pollution[t] > 0) return !0;
	return !1;
}
function La(e, t) {
	let n = e.stack.at(-1);
	return n?.f !== "villageCardUse" || E(n.card).immediate.some((n) => Fa(e, t, n, t.water));
}
// games/tribes-of-the-wind/bot/brain.ts
var Ra = 60, za = /* @__PURE__ */ new Set([
	"forestSpace",
	"templeTile",
	"villageCardUse",
	"replaceObjective"
]), Ba = (e) => e.stack.at(-1)?.f ?? null;
function Va(e, t, r, i) {
	let a = nr(e);
	return Bn(a, t, r, i, n), a;
}
function Ha(e, t, n) {
	let r = n.slice();
	return r[t] = $i(e, t), ca(e, t, r);
}
function Ua(e, t, n, r) {
	let i = Ba(e);
	if (e.active !== t || i === null || !za.has(i)) return Ha(e, t, r);
	let a = -Infinity;
	for (let i of ci(e)[0]?.options ?? []) a = Math.max(a, Ua(Va(e, t, i, n), t, n, r));
	return a;
}
var Wa = [
	"clean",
	"forest",
	"temple",
	"mix",
	"move",
	"catapult"
];
function Ga(e, t) {
	let n = e.stack.at(-1);
	return n?.f !== "effects" || t.do !== "effect" ? Wa.length : Wa.indexOf(n.list[t.index]?.effect.kind ?? "catapult");
}
var Ka = (e, t) => t.reduce((t, n) => Ga(e, n) < Ga(e, t) ? n : t), qa = .3;
function Ja(e, t, n, r) {
	let i = e;
	for (let e = 0; e < Ra; e++) {
		let e = Ba(i);
		if (i.phase === "over" || i.active !== t || e === "draw" || e === "leader" || e === "action") break;
		let [a] = ci(i);
		if (a === void 0) break;
		let o = null, s = -Infinity;
		for (let c of e === "effects" ? [Ka(i, a.options)] : a.options) {
			let e = Va(i, t, c, n), a = Ua(e, t, n, r);
			a > s && (s = a, o = e);
		}
		if (o === null) break;
		i = o;
	}
	return i;
}
var Ya = (e, t, n, r) => Ha(Ja(e, t, n, r), t, r);
function Xa(e, t, n, r) {
	let i = Ja(e, t, n, r), a = Ha(i, t, r);
	if (q.next === 0 || i.phase !== "play" || Qi(i, t) <= 0) return a;
	let o = nr(i);
	o.active = t, o.stack = [{ f: "action" }];
	let s = a;
	for (let e of ci(o)[0]?.options ?? []) (e.do === "play" || e.do === "build") && (s = Math.max(s, Ya(Va(o, t, e, n), t, n, r)));
	return a + q.next * (s - a);
}
var Za = /* @__PURE__ */ new Set([
	"moveStep",
	"cleanStep",
	"mixStep",
	"catapult",
	"leader"
]);
function Qa(e, t, n) {
	let { seat: r, kind: i, options: a } = t;
	if (i === "draw") return to(e, r, a);
	if (i === "discardCards") return $a(e, r, a);
	let o = na(e);
	return a.map((t) => {
		let a = Va(e, r, t, n);
		return Za.has(i) ? Ha(a, r, o) - (t.do === "done" || t.do === "decline" ? qa : 0) : i === "nextEffect" ? Ya(a, r, n, o) - qa * Ga(e, t) : i === "action" ? Xa(a, r, n, o) + (t.do === "build" ? q.finish : 0) : Ya(a, r, n, o);
	});
}
function $a(e, t, n) {
	let r = e.players[t];
	return n.map((n) => {
		if (n.do !== "discard") return 0;
		let i = n.cards.map(k), a = r.rack.filter((e) => !i.includes(e));
		return Zi(r, a, eo(ri(e, t), a));
	});
}
var eo = (e, t) => {
	let n = h.map(() => 0);
	for (let e of t) n[C[e]] = (n[C[e]] ?? 0) + 1;
	return {
		...e,
		own: n
	};
};
function to(e, t, n) {
	let r = e.players[t], i = ri(e, t), a = r.rack.slice(0, r.rack.length - (t === e.active ? e.blind : 0)), o = no(r);
	return n.map((t) => {
		let n = t.do === "draw" ? e.elementDisplay[t.position - 1] : e.elementDeck.at(-1), s = n === void 0 ? 0 : C[n], c = i.own.slice();
		return c[s] = c[s] + 1, Zi(r, a, {
			...i,
			own: c
		}) + (o[s] ?? 0);
	});
}
function no(e) {
	let t = zi(e), n = hn(e).length, r = Math.max(0, ro - t.length), i = {
		blue: e.water < 5 ? .8 + .3 * r : e.water < 11 ? .4 : 0,
		yellow: t.length === 0 ? .2 : 1 + .05 * (t[0]?.missing ?? 0),
		red: n === 0 ? .6 + .6 * r : n === 1 ? .7 : .4,
		green: n > 0 && e.water >= 4 ? .4 + 1.1 * r : .4 + .4 * r
	};
	return h.map((e) => i[e.id] ?? 0);
}
var ro = 2, io = e({
	sensible: ja,
	rate: Qa,
	temperature: .03,
	evaluate: sa,
	policy: Sa,
	turn: (e) => e.phase === "over" ? (e.round + 1) * e.players.length : e.round * e.players.length + e.active,
	horizon: 4,
	features: (e, t) => ({ ...ia(e, t, na(e)) })
}, Vi, Hi), ao = {
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
function oo(e) {
	let t = {}, n = (e, n = 1) => {
		t[e] = (t[e] ?? 0) + n;
	}, r = (e, t) => {
		for (let r of t) r >= 0 && n(e[r]?.id ?? `unknown ${r}`);
	};
	r(g, [
		...e.elementDeck,
		...e.elementDisplay,
		...e.elementDiscard
	]), r(je, [...e.forestDisplay, ...e.forestStack]), r(_, [
		...e.villageDeck,
		...e.villageDisplay,
		...e.villageDiscard
	]);
	for (let t of e.stack) t.f === "played" && r(g, [t.card]), (t.f === "villageCardUse" || t.f === "replaceObjective") && r(_, [t.card]);
	n("water", e.supply.water), n("pollution", e.supply.pollution);
	for (let [t, i] of e.players.entries()) {
		r(g, i.rack), r(je, i.tiles), r(_, [...i.objectives, ...i.used]), n(`riders ${t}`, i.capital + ht(i, -1)), n(`treehouses ${t}`, i.treehouses + Dt(i));
		for (let e of [...i.temple, ...i.unplaced]) e >= 0 && n(`temple ${t}.${e}`);
		n("water", i.water), n("pollution", St(i, -1));
	}
	return t;
}
// games/tribes-of-the-wind/rules/guards.ts
var so = {
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
}, X = (e, t, n = {}) => ({
	ruling: e,
	key: t,
	args: n
});
function co(e, n, r) {
	let i = e.stack[e.stack.length - 1];
	return e.phase === "over" || i === void 0 || n !== e.active ? t : so[r.do].includes(i.f) ? lo(e, n, e.players[n], i, r) : X(t.ruling, "otherQuestion");
}
function lo(e, n, r, i, a) {
	switch (a.do) {
		case "play": return uo(e, n, r, a);
		case "placeTemple": return mo(r);
		case "build": return ho(r, L(a.space));
		case "discardThree": return mi(r) ? null : X("TW-13", "templesLeft");
		case "discard": return i.f === "discard" ? go(r, a, i.n, i.temple) : t;
		case "temple": return r.unplaced.includes(He(r.tribe, a.temple)) ? null : X("TW-15", "templeGone");
		case "templeOn": return _o(r, L(a.space));
		case "effect": return i.f === "effects" ? vo(i.list, a.index) : t;
		case "step": return bo(r, i, I(a.from), I(a.to));
		case "clean": return xo(r, i, L(a.space));
		case "takeWater": return yo(i, "water");
		case "fly": return So(r, I(a.from), I(a.to));
		case "forest": return i.f === "forest" ? Co(e, r, i.cost, ze(a.tile)) : t;
		case "plant": return wo(r, L(a.space));
		case "takeVillageCard": return e.villageDisplay.includes(Be(a.card)) ? null : X("TW-66", "notInVillageDisplay");
		case "replace": return r.objectives.includes(Be(a.card)) ? null : X("TW-39", "notKeptBefore");
		case "draw": return a.position >= 1 && a.position <= e.elementDisplay.length ? null : X("TW-43", "placeEmpty");
		case "drawDeck": return e.elementDeck.length > 0 ? null : X("TW-75", "deckEmpty");
		case "leader": return To(r, Ue(r.tribe, a.leader));
		case "decline": return i.f === "chooseTemple" && !i.free ? X("TW-14", "templePaid") : null;
		case "useNow":
		case "keep":
		case "done": return null;
	}
}
function uo(e, t, n, r) {
	let i = k(r.card);
	if (!n.rack.includes(i)) return X("TW-68", "notOnRack");
	let a = r.row - 1;
	if (w(i).rows[a] === void 0) return X("TW-6", "noSuchRow", { row: r.row });
	let o = ri(e, t), s = ai(n, i, a, o);
	return s === null ? null : X(fo(s, e.players.length), `require.${s.kind}`, {
		...po(s, o),
		market: e.players.length === 2
	});
}
function fo(e, t) {
	return e.kind === "more" || e.kind === "fewer" ? "TW-2" : e.kind === "neighbour" || e.kind === "group" ? ei(0, t).right < 0 ? "TW-3" : t > 3 ? "TW-4" : "TW-72" : "TW-1";
}
function po(e, t) {
	if (e.kind === "ownAllColors") return {};
	let n = (t) => t[e.color];
	return {
		color: h[e.color]?.id ?? "",
		own: n(t.own),
		left: n(t.left),
		right: n(t.right),
		min: "min" in e ? e.min : 0,
		who: "who" in e ? e.who : ""
	};
}
function mo(e) {
	return pi(e) ? null : e.unplaced.length === 0 ? X("TW-15", "noTempleLeft") : yn(e) ? X("TW-14", "tooFewCards", { n: b.templeCost }) : X("TW-16", "noTempleTile");
}
function ho(e, t) {
	if (t >= 0 && _n(e, t)) return null;
	if (t < 0 || !W(e, t)) return X("TW-25", "noForestThere");
	let n = e.tiles[t];
	return T(n).slots === 0 ? X("TW-31", "startTile") : e.village[t] === 1 ? X("TW-30", "alreadyVillage") : e.treehouses === 0 ? X("TW-73", "noTreehouse") : X("TW-24", "tooFewRiders", {
		need: Ut(e, n),
		have: e.riders[t]
	});
}
function go(e, t, n, r) {
	let i = t.cards.map((t) => e.rack.indexOf(k(t)));
	if (i.includes(-1)) return X("TW-68", "notOnRack");
	if (i.length !== n) return X(r ? "TW-14" : "TW-71", "discardExactly", { n });
	for (let e = 1; e < i.length; e++) if (i[e] <= i[e - 1]) return X("TW-68", "rackOrder");
	return null;
}
function _o(e, t) {
	return t >= 0 && vn(e, t) ? null : X("TW-16", t >= 0 && W(e, t) ? "hasTemple" : "noTileThere");
}
function vo(e, t) {
	return e[t] === void 0 ? X("TW-9", "noSuchEffect") : an(e, t) ? X("TW-61", "sameEffect") : null;
}
var yo = (e, t) => e.f === "mix" && !e.units.includes(t) ? X("TW-11", "notInMix") : null;
function bo(e, t, n, r) {
	let i = yo(t, "move");
	return i === null ? n < 0 || r < 0 ? X("TW-18", "noTileThere") : fn(e, n) === 0 ? X("TW-18", "noRiderThere") : dn(e, n, r) ? null : r !== A && !W(e, r) ? X("TW-18", "noTileThere") : r === A || n === A ? X("TW-19", "notNextToCapital") : X("TW-18", "notAdjacent") : i;
}
function xo(e, t, n) {
	let r = yo(t, "clean");
	return r === null ? n >= 0 && e.pollution[n] > 0 ? null : X("TW-53", "noPollution") : r;
}
function So(e, t, n) {
	return t < 0 || fn(e, t) === 0 ? X("TW-22", "noRiderThere") : n === A ? X("TW-23", "notToCapital") : n < 0 || !W(e, n) ? X("TW-22", "noTileThere") : t === n ? X("TW-65", "samePlace") : null;
}
function Co(e, t, n, r) {
	return e.forestDisplay.length + e.forestStack.length === 0 ? X("TW-36", "noForestLeft") : r < 0 || !(e.forestDisplay.includes(r) || e.forestStack[e.forestStack.length - 1] === r) ? X("TW-35", "notInForestDisplay") : t.water < n ? X("TW-33", "tooLittleWater", {
		cost: n,
		have: t.water
	}) : gn(t) ? null : X("TW-32", "noLegalSpace");
}
function wo(e, t) {
	return t >= 0 && mn(e, t) ? null : t < 0 ? X("TW-32", "noSuchSpace") : W(e, t) ? X("TW-32", "spaceTaken") : e.pollution[t] > 0 ? X("TW-32", "spacePolluted") : X("TW-32", "touchesNothing");
}
function To(e, t) {
	return t < 0 ? X("TW-48", "notYourLeader") : e.leaders.includes(t) ? X("TW-48", "leaderInPlay") : null;
}
// games/tribes-of-the-wind/rules/setup.ts
var Eo = "random", Z = (e) => Array.from({ length: e }, (e, t) => t), Do = (e) => Z(S).map(() => e);
function Oo(e, t, n, r) {
	let i = jo(e.tribes, t, n), a = i.map((e, t) => Mo(e, t));
	for (let [e, t] of i.entries()) r.tell({
		e: "tribe",
		seat: e,
		tribe: t
	});
	let o = n.shuffle("forest", ko(t)), s = n.shuffle("village", Z(_.length)), c = n.shuffle("element", Z(g.length));
	for (let [e, t] of a.entries()) {
		t.objectives = Ao(s, b.startingObjectives);
		for (let n of t.objectives) r.tell({
			e: "firstObjective",
			seat: e,
			card: n
		});
	}
	for (let e of a) e.rack = Ao(c, b.handSize);
	let l = {
		phase: "setup",
		round: 0,
		active: 0,
		players: a,
		forestDisplay: Ao(o, b.forestDisplay),
		forestStack: o,
		villageDisplay: Ao(s, b.villageDisplay),
		villageDeck: s,
		villageDiscard: [],
		elementDisplay: Ao(c, b.elementDisplay),
		elementDeck: c,
		elementDiscard: [],
		shuffles: 0,
		shuffled: g.map(() => 0),
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
	return Ln(l, 0, r), kn(l, n, r), l;
}
var ko = (e) => Z(Ne).filter((t) => (je[t]?.minPlayers ?? 0) <= e), Ao = (e, t) => e.splice(e.length - t, t).reverse();
function jo(e, t, n) {
	let r = n.shuffle("tribes", Z(v.length).filter((t) => !e.some((e) => Ve(e) === t)));
	return Z(t).map((t) => {
		let n = e[t] ?? Eo;
		return n === Eo ? r.pop() : Ve(n);
	});
}
function Mo(e, t) {
	let n = Do(-1);
	return n[y.start] = Ne + t, {
		tribe: e,
		water: 0,
		capital: b.riders,
		riders: Do(0),
		tiles: n,
		village: Do(0),
		pollution: [...D(e).pollution],
		temple: Do(-1),
		unplaced: D(e).temples.map((e, t) => t),
		treehouses: b.treehouses,
		objectives: [],
		used: [],
		leaders: [],
		pathSpent: !1,
		specialSpent: !1,
		rack: []
	};
}
// games/tribes-of-the-wind/rules/imagine.ts
var No = (e, t) => t * 16 + e;
function Po(e, t) {
	let n = Fo(e), r = /* @__PURE__ */ new Map();
	for (let i of t.shuffle("imagine", n)) {
		let t = No(C[i], e.element.shuffled[i]), n = r.get(t);
		n === void 0 ? r.set(t, [i]) : n.push(i);
	}
	let i = /* @__PURE__ */ new Set(), a = (e) => {
		if (e.card >= 0) return e.card;
		let t = r.get(No(e.color, e.shuffled))?.pop();
		if (t === void 0) throw Error("no card fits this back");
		return i.add(t), t;
	}, o = e.players.map((e) => ({
		...Qn(e),
		rack: e.rack.map(a)
	})), s = e.element.display.map(a), c = e.element.top === null ? [] : [a(e.element.top)], l = n.filter((e) => !i.has(e));
	return {
		phase: e.phase,
		round: e.round,
		active: e.active,
		players: o,
		forestDisplay: e.forest.display.slice(),
		forestStack: e.order?.forest.slice() ?? Io(e, t),
		villageDisplay: e.village.display.slice(),
		villageDeck: e.order?.village.slice() ?? Lo(e, t),
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
		stack: tr(e.stack)
	};
}
function Fo(e) {
	let t = new Set(e.element.discard);
	for (let n of e.players) for (let e of n.rack) t.add(e.card);
	for (let n of e.element.display) t.add(n.card);
	e.element.top !== null && t.add(e.element.top.card);
	for (let n of e.stack) n.f === "played" && t.add(n.card);
	return g.map((e, t) => t).filter((e) => !t.has(e));
}
function Io(e, t) {
	if (e.forest.left === 0) return [];
	let n = /* @__PURE__ */ new Set([...e.forest.display, e.forest.top]);
	for (let t of e.players) for (let e of t.tiles) n.add(e);
	let r = ko(e.players.length).filter((e) => !n.has(e));
	return [...t.shuffle("imagine", r), e.forest.top];
}
function Lo(e, t) {
	let n = /* @__PURE__ */ new Set([...e.village.display, ...e.village.discard]);
	for (let t of e.players) for (let e of [...t.objectives, ...t.used]) n.add(e);
	for (let t of e.stack) (t.f === "villageCardUse" || t.f === "replaceObjective") && n.add(t.card);
	let r = _.map((e, t) => t).filter((e) => !n.has(e));
	return t.shuffle("imagine", r);
}
// games/tribes-of-the-wind/rules/view.ts
function Ro(e, t) {
	let n = t === "judge", r = (t, n) => ({
		color: C[t],
		card: n ? t : -1,
		shuffled: e.shuffled[t]
	}), i = e.elementDeck[e.elementDeck.length - 1];
	return {
		viewer: t,
		phase: e.phase,
		round: e.round,
		active: e.active,
		players: e.players.map((n, i) => {
			let a = zo(e, t, i, n.rack.length);
			return {
				...Qn(n),
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
		stack: tr(e.stack),
		order: n ? {
			forest: e.forestStack.slice(),
			village: e.villageDeck.slice(),
			element: e.elementDeck.slice()
		} : null
	};
}
function zo(e, t, n, r) {
	return t === "judge" ? r : t === n ? n === e.active ? r - e.blind : r : 0;
}
// games/tribes-of-the-wind/rules/game.ts
var Bo = {
	id: ao.id,
	rulesVersion: 1,
	seats: ao.seats,
	options: { tribes: {
		kind: "perSeat",
		values: v.map((e) => e.id),
		default: "random"
	} },
	moves: rr,
	setup: Oo,
	decisions: ci,
	apply: Bn,
	whyNot: co,
	view: Ro,
	imagine: Po,
	copy: nr,
	score: ji,
	census: oo,
	canonical(e, t, n) {
		if (n.do !== "discard") return n;
		let r = e.players[t].rack;
		return {
			do: "discard",
			cards: [...n.cards].sort((e, t) => r.indexOf(k(e)) - r.indexOf(k(t)))
		};
	}
}, Vo = [
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
], Ho = {
	tribe: (e, t, n) => `${t(e.seat)} führt die ${n.tribe(e.tribe)}.`,
	firstObjective: (e, t, n) => `${t(e.seat)} beginnt mit dem Ziel „${n.village(e.card)}“.`,
	startTile: (e, t, n) => `${t(e.seat)} legt das ${n.tile(e.tile)}.`,
	round: (e) => e.last ? `Runde ${e.round}: die letzte.` : `Runde ${e.round} beginnt.`,
	turn: () => null,
	played: (e, t, n) => `${t(e.seat)} spielt ${n.card(e.card)}: ${n.rowEffects(e.card, e.row)}.`,
	gained: (e, t) => `${t(e.seat)} nimmt ${e.water} Wasser.`,
	moved: (e, t, n) => `${t(e.seat)}: Windreiter ${n.place(e.from)} → ${n.place(e.to)}.`,
	flew: (e, t, n) => `${t(e.seat)}: Katapult ${n.place(e.from)} → ${n.place(e.to)}.`,
	cleaned: (e, t, n) => `${t(e.seat)} reinigt ${n.place(e.space)}.`,
	planted: (e, t, n) => `${t(e.seat)} pflanzt für ${e.cost} Wasser einen Wald auf ${n.place(e.space)} (${n.tile(e.tile)}).`,
	forestRefilled: (e, t, n) => `Neu in der Waldauslage: ${n.tile(e.tile)}.`,
	discarded: (e, t, n) => `${t(e.seat)} legt ${e.cards.map(n.card).join(", ")} ab.`,
	templePlaced: (e, t, n) => `${t(e.seat)} stellt den ${n.temple(e.tribe, e.temple)} auf ${n.place(e.space)}.`,
	built: (e, t, n) => `${t(e.seat)} baut ein Dorf auf ${n.place(e.space)}; ${e.riders} Windreiter kehren in die Hauptstadt zurück.`,
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
}, Uo = {
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
}, Q = (e, t) => e.players[t], Wo = (e) => e.element.top === null ? e.element.display : [...e.element.display, e.element.top];
function Go(e, t) {
	let { left: n, right: r } = ei(t, e.players.length);
	return {
		own: Q(e, t).rack,
		left: {
			seat: n,
			cards: Q(e, n).rack
		},
		right: {
			seat: r,
			cards: r < 0 ? Wo(e) : Q(e, r).rack
		}
	};
}
function Ko(e, t) {
	let n = Go(e, t), r = (e) => Qr(e.map((e) => e.color));
	return {
		own: r(n.own),
		left: r(n.left.cards),
		right: r(n.right.cards),
		bonus: ti(Q(e, t))
	};
}
function qo(e, t, n) {
	let r = Go(e, t), i = Ko(e, t);
	return w(n).rows.map((a, o) => {
		let s = o === 0 && Vt(Q(e, t), w(n).color), c = a.require.map((e) => Jo(e, i, r));
		return {
			playable: s || c.every((e) => e.holds),
			free: s,
			requirements: c
		};
	});
}
function Jo(e, t, n) {
	let r = e.kind === "ownAllColors" ? -1 : e.color, i = (e) => e[r] ?? 0, a = (e) => e.flatMap((e, t) => r === -1 || e.color === r ? [t] : []), o = e.kind !== "ownAllColors" && e.kind !== "own" && e.kind !== "ownNone";
	return {
		requirement: e,
		holds: Xr(e, t),
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
function Yo(e, t) {
	let { objective: n } = E(t), r = B(e, n), i = wt(e, n);
	return {
		value: r,
		points: i,
		next: n.tiers.filter((e) => e.vp > i && !V(r, n.op, e.at)).sort((e, t) => e.vp - t.vp)[0] ?? null
	};
}
function Xo(e) {
	let { special: t, leaders: n } = D(e.tribe), r = B(e, t);
	return {
		path: {
			spent: e.pathSpent,
			holds: En(e),
			progress: On(e)
		},
		special: {
			spent: e.specialSpent,
			holds: V(r, t.op, t.at),
			value: r,
			at: t.at
		},
		left: Math.min(b.maxLeaders, n.length) - e.leaders.length
	};
}
function Zo(e, t) {
	let n = e.tiles[t];
	return n < 0 || e.village[t] === 1 || T(n).slots === 0 ? 0 : Ut(e, n);
}
// games/tribes-of-the-wind/text/sentences.ts
function Qo(e, t) {
	let n = (t) => e === "en" ? t.toLowerCase() : t, r = (t) => n(h[t]?.colorName[e] ?? "?"), i = (t) => n(Ae[t]?.name[e] ?? "?");
	function a(t, n, r = {}) {
		let i = ((r.n === 1 ? m.templates[t]?.[`${n}.1`] : void 0) ?? m.templates[t]?.[n])?.[e];
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
	let ee = (e) => Number(/\d+$/.exec(e.id)?.[0] ?? 0);
	return {
		element: r,
		forest: i,
		requirement: o,
		effect: s,
		effects: c,
		metric: l,
		ability: f,
		card: (t) => `${h[w(t).color]?.name[e] ?? "?"} ${ee(w(t))}`,
		row: (e, t) => d(w(e).rows[t]),
		rowEffects: (e, t) => c(w(e).rows[t].effects),
		cardSentence: (e) => w(e).rows.length === 1 ? d(w(e).rows[0]) : w(e).rows.map((e, n) => `${t.row(n + 1)}: ${d(e)}`).join("; "),
		objective: (e) => `${l(e)}: ${e.tiers.map((n) => `${u(e.op, n.at)} → ${t.points(n.vp)}`).join(", ")}`,
		condition: (e) => `${l(e)}: ${u(e.op, e.at)}`,
		village: (t) => E(t).name[e],
		immediate: (e) => c(E(e).immediate),
		tribe: (t) => D(t).name[e],
		path: (e) => D(e).path.map(i).join(" – "),
		leader: (t, n) => D(t).leaders[n].name[e],
		leaderAbility: (e, t) => f(D(e).leaders[t].ability),
		temple: (t, n) => D(t).temples[n].name[e],
		templeEffects: (e, t) => c(D(e).temples[t].effects),
		bonus: (n) => {
			let { bonus: r } = T(n);
			return r === null ? t.noBonus : m.bonuses[r][e];
		},
		tile: (n) => {
			let r = T(n);
			if (r.start !== null) return `${t.startTile} (${i(r.color)})`;
			let a = r.bonus === null ? t.noBonus : m.bonuses[r.bonus][e];
			return `${i(r.color)}, ${t.slots(r.slots)}, ${a}`;
		},
		place: (e) => e === A ? t.capital : `${t.row(j(e) + 1)} ${t.column(M(e) + 1)}`
	};
}
// games/tribes-of-the-wind/text/summary.ts
function $o(e, t) {
	return (n, r) => {
		let i = typeof n.viewer == "number" ? n.viewer : n.active, a = n.players.map((e, t) => (i + t) % n.players.length);
		return [
			...es(n, e, t),
			...a.map((i) => as(n, i, r, e, t)),
			ns(n, e, t),
			rs(n, e, t),
			is(n, e, t)
		];
	};
}
function es(e, t, n) {
	let { tribe: r } = Q(e, e.active), i = e.stack.flatMap((e) => e.f === "played" ? [`${n.card(e.card)}: ${n.row(e.card, e.row)}`] : e.f === "effects" ? e.list.map((e) => t.moves.effect(n.effect(e.effect), e.leader < 0 ? null : n.leader(r, e.leader))) : []);
	return i.length === 0 ? [] : [{
		title: t.summary.pending,
		lines: i
	}];
}
var ts = (e, t) => e.map((e) => t.element(e.color)).join(", ");
function ns(e, t, n) {
	let { display: r, top: i, left: a, discard: o } = e.element, s = [t.summary.backs(ts(r, n))];
	return i !== null && s.push(t.summary.deckTop(n.element(i.color), a)), s.push(t.summary.discardPile(o.length, o.map(n.card).join(", "))), e.players.length === 2 && s.push(t.summary.market), {
		title: t.summary.element,
		lines: s
	};
}
function rs(e, t, n) {
	let { display: r, top: i, left: a } = e.forest, o = i < 0 ? t.summary.stackEmpty : t.summary.stackTop(n.tile(i), a);
	return {
		title: t.summary.forest,
		lines: [...r.map(n.tile), o]
	};
}
function is(e, t, n) {
	let r = e.village.display.map((e) => t.summary.villageCard(n.village(e), n.objective(E(e).objective), n.immediate(e)));
	return {
		title: t.summary.village,
		lines: [...r, t.summary.villageDeck(e.village.left, e.village.discard.length)]
	};
}
function as(e, t, n, r, i) {
	let a = Q(e, t), o = [
		r.summary.stock(a.water, a.capital, Dt(a), b.temples - a.unplaced.length),
		...e.endTile === t ? [r.summary.endTile] : [],
		...os(e, t, r, i),
		...ss(e, t, n, r),
		...cs(a, r, i),
		...ls(a, r, i),
		...us(a, r, i)
	];
	return {
		title: r.summary.player(n(t), i.tribe(a.tribe)),
		lines: o
	};
}
function os(e, t, n, r) {
	let { rack: i } = Q(e, t);
	return i.every((e) => e.card < 0) ? [n.summary.rackBacks(ts(i, r))] : i.map((i) => {
		if (i.card < 0) return n.summary.hiddenCard(r.element(i.color));
		let a = qo(e, t, i.card).flatMap((e, t) => e.playable ? [t + 1] : []);
		return n.summary.rackCard(r.card(i.card), r.cardSentence(i.card), n.summary.playableRows(a));
	});
}
function ss(e, t, n, r) {
	if (e.viewer !== t) return [];
	let { left: i, right: a } = Go(e, t);
	return [r.summary.left(n(i.seat)), r.summary.right(a.seat < 0 ? r.summary.marketName : n(a.seat))];
}
function cs(e, t, n) {
	let r = [], i = [], a = [];
	for (let o = 0; o < S; o++) {
		let s = e.tiles[o];
		if (s < 0) {
			let t = e.pollution[o];
			t > 0 ? i.push(t === 1 ? n.place(o) : `${n.place(o)} ×${t}`) : a.push(n.place(o));
			continue;
		}
		let c = e.temple[o], l = [...e.village[o] === 1 ? [t.summary.villageMark] : [], ...c >= 0 ? [n.temple(e.tribe, c)] : []];
		r.push(t.summary.tile(n.place(o), n.tile(s), t.summary.riders(e.riders[o], Zo(e, o)), l));
	}
	return i.length > 0 && r.push(t.summary.polluted(i.join(", "))), a.length > 0 && r.push(t.summary.clean(a.join(", "))), r;
}
function ls(e, t, n) {
	let r = e.objectives.map((r) => {
		let { value: i, points: a } = Yo(e, r);
		return t.summary.objective(n.village(r), n.objective(E(r).objective), i, a);
	});
	return e.used.length > 0 && r.push(t.summary.used(e.used.map(n.village).join(", "))), e.unplaced.length > 0 && r.push(t.summary.unplaced(e.unplaced.map((t) => `${n.temple(e.tribe, t)} (${n.templeEffects(e.tribe, t)})`).join(", "))), r;
}
function us(e, t, n) {
	let { path: r, special: i } = Xo(e), a = D(e.tribe);
	return [
		t.summary.path(n.path(e.tribe), r.progress?.matches ?? 0, a.path.length, r.spent),
		t.summary.special(n.condition(a.special), i.value, i.spent),
		...a.leaders.map((r, i) => (e.leaders.includes(i) ? t.summary.leaderInPlay : t.summary.leaderOpen)(n.leader(e.tribe, i), n.leaderAbility(e.tribe, i)))
	];
}
// games/tribes-of-the-wind/text/turn.ts
var ds = {
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
function fs(e, t, n) {
	let r = t.players[e.seat];
	if (r === void 0) return null;
	let i = r.tiles.findIndex((e) => e >= 0 && T(e).start !== null);
	return ps(i, e.space) && i >= 0 ? n.tile(r.tiles[i]) : null;
}
var ps = (e, t) => e >= 0 && (P[e] ?? []).includes(t);
function ms(e, t) {
	let n = ds[e];
	return (e, r, i, a) => {
		let o = r.filter((t) => "seat" in t && t.seat === e), s = (e) => o.filter((t) => t.e === e).length, c = [], l = [], u = 0, d = "";
		for (let e of o) e.e === "played" ? d = n.plays(t.card(e.card)) : e.e === "startTile" ? c.push(n.start(t.tile(e.tile))) : e.e === "planted" ? c.push(n.plants(t.forest(T(e.tile).color), fs(e, a, t))) : e.e === "built" ? c.push(n.builds) : e.e === "templePlaced" ? c.push(n.temple(t.temple(e.tribe, e.temple))) : e.e === "keptVillageCard" ? c.push(n.keeps(t.village(e.card))) : e.e === "usedVillageCard" ? c.push(n.uses(t.village(e.card))) : e.e === "leaderOut" ? c.push(n.leader(t.leader(e.tribe, e.leader))) : e.e === "discarded" && s("templePlaced") === 0 ? c.push(n.discards(e.cards.length)) : e.e === "gained" ? u += e.water : e.e === "polluted" ? l.push(n.smog(e.spaces.length)) : (e.e === "moved" || e.e === "flew") && e === o.find((e) => e.e === "moved" || e.e === "flew") ? c.push(n.flies(o.filter((e) => (e.e === "moved" || e.e === "flew") && e.to !== A).length || 1)) : e.e === "cleaned" && e === o.find((e) => e.e === "cleaned") && c.push(n.cleans(s("cleaned")));
		if (u > 0 && l.push(n.water(u)), d === "" && c.length === 0) {
			if (s("drew") === 0 && u === 0) return null;
			c.push(n.draws);
		}
		let f = c.pop(), ee = f === void 0 ? "" : c.length === 0 ? f : `${c.join(", ")} ${n.and} ${f}`, te = [d, ee].filter((e) => e !== "").join(": ");
		return {
			said: `${i(e)} ${te}`,
			...l.length === 0 ? {} : { brought: l.join(", ") }
		};
	};
}
// games/tribes-of-the-wind/text/make.ts
function hs(e, t) {
	let n = Qo(e, t.words);
	return {
		options: { tribes: {
			label: t.options.tribes,
			values: {
				random: t.options.random,
				...Object.fromEntries(v.map((t) => [t.id, t.name[e]]))
			}
		} },
		prompt: (e, r) => _s(e, r, t, n),
		phase: (e) => ys(e, t),
		move: (e, r) => bs(e, r, t, n),
		event: (e, r) => Cs(e, r, t, n),
		category: (e) => t.categories[e] ?? e,
		refusal: (n) => ws(n, e, t),
		rulings: t.rulings,
		reasons: t.hints,
		summary: $o(t, n),
		turn: ms(e, n)
	};
}
function gs(e, t) {
	let n = e.stack.at(-1);
	return n?.f === t ? n : null;
}
function _s({ kind: e }, t, n, r) {
	let i = t.stack.at(-1);
	if (i === void 0) return n.prompts.wait;
	let a = vs(i, t, n, r), { tribe: o } = Q(t, t.active), s = "leader" in i && i.leader >= 0 ? n.thanksTo(r.leader(o, i.leader)) : null;
	return e === "action" || s === null ? a : `${a} ${s}`;
}
function vs(e, t, n, r) {
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
		case "draw": return n.prompts.draw(b.handSize - a.length);
		case "leader": return n.prompts.leader(e.condition);
		case "played": return n.prompts.wait;
	}
}
function ys(e, t) {
	return e.phase === "setup" ? t.phase.setup : e.phase === "over" ? t.phase.over : e.lastRound === 0 ? t.phase.round(e.round) : e.round === e.lastRound ? t.phase.lastRound(e.round) : `${t.phase.round(e.round)} · ${t.phase.ending(e.lastRound)}`;
}
function bs(e, t, n, r) {
	let i = Q(t, t.active), a = (e) => r.place(I(e));
	switch (e.do) {
		case "play": {
			let t = k(e.card);
			if (t < 0 || w(t).rows[e.row - 1] === void 0) return `${e.card} ${e.row}`;
			let i = r.row(t, e.row - 1);
			return n.moves.play(r.card(t), w(t).rows.length === 1 ? i : `${n.words.row(e.row)}: ${i}`);
		}
		case "placeTemple": return n.moves.placeTemple(Wt(i));
		case "build": return n.moves.build(a(e.space), Ss(e.space, t, r));
		case "discardThree": return n.moves.discardThree(b.templeCost, i.unplaced.length === 0);
		case "discard": return n.moves.discard(e.cards.map((e) => r.card(k(e))).join(", "));
		case "temple": {
			let t = He(i.tribe, e.temple);
			return t < 0 ? e.temple : n.moves.temple(r.temple(i.tribe, t), r.templeEffects(i.tribe, t));
		}
		case "templeOn": return n.moves.on(a(e.space), Ss(e.space, t, r));
		case "effect": {
			let a = gs(t, "effects")?.list[e.index];
			return a === void 0 ? String(e.index) : n.moves.effect(r.effect(a.effect), a.leader < 0 ? null : r.leader(i.tribe, a.leader));
		}
		case "step": return n.moves.step(a(e.from), a(e.to));
		case "fly": return n.moves.fly(a(e.from), a(e.to));
		case "clean": return n.moves.clean(a(e.space), i.pollution[L(e.space)] ?? 0);
		case "takeWater": return n.moves.takeWater;
		case "forest": {
			let i = ze(e.tile);
			return i < 0 ? e.tile : n.moves.forest(r.tile(i), t.forest.display.indexOf(i) + 1);
		}
		case "plant": return n.moves.plant(a(e.space));
		case "takeVillageCard": return xs(e.card, (e) => n.moves.takeVillageCard(r.village(e), r.objective(E(e).objective), r.immediate(e)));
		case "useNow": {
			let e = gs(t, "villageCardUse")?.card;
			return n.moves.useNow(e === void 0 ? "" : r.immediate(e));
		}
		case "keep": {
			let e = gs(t, "villageCardUse")?.card;
			return n.moves.keep(e === void 0 ? "" : r.objective(E(e).objective));
		}
		case "replace": return xs(e.card, (e) => n.moves.replace(r.village(e), n.words.points(Yo(i, e).points)));
		case "draw": {
			let i = t.element.display[e.position - 1];
			return n.moves.draw(i === void 0 ? "?" : r.element(i.color), e.position);
		}
		case "drawDeck": return n.moves.drawDeck(t.element.top === null ? "?" : r.element(t.element.top.color));
		case "leader": {
			let t = Ue(i.tribe, e.leader);
			return t < 0 ? e.leader : n.moves.leader(r.leader(i.tribe, t), r.leaderAbility(i.tribe, t));
		}
		case "done": return n.moves.done;
		case "decline": {
			let e = t.stack.at(-1)?.f;
			return e === "forest" || e === "catapult" || e === "chooseTemple" || e === "leader" ? n.moves.decline[e] : n.moves.done;
		}
	}
}
function xs(e, t) {
	let n = Be(e);
	return n < 0 ? e : t(n);
}
function Ss(e, t, n) {
	let r = Q(t, t.active).tiles[L(e)] ?? -1;
	return r < 0 ? "" : n.tile(r);
}
function Cs(e, t, n, r) {
	let i = n.events[e.e];
	return i(e, t, r);
}
function ws(e, t, n) {
	let r = {};
	for (let [n, i] of Object.entries(e.args ?? {})) r[n] = Ts(n, i, t);
	let i = e.args?.market === !0, a = {
		...r,
		neighbours: n.neighbours(r.left ?? "0", r.right ?? "0", i)
	};
	return n.refusals[e.key]?.(a) ?? e.key;
}
function Ts(e, t, n) {
	if (e !== "color") return String(t);
	let r = h.find((e) => e.id === t)?.colorName[n] ?? String(t);
	return n === "en" ? r.toLowerCase() : r;
}
// games/tribes-of-the-wind/text/refusals.de.ts
var Es = {
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
}, Ds = {
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
}, Os = (e, t, n) => `${e} ${e === 1 ? t : n}`, ks = hs("de", {
	words: {
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
		column: (e) => `Spalte ${e}`,
		noBonus: "kein Bonus",
		slots: (e) => `${e} Plätze`,
		startTile: "Start-Plättchen",
		always: "immer",
		nothing: "nichts"
	},
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
		moveStep: (e) => `Welcher Windreiter fliegt? Noch ${Os(e, "Bewegung", "Bewegungen")}.`,
		cleanStep: (e) => `Wo entfernst du Verschmutzung? Noch ${e}.`,
		mixStep: (e, t) => `Wofür nutzt du die nächste Einheit (${t})? Noch ${e}.`,
		catapult: (e) => `Welcher Windreiter fliegt mit dem Katapult? Noch ${Os(e, "Flug", "Flüge")}.`,
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
		placeTemple: (e) => `Einen Tempel platzieren (${Os(e, "Karte", "Karten")} ablegen)`,
		build: (e, t) => `Dorf bauen auf ${e} (${t})`,
		discardThree: (e, t) => `${e} Karten ohne Wirkung abwerfen (${t ? "alle Tempel stehen schon" : "auf jedem Plättchen steht schon ein Tempel"})`,
		discard: (e) => `${e} ablegen`,
		temple: (e, t) => `${e}: ${t}`,
		on: (e, t) => `Auf ${e}${t === "" ? "" : ` (${t})`}`,
		effect: (e, t) => t === null ? e : `${e} (${t})`,
		step: (e, t) => `${e} → ${t}`,
		fly: (e, t) => `Katapult: ${e} → ${t}`,
		clean: (e, t) => `${e} reinigen (${t} dort)`,
		takeWater: "1 Wasser nehmen",
		forest: (e, t) => `${e} (${t === 0 ? "vom Stapel" : `Auslage ${t}`})`,
		plant: (e) => `Auf ${e} pflanzen`,
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
	events: Ho,
	refusals: Es,
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
		stock: (e, t, n, r) => `${e} Wasser, ${Os(t, "Windreiter", "Windreiter")} in der Hauptstadt, ${Os(n, "Dorf", "Dörfer")}, ${r} Tempel`,
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
	hints: Uo,
	rulings: Ds
}), As = {
	tribe: (e, t, n) => `${t(e.seat)} leads the ${n.tribe(e.tribe)}.`,
	firstObjective: (e, t, n) => `${t(e.seat)} begins with the objective “${n.village(e.card)}”.`,
	startTile: (e, t, n) => `${t(e.seat)} lays the ${n.tile(e.tile)}.`,
	round: (e) => e.last ? `Round ${e.round}: the last one.` : `Round ${e.round} begins.`,
	turn: () => null,
	played: (e, t, n) => `${t(e.seat)} plays ${n.card(e.card)}: ${n.rowEffects(e.card, e.row)}.`,
	gained: (e, t) => `${t(e.seat)} takes ${e.water} water.`,
	moved: (e, t, n) => `${t(e.seat)}: windrider ${n.place(e.from)} → ${n.place(e.to)}.`,
	flew: (e, t, n) => `${t(e.seat)}: catapult ${n.place(e.from)} → ${n.place(e.to)}.`,
	cleaned: (e, t, n) => `${t(e.seat)} cleans ${n.place(e.space)}.`,
	planted: (e, t, n) => `${t(e.seat)} plants a forest on ${n.place(e.space)} for ${e.cost} water (${n.tile(e.tile)}).`,
	forestRefilled: (e, t, n) => `New in the forest display: ${n.tile(e.tile)}.`,
	discarded: (e, t, n) => `${t(e.seat)} discards ${e.cards.map(n.card).join(", ")}.`,
	templePlaced: (e, t, n) => `${t(e.seat)} puts the ${n.temple(e.tribe, e.temple)} on ${n.place(e.space)}.`,
	built: (e, t, n) => `${t(e.seat)} builds a village on ${n.place(e.space)}; ${e.riders} windriders return to the capital.`,
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
}, js = {
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
}, Ms = {
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
}, Ns = {
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
}, $ = (e, t, n) => `${e} ${e === 1 ? t : n}`, { handbook: Ps, course: Fs, ...Is } = {
	meta: ao,
	game: Bo,
	text: {
		de: ks,
		en: hs("en", {
			words: {
				units: {
					water: "water",
					move: "moves",
					clean: "cleaning"
				},
				points: (e) => `${e} VP`,
				atLeast: (e) => `at least ${e}`,
				atMost: (e) => `at most ${e}`,
				capital: "capital",
				row: (e) => `row ${e}`,
				column: (e) => `column ${e}`,
				noBonus: "no bonus",
				slots: (e) => `${e} slots`,
				startTile: "start tile",
				always: "always",
				nothing: "nothing"
			},
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
				build: (e, t) => `Build a village on ${e} (${t})`,
				discardThree: (e, t) => `Discard ${e} cards without effect (${t ? "all temples are placed" : "every tile has a temple"})`,
				discard: (e) => `Discard ${e}`,
				temple: (e, t) => `${e}: ${t}`,
				on: (e, t) => `On ${e}${t === "" ? "" : ` (${t})`}`,
				effect: (e, t) => t === null ? e : `${e} (${t})`,
				step: (e, t) => `${e} → ${t}`,
				fly: (e, t) => `Catapult: ${e} → ${t}`,
				clean: (e, t) => `Clean ${e} (${t} there)`,
				takeWater: "Take 1 water",
				forest: (e, t) => `${e} (${t === 0 ? "from the stack" : `display ${t}`})`,
				plant: (e) => `Plant on ${e}`,
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
			events: As,
			refusals: Ms,
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
			hints: js,
			rulings: Ns
		})
	},
	chapters: Vo,
	brain: io
}, Ls = Is;
export { Ls as module };
