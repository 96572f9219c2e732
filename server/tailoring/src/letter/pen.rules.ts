import type { Language } from '@sastre/shared-contracts/api';
import { letterDate, phrasesFor, subjectLine, type Phrases } from '@sastre/gate';
import { contactIn, detectLanguage, escapeMarkdown, fold, readReference } from '@sastre/reading';
import type { EngineTask } from '../engine.ts';
import { enumerate, fill, hash } from './fill.rules.ts';
import { suitPosition, titleFormOf } from './gendered.rules.ts';
import { greetingTo } from './greeting.rules.ts';
import type { Deed, Quote, Said, Station } from './letter-material.rules.ts';
import { heldDegree } from './held-degree.rules.ts';
import { monthInWords } from './month-in-words.rules.ts';
import { skillIn, titleIn } from './names.rules.ts';
import { articleOf } from './own-sentence.rules.ts';
import { placeIn, shortName } from './place.rules.ts';
import { regionOf } from './region.rules.ts';
import {
  isAcademic,
  isBrokenOff,
  isCourse,
  namesSubject,
  unbracketed,
  whatWasLearned,
  type Study,
} from './studies.rules.ts';
import { SAID_LEVELS, spokenAs } from './said-levels.ts';
import { heldAs, positionAs } from './titles.rules.ts';

/**
 * Writes single sentences in the letter's language; each rests on one entry, or names what the job and the CV both say. Where there are
 * several ways to say a thing, all of them, the best first.
 */
export type Pen = ReturnType<typeof createPen>;

type Choice = {
  [K in keyof Phrases]: Phrases[K] extends readonly string[] ? K : never;
}[keyof Phrases];

/** How a deed stands behind what was said before it. */
export interface DeedPlace {
  /** The sentence before speaks of the same entry, and of a deed. */
  isThere: boolean;
  isAlso: boolean;
  /** The company was named before. */
  isKnown: boolean;
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
  const choose = (key: Choice, salt: number): string => turnsOf(key, salt)[0] ?? '';
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

  /** Names of the position, the one that suits the person first; none when the job text names none. */
  const positions = (): string[] => {
    const isForeign = (detectLanguage(task.jobText) ?? language) !== language;
    const suited = suitPosition(position, titleFormOf(task.main));
    const names = [...new Set([suited, position])].filter((name) => name !== '');
    return (
      names
        .map((name) => positionAs(name, language, !isForeign))
        // German quotes every position.
        .map((name) => (isForeign && language !== 'de' ? quoted(name) : name))
    );
  };

  const studyKey = (study: Study) => {
    const { degree, field, isOver } = study;
    if (isOver && isCourse(study, language)) return 'attended';
    const isPart = fold(degree).includes(fold(field)) || namesSubject(study);
    const hasField = isOwnLanguage && field !== '' && !isPart;
    if (hasField && (language !== 'de' || isAcademic(study)))
      return isOver ? 'studied' : 'studying';
    if (isAcademic(study)) return isOver ? 'studiedAt' : 'studyingAt';
    if (isBrokenOff(study)) return 'learned';
    return isOver ? 'trained' : 'training';
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
      return [
        ...positions().flatMap((name) =>
          [...turnsOf('apply', 0), phrases.applyAlone].map((words) =>
            fill(words, { ...values, position: name }),
          ),
        ),
        ...turnsOf('applyUnnamed', 0).map((words) => fill(words, values)),
        fill(phrases.applyPlain, values),
        phrases.applyBare,
      ];
    },
    career(station: Station, isKnown: boolean): string[] {
      const { startDate, endDate, isCurrent, position: held } = station;
      const hasDate = (isCurrent ? startDate : endDate) !== '';
      const isTwofold = /,|\/|\s(?:and|und|y|e)\s/u.test(held);
      const dated: Choice[] = isTwofold ? ['nowThere'] : ['now', 'nowThere'];
      const keys: Choice[] = isCurrent
        ? [...(hasDate ? dated : []), 'nowUndated']
        : [...(hasDate ? (['last'] as const) : []), 'lastUndated'];
      return keys
        .flatMap((key) => (/^now$|^last$/.test(key) ? turnsOf(key, 1) : [...phrases[key]]))
        .map((words) => fill(words, stationIn(station, isKnown)));
    },
    /** `isThere`: at the company that the sentence before names. */
    earlier(station: Station, isBefore: boolean, isThere: boolean): string[] {
      const there = phrases[isBefore ? 'beforeThere' : 'besidesThere'];
      const words = isBefore ? phrases.before : phrases.besides;
      const past = [...(isThere ? [there] : []), ...words];
      return (station.isCurrent ? phrases.besidesNow : past).map((one) =>
        fill(one, stationIn(station)),
      );
    },
    deed({ station, turned }: Deed, place: DeedPlace): string[] {
      const { isThere, isAlso, isKnown } = place;
      const [one, many] = phrases[station.isCurrent ? 'taskVerbsNow' : 'taskVerbs'];
      const values = {
        where: deedAt(station, isKnown),
        did: escapeMarkdown(turned.text),
        task: escapeMarkdown(turned.text),
        verb: turned.isMany ? many : one,
      };
      const [away, there] = [
        phrases[taskKey(station)],
        phrases[thereKey(station)][isAlso ? 1 : 0],
      ].map((words) => contracted(fill(words, values), language)) as [string, string];
      if (isThere) {
        if (turned.kind === 'task') return [there, away];
        const behind = station.isCurrent ? phrases.didThereNow : phrases.didThere[1];
        const sentence = fill(isAlso ? behind : phrases.didThere[0], values);
        return [sentence.replace(/\bI also (was|am) /, 'I $1 also ')];
      }
      const plain = turned.kind === 'task' ? away : fill(choose('did', 3), values);
      const again = isAlso && turned.kind === 'did' ? [fill(phrases.didAlso, values)] : [];
      return [...again, plain];
    },
    quoted: ({ station, text }: Quote) =>
      phrases.quoted.map((words) =>
        fill(words, { where: deedAt(station, true), quote: quoted(escapeMarkdown(text)) }),
      ),
    /** All of one level. */
    skills(said: readonly Said[]): string[] {
      const level = said[0]?.level;
      const plain = phrases.skillsPlain.map((words) => fill(words, { list: named(said) }));
      if (level === undefined || level === 'Beginner') return plain;
      const values = { list: named(said), level: SAID_LEVELS[language][level] };
      return [...phrases.skills.map((words) => fill(words, values)), ...plain];
    },
    usedTools: (said: readonly Said[]) => [fill(phrases.usedTools, { list: named(said) })],
    listedTools: (said: readonly Said[]) => [fill(phrases.listedTools, { list: named(said) })],
    ownSkills: (said: readonly Said[]) => [fill(phrases.ownSkills, { list: named(said) })],
    languages: (said: readonly Said[]) =>
      [said.map(({ text }) => spokenAs(text, language)), said.map(({ text }) => text)].map((all) =>
        fill(phrases.languages, { list: list(all.map(escapeMarkdown)) }),
      ),
    /** `isNext`: behind other studies. Several are told in one sentence where they are of one kind; else none. */
    studies(all: readonly Study[], isNext: boolean): string[] {
      const [only] = all;
      const degree = only === undefined || all.length > 1 ? undefined : heldDegree(only, task);
      if (only === undefined || degree === undefined) return this.learned(all, isNext);
      const where = placeIn(unbracketed(only.institution), language);
      const words = phrases[degree.field === '' ? 'heldPlain' : 'held'][isNext ? 1 : 0];
      const sentence = fill(words, {
        a: articleOf(degree.name),
        degree: escapeMarkdown(degree.name),
        field: escapeMarkdown(degree.field),
        in: where,
        from: where.replace(/^at /, 'from '),
      });
      return [sentence, ...this.learned(all, isNext)];
    },
    /** With what was learned behind in brackets. */
    learned(all: readonly Study[], isNext: boolean): string[] {
      const keys = new Set(all.map(studyKey));
      const [key] = keys;
      if (key === undefined || keys.size > 1) return [];
      const words = phrases[key][isNext ? 1 : 0];
      if (all.length > 1 && words.includes('{field}')) return [];
      const told = all.map(({ institution, degree, field, ...rest }) => {
        const isStudied = key === 'studied' || key === 'studying';
        const isPlain = language !== 'de' || !isOwnLanguage;
        const study = { institution, degree, field, ...rest };
        const isNamed = !isPlain || isCourse(study, language);
        const whole = isNamed ? unbracketed(whatWasLearned(study)) : joined(study);
        return {
          in: placeIn(unbracketed(institution), language),
          field: escapeMarkdown(field),
          degree: titleIn(isStudied ? unbracketed(degree) : whole, isOwnLanguage),
        };
      });
      const [first, ...next] = told;
      if (first === undefined) return [];
      const more = list(
        [first.degree, ...next.map((one) => `${one.in} (${one.degree}`)].map((part, at) =>
          at < told.length - 1 ? `${part})` : part,
        ),
      );
      return [fill(words, { ...first, degree: next.length === 0 ? first.degree : more })];
    },
    certificates: (said: readonly Said[]) => [
      fill(phrases.certificates, {
        list: list(said.map(({ text }) => quoted(escapeMarkdown(text)))),
      }),
    ],
    intro: ({ text }: Said) => [escapeMarkdown(text)],
  };
}

/** "Me encargué del control". */
function contracted(text: string, language: Language): string {
  return language === 'es' ? text.replace(/ de el /, ' del ') : text;
}

function taskKey({ isCurrent }: Station) {
  return isCurrent ? 'taskNow' : 'task';
}

function thereKey({ isCurrent }: Station) {
  return isCurrent ? 'taskNowThere' : 'taskThere';
}

function joined({ degree, field }: Study): string {
  return unbracketed(
    field === '' || fold(degree).includes(fold(field)) ? degree : `${degree}, ${field}`,
  );
}

const FREELANCE =
  /^(freelanc(e|er|ing)|self[- ]employed|independent|autonom[oa]|por cuenta propia|freiberuf\w*|selbst(st)?andig\w*)$/;
