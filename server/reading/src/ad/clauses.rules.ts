import type { Requirement } from '@sastre/shared-contracts/api';
import { ASKS, HELPS } from './clause-cues.ts';
import { ABILITY_FIRST, modeOf, withoutDenied, type Place } from './clause-mode.rules.ts';
import { checkIn } from './checks.rules.ts';
import { isClosing } from './closing.rules.ts';
import { headingMode } from './headings.rules.ts';
import { inlineHeading } from './inline-heading.rules.ts';
import { JOB_NOUN } from '../words/job-nouns.ts';
import { countWords, locateLanguages, locateNames } from './mentions.rules.ts';
import { needsApart } from './needs-apart.rules.ts';
import { withoutRefused } from './refused.rules.ts';
import { isDeedShaped } from '../words/deed-shape.rules.ts';
import { pattern } from '../words/pattern.ts';
import { sentencesOf } from '../words/sentences.rules.ts';
import { fold } from '../words/stem.rules.ts';
import { deedsStart } from '../words/told-deeds.rules.ts';
import { wantedIn } from './who-is-wanted.rules.ts';

/** A clause of a job description that asks for something. */
export interface JobClause {
  text: string;
  /** The sentence it was read from, as it stands in the ad. */
  said: string;
  need: Requirement['need'];
  /** What is to be done, rather than what is to be brought along. */
  isDuty: boolean;
  /** A sentence that stands in no list: it asks only for what it names. */
  isProse: boolean;
  /** True outside any section of what is asked: much else is said there. */
  isLoose: boolean;
}

/** "Toma de muestras", "Prüfung der Belege": a deed named as a thing. */
const DEED_OF =
  /^(?:\w+(?:cion|miento|aje|ado|eo|eza|ura|ia)|toma|cuidado|venta|compra|control|\w+(?:ung|ing|ment|tion)) (?:de|del|der|des|von|of)\b/;

/** "Day to day: ledgers, bank reconciliations, VAT returns": a task each. */
export function itemsOf(text: string): string[] {
  const items = text.replace(/\.$/, '').split(/,\s+/);
  const areShort = items.every((item) => item.split(/\s+/).length <= 9 && !/[.:;()]/.test(item));
  const isSentence = deedsStart(text) !== undefined || /^(?:you|we|du|wir|sie|te)\b/i.test(text);
  const areDeeds = items.length === 2 && items.every((item) => DEED_OF.test(fold(item)));
  return (items.length > 2 || areDeeds) && areShort && !isSentence ? items : [text];
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

/** "The same goes for pastry": asked for as what stands before. */
const SAME_GOES = pattern()`
  ^(?:and |und |y )?(?:
    the same (?:goes|applies|is true|holds) |(?:das gleiche|dasselbe|gleiches) gilt |lo mismo (?:vale|ocurre|pasa|aplica)[ ]
  )`;

/** "Of advantage, though no condition, are …": the remark says so once more. */
const withoutYet = (sentence: string) =>
  sentence
    .replace(
      /, (?:jedoch|aber|wenn auch|but|though|if|pero|aunque) (?:nicht|kein\p{L}*|not|no) [^,]{3,30},(?= (?:sind|ist|w[aä]ren?|is|are|would|son|es|ser[ií]an?) )/u,
      '',
    )
    .replace(
      /, aunque (?:no|en ningún caso) (?:sean? |son |es )?(?:(?:impresc|indisp)\p{L}+|excluyentes?|determinantes?|obligatori[oa]s?|necesari[oa]s?),/iu,
      '',
    );

const SAYS_NO = /^\W*(?:no|nope|nein|noe|nada|para nada|not really|nicht wirklich)\b/;

/** "Looms? Great, but only a bonus!", "A degree? Nope.": the short answer that weighs what is asked before it. */
function answerTo(question: string | undefined, text: string): string {
  if (question?.endsWith('?') !== true) return '';
  const behind = text.slice(text.indexOf(question) + question.length);
  const answer = /^\s+([^.!?]{2,60})(?:[.!]|$)/.exec(behind)?.[1] ?? '';
  const isPraise = answer !== '' && answer.split(/\s+/).length <= 2;
  return isPraise || SAYS_NO.test(fold(answer)) || HELPS.test(fold(answer)) ? answer : '';
}

const MOST_AROUND = 5;
const SUBJECT_TO = /^[^.,;:]* subject to /iu;
const checksIn = (said: string): JobClause[] =>
  checkIn(said).map((text) => ({
    ...{ text, said, need: 'must', isDuty: false, isProse: false, isLoose: false },
  }));

/** The clauses of a line, or of an item of one, that ask for something. */
export function clausesOf(
  text: string,
  mode: Place,
  isPoint: boolean,
  isHeaded: boolean,
): JobClause[] {
  // "- Open culture:" heads the paragraph below it.
  if (isPoint && /^[^:]{2,60}:$/.test(text)) return [];
  if (mode === 'aside') return sentencesOf(text).flatMap(checksIn);
  let place: Place = mode;
  let before: 'must' | 'nice' | undefined;
  const sentences = sentencesOf(text);
  let isClosed = false;
  // "Tasks: to weld at the bench; to grind": what a semicolon parts is listed.
  const goesOn = (index: number) => {
    const before = sentences.slice(0, index).join('; ');
    return index > 0 && text.startsWith(`${before}; `);
  };
  return sentences.flatMap((whole, index): JobClause[] => {
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
    const [headed, heard] = index > 0 ? inlineHeading(whole) : [undefined, whole];
    const here = headed ?? place;
    // Whom to ask and how to apply goes on to the end of its line.
    isClosed = headed === undefined && (isClosed || isClosing(whole));
    if (isClosed) return [];
    const checks = isPoint ? [] : checksIn(whole);
    if (checks.length > 0 && (here === 'aside' || SUBJECT_TO.test(whole))) return checks;
    const answer = answerTo(whole, text);
    const isAnswer = sentences
      .slice(0, index)
      .some((one) => answerTo(one, text).includes(whole.replace(/[.!]$/, '')));
    if (isAnswer || SAYS_NO.test(fold(answer))) return [];
    if (here === 'aside' || (index > 0 && ONCE_MORE.test(fold(whole)))) return [];
    const told = withoutYet(heard);
    const parts = here === 'duty' && !isPoint && isDeedShaped(told) ? itemsOf(told) : [told];
    const wanted = isPoint ? [] : wantedIn(told);
    if (wanted.length > 0)
      return wanted.map((one) => ({
        ...one,
        said: whole,
        need: 'must',
        isDuty: false,
        isLoose: false,
      }));
    const asked = parts
      .map((part) => withoutRefused(withoutDenied(part)))
      .filter((part) => part !== '')
      .flatMap(helpingApart)
      .flatMap((part) => (here === 'nice' || here === 'duty' ? [part] : needsApart(part, isPoint)))
      .filter((sentence) => (isPoint && index === 0) || !/^\([^()]*\)\W*$/.test(sentence))
      .flatMap((sentence): JobClause[] => {
        const isItem =
          headed !== undefined || (isPoint && index === 0) || (isHeaded && goesOn(index));
        // "You know AWS. Terraform.": a name alone is asked for as what stands before it.
        const asPrior = isName(sentence) || SAME_GOES.test(fold(sentence)) ? before : undefined;
        const own = modeOf(sentence, here, isItem) ?? asPrior;
        before = own === 'duty' ? undefined : own;
        if (own === undefined || (here === 'none' && !ASKS.test(fold(sentence)))) return [];
        const need = own === 'nice' || answer !== '' ? 'nice' : 'must';
        // Without a subject, what begins with an ability is an item wherever it stands.
        const isProse =
          !isItem && !(isPoint && own === 'duty') && !ABILITY_FIRST.test(fold(sentence));
        const isLoose = isProse && (place === 'prose' || place === 'none');
        const isDuty = own === 'duty';
        return [{ text: sentence, said: whole, need, isDuty, isProse, isLoose }];
      });
    const isOf = (check: JobClause, { text }: JobClause) =>
      text.includes(check.text) && countWords(text) < countWords(check.text) + MOST_AROUND;
    return [...asked.filter((one) => !checks.some((check) => isOf(check, one))), ...checks];
  });
}
