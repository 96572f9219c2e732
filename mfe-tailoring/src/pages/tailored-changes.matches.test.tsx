import { expect, test } from '@jest/globals';
import { sampleCv } from '@sastre/shared-contracts/testing';
import { screen, waitFor } from '@testing-library/react';
import { click, open, reviewed } from '../features/review/review.fixture.tsx';

const TERM = 'Chair of the works council';
/** A copy that nobody has touched, and which does not say what a duty asks for. */
const missing = () =>
  reviewed((report, cv) => {
    report.requirements.push({
      ...{ id: 'r4', term: TERM, kind: 'duty', need: 'must', quote: TERM },
      ...{ group: 'not-yours', facts: [] },
    });
    cv.updated_at = cv.created_at;
  });
/** The main CV, in which its person has written it since. */
const saying = (updated_at = '2026-11-10T08:00:00.000Z') => {
  const main = sampleCv({ updated_at });
  main.work_experience[0]?.achievements.push(`${TERM} since 2022`);
  return main;
};
const row = async (name: string) =>
  (await screen.findByRole('heading', { level: 3, name })).parentElement?.textContent;

test('what the main CV says since is in the row of what is not said here, and leads to the copy', async () => {
  const { api, stored, log } = await open(missing(), { main: saying() });
  expect(await row('In your CV, not said here 2')).toContain(TERM);
  expect(screen.getByText(/^Shown: 1 of 4\. Your CV supports 3 of 4/)).toBeTruthy();
  expect(await row('Not yours 1')).not.toContain(TERM);
  await click(TERM);
  const link = screen.getByRole('link', { name: `Change the copy: ${TERM}` });
  expect(link.getAttribute('href')).toBe(
    `/cv-data?cvId=${stored().cv._id}&edit=true&tab=experience`,
  );
  expect(api.callsOf('matchReport')).toHaveLength(1);
  expect(log.events).toContainEqual({ name: 'cv.saved', payload: { cvId: stored().cv._id } });
  // The next decision is over the version that came of it.
  await click('Reject: Professional summary');
  await waitFor(() => expect(api.callsOf('decideReport')[0]?.status).toBe(200));
});

test('it is asked for without the main CV being read, which would make one where there is none', async () => {
  const { api } = await open(missing(), { main: saying() });
  expect(await row('In your CV, not said here 2')).toContain(TERM);
  expect(api.callsOf('getMainCv')).toEqual([]);
});

test('what the copy says by its person’s own hand is shown', async () => {
  const cv = missing();
  cv.updated_at = '2026-11-10T08:00:00.000Z';
  cv.work_experience[0]?.achievements.push(TERM);
  await open(cv);
  expect(await row('Shown 2')).toContain(TERM);
});

test('when that fails, the report stands as it was and nothing is said of it', async () => {
  const { api } = await open(missing(), { main: saying(), failing: 'matchReport' });
  await waitFor(() => expect(api.callsOf('matchReport')[0]?.status).toBe(503));
  expect(await row('Not yours 2')).toContain(TERM);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('what comes when somebody is at work moves nothing, and is there with the next answer', async () => {
  const opening = { main: saying(), held: 'matchReport' } as const;
  const { api, release } = await open(missing(), opening);
  await click('TypeScript');
  release();
  await waitFor(() => expect(api.callsOf('matchReport')[0]?.status).toBe(200));
  expect(await row('Not yours 2')).toContain(TERM);
  await click('Reject: Professional summary');
  expect(await row('In your CV, not said here 2')).toContain(TERM);
});
