import { describe, expect, test } from '@jest/globals';
import {
  cvSchema,
  type AddedRequirement,
  type Cv,
  type Requirement,
} from '@sastre/shared-contracts/api';
import { sql } from 'kysely';
import { people } from '@sastre/reading/testing';
import { readFacts } from '@sastre/reading';
import { writeReport } from '@sastre/tailoring/testing';
import { reportOf, reviewHarness } from './testing/review-harness.ts';

const harness = reviewHarness((opened) => opened.addCopy(tailored()));
const { read, put } = harness;

const asked = (id: string, term: string, kind: Requirement['kind']) => ({
  id,
  term,
  kind,
  need: 'must' as const,
  quote: `You know ${term}`,
  facts: [],
});
const requirements = [
  asked('tool', 'Kafka', 'tool'),
  asked('skill', 'Negotiation', 'skill'),
  // As of any language that no CV names.
  { ...asked('language', 'Portuguese (B2)', 'language'), levelNotSaid: true as const },
  asked('known', 'German', 'language'),
  asked('degree', 'Nursing', 'degree'),
  asked('years', '5 years', 'years'),
  asked('duty', 'You run the shop', 'duty'),
];

/** The skills in another order, and all the requirements unmet. */
function tailored() {
  const content = structuredClone(people.analystCv);
  content.skills.reverse();
  const names = (skills: readonly { name: string }[]) => skills.map(({ name }) => name).join(', ');
  const { skills } = people.analystCv;
  const order = {
    id: 'e1',
    path: 'skills',
    op: 'reorder' as const,
    before: names(skills),
    after: names(content.skills),
    because: [],
    for: [],
    status: 'applied' as const,
    order: skills.map((_skill, index) => skills.length - 1 - index),
  };
  const report = writeReport({
    engine: 'rules',
    facts: readFacts(people.analystCv),
    requirements,
    content,
    edits: [order],
    notes: [],
  });
  return { content, report };
}

const add = (body: AddedRequirement, ifMatch?: string, by = harness.user) =>
  by.call('POST', `/user/me/cv/${harness.copy.cv._id}/report/requirements`, {
    body,
    headers: ifMatch === undefined ? {} : { 'if-match': ifMatch },
  });
const groupOf = (cv: Cv, id: string) =>
  reportOf(cv).requirements.find((one) => one.id === id)?.group;
const both = async () => ({ main: await read(), copy: await read(harness.copy.cv._id) });

test('a tool goes last into both skill lists under one new id, and the report shows it', async () => {
  const before = await read();
  const answer = await add({ requirement: 'tool', level: 'Advanced' }, harness.copy.etag);
  expect(answer.statusCode).toBe(200);
  const added = answer.json<Cv>();
  expect(cvSchema.safeParse(added).success).toBe(true);
  expect(answer.headers.etag).not.toBe(harness.copy.etag);
  expect(await read(harness.copy.cv._id)).toEqual({ cv: added, etag: answer.headers.etag });
  const main = await read();
  expect(main.etag).not.toBe(before.etag);
  const entry = main.cv.skills.at(-1);
  expect(entry).toMatchObject({ name: 'Kafka', level: 'Advanced' });
  expect(entry?.id).toMatch(/^[0-9a-f-]{36}$/);
  expect(main.cv.skills).toEqual([...before.cv.skills, entry]);
  expect(added.skills).toEqual([...harness.copy.cv.skills, entry]);
  const { skills: _one, updated_at: _then, ...rest } = main.cv;
  expect(before.cv).toMatchObject(rest);
  const report = reportOf(added);
  const fact = `skills[${entry?.id}].name`;
  expect(report.facts.at(-1)).toEqual({ id: fact, text: 'Kafka' });
  expect(report.requirements[0]).toMatchObject({ group: 'shown', facts: [fact] });
  const { shown, supported, total } = reportOf(harness.copy.cv).coverage;
  expect(report.coverage).toEqual({ shown: shown + 1, supported: supported + 1, total });
  expect(added.tailored?.updatedByUser).toBe(true);
});

test('the history of the main CV tells of a change by hand, that of the copy of the tailoring', async () => {
  const mainId = (await read()).cv._id;
  await add({ requirement: 'tool' });
  const reasons = [mainId, harness.copy.cv._id].map(async (id) => {
    const versions = await harness.user.call('GET', `/user/me/cv/${id}/versions`);
    return versions.json<{ versions: { reason: string }[] }>().versions[0]?.reason;
  });
  expect(await Promise.all(reasons)).toEqual(['save', 'tailor']);
});

test('what is added without a level has none in both, and none is no reason to touch one', async () => {
  const added = (await add({ requirement: 'tool', noLevel: true })).json<Cv>();
  for (const { skills } of [added, (await read()).cv])
    expect(skills.at(-1)).toMatchObject({ name: 'Kafka', level: 'Intermediate', noLevel: true });
  await add({ requirement: 'tool', level: 'Expert' });
  await add({ requirement: 'tool', noLevel: true });
  expect((await read()).cv.skills.at(-1)).not.toHaveProperty('noLevel');
  expect((await read()).cv.skills.at(-1)).toMatchObject({ level: 'Expert' });
});

test('a tool is called as its person calls it, which is what the report shows', async () => {
  const added = (await add({ requirement: 'tool', name: '  Kafka Streams ' })).json<Cv>();
  for (const { skills } of [added, (await read()).cv])
    expect(skills.at(-1)).toMatchObject({ name: 'Kafka Streams' });
  expect(reportOf(added).facts.at(-1)?.text).toBe('Kafka Streams');
  expect(groupOf(added, 'tool')).toBe('shown');
  for (const name of ['  ', 'x'.repeat(201)])
    expect((await add({ requirement: 'skill', name })).statusCode).toBe(422);
});

test('the order of the skills can still be taken back', async () => {
  const added = (await add({ requirement: 'tool' })).json<Cv>();
  expect(reportOf(added).edits[0]?.after).toMatch(/, Kafka$/);
  const answer = await harness.user.call('PUT', `/user/me/cv/${harness.copy.cv._id}/report`, {
    body: { decisions: [{ edit: 'e1', status: 'rejected' }] },
  });
  expect(answer.json<Cv>().skills).toEqual((await read()).cv.skills);
});

test.each([
  ['a skill', { requirement: 'skill' }, 'skills', { name: 'Negotiation', level: 'Intermediate' }],
  [
    'a language, without the level in its name,',
    { requirement: 'language', languageLevel: 'Fluent' },
    'language_skills',
    { language: 'Portuguese', level: 'Fluent' },
  ],
] as const)('%s goes into its own list', async (_name, body, list, entry) => {
  const added = (await add(body)).json<Cv>();
  expect(added[list].at(-1)).toMatchObject(entry);
  expect((await read()).cv[list].at(-1)).toEqual(added[list].at(-1));
  expect(groupOf(added, body.requirement)).toBe('shown');
});

describe('nothing stands twice', () => {
  test('when it is asked for again', async () => {
    await add({ requirement: 'tool' });
    const before = await both();
    expect((await add({ requirement: 'tool' })).statusCode).toBe(200);
    expect(await both()).toEqual(before);
  });

  test('when many ask at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => add({ requirement: 'tool' })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    const { main, copy: now } = await both();
    for (const { cv } of [main, now])
      expect(cv.skills.filter(({ name }) => name === 'Kafka')).toHaveLength(1);
  });

  test('when the main CV has it since, which keeps its level and lends its id', async () => {
    const main = (await read()).cv;
    const own = { id: 'own', name: ' KAFKA', level: 'Expert' as const };
    await put(main._id, { skills: [...main.skills, own] });
    const before = await read();
    const added = (await add({ requirement: 'tool', level: 'Beginner' })).json<Cv>();
    expect(await read()).toEqual(before);
    expect(added.skills.at(-1)).toMatchObject({ id: 'own', name: 'Kafka' });
    expect(groupOf(added, 'tool')).toBe('shown');
  });

  test('when the copy has it since, written by hand', async () => {
    const own = { id: 'own', name: 'Kafka', level: 'Expert' as const };
    await put(harness.copy.cv._id, { skills: [...harness.copy.cv.skills, own] });
    const added = (await add({ requirement: 'tool' })).json<Cv>();
    expect(added.skills.filter(({ name }) => name === 'Kafka')).toEqual([own]);
    expect((await read()).cv.skills.at(-1)?.name).toBe('Kafka');
    expect(groupOf(added, 'tool')).toBe('shown');
  });

  test('but a level that is higher than the one told before is taken', async () => {
    const german = { id: 'l9', language: 'Deutsch', level: 'Beginner' as const };
    for (const id of [(await read()).cv._id, harness.copy.cv._id])
      await put(id, { language_skills: [german] });
    const added = (await add({ requirement: 'known', languageLevel: 'Native' })).json<Cv>();
    const raised = [{ ...german, level: 'Native' }];
    expect(added.language_skills).toEqual(raised);
    expect((await read()).cv.language_skills).toEqual(raised);
    expect(reportOf(added).facts.at(-1)).toEqual({ id: 'languages[l9]', text: 'Deutsch (Native)' });
    const lower = (await add({ requirement: 'known', languageLevel: 'Fluent' })).json<Cv>();
    expect(lower.language_skills).toEqual(raised);
  });

  test('and one that is told where none was said before', async () => {
    const kafka = { id: 'own', name: 'Kafka', level: 'Intermediate' as const, noLevel: true };
    for (const id of [(await read()).cv._id, harness.copy.cv._id])
      await put(id, { skills: [kafka] });
    expect((await add({ requirement: 'tool' })).json<Cv>().skills).toEqual([kafka]);
    const told = (await add({ requirement: 'tool', level: 'Beginner' })).json<Cv>();
    expect(told.skills).toEqual([{ id: 'own', name: 'Kafka', level: 'Beginner' }]);
    expect((await read()).cv.skills).toEqual(told.skills);
  });
});

describe('nothing is written', () => {
  test.each(['degree', 'years', 'duty', 'unheard'])('for %s', async (requirement) => {
    const before = await both();
    const answer = await add({ requirement });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ errors: [{ path: 'requirement' }] });
    expect(await both()).toEqual(before);
  });

  test('over another version of the copy', async () => {
    await put(harness.copy.cv._id, {
      sectionTitles: { ...harness.copy.cv.sectionTitles, skills: 'Tools' },
    });
    const before = await both();
    const answer = await add({ requirement: 'tool' }, harness.copy.etag);
    expect(answer.statusCode).toBe(412);
    expect(answer.json()).toMatchObject({ code: 'changed-elsewhere', current: before.copy.cv });
    expect(answer.headers.etag).toBe(before.copy.etag);
    expect(await both()).toEqual(before);
  });

  test('for somebody else, and for the main CV itself', async () => {
    const before = await both();
    expect(
      (await add({ requirement: 'tool' }, undefined, await harness.site.visitor())).statusCode,
    ).toBe(404);
    const path = `/user/me/cv/${before.main.cv._id}/report/requirements`;
    const answer = await harness.user.call('POST', path, { body: { requirement: 'tool' } });
    expect(answer.statusCode).toBe(404);
    expect(await both()).toEqual(before);
  });

  test('when the main CV is gone', async () => {
    await harness.user.call('DELETE', '/user/me/cv');
    const answer = await add({ requirement: 'tool' });
    expect(answer.json()).toMatchObject({ status: 422, errors: [{ path: 'requirement' }] });
    expect(await read(harness.copy.cv._id)).toEqual(harness.copy);
  });

  test('when a list is full', async () => {
    const main = (await read()).cv;
    const skills = Array.from({ length: 200 }, (_, at) => ({ id: `s${at}`, name: `Skill ${at}` }));
    expect((await put(main._id, { skills })).statusCode).toBe(200);
    const before = await both();
    expect((await add({ requirement: 'tool' })).statusCode).toBe(422);
    expect(await both()).toEqual(before);
  });

  test.each(['main', 'tailored'] as const)(
    'when the %s CV would be larger than 1 MiB',
    async (kind) => {
      const filling = sql`repeat('z', 1048500 - octet_length(body::text))`;
      await harness.site.db
        .updateTable('cv')
        .set({ body: sql`jsonb_set(body, '{sectionTitles,skills}', to_jsonb(${filling}))` })
        .where('user_id', '=', harness.user.sub)
        .where('kind', '=', kind)
        .execute();
      const before = await both();
      expect((await add({ requirement: 'tool' })).json()).toMatchObject({ code: 'too-large' });
      expect(await both()).toEqual(before);
    },
  );
});

test('what is added while the main CV is saved elsewhere is lost by neither', async () => {
  const main = (await read()).cv;
  const personal_info = { ...main.personal_info, title: 'Head of Numbers' };
  const [added, saved] = await Promise.all([
    add({ requirement: 'tool' }),
    put(main._id, { personal_info }),
  ]);
  expect([added.statusCode, saved.statusCode]).toEqual([200, 200]);
  const now = (await read()).cv;
  expect(now.personal_info.title).toBe('Head of Numbers');
  expect(now.skills.at(-1)?.name).toBe('Kafka');
});
