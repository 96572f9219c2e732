import { fold, isFormality, pattern, plainText } from '@sastre/reading';
import type { EngineTask } from '../engine.ts';
import { cleanName } from '../clean-name.rules.ts';
import { factWeights } from '../rules/relevance.rules.ts';
import { askedBy, byNeed } from './asked.rules.ts';
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
        const hasNumber = /\d/.test(text);
        // Where the job names nothing, what is recent, done and told first leads.
        const weight =
          (weights.get(id) ?? 0) * 6 -
          rank * 8 -
          place +
          Number(hasNumber) * 3 +
          Number(turned.kind === 'did') * 30 -
          Number(isLesser(text)) * LESSER;
        return [{ id, text, station, turned, hasNumber, rank, weight }];
      }),
    )
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, MOST_LOOKED_AT)
    .map(({ id, text, rank, weight, ...rest }) => {
      const asked = askedBy(task, requirements, { id, text });
      const because = [id, `${rest.station.key}.company`];
      const isEvidence = asked.length > 0 && (rest.hasNumber || tellsResult(text));
      const proof = Number(isEvidence) * PROOF - (asked.length > 0 ? rank * NEWER : 0);
      return { weight: weight + asked.length * 40 + proof, deed: { ...rest, asked, because } };
    })
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ deed }) => deed);
}

/** What names a requirement with a number or a result counts for more than any that only mentions it; then the newest. */
const PROOF = 200;
const NEWER = 40;
/** Beside somebody, or once in a while. */
const LESSER = 20;
const RESULT = pattern('u')`
  (?<!\p{L})(?:
    reduc(?:ed|ing)|cut|halved|doubled|tripled|increased|raised|saved|won|lowered|shortened|improved|eliminated|
    reduziert\p{L}{0,2}|gesenkt|senkte|halbiert\p{L}{0,2}|verdoppelt\p{L}{0,2}|gesteigert|steigerte|gespart|gewonnen|
    verkurzt\p{L}{0,2}|verbessert\p{L}{0,2}|
    reduje|rebaje|duplique|triplique|aumente|ahorre|gane|mejore|consegui|logre|acorte
  )(?!\p{L})`;
const tellsResult = (text: string) => RESULT.test(fold(text));

function firstSentence(text: string): string {
  return (splitSentences(text)[0] ?? '').replace(/[.;,\s]+$/, '');
}
