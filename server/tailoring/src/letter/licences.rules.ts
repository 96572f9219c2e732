import { pattern } from '@sastre/reading';

/** What lets somebody work or call themselves something: held, not learned. "Licence en droit" is a degree. */
const LICENCE = pattern('iu')`
  (?<!\p{L})(?:
    licensure|license|licence(?!$| (?:en|de|professionnelle))|licencia|card|permit|(?:professional )?registration|
    registered (?:with|at|member)|registrier(?:t|ung)|zulassung|approbation|berufserlaubnis|c[eé]dula|
    colegiatura|colegiaci[oó]n|colegiad[oa]|carn[eé]t?
  )(?!\p{L})`;
const GERMAN = /schein(?:e|s)?(?!\p{L})|(?<!\p{L})licence$/iu;
/** How an office counts who holds it. */
const MARK = pattern('iu')`
  (?<!\p{L})(?:
    PIN|ID|(?:Reg(?:istration)?\.?[ ])?(?:No|Nr|number|nummer)|N\.?[ ]?[º°o]|núm(?:ero)?
  )(?!\p{L})[.:]?[ ]*#?\p{L}{0,4}[ ]?\d[\p{L}\d./-]*`;
/** "15H1234E" alone. */
const CODE = /(?<![\p{L}\d])#?(?=[\p{Lu}\d/-]*\d{4})[\p{Lu}\d/-]{6,}$/u;

/** True for a licence or a registration in a list of studies. */
export function isLicence(name: string): boolean {
  return LICENCE.test(name);
}

/** The same where nothing is told of where it was learned: "Staplerschein". */
export function isHeld(name: string): boolean {
  return LICENCE.test(name) || GERMAN.test(name);
}

/** A text without the number that an office gave to somebody: a letter tells none. */
export function withoutNumber(text: string): string {
  const plain = text
    .replace(/\s*\([^()]*\)/gu, (bracket) => (MARK.test(bracket) ? '' : bracket))
    .replace(MARK, '');
  const bare = isHeld(text) ? plain.replace(CODE, '') : plain;
  return bare === text ? text : bare.replace(/[\s,;:/–-]+$/u, '').replace(/ {2,}/g, ' ');
}

const AT_BODY = /^(\p{Lu}{2,6}) registration$|^registered (?:with|at) (?:the )?(.+)$/iu;

/** With whom one is registered: "NMC" of "NMC registration"; undefined: the name does not say it so. */
export function registeredWith(name: string): string | undefined {
  const [, body, other] = AT_BODY.exec(name) ?? [];
  return body ?? other;
}
