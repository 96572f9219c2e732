import { fold } from '../../words/stem.rules.ts';
import { pattern } from '../../words/pattern.ts';

/** Lines that a mail quotes. */
const QUOTED = /^\s*>(?!>) ?/;
const QUOTED_GAP = /^\s*>\s*$/;
/** Below this line a mail says who wrote it. */
const SIGNATURE = /^--\s?$/;
/** What a job site puts below an ad. */
const OTHER_ADS = pattern()`
  ^(?:similar|related|more|other|recommended|ahnliche|weitere|verwandte|otras|mas)\b|
  \b(?:similares|relacionad[oa]s)$|^people (?:also )?viewed$|
  ^tambien te (?:puede|pueden|podria|podrian) interesar$`;
const OF_ADS =
  /\b(?:jobs?|roles|vacancies|positions|openings|viewed|stellen\w*|jobangebote|ofertas|empleos|vacantes|puestos|interesar)\b/;
/** "#hiring #Leeds" behind a text. */
const TAGS = /(?:(?<=\S)\s+|^)(?:#\p{L}[\p{L}\p{N}_]+(?:\s+|$))+$/u;
const OF_SITE = /^\s*(?:©|copyright\b)/i;

/** An ad without what it was sent or shown in: the mail that quotes it, its signature, the other ads and the foot of a site. */
export function unwrappedFromMail(lines: readonly string[]): string[] {
  const quoted = lines.filter((line) => QUOTED.test(line));
  const isQuoted = quoted.length > lines.length / 3 && lines.some((line) => QUOTED_GAP.test(line));
  const own = isQuoted ? quoted.map((line) => line.replace(QUOTED, '')) : withoutMarks(lines);
  const end = own.findIndex(
    (line, at) => at > own.length / 2 && (SIGNATURE.test(line) || isOtherAds(line)),
  );
  return own
    .slice(0, end < 0 ? undefined : end)
    .filter((line) => !OF_SITE.test(line))
    .map((line) => line.replace(TAGS, ''));
}

const isOtherAds = (line: string) => {
  const bare = fold(line).replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  return bare.split(' ').length < 7 && OTHER_ADS.test(bare) && OF_ADS.test(bare);
};

/** A passage that is quoted within an ad, without its marks. */
const withoutMarks = (lines: readonly string[]): string[] =>
  lines
    .join('\n')
    .replace(/^(?:(?:>[ \t]+)+\S.*(?:\n|$)){2,}/gm, (quoted) =>
      isPassage(quoted) ? quoted.replace(/^(?:>[ \t]+)+/gm, '') : quoted,
    )
    .split('\n');

/** Lines quoted one below the other of which one goes on in the next, or that are labelled: no points. */
const isPassage = (lines: string) =>
  /[^.!?:]\n(?:>[ \t]+)+\p{Ll}/u.test(lines) ||
  (lines.match(/^(?:>[ \t]+)+\p{Lu}\p{L}+(?: \p{Ll}+)?:[ ]/gmu)?.length ?? 0) > 1;
