import { pattern } from './pattern.ts';

const FRACTIONS: Readonly<Record<string, string>> = { '1⁄2': '0.5', '1⁄4': '0.25', '3⁄4': '0.75' };

/** A text as it is judged: compatibility forms resolved (NFKC), every decimal digit of Unicode a figure, signs of one kind. */
export function normalise(text: string): string {
  return text
    .replace(/(\d)([¼½¾⅓⅔⅛])/gu, '$1 $2')
    .replace(/(?<!\p{L})(k?m)²/gu, 'sq$1')
    .replace(/(?<!\p{L})m³/gu, 'cbm')
    .normalize('NFKC')
    .replace(/\d+⁄\d+/gu, (fraction) => FRACTIONS[fraction] ?? fraction.replace('⁄', '/'))
    .replace(/\p{Nd}/gu, digit)
    .replace(/[’‘ʼ´`]/gu, "'")
    .replace(/[‐‑‒–—―]/gu, '-')
    .replace(/[\u00a0\u2000-\u200a\u202f\u3000]/gu, ' ');
}

/** Decimal digits stand in runs of ten, each run from its zero on. */
function digit(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  if (code < 128) return sign;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
}

const ENDS = /(?<=[\p{L}\p{N})%"'»“”*€$£][.!?…])\s+(?=["'«„“(*]?[\p{Lu}\p{N}])|\n+/gu;
/** Short forms that end in a dot and end no sentence. */
const SHORT = pattern('iu')`
  (?:^|[\s(])(?:
    [a-z]|mr|mrs|ms|dr|prof|st|ca|(?:im|am|vom|zum|zur|der|die|des|den|dem|das|und|bis) \d{1,2}|bzw|z\.b|u\.a|
    d\.h|inkl|usw|etc|e\.g|i\.e|no|nr|mio|mrd|str|abt|tel|sra?|ing|lic|ud|uds|p\.ej|approx|incl|dept|vs|ph\.d|b\.sc|
    m\.sc|b\.a|m\.a|ltd|inc|co|gmbh|stv|stellv
  )\.$`;

/** Sentences of a plain text; a line break ends one, too. */
export function sentencesOf(text: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const { 0: gap, index } of text.matchAll(ENDS)) {
    const part = text.slice(from, index);
    if (!gap.includes('\n') && SHORT.test(part)) continue;
    parts.push(part);
    from = index + gap.length;
  }
  parts.push(text.slice(from));
  return parts.map((part) => part.trim()).filter((part) => /[\p{L}\p{N}]/u.test(part));
}
