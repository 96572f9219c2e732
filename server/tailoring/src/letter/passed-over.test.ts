import { expect, test } from '@jest/globals';
import { cvInBrief } from '@sastre/reading/testing';
import { tailorWith } from '../testing/tailor-with.ts';

const AD = 'Station Nurse\n\nRequirements\n- Care plans\n- Wound care';
const cv = cvInBrief({
  head: ['Mara Quinn', '', '', ''],
  work: [
    { as: ['Senior Nurse, Wards', 'Fen Hospital', '2019-03'], achievements: ['Wrote care plans'] },
    { as: ['Nurse, Acute Ward', 'Fen Hospital', '2015-09 2019-02'], achievements: [] },
    { as: ['Healthcare Assistant', 'Oak Court', '2012-02 2015-08'], achievements: [] },
  ],
});

test.each(['de', 'es'] as const)(
  'no "before that" passes over a post that a letter in %j does not name',
  async (letterLanguage) => {
    const { content } = await tailorWith(
      cv,
      { companyName: 'Kestrel Clinic', jobDescription: AD },
      { letterLanguage },
    );
    const letter = content.tailored?.coverLetter ?? '';
    expect(letter).toContain('Oak Court');
    const isNamed = letter.includes('Acute Ward');
    const isBefore = /(?:Before that|Previously|Davor|Antes)[^.]*Oak Court/.test(letter);
    expect(isBefore && !isNamed).toBe(false);
  },
);
