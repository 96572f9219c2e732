const WHOLE_ADDRESS = /^https?:\/\/[^\s/?#]/i;
const WEB_ADDRESS = /^[^\s.:/?#@]+(?:\.[^\s.:/?#@]+)+(?::\d+)?(?:[/?#]\S*)?$/;

const LINKS = new Map<string, (value: string) => string>([
  ['email', (value) => (/^[^\s@]+@[^\s@]+$/.test(value) ? `mailto:${value}` : '')],
  ['phone', phoneLink],
  ['linkedIn', webAddress],
  ['website', webAddress],
  ['github', webAddress],
]);

/** Fewer digits are an area code or an extension, more are no number of one telephone (E.164). */
const DIGITS = { least: 6, most: 15 };
/** What stands between two numbers: a sign that parts, a word, a line's end, the sign that begins the next. */
const BETWEEN_NUMBERS = /[^\d+\s().\-‐-–/]+|\n|(?=\+)/u;

/** Several numbers in one field lead nowhere: dialled in one they would be nobody's. */
function phoneLink(value: string): string {
  const parts = value.split(BETWEEN_NUMBERS).flatMap(atSlashes);
  const told = parts.filter((part) => /\d/.test(part));
  const whole = told.filter((part) => countDigits(part) >= DIGITS.least);
  const [number, other] = whole.length > 0 ? whole : told;
  if (number === undefined || other !== undefined) return '';
  // The zero in brackets is dialled only without the country's code.
  const dialled = number.replace(/^(\s*\+.*?)\(0\)/, '$1').replace(/[^\d+]/g, '');
  return countDigits(dialled) > DIGITS.most ? '' : `tel:${dialled}`;
}

/** A slash parts an area code from its number as well as two numbers. */
function atSlashes(text: string): string[] {
  const sides = text.split('/');
  return sides.filter((side) => countDigits(side) >= DIGITS.least).length > 1 ? sides : [text];
}

const countDigits = (text: string) => text.replace(/\D/g, '').length;

/** A bare `example.org/me` is taken for an address of the web, as people write it. */
function webAddress(value: string): string {
  if (WHOLE_ADDRESS.test(value)) return value;
  return WEB_ADDRESS.test(value) ? `https://${value}` : '';
}

/**
 * Where a contact field of a CV (`email`, `phone`, `linkedIn`, `website`, `github`) leads; undefined when its value is no
 * link, or not a safe one, and for every other field.
 */
export function contactHref(field: string, value: string): string | undefined {
  const href = LINKS.get(field)?.(value.trim()) ?? '';
  return isUrl(href) ? href : undefined;
}

/** Whether it is an address, with nothing hidden in it. */
function isUrl(href: string): boolean {
  if (/\p{Cc}/u.test(href)) return false;
  try {
    return new URL(href).href !== '';
  } catch {
    return false;
  }
}

/** A web address as people write it: `https://www.example.org/me/` → `example.org/me`. Never blank when `value` is not. */
export function shortUrl(value: string): string {
  const whole = value.trim();
  const short = whole.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/+$/, '');
  return short === '' ? whole : short;
}
