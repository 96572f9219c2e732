import { expect, test } from '@jest/globals';
import {
  defaultCvContent,
  defaultPersonalInfo,
  defaultTailored,
  defaultWorkExperience,
} from '@sastre/shared-contracts/api';
import { ChangedElsewhere, readCv, writeCv } from '@sastre/shared-contracts/page';
import type { ShellServices } from '@sastre/shared-contracts/shell';
import { createFakeApi, fakeShell, sampleCv } from '@sastre/shared-contracts/testing';
import { saveImport } from './save.effects.ts';

const cv = {
  ...defaultCvContent,
  personal_info: { ...defaultPersonalInfo, fullName: 'Ines Costa', email: 'ines@example.org' },
  work_experience: [
    { ...defaultWorkExperience, id: 'a', company: 'Lund', achievements: [' Kept it ', ''] },
  ],
  extra: { pets: 2 },
};
const review = { cv, doubts: [], origins: {} };

async function stage() {
  const api = createFakeApi({ cv: sampleCv() });
  const { shell } = fakeShell({ api });
  return { shell, stored: await readCv(shell, undefined) };
}

test('what is replaced is stored as the form would store it, the layout as it was', async () => {
  const { shell, stored } = await stage();
  const saved = await saveImport(shell, { stored, review, mode: 'replace' });
  expect(saved.cv.personal_info.fullName).toBe('Ines Costa');
  expect(saved.cv.work_experience[0]?.achievements).toEqual(['Kept it']);
  expect([saved.cv.extra, saved.cv.tailored]).toEqual([{ pets: 2 }, stored.cv.tailored]);
});

test('a CV that was changed elsewhere is not overwritten', async () => {
  const { shell, stored } = await stage();
  const skills = [{ id: '9', name: 'Knots', level: 'Expert' as const }];
  const latest = await writeCv(shell, stored, { skills });
  const saving = saveImport(shell, { stored, review, mode: 'add' });
  await expect(saving).rejects.toBeInstanceOf(ChangedElsewhere);
  const now = await readCv(shell, undefined);
  expect(now.cv).toEqual(latest.cv);
});

test('over another layout, which is no word of it, nothing is asked', async () => {
  const { shell, stored } = await stage();
  const { cv: main } = stored;
  const pdfOptions = { ...defaultTailored.pdfOptions, template: 'two-column-1' };
  await writeCv(shell, stored, { tailored: { ...defaultTailored, ...main.tailored, pdfOptions } });
  const saved = await saveImport(shell, { stored, review, mode: 'add' });
  expect(saved.cv.work_experience.some(({ company }) => company === 'Lund')).toBe(true);
  expect(saved.cv.tailored?.pdfOptions.template).toBe('two-column-1');
});

test('a save whose answer was lost is no conflict', async () => {
  const { shell, stored } = await stage();
  const deaf: ShellServices = {
    ...shell,
    http: {
      call: async (...call) => {
        await shell.http.call(...call);
        throw new Error('offline');
      },
    },
  };
  await expect(saveImport(deaf, { stored, review, mode: 'add' })).rejects.toThrow('offline');
  const again = await saveImport(shell, { stored, review, mode: 'add' });
  expect(again.cv.work_experience.filter(({ company }) => company === 'Lund')).toHaveLength(1);
});
