import { describe, expect, test } from '@jest/globals';
import { defaultCvContent, LANGUAGE_LEVELS, type CvContent } from '@sastre/shared-contracts/api';
import { readFacts } from '../cv/facts.rules.ts';
import { readJobText } from '../ad/layout/job-text.rules.ts';
import { readRequirements } from '../ad/requirements.rules.ts';
import { learned } from './held-in.fixture.ts';
import { matchRequirements } from './match.rules.ts';

const speaks = (language: string, level: string): Partial<CvContent> => ({
  language_skills: LANGUAGE_LEVELS.filter((one) => one === level).map((one) => ({
    ...{ id: 'l', language, level: one },
  })),
});

/** The texts that show each language of an ad. */
function spoken(ad: string, held: Partial<CvContent>) {
  const cv = { ...defaultCvContent, ...held };
  const facts = readFacts(cv);
  const asked = readRequirements(readJobText(ad));
  return matchRequirements(asked, facts, cv, new Date('2026-11-22'))
    .filter(({ kind }) => kind === 'language')
    .map(({ facts: ids }) => ids.map((id) => facts.find((fact) => fact.id === id)?.text));
}

describe('a language in a line with a degree', () => {
  const LINE = 'Requisitos: Grado en Enfermería, mínimo 2 años de experiencia, inglés valorable.';
  test('is one that is spoken', () => {
    expect(spoken(LINE, speaks('English', 'Native'))).toEqual([['English (Native)']]);
    expect(spoken(LINE, speaks('Polish', 'Native'))).toEqual([[]]);
    const short = 'Requisitos:\n- Grado en Enfermería, inglés';
    expect(spoken(short, speaks('English', 'Native'))).toEqual([['English (Native)']]);
  });
  test('is a subject where the degree is in it', () => {
    const asked = 'Requirements:\n- GCSE English and Maths';
    expect(spoken(asked, speaks('English', 'Native'))).toEqual([[]]);
    expect(spoken(asked, learned('GCSE', 'English'))[0]).toHaveLength(1);
    const degree = 'Requirements:\n- You need a degree in German or Spanish';
    expect(spoken(degree, speaks('German', 'Native')).flat()).toEqual([]);
  });
});
