import { LANGUAGES, type DocumentLanguage } from '@sastre/shared-contracts/api';

const CODES =
  'af am ar az be bg bn bs ca cs cy da de el en eo es et eu fa fi fr ga gl gu he hi hr hu hy id is it ja ka kk km kn ko ky lb lo lt lv mk ml mn mr ms mt my ne nl no pa pl ps pt ro ru sk sl so sq sr sv sw ta te tg th tl tr uk ur uz vi yi zh zu'.split(
    ' ',
  );

/**
 * The name of a human language as a document in `language` calls it: "English" is "Englisch" in German. What is not exactly
 * such a name in English, Spanish, German or the language itself stays as it is written.
 */
export function languageNameIn(written: string, language: DocumentLanguage): string {
  const key = keyOf(written);
  const code = codes().get(key);
  const name = typeof code === 'string' ? displayIn(language).of(code) : undefined;
  if (name === undefined || keyOf(name) === key) return written;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

let read: ReadonlyMap<string, string | null> | undefined;

/** The code of each name; null for one that two languages share. */
function codes(): ReadonlyMap<string, string | null> {
  if (read !== undefined) return read;
  const found = new Map<string, string | null>();
  const known = LANGUAGES.map(displayIn);
  for (const code of CODES)
    for (const display of [...known, displayIn(code)]) {
      const name = display.of(code);
      if (name === undefined) continue;
      const key = keyOf(name);
      found.set(key, (found.get(key) ?? code) === code ? code : null);
    }
  read = found;
  return found;
}

function displayIn(locale: string): Intl.DisplayNames {
  return new Intl.DisplayNames([locale], { type: 'language', fallback: 'none' });
}

const keyOf = (name: string) => name.normalize('NFC').trim().toLowerCase();
