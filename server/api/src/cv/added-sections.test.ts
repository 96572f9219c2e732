import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { hasCv, LIMITS, type Cv } from '@sastre/shared-contracts/api';
import { startTestSite, type TestSite, type Visitor } from '../app/testing/test-site.ts';

let site: TestSite;
let user: Visitor;
let id: string;

beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.stop());
beforeEach(async () => {
  user = await site.visitor();
  id = (await read())._id;
});

const read = async () => (await user.call('GET', '/user/me/cv')).json<Cv>();
const save = (body: object) => user.call('PUT', `/user/me/cv/${id}`, { body });
const section = (id: string, entry: object = {}) => ({
  id,
  kind: 'projects',
  entries: [{ id: 'e', name: 'Bridge', ...entry }],
});

describe('added sections', () => {
  test('are stored with what an import could not place, and stay where a save leaves them out', async () => {
    const sections = [section('a'), section('b')];
    const extra = { vehicles: ['bicycle'] };
    const saved = await save({ sections, extra });
    expect(saved.statusCode).toBe(200);
    expect(hasCv(saved.json())).toBe(true);
    await save({ skills: [{ name: 'Steel' }] });
    const cv = await read();
    expect(cv).toMatchObject({ sections, extra, skills: [{ name: 'Steel' }] });
    expect((await save(cv)).json()).toMatchObject({ sections, extra });
  });

  test('that are gone leave the layout, whoever sends it', async () => {
    const keys = { addedHidden: ['section:b'], addedLeft: ['section:a', 'section:b'] };
    const addedOrder = ['section:b', 'summary', 'section:a', 'section:z', 'skills'];
    const tailored = { hiddenSections: ['skills'], addedOrder, ...keys };
    const both = await save({ sections: [section('a'), section('b')], tailored });
    expect(both.json<Cv>().tailored).toMatchObject({
      ...keys,
      addedOrder: ['section:b', 'summary', 'section:a', 'skills'],
    });
    const left = {
      hiddenSections: ['skills'],
      addedOrder: ['summary', 'section:a', 'skills'],
      addedHidden: [],
      addedLeft: ['section:a'],
    };
    const removed = await save({ sections: [section('a')] });
    expect(removed.json<Cv>().tailored).toMatchObject(left);
    // A page that was open meanwhile.
    expect((await save({ tailored })).json<Cv>().tailored).toMatchObject(left);
  });

  test('of a CV without a layout need none', async () => {
    expect((await save({ sections: [] })).json()).not.toHaveProperty('tailored');
  });
});

test.each([
  [
    'a wrong date of an added section',
    { sections: [section('a'), section('b'), section('c', { startDate: '2020-13' })] },
    'sections[2].entries[0].startDate',
  ],
  ['the same section twice', { sections: ['a', 'a'].map((id) => section(id)) }, 'sections[1].id'],
  ['a section of no kind', { sections: [{ id: 'a', kind: 'hobbies' }] }, 'sections[0].kind'],
  [
    'more than was not placed by an import',
    { extra: { left: 'x'.repeat(LIMITS.extraBytes) } },
    'extra',
  ],
  [
    'an added section where older pages read',
    { tailored: { sectionOrder: ['section:a'] } },
    'tailored.sectionOrder[0]',
  ],
])('%s is named, and nothing is saved', async (_name, body, path) => {
  const before = await read();
  const answer = await save(body);
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({ errors: [{ path }] });
  expect(await read()).toEqual(before);
});
