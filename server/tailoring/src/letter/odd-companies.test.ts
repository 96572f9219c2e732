import { expect, test } from '@jest/globals';
import { LANGUAGES } from '@sastre/shared-contracts/api';
import { PEOPLE } from '../eval/people/people.ts';
import { shortName } from './place.rules.ts';
import { tailorWith } from '../testing/tailor-with.ts';

const COMPANIES = [
  '3M',
  '1&1 Telecom',
  'Studio 54 GmbH',
  '7-Eleven',
  '24/7 Fitness',
  'A1 Telekom',
  'O2',
  'Forever 21 S.L.',
  'Zwei & Drei KG',
  'Two Sisters Ltd',
  'Booking.com',
  'amazon.de',
  'Initech (North)',
  'Nie Wieder GmbH',
  'No Limits Ltd',
  'Grupo Automotriz Cholula',
  'Mundo Delfines',
];

/** Every day each company is written to by one of these people, in the soak by all. */
const WRITERS = PEOPLE.slice(0, 3);
const writersTo = (at: number) =>
  WRITERS.filter((_one, index) => process.env['SOAK'] || index === at % WRITERS.length);

test.each(COMPANIES)('a letter to %s is written and proven whole', async (companyName) => {
  for (const { key, cv } of writersTo(COMPANIES.indexOf(companyName)))
    for (const translateTo of LANGUAGES) {
      const jobDescription = `Sales Assistant\n\n${companyName} is looking for a Sales Assistant.\n\nRequirements:\n- Excel\n- English`;
      const { content, report } = await tailorWith(
        cv,
        { companyName, jobDescription },
        { translateTo },
      );
      const left = report.edits.filter(
        ({ path, status }) => path === 'coverLetter' && status !== 'applied',
      );
      expect([
        key,
        translateTo,
        content.tailored?.coverLetter?.includes(shortName(companyName)),
        left.map(({ after }) => after),
      ]).toEqual([key, translateTo, true, []]);
    }
});
