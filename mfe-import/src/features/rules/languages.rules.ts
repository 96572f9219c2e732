import type { LanguageSkill } from '@sastre/shared-contracts/api';
import { isLanguageName } from './language-names.ts';
import { levelOfLanguage } from './levels.rules.ts';
import { trimmed, type Piece } from './pieces.rules.ts';
import type { StyledLine } from './styled-line.types.ts';

/** A language as it stands in a file; without a level where none is known. */
export interface ReadLanguage {
  language: Piece;
  level: LanguageSkill['level'] | undefined;
  /** What says the level. */
  said: string;
  /** Lines that say it. */
  levelLines: readonly number[];
}

const LONGEST = 30;

/** The languages of a part: a name with its level behind, beside or below it. */
export function languagesOf(lines: readonly StyledLine[]): ReadLanguage[] {
  const languages: ReadLanguage[] = [];
  let row = 0;
  for (const line of lines) {
    if (
      line.cells.length > 1 &&
      line.cells.every(({ text }) => levelOfLanguage(text) !== undefined)
    ) {
      for (const [at, { text }] of line.cells.entries()) {
        const language = languages[row + at];
        const level = levelOfLanguage(text);
        if (language?.level === undefined && language !== undefined)
          languages[row + at] = { ...language, level, said: text, levelLines: [line.id] };
      }
      continue;
    }
    row = languages.length;
    for (const part of partsOf(line)) {
      const split = /^(\p{L}[\p{L} .'’]*?)\s*(?:[:(–—,/-]|\s-\s)\s*(.+)$/u.exec(part);
      const [, name = part, said = ''] = split ?? spaced(part) ?? [];
      const level = levelOfLanguage(said);
      const alone = levelOfLanguage(part);
      if (alone !== undefined && (split === null || level === undefined) && said === '') {
        // Levels in a column of their own stand in the order of the names.
        const waiting = languages.findIndex((one) => one.level === undefined);
        const open = languages[waiting];
        if (open !== undefined)
          languages[waiting] = { ...open, level: alone, said: part, levelLines: [line.id] };
        continue;
      }
      const language = trimmed(name);
      if (language === '' || language.length > LONGEST || /\d/.test(language)) continue;
      const isKnown = level !== undefined;
      // A word that is no language that we know, and that has no level, may be anything.
      if (!isKnown && !isLanguageName(language)) continue;
      languages.push({
        language: { text: language, lines: [line.id] },
        level,
        said: isKnown ? said : '',
        levelLines: isKnown ? [line.id] : [],
      });
    }
  }
  return languages;
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

/** "English C1", "Deutsch Muttersprache" */
function spaced(part: string): readonly string[] | undefined {
  const [name = '', ...rest] = part.split(' ');
  const said = rest.join(' ');
  return rest.length > 0 && levelOfLanguage(said) !== undefined ? [part, name, said] : undefined;
}

/** Languages of a line; a comma parts them unless a level stands behind it. */
function partsOf(line: StyledLine): string[] {
  const texts = line.cells.map(({ text }) =>
    text.replace(/^(?:languages|idiomas|sprachen|langues|lingue)\s*:\s*/i, ''),
  );
  const [first = '', second = ''] = texts;
  if (
    texts.length === 2 &&
    levelOfLanguage(second) !== undefined &&
    levelOfLanguage(first) === undefined
  )
    return [`${trimmed(first)}: ${trimmed(second)}`];
  return texts
    .flatMap((text) => {
      const parts = text.split(/\s*[;|•·]\s*|\s{2,}/u);
      return parts.flatMap((part) => {
        const names = part.split(/,\s+(?![^(]*\))/);
        const isPair =
          names.length === 2 &&
          levelOfLanguage(names[1] ?? '') !== undefined &&
          levelOfLanguage(names[0] ?? '') === undefined;
        return isPair ? [part] : names;
      });
    })
    .map((text) => text.trim())
    .filter((text) => text !== '');
}
