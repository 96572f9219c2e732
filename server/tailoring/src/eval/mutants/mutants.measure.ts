import { openTexts } from '@sastre/reading';
import { judgeStrangers, type JudgedCase } from '../measures/strangers.measure.ts';
import {
  pathOf,
  type Stranger,
  type StrangerCase,
  type StrangerSet,
} from '../strangers/read-sets.ts';
import { mutantsOf, type TrueSentence } from './mutations.rules.ts';

/** A sentence that was made false, and what the gate said of it. */
export type JudgedMutant = JudgedCase & { kindOfClaim: string };

/**
 * True sentences of people (their own, and honest rewrites, letters' sentences and translations), each claim of each made false, judged.
 * `every`: takes one of so many, from `from` on.
 */
export function judgeMutants(
  sets: readonly StrangerSet[],
  { every, from }: { every: number; from: number },
): JudgedMutant[] {
  let count = 0;
  const kinds = new Map<string, string>();
  const planted = sets.map((set) => {
    const cases = [...set.people.values()].flatMap((person) =>
      basesOf(person, set.cases).flatMap((base) =>
        mutantsOf(base.sentence).flatMap(({ kind, text }): StrangerCase[] => {
          count += 1;
          if (count % every !== from) return [];
          const id = `mutant-${count}`;
          kinds.set(id, kind);
          const { at, field } = base;
          const { language } = base.sentence;
          const why = base.sentence.text;
          return [{ id, person: person.key, kind: 'plant', field, at, text, language, why }];
        }),
      ),
    );
    return { ...set, cases, letters: [] };
  });
  return judgeStrangers(planted).cases.map((one) => ({
    ...one,
    kindOfClaim: kinds.get(one.id) ?? '',
  }));
}

interface Base {
  at: string;
  field: StrangerCase['field'];
  sentence: TrueSentence;
}

/** All true sentences of a person, each with what is true of other places alone. */
function basesOf(person: Stranger, cases: readonly StrangerCase[]): Base[] {
  const texts = openTexts(person.cv);
  const { language } = person;
  const own = [...texts].flatMap(([path, text]): Omit<Base, 'sentence'>[] => {
    const found = /^work\[w(\d+)\]\.(\w+)(?:\[(\d+)\])?$/.exec(path);
    if (text === '') return [];
    if (found === null)
      return path === 'personal_info.summary' ? [{ at: 'summary', field: 'summary' }] : [];
    const [, entry, field, place] = found;
    const isBullet = place !== undefined;
    const at = `work.${entry}.${field}${isBullet ? `.${place}` : ''}`;
    return [{ at, field: isBullet ? 'bullet' : 'description' }];
  });
  const honest = cases.filter((one) => one.person === person.key && one.kind === 'honest');
  const factOf = (at: string) => texts.get(pathOf(at)) ?? '';
  const sentence = (at: string, text: string, its = language): TrueSentence => ({
    text,
    language: its,
    fact: factOf(at),
    strangeNames: strangeNames(person),
    strangeTexts: strangeTexts(texts, at),
  });
  return [
    ...own.map((one) => ({ ...one, sentence: sentence(one.at, factOf(one.at)) })),
    ...honest.map(({ at, field, text, language: its }) => ({
      at,
      field,
      sentence: sentence(at, text, its),
    })),
  ];
}

/** Employers and places of entries, each with that of another entry. */
function strangeNames({ cv }: Stranger): TrueSentence['strangeNames'] {
  const { work_experience: entries } = cv;
  return entries.flatMap((one) =>
    entries.flatMap((other) =>
      (['company', 'location', 'position'] as const).flatMap((field) => {
        const [own, its] = [one[field], other[field]];
        return own === '' || its === '' || own.includes(its) || its.includes(own)
          ? []
          : [{ own, other: its }];
      }),
    ),
  );
}

const STRANGE_TEXTS = 2;

/** Some texts of other entries, and of other places of the same one. */
function strangeTexts(texts: ReadonlyMap<string, string>, at: string): string[] {
  if (!at.startsWith('work')) return [];
  const path = pathOf(at);
  const entry = path.slice(0, path.indexOf(']') + 1);
  const jobs = [...texts].filter(([one]) => one.startsWith('work[') && one !== path);
  const isHere = ([one]: [string, string]) => one.startsWith(entry);
  return [
    ...jobs.filter((one) => !isHere(one)).slice(0, STRANGE_TEXTS),
    ...jobs.filter(isHere).slice(0, STRANGE_TEXTS),
  ].map(([, text]) => text);
}
