import { pattern } from '../../words/pattern.ts';

/** A word that a wrap has cut, its two parts. */
const CUT = /(?:^|[\s(])([\p{L}'’]+)-$/u;
/** What goes on behind a compound's hyphen: "Personal- und Fachkräfte". */
const GOES_ON = /^(?:und|oder|bzw|sowie|and|or|to|y|o|u|e|bis|wie|als)(?![\p{L}])/u;
/** First parts of words that are written with a hyphen wherever they stand. */
const WITH_HYPHEN = pattern('iu')`
  ^(?:
    e|co|non|self|well|cross|multi|front|back|full|part|half|long|short|high|low|hands|day|end|real|open|on|off|
    up|in|follow|best|fast|hard|detail|time|user|data|customer|cost|team|third|first|second|two|three|
    four|five|one|pre|post|ex|socio|teórico|online|check|drop|set|start|stand|web|cloud
  )$`;

/** A line and what its wrap went on with: "Kanalbau-" and "maßnahmen" are one word, "Straßen-" and "und" two. */
export function joinedWrap(line: string, next: string): string {
  const head = CUT.exec(line)?.[1];
  if (head === undefined || GOES_ON.test(next) || !/^\p{L}/u.test(next)) return `${line} ${next}`;
  // "IT-" and "Leiter", "long-" and "term" keep the hyphen.
  if (/^\p{Lu}/u.test(next) || WITH_HYPHEN.test(head)) return `${line}${next}`;
  return `${line.slice(0, -1)}${next}`;
}
