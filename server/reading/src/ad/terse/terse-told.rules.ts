import { ABOUT_EMPLOYER, ABOUT_OFFER, ASKS, HELPS, NOT_ASKED } from '../clause-cues.ts';
import { NAMES_ABILITY } from '../clause-mode.rules.ts';
import { OPENS_SENTENCE } from '../position-said.rules.ts';
import { namesQualification } from '../qualifications.rules.ts';
import { FINITE } from '../statements.rules.ts';
import { cueOf, formsOf } from './terse-cues.ts';
import { statedIn, type Said } from './terse-stated.rules.ts';
import { fold } from '../../words/stem.rules.ts';

/** A sentence that tells of somebody or something, whatever it is. */
export function isTold(sentence: string): boolean {
  // "IT literate"; "with own van".
  const folded = fold(
    sentence
      .replace(/[.!]+$/, '')
      .replace(
        /(?<!\p{L})IT(?!\p{L})|^(?:with|mit|con|at least|mind(?:estens)?\.?) (?=\S+ \S)/giu,
        (word) => (word === 'it' ? word : ''),
      ),
  );
  // "A licence, a head for heights, night shifts are fine": what begins as a list is one.
  const [first = '', ...others] = folded.split(', ');
  const isFinite = FINITE.test(others.length > 1 ? first : folded);
  const opens = OPENS_SENTENCE.test(folded) && (isFinite || !OPENS_PHRASE.test(folded));
  const says = ABOUT_EMPLOYER.test(folded) || opens || isFinite;
  return BEGINS.test(folded) || isRunOn(sentence) || (says && !HELPS.test(folded));
}

/** "Looms since 1950 in a valley with a river and six sheep": so many words without a sign list nothing. */
const isRunOn = (sentence: string) =>
  sentence.split(' ').length > LONGEST &&
  !/[,;:(+/&|]| [–-] /.test(sentence) &&
  !namesQualification(sentence) &&
  ![HELPS, ASKS, NAMES_ABILITY].some((cue) => cue.test(fold(sentence)));
const LONGEST = 8;
/** "Für Zwillinge, mit Erste-Hilfe-Kurs": no verb need follow. */
const OPENS_PHRASE = /^(?:for|fur|para|with|mit|con|bei|in|en|at|as|als)(?!\p{L})/u;
const BEGINS =
  /^(?:you|your|you'll|you've|du|ihr|sie|wer|whoever|if|wenn|falls|si|tienes|sabes|eres|hablas|nos|te|\p{L}+(?:aras|eras|iras)|\p{L}{2,}[aei]mos)(?!\p{L})/u;

/** "If you also tune pianos, good": short praise for what is a condition. */
const WISH =
  /^(?:if you(?: also| ever)?(?: (?:have|hold|know|can))?|wenn (?:du|ihr|sie)(?: auch| noch)?|si (?:además |también )?)\s?(?!(?:\p{L}+ )?(?:interes|bock|lust))(\S[^,:]{3,60})[,:] (?:[^,.!?]+ )?(?:good|great|lovely|perfect|brilliant|perfekt|super|toll|prima|top|genial|mejor|perfecto|excelente|excellent|estupendo|buenísimo|ideal|linda onda|joya)(?: [^,.!?]+)?[.!]*$/iu;
/** "Looms and knots are what we need". */
const NEEDED_LAST =
  / (?:(?:is|are) what (?:we|i) (?:need|want|ask for|look for|seek)|(?:ist|sind) (?:das|was|alles), was wir (?:brauchen|suchen)|[–—-] das (?:sollte(?:st|t|n)? (?:du|ihr|sie)|m[uü]ss\p{L}* (?:du|ihr|sie)) (?:können|draufhaben|beherrschen|mitbringen)|es lo que (?:pedimos|buscamos|necesito|necesitamos)|setzen? (?:ich|wir) (?:\p{L}+ )?voraus|are musts|(?:matters?|counts|is important) to (?:us|me)|(?:we|i)(?:'d| would)? (?:really )?(?:want|need|like) you to (?:know|have|bring|hold)(?: already)?)[.!]?$/iu;
/** "Gefragt sind Java und Go", "Imprescindible Grado en Enfermería", "You do need a year in a bakery". */
const NEEDED_FIRST =
  /^(?:(?:Gefragt|Gefordert|Verlangt|Voraussetzung(?:en)?|Bedingung|Pflicht|Nötig|Notwendig) (?:ist|sind) (?:(?:der|die|das|ein|eine) )?|(?:Imprescindibles?|Indispensables?|Necesari[oa]s?):? (?:tener |contar con )?|you (?:do |really )need |(?:They|He|She|(?:The|My) client)(?: really)? (?:wants?|needs?|asks? for|requires?|expects?) |(?:Der|Mein|Unser) Kunde (?:wünscht sich|will|verlangt|erwartet|braucht) |(?:El|Mi) cliente (?:pide|quiere|exige|necesita) |(?:Piden|Exigen|Se piden?) )(?!(?:an?|eine?n?|una?|to|you|us|me|que) )(?=\S)/u;
/** "Toll fände ich, wenn du Kränze bindest", "Wer Orgel spielt, ist doppelt willkommen", "They'd like someone who has run Sage". */
const WISHED = formsOf('wished');
/** "We work in Swift and expect you to as well": what is used is asked for. */
const SHARED =
  /^(?:we|i) (?:work|build|code|write|cook|bake) (?:in|with|on) (.+?),? (?:and|so) (?:we )?expect you to(?: do so)?(?:,? (?:as well|too))?[.!]*$/iu;

/** "You read plans and spray gelcoat", "The person we want plays the organ": what whoever is sought does. */
const DOES = cueOf('does', 'iu');
/** What is done so by the house, or given by it. */
const OF_OFFER = cueOf('offers', 'u', (all) => `^(?:${all})(?!\\p{L})`);
const APART =
  /,?\s+(?:and|und|y)\s+(?:(?:you|du|sie|que)\s+)?(?=\p{Ll}+(?:s|t|st|en|[ae]n?)?\s)|,\s+(?:(?:you|du|sie|que)\s+)?(?=\p{Ll})/u;

/** Each of the deeds that a sentence tells of whoever is sought; what it tells of the house is left out. */
export const deedsIn = (told: string): string[] =>
  told
    .split(APART)
    .filter((one) => ![OF_OFFER, NOT_ASKED, ABOUT_OFFER].some((cue) => cue.test(fold(one))))
    .map((one) => one.replace(/^(?:sepa[ns]?|tenga[ns]?) /u, ''));

/** What a sentence asks for in a way that only a note does; nothing for others. */
export function saidOf(sentence: string): Said[] {
  const stated = statedIn(sentence);
  if (stated.length > 0) return stated;
  const said = noted(sentence);
  return said === undefined ? [] : [said];
}

function noted(sentence: string): Said | undefined {
  const wish = WISH.exec(sentence)?.[1];
  if (wish !== undefined) return { said: wish, need: 'nice', isDone: false };
  const [wished] = WISHED.flatMap((form) => form.exec(sentence)?.[1] ?? []);
  if (wished !== undefined) return { said: wished, need: 'nice', isDone: false };
  const shared = SHARED.exec(sentence)?.[1];
  if (shared !== undefined) return { said: shared, need: 'must', isDone: false };
  const [first = ''] = NEEDED_FIRST.exec(sentence) ?? [];
  const isFirst = first !== '' && ![HELPS, NOT_ASKED].some((cue) => cue.test(fold(sentence)));
  if (isFirst) return { said: sentence.slice(first.length), need: 'must', isDone: false };
  const [whole = ''] = NEEDED_LAST.exec(sentence) ?? [];
  if (whole !== '') return { said: sentence.slice(0, -whole.length), need: 'must', isDone: false };
  const [who = ''] = DOES.exec(sentence) ?? [];
  const said = sentence.slice(who.length);
  const isOfThem =
    who !== '' &&
    !/[?:;]/.test(said) &&
    ![HELPS, OF_OFFER, NOT_ASKED].some((cue) => cue.test(fold(said)));
  return isOfThem ? { said: said.replace(/[.!]+$/, ''), need: 'must', isDone: true } : undefined;
}

/** "You explain maths? Then come to us!": the question tells whom one seeks. */
export const asStated = (sentences: readonly string[]): string[] =>
  sentences.map((one, at) =>
    DOES.test(one) &&
    /^(?:dann|then|so|komm|join|come|bewirb|apply)(?!\p{L})/iu.test(sentences[at + 1] ?? '')
      ? one.replace(/\?$/, '')
      : one,
  );
