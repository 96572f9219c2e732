import { fold, isFormality, pattern, plainText } from '@sastre/reading';
import type { EngineTask } from '../engine.ts';
import { cleanName } from '../clean-name.rules.ts';
import { factWeights } from '../rules/relevance.rules.ts';
import { ANSWERS, answersOf } from './answering.rules.ts';
import { askedBy, byNeed } from './asked.rules.ts';
import { fitOf, isSelfEvident, kindsAsked } from './kinds.rules.ts';
import { asksToLead, leadsPeople } from './leading.rules.ts';
import type { Deed, KeyedStation } from './letter-material.rules.ts';
import { splitSentences } from './motive.rules.ts';
import { isLesser, isNoDeed } from './no-deed.rules.ts';
import { turnBullet } from './turn/turn-bullet.rules.ts';

const SHORTEST_BULLET = 15;
const LONGEST_BULLET = 230;
const MOST_LOOKED_AT = 40;

/** Told first, then weighed by what the job names: only so many are looked at closely. */
export function deedsOf(task: EngineTask, stations: readonly KeyedStation[]): Deed[] {
  const weights = factWeights(task.requirements, task.facts);
  const requirements = byNeed(task.requirements);
  const answers = answersOf(task.requirements);
  const isToLead = asksToLead(task);
  const kinds = kindsAsked(task);
  const seen = new Set<string>();
  return stations
    .flatMap(({ entry, station }, rank) =>
      // What the job is stands before what was done in it.
      [entry.description, ...entry.achievements].flatMap((achievement, at) => {
        const place = at - 1;
        const id =
          at === 0 ? `${station.key}.description` : `${station.key}.achievements[${place}]`;
        const whole = cleanName(plainText(achievement));
        const text = firstSentence(whole);
        if (text.length < SHORTEST_BULLET || text.length > LONGEST_BULLET) return [];
        const turned = turnBullet(text, task.letterLanguage, station.isCurrent);
        // What stands in two entries is told once; to have a licence is no deed.
        if (turned === undefined || seen.has(fold(text)) || isFormality(text)) return [];
        // What failed, waits or was hardly done is nothing to apply with.
        if (isNoDeed(whole)) return [];
        seen.add(fold(text));
        const isResult =
          turned.kind === 'result' || NONE_OF_IT.test(turned.text) || tellsResult(text);
        const isLeading = leadsPeople(text);
        const hasNumber = /\d/.test(text.replace(YEAR, '')) || isResult;
        const fit = fitOf(text, kinds);
        // Where the job names nothing, what is recent, done and told first leads.
        const weight =
          (weights.get(id) ?? 0) * 6 -
          rank * NEWER -
          place +
          Number(hasNumber) * 3 +
          Number(isResult) * RESULT_TOLD +
          fit * FIT +
          Number(isLeading) * LEADING +
          Number(turned.kind !== 'task') * VERB -
          Number(turned.text.split(' ').length < FEW_WORDS) * LITTLE_SAID;
        const answered = answers(text);
        const lesser = isLesser(text) || (isSelfEvident(text) && !kinds.has('safety'));
        return [{ id, text, station, turned, hasNumber, isLeading, answered, weight, lesser, fit }];
      }),
    )
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, MOST_LOOKED_AT)
    .map(({ id, text, weight, answered, lesser, station, turned, hasNumber, isLeading, fit }) => {
      const isAskedToLead = isToLead && isLeading && !lesser;
      const asked = askedBy(task, requirements, { id, text });
      const because = [id, `${station.key}.company`];
      const isLinked = asked.length > 0 || answered >= ANSWERS || isAskedToLead;
      const isStrong = asked.length > 0 || answered >= 2 * ANSWERS || isAskedToLead;
      const isEvidence = isLinked && hasNumber;
      return {
        weight:
          weight +
          asked.length * NAMED +
          answered * ANSWER +
          Number(isAskedToLead) * ASKED_TO_LEAD +
          Number(isEvidence) * PROOF -
          Number(lesser) * LESSER,
        deed: {
          station,
          turned,
          hasNumber,
          asked,
          because,
          isLinked,
          isStrong,
          isLesser: lesser,
          fit: fit + Number(isAskedToLead) * LED,
        },
      };
    })
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ deed }) => deed);
}

/** What names a requirement counts most, then how much of it the job asks for; a number or a result proves it. */
const NAMED = 20;
const ANSWER = 8;
const PROOF = 15;
const NEWER = 8;
const RESULT_TOLD = 20;
/** Whom one led or taught; and where the job asks for it. */
const LEADING = 8;
const ASKED_TO_LEAD = 25;
/** Of the kind of work that the job is; of it, whom one led where the job is to lead. */
const FIT = 8;
const LED = 2;
const VERB = 10;
/** Beside somebody, or once in a while; or that nothing happened, where nobody asks for safety. */
const LESSER = 45;
/** "Had no accidents", "gab es keine Unfälle". */
const NONE_OF_IT = /^(?:(?:have )?had no |gab es (?:[^,]{0,40} )?kein)/u;
/** "Elaboro los horarios". */
const FEW_WORDS = 5;
const LITTLE_SAID = 10;
/** When it was counts nothing. */
const YEAR = /(?<![\d.,])(?:19|20)\d\d(?![\d.,]*\d)/gu;
const RESULT = pattern('u')`
  (?<!\p{L})(?:
    reduc(?:ed|ing)|cut|halved|doubled|tripled|increased|raised|saved|won|lowered|shortened|improved|eliminated|
    reduziert\p{L}{0,2}|gesenkt|senkte|halbiert\p{L}{0,2}|verdoppelt\p{L}{0,2}|gesteigert|steigerte|gespart|gewonnen|
    verkurzt\p{L}{0,2}|verbessert\p{L}{0,2}|
    reduje|rebaje|duplique|triplique|aumente|ahorre|gane|mejore|consegui|logre|acorte
  )(?!\p{L})`;
/** "From 41 to 27". */
const FROM_TO =
  /(?<!\p{L})(?:from|von|del?) \S{0,3}\d\S* ?(?:%|\p{L}{1,12})? (?:to|auf|al?) \S{0,3}\d/u;
const tellsResult = (text: string) => RESULT.test(fold(text)) || FROM_TO.test(text);

function firstSentence(text: string): string {
  return (splitSentences(text)[0] ?? '').replace(/[.;,\s]+$/, '');
}
