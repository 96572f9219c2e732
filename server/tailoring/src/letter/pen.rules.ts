import {
  letterDate,
  phrasesFor,
  readReference,
  subjectLine,
  trainingIn,
  type Phrases,
} from '@sastre/frames';
import { contactIn, detectLanguage, escapeMarkdown, findTools, fold } from '@sastre/reading';
import type { EngineTask } from '../task/engine.ts';
import { enumerate, fill, hash } from './fill.rules.ts';
import { suitPosition, titleFormOf } from './gendered.rules.ts';
import { greetingTo } from './greeting.rules.ts';
import type { Deed, Said, Station } from './letter-material.rules.ts';
import { monthInWords } from './month-in-words.rules.ts';
import { inDative, skillIn } from './names.rules.ts';
import { createPaperPen } from './paper-pen.rules.ts';
import { placeIn, shortName } from './place.rules.ts';
import { regionOf } from './region.rules.ts';
import { createStudyPen } from './study-pen.rules.ts';
import { knownAs, SAID_LEVELS, spokenAs } from './said-levels.ts';
import { heldAs, isTwofold, positionAs } from './titles.rules.ts';
import { isDoneOnce } from './done-once.rules.ts';
import { isForClient } from './for-client.rules.ts';
import { alsoBehind, contracted } from './joints.rules.ts';

/**
 * Writes single sentences in the letter's language; each rests on one entry, or names what the job and the CV both say. Where there are
 * several ways to say a thing, all of them, the best first.
 */
export type Pen = ReturnType<typeof createPen>;

type Choice = {
  [K in keyof Phrases]: Phrases[K] extends readonly string[] ? K : never;
}[keyof Phrases];

/** A task that its sentence goes on behind. */
const LONGEST_PLAIN = 90;

/** How a deed stands behind what was said before it. */
export interface DeedPlace {
  /** The sentence before speaks of the same entry. */
  isThere: boolean;
  /** So many deeds of it are told already. */
  nth: number;
  /** The company was named before. */
  isKnown: boolean;
}

/** How an earlier post stands to the one told before it. */
export interface EarlierPlace {
  isBefore: boolean;
  /** At the same company. */
  isThere: boolean;
  /** Another earlier one is told already. */
  isThird: boolean;
}

/** Makes the pen for a task; the same task always finds the same words. */
export function createPen(task: EngineTask) {
  const { letterLanguage: language, companyName, position, cvLanguage } = task;
  const region = regionOf(task);
  const phrases = phrasesFor(language, region);
  const company = escapeMarkdown(companyName);
  const isOwnLanguage = cvLanguage === language;
  const seed = hash(`${task.main.personal_info.fullName}|${companyName}|${task.jobText}`);
  /** All ways, beginning with the one that this letter takes. */
  const turnsOf = (key: Choice, salt: number): string[] => {
    const all = phrases[key];
    const from = (seed + salt) % all.length;
    return [...all.slice(from), ...all.slice(0, from)];
  };
  const named = (said: readonly Said[]) =>
    list(said.map(({ text }) => escapeMarkdown(skillIn(text, language, task.jobText))));
  const quoted = (text: string) => `${phrases.quotes[0]}${text}${phrases.quotes[1]}`;
  const list = (items: readonly string[]) => enumerate(items, phrases.and);
  const month = (date: string) => monthInWords(date, language);
  const as = (station: Station) => heldAs(station.position, language, isOwnLanguage);
  const whereOf = (name: string, place: 0 | 1) =>
    FREELANCE.test(fold(name).trim()) ? phrases.freelance[place] : placeIn(name, language);
  const deedAt = (station: Station, isKnown: boolean) =>
    station.isOneOfSeveral
      ? fill(phrases.whereAs, { as: as(station), in: whereOf(station.company, 1) })
      : whereOf(isKnown ? shortName(station.company) : station.company, 1);
  const stationIn = (station: Station, isKnown = false) => ({
    where: whereOf(isKnown ? shortName(station.company) : station.company, 0),
    as: as(station),
    since: month(station.startDate),
    until: month(station.endDate),
  });

  /** True for skills that are told without their level. */
  const isPlain = (said: readonly Said[]) =>
    // In the middle of the scale it says little, and confesses a gap where more is asked for.
    said.some(({ level }) => level === undefined || /^(?:Beginner|Intermediate)$/.test(level)) ||
    // German has no knowledge "in" what is no tool.
    (language === 'de' && said.some(({ text }) => findTools(text).length === 0));

  /** Names of the position, the one that suits the person first; none when the job text names none. */
  const positions = (): string[] => {
    const isForeign = (detectLanguage(task.jobText) ?? language) !== language;
    const isOpen =
      !isForeign &&
      language === 'de' &&
      /\((?:[mwdfx]\s?[/|]\s?){1,3}[mwdfx]\)/iu.test(task.jobText);
    const suited = suitPosition(position, titleFormOf(task.main), isOpen);
    const names = [...new Set([suited, position])].filter((name) => name !== '');
    return (
      names
        .map((name) => positionAs(name, language, !isForeign))
        // German quotes every position.
        .map((name) => (isForeign && language !== 'de' ? quoted(name) : name))
    );
  };

  const applied = ([undefined, 'f', 'm'] as const).map((form) =>
    fold(suitPosition(position, form)),
  );

  return {
    isAppliedFor: ({ position: held }: Station) => applied.includes(fold(held)),
    date: () => letterDate(task.now, language),
    /** What the letter is for, the best first; none where neither position nor reference is known. */
    subject(): string[] {
      const reference = escapeMarkdown(readReference(task.jobText));
      const names = positions();
      const lines = names.map((name) => subjectLine(name, language, reference, region));
      const plain =
        reference === '' ? [] : names.map((name) => subjectLine(name, language, '', region));
      return [
        ...lines,
        ...(reference === '' ? [] : [subjectLine('', language, reference, region)]),
        ...plain,
      ];
    },
    greeting: () =>
      escapeMarkdown(greetingTo(companyName, language, contactIn(task.jobText), region)),
    /** Where a greeting by name does not pass. */
    teamGreeting: () => escapeMarkdown(greetingTo(companyName, language, undefined, region)),
    /** Whom a letter greets by name is not taken leave of as a team is. */
    goodbye: (isNamed: boolean) => phrases[isNamed ? 'goodbyeNamed' : 'goodbye'],
    closing: () => turnsOf('closing', 4),
    /** With the position's name; without it; and what can always be said. */
    apply(): string[] {
      const values = { company, in: placeIn(companyName, language) };
      const alone = isForClient(task)
        ? positions().map((name) => fill(phrases.applyAlone, { position: name }))
        : [];
      return [
        ...alone,
        ...positions().flatMap((name) => {
          const training = trainingIn(name, language);
          const named = [...turnsOf('apply', 0), phrases.applyAlone];
          const ways = training === undefined ? named : phrases.applyTraining;
          return ways.map((words) => fill(words, { ...values, position: training ?? name }));
        }),
        ...turnsOf('applyUnnamed', 0).map((words) => fill(words, values)),
        fill(phrases.applyPlain, values),
        phrases.applyBare,
      ];
    },
    /** That one works, or has worked, where one applies; `isNamed`: the sentence before names it. */
    again(station: Station, isNamed: boolean): string[] {
      const { startDate, endDate, isCurrent } = station;
      const isDated = startDate !== '' && (isCurrent || endDate !== '');
      const dated = isCurrent ? phrases.againNow : phrases.againEnded;
      const undated = isCurrent ? phrases.againNowUndated : phrases.againEndedUndated;
      return [...(isDated ? [dated] : []), undated]
        .flatMap((ways) => ways.slice(isNamed ? 0 : 1))
        .map((words) => fill(words, stationIn(station, true)));
    },
    career(station: Station): string[] {
      const { startDate, endDate, isCurrent, position: held, isNext } = station;
      const hasDate = (isCurrent ? startDate : endDate) !== '';
      // Who was there before in another post has been there for longer than this date says.
      const ofPost: Choice[] = isNext || !isTwofold(held) ? ['now'] : [];
      const dated: Choice[] = isNext ? ofPost : [...ofPost, 'nowThere'];
      const keys: Choice[] = isCurrent
        ? [...(hasDate ? dated : []), 'nowUndated']
        : [...(hasDate ? (['last'] as const) : []), 'lastUndated'];
      return keys
        .flatMap((key) => (/^now$|^last$/.test(key) ? turnsOf(key, 1) : [...phrases[key]]))
        .map((words) => fill(words, stationIn(station)));
    },
    earlier(station: Station, { isBefore, isThere, isThird }: EarlierPlace): string[] {
      const there = phrases[isBefore ? 'beforeThere' : 'besidesThere'];
      const words = isBefore ? phrases.before : phrases.besides;
      const isEnded = isBefore && station.endDate !== '';
      const until = isEnded ? [...phrases.last, ...(isThird ? phrases.lastPlain : [])] : [];
      const plain = isBefore && !isThere ? phrases.beforePlain : [];
      const past = [...(isThere ? [there] : []), ...words, ...until, ...plain];
      // "Before that … Before that …": the second time it is said until when.
      const all = station.isCurrent ? phrases.besidesNow : isThird ? [...until, ...past] : past;
      return all.map((one) => fill(one, stationIn(station)));
    },
    deed({ station, turned }: Deed, { isThere, nth, isKnown }: DeedPlace): string[] {
      const { isCurrent } = station;
      const isOngoing = isCurrent && !isDoneOnce(turned.text);
      const [one, many] = phrases[isOngoing ? 'taskVerbsNow' : 'taskVerbs'];
      const text = escapeMarkdown(turned.text);
      const values = {
        where: deedAt(station, isKnown),
        as: as(station),
        did: text,
        task: text,
        verb: turned.isMany ? many : one,
      };
      if (turned.kind === 'result') return isThere ? [`${text}.`] : [];
      const none = /^gab es (.+)$/u.exec(text)?.[1];
      if (none !== undefined)
        return (isThere ? (nth === 0 ? phrases.none : phrases.none.toReversed()) : []).map(
          (words) => fill(words, { none }),
        );
      const filled = (all: readonly string[]) =>
        all.map((words) => alsoBehind(contracted(fill(words, values), language)));
      const isTask = turned.kind === 'task';
      const away = filled([phrases[isTask ? taskKey(station) : 'did']].flat());
      if (!isThere) return away;
      const also = isTask
        ? [phrases[thereKey(station)][1]]
        : phrases.didAlso.map((_one, at, all) => all[(at + nth - 1) % all.length] ?? '');
      const first = isTask
        ? [phrases[thereKey(station)][0]]
        : phrases[isCurrent ? 'didThereNow' : 'didThere'];
      const asPost = station.isOneOfSeveral && !isTask ? phrases.didAs : first;
      // "Dort" again, before the name of the house.
      const isPlain = isTask && text.length < LONGEST_PLAIN && !/[,;:]/.test(text);
      const more = nth === 0 ? [] : phrases.taskThereAlso;
      const too = isPlain ? [...more, phrases.taskThereToo[isCurrent ? 1 : 0]] : [];
      // The sentence before names the company.
      return [
        ...filled(nth === 0 ? asPost : [...also, ...first]),
        ...filled(too),
        ...(nth === 0 ? [] : away),
      ];
    },
    isPlain,
    /** All of one level, or of those that are told without. */
    skills(said: readonly Said[]): string[] {
      const level = said[0]?.level;
      const bent =
        language === 'de'
          ? list(said.map(({ text }) => escapeMarkdown(inDative(text))))
          : named(said);
      const ways = bent === named(said) ? phrases.skillsPlain : phrases.skillsPlain.slice(0, 1);
      const plain = ways.map((words) => fill(words, { list: bent }));
      if (level === undefined || level === 'Beginner' || isPlain(said)) return plain;
      const values = { list: named(said), level: SAID_LEVELS[language][level] };
      return [...phrases.skills.map((words) => fill(words, values)), ...plain];
    },
    /** Of two levels, the better one first. */
    skillsTwo(best: readonly Said[], next: readonly Said[]): string[] {
      const [level, level2] = [best, next].map(([one]) => SAID_LEVELS[language][levelSaid(one)]);
      const isOfTools = [...best, ...next].every(({ text }) => findTools(text).length > 0);
      if (language === 'de' && !isOfTools) return [];
      const values = {
        list: named(best),
        list2: named(next),
        level: level ?? '',
        level2: level2 ?? '',
      };
      return phrases.skillsTwo.map((words) => fill(words, values));
    },
    usedTools: (said: readonly Said[]) => [fill(phrases.usedTools, { list: named(said) })],
    listedTools: (said: readonly Said[]) => [fill(phrases.listedTools, { list: named(said) })],
    ownSkills: (said: readonly Said[]) => [fill(phrases.ownSkills, { list: named(said) })],
    languages: (said: readonly Said[]) => {
      const all = said.map(({ text }) => text);
      const known = all.flatMap((text) => knownAs(text, language) ?? []);
      const spoken = all
        .filter((text) => knownAs(text, language) === undefined)
        .map((text) => spokenAs(text, language));
      const [first, second] = [spoken, known].map((some) => list(some.map(escapeMarkdown)));
      const key = first === '' ? 'languagesKnown' : second === '' ? 'languages' : 'languagesBoth';
      const values = { list: (first || second) ?? '', list2: second ?? '' };
      const too = key === 'languagesKnown' ? phrases.languagesKnownToo : [];
      return [
        ...[phrases[key], ...too].map((words) => fill(words, values)),
        ...[all.map((text) => spokenAs(text, language)), all].map((some) =>
          fill(phrases.languages, { list: list(some.map(escapeMarkdown)) }),
        ),
      ];
    },
    ...createStudyPen(task, phrases),
    ...createPaperPen(language, isOwnLanguage, phrases),
    intro: ({ text }: Said) => [escapeMarkdown(text)],
  };
}

function levelSaid(said: Said | undefined): 'Expert' | 'Advanced' {
  return said?.level === 'Expert' ? 'Expert' : 'Advanced';
}

const taskKey = ({ isCurrent }: Station) => (isCurrent ? 'taskNow' : 'task');
const thereKey = ({ isCurrent }: Station) => (isCurrent ? 'taskNowThere' : 'taskThere');

const FREELANCE =
  /^(freelanc(e|er|ing)|self[- ]employed|independent|autonom[oa]|por cuenta propia|freiberuf\w*|selbst(st)?andig\w*)$/;
