import type { Language } from '@sastre/shared-contracts/api';

/** Languages that the platform names, "Latin" apart: America is called so. */
const CODES =
  'af am ar az be bg bn bs ca cs cy da de el en eo es et eu fa fi fil fr ga gd gl gn gu he hi hr hu hy id is it ja ka kk km kn ko ku ky lb lo lt lv mk ml mn mr ms mt my ne nl no pa pl ps pt qu ro ru si sk sl so sq sr sv sw ta te tg th ti tr uk ur uz vi wo xh yi yo zh zu'.split(
    ' ',
  );
const named = (language: string) => {
  const display = new Intl.DisplayNames([language], { type: 'language', fallback: 'none' });
  return new Map(CODES.map((code) => [code, display.of(code) ?? '']));
};
const NAMES: Readonly<Record<Language, ReadonlyMap<string, string>>> = {
  en: named('en'),
  es: named('es'),
  de: named('de'),
};

/** What each of these languages is called in English, Spanish and German, in small letters. */
export const NAMED_LANGUAGES: readonly (readonly string[])[] = CODES.map((code) =>
  (['en', 'es', 'de'] as const).map((language) => (NAMES[language].get(code) ?? '').toLowerCase()),
).filter((names) => names.every((name) => name !== ''));

/** The name of a language, told by its English one; undefined: the platform has none. */
export function namedIn(name: string, language: Language): string | undefined {
  const [code] = [...NAMES.en].find(([, english]) => english.toLowerCase() === name) ?? [];
  return code === undefined ? undefined : NAMES[language].get(code);
}
