import type { Requirement } from '@sastre/shared-contracts/api';
import { ASKS, HELPS } from './clause-cues.ts';
import { degreeAsked } from './degrees.rules.ts';
import { isTelling } from './generic-words.ts';
import type { JobClause } from './job-lines.rules.ts';
import { levelAsked } from './levels-asked.rules.ts';
import { countWords, locateLanguages, locateNames, type Mention } from './mentions.rules.ts';
import { piecesOf, type Piece } from './pieces.rules.ts';
import { duties } from './duties.rules.ts';
import { fold } from './stem.rules.ts';
import { findYears } from './years-asked.rules.ts';

/** One thing asked for, before it has a number. */
export interface Asked {
  key: string;
  term: string;
  kind: Requirement['kind'];
  need: Requirement['need'];
  anyOf: readonly string[];
  level?: number;
}

/** What a clause asks for. */
export function askedOf(clause: JobClause, hasCapitalNouns: boolean): Asked[] {
  const { text, need } = clause;
  const isDeed = clause.isDuty ? !isOnlyNames(text) : !clause.isProse && isTold(text);
  if (isDeed) return dutiesOf(clause, hasCapitalNouns);
  return listed(text).flatMap((part) =>
    piecesOf(part, hasCapitalNouns).flatMap((piece) =>
      ofPiece(piece, { ...clause, text: part }, hasCapitalNouns).map((one): Asked => ({
        anyOf: [],
        ...one,
        need: piece.helps ? 'nice' : need,
      })),
    ),
  );
}

/** "Define tasks, provide estimates" is a deed also where what is to be brought along is listed. */
function isTold(text: string): boolean {
  return (
    DEED.test(text) &&
    countWords(text) > 3 &&
    findYears(text) === undefined &&
    locateLanguages(text).length === 0 &&
    degreeAsked(text) === undefined &&
    locateNames(text, true).every(({ isKnown }) => !isKnown)
  );
}

const DEED =
  /^(?:analy[sz]e|build|collaborate|communicate|conduct|contribute|coordinate|create|define|deliver|develop|drive|ensure|establish|evaluate|handle|identify|implement|improve|lead|maintain|manage|monitor|negotiate|organi[sz]e|oversee|participate|perform|plan|prepare|present|produce|provide|recommend|report|review|run|supervise|support|teach|train|translate|understand|write) /i;

/** "SAP, Excel" is no deed wherever it stands. */
function isOnlyNames(text: string): boolean {
  const names = locateNames(text, true);
  const said = names.map(({ start, end }) => text.slice(start, end)).join(' ');
  const bare = text.replace(/\([^()]*\)/g, ' ');
  return names.length > 0 && countWords(bare) <= countWords(said);
}

type Part = Omit<Asked, 'need' | 'anyOf'> & { anyOf?: readonly string[] };

const LONGEST_PHRASE = 14;

/** "Databases: PostgreSQL, Redis" asks for what comes after the colon; "SQL: joins, windows" for what comes before. */
function listed(text: string): string[] {
  const [, head, rest] = /^([^:]{2,60}):\s+(\S.*)$/s.exec(text) ?? [];
  if (head === undefined || rest === undefined) return [text];
  const names = (part: string) =>
    locateNames(part, true).length + locateLanguages(part).length + (findYears(part) ? 1 : 0);
  if (names(head) > 0 || degreeAsked(head) !== undefined) return [head];
  const speaks = fold(rest);
  if (names(rest) > 0 || rest.includes(',') || HELPS.test(speaks) || ASKS.test(speaks))
    return [rest];
  return [head];
}

function ofPiece(
  { text, anyOf }: Piece,
  { text: clause, isProse, isLoose }: JobClause,
  hasCapitalNouns: boolean,
): Part[] {
  const bare = text.replace(/\([^()]*\)?/g, (aside) => ' '.repeat(aside.length));
  const isNamed = locateNames(bare, true).some(({ isKnown }) => isKnown);
  const years = findYears(bare) ?? (isNamed ? undefined : findYears(text));
  const aside = isNamed && years === undefined ? yearsAside(text) : [];
  if (years !== undefined)
    return [{ kind: 'years', key: String(years.count), term: shortened(text.slice(years.start)) }];
  const languages = locateLanguages(text);
  if (languages.length > 0) return ofLanguages(languages, text, clause, anyOf.length > 0);
  const degree = degreeAsked(text);
  if (degree !== undefined) return [{ kind: 'degree', key: degree, term: shortened(text), anyOf }];
  if (LIVES.test(fold(text))) return [];
  const examples = locateNames(text, true).filter(
    ({ isKnown, start }) => isKnown && bare[start] === ' ',
  );
  // "Cloud platforms (AWS, Azure)" leaves the choice of what it names.
  if (examples.length > 0 && locateNames(bare, true).length === 0 && anyOf.length === 0)
    return [{ kind: 'tool', key: fold(text), term: text, anyOf: examples.map(({ key }) => key) }];
  const names = locateNames(bare, hasCapitalNouns).filter(
    // In a sentence a capital may be a place's or a month's: a name leads what is asked, or is known.
    ({ isKnown, start, end }) =>
      !isProse || isKnown || start === 0 || isSpelledApart(text.slice(start, end)),
  );
  const isPhrase =
    names.every(({ isKnown }) => !isKnown) &&
    (anyOf.length > 1 || countWords(text) <= (isProse ? 6 : 10));
  if (names.length > 0 && !isPhrase) return [...ofNames(names, text, anyOf), ...aside];
  const term = shortened(text);
  if (
    !isTelling(withoutHelp(term)) ||
    (isLoose ? !isAskedInProse(text, clause) : isProse && countWords(text) > LONGEST_PHRASE)
  )
    return [];
  const kind = names.length > 0 ? 'tool' : 'skill';
  return [{ kind, key: fold(term), term, anyOf: anyOf.map((one) => fold(one)) }];
}

/** Where somebody lives is no qualification. */
const LIVES =
  /^(?:vivir en|residir|residencia en|residente|living in|based in|resident in|wohnhaft|wohnort|wohnsitz)\b/;

const ABILITY =
  /\b(?:experience|knowledge|skills?|ability|understanding|licen[cs]e|certifica\w+|\w*erfahrung\w*|\w*kenntnis\w*|\w*schein|zertifikat\w*|experiencia|conocimientos?|capacidad|habilidad\w*|carne|licencia|titulo|curso)\b/;

/** In a sentence much is said around what is asked: what is short, or named an ability, or led up to by "you have". */
function isAskedInProse(text: string, clause: string): boolean {
  const count = countWords(text);
  if (count > LONGEST_PHRASE) return false;
  const before = fold(clause.slice(0, clause.indexOf(text)));
  return (
    count <= 5 ||
    ABILITY.test(fold(text)) ||
    ABILITY.test(before) ||
    ASKS.test(before) ||
    HELPS.test(before)
  );
}

/** WMS, ResiPlus: no plain word with a capital. */
const isSpelledApart = (name: string) => /\p{L}\p{Lu}|\d/u.test(name);

/** "It would be great" alone asks for nothing. */
const withoutHelp = (text: string) =>
  fold(text).replace(new RegExp(HELPS, 'g'), ' ').replace(NOTHING, ' ');
const NOTHING = /\b(?:tell us|let us know|llegaras|tendras?|wirst|bist du|es|pero|no|so)\b/g;

/** "React (at least 3 years with it)" asks for both. */
function yearsAside(text: string): Part[] {
  const years = findYears(text);
  if (years === undefined) return [];
  const term = text.slice(years.start).replace(/\).*$/s, '');
  return [{ kind: 'years', key: String(years.count), term: shortened(term) }];
}

function ofLanguages(
  languages: readonly Mention[],
  text: string,
  clause: string,
  isChoice: boolean,
): Part[] {
  const termOf = ({ start, end }: Mention) => text.slice(start, end);
  const [first, last] = [languages[0], languages.at(-1)];
  if (first === undefined || last === undefined) return [];
  const keys = languages.map(({ key }) => key);
  if (isChoice && languages.length > 1) {
    const term = text.slice(first.start, last.end);
    return [{ kind: 'language', key: keys.join(' or '), term, anyOf: keys, ...level(text) }];
  }
  return languages.map((one, index) => {
    const own = text.slice(one.start, languages[index + 1]?.start);
    // "Fluent English" says its level before, "English (C1)" after, maybe in parentheses that the piece lost.
    const place = clause.indexOf(own);
    const after = clause
      .slice(place, place + own.length + 30)
      .replace(/(?:[,;]|\b(?:and|und|sowie|y|e)\b).*$/s, '');
    const before = clause
      .slice(Math.max(0, place - 30), Math.max(0, place))
      .replace(/^.*(?:[,;]|\b(?:and|und|sowie|y|e)\b)/s, '');
    const levels = level(own, after, text, before);
    return { kind: 'language', key: one.key, term: termOf(one), ...levels };
  });
}

function level(...texts: string[]): { level?: number } {
  const asked = texts.map(levelAsked).find((one) => one !== undefined);
  return asked === undefined ? {} : { level: asked };
}

const PARTED = /\s*(?:\/|,|\b(?:or|oder|o|u|bzw\.?)\b)\s*/iu;
const NEVER_CHOICE =
  /^(?:ci\/cd|html\/css|css\/html|html\/css\/js|ui\/ux|ux\/ui|tcp\/ip|pl\/sql|a\/b)$/i;

/** Names that a piece leaves the choice between are one thing; else each is its own. */
function ofNames(names: readonly Mention[], text: string, anyOf: readonly string[]): Part[] {
  const groups: Mention[][] = [];
  for (const name of names) {
    const last = groups.at(-1)?.at(-1);
    const between = last === undefined ? undefined : text.slice(last.end, name.start);
    const isChoice =
      between !== undefined &&
      (between === '/' || anyOf.length > 0) &&
      between.replace(PARTED, '').trim() === '' &&
      !NEVER_CHOICE.test(text.slice(last?.start, name.end));
    if (isChoice) groups.at(-1)?.push(name);
    else groups.push([name]);
  }
  return groups.map((group): Part => {
    const [first, last] = [group[0], group.at(-1)];
    const term = text.slice(first?.start, last?.end);
    const keys = group.map(({ key }) => key);
    return { kind: 'tool', key: keys.join(' or '), term, anyOf: keys.length > 1 ? keys : [] };
  });
}

const BY_MEANS = /\b(?:in|with|using|via|mit|mittels|uber|nach|en|con|mediante|usando) $/;

/** One tool in parentheses is said with the deed; a list of them asks for each. */
function isRemark(text: string, at: number): boolean {
  const open = text.lastIndexOf('(', at);
  if (open <= text.lastIndexOf(')', at)) return false;
  return locateNames(text.slice(open, text.indexOf(')', at) + 1 || undefined), true).length < 2;
}

function dutiesOf({ text, need }: JobClause, hasCapitalNouns: boolean): Asked[] {
  return duties(text).flatMap((term): Asked[] => {
    const duty: Asked = { kind: 'duty', key: fold(term), term, need, anyOf: [] };
    // A tool that stands for itself is asked for besides; one in a compound or a remark is said with the deed.
    const tools = locateNames(term, hasCapitalNouns).filter(
      ({ isKnown, start, end }) =>
        (isKnown ||
          (isSpelledApart(term.slice(start, end)) && BY_MEANS.test(fold(term.slice(0, start))))) &&
        !term.slice(start, end).includes('-') &&
        !isRemark(term, start),
    );
    const named = ofNames(tools, term, []).map((one): Asked => ({ anyOf: [], ...one, need }));
    return isTelling(term) ? [duty, ...named] : named;
  });
}

/** A phrase short enough to read at a glance, cut between words. */
function shortened(text: string): string {
  const words = [...text.matchAll(/\S+/g)];
  const end = words[LONGEST_PHRASE - 1];
  return words.length <= LONGEST_PHRASE || end === undefined
    ? text
    : text.slice(0, end.index + end[0].length);
}
