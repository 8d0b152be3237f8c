/** Each law of the eyes sees what it is there for: a page with one fault each, and the same page without it. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildBench, openBench, openBrowser } from './bench.ts';
import type { LAW_NAMES } from './law-names.ts';
import type { Finding, Scene } from './scene.ts';

let browser: Browser;
let page: Page;
beforeAll(async () => {
  await buildBench();
  browser = await openBrowser();
  ({ page } = await openBench(browser, { width: 1280, height: 720 }));
}, 600_000);
afterAll(() => browser?.close());

const SCENE: Scene = { screen: 'play', game: 'none', lang: 'de' };

type Law = (typeof LAW_NAMES)[number];

async function found(law: Law, html: string, scene = SCENE, tap: string | null = null): Promise<readonly Finding[]> {
  return page.evaluate(([h, s, name, then]) => window.eyes.broken(h, s, name, then), [html, scene, law, tap] as const);
}

/** A board of one box in a stage. */
const board = (box: string, around = 'overflow: visible'): string =>
  `<main><div class="fr-board" style="position: relative; width: 400px; height: 300px; ${around}">${box}</div></main>`;
const thing = (style: string, more = '', id = 'a'): string =>
  `<button data-place="${id}" data-move="${id}" style="position: absolute; padding: 0; border: 0; ${style}" ${more}></button>`;
const AT = 'left: 20px; top: 20px; width: 100px; height: 60px';

interface Case {
  readonly law: Law;
  readonly what: string;
  readonly broken: string;
  readonly whole: string;
  readonly says: RegExp;
  readonly scene?: Scene;
}

const CASES: readonly Case[] = [
  {
    law: 'inside',
    what: 'a thing that its stage hides',
    broken: board(thing('left: 350px; top: 20px; width: 100px; height: 60px'), 'overflow: hidden'),
    whole: board(thing('left: 350px; top: 20px; width: 100px; height: 60px'), 'overflow: auto'),
    says: /50 px right/,
  },
  {
    law: 'inside',
    what: 'a thing beside the window',
    broken: board(thing('left: 1240px; top: 20px; width: 100px; height: 60px')),
    whole: board(thing('left: 1100px; top: 20px; width: 100px; height: 60px')),
    says: /\d\d px right of the window/,
  },
  {
    law: 'inside',
    what: 'a thing before where one can scroll to',
    broken: board(thing('left: -50px; top: 20px; width: 100px; height: 60px'), 'overflow: auto'),
    whole: board(thing(AT), 'overflow: auto'),
    says: /before where one can scroll to/,
  },
  {
    law: 'hits',
    what: 'an answer whose lower edge belongs to another',
    broken: board(`${thing(AT)}${thing('left: 20px; top: 60px; width: 100px; height: 60px', '', 'b')}`),
    whole: board(`${thing(AT)}${thing('left: 20px; top: 80px; width: 100px; height: 60px', '', 'b')}`),
    says: /50 %, 80 % of 100 × 60 is b/,
  },
  {
    law: 'hits',
    what: 'an answer under a drawing that takes its taps',
    broken: board(`${thing(AT)}<i style="position: absolute; left: 90px; top: 30px; width: 30px; height: 20px"></i>`),
    whole: board(
      `${thing(AT)}<i style="position: absolute; left: 90px; top: 30px; width: 30px; height: 20px; pointer-events: none"></i>`,
    ),
    says: /80 %, 20 % of 100 × 60 is i|80 %, 50 % of 100 × 60 is i/,
  },
  {
    law: 'covers',
    what: 'an answer under the coach',
    broken: `${board(thing(AT))}<div class="fr-coach" style="position: fixed; left: 0; top: 0; width: 200px; height: 200px"></div>`,
    whole: `${board(thing(AT))}<div class="fr-coach" style="position: fixed; left: 200px; top: 0; width: 200px; height: 200px"></div>`,
    says: /is div.fr-coach/,
  },
  {
    law: 'covers',
    what: 'a light under the coach',
    broken: `<svg class="veil" style="position: fixed; inset: 0; pointer-events: none" width="800" height="600"><mask><rect fill="black" x="10" y="10" width="300" height="40" /></mask></svg><div class="fr-coach" style="position: fixed; left: 0; top: 0; width: 200px; height: 200px"></div>`,
    whole: `<svg class="veil" style="position: fixed; inset: 0; pointer-events: none" width="800" height="600"><mask><rect fill="black" x="210" y="10" width="300" height="40" /></mask></svg><div class="fr-coach" style="position: fixed; left: 0; top: 0; width: 200px; height: 200px"></div>`,
    says: /is covered by div.fr-coach/,
  },
  {
    law: 'cut',
    what: 'a sentence that ends in three dots',
    broken:
      '<p style="width: 100px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">Wähle ein Feld auf der Karte</p>',
    whole: '<p style="width: 100px; overflow: hidden; text-overflow: ellipsis">Wähle ein Feld auf der Karte</p>',
    says: /px are cut off at the side by p/,
  },
  {
    law: 'cut',
    what: 'a long name that no title says whole',
    broken: '<b style="display: block; width: 60px; overflow: hidden; text-overflow: ellipsis">Maximiliane</b>',
    whole:
      '<b style="display: block; width: 60px; overflow: hidden; text-overflow: ellipsis" title="Maximiliane">Maximiliane</b>',
    says: /px are cut off at the side by b/,
  },
  {
    law: 'cut',
    what: 'lines that nobody sees',
    broken:
      '<div style="width: 100px; height: 20px; overflow: hidden"><p style="margin: 0">Wähle ein Feld auf der Karte</p></div>',
    whole:
      '<div style="width: 100px; height: 20px; overflow: auto"><p style="margin: 0">Wähle ein Feld auf der Karte</p></div>',
    says: /px are cut off in height by div/,
  },
  {
    law: 'cut',
    what: 'words beside the window',
    broken: '<p style="position: absolute; left: 1260px; white-space: nowrap">Wähle ein Feld</p>',
    whole: '<p style="position: absolute; left: 600px; white-space: nowrap">Wähle ein Feld</p>',
    says: /px are beside the window/,
  },
  {
    law: 'overlap',
    what: 'two names on one spot',
    broken:
      '<b style="position: absolute; left: 10px; top: 10px">Köhlerin</b><b style="position: absolute; left: 30px; top: 14px">Fischer</b>',
    whole:
      '<b style="position: absolute; left: 10px; top: 10px">Köhlerin</b><b style="position: absolute; left: 30px; top: 14px; background: white">Fischer</b>',
    says: /“Köhlerin” and “Fischer” overlap/,
  },
  {
    law: 'least',
    what: 'a town that has become small',
    broken: board('<svg class="mc-board" style="width: 300px; height: 540px"></svg>'),
    whole: board('<svg class="mc-board" style="width: 560px; height: 540px"></svg>'),
    says: /mc-board 300 × 540 is less than 555 × 530/,
    scene: { ...SCENE, game: 'my-city' },
  },
  {
    law: 'least',
    what: 'an answer that no mouse hits',
    broken: board(thing('left: 20px; top: 20px; width: 100px; height: 17px')),
    whole: board(thing('left: 20px; top: 20px; width: 100px; height: 18px')),
    says: /100 × 17 is less than 18 px/,
  },
  {
    law: 'voice',
    what: 'my name at my own table',
    broken: '<p>Ida baut einen Turm.</p>',
    whole: '<p>Du baust einen Turm.</p>',
    says: /calls me by my name/,
  },
  {
    law: 'voice',
    what: 'English in German, where only a screen reader finds it',
    broken: '<button aria-label="Choose the tower">Turm</button>',
    whole: '<button aria-label="Den Turm wählen">Turm</button>',
    says: /says “the”/,
  },
  {
    law: 'voice',
    what: 'German in English',
    broken: '<p>Take 2 Punkte</p>',
    whole: '<p>Take 2 points</p>',
    says: /says “Punkte”/,
    scene: { ...SCENE, lang: 'en' },
  },
];

it.each(CASES)('$law: $what', async ({ law, broken, whole, says, scene }) => {
  expect(await found(law, whole, scene)).toEqual([]);
  const [first] = await found(law, broken, scene);
  expect(`${first?.thing} ${first?.figure}`).toMatch(says);
});

it('still: a thing that a tap pushes aside', async () => {
  const html = board(thing(AT));
  expect(await found('still', html, SCENE, 'color: red')).toEqual([]);
  expect(await found('still', html, SCENE, 'top: 2px')).toEqual([]);
  expect(await found('still', html, SCENE, 'top: 3px')).toEqual([{ thing: 'a', figure: 'moves by 0, 3 px' }]);
});
