import { onceLately } from '@sastre/shared-once';
import { withoutCodes, withoutQuoting } from './codes.rules.ts';
import { withoutColumns } from './columns.rules.ts';
import { withoutBreaks, withoutEscapes, withoutHtml } from './html-leftovers.rules.ts';
import { MOST_HELD } from '../../words/recognise.rules.ts';
import { headingMode, isPureHeading } from '../headings.rules.ts';
import { JOB_NOUN } from '../../words/job-nouns.ts';
import { plainText } from '../../words/plain-text.rules.ts';
import { fold } from '../../words/stem.rules.ts';
import { withLegend } from './legend.rules.ts';
import { withBreaks } from './run-on.rules.ts';
import { joinedWrap } from './hyphens.rules.ts';
import { withoutPortal } from './portal-lines.rules.ts';
import { withSmallPoints } from './small-points.rules.ts';
import { withoutTables } from './tables.rules.ts';
import { areNotes, beginsNote } from './notes.rules.ts';
import { unwrappedFromMail } from './wrapping.rules.ts';
import { pattern } from '../../words/pattern.ts';

/** A pasted job description as plain text: a line per block or bullet, hard wraps undone, columns one after the other. */
export const readJobText = onceLately(MOST_HELD, (pasted: string): string => {
  const text = withBlanks(pasted.normalize('NFC').replace(INVISIBLE, ''));
  const typed = withoutQuoting(withoutCodes(asTyped(inPlainLetters(text.replace(/\r\n?/g, '\n')))));
  const lines = withoutBreaks(withoutHtml(withoutEscapes(typed)))
    .replace(STRUCK, ' ')
    .split('\n');
  const points = headApart(withoutColumns(withLegend(unwrappedFromMail(lines))))
    .flatMap((line, at, all) => apart(line, all[at - 1], all[at + 1]))
    .flatMap(inlineBullets)
    .flatMap(withBreaks)
    .map((line, at, all) =>
      headsPoints(line, all[at + 1])
        ? headed(line)
        : dashed(
            line,
            [all[at - 1], all[at + 1]].every((other) => other?.startsWith('- ')),
          ),
    );
  const told = withoutPortal(withSmallPoints(withoutTables(points)));
  return plainText(unwrapped(told).join('\n'));
});

/** Signs without a width that pages leave at the ends of their lines. */
const INVISIBLE = /[\u{200b}\u{2060}\u{feff}]/gu;

/** Some copies have a tab for every blank; then none of them parts columns. */
const withBlanks = (text: string) => (/[ \u00a0]/.test(text) ? text : text.replaceAll('\t', ' '));

/** "𝗣𝗿𝗼𝗳𝗶𝗹𝗲": letters of formulas, with which posts of networks look bold. */
const inPlainLetters = (text: string) =>
  text.replace(/[\u{1d400}-\u{1d7ff}]+/gu, (letters) => letters.normalize('NFKC'));

/** Lines at the head of an ad in which the name of a post and something else may stand side by side. */
const HEAD = 6;

/** "BENCH JOINER        Initech Ltd": what stands beside the name of a post, behind a wide gap, is a line of its own. */
function headApart(lines: readonly string[]): string[] {
  return lines.flatMap((line, at) => {
    const [, name = '', rest = ''] = /^(\S.*?\S)(?: {4,}|\t+)(\S.*)$/.exec(line) ?? [];
    return at < HEAD && !line.includes('|') && JOB_NOUN.test(fold(name)) ? [name, rest] : [line];
  });
}

/** What is crossed out is not asked for. */
const STRUCK = /~~[^~\n]{1,300}~~[.,;]?/g;
/** A line marked as a heading stands by itself. */
const MARKED_HEADING = /^\s*(?:#{1,6}\s+\S.*|(\*\*|__)(?!\s)[^*_]{2,80}\1:?\s*)$/u;
/** "--- YOUR TASKS ---", "=== Profil ===". */
const RULED_HEADING = /^\s*[-=~_*#]{2,}\s*(\p{L}[^|]{2,60}?)\s*[-=~_*#]{2,}\s*$/u;
/** "3. What we ask" between two gaps. */
const NUMBERED_HEADING = /^\s*\d{1,2}[.)]\s+(\S(?:[^.;]|\.(?=\S)){2,60})$/;
/** "3.- REQUISITOS". */
const SHOUTED_HEADING = /^\s*\d{1,2}\.?[-–)]*\s+(\p{Lu}[\p{Lu}\s/&,]{3,60})$/u;
/** "SEGUNDA. Funciones del puesto.", "§ 2. Tasks": a part of an announcement. */
const ORDINAL_HEADING =
  /^\s*(?:(?:primer|segund|tercer|cuart|quint|sext|s[eé]ptim|octav|noven|d[eé]cim)[oa]|§ ?\d+)[.):][-–]?\s+([^.]{3,60})\.?\s*$/iu;
const CHECKBOX = /^(\s*)[-*+]\s+\[[ xX]?\]\s+/;

function apart(line: string, before = '', after = ''): string[] {
  const numbered = NUMBERED_HEADING.exec(line)?.[1];
  if (numbered !== undefined && before.trim() === '' && after.trim() === '')
    return ['', numbered, ''];
  const ruled = [RULED_HEADING, ORDINAL_HEADING, SHOUTED_HEADING]
    .map((cue) => cue.exec(line)?.[1])
    .find(Boolean);
  if (ruled !== undefined) return ['', ruled, ''];
  return MARKED_HEADING.test(line) ? ['', line, ''] : [line.replace(CHECKBOX, '$1- ')];
}

/** Lines and signs of a list that were typed as text: the editor ends such a line with `\` and writes `\-` and `1\.`; a heading may lack its blank. */
function asTyped(markdown: string): string {
  return (
    markdown
      .replace(/\\\n/g, '\n')
      .replace(/^(\s*\d{0,2})\\([-+*.)#])(?=\s)/gm, '$1$2')
      .replace(/^(#{2,6})(?=\p{L})/gmu, '$1 ')
      // "-Experience": a point whose sign lost its blank.
      .replace(/^([ \t]*)-(?=\p{L}{2}|\d)/gmu, '$1- ')
      // "INITECH *** NIGHT SHIFT *** WELDER": a banner of several lines.
      .replace(/^[^\n*]*\S \*{3} \S.*$/gm, (line) => line.split(' *** ').join('\n'))
      // A heading underlined, the class that a generator of pages gives it, and points that lost their text.
      .replace(/^(\S[^\n|.]{2,60})\n[-=]{3,}[ \t]*$/gm, '## $1')
      .replace(/^\{:[^}\n]*\}[ \t]*(?:\n|$)/gm, '')
      .replace(/^[ \t]*[-•][ \t]*\n/gm, '')
  );
}

const GLYPH = pattern('u')`
  ^(\s*)(?:
    [\p{Extended_Pictographic}\p{So}→➔►▶▸➤»›‣⁃∙●○■□◆◇▪◦·•✓✔*+–—]\ufe0f?|-(?=\s)|>>(?=\s)|o(?=\s{2}|\t)|
    \d{1,2}(?:\.\d{1,2}){0,2}[.)](?=\s)|\d{1,2}\.\d{1,2}(?=\s+\p{Lu})|\(?(?:[a-z]|i{1,3}|iv|vi{0,3}|ix)\)(?=\s)
  )+\s*(?=\S)`;
const REFUSED_GLYPH = /^\s*[❌✗✘✖🚫⛔]/u;

/** "🛠 What you do" above points of another sign. */
function headsPoints(line: string, next = ''): boolean {
  const sign = (GLYPH.exec(line) ?? REFUSED_GLYPH.exec(line))?.[0].trim() ?? '';
  const [below = ''] = GLYPH.exec(next) ?? [];
  return PICTURE.test(sign) && below !== '' && !PICTURE.test(below) && below.trim() !== sign;
}
const PICTURE = /\p{Extended_Pictographic}/u;
const headed = (line: string) => `\n${line.replace(/^[^\p{L}\p{N}¿¡"(]+/u, '')}`;

/** Any sign that stands in front of a point as a dash; a point that is crossed out says what is not asked for. */
function dashed(line: string, isAmong: boolean): string {
  if (REFUSED_GLYPH.test(line)) return '';
  if (/^\s*[*_]{2}/.test(line)) return line;
  const glyph = GLYPH.exec(line);
  if (glyph === null) return line;
  const rest = line
    .slice(glyph[0].length)
    .replace(/(?:\s*[\p{Extended_Pictographic}\p{So}]\ufe0f?)+\s*$/u, '');
  // A heading may be adorned like a point.
  return (isPureHeading(withoutAside(rest)) && !isAmong) ||
    (/^\s*[^-*•\w\s]/u.test(line) && rest.endsWith('?'))
    ? `\n${rest}`
    : `${glyph[1] ?? ''}- ${rest}`;
}

/** "Requirements (1 to 10)", "Benefits: parking, pension": the heading alone. */
const withoutAside = (line: string) => line.replace(/\s*\([^()]*\)\s*:?$/u, '');

/** "A • B • C" and "A // B // C" in one line are three points; what stands before the first sign of a long line is none. */
function inlineBullets(line: string): string[] {
  const sign = [' • ', ' // ', ' ▪ ', ' ✓ ', ' ✔ ', ' ● ', ' · '].find(
    (one) => line.split(one).length > (one === ' · ' ? 4 : 2),
  );
  if (sign !== undefined) {
    const [lead = '', ...rest] = line.split(sign);
    const [head, first] = headOf(lead);
    const points = [first, ...rest].map((part) => part.replace(/^\s*[•▪✓✔●-]\s*/u, '').trim());
    const isLead =
      first.length > LONGEST_FIRST || (/[:?]\s*$/.test(first) && !/^\s*[•▪✓✔●-]/u.test(first));
    const apart = points.flatMap((point, at) =>
      at === 0 && isLead ? leadApart(point) : pointApart(point),
    );
    return head === undefined ? apart : ['', head, '', ...apart];
  }
  const [first = '', ...points] = line.split(/\s[•▪✓✔●]\s?(?=\S)/u);
  if (points.length < 2) return [line];
  return [first, ...points.map((point) => `- ${point.trim()}`)];
}

/** "**Why us?** free parking": the heading of the points behind it. */
function headOf(lead: string): [string | undefined, string] {
  const [, head = '', rest = ''] =
    /^\s*(\p{Lu}[^.?!:]{2,50}[?:])\s+(\S.*)$/u.exec(unmarked(lead)) ?? [];
  return headingMode(head) === undefined ? [undefined, lead] : [head, rest];
}
const unmarked = (text: string) => text.replace(/\*\*|__/g, '');

const LONGEST_FIRST = 90;

/** "We make cheese. Your tasks:" above the points of its own line: the heading apart. */
function leadApart(lead: string): string[] {
  const [, before = '', head = ''] = HEAD_LAST.exec(lead) ?? [];
  return head === '' ? [lead] : [before, '', head];
}

/** The last point of a list may end in the heading of the next: "… at two plants. We require:". */
function pointApart(point: string): string[] {
  const [, before = '', head = ''] = HEAD_LAST.exec(point) ?? [];
  return head === '' ? [`- ${point}`] : [`- ${before}`, '', head];
}
const HEAD_LAST = /^(.+[.!?:…)])\s+(\p{Lu}[^.!?:;]{2,60}:)$/su;

const BULLET = /^\s*(?:-|\d{1,2}[.)]|\d{1,2}\.\d{1,2}\.?|\(?(?:[a-z]|i{1,3}|iv|vi{0,3})\))\s/;
const OPEN_END = pattern('u')`
  (?:
    ,|\b(?:e\.g|i\.e|z\. ?b|p\. ?ej)\.|
    (?<![\p{L}/(*:_])(?:
      on|at|by|as|using|through|into|within|including|like|such as|is|are|be|will|have|than|its|their|this|that|
      which|aus|durch|uber|bis|als|nach|bei|dem|unsere[mnrs]?|deine[mnrs]?|ihre[mnrs]?|sobre|desde|hasta|entre|
      sin|sus|al|nuestr[oa]s?|como|and|or|und|oder|sowie|the|a|an|of|for|with|in|to|from|your|our|der|die|das|
      des|dem|den|ein|eine|einem|einer|mit|fur|von|zu|im|am|auf|bei|y|o|u|e|de|del|la|el|los|las|un|una|con|
      para|por|en|su|tu|que
    )
  )$`;
const GERUND = /^\s*[a-z]{2,}ing [a-z]/;
/** "have a licence" above "be honest": what somebody must, one below the other. */
const SMALL_DEED =
  /^\s*(?:have|be|possess|hold|pay|know|speak|understand|work|show|own|enjoy|like|bring|demonstrate) [a-z]/;
const CONTINUES = /^\s*(?:[\p{Ll}(&]|\d+\s\p{Ll})/u;

/** Lines that a hard wrap broke, whole again. */
function unwrapped(lines: readonly string[]): string[] {
  const areOwn = areNotes(lines);
  const width = wrapWidth(lines);
  const whole: string[] = [];
  let block = 0;
  for (const [at, line] of lines.entries()) {
    const last = whole.at(-1) ?? '';
    if (at === 0 || lines[at - 1]?.trim() === '') block = blockWidth(lines.slice(at));
    const isBroken = block > 0 && fills(lines[at - 1] ?? '', line, block) && !isLabelled(line);
    if (!(areOwn && beginsNote(line)) && (isBroken || isContinuation(last, line, width)))
      whole[whole.length - 1] = joinedWrap(last.trimEnd(), line.trim());
    else whole.push(line);
  }
  return whole;
}

/** "initech GmbH". */
const NAMES_FIRM =
  /^"?\S+(?: \S+){0,4} (?:GmbH(?: & Co\.? ?KG)?|AG|KG|SE|UG|Ltd\.?|Inc\.?|LLC|S\.?A\.?|S\.?L\.?U?\.?)"?$/u;
/** "Buchhalter (m/w/d)". */
const POST_DONE =
  /^\p{Lu}[^.,:;]{3,80} \((?:[mwfdx](?:\s?[/|,]\s?(?:[mwfdx]|div\.?)){1,2}|all genders|gn)\)$/iu;

function isContinuation(last: string, line: string, width: number): boolean {
  if (last.trim() === '' || line.trim() === '' || BULLET.test(line)) return false;
  const before = last.trim();
  const isPoint = BULLET.test(last);
  if (before.endsWith(':') && !isPoint) return false;
  if (/[|\t]/.test(line)) return false;
  // The company below the name of a post may begin small.
  if (NAMES_FIRM.test(line.trim()) || POST_DONE.test(before)) return false;
  // "ofrece:" heads what is below it.
  if (isSmallHeading(line)) return false;
  // "optional: timber" begins anew.
  if (/^\s*\p{Ll}{3,20}(?: \p{L}{1,12})?:\s/u.test(line)) return false;
  // "Published by: …" as well, below a line that does not wait for it.
  if (isLabelled(line) && !OPEN_END.test(fold(before))) return false;
  const isIndented = /^\s{2,}/.test(line) && isPoint;
  if (isIndented) return true;
  // Tasks one below the other, each begun in the same way.
  if ([GERUND, SMALL_DEED].some((form) => form.test(line) && form.test(last))) return false;
  if (OPEN_END.test(fold(before)) && before.length > 20) return true;
  if (CONTINUES.test(line) && !/[.!?:]$/.test(before) && before.length > 20) return true;
  const [next = ''] = line.trim().split(/\s/);
  const lineLength = last.slice(last.lastIndexOf('\n') + 1).length;
  return (
    width > 0 &&
    !/[.!?:]$/.test(before.slice(-1)) &&
    lineLength > 45 &&
    lineLength % (width + 1) <= width &&
    lineLength + 1 + next.length > width - 1
  );
}

const isLabelled = (line: string) => /^\s*\p{Lu}\p{L}+(?: \p{Ll}+){0,2}:\s/u.test(line);

const isSmallHeading = (line: string) =>
  /^\s*\p{L}{4,}(?: \p{L}+)?:\s*$/u.test(line) && headingMode(line) !== undefined;

/** The width that one paragraph was wrapped at, whatever the rest is; 0: it was not. */
function blockWidth(lines: readonly string[]): number {
  const end = lines.findIndex((line) => line.trim() === '');
  const block = lines.slice(0, end < 0 ? undefined : end).filter((line) => !line.endsWith(':'));
  const longest = Math.max(0, ...block.map(({ length }) => length));
  const isProse = block.some((line) => /\p{L}{2}[.!?]\s\p{Lu}/u.test(line));
  const areEven = block.every(
    (line, at) => at > block.length - 2 || fills(line, block[at + 1] ?? '', longest),
  );
  const hasPoints = block.some((line) => BULLET.test(line) || /[|\t]/.test(line));
  return block.length > 2 && longest > 35 && longest < 110 && isProse && areEven && !hasPoints
    ? longest
    : 0;
}

/** True where the next word would not have fitted behind a line. */
function fills(line: string, next: string, width: number): boolean {
  const [word = ''] = next.trim().split(/\s/);
  return line.trim() !== '' && line.trimEnd().length + 1 + word.length > width - 6;
}

/** The width that a text was wrapped at; 0: it was not. */
function wrapWidth(lines: readonly string[]): number {
  const prose = lines.filter((line) => line.trim() !== '');
  const longest = Math.max(0, ...prose.map(({ length }) => length));
  if (longest > 110 || longest < 50) return 0;
  return prose.filter(({ length }) => length > longest - 12).length >= 3 ? longest : 0;
}
