import { fold, isFormality, pattern, plainText, type SupportedRequirement } from '@sastre/reading';
import type { EngineTask } from '../task/engine.ts';
import { cleanName } from '../task/clean-name.rules.ts';
import { ANSWERS, answersOf } from './answering.rules.ts';
import { askedBy, byNeed } from './asked.rules.ts';
import { fitOf, isSelfEvident, kindsAsked, kindsOf } from './kinds.rules.ts';
import { asksToLead, leadsPeople } from './leading.rules.ts';
import { heardIn, samePost, type DeedSigns } from './deed-signs.rules.ts';
import { useOf } from './deed-use.rules.ts';
import type { Deed, KeyedStation, Station } from './letter-material.rules.ts';
import { splitSentences } from './motive.rules.ts';
import { isLesser, isNoDeed } from './no-deed.rules.ts';
import { turnBullet } from './turn/turn-bullet.rules.ts';
import type { Turned } from './turn/turned.ts';

const SHORTEST_BULLET = 15;
const LONGEST_BULLET = 230;
const MOST_LOOKED_AT = 40;

/** A bullet that can be told, with what its use is weighed by. */
export interface WeighedDeed {
  id: string;
  signs: DeedSigns;
  deed: Deed;
}

/** What can be told, the most useful first. */
export function deedsOf(task: EngineTask, stations: readonly KeyedStation[]): Deed[] {
  return weighDeeds(task, stations).map(({ deed }) => deed);
}

/** The same with the signs that their use is weighed by; only so many are looked at closely. */
export function weighDeeds(task: EngineTask, stations: readonly KeyedStation[]): WeighedDeed[] {
  const requirements = byNeed(task.requirements);
  const answers = answersOf(task.requirements);
  const heard = heardIn(task.jobText, task.position);
  const isToLead = asksToLead(task);
  const kinds = kindsAsked(task);
  const musts = requirements.filter(isMust);
  const duties = task.requirements.filter(({ kind, need }) => kind === 'duty' && need === 'must');
  return tellable(task, stations)
    .map((bullet) => {
      const { text, station, turned, rank, place } = bullet;
      const isResult =
        turned.kind === 'result' || NONE_OF_IT.test(turned.text) || tellsResult(text);
      const isLeading = leadsPeople(text);
      const [lesser, selfEvident] = [isLesser(text), isSelfEvident(text)];
      const isLesserWork = lesser || (selfEvident && !kinds.has('safety'));
      const signs: DeedSigns = {
        named: 0,
        quotable: 0,
        answered: Math.min(MOST_ANSWERED, answers(text)),
        ...heard(text),
        samePost: samePost(station.position, task.position),
        fit: fitOf(text, kinds),
        noKind: Number(kindsOf(text).length === 0),
        rank: Math.min(OLDEST, rank),
        place: Math.min(LAST_PLACE, Math.max(0, place)),
        description: Number(place < 0),
        number: Number(/\d/.test(text.replace(YEAR, ''))),
        result: Number(isResult),
        leading: Number(isLeading),
        ledAsked: Number(isLeading && isToLead),
        task: Number(turned.kind === 'task'),
        short: Number(turned.text.split(' ').length < FEW_WORDS),
        words: Math.min(LONG, text.split(' ').length) / WORDS,
        lesser: Number(lesser),
        selfEvident: Number(selfEvident),
      };
      return { ...bullet, signs, isLesserWork, seemsOfUse: useOf(signs) };
    })
    .toSorted((one, other) => other.seemsOfUse - one.seemsOfUse)
    .slice(0, MOST_LOOKED_AT)
    .map(({ id, text, station, turned, signs: seen, isLesserWork }) => {
      const asked = askedBy(task, requirements, { id, text });
      const signs = {
        ...seen,
        named: Math.min(MOST_NAMED, asked.length),
        quotable: Number(asked.some(({ isWhole }) => isWhole)),
      };
      const isAskedToLead = signs.ledAsked === 1 && !isLesserWork;
      const deed: Deed = {
        station,
        turned,
        isResult: signs.number === 1 && signs.result === 1,
        asked,
        because: [id, `${station.key}.company`],
        isLinked: asked.length > 0 || signs.answered >= ANSWERS || isAskedToLead,
        covers: isLesserWork
          ? []
          : musts.filter(({ facts }) => facts.includes(id)).map((one) => one.id),
        duty: dutyOf(duties, id),
        isLesser: isLesserWork,
        fit: signs.fit + Number(isAskedToLead) * LED,
        use: useOf(signs),
      };
      return { id, signs, deed };
    })
    .toSorted((one, other) => other.deed.use - one.deed.use);
}

/** Behind all duties. */
const NO_DUTY = 1_000;

function dutyOf(duties: readonly SupportedRequirement[], id: string): number {
  const at = duties.findIndex(({ facts }) => facts.includes(id));
  return at < 0 ? NO_DUTY : at;
}

const isMust = ({ kind, need, term }: SupportedRequirement) =>
  need === 'must' && /^(?:duty|tool|skill)$/.test(kind) && !isFormality(term);

/** A bullet that can be told in a sentence, and where it stands. */
interface Bullet {
  id: string;
  text: string;
  station: Station;
  turned: Turned;
  /** 0: the newest place. */
  rank: number;
  /** -1: what the job is, which stands before what was done in it. */
  place: number;
}

function tellable(task: EngineTask, stations: readonly KeyedStation[]): Bullet[] {
  const seen = new Set<string>();
  return stations.flatMap(({ entry, station }, rank) =>
    [entry.description, ...entry.achievements].flatMap((achievement, at) => {
      const place = at - 1;
      const id = at === 0 ? `${station.key}.description` : `${station.key}.achievements[${place}]`;
      const whole = cleanName(plainText(achievement));
      const text = firstSentence(whole);
      if (text.length < SHORTEST_BULLET || text.length > LONGEST_BULLET) return [];
      const turned = turnBullet(text, task.letterLanguage, station.isCurrent);
      // What stands in two entries is told once; to have a licence is no deed.
      if (turned === undefined || seen.has(fold(text)) || isFormality(text)) return [];
      // What failed, waits or was hardly done is nothing to apply with.
      if (isNoDeed(whole)) return [];
      seen.add(fold(text));
      return [{ id, text, station, turned, rank, place }];
    }),
  );
}

/** Beyond these amounts a sign says no more. */
const MOST_ANSWERED = 6;
const MOST_NAMED = 2;
const OLDEST = 3;
const LAST_PLACE = 6;
/** "Elaboro los horarios". */
const FEW_WORDS = 5;
const LONG = 30;
/** Words are counted by ten. */
const WORDS = 10;
/** Whom one led where the job is to lead is of its kind. */
const LED = 2;
/** "Had no accidents", "gab es keine Unfälle". */
const NONE_OF_IT = /^(?:(?:have )?had no |gab es (?:[^,]{0,40} )?kein)/u;
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
  // "… nach Tarif. 25 Wochenstunden." are two.
  const [first = ''] = (splitSentences(text)[0] ?? '').split(/(?<=\p{L}{5})\.\s+(?=\d)/u);
  return first.replace(/[.;,\s]+$/, '');
}
