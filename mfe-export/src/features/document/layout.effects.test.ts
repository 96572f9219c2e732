/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import type { Cv } from '@sastre/shared-contracts/api';
import { readCv, writeCv } from '@sastre/shared-contracts/page';
import { ApiError } from '@sastre/shared-contracts/shell';
import { createFakeApi, fakeShell, sampleTailoredCv } from '@sastre/shared-contracts/testing';
import { waitFor } from '@testing-library/react';
import { coloured, colourOf } from './export.fixture.ts';
import { createLayoutSaver } from './layout.effects.ts';
import { mergeChanges } from './unsaved.rules.ts';

const cv = sampleTailoredCv();
const green = coloured('#0f0');

async function begin() {
  const api = createFakeApi({ tailored: [cv] });
  const { shell, log } = fakeShell({ api });
  const forgotten: unknown[] = [];
  const forget = (_id: string, change: unknown) => void forgotten.push(change);
  const saver = createLayoutSaver(shell, { forget });
  const stored = await readCv(shell, cv._id);
  const now = () => api.state.tailored.get(cv._id)?.cv as Cv;
  /** Somebody else changes the CV. */
  const elsewhere = async (patch: Parameters<typeof writeCv>[2]) =>
    writeCv(shell, await readCv(shell, cv._id), patch);
  return { api, shell, log, saver, stored, now, forgotten, elsewhere };
}
const layout = (changed: object) => ({ ...cv.tailored, ...changed, jobDescription_id: undefined });

test('a change is saved over the version it was made on, said to all, and forgotten', async () => {
  const { api, log, saver, stored, now, forgotten } = await begin();
  const saved = await saver.save({ stored, change: green });
  expect(saved.elsewhere).toBe(false);
  expect(colourOf(now())).toBe('#0f0');
  const [call] = api.callsOf('saveCv');
  expect(call?.options.ifMatch).toBe(stored.etag);
  expect(Object.keys(call?.input.body ?? {})).toEqual(['tailored']);
  expect(log.events).toEqual([{ name: 'cv.saved', payload: { cvId: cv._id } }]);
  expect(forgotten).toEqual([green]);
});

test('a fit says that it is one and to how many pages, unless another change came after it', async () => {
  const { api, saver, stored } = await begin();
  const fit = { pdfOptions: { spacing: 0.8 }, fittedTo: 2 };
  const { elsewhere: _elsewhere, ...saved } = await saver.save({ stored, change: fit });
  await saver.save({ stored: saved, change: mergeChanges(fit, green) });
  const [first, second] = api.callsOf('saveCv').map(({ input }) => input.body);
  expect(first).toHaveProperty('reason', 'fit-2');
  expect(second).not.toHaveProperty('reason');
});

test('two tabs: a change goes on top of the other’s, and takes nothing of it away', async () => {
  const { saver, stored, now, elsewhere } = await begin();
  await elsewhere({ skills: [], tailored: layout({ hiddenSections: ['summary'] }) });
  const saved = await saver.save({ stored, change: green });
  expect(saved.elsewhere).toBe(true);
  expect(saved.cv).toEqual(now());
  expect(now()).toMatchObject({
    skills: [],
    tailored: { hiddenSections: ['summary'], pdfOptions: { primaryColorOverride: '#0f0' } },
  });
});

test('a save whose answer was lost is not taken for somebody else’s', async () => {
  const { api, saver, stored, now, shell } = await begin();
  const { call } = shell.http;
  const lost = new ApiError({ endpoint: 'saveCv', status: 0, code: 'network', message: '' });
  shell.http.call = async (endpoint, input, options) => {
    const answer = await call(endpoint, input, options);
    if (endpoint.id === 'saveCv' && api.callsOf('saveCv').length === 1) throw lost;
    return answer;
  };
  await expect(saver.save({ stored, change: green })).rejects.toBe(lost);
  const change = { ...green, tailored: { coverLetterOnTop: true } };
  expect(await saver.save({ stored, change })).toMatchObject({ elsewhere: false });
  expect(now().tailored?.coverLetterOnTop).toBe(true);
});

test('a CV that changes with every try is a failure in the end; nothing is forgotten', async () => {
  const { api, saver, stored, forgotten } = await begin();
  for (let round = 0; round < 4; round += 1) api.failNext('saveCv', 'changed-elsewhere');
  await expect(saver.save({ stored, change: green })).rejects.toThrow('changed-elsewhere');
  expect(forgotten).toEqual([]);
  expect(api.callsOf('saveCv')).toHaveLength(4);
});

test('what came up during a save is saved after it, also when the page is gone', async () => {
  const { api, saver, stored, now } = await begin();
  const release = api.hold('saveCv');
  const first = saver.save({ stored, change: green });
  saver.saveLate({ stored, change: { tailored: { coverLetterOnTop: true } } });
  release();
  await first;
  await waitFor(() => expect(now().tailored?.coverLetterOnTop).toBe(true));
  expect(colourOf(now())).toBe('#0f0');
});
