import { describe, expect, test } from '@jest/globals';
import type { SupportedRequirement } from '@sastre/reading';
import { coveredBy } from './covered.rules.ts';

const facts = [
  { id: 'summary', text: 'Planner for parts. Comfortable in SQL and Python' },
  { id: 'skill', text: 'Wundversorgung' },
  { id: 'position', text: 'Gesundheits- und Krankenpflegerin' },
  { id: 'trainer', text: 'Anleitung von 15 Auszubildenden als Praxisanleiterin' },
  { id: 'english', text: 'Englisch (Fluent)' },
  { id: 'rota', text: 'Elaboración del cuadrante mensual de turnos' },
];
const asked = (
  kind: SupportedRequirement['kind'],
  term: string,
  fact: string,
): SupportedRequirement => ({
  ...{ id: 'r1', need: 'must', quote: term },
  ...{ kind, term, facts: [fact] },
});

describe('a letter covers', () => {
  test.each<[string, string, SupportedRequirement, boolean]>([
    [
      'a tool that a sentence names',
      'I am comfortable in SQL and Python.',
      asked('tool', 'SQL', 'summary'),
      true,
    ],
    [
      'no tool that only its fact names',
      'I plan parts for two plants.',
      asked('tool', 'SQL', 'summary'),
      false,
    ],
    [
      'no training that only its fact names',
      'Ich pflege zwölf Patienten auf der Station.',
      asked('degree', 'Weiterbildung zur Praxisanleiterin', 'trainer'),
      false,
    ],
    [
      'a training that a sentence tells',
      'Dort bin ich für die Anleitung von 15 Auszubildenden als Praxisanleiterin zuständig.',
      asked('degree', 'Weiterbildung zur Praxisanleiterin', 'trainer'),
      true,
    ],
    [
      'a duty whose fact a sentence tells, whatever the job calls it',
      'Me encargo de la elaboración del cuadrante mensual de turnos.',
      asked('duty', 'Planificar al equipo', 'rota'),
      true,
    ],
    [
      'a language in any of its names',
      'Hablo inglés.',
      asked('language', 'English', 'english'),
      true,
    ],
    [
      'years by the position they were spent in',
      'Seit März 2019 arbeite ich als Gesundheits- und Krankenpflegerin.',
      asked('years', '3 Jahre Berufserfahrung', 'position'),
      true,
    ],
  ])('%s', (_name, text, requirement, isCovered) => {
    const because = requirement.facts;
    const covered = coveredBy([{ text, because }], { facts, requirements: [requirement] });
    expect(covered).toEqual(isCovered ? ['r1'] : []);
  });

  test('nothing by a sentence that rests on something else', () => {
    const sentences = [{ text: 'SQL is what you ask for.', because: ['skill'] }];
    const requirements = [asked('tool', 'SQL', 'summary')];
    expect(coveredBy(sentences, { facts, requirements })).toEqual([]);
  });
});
