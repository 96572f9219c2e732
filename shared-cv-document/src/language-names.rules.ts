import { LANGUAGES, type DocumentLanguage } from '@sastre/shared-contracts/api';

const CODES =
  'af am an ar ast az be bg bn bs ca cs cy da de el en eo es et eu fa fi fr ga gl gu he hi hr hu hy id is it ja ka kk km kn ko ky lb lo lt lv mk ml mn mr ms mt my ne nl no oc pa pl ps pt ro ru sk sl so sq sr sv sw ta te tg th tl tr uk ur uz vi yi yue zh zu cmn valencian'.split(
    ' ',
  );

/** What people call languages, where the platform's name says more, "chino mandarín", or there is none, as for Valencian. */
const CALLED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  cmn: {
    ...{ en: 'Mandarin', de: 'Mandarin', es: 'mandarín', fr: 'mandarin', it: 'mandarino' },
    ...{ pt: 'mandarim', nl: 'Mandarijn', pl: 'mandaryński' },
  },
  valencian: {
    ...{ en: 'Valencian', de: 'Valencianisch', es: 'valenciano', ca: 'valencià', fr: 'valencien' },
    ...{ it: 'valenciano', pt: 'valenciano', nl: 'Valenciaans', pl: 'walencki' },
  },
};

/** Other names that people write, with the language that they are of, and are left as they are in. */
const ALSO: Readonly<Record<string, { code: string; of: string }>> = {
  castellano: { code: 'es', of: 'es' },
  castellà: { code: 'es', of: 'ca' },
  castilian: { code: 'es', of: 'en' },
  kastilisch: { code: 'es', of: 'de' },
  vasco: { code: 'eu', of: 'es' },
  galizisch: { code: 'gl', of: 'de' },
};

/**
 * The name of a human language as a document in `language` calls it: "English" is "Englisch" in German. What is not exactly
 * such a name in English, Spanish, German or the language itself, nor one of `ALSO`, stays as it is written.
 */
export function languageNameIn(written: string, language: DocumentLanguage): string {
  const key = keyOf(written);
  if (ALSO[key]?.of === language) return written;
  const code = codes().get(key);
  const name = typeof code === 'string' ? nameOf(code, language) : undefined;
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
    for (const name of namesOf(code, known)) {
      if (name === undefined) continue;
      const key = keyOf(name);
      found.set(key, (found.get(key) ?? code) === code ? code : null);
    }
  for (const [name, { code }] of Object.entries(ALSO)) found.set(name, code);
  read = found;
  return found;
}

/** The platform takes a code with names of our own for the larger language that it is a part of. */
function namesOf(code: string, known: readonly Intl.DisplayNames[]): (string | undefined)[] {
  const own = CALLED[code];
  if (own !== undefined) return Object.values(own);
  return [...known, displayIn(code)].map((display) => display.of(code));
}

function nameOf(code: string, language: string): string | undefined {
  const own = CALLED[code];
  return own === undefined ? displayIn(language).of(code) : own[language];
}

function displayIn(locale: string): Intl.DisplayNames {
  return new Intl.DisplayNames([locale], { type: 'language', fallback: 'none' });
}

const keyOf = (name: string) => name.normalize('NFC').trim().toLowerCase();
