import type { Cv } from '@sastre/shared-contracts/api';
import { lostBetween } from '../../support/documents/fields-of-cv.ts';
import type { ImportFile } from '../../support/documents/import-files.ts';
import {
  LOST_BESIDE_FIELDS,
  LOST_BY_LOOK,
  LOST_IN_WORD,
} from '../../support/documents/lost-on-the-way.ts';
import { storedCvs } from '../../support/documents/stored-cv.ts';
import { WHOLE_RESUME, WHOLE_RESUME_FILE } from '../../support/documents/whole-resume.ts';
import { savedByItself, tick } from '../../support/pages/export-layout.page.ts';
import { openSheet, savedAs, savedPdf } from '../../support/pages/files-menu.page.ts';
import { reviewFile, saveInstead, saveReview } from '../../support/pages/import.page.ts';
import { signUp } from '../../support/people/new-account.ts';
import { expect, test } from '../../support/site/test.ts';
import { field } from '../../support/states/stage.ts';

/** What a person says in a CV; layout and what a file said beside it are no part of that. */
function saidIn(cv: Cv): object {
  const { personal_info, work_experience, education, skills, language_skills, sections } = cv;
  return { personal_info, work_experience, education, skills, language_skills, sections };
}

/** What a JSON Resume file says, without what tells of the file itself and of our layout. */
function resumeIn({ buffer }: ImportFile): object {
  const file = JSON.parse(buffer.toString()) as Record<string, unknown>;
  const { $schema: _schema, meta: _meta, ...said } = file;
  return said;
}

test('a CV with every kind of section travels: JSON Resume, PDF, Word and back; what is lost is a list', async ({
  page,
  site,
}) => {
  const stored = storedCvs(page, site);
  await signUp(page, site);
  const bring = async (file: ImportFile) => {
    await reviewFile(page, site, file);
    await saveInstead(page);
    return saidIn(await stored.read());
  };

  await reviewFile(page, site, WHOLE_RESUME_FILE);
  // The format says nothing of where one studied, and the form asks for it.
  for (const [number, place] of ['Málaga, Spain', 'Köln, Germany'].entries())
    await field(page.getByRole('region', { name: `Education ${number + 1}` }), 'Location').fill(
      place,
    );
  await saveReview(page);
  const first = saidIn(await stored.read());

  await openSheet(page, site);
  const whole = await savedPdf(page);
  const word = await savedAs(page, 'Word file');
  const unchanged = await savedAs(page, 'JSON file');
  expect(lostBetween(WHOLE_RESUME, resumeIn(unchanged)), 'JSON Resume').toEqual({});
  await tick(page, 'Keep the CV inside the PDF so that it can be opened again');
  await savedByItself(page);
  const bare = await savedPdf(page);
  await tick(page, 'Two columns');
  await savedByItself(page);
  const bareOfTwo = await savedPdf(page);
  const wordOfTwo = await savedAs(page, 'Word file');

  for (const [file, look, lost] of [
    [bare, 'PDF without data', LOST_BY_LOOK],
    [bareOfTwo, 'PDF of two columns', LOST_BY_LOOK],
    [wordOfTwo, 'Word of two columns', LOST_IN_WORD],
  ] as const)
    expect(lostBetween(first, await bring(file)), look).toEqual(lost);
  expect(lostBetween(first, await bring(whole)), 'PDF with data').toEqual({});
  await openSheet(page, site);
  const without = resumeIn(await savedAs(page, 'JSON file'));
  expect(lostBetween(WHOLE_RESUME, without), 'beside the fields').toEqual(LOST_BESIDE_FIELDS);
  const last = await bring(word);
  expect(lostBetween(first, last), 'Word').toEqual(LOST_IN_WORD);

  await openSheet(page, site);
  const back = await savedAs(page, 'JSON file');
  expect(lostBetween(last, await bring(back)), 'JSON Resume again').toEqual({});
});
