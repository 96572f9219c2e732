import type { Requirement } from '@sastre/shared-contracts/api';
import { ABOUT_EMPLOYER, ASKS, HELPS } from './clause-cues.ts';
import { JOB_NOUN } from './job-nouns.ts';
import { isDeedShaped } from '../words/deed-shape.rules.ts';
import { ABILITY_FIRST, modeOf, withoutDenied, type Place } from './clause-mode.rules.ts';
import { headingMode, isPureHeading, type Mode } from './headings.rules.ts';
import { locateLanguages, locateNames } from './mentions.rules.ts';
import { namesQualification } from './qualifications.rules.ts';
import { withoutRefused } from './refused.rules.ts';
import { apartFromClosing, isClosing, withoutSignatures } from './closing.rules.ts';
import { isOfPost } from './post-lines.rules.ts';
import { sentencesOf } from '../words/sentences.rules.ts';
import { fold } from '../words/stem.rules.ts';
import { closed, isHeading, withLeadUps, withPoints } from './list-lines.rules.ts';
import { needsApart } from './needs-apart.rules.ts';
import { mixedModes, namesPost, placeOf, pointsFrom, sectionOf } from './sections.rules.ts';
import { withSpacedLists } from './spaced-lists.rules.ts';
import { deedsStart } from '../words/told-deeds.rules.ts';
import { pattern } from '../words/pattern.ts';

/** A clause of a job description that asks for something. */
export interface JobClause {
  text: string;
  need: Requirement['need'];
  /** What is to be done, rather than what is to be brought along. */
  isDuty: boolean;
  /** A sentence that stands in no list: it asks only for what it names. */
  isProse: boolean;
  /** True outside any section of what is asked: much else is said there. */
  isLoose: boolean;
}

interface Section {
  mode: Place;
  /** True once the section has had its points: prose after them speaks for itself. */
  isListed: boolean;
}

/** Takes a job description apart into clauses that ask for something; what it says about pay, itself and what it does not ask is left out. */
export function readClauses(jobText: string): JobClause[] {
  const written = apartFromClosing(jobText)
    .split('\n')
    .map((line) => line.trim());
  const signed = withoutSignatures(written, (at) => isPureHeading(written[at] ?? ''));
  const typed = withLeadUps(signed);
  const lines = withPoints(closed(withSpacedLists(typed, isHeading)));
  const clauses: JobClause[] = [];
  let section: Section = { mode: 'prose', isListed: false };
  let headedAt = -2;
  let mixed: { from: number; modes: readonly Place[] } = { from: 0, modes: [] };
  lines.forEach((line, at) => {
    if (line === '') return;
    // An objective that no points tell more of is itself what is to be done.
    const isAim = isNumbered(line) && !leadsUp(lines, at);
    const isPoint = line.startsWith('- ') || isAim;
    const text = line.replace(/^- +/, '').replace(isPoint ? NUMBERED : '', '');
    if (isOfPost(text)) return;
    if (!isPoint && (isHeading(line, lines[at - 1], lines[at + 1]) || leadsUp(lines, at))) {
      const mode = isNumbered(line) ? 'duty' : sectionOf(line, section.mode, lines, at);
      section = { mode, isListed: false };
      headedAt = lines[at + 1] === '' ? at + 1 : at;
      return;
    }
    if (isPoint && lines[at - 1]?.startsWith('- ') !== true) {
      const points = section.mode === 'prose' ? pointsFrom(lines, at) : [];
      mixed = { from: at, modes: mixedModes(points) ?? [] };
      if (section.mode === 'prose') section.mode = placeOf(points) ?? 'prose';
    }
    section.mode = (isPoint ? mixed.modes[at - mixed.from] : undefined) ?? section.mode;
    // A list below a paragraph that follows the last one is another: it may ask where that one told.
    if (isPoint && section.mode === 'duty' && section.isListed && isNewList(lines, at))
      section.mode = placeOf(pointsFrom(lines, at)) ?? section.mode;
    // "Minimum experience" above "One year": a label of the next line.
    if (isPoint && isPureHeading(text) && lines[at + 1]?.startsWith('- ') === true) return;
    const [own, rest] = inlineHeadingIn(section.mode, lines[at - 1], text);
    const mode = own ?? (isAim && section.mode === 'prose' ? 'duty' : section.mode);
    if (isPoint) section.isListed = true;
    // Benefits go on until the next heading; prose after a list of requirements speaks for itself.
    const isOffer = section.mode === 'aside' || section.mode === 'none';
    const isLoose = !isPoint && own === undefined && section.isListed && !isOffer;
    if (mode === 'none' && own === undefined) return;
    // What stands in one line below its heading may be a list as well.
    const isBelow = !isPoint && own === undefined && !isLoose && at === headedAt + 1;
    const told = own === 'duty' || (isBelow && mode !== 'prose') ? itemsOf(rest) : [rest];
    const isItem = isPoint || own !== undefined || told.length > 1;
    clauses.push(
      ...told.flatMap((one) => clausesOf(one, isLoose ? 'prose' : mode, isItem, own !== undefined)),
    );
  });
  return withoutSummary(clauses);
}

/** The first point of a list that stands below a paragraph. */
function isNewList(lines: readonly string[], at: number): boolean {
  const above = lines[at - 1] === '' ? lines[at - 2] : lines[at - 1];
  return above !== undefined && !above.startsWith('- ') && above.length > 80;
}

const LIST = 4;

/** What a sentence tells of the work outside its list sums the list up, below whatever heading. */
function withoutSummary(clauses: readonly JobClause[]): JobClause[] {
  const told = clauses.filter(({ isDuty }) => isDuty);
  const listed = told.filter(({ isProse }) => !isProse).length;
  // More sentences than points are no summary of these.
  const isListed = listed >= LIST && listed > told.length - listed;
  const first = clauses.findIndex(({ isProse }) => !isProse);
  const areAsked = clauses.filter(({ isDuty, isProse }) => !isDuty && !isProse).length >= LIST;
  return clauses.filter(
    ({ isDuty, isLoose, isProse, need, text }, at) =>
      (isDuty && isProse && !isLoose ? !isListed : !isLoose) ||
      (isDuty ? !isListed : !areAsked || at > first || need === 'nice' || namesQualification(text)),
  );
}

/** "So we need somebody who" and "This is what we ask of you:" above a list, maybe with a gap between. */
function leadsUp(lines: readonly string[], at: number): boolean {
  const next = lines[at + 1] === '' ? lines[at + 2] : lines[at + 1];
  const line = lines[at] ?? '';
  return (
    next?.startsWith('- ') === true &&
    line.split(/\s+/).length <= 25 &&
    (LEADS_UP.test(fold(line)) || isNumbered(line) || isOpenHelp(line))
  );
}

/** "Objective #1: You will …" above the points that tell how. */
const isNumbered = (line: string) => NUMBERED.test(line);
const NUMBERED =
  /^(?:objective|goal|key result|focus|task|duty|ziel|aufgabe|objetivo|meta|tarea|función) ?\\?#?\d{1,2} ?[:.–-]\s*/i;

/** "It would help, though it is no condition, if you could offer" */
const isOpenHelp = (line: string) => !/[.!?…)]$/.test(line) && HELPS.test(fold(line));
const LEADS_UP =
  /(?::|\b(?:who|whom|you|to|that|der|die|das|wenn du|wenn sie|du|sie|que|quien))(?: \.\.\.|…)?$/;

/** "Day to day: ledgers, bank reconciliations, VAT returns": a task each. */
function itemsOf(text: string): string[] {
  const items = text.replace(/\.$/, '').split(/,\s+/);
  const areShort = items.every((item) => item.split(/\s+/).length <= 9 && !/[.:;()]/.test(item));
  const isSentence = deedsStart(text) !== undefined || /^(?:you|we|du|wir|sie|te)\b/i.test(text);
  return items.length > 2 && areShort && !isSentence ? items : [text];
}

/** Below a heading about benefits, "Training: AWS courses" heads nothing that is asked. */
function inlineHeadingIn(
  place: Place,
  before: string | undefined,
  text: string,
): [Mode | undefined, string] {
  const isOffer = (place === 'aside' || place === 'none') && before !== '';
  return isOffer ? [undefined, text] : inlineHeading(text);
}

/** "Wir suchen: Winzerin/Winzer". */
const SEEKS =
  /^(?:wir suchen|gesucht|se busca|buscamos|perfil|we are hiring|looking for|rolle?|position|puesto)$/;

/** "Bonus: robotics", "Must have - React": a heading in its line. */
function inlineHeading(text: string): [Mode | undefined, string] {
  const [, head = '', rest = ''] = /^([^:.]{2,60}):\s+(\S.*)$/s.exec(text) ?? [];
  const isTitle =
    SEEKS.test(fold(head)) && JOB_NOUN.test(fold(rest)) && /^\S+(?: \S+){0,3}$/.test(rest);
  if (namesPost(rest) || isTitle) return ['aside', rest];
  if (head !== '' && head.split(' ').length <= 8) {
    const mode = headingMode(head);
    // "Tests: JUnit" and "English: C1" are no headings; "Skills: JUnit" is.
    const isNamed = locateLanguages(head).length > 0 || locateNames(head, true).length > 0;
    // "Mission: we help …" tells of the house.
    const isOfHouse = mode === 'duty' && ABOUT_EMPLOYER.test(fold(rest));
    if (mode !== undefined && !isNamed && !/\d/.test(head))
      return [isOfHouse ? 'aside' : mode, rest];
  }
  // "Tareas. Podar setos; regar.": a heading with a full stop.
  const [, stopped = '', after = ''] = /^([^:.]{3,40})\.\s+(\S.*)$/s.exec(text) ?? [];
  if (stopped !== '' && isPureHeading(stopped)) return [headingMode(stopped), after];
  const dash =
    /^(must[- ]haves?|nice[- ]to[- ]haves?|requirements?|requisitos|anforderungen|deseable|valorable|von vorteil|bonus)\s+[-–—]\s+(\S.*)$/is.exec(
      text,
    );
  if (dash) return [headingMode(dash[1] ?? ''), dash[2] ?? ''];
  const [, title = '', list = ''] = /^([^,.:–—-]{3,40})\s[–—]\s(\S.*)$/s.exec(text) ?? [];
  const titled = headingMode(title);
  const isTitled = title.split(' ').length <= 6 && list.split(', ').length > 2;
  return titled !== undefined && isTitled && locateNames(title, true).length === 0
    ? [titled, list]
    : [undefined, text];
}

/** "Care plans (they use Nourish, a plus if you know it)": only what the remark names is said to help; or it asks for more. */
function helpingApart(sentence: string): string[] {
  const [, told = '', asides = ''] =
    /^([^()]{3,}?)((?:\s*\([^()]+\)){2,})[\s.,;]*$/.exec(sentence) ?? [];
  const apart = [...asides.matchAll(/\(([^()]+)\)/g)].map(([, aside = '']) => aside);
  // "Looms (knotting required) (dyeing preferred)".
  if (apart.length > 0 && apart.every((aside) => HELPS.test(fold(aside)) || ASKS.test(fold(aside))))
    return [told, ...apart];
  const [, before = '', remark = ''] =
    /^([^()]{3,}?)(?:,? (?:including|such as))?\s*\(([^()]+)\)[\s.,;]*$/.exec(sentence) ?? [];
  if (NEEDED_FOR.test(fold(remark))) return [before, remark];
  const isOwn =
    HELPS.test(fold(remark)) &&
    !HELPS.test(fold(before)) &&
    (locateNames(remark, false).length > 0 || locateLanguages(remark).length > 0);
  return isOwn ? [before, remark] : [sentence];
}

/** "Home visits (for this a licence is needed)". */
const NEEDED_FOR = pattern()`
  ^(?:for this|for which|dafur|hierfur|dazu|para ello|para esto|para lo cual)\b.*\b(?:
    licen[cs]e|certificate|fuhrerschein|\w*schein|fahrerlaubnis|carne|carnet|permiso|certificado|titulo
  )\b`;

/** "They want a paralegal who has run files", "einen Gesellen, der Pläne lesen kann": what is said of the post that is sought. */
const WHO_IS_WANTED = pattern('u')`
  (?:
    looking for|search for|seek(?:ing|s)?|wants?|needs?|requires?|hiring|suchen|brauchen|sucht|braucht
  ) (?:an?|our next|eine?n?) (?!(?:someone|person|jemand)\b)[^.,;:]{3,60}?(?: who |, (?:der|die)(?: oder (?:der|die))? )(?=
    (?:has|holds?|knows?|speaks?) |.*\b(?:kann|hat|kennt|mitbringt|beherrscht|spricht)\b
  )(.{8,})$`;

/** "Are you a team player? …": no heading, though it sounds like one. */
const ASKS_YOU = pattern()`
  ^\W*(?:are|do|have|can|would|does) you|^\W*(?:bist|hast|magst|willst|suchst|liebst|kannst) du|
  ^\W*(?:sind|haben|suchen|mochten|lieben|konnen) sie|
  ^\W*(?:sie (?:sind|haben|suchen|mochten|lieben)|du (?:bist|hast|suchst|liebst)) .*\?$|
  ^\W*(?:eres|tienes|te gusta|buscas|quieres|te apasiona)`;

/** "No licence, no interview": of what was just asked for. */
const ONCE_MORE = /^(?:no|kein\p{L}*|ohne|sin|without) [^,]{2,40}, (?:no|kein\p{L}*) /u;

function isName(sentence: string): boolean {
  const [name] = locateNames(sentence, true);
  const bare = sentence.replace(/[.;\s]+$/, '');
  return name?.isKnown === true && name.start === 0 && name.end === bare.length;
}

function clausesOf(text: string, mode: Place, isPoint: boolean, isHeaded: boolean): JobClause[] {
  // "- Open culture:" heads the paragraph below it.
  if (mode === 'aside' || (isPoint && /^[^:]{2,60}:$/.test(text))) return [];
  let place: Place = mode;
  let before: 'must' | 'nice' | undefined;
  const sentences = sentencesOf(text);
  let isClosed = false;
  // "Tasks: to weld at the bench; to grind": what a semicolon parts is listed.
  const goesOn = (index: number) => {
    const before = sentences.slice(0, index).join('; ');
    return index > 0 && text.startsWith(`${before}; `);
  };
  return sentences.flatMap((whole, index) => {
    // "What would you do? You …" heads its paragraph.
    if (
      !isPoint &&
      index === 0 &&
      /^(?!.*\b(?:bitte|please|por favor)\b)[^\p{Ll}].*\?$/su.test(whole)
    ) {
      // "Are you a baker? …" asks for none of what follows.
      const isAsked = JOB_NOUN.test(fold(whole)) || ASKS_YOU.test(fold(whole));
      place = isAsked ? mode : (headingMode(whole) ?? mode);
      if (place !== mode) return [];
    }
    // "Required: a licence. Optional: a van."
    const [headed, told] = index > 0 ? inlineHeading(whole) : [undefined, whole];
    const here = headed ?? place;
    // Whom to ask and how to apply goes on to the end of its line.
    isClosed = headed === undefined && (isClosed || isClosing(whole));
    if (isClosed) return [];
    if (here === 'aside' || (index > 0 && ONCE_MORE.test(fold(whole)))) return [];
    const parts = here === 'duty' && !isPoint && isDeedShaped(told) ? itemsOf(told) : [told];
    const wanted = isPoint ? undefined : WHO_IS_WANTED.exec(told)?.[1];
    if (wanted !== undefined)
      return [
        { text: wanted, need: 'must', isDuty: false, isProse: true, isLoose: false } as const,
      ];
    return parts
      .map((part) => withoutRefused(withoutDenied(part)))
      .filter((part) => part !== '')
      .flatMap(helpingApart)
      .flatMap((part) => (here === 'nice' || here === 'duty' ? [part] : needsApart(part, isPoint)))
      .filter((sentence) => (isPoint && index === 0) || !/^\([^()]*\)\W*$/.test(sentence))
      .flatMap((sentence) => {
        const isItem =
          headed !== undefined || (isPoint && index === 0) || (isHeaded && goesOn(index));
        // "You know AWS. Terraform.": a name alone is asked for as what stands before it.
        const own = modeOf(sentence, here, isItem) ?? (isName(sentence) ? before : undefined);
        before = own === 'duty' ? undefined : own;
        if (own === undefined || (here === 'none' && !ASKS.test(fold(sentence)))) return [];
        const need = own === 'nice' ? 'nice' : 'must';
        // Without a subject, what begins with an ability is an item wherever it stands.
        const isProse =
          !isItem && !(isPoint && own === 'duty') && !ABILITY_FIRST.test(fold(sentence));
        const isLoose = isProse && (place === 'prose' || place === 'none');
        return [{ text: sentence, need, isDuty: own === 'duty', isProse, isLoose } as const];
      });
  });
}
