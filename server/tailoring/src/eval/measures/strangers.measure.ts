import type { Language } from '@sastre/shared-contracts/api';
import { createGate, type Answer, type Gate } from '@sastre/gate';
import { openTexts, readJobText } from '@sastre/reading';
import { positionIn } from '../../letter/names.rules.ts';
import {
  pathOf,
  type Stranger,
  type StrangerCase,
  type StrangerSet,
} from '../strangers/read-sets.ts';

/** A case with what the gate said of it. */
export interface JudgedCase extends StrangerCase {
  answer: Answer;
  reason: string | undefined;
  /** The text that it stands for. */
  fact: string;
  unproven: readonly string[];
}

/** A sentence of an honest letter with what the gate said of it. */
export interface JudgedSentence {
  person: string;
  text: string;
  answer: Answer;
  reason: string | undefined;
  unproven: readonly string[];
}

/** What the gate says of the sets of strangers. */
export interface StrangerJudgements {
  cases: readonly JudgedCase[];
  sentences: readonly JudgedSentence[];
}

const NOW = new Date('2026-11-22T12:00:00Z');

/** Judges all cases and letters of some sets. */
export function judgeStrangers(sets: readonly StrangerSet[]): StrangerJudgements {
  // By the person, not by its key: writers of different sets give the same key to different people.
  const gates = new Map<Stranger, Map<Language, Gate>>();
  const gateOf = (person: Stranger, language: Language) => {
    const own = gates.get(person) ?? new Map<Language, Gate>();
    gates.set(person, own);
    const gate = own.get(language) ?? makeGate(person, language);
    own.set(language, gate);
    return gate;
  };
  const personOf = (set: StrangerSet, key: string) => {
    const person = set.people.get(key);
    if (person === undefined) throw new Error(`There is nobody called ${key} in ${set.name}.`);
    return person;
  };
  const cases = sets.flatMap((set) =>
    set.cases.map((one): JudgedCase => {
      const person = personOf(set, one.person);
      const gate = gateOf(person, one.language);
      const path = pathOf(one.at);
      const fact = openTexts(person.cv).get(path) ?? '';
      const judged =
        one.field === 'translation'
          ? gate.judgeTranslation(path, one.text, fact, one.language)
          : gate.judge(path, one.text);
      return { ...one, ...judged, reason: judged.reason, fact };
    }),
  );
  const sentences = sets.flatMap((set) =>
    set.letters.flatMap(({ person, language, paragraphs }) =>
      gateOf(personOf(set, person), language)
        .judgeLetter(paragraphs.join('\n\n'))
        .flat()
        .map(({ text, answer, reason, unproven }) => ({ person, text, answer, reason, unproven })),
    ),
  );
  return { cases, sentences };
}

function makeGate({ cv, job }: Stranger, letterLanguage: Language): Gate {
  const jobText = readJobText(job.text);
  const { companyName } = job;
  const position = positionIn(jobText, companyName);
  return createGate({ main: cv, jobText, companyName, position, letterLanguage, now: NOW });
}
