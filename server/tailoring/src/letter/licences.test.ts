import { expect, test } from '@jest/globals';
import { defaultSectionEntry } from '@sastre/shared-contracts/api';
import { cvInBrief } from '@sastre/reading/testing';
import { tailorWith } from '../testing/tailor-with.ts';
import { isHeld, isLicence, registeredWith, withoutNumber } from './licences.rules.ts';

test('a number that an office gave to somebody is told nowhere', () => {
  expect(withoutNumber('NMC registration, PIN 15H1234E')).toBe('NMC registration');
  expect(withoutNumber('NMC registration 15H1234E')).toBe('NMC registration');
  expect(withoutNumber('Registered nurse (NMC PIN 15H1234E) in critical care')).toBe(
    'Registered nurse in critical care',
  );
  expect(withoutNumber('Colegiada n.º 28/4711')).toBe('Colegiada');
  expect(withoutNumber('Schweißschein DIN EN ISO 9606-1')).toContain('Schweißschein');
  expect(withoutNumber('ISO 27001 Lead Auditor')).toBe('ISO 27001 Lead Auditor');
});

test('a licence is held and not learned', () => {
  expect(['NMC registration', 'Approbation', 'CSCS card'].every(isLicence)).toBe(true);
  expect(['Licence en droit', 'Licence', 'Advanced Life Support'].some(isLicence)).toBe(false);
  expect(isHeld('Staplerschein')).toBe(true);
  expect(registeredWith('NMC registration')).toBe('NMC');
  expect(registeredWith('Registered with the GMC')).toBe('GMC');
});

const letterFor = async (names: readonly string[], jobDescription: string) => {
  const cv = cvInBrief({
    head: ['Ada Thorne', '', '', ''],
    work: [{ as: ['Staff Nurse', 'Moor Hospital', '2019-02'], achievements: [] }],
  });
  const entries = names.map((name, at) => ({ ...defaultSectionEntry, id: `c${at}`, name }));
  const { content } = await tailorWith(
    { ...cv, sections: [{ id: 's1', kind: 'certificates', title: '', entries }] },
    { companyName: 'Fell Clinic', jobDescription },
  );
  return content.tailored?.coverLetter ?? '';
};

test('a registration is told as one, without its number and quotation marks', async () => {
  const letter = await letterFor(
    ['NMC registration, PIN 15H1234E', 'Advanced Life Support (ALS)'],
    'Staff Nurse\n\nEssential\n- NMC registration\n- Advanced Life Support',
  );
  expect(letter).toContain('I am registered with the NMC.');
  expect(letter).toContain('My further training includes Advanced Life Support (ALS).');
  expect(letter).not.toMatch(/15H|PIN|[“”]/);
});
