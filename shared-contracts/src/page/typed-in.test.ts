import { expect, test } from '@jest/globals';
import { fakeShell, sampleCv, sampleTailoredCv } from '../testing/index.ts';
import { hasUnsavedWords, typedInKey } from './typed-in.ts';

async function asked(draft: unknown, cv = sampleCv()) {
  const { shell } = fakeShell();
  await shell.drafts.write(typedInKey(cv._id), draft);
  return hasUnsavedWords(shell, cv);
}
const { personal_info: info, skills } = sampleCv();

test('words that were typed and not saved are known, whichever part they stand in', async () => {
  expect(await asked({ draft: { personal_info: { ...info, title: 'Captain' } } })).toBe(true);
  expect(await asked({ draft: { skills: skills.slice(1) } })).toBe(true);
  const copy = sampleTailoredCv();
  expect(await asked({ draft: { coverLetter: 'Dear you' } }, copy)).toBe(true);
});

test('what is stored already is none, nor is what cannot be read', async () => {
  const { personal_info, sectionTitles, sections = [] } = sampleCv();
  const { fullName, ...others } = personal_info;
  const draft = { personal_info: { ...others, fullName }, skills, sections, sectionTitles };
  expect(await asked({ draft })).toBe(false);
  for (const stored of [undefined, null, 'text', {}, { draft: 'text' }, { step: 2 }])
    expect(await asked(stored)).toBe(false);
  const { shell } = fakeShell();
  const drafts = { ...shell.drafts, read: () => Promise.reject(new Error('no journal')) };
  expect(await hasUnsavedWords({ drafts }, sampleCv())).toBe(false);
});
