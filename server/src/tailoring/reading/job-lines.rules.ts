import type { Requirement } from '@sastre/shared-contracts/api';
import { ABOUT_EMPLOYER, ABOUT_OFFER, ASKS, HELPS, NOT_ASKED, TELLS_TASKS } from './clause-cues.ts';
import { headingMode, isPureHeading, type Mode } from './headings.rules.ts';
import { locateLanguages, locateNames } from './mentions.rules.ts';
import { fold } from './stem.rules.ts';

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
  mode: Mode | 'prose';
  /** True once the section has had its points: prose after them speaks for itself. */
  isListed: boolean;
}

/** Takes a job description apart into clauses that ask for something; what it says about pay, itself and what it does not ask is left out. */
export function readClauses(jobText: string): JobClause[] {
  const lines = withPoints(jobText.split('\n').map((line) => line.trim()));
  const clauses: JobClause[] = [];
  let section: Section = { mode: 'prose', isListed: false };
  lines.forEach((line, at) => {
    if (line === '') return;
    const isPoint = line.startsWith('- ');
    const text = isPoint ? line.slice(2).trim() : line;
    if (!isPoint && isHeading(line, lines[at - 1], lines[at + 1])) {
      section = { mode: sectionOf(line, section, lines, at), isListed: false };
      return;
    }
    const [own, rest] = inlineHeading(text);
    const mode = own ?? section.mode;
    if (isPoint) section.isListed = true;
    // Benefits go on until the next heading; prose after a list of requirements speaks for itself.
    const isOffer = section.mode === 'aside' || section.mode === 'none';
    const isLoose = !isPoint && own === undefined && section.isListed && !isOffer;
    clauses.push(...clausesOf(rest, isLoose ? 'prose' : mode, isPoint || own !== undefined));
  });
  return clauses;
}

/** Lines under one another below a heading are points, whether or not they have kept their sign. */
function withPoints(lines: readonly string[]): string[] {
  let isList = false;
  return lines.map((line, at) => {
    if (line === '' || line.startsWith('- ')) {
      if (line !== '') isList = false;
      return line;
    }
    const [before, after] = [lines[at - 1], lines[at + 1]];
    if (isHeading(line, before, after)) {
      const mode = headingMode(line);
      isList = mode === 'must' || mode === 'nice' || mode === 'duty';
      return line;
    }
    const isStacked = [before, after].some(
      (other) =>
        other !== undefined && other !== '' && !other.startsWith('- ') && !isPureHeading(other),
    );
    return isList && isStacked && line.length < 200 ? `- ${line}` : line;
  });
}

const LONGEST_HEADING = 70;

function isHeading(line: string, before: string | undefined, after: string | undefined): boolean {
  const bare = line.replace(
    /^[\p{So}\p{Extended_Pictographic}\s]+|[\p{So}\p{Extended_Pictographic}\s]+$/gu,
    '',
  );
  if (/[.;,]$/.test(bare)) return false;
  const count = bare.split(/\s+/).length;
  // A sentence may lead up to its list: "These are the skills that we look for:".
  if (bare.endsWith(':') && after?.startsWith('- ') === true && count <= 25) return true;
  if (bare.length > LONGEST_HEADING) return false;
  if (/[:?]$/.test(bare)) return count <= 9;
  if (/:\s/.test(bare)) return false;
  if (isPureHeading(bare)) return true;
  const isShouted = bare.length > 3 && bare === bare.toUpperCase() && /\p{Lu}{3}/u.test(bare);
  const isApart = before === undefined || before === '' || before.startsWith('- ');
  const opensList = after?.startsWith('- ') === true && before?.startsWith('- ') !== true;
  const isKnown = headingMode(bare) !== undefined;
  if (isKnown && count <= 7 && (isApart || opensList || isShouted)) return true;
  return count <= 7 && (isShouted || opensList || (before === '' && isTitleOf(bare, count, after)));
}

/** A few words by themselves, or right above the paragraph that they head. */
function isTitleOf(line: string, count: number, after: string | undefined): boolean {
  if (!/^\p{Lu}/u.test(line)) return false;
  return (
    after === '' || (count <= 4 && after !== undefined && after.length > 40 && after.endsWith('.'))
  );
}

/** The section that a heading opens; one that does not say is a part of a list of requirements, or something else. */
function sectionOf(
  heading: string,
  { mode }: Section,
  lines: readonly string[],
  at: number,
): Section['mode'] {
  const points: string[] = [];
  for (let next = at + 1; next < lines.length; next += 1) {
    const line = lines[next] ?? '';
    if (line === '' && points.length === 0) continue;
    if (!line.startsWith('- ')) break;
    points.push(line);
  }
  const offers = points.filter((point) => ABOUT_OFFER.test(fold(point))).length;
  if (points.length > 1 && offers >= points.length / 3) return 'aside';
  const known = headingMode(heading);
  const asking = points.filter((point) => NAMES_ABILITY.test(fold(point))).length;
  const asks = points.length > 1 && asking >= points.length / 3;
  if (known === 'aside' && points.length === 0 && OF_COMPANY.test(fold(heading))) return 'prose';
  if (known !== undefined && !(known === 'duty' && asking > points.length / 2)) return known;
  if (asks) return mode === 'nice' ? mode : 'must';
  const isPart = points.length > 0 && (heading.endsWith(':') || heading.split(' ').length <= 4);
  return isPart && (mode === 'must' || mode === 'nice' || mode === 'duty') ? mode : 'prose';
}

/** Who the employer is may be followed by whom it looks for. */
const OF_COMPANY =
  /\b(?:about|who we are|who are we|company|our (?:story|mission|team)|uber uns|wer (?:wir sind|sind wir)|wir sind|unternehmen|firma|sobre|acerca|quienes somos|somos|la empresa)\b/;

const NAMES_ABILITY =
  /\b(?:experience|knowledge|skills?|ability|degree|proficien\w+|familiar\w*|understanding|years of|fluent|\w*erfahrung\w*|\w*kenntnis\w*|fahigkeit\w*|licen[cs]e|certificat\w+|\w*schein|zertifikat\w*|ausbildung|studium|carne|certificado|experiencia|conocimientos?|habilidad\w*|capacidad|dominio|manejo de|titulo|licenciatura)\b/;

/** "Bonus: robotics", "Must have - React": a heading in its line. */
function inlineHeading(text: string): [Mode | undefined, string] {
  const [, head = '', rest = ''] = /^([^:.]{3,60}):\s+(\S.*)$/s.exec(text) ?? [];
  if (head !== '' && head.split(' ').length <= 8) {
    const mode = headingMode(head);
    // "Tests: JUnit" and "English: C1" are no headings; "Skills: JUnit" is.
    const isNamed = locateLanguages(head).length > 0 || locateNames(head, true).length > 0;
    if (mode !== undefined && !isNamed && !/\d/.test(head)) return [mode, rest];
  }
  const dash =
    /^(must[- ]haves?|nice[- ]to[- ]haves?|requirements?|requisitos|anforderungen|deseable|valorable|von vorteil|bonus)\s+[-–—]\s+(\S.*)$/is.exec(
      text,
    );
  return dash ? [headingMode(dash[1] ?? ''), dash[2] ?? ''] : [undefined, text];
}

function clausesOf(text: string, mode: Section['mode'], isPoint: boolean): JobClause[] {
  if (mode === 'aside' || mode === 'none') return [];
  const sentences = sentencesOf(text);
  return sentences.flatMap((whole, index) => {
    const sentence = withoutDenied(whole);
    const own = modeOf(sentence, mode, isPoint && index === 0);
    if (own === undefined) return [];
    const need = own === 'nice' ? 'nice' : 'must';
    const isProse = !isPoint || index > 0;
    return [
      { text: sentence, need, isDuty: own === 'duty', isProse, isLoose: mode === 'prose' } as const,
    ];
  });
}

/** "German B1 is enough, English is not needed": up to what is denied. */
function withoutDenied(sentence: string): string {
  const parts = sentence.split(/(?<=,)\s+/);
  const denied = parts.findIndex((part) => NOT_ASKED.test(fold(part)));
  const before = parts.slice(0, Math.max(0, denied)).join(' ').replace(/,$/, '');
  return SAYS.test(fold(before)) && !HELPS.test(fold(sentence)) ? before : sentence;
}

const SAYS =
  /\b(?:is|are|suffices?|must|have|need|bring|ist|sind|reicht|genugt|genugen|hast|brauchst|bringst|haben|bringen|es|basta|tienes|necesitas)\b/;

/** How much a sentence counts where it stands; undefined: it asks for nothing. */
function modeOf(
  sentence: string,
  section: Section['mode'],
  isPoint: boolean,
): 'must' | 'nice' | 'duty' | undefined {
  const folded = fold(sentence);
  const helps = HELPS.test(folded);
  if (!isPoint && (NAMES_POSITION.test(folded) || isExclamation(sentence))) return undefined;
  if (NOT_ASKED.test(folded) && !(helps && YET.test(folded))) return undefined;
  if (ABOUT_OFFER.test(folded) && !(isPoint && section !== 'prose')) return undefined;
  if (helps && !isPoint && section !== 'nice' && !namesAny(sentence)) {
    const isPolite = section === 'prose' && !HELPS.test(folded.replace(POLITE, ' '));
    // "Our greatest asset", "desirable companies": said of nobody who applies.
    if (isPolite || ABOUT_EMPLOYER.test(folded) || !TO_WHOEVER.test(folded)) return undefined;
  }
  if (helps && (section !== 'duty' || !isPoint) && !isPart(folded, section)) return 'nice';
  if (isPoint)
    return section === 'prose' || section === 'none' || section === 'aside' ? undefined : section;
  const isEmployer = ABOUT_EMPLOYER.test(folded);
  if (ASKS.test(folded) && section !== 'duty')
    return isEmployer && !/^(?:we|wir) (?:expect|need|require|ask|erwarten|brauchen)/.test(folded)
      ? undefined
      : section === 'nice'
        ? 'nice'
        : 'must';
  if (isEmployer) return undefined;
  // Prose about a role tells of the company too; what is to be done is said to whoever will do it.
  if (section === 'duty') return TO_YOU.test(folded) ? section : undefined;
  if (section === 'must' || section === 'nice') return section;
  return TELLS_TASKS.test(folded) ? 'duty' : undefined;
}

/** "We are looking for a Data Analyst" names the position; "… for someone who speaks Danish" asks. */
const NAMES_POSITION =
  /\b(?:(?:we are|we're|is|are) (?:looking|searching|recruiting|hiring)|looking to (?:hire|recruit)|we (?:seek|need) an?|wir suchen|suchen wir|sucht (?:wir )?|buscamos|busca|estamos buscando|buscando|incorporar)\b(?!.*\b(?:experience|knowledge|speaks?|someone who|erfahrung\w*|kenntnis\w*|jemanden?,? (?:der|die)|experiencia|conocimientos?|alguien (?:con|que)|persona (?:con|que))\b)/;

/** "Appreciated but not required" helps after all. */
const YET =
  /\b(?:but|though|although|however|yet|aber|jedoch|doch|auch wenn|wenngleich|pero|aunque|sin ser)\b|,\s*(?:kein|not|no)\b/;

const isExclamation = (sentence: string) => /!$/.test(sentence) && sentence.split(' ').length <= 3;

const TO_YOU =
  /\b(?:you|your|you'll|du|dich|dir|dein\w*|sie|ihr\w*|ihnen|te|tu|tus|\w{3,}(?:aras|eras|iras|ras|arte|erte|irte))\b/;

/** True where only a part of the clause helps: the pieces tell which. */
function isPart(folded: string, section: Section['mode']): boolean {
  // In a list of musts, "ideally" is said of what follows it.
  if (section === 'must' && !HELPS.test(folded.replace(ADVERB, ' '))) return true;
  return /[,(–]\s*(?:ideally|preferably|idealerweise|im idealfall|gern(?:e)?|bestenfalls|vorzugsweise|idealmente|preferible\w*|preferente\w*|a ser posible)\b/.test(
    folded,
  );
}

const ADVERB =
  /\b(?:ideally|preferably|idealerweise|am liebsten|im idealfall|gern(?:e)?|bestenfalls|vorzugsweise|idealmente|preferiblemente|preferentemente|a ser posible)\b/g;
/** Words that help and that are also said for politeness. */
const POLITE =
  /\b(?:gern(?:e)?|welcome|helps|helpful|easier|useful|plus|bonus|optional|tell us|willkommen|hilft|helfen|hilfreich|leichter|begeister\w*|freuen wir uns|freut uns|interesantes?|ventaja|genial|encantar\w*|gustaria|bienvenid[oa]s?|mas facil|en cuenta|puntos|sumas?|prioridad|agradece\w*)\b/g;

function namesAny(sentence: string): boolean {
  return (
    locateLanguages(sentence).length > 0 ||
    locateNames(sentence, true).some(({ isKnown }) => isKnown) ||
    NAMES_ABILITY.test(fold(sentence))
  );
}

const TO_WHOEVER =
  /\b(?:you|your|you'd|if|having|du|dein\w*|dich|sie|ihr\w*|wenn|wer|dass|es ware|si|quien|haber|tener|saber|conocer|que|se valora\w*|von vorteil|wunschenswert)\b/;

const SHORT_FORM =
  /\b(?:z\. ?B|u\. ?a|d\. ?h|i\. ?d\. ?R|e\. ?g|i\. ?e|p\. ?ej|etc|bzw|ca|inkl|ggf|evtl|Std|Nr|St|mind|min|max|approx|vs|resp|a\. ?m|p\. ?m|Dr|Prof|Mr|Ms|usw|o\. ?[äÄ]|vgl|sog)\.$|(?:^|[\s(])\p{L}\.$/u;

/** Sentences, and the clauses of one that a "but" or a semicolon parts. */
export function sentencesOf(text: string): string[] {
  const parts: string[] = [];
  for (const part of text.split(/(?<=[.!?…])\s+(?=[\p{Lu}\p{N}¿¡„“"'(])/u)) {
    const last = parts.at(-1);
    if (last !== undefined && SHORT_FORM.test(last)) parts[parts.length - 1] = `${last} ${part}`;
    else parts.push(part);
  }
  return parts
    .flatMap((part) =>
      part.split(
        /;\s+|,\s+(?=(?:but|aber|pero|sondern|however|y tampoco|tampoco|y valoramos|[^,]{3,60} (?:genauso|ebenso|equally|just as|igualmente) (?:welcome|willkommen|bienvenid|valid|gut)|and you do(?:n't| not))\b)/u,
      ),
    )
    .map((part) => part.trim())
    .filter((part) => part.length > 1);
}
