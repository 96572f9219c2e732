import {
  COMMA,
  isLanguageName,
  languageNameIn,
  levelOfLanguage,
  levelWordsIn,
  ratedLanguage,
  ratingIn,
  withCounts,
} from '@sastre/shared-cv-words';
import { isCefrLevel, type LanguageSkill, type SaidLevel } from '@sastre/shared-contracts/api';
import { trimmed, type Piece, idsOf, withText } from './pieces.rules.ts';
import type { StyledLine } from './styled-line.types.ts';

/** A language as it stands in a file; without a level where none is known. */
export interface ReadLanguage {
  language: Piece;
  level: SaidLevel<LanguageSkill> | undefined;
  /** Something is said of it that is no level we know. */
  isUnclear: boolean;
  /** Its level was told by several codes or a rating, of which ours says less. */
  isCoded: boolean;
  /** What says the level. */
  said: string;
  /** Lines that say it. */
  levelLines: readonly number[];
}

const LONGEST = 40;
/** Codes of the common European framework: two of them can be one level of ours. */
const CODE = /(?<![\p{L}\d])[ABC][12](?![\p{L}\d])/iu;
/** A name, what parts it from what is said of it, and that. */
const SAID = /^(\p{L}[\p{L} .'’]*?)\s*(?:[:(–—,/-]|\s-\s)\s*(.+)$/u;
/** `Fluent: English, Dutch` */
const LEVEL_FIRST = /^([^:]{2,40}):\s*(.+)$/u;

/** Languages of signs have long names: "Lengua de signos catalana". */
const SIGNED = /(?<!\p{L})(?:sign|signos|señas|signes|segni|gestual|migowy)(?!\p{L})|gebärden/iu;

/** The languages of a part: a name with its level behind, beside, before or below it. */
export function languagesOf(lines: readonly StyledLine[]): ReadLanguage[] {
  const languages: ReadLanguage[] = [];
  let row = 0;
  for (const line of withWholeBrackets(lines).filter((each) => !isLegend(each))) {
    if (line.cells.length > 1 && line.cells.every(({ text }) => isLevelAlone(text))) {
      for (const [at, { text }] of line.cells.entries()) {
        const language = languages[row + at];
        if (language !== undefined && language.level === undefined)
          languages[row + at] = withLevel(language, text, line);
      }
      continue;
    }
    row = languages.length;
    for (const part of partsOf(line)) {
      if (isLevelAlone(part)) {
        // Levels in a column of their own stand in the order of the names.
        const waiting = languages.findIndex((one) => one.level === undefined);
        const open = languages[waiting];
        if (open !== undefined) languages[waiting] = withLevel(open, part, line);
        continue;
      }
      languages.push(...languagesIn(part, line));
    }
  }
  return languages;
}

/** "Levels: A1 and A2: basic, B1 and B2: independent, C1 and C2: proficient" explains what the codes of others say. */
function isLegend({ text }: StyledLine): boolean {
  return /A1.*B1.*C1/u.test(text) && languageNameIn(text) === undefined;
}

/** How well a language is spoken, by words or by a rating. */
function levelSaidIn(text: string): SaidLevel<LanguageSkill> | undefined {
  return levelOfLanguage(text) ?? ratedLanguage(text);
}

/** Several codes are one of our levels at most, and a rating says less than our levels do. */
function isCode(said: string, level: ReadLanguage['level']): boolean {
  return (CODE.test(said) && !isCefrLevel(level)) || ratedLanguage(said) !== undefined;
}

function wordsSaid(said: string): string {
  return ratedLanguage(said) === undefined ? levelWordsIn(said).join(' ') : said;
}

function withLevel(language: ReadLanguage, said: string, line: StyledLine): ReadLanguage {
  const level = levelSaidIn(said);
  return {
    ...language,
    // Apart from its name, a code may be another language's.
    ...{ level, isUnclear: level === undefined, isCoded: CODE.test(said) || isCode(said, level) },
    ...{ said: wordsSaid(said), levelLines: idsOf(line) },
  };
}

/** Lines in which what stands in brackets, or behind a colon, is whole again. */
function withWholeBrackets(lines: readonly StyledLine[]): StyledLine[] {
  return lines.reduce<StyledLine[]>((whole, next) => {
    const line = whole.at(-1);
    const [cell] = line?.cells ?? [];
    const isOpen =
      line?.cells.length === 1 &&
      next.cells.length === 1 &&
      ((/\([^)]*$/u.test(line.text) && /^[^()]*\)/u.test(next.text)) ||
        (line.text.endsWith(':') && isLevelAlone(next.text)));
    if (line === undefined || cell === undefined || !isOpen) return [...whole, next];
    const text = `${line.text} ${next.text}`;
    const also = [...(line.also ?? []), next.id, ...(next.also ?? [])];
    return [...whole.slice(0, -1), { ...line, text, cells: [withText(cell, text)], also }];
  }, []);
}

/** What says how well, and names no language. */
function isLevelAlone(text: string): boolean {
  return levelSaidIn(text) !== undefined && languageNameIn(text) === undefined && !nameOf(text);
}

/** A language whose name we do not know, where its level stands behind a sign: `Kashubian: fluent`. */
function nameOf(part: string): string | undefined {
  const [, name = '', said = ''] = SAID.exec(part) ?? [];
  // "Goethe-Zertifikat B2" says with what it was proven.
  const isName =
    levelSaidIn(said) !== undefined &&
    levelSaidIn(name) === undefined &&
    !/^-\p{L}/u.test(part.slice(name.length));
  return isName && name.split(' ').length <= (SIGNED.test(name) ? 5 : 2) ? name : undefined;
}

/** The languages that a part names; several where one level holds for all. */
function languagesIn(part: string, line: StyledLine): ReadLanguage[] {
  const of = (text: string, said: string): ReadLanguage[] => {
    const language = trimmed(text.replace(/[()]/g, ' '));
    if (language === '' || language.length > LONGEST || /\d/.test(language)) return [];
    const level = levelSaidIn(said);
    return [
      {
        language: { text: language, lines: idsOf(line) },
        level,
        isUnclear: level === undefined && said.trim() !== '',
        isCoded: level !== undefined && isCode(said, level),
        said: level === undefined ? '' : wordsSaid(said),
        levelLines: level === undefined ? [] : idsOf(line),
      },
    ];
  };
  const [, level = '', list = ''] = LEVEL_FIRST.exec(part) ?? [];
  if (isLevelAlone(level)) {
    const names = list.split(/\s*,\s+|\s+(?:and|und|y|et|e|i)\s+/u);
    if (names.every(isLanguageName)) return names.flatMap((name) => of(name, level));
  }
  const [, before = '', said = ''] = SAID.exec(part) ?? [];
  if (isLanguageName(before) && levelSaidIn(before) === undefined) return of(before, said);
  if (isLanguageName(part) && levelSaidIn(part) === undefined) return of(part, '');
  const unknown = nameOf(part);
  if (unknown !== undefined && SIGNED.test(unknown)) return of(unknown, said);
  const known = languageNameIn(part);
  if (known !== undefined) {
    const rest = part.replace(known, ' ');
    return levelSaidIn(rest) === undefined ? [] : of(known, rest);
  }
  return unknown === undefined ? [] : of(unknown, said);
}

/** Cells that hold a list of nothing but languages, as it can stand beside an address. */
export function languageLists(lines: readonly StyledLine[]): StyledLine[] {
  let isOpen = false;
  return lines.flatMap((line) =>
    line.cells.flatMap((cell) => {
      const names = cell.text.split(',').filter((name) => name.trim() !== '');
      const isList =
        names.every(isLanguageName) && (names.length > 1 || (names.length === 1 && isOpen));
      isOpen = isList && cell.text.trim().endsWith(',');
      return isList ? [{ ...line, cells: [cell], text: cell.text }] : [];
    }),
  );
}

/** Languages of a line; a comma parts them unless a level stands behind it. */
function partsOf(line: StyledLine): string[] {
  const texts = line.cells.map(({ text }) =>
    withRatingBehind(text).replace(
      /^(?:languages|idiomas|sprachen|langues|lingue|línguas|języki)\s*:\s*/i,
      '',
    ),
  );
  const [first = '', ...rest] = texts;
  // One level for each skill, as in the grid of Europass: the first of them.
  const isGrid = rest.length > 2 && rest.every(isLevelAlone);
  const second = isGrid ? (rest[0] ?? '') : rest.join(' ');
  if (texts.length > 1 && isLevelAlone(second) && levelSaidIn(first) === undefined)
    return [`${trimmed(first)}: ${trimmed(second)}`];
  return texts
    .flatMap((text) => text.split(/\s*[;|•·]\s*|\s{2,}/u))
    .flatMap((text) => byLanguages(text))
    .flatMap((text) => byComma(text))
    .map((text) => text.trim())
    .filter((text) => text !== '');
}

/** "Welsh ★★★☆☆" as "Welsh: 3/5" */
function withRatingBehind(text: string): string {
  const counted = withCounts(text);
  const rating = ratingIn(counted);
  if (rating === undefined || !counted.endsWith(rating)) return counted.trim();
  const name = counted.slice(0, -rating.length).replace(/[\s:–-]+$/u, '');
  return name === '' ? rating : `${name}: ${rating}`;
}

/** What may end a language: a stroke, a full stop, or that what is said in brackets ends: "English (native) Welsh (good)". */
const ENDS = [/\s+\/\s+/u, /\.(?:\s+(?=\p{L})|\s*$)/u, /(?<=\))\s+(?:[–—-]\s+)?(?=\p{L})/u];

/** Languages in a row. An end is one only where all that it parts are languages: "native / bilingual" is a level. */
function byLanguages(text: string): string[] {
  return ENDS.reduce(
    (rows, end) =>
      rows.flatMap((row) => {
        const parts = row.split(end).filter((part) => part !== '');
        return parts.every((part) => languageNameIn(part) !== undefined) ? parts : [row];
      }),
    [text],
  );
}

/** Behind a comma stands the next language, or how well the one before it is spoken. */
function byComma(text: string): string[] {
  const label = LEVEL_FIRST.exec(text)?.[1];
  if (label !== undefined && isLevelAlone(label)) return [text];
  const parts: string[] = [];
  for (const part of text.split(COMMA)) {
    const last = parts.at(-1);
    // Whatever more is said of a level is of the same language.
    if (last !== undefined && isLevelAlone(part)) parts[parts.length - 1] = `${last}: ${part}`;
    else parts.push(part);
  }
  return parts;
}
