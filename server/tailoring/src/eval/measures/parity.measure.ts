import type { CvContent, Language } from '@sastre/shared-contracts/api';
import { createGate, type Gate } from '@sastre/gate';
import { openTexts } from '@sastre/reading';
import { PLANTS, plantInto } from '../../testing/model-server/plants.ts';
import { pathOf, type StrangerSet } from '../strangers/read-sets.ts';

/** Figures and links of a copy, entry by entry, that are not those of the main CV; rewritten or translated, they stay. */
export function findBrokenParity(main: CvContent, copy: CvContent): string[] {
  const counts = (cv: CvContent) =>
    [
      cv.work_experience.map(({ achievements }) => achievements.length),
      cv.education.length,
      cv.skills.length,
    ].join();
  if (counts(main) !== counts(copy)) return ['counts'];
  const [before, after] = [main, copy].map((cv) => [
    cv.personal_info.summary,
    ...cv.work_experience.map(({ description, achievements }) =>
      [description, ...achievements].join('\n'),
    ),
  ]);
  return (before ?? []).flatMap((text, index) => {
    const [was, is] = [marksOf(text), marksOf(after?.[index] ?? '')];
    return was === is ? [] : [`${was} became ${is}`];
  });
}

/** Digits and addresses, whatever their order and separators. */
function marksOf(text: string): string {
  const figures = text.match(/\d+(?:[.,]\d+)*/g) ?? [];
  const links = text.match(/https?:\S+|www\.\S+|\S+@\S+/g) ?? [];
  return [...figures.map((figure) => figure.replace(/[.,]/g, '')), ...links].toSorted().join(' ');
}

/** Proven translations of strangers, broken in ways of our own, and those of them that the gate finds proven. */
export function breakTranslations(sets: readonly StrangerSet[]): {
  sound: number;
  tried: number;
  passed: string[];
} {
  const result = { sound: 0, tried: 0, passed: [] as string[] };
  for (const { cases, people } of sets) {
    for (const { kind, field, text, language, person, at } of cases) {
      const cv = people.get(person)?.cv;
      if (kind !== 'honest' || field !== 'translation' || cv === undefined) continue;
      const path = pathOf(at);
      const source = openTexts(cv).get(path) ?? '';
      const gate = gateOf(cv, language);
      const isProven = (one: string) =>
        gate.judgeTranslation(path, one, source, language).answer === 'proven';
      // Only what passes whole can tell what the break does.
      if (!isProven(text)) continue;
      result.sound += 1;
      for (const [how, broken] of breaksOf(text, language)) {
        result.tried += 1;
        if (isProven(broken)) result.passed.push(`${person} ${path} ${how}: ${broken}`);
      }
    }
  }
  return result;
}

function gateOf(main: CvContent, letterLanguage: Language): Gate {
  const now = new Date('2026-11-21T12:00:00Z');
  return createGate({ main, jobText: '', companyName: '', position: '', letterLanguage, now });
}

function breaksOf(text: string, to: Language): [how: string, broken: string][] {
  const broken: [string, string][] = [
    ...PLANTS.filter(({ trace }) => !trace.test(text)).map((plant): [string, string] => [
      plant.kind,
      plantInto(text, plant, to),
    ]),
    ['line', `${text}\n${text}`],
    ['empty', ' '],
    ['changed number', text.replace(/\d+/, (digits) => String(Number(digits) + 1))],
    ['dropped number', text.replace(/\d+(?:[.,]\d+)*/, '')],
    ['wrong unit', text.replace(/\s?%/g, '')],
  ];
  return broken.filter(([, other]) => other !== text);
}
