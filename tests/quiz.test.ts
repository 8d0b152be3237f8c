/** What a careful player asks of the rules, and where the course alone answers it, in both languages. */
import { describe, expect, it } from 'vitest';
import { games } from '#games';
import { type CourseText, LANGUAGES, type Language } from '#kernel';

/** A question, the steps that answer it ('lesson/step'), and what the answer has to say. */
type Question = readonly [asked: string, steps: string, en: RegExp, de: RegExp];

const QUIZ: Readonly<Record<string, readonly Question[]>> = {
  'garden-nation': [
    ['population at the beginning?', 'start/first', /38 population.* 35/, /38 Bevölkerung.* 35/],
    ['what does a further floor cost?', 'start/stack', /one more/, /eins mehr/],
    ['where do I act?', 'start/frida', /nowhere else/, /nirgends sonst/],
    ['nothing to build there?', 'start/frida', /next higher number/, /nächsthöheren Zahl/],
    [
      'how many actions, and who is next?',
      'start/order',
      /one action.* two.*three or four.*goes next/,
      /eine Aktion.* zwei.*dritt und zu viert.*folgt/,
    ],
    [
      'who begins the next round, and where?',
      'start/order',
      /last.*begins the next.*where I stand/,
      /Letzte.*beginnt die nächste.*wo ich stehe/,
    ],
    ['where does Frida crawl?', 'crane/rule', /upper right of the garden/, /oben rechts im Garten/],
    ['what is a roof?', 'projects/roof', /no longer grows.*majorities/, /wächst nicht mehr.*Mehrheiten/],
    ['how many cards an action?', 'projects/best', /one an action/, /eine je Aktion/],
    ['what does demolishing bring?', 'people/demolish', /twice/, /Doppelte/],
    [
      'what does Roof Transfer do?',
      'ploys/three',
      /roof from a building.*same land/,
      /Dach von deinem Gebäude.*derselben Bodenart/,
    ],
    [
      'what is population worth at the end?',
      'end/left',
      /From 11.*every three.*10 points from 38.*8 or 9: −3.*1: −30/,
      /Ab 11.*je drei.*10 Punkten ab 38.*8 oder 9: −3.*1: −30/,
    ],
    [
      'when does it end, and who wins a tie?',
      'end/plans end/count',
      /last round.*tie you win together/,
      /letzte Runde.*Gleichstand gewinnt ihr gemeinsam/,
    ],
  ],
  'glass-road': [
    [
      'periods, rounds, cards in hand?',
      'wheels/goal cards/five cards/choose',
      /four building periods.*five of your 15.*three rounds/,
      /vier Bauperioden.*fünf deiner 15.*drei Runden/,
    ],
    ['how much fits on a wheel?', 'wheels/two', /up to seven.*up to three.*lost/, /bis sieben.*bis drei.*verfällt/],
    [
      'when does a wheel turn?',
      'wheels/two',
      /Two sectors are brown.*both are empty/,
      /Zwei Bereiche sind braun.*beide leer/,
    ],
    ['can I hold a wheel?', 'wheels/brick', /take fewer/, /weniger nehmen/],
    ['which wheel takes food?', 'wheels/glass', /both wheels.*one of them/, /beiden Rädern.*eines davon/],
    [
      'how do two play their cards?',
      'cards/pair',
      /one card openly.*no hand card left the period ends.*holds three may play one/,
      /eine Karte offen.*keine Handkarte mehr, endet die Bauperiode.*noch drei hat, darf eine/,
    ],
    ['both actions or one?', 'cards/both', /nobody follows.*both.*only one/, /niemand mit.*beide.*nur eine/],
    ['when is the entry cost paid?', 'cards/both', /once, with your first action/, /einmal, mit deiner ersten Aktion/],
    ['how often do I follow?', 'cards/one', /two slots.*no longer follow/, /zwei Ausbuchtungen.*nicht mehr mit/],
    [
      'what may I remove for nothing?',
      'land/kinds',
      /groves, ponds and pits at any time, forests not/,
      /Gehölze, Teiche und Mulden.*jederzeit.*Wälder nicht/,
    ],
    [
      'who builds?',
      'build/tiles',
      /Builder, Carpenter, Supplier and Feudal Lord/,
      /Baumeister, Zimmermann, Lieferant und Lehnsherr/,
    ],
    [
      'wood or brick pattern?',
      'build/pattern',
      /Wood pattern.*empty space.*Brick pattern.*starting building/,
      /Holzmuster.*leeres Feld.*Ziegelmuster.*Anfangsgebäude/,
    ],
    [
      'what do goods and starting buildings count, and a tie?',
      'build/printed end/score',
      /glass and brick, half a point.*share the victory/,
      /Glas und Ziegel je einen Punkt, Sand einen halben.*teilt ihr den Sieg/,
    ],
  ],
  'bora-bora': [
    [
      'what does everybody begin with?',
      'start/table',
      /two god cards, two offerings, a god tile and three tasks/,
      /zwei Götterkarten, zwei Opfergaben, einen Hauptgott und drei Aufgaben/,
    ],
    ['where may a die go?', 'start/lower', /lower.*Equal is not enough/, /kleiner.*Gleich groß genügt nicht/],
    ['when may I fish, and what for?', 'start/fishing', /any die.*2 points/, /jeder Würfel.*2 Punkte/],
    ['what do helper points buy?', 'start/spend', /one helper point each.*cost two/, /je einen Helferpunkt.*je zwei/],
    ['what do regions bring?', 'islands/settle', /stone.*sand.*wood.*offering/, /Stein.*Sand.*Holz.*Opfergabe/],
    ['whose is the fish?', 'islands/far', /settled there last/, /zuletzt dort gesiedelt/],
    ['who helps in phase B?', 'people/phase', /one kind of men.*one kind of women/, /eine Art Männer.*eine Art Frauen/],
    [
      'who gets the god tile, and in a tie?',
      'faith/temple',
      /most priests.*tie the highest space/,
      /meisten Priester.*Gleichstand entscheidet der höchste Platz/,
    ],
    [
      'what is the fire bonus?',
      'faith/priest',
      /god card or an offering.*status step or a shell/,
      /Götterkarte oder Opfergabe.*Statusschritt oder eine Muschel/,
    ],
    [
      'what do building tiles bring?',
      'faith/stones',
      /10 points.*7 in rounds 3 and 4, 4 in rounds 5 and 6/,
      /10 Punkte.*7 im 3\. und 4\., 4 im 5\. und 6\./,
    ],
    [
      'what do the five gods do, what do they cost?',
      'gods/masks',
      /one offering.*blue.*red.*White.*green.*yellow/,
      /eine Opfergabe.*blauen.*roten.*Weiß.*Grün.*Gelb/,
    ],
    ['a tie on the status track?', 'round/status', /same space, whoever came later/, /demselben Feld, wer später kam/],
    [
      'which bonuses are there?',
      'round/bonus',
      /9 fulfilled tasks.*6 jewellery.*ceremony.*building tiles.*12 regions.*12 persons/,
      /9 erfüllte.*6 Schmuck.*Zeremonie.*Bauplättchen.*12 Gebieten.*12 Personen/,
    ],
  ],
  'my-city': [
    ['where does the first building go?', 'start/first', /river with a side|at the river/, /am Fluss/],
    ['may I flip a building?', 'start/card', /flipping it over is not allowed/, /umklappen geht nicht/],
    [
      'where do further ones go?',
      'start/across',
      /shares a side.*only the river.*counts/,
      /grenzt mit einer Seite.*nur der Fluss.*zählt/,
    ],
    ['where can nothing be built?', 'start/town', /mountains and forest/, /Gebirge und Wald/],
    ['what does a group count?', 'groups/colours', /largest group.*one point/, /größte Gruppe.*ein Punkt/],
    ['do churches link a group?', 'groups/river', /link nothing/, /verbinden nichts/],
    ['what does declining cost, and from what?', 'land/decline', /1 point.*score track.*10/, /1 Punkt.*Zählleiste.*10/],
    ['what do trees, rocks and empty spaces count?', 'land/open', /\+2.*−2.*−1/, /\+2.*−2.*−1/],
    ['may a church be declined?', 'church/must', /cannot decline a church/, /nicht verzichten/],
    ['when does a church count?', 'church/three', /yellow, one red and one blue/, /gelbes, ein rotes und ein blaues/],
    ['when does a well count?', 'church/well', /different building.*each side/, /jeder Seite ein anderes/],
    ['who gets the gold?', 'end/veins', /both first.*same round/, /Erster beide.*derselben Runde/],
    ['what does the blocking card do?', 'end/blocked', /nobody builds.*costs nothing/, /baut niemand.*kostet nichts/],
    [
      'when does it end, and a tie?',
      'end/stop end/count',
      /everybody has stopped or no card.*top row/,
      /alle aufgehört haben oder keine Karte.*obersten Reihe/,
    ],
  ],
  'tribes-of-the-wind': [
    [
      'which three actions are there?',
      'turn/action',
      /play a card, place a temple or build a village/,
      /Karte spielen, einen Tempel platzieren oder ein Dorf bauen/,
    ],
    [
      'who counts as a neighbour, also with two?',
      'turn/racks',
      /left and right.*two players the market/,
      /links und rechts.*Zu zweit ist der Markt/,
    ],
    [
      'does the card itself count?',
      'turn/play',
      /the card you play included.*Equal would not be more/,
      /gespielte Karte zählt mit.*Gleich viel wäre nicht mehr/,
    ],
    ['how many cards do I draw?', 'turn/draw', /rack up to five/, /Halter auf fünf/],
    [
      'where may a forest go, and its price?',
      'forest/dirt forest/price',
      /without pollution.*touches.*that much water/,
      /ohne Verschmutzung.*grenzt.*so viel Wasser/,
    ],
    ['what is a move?', 'village/fly', /touching tile.*empty space/, /angrenzendes Plättchen.*leere Felder/],
    [
      'when may I build a village?',
      'village/slots village/build',
      /windrider stands on each.*whole action/,
      /auf jedem ein Windreiter.*ganze Aktion/,
    ],
    [
      'what does a village pollute?',
      'village/smoke',
      /touching space without a tile/,
      /angrenzende Feld ohne Plättchen/,
    ],
    [
      'keep a village card, or use it?',
      'village/card',
      /Keep it or use it, not both/,
      /Behalten oder nutzen, beides geht nicht/,
    ],
    ['what does a temple cost?', 'rack/stuck', /any three cards/, /drei beliebige Karten/],
    [
      'when does a leader come?',
      'end/path end/leader',
      /chain.*After drawing.*at most three|chain.*After drawing.*at most two/,
      /Kette.*Nach dem Nachziehen.*höchstens (?:drei|zwei)/,
    ],
    [
      'what scores how much?',
      'end/score end/tables',
      /treehouse brings 3.*end tile 5.*3 → 3, 4 → 7.*0 → 12, 1 → 7, 2 → 3.*12 → 12/,
      /Baumhaus bringt 3.*Plättchen 5.*3 → 3, 4 → 7.*0 → 12, 1 → 7, 2 → 3.*12 → 12/,
    ],
    [
      'a tie, and how the end comes?',
      'end/score end/last',
      /more water left wins.*one more whole round/,
      /mehr Wasser übrig.*noch eine ganze/,
    ],
  ],
};

/** What a step says for itself: its text and its reason. */
function told(text: CourseText, step: string): string {
  const [lesson = '', id = ''] = step.split('/');
  const found = text[lesson]?.steps[id];
  return found === undefined ? '' : `${found.say} ${found.why?.text ?? ''}`.replaceAll('**', '');
}

const unanswered = (text: CourseText, lang: Language, questions: readonly Question[]): string[] =>
  questions.flatMap(([asked, steps, en, de]) => {
    const answer = steps
      .split(' ')
      .map((step) => told(text, step))
      .join(' ');
    return (lang === 'en' ? en : de).test(answer) ? [] : [`${lang} ${asked} ${steps}: ${answer}`];
  });

describe.each(games.map((g) => [g.meta.id, g] as const))('the course of %s', async (id, entry) => {
  const course = (await (await entry.load()).module.course?.())?.course;
  const questions = QUIZ[id] ?? [];

  it('answers twelve questions and more without the handbook', () => {
    expect(questions.length).toBeGreaterThanOrEqual(12);
    for (const lang of LANGUAGES) expect(unanswered(course?.text[lang] ?? {}, lang, questions)).toEqual([]);
  });
});

it('a course that says nothing answers nothing', () =>
  expect(unanswered({}, 'en', QUIZ['glass-road'] ?? [])).toHaveLength(QUIZ['glass-road']?.length ?? -1));
