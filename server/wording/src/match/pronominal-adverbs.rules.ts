import type { WordList } from '../words/units.rules.ts';
import { foldInPlace } from './amounts.rules.ts';
import { type Finding, unproven } from './finding.ts';

/** Words that stand for what was told before, by how they tie it, folded and in all languages. */
const BACK: Readonly<Record<string, RegExp>> = {
  before:
    /(?<!\p{L})(?:davor|zuvor|vorher|before (?:that|it|this)(?! \p{L}+ed(?!\p{L}))|beforehand|previously|earlier|antes(?! del?(?! es[oa]))|anteriormente|previamente)(?!\p{L})/u,
  of: /(?<!\p{L})(?:davon|darunter|hiervon|of (?:which|whom|them|these|those)|among them|including|de ell[oa]s|de (?:los|las) cuales|entre ell[oa]s)(?!\p{L})/u,
  for: /(?<!\p{L})(?:dafur|hierfur|wofur|for (?:it|that|this|which)|para (?:ello|eso|lo cual)|por (?:ello|eso))(?!\p{L})/u,
  beside:
    /(?<!\p{L})(?:dabei(?! sein|[.,;]|$)|wobei|hierbei|in (?:doing so|the process)|while doing so|al hacerlo|en ello)(?!\p{L})/u,
  after:
    /(?<!\p{L})(?:danach|anschlie(?:ss|s)end|hinterher|daraufhin|wonach|after (?:that|it|this|which)|afterwards|subsequently|later|then|dann|spater|despues|luego|posteriormente)(?!\p{L})/u,
};

/** "Davon drei Jahre" where the fact says "davor drei Jahre": of what was told before, after it or for it is another claim. */
export function compareBack(said: WordList, { text }: WordList): Finding[] {
  const [here, there] = [foldInPlace(said.text), foldInPlace(text)];
  const lost = Object.keys(BACK).filter((kind) => isIn(kind, there) && !isIn(kind, here));
  return Object.entries(BACK).flatMap(([kind, words]) => {
    const hit = words.exec(here);
    // "First cutting, then sewing" and "sewing, before that cutting" are compared by their order.
    const isOther = lost.some((one) => one !== kind && TURNED[one] !== kind);
    return hit === null || !isOther || isIn(kind, there)
      ? []
      : [
          unproven(
            [said.text.slice(hit.index, hit.index + hit[0].length)],
            'direction-contradicts',
          ),
        ];
  });
}

const isIn = (kind: string, text: string) => BACK[kind]?.test(text) === true;
const TURNED: Readonly<Record<string, string>> = { before: 'after', after: 'before' };
