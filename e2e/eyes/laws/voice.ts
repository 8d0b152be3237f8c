/** The text calls my seat "you" and by no other word, and speaks one language. */
import type { Finding, Scene } from '../scene.ts';
import { called } from './boxes.ts';
import { texts } from './texts.ts';

/** Words of one language that the other does not have. */
const FOREIGN = {
  de: /(?<![\p{L}’'-])(?:the|and|you|your|yours|of|with|from|this|that|are|is|turn|points|choose|takes|builds|plays|no|not|yet)(?![\p{L}’'-])/u,
  en: /[äöüßÄÖÜ„]|(?<![\p{L}’'-])(?:der|das|und|du|dein|deine|dir|dich|nicht|ist|sind|mit|von|zum|zur|auf|ein|eine|einen|kein|keine|Zug|Punkte|Runde|Karten)(?![\p{L}’'-])/u,
} as const;

/** All that is read, and all that is said to those who listen. */
function sentences(): readonly { readonly element: Element; readonly said: string }[] {
  const drawn = texts().map(({ element, said }) => ({ element, said }));
  const named = [...document.querySelectorAll('[aria-label], [title], [aria-valuetext]')].flatMap((element) =>
    ['aria-label', 'title', 'aria-valuetext'].flatMap((name) => {
      const said = element.getAttribute(name);
      return said === null ? [] : [{ element, said }];
    }),
  );
  return [...drawn, ...named];
}

/** `names`: of games and people, which are the same in every language. */
export function voice({ lang = 'de' }: Scene, me: string, names: readonly string[]): readonly Finding[] {
  const [mine, foreign] = [new RegExp(`(?<!\\p{L})${me}(?!\\p{L})`, 'u'), FOREIGN[lang]];
  return sentences().flatMap(({ element, said: whole }) => {
    const said = names.reduce((rest, name) => rest.replaceAll(name, ''), whole);
    const strange = element.closest('[lang]')?.getAttribute('lang') === lang ? foreign.exec(said)?.[0] : undefined;
    const figure = mine.test(said) ? 'calls me by my name' : strange === undefined ? null : `says “${strange}”`;
    return figure === null ? [] : [{ thing: called(element), figure: `${figure}: “${said.slice(0, 80)}”` }];
  });
}
