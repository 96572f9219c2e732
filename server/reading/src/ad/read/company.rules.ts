import { COMPANY_SIGNS } from './company-signs.ts';
import { JOB_NOUN } from '../../words/job-nouns.ts';
import { fold } from '../../words/stem.rules.ts';

const {
  NAME,
  BEGINS,
  LABEL,
  FORMS,
  KIND,
  DOES,
  GOES_ON,
  ASKED,
  ENDS,
  AT,
  HEADING,
  WE_ARE,
  WE_AT,
  NO_NAME,
  PLACES_FIRST,
  MOST_WORDS,
} = COMPANY_SIGNS;
/** Lines at the head of an ad in which its company may stand beside the post. */
const HEAD = 6;
/** What a name must come to before it is offered: two signs, or one that is plain. */
const ENOUGH = 3;

/** Name of the company that an ad (as `readJobText` gives it) is of; empty: none that is plain enough to be offered. */
export function readCompany(jobText: string): string {
  const lines = jobText.split('\n').map((line) => line.trim());
  const written = lines.filter((line) => line !== '');
  const found = new Map<string, Found>();
  const sign = (text: string | undefined, weight: number, isSure = false) => {
    const name = cleaned(text ?? '');
    if (!isName(name)) return;
    const key = keyOf(name);
    const known = found.get(key) ?? { name, weight: 0, isSure };
    found.set(key, {
      name: known.name,
      weight: known.weight + weight,
      isSure: known.isSure || isSure,
    });
  };
  for (const [at, line] of written.entries()) {
    const isPoint = /^[-*•]\s/.test(line) && at >= HEAD;
    const text = line.replace(/^[^\p{L}\p{N}¿¡"“„@]+|[*_]+/gu, '');
    const all = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name);
    sign(LABEL.exec(text)?.[1], 3, true);
    for (const name of all(FORMS)) sign(name, 3, true);
    if (isPoint) continue;
    sign(HEADING.exec(text)?.[1], 3, true);
    sign(ASKED.exec(text)?.[1], 3, true);
    for (const name of all(WE_ARE)) sign(name, 3, true);
    for (const name of all(WE_AT)) sign(name, 3);
    for (const name of all(DOES)) sign(name, 2);
    for (const name of all(GOES_ON)) sign(name, at < HEAD ? 2 + kindOf(name) : 1 + kindOf(name));
    for (const name of all(AT)) sign(name, 2 + kindOf(name));
    if (at < HEAD) for (const part of partsOf(text)) sign(part, inHead(part, text, at));
  }
  return best([...found.values()], jobText);
}

interface Found {
  name: string;
  weight: number;
  /** By a sign that a single word is enough for. */
  isSure: boolean;
}

/** What a part of a line at the head is worth: alone on the first line, or with a word that says what the house is. */
function inHead(part: string, line: string, at: number): number {
  const isAlone = part === line && at < 2;
  return 1 + kindOf(part) + (isAlone ? 1 : 0);
}

/** One more where a name says what the house is. */
function kindOf(name = ''): number {
  return KIND.test(fold(name)) ? 1 : 0;
}

function best(found: readonly Found[], jobText: string): string {
  const said = (name: string) => jobText.split(name).length - 1;
  const [first, second] = found
    .filter(({ name, isSure }) => isSure || name.includes(' ') || said(name) > 1)
    .map(({ name, weight }) => ({ name, weight: weight + Math.min(3, said(name) - 1) / 2 }))
    .toSorted((one, other) => other.weight - one.weight);
  if (first === undefined || first.weight < ENOUGH) return '';
  const isPlain = second === undefined || first.weight > second.weight || within(first, second);
  return isPlain ? titled(first.name) : '';
}

/** "Ruhmann" and "Ruhmann Fördertechnik GmbH" are one. */
function within(one: { name: string }, other: { name: string }): boolean {
  const [first, second] = [keyOf(one.name), keyOf(other.name)];
  return first.startsWith(second) || second.startsWith(first);
}

function partsOf(line: string): string[] {
  return line.length > 160
    ? []
    : line.split(/\s*[|·•@()]\s*|\s+[–—-]\s+|,\s+|\s{3,}|\s+(?:at|bei|en)\s+(?=\p{Lu})/u);
}

/** Without the article and what stands around it. */
function cleaned(text: string): string {
  const bare = text.replace(/\s+/g, ' ').replace(/^[\s"“„'«]+|[\s"”“'».,:;!?]+$/g, '');
  return BEGINS.exec(bare)?.[1] ?? bare;
}

function isName(name: string): boolean {
  const words = name.split(' ');
  const folded = fold(name);
  return (
    NAME.test(name.replace(ENDS, '')) &&
    name.length >= 3 &&
    words.length <= MOST_WORDS &&
    (words.filter((word) => word !== 'The').length > 1 || !KIND.test(folded)) &&
    !NO_NAME.test(folded) &&
    !PLACES_FIRST.test(folded) &&
    !JOB_NOUN.test(fold(words.at(-1) ?? '')) &&
    (!JOB_NOUN.test(folded) || KIND.test(folded))
  );
}

function keyOf(name: string): string {
  return fold(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** "SKYLINE SCAFFOLDING LTD" as it would be written in a letter. */
function titled(name: string): string {
  if (name !== name.toUpperCase() || name.length < 6) return name;
  return name
    .toLowerCase()
    .replace(/(?<!\p{L}['’]?)\p{L}/gu, (letter) => letter.toUpperCase())
    .replace(/ (?:De|Del|La|Las|Los|Y|Of|And|The|Für|Und|Der|Am)(?= )/g, (word) =>
      word.toLowerCase(),
    )
    .replace(/\b(?:Gmbh|Ag|Llp|Llc|Plc|Kg|Se)\b/g, (form) =>
      form === 'Gmbh' ? 'GmbH' : form === 'Plc' ? 'plc' : form.toUpperCase(),
    );
}
