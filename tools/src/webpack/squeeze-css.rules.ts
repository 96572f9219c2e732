// A string or url() is taken whole; whitespace and comments between tokens may shrink.
const TOKENS =
  /("(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*'|url\((?:[^)\\]|\\[^])*\))|\/\*[^]*?\*\/|\s+/g;

/** The same style sheet without comments and needless whitespace; strings and urls stay as they are. */
export function squeezeCss(css: string): string {
  const kept: string[] = [];
  const holes = css.replace(TOKENS, (token, whole: string | undefined) => {
    if (whole !== undefined) return `\uFDD0${kept.push(whole) - 1}\uFDD0`;
    return token.startsWith('/*') ? '' : ' ';
  });
  return holes
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replace(/;}/g, '}')
    .trim()
    .replace(/\uFDD0(\d+)\uFDD0/g, (_hole, index: string) => kept[Number(index)] ?? '');
}
