const LOCALES = 'en de es fr it pt nl sv da nb fi pl cs sk hr sl ro hu ca tr el bg ru uk vi'.split(
  ' ',
);
const NAMED =
  'ar bg ca cs da de el en es et fa fi fr gl eu he hi hr hu id it ja ko lt lv nb nl pl pt ro ru sk sl sq sr sv ta th tr uk ur vi zh'.split(
    ' ',
  );

let read: ReadonlyMap<string, ReadonlySet<string>> | undefined;

/** The languages in which each name is what another language is called. */
function localesByName(): ReadonlyMap<string, ReadonlySet<string>> {
  if (read !== undefined) return read;
  const found = new Map<string, Set<string>>();
  for (const locale of LOCALES) {
    const names = new Intl.DisplayNames(locale, { type: 'language', fallback: 'none' });
    for (const code of NAMED) {
      const name = names.of(code)?.toLowerCase();
      if (name !== undefined) found.set(name, (found.get(name) ?? new Set()).add(locale));
    }
  }
  return (read = found);
}

/**
 * The one language (ISO 639-1) in which somebody's languages are called as they are written: "Italienisch, Deutsch" is
 * German. Undefined: no name is known, or each is called as in its own.
 */
export function languageOfNames(names: readonly string[]): string | undefined {
  const known = names.flatMap((name) => localesByName().get(name.trim().toLowerCase()) ?? []);
  const [first, ...others] = known;
  const both = [...(first ?? [])].filter((locale) => others.every((one) => one.has(locale)));
  return both.length === 1 ? both[0] : undefined;
}
