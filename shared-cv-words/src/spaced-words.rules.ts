/** A letter or a sign within a name; pairs of letters can stand closer than the rest. */
const SIGN = /^(?:\p{L}\p{M}*|\p{L}\.|\p{Lu}{2}|[|&/·•'’–-]|-\p{L})$/u;
/** Of less signs each can be a name of its own: "A B C". */
const FEWEST = 4;
/** Of them so many stand alone. */
const ALONE = 0.65;

/** Where a small letter stands before a capital, another word begins: no "McKay". */
const BEGINS = /(?<=\p{Ll})(?<!Ma?c)(?=\p{Lu})/gu;

/** Letters with a blank between each are words, which two blanks or more part, or where nothing does so their capitals. */
export function withoutSpacing(text: string): string {
  const signs = text.trim().split(/\s+/u);
  const alone = signs.filter((sign) => /^\p{L}\p{M}*$/u.test(sign)).length;
  if (alone < FEWEST || alone < signs.length * ALONE) return text;
  if (!signs.every((sign) => SIGN.test(sign))) return text;
  const words = text.trim().split(/\s{2,}/u);
  const whole = words.map((word) => word.replace(/\s/gu, ''));
  return whole.length > 1 ? whole.join(' ') : whole.join('').replace(BEGINS, ' ');
}
