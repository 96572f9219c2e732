import type { Language } from '@sastre/shared-contracts/api';
import { EXCHANGES } from './exchanges.data.ts';
import { BEFORE_NUMBERS, DEEDS, ENDS } from './planted-words.data.ts';

/** A sentence that was true, made surely false. */
export interface Mutant {
  kind: string;
  text: string;
}

/** A true sentence with what it is about. */
export interface TrueSentence {
  text: string;
  language: Language;
  /** What else the CV says that is not true here: employers, positions, places of other entries. */
  strangeNames: readonly { own: string; other: string }[];
  /** Texts of other entries, or of other places of this one. */
  strangeTexts: readonly string[];
  /** The person's own text at this place, which the sentence may repeat. */
  fact: string;
}

/** All mutants of a sentence, each with one claim made false. */
export function mutantsOf(sentence: TrueSentence): Mutant[] {
  const { text, language } = sentence;
  const all = [
    ...exchanges(text, language),
    ...otherNumbers(text),
    ...exchangedNumbers(text),
    ...comparedNumbers(text, language),
    ...movedNumbers(text),
    ...ends(text, language),
    ...joinedDeeds(text, language),
    ...strangeNames(sentence),
    ...strangeTexts(sentence),
  ];
  const bare = (one: string) =>
    one
      .toLowerCase()
      .replace(/[^\p{L}\p{N}%€$£]+/gu, ' ')
      .trim();
  const truths = new Set([bare(text), bare(sentence.fact)]);
  return all.filter((one) => !truths.has(bare(one.text)));
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const sameCase = (word: string, like: string) =>
  /^\p{Lu}/u.test(like) && /^\p{Ll}/u.test(word)
    ? word.charAt(0).toUpperCase() + word.slice(1)
    : word;

/** The first place of each word that may be exchanged. */
function exchanges(text: string, language: Language): Mutant[] {
  return Object.entries(EXCHANGES).flatMap(([kind, words]) =>
    words[language].split('|').flatMap((pair): Mutant[] => {
      const [one = '', other = ''] = pair.split(/<?>/).map((side) => side.trim());
      const ways = pair.includes('<>')
        ? [
            [one, other],
            [other, one],
          ]
        : [[one, other]];
      return ways.flatMap(([from = '', to = '']) => {
        const pattern = new RegExp(`(?<![\\p{L}\\p{N}-])${escaped(from)}(?![\\p{L}\\p{N}-])`, 'iu');
        const found = (/^[\p{L}]/u.test(from) ? pattern : new RegExp(escaped(from))).exec(text);
        if (found === null) return [];
        const before = text.slice(0, found.index);
        const after = text.slice(found.index + found[0].length);
        const mutant = `${before}${sameCase(to, found[0])}${to === '' ? after.trimStart() : after}`;
        return [{ kind, text: sameCase(mutant, text) }];
      });
    }),
  );
}

const FIGURE = /(?<![\p{L}\d.,/:-])\d+(?:[.,]\d+)*(?![\d/:])/gu;

/** Each figure made another one. */
function otherNumbers(text: string): Mutant[] {
  return [...text.matchAll(FIGURE)].flatMap(({ 0: figure, index }) => {
    const other = figure.replace(/\d$/, (last) => String((Number(last) + 1) % 10));
    const tenfold = `${figure}0`;
    return (/[.,]/.test(figure) ? [other] : [other, tenfold]).map((value) => ({
      kind: 'number',
      text: `${text.slice(0, index)}${value}${text.slice(index + figure.length)}`,
    }));
  });
}

/** Two figures of a sentence, each in the other's place. */
function exchangedNumbers(text: string): Mutant[] {
  const figures = [...text.matchAll(FIGURE)];
  return figures.slice(1).flatMap((later, before) => {
    const first = figures[before];
    if (first === undefined || first[0] === later[0]) return [];
    const middle = text.slice(first.index + first[0].length, later.index);
    // "Between 3 and 5" and "5 or 6" may be said in either order, "3.5.2019" is a date.
    if (/^\W*(?:and|und|y|or|oder|o|bis|a|to|e)?\W*$/.test(middle)) return [];
    const after = text.slice(later.index + later[0].length);
    return [
      {
        kind: 'exchanged numbers',
        text: `${text.slice(0, first.index)}${later[0]}${middle}${first[0]}${after}`,
      },
    ];
  });
}

/** Each figure compared with a word that is not there; one that is there is taken out. */
function comparedNumbers(text: string, language: Language): Mutant[] {
  const words = BEFORE_NUMBERS[language];
  return [...text.matchAll(FIGURE)].flatMap(({ 0: figure, index }) => {
    const before = text.slice(0, index);
    const isYear = /^(?:19|20)\d\d$/.test(figure);
    const isCompared =
      /(?:^|\s)(?:over|than|least|to|under|almost|nearly|about|around|only|bis|zu|über|als|fast|rund|etwa|knapp|gut|nur|mindestens|unter|circa|ca\.?|más|de|hasta|menos|casi|unos|unas|solo|a|al|from|von|auf|um|by|del?|una?|los|las|between|zwischen|entre|every|alle|cada|year|jahr|año|level|stufe|nivel|class|klasse|clase|phase|version|iso|din|nr\.?|no\.?|n\.º)\s$/iu.test(
        before,
      );
    if (
      isYear ||
      isCompared ||
      before.endsWith('€') ||
      before.endsWith('£') ||
      before.endsWith('$') ||
      (/\p{Lu}\p{L}*\s$/u.test(before) && before.length > 12)
    )
      return [];
    return words.map((word) => ({
      kind: `compared (${word})`,
      text: `${before}${before === '' ? sameCase(word, 'A') : word} ${text.slice(index)}`,
    }));
  });
}

/** The first figure of a sentence set before another plural of it. */
function movedNumbers(text: string): Mutant[] {
  const found = /(?<![\p{L}\d.,/:-])(\d+) (\p{Ll}{4,})(?=[\s.,;])/u.exec(text);
  if (found === null) return [];
  const [whole, figure = '', thing = ''] = found;
  const rest = text.slice(found.index + whole.length);
  return [
    ...rest.matchAll(
      /(?<=\s(?:and|of|in|for|with|und|von|mit|für|y|de|con|para)\s)\p{L}{4,}(?:s|en|er)(?=[\s.,;]|$)/gu,
    ),
  ]
    .slice(0, 2)
    .map((other) => ({
      kind: 'moved number',
      text: `${text.slice(0, found.index)}${thing}${rest.slice(0, other.index)}${figure} ${rest.slice(other.index)}`,
    }));
}

function ends(text: string, language: Language): Mutant[] {
  const bare = text.replace(/[.\s]+$/, '');
  const dot = text.slice(bare.length);
  return ENDS[language]
    .filter(
      (end) => !end.split(' ').some((word) => word.length > 3 && text.toLowerCase().includes(word)),
    )
    .map((end) => ({ kind: 'end', text: `${bare} ${end}${dot}` }));
}

/** "Drafted and carried out a plan": a further deed beside the first one. */
function joinedDeeds(text: string, language: Language): Mutant[] {
  const has = (deed: string) => text.toLowerCase().includes(deed);
  const deeds = DEEDS[language].filter((deed) => !has(deed));
  const and = { en: 'and', de: 'und', es: 'y' }[language];
  const verb = {
    en: /^(?:I )?(\p{L}+(?:ed|ote|an|ilt|ept|old|ook|ade|ed|rew|aught|ought))\s/u,
    de: /(?<=\s)(ge\p{Ll}+t|ge\p{Ll}+en|\p{Ll}+iert|ver\p{Ll}+t|er\p{Ll}+t|ein\p{Ll}+t|vor\p{Ll}+t)(?=[.;,]|$)/u,
    es: /^(\p{L}+(?:é|í|je|uve|aba|ía))\s/u,
  }[language].exec(text);
  const found = verb?.[1];
  if (verb === null || found === undefined) return [];
  const at = verb.index + verb[0].lastIndexOf(found) + found.length;
  return deeds.map((deed) => ({
    kind: 'joined deed',
    text: `${text.slice(0, at)} ${and} ${deed}${text.slice(at)}`,
  }));
}

function strangeNames({ text, strangeNames: names }: TrueSentence): Mutant[] {
  return names
    .filter(({ own }) => own.length > 2 && text.includes(own))
    .map(({ own, other }) => ({ kind: 'strange name', text: text.replace(own, other) }));
}

/** Another place's text in this one's, and behind it. */
function strangeTexts({ text, strangeTexts: others, fact }: TrueSentence): Mutant[] {
  const bare = (one: string) => one.replace(/[.\s]+$/, '');
  return others.flatMap((other) =>
    other === fact || bare(other).length < 20
      ? []
      : [
          { kind: 'strange text', text: other },
          {
            kind: 'fused texts',
            text: `${bare(text)}; ${other.charAt(0).toLowerCase()}${other.slice(1)}`,
          },
        ],
  );
}
