import type { WordList } from '../words/units.rules.ts';

const ITEM = String.raw`\p{L}[\p{L}-]*(?: \p{L}[\p{L}-]*){0,2}`;
const REST = new RegExp(
  String.raw`^(${ITEM}(?:, ${ITEM})*?),? (?:and|und|sowie|or|oder|y|e|o|u|as well as|así como) (?:in |en )?\p{L}`,
  'u',
);
/** Opens another clause, or says something of the person. */
const OPENS =
  /^(?:with|since|who|which|while|when|where|lately|recently|most|mostly|mainly|including|currently|now|used|i|of|both|seit|mit|ich|zuletzt|davon|darunter|derzeit|vor|insbesondere|und|sowohl|die|der|das|con|desde|que|quien|donde|sobre|incluid[oa]s?|actualmente|ultimamente|tanto|yo|de)$/i;
/** "Covering roofs and stairs", "organised and punctual"; "roofing and stairs" are a list. */
const TELLS = /^\p{Ll}+(?:ing .+|ed(?: .+)?)$/u;
const NOUN = /(?:^|[ -])\p{Lu}[\p{L}-]*$/u;

/** True behind a comma where a list goes on: "new build, repair and gardens". */
export function goesOnInList({ words, text, language }: WordList, place: number): boolean {
  const [before, word] = [words[place - 1], words[place]];
  if (word === undefined || text.slice(before?.end, word.at).trim() !== ',') return false;
  const items = REST.exec(text.slice(word.at))?.[1]?.split(', ');
  return (
    items?.every(
      (item) =>
        !OPENS.test(item.split(' ')[0] ?? '') &&
        !TELLS.test(item) &&
        (language !== 'de' || NOUN.test(item)),
    ) === true
  );
}
