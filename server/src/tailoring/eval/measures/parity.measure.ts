import { LANGUAGES, type CvContent, type Language } from '@sastre/shared-contracts/api';
import { createTranslationGate } from '../../gate/translation-gate.rules.ts';
import { detectLanguage } from '../../reading/language.rules.ts';
import { openTexts } from '../../reading/open-texts.rules.ts';
import { gloss } from '../../testing/model-server/glossary.ts';
import { PLANTS, plantInto } from '../../testing/model-server/plants.ts';
import type { EvalPerson } from '../people/person.ts';

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

/** Translations that break parity in ways of our own, and those of them that the gate lets pass. */
export function breakTranslations(people: readonly EvalPerson[]): {
  tried: number;
  passed: string[];
  sound: number;
  soundPassed: number;
} {
  const result = { tried: 0, passed: [] as string[], sound: 0, soundPassed: 0 };
  for (const { key, cv } of people) {
    for (const [path, text] of openTexts(cv)) {
      if (text.trim() === '') continue;
      for (const to of LANGUAGES.filter((language) => language !== detectLanguage(text))) {
        const gate = createTranslationGate({ main: cv, companyName: 'Zorblatt', translateTo: to });
        const translation = gloss(text, to);
        // What the glossary leaves in its own language is no translation.
        if ((detectLanguage(translation) ?? to) !== to) continue;
        result.sound += 1;
        if (gate.refusal(path, translation) !== undefined) continue;
        // Only what would pass whole can tell what the break does.
        result.soundPassed += 1;
        for (const [how, broken] of breaksOf(translation, to)) {
          result.tried += 1;
          if (gate.refusal(path, broken) === undefined)
            result.passed.push(`${key} ${path} ${how}: ${broken}`);
        }
      }
    }
  }
  return result;
}

function breaksOf(text: string, to: Language): [how: string, broken: string][] {
  const broken: [string, string][] = [
    ...PLANTS.map((plant): [string, string] => [plant.kind, plantInto(text, plant, to)]),
    ['line', `${text}\n${text}`],
    ['empty', ' '],
    ['changed number', text.replace(/\d+/, (digits) => String(Number(digits) + 1))],
    ['dropped number', text.replace(/\d+(?:[.,]\d+)*/, '')],
    ['wrong unit', text.replace(/\s?%/g, '')],
  ];
  return broken.filter(([, other]) => other !== text);
}
