import { isShortStyle } from './limits/modest-style.rules.ts';
import { beyond, PRINT_LIMITS } from './limits/print-limits.ts';
import { zoomsModestly } from './limits/zoom.rules.ts';

// Functions that fetch by a bare string, and at-rules that load, rebind or compute.
const FETCHING_FUNCTIONS =
  /(^|[^\w-])(-webkit-image-set|image-set|image|src|-webkit-cross-fade)(?=\()/gi;
const FETCHING_RULES = /@\s*(import|namespace|charset|function)\b/gi;
const INLINE_URL = /^data:(image\/(svg\+xml|png|jpeg|webp)|font\/[\w.+-]+)[;,]/i;
const HARMLESS_URL = 'url("data:,")';
const URL_NAME = /(^|[^\w-])url$/i;
/** Numbers of more digits than a page needs, not those of names, colours and ranges of characters. */
const LONG_NUMBER = /(?<![\w#.+-]|u\+)[+-]?(?:(?:\d+(?:\.\d*)?|\.\d+)e\+?\d+|\d{4,}(?:\.\d+)?)/gi;

/**
 * A style sheet that can load nothing: `@import` is disarmed, every `url()` but a `data:` image or font becomes an
 * empty one (so that the rest of the declaration, a `local()` font for instance, still works), comments go, and so
 * do the backslashes outside strings because they could hide a name. The text cannot end its `<style>` element. Numbers
 * are made no larger than `PRINT_LIMITS` say. Throws `pdf-invalid` when there is more of it, or more inside each other,
 * than of any CV.
 */
export function sanitizeCss(css: string): string {
  if (!isShortStyle([css])) throw beyond('style');
  let out = '';
  let plain = '';
  /** The end of `plain`: to look at it there would copy all of it. */
  let tail = '';
  let nesting = 0;
  let at = 0;
  const flush = (length = plain.length) => {
    const part = plain.slice(0, length);
    if (!zoomsModestly(part)) throw beyond('zoom');
    out += part
      .replace(FETCHING_RULES, '@blocked')
      .replace(FETCHING_FUNCTIONS, '$1blocked')
      .replace(LONG_NUMBER, clamped);
    plain = '';
    tail = '';
  };
  while (at < css.length) {
    const char = css.charAt(at);
    if (css.startsWith('/*', at)) {
      const end = css.indexOf('*/', at + 2);
      plain += ' ';
      tail = ' ';
      at = end === -1 ? css.length : end + 2;
    } else if (char === '"' || char === "'") {
      const end = stringEnd(css, at);
      flush();
      out += css.slice(at, end);
      at = end;
    } else if (char === '(' && URL_NAME.test(tail)) {
      const url = readUrl(css, at + 1);
      flush(plain.length - 3);
      out += url.text;
      at = url.end;
    } else {
      if ('([{'.includes(char)) nesting += 1;
      else if (')]}'.includes(char)) nesting = Math.max(0, nesting - 1);
      if (nesting > PRINT_LIMITS.cssNesting) throw beyond('style');
      if (char !== '\\') {
        plain += char;
        tail = (tail + char).slice(-4);
      }
      at += 1;
    }
  }
  flush();
  return out.replace(/<(?=[/!])/g, '\\3c ');
}

function clamped(number: string): string {
  const value = Number(number);
  if (Math.abs(value) <= PRINT_LIMITS.cssNumber) return number;
  return String(Math.sign(value) * PRINT_LIMITS.cssNumber);
}
/** Where the string that starts here ends: after its quote, or before the line break that cuts it, as in browsers. */
function stringEnd(css: string, start: number): number {
  const quote = css.charAt(start);
  for (let at = start + 1; at < css.length; at += 1) {
    const char = css.charAt(at);
    if (char === '\\') at += css.startsWith('\r\n', at + 1) ? 2 : 1;
    else if (char === quote) return at + 1;
    else if (char === '\n' || char === '\r' || char === '\f') return at;
  }
  return css.length;
}

/** What replaces a `url(` whose content starts here, and the place after its bracket. */
function readUrl(css: string, start: number): { text: string; end: number } {
  let from = start;
  while (/\s/.test(css.charAt(from))) from += 1;
  const quote = css.charAt(from);
  const quoted = quote === '"' || quote === "'";
  const stop = quoted ? stringEnd(css, from) : from;
  const bracket = css.indexOf(')', stop);
  if (bracket === -1) return { text: HARMLESS_URL, end: css.length };
  const content = quoted ? css.slice(from + 1, stop - 1) : css.slice(from, bracket).trim();
  const whole = quoted ? css.charAt(stop - 1) === quote : !/["'(\s]/.test(content);
  const inline = whole && INLINE_URL.test(content) && !/[\\\n\r\f]/.test(content);
  const mark = quoted ? quote : '"';
  return { text: inline ? `url(${mark}${content}${mark})` : HARMLESS_URL, end: bracket + 1 };
}
