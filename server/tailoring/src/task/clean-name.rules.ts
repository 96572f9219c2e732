/** Nearly all texts of a CV: nothing in them is to be cleaned but white space. */
const PLAIN = /^[A-Za-z\d .,;:!?'"()&%$+/-]*$/;
/** Marks of a page that came along with a copied name; what else stands between such signs is part of it: "<KG>". */
const TAG =
  /<(?:!|\/?(?:a|abbr|b|big|blockquote|body|br|button|code|del|div|em|embed|font|form|h[1-6]|head|hr|html|i|iframe|img|input|ins|li|link|mark|meta|object|ol|p|pre|s|script|small|span|strike|strong|style|sub|sup|svg|table|tbody|td|th|title|tr|tt|u|ul|video)(?=[\s/>]))[^<>]{0,300}>/gi;
/** Such signs that enclose nothing. */
const ALONE = /<(?!\p{L}[^<>]*>)|(?<!<\p{L}[^<>]*)>/gu;

/** A name as it may stand in a sentence: one line, no markup, no control, direction or invisible characters. */
export function cleanName(name: string): string {
  if (PLAIN.test(name)) return name.replace(/ {2,}/g, ' ').trim();
  const line = name.normalize('NFC').replace(/\p{Cc}/gu, ' ');
  return line
    .replace(/[\p{Cf}\p{Co}\p{Cs}]/gu, (sign, at: number) => (isJoiner(line, sign, at) ? sign : ''))
    .replace(TAG, '')
    .replace(/!?\[([^\]]{0,300})\]\([^)]{0,300}\)/g, '$1')
    .replace(/\*\*|__|~~|`/g, '')
    .replace(/(^|[\s(])([*_])(\S(?:[^*_]*\S)?)\2(?=[\s).,;:!?]|$)/g, '$1$3')
    .replace(/^\s*(?:#{1,6}|>)\s+/, '')
    .replace(ALONE, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Scripts such as Arabic spell words with them. */
function isJoiner(text: string, sign: string, at: number): boolean {
  const isOther = (letter: string | undefined) =>
    /(?!\p{Script=Latin})[\p{L}\p{M}]/u.test(letter ?? '');
  return /[\u200c\u200d]/.test(sign) && isOther(text[at - 1]) && isOther(text[at + 1]);
}
