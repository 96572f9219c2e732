import { expect, test } from '@jest/globals';
import {
  defaultSectionEntry,
  type CvContent,
  type SectionKind,
} from '@sastre/shared-contracts/api';
import type { SupportedRequirement } from '@sastre/reading';
import { people } from '@sastre/reading/testing';
import { writeReport } from '../report.rules.ts';
import { addToBoth } from './added.rules.ts';

const asked = {
  id: 'wounds',
  term: 'Wundexpertin ICW',
  kind: 'tool' as const,
  need: 'must' as const,
  quote: 'Wundexpertin ICW',
  facts: [],
};

function withEntry(kind: SectionKind, name: string): CvContent {
  const entries = [{ ...defaultSectionEntry, id: 'c1', name }];
  return { ...people.analystCv, sections: [{ id: 's1', kind, title: '', entries }] };
}

function added(main: CvContent, copy = main, more: Partial<SupportedRequirement> = {}) {
  const parts = {
    engine: 'rules' as const,
    facts: [],
    requirements: [{ ...asked, ...more }],
    edits: [],
    notes: [],
  };
  const report = writeReport({ ...parts, content: copy });
  return addToBoth({ main, copy, report }, { requirement: 'wounds' }, 'new');
}

const names = ({ skills }: CvContent) => skills.map(({ name }) => name);

test.each<SectionKind>(['courses', 'certificates'])(
  'what stands among the %s already becomes no skill as well, and the report rests on it',
  (kind) => {
    const main = withEntry(kind, 'WUNDEXPERTIN  ICW');
    const addition = added(main);
    if (addition.kind !== 'added') throw new Error(addition.kind);
    const { main: now, copy, report } = addition.documents;
    expect([names(now), names(copy)]).toEqual([names(main), names(main)]);
    expect(report.requirements).toMatchObject([
      { group: 'shown', facts: ['sections[s1].entries[c1].name'] },
    ]);
  },
);

test('a copy without that course gets the skill', () => {
  const main = withEntry('courses', 'Wundexpertin ICW');
  const addition = added(main, structuredClone(people.analystCv));
  if (addition.kind !== 'added') throw new Error(addition.kind);
  expect(names(addition.documents.main)).toEqual(names(main));
  expect(names(addition.documents.copy).at(-1)).toBe('Wundexpertin ICW');
});

test('a project of that name is no skill yet', () => {
  const addition = added(withEntry('projects', 'Wundexpertin ICW'));
  if (addition.kind !== 'added') throw new Error(addition.kind);
  expect(names(addition.documents.main).at(-1)).toBe('Wundexpertin ICW');
});

test('a language is raised to a level of the European framework, and never lowered', () => {
  const spoken = { id: 'g', language: 'German', level: 'Beginner' as const };
  const main = { ...people.analystCv, language_skills: [spoken] };
  const german = { ...asked, id: 'german', term: 'German', kind: 'language' as const };
  const level = (languageLevel: 'A2' | 'B2' | 'Native', before: CvContent) => {
    const parts = { engine: 'rules' as const, facts: [], requirements: [german], edits: [] };
    const report = writeReport({ ...parts, notes: [], content: before });
    const wanted = { requirement: 'german', languageLevel };
    const addition = addToBoth(
      { main: before, copy: structuredClone(before), report },
      wanted,
      'n',
    );
    return addition.kind === 'added' ? addition.documents.main : before;
  };
  const better = level('B2', main);
  expect(better.language_skills).toEqual([{ ...spoken, level: 'Intermediate', cefr: 'B2' }]);
  expect(level('A2', better).language_skills).toEqual(better.language_skills);
  expect(level('Native', better).language_skills).toEqual([{ ...spoken, level: 'Native' }]);
});

test('what is no skill becomes none', () => {
  for (const belongs of ['none', 'certificates', 'education'] as const)
    expect(added(people.analystCv, people.analystCv, { belongs })).toMatchObject({
      kind: 'refused',
    });
});
