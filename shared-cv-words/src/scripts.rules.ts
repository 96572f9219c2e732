/** Scripts beside the Latin one that our sheet is written in, and the locales of those who write them. */
const SCRIPTS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\p{Script=Arabic}/u, ['ar', 'ar-SY', 'fa']],
  [/\p{Script=Hebrew}/u, ['he']],
  [/\p{Script=Cyrillic}/u, ['ru', 'uk', 'bg']],
  [/\p{Script=Greek}/u, ['el']],
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u, ['zh', 'zh-Hant', 'ja']],
  [/\p{Script=Hangul}/u, ['ko']],
  [/\p{Script=Georgian}/u, ['ka']],
  [/\p{Script=Armenian}/u, ['hy']],
  [/\p{Script=Ethiopic}/u, ['am']],
];

/** The locales whose script a text is in; none for the Latin one, whose words we have as data. */
export function localesOf(text: string): readonly string[] {
  return SCRIPTS.flatMap(([script, locales]) => (script.test(text) ? locales : []));
}

/** Whether words of a script stand without spaces between them. */
export function isUnspaced(text: string): boolean {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(text);
}

/** What the platform calls things in a locale, asked for once: making it takes longer than all look-ups of a file. */
export function byLocale<Names>(make: (locale: string) => Names): (locale: string) => Names {
  const made = new Map<string, Names>();
  return (locale) => {
    const known = made.get(locale);
    if (known !== undefined) return known;
    const names = make(locale);
    made.set(locale, names);
    return names;
  };
}
