import { PAST, PAST_OR_ADJECTIVE, PRESENT, PRESENT_OR_NOUN } from './english.words.ts';
import { listed } from '../../post/listed.ts';
import { did, result, small, task, type Turned } from './turned.ts';

/** Names of work with the verb that says neither more nor less, of the past. */
const VERB_OF: ReadonlyMap<string, string> = new Map(
  `reduction reduced|introduction introduced|implementation implemented|preparation prepared|coordination coordinated|
   supervision supervised|organisation organised|organization organized|design designed|development developed|creation created|
   installation installed|migration migrated|negotiation negotiated|translation translated|completion completed|
   renovation renovated|restoration restored|expansion expanded|launch launched|
   digitisation digitised|digitization digitized|revision revised|training trained|production produced`
    .split('|')
    .map((row) => row.trim().split(' ') as [string, string]),
);
/** What is done once, or told with from where to where: it is said as done also of a job that goes on. */
const ONCE = listed(
  'reduction introduction implementation creation installation migration completion renovation restoration expansion launch',
);
const STATES: readonly (readonly [RegExp, string, string])[] = [
  [/^Responsibility for /i, 'am responsible for ', 'was responsible for '],
  [/^On[- ]call (?=one |every |once |\d|for )/i, 'am on call ', 'was on call '],
  [/^Member of /i, 'am a member of ', 'was a member of '],
  [/^Contribution to /i, 'have contributed to ', 'contributed to '],
  [/^Cover for (?=the .{3,40} (?:his|her) (?:\p{L}+ )?leave)/iu, 'covered for ', 'covered for '],
  [/^Cover for (?=the )/i, 'have covered for ', 'covered for '],
  [/^Qualification as (?=an? )/i, 'qualified as ', 'qualified as '],
  [/^Qualification as /i, 'qualified as a ', 'qualified as a '],
];
/** What it is good that there was none of. */
const NONE =
  /^No (?=(?:\p{L}+ ){0,2}(?:accidents?|incidents?|injur(?:y|ies)|complaints?|losses|breakages|recalls)(?!\p{L}))/u;
/** "Payment errors down by half": what was measured, and which way it went. */
const WENT = /^(\p{Lu}[\p{Ll}-]+(?: \p{Ll}+){0,3}) (down|up) ((?:by|from) .*)$/u;

/** "Migration of 900 files completed in two months": whose doing it was, it does not say. */
const COMPLETED =
  /^(?:The )?(\p{L}+(?:tion|sion|ment|al) of [^;:]+?) (completed|finished|delivered) ((?:in|within|on|ahead of|under|below) [^;:]+)$/iu;

/** "Electricity for the main stage fell by 18%". */
const FELL =
  /^\p{Lu}[\p{Ll}-]+(?: [\p{Ll}-]+){0,6} (?:fell|rose|dropped|grew|went (?:down|up)) (?:by|from|to) [^;:]*\d[^;:]*$/u;
/** Whose doing it was, the clause does not say: "errors went down, after adding a check". */
const DANGLING = /,? (?:after|by|through|when) \p{Ll}+ing .*$/u;
const MEASURED = /(?:[^s]s|time|waste|turnover|output|absence|spend|traffic)$/u;

/** A bullet that says what was brought to its end, and how, as a clause. */
export function turnCompleted(text: string): Turned | undefined {
  const [, work = '', done = '', how = ''] = COMPLETED.exec(text) ?? [];
  return work === '' ? undefined : result(`The ${small(work)} was ${done} ${how}`);
}

/** A bullet that names work or a result by a noun, as a part of a sentence. */
export function turnEnglishWork(text: string, isCurrent: boolean): Turned | undefined {
  for (const [start, now, past] of STATES)
    if (start.test(text))
      return did(text.replace(start, isCurrent ? now : past).replace(HOW_LONG, ', for $1'));
  if (NONE.test(text)) return did(`${isCurrent ? 'have had' : 'had'} ${small(text)}`);
  const [, what = '', way = '', how = ''] = WENT.exec(text) ?? [];
  if (FELL.test(text)) return result(text.replace(DANGLING, ''));
  if (MEASURED.test(what)) return result(`${what} went ${way} ${how.replace(DANGLING, '')}`);
  return turnWork(text, isCurrent) ?? turnPlain(text);
}
/** "During her leave (seven months)". */
const HOW_LONG = / \((\p{L}+ (?:weeks|months|years))\)$/u;

function turnWork(text: string, isCurrent: boolean): Turned | undefined {
  const [, noun = '', object = ''] = /^(\p{L}+) of (.+)$/u.exec(text) ?? [];
  const name = noun.toLowerCase();
  const verb = VERB_OF.get(name);
  if (verb === undefined || (isCurrent && !ONCE.has(name))) return undefined;
  // By whom it was done, or a second work that wants its own verb.
  if (/(?<!\p{L})by (?:the|an?|our)(?!\p{L})|[;:]| and \p{L}+(?:tion|ing|ment) of /u.test(object))
    return undefined;
  return did(`${verb} ${object}`);
}

/** Names of work that are no thing: without an article. */
const ACTIVITY = /^\p{Lu}?\p{Ll}{2,}-?\p{Ll}*ing$/u;
const NO_ACTIVITY =
  /^(?:building|training|lighting|living|ceiling|wedding|housing|clothing|evening|morning|selling|being|thing|string|spring|king|ring|wing|meeting|setting|opening|heading|rating|ranking|leading|managing|teaching|visiting|trading|existing|outstanding|working|coming|including|following|learning|funding|seating|parking|standing|outing|saving|earning|spending|schooling|booking)$/u;
const MANY = listed(`
  call-outs callouts reconciliations inspections repairs installations deliveries checks audits tours visits reports appointments meetings
  workshops classes courses lessons talks surveys measurements bookings payments rounds calculations translations interviews
  consultations negotiations presentations demonstrations examinations assessments tests stocktakes stock-takes orders quotes`);
/** What is done with what stands before: "P&L management", "stock control", "second-line support". */
const OF = listed('management maintenance administration coordination support control procurement');
const OFTEN =
  /^(?:daily|weekly|monthly|quarterly|yearly|annual|regular) (?:\p{Ll}+ )?(?:talk|report|meeting|review|check|visit|clinic|class|workshop|newsletter|inventory|stock-?take|round|briefing|audit|tour|session|column|rota|payroll|return|survey)(?= )/iu;

/** Said of oneself, of when one worked, or with more behind it than a task. */
const NO_TASK =
  /^(?:I|am|was|have|had|currently|seasonal|temporary|casual|part-time|full-time|night|shift|summer|weekend|reception)(?!\p{L})|, (?:no|and) /iu;

/** "Survey work for parish councils", "Bank reconciliations in Xero", "Monthly talk on eye health" as tasks. */
function turnPlain(bullet: string): Turned | undefined {
  const text = bullet.replace(/, incl\. /u, ', including ');
  const [head = ''] = text.split(/ (?:of|for|on|in|at|with|to|from|by|one|as|using)(?= )|[,:;(]/);
  const rest = text.slice(head.length);
  const all = head.toLowerCase().split(' ');
  const last = all.at(-1) ?? '';
  const isVerb = [PAST, PAST_OR_ADJECTIVE, PRESENT, PRESENT_OR_NOUN].some((verbs) =>
    verbs.has(all[0] ?? ''),
  );
  if (all.length > 1 && (/ed$/u.test(all[0] ?? '') || (isVerb && all[0] !== 'survey')))
    return undefined;
  if (NO_TASK.test(text)) return undefined;
  if (all.length > 4 || rest === '' || /[:;]|\b(?:was|were|is|are|he|she|we|they)\b/i.test(text))
    return undefined;
  // "Climbing, pruning and felling on domestic jobs".
  const list = /^((?:[\p{L}-]+ing, )*[\p{L}-]+ing and [\p{L}-]+ing) (?:on|of|for|in|at) /iu.exec(
    text,
  )?.[1];
  if (list !== undefined)
    return areActivities(list.toLowerCase().split(/, | and /)) ? task(small(text)) : undefined;
  if (OFTEN.test(text) && !/s$/.test(last) && all.length > 1) return task(`a ${small(text)}`);
  const isOf = / of /.test(` ${rest.slice(0, 4)}`);
  const isKnown =
    last === 'work' || areActivities([last]) || MANY.has(last) || (all.length > 1 && OF.has(last));
  if (!isKnown || /^(?:,|\()/.test(rest)) return undefined;
  return task(`${isOf ? 'the ' : ''}${small(text)}`);
}

function areActivities(words: readonly string[]): boolean {
  return words.every((word) => ACTIVITY.test(word) && !NO_ACTIVITY.test(word));
}
