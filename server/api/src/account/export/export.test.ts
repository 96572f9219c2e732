import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { cvSchema } from '@sastre/shared-contracts/api';
import { unzipSync } from 'fflate';
import { formWith, makePicture } from '../../app/testing/picture.fixture.ts';
import { startTestSite, type TestSite, type Visitor } from '../../app/testing/test-site.ts';
import { pictureKey } from '../../pictures/index.ts';
import { historyUser } from '../../cv/history/testing/history-user.ts';
import { addSession } from '../testing/add-session.ts';
import { exportEntries } from './export-account.ts';
import { zipOf } from './zip-stream.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.stop());

async function addTailored({ sub }: Visitor, companyName: string): Promise<void> {
  const [id, jobId] = [randomUUID(), randomUUID()];
  await site.db
    .insertInto('job_description')
    .values({
      id: jobId,
      user_id: sub,
      company_name: companyName,
      content: `Work at ${companyName}`,
    })
    .execute();
  const body = { personal_info: { fullName: 'Ada', email: 'ada@example.org' } };
  await site.db
    .insertInto('cv')
    .values({
      id,
      user_id: sub,
      kind: 'tailored',
      body: JSON.stringify(body),
      job_description_id: jobId,
      tailoring_job_id: null,
    })
    .execute();
}

async function exported(user: Visitor, headers: Record<string, string> = {}) {
  const answer = await user.call('GET', '/user/me/export', { headers });
  expect({ status: answer.statusCode, body: answer.statusCode > 299 ? answer.body : '' }).toEqual({
    status: 200,
    body: '',
  });
  const files = unzipSync(answer.rawPayload);
  const read = (name: string) => new TextDecoder().decode(files[name]);
  return {
    answer,
    names: Object.keys(files),
    files,
    read,
    json: (name: string): unknown => JSON.parse(read(name)),
  };
}

describe('an export whose picture the store has lost', () => {
  test('says so', async () => {
    const user = await site.visitor();
    const form = formWith(await makePicture());
    const { pictureId } = (await user.call('POST', '/user/me/picture', form)).json<{
      pictureId: string;
    }>();
    expect((await exported(user)).names).not.toContain('pictures/missing.json');
    await site.pictureStore.delete(pictureKey(user.sub, pictureId));
    const { names, json } = await exported(user, { cookie: 'lang=de' });
    expect(names.filter((name) => name.startsWith('pictures/'))).toEqual(['pictures/missing.json']);
    expect(json('pictures/missing.json')).toEqual({
      note: expect.stringContaining('konnten beim Export'),
      pictures: [pictureId],
    });
  });
});

describe('an export', () => {
  test('says by what somebody signs in, and no secret of it', async () => {
    const user = await site.visitor();
    await addSession(site.db, user, randomUUID(), 1_800_000_000);
    const owner = { user_id: user.sub };
    const app = { secret: '"hidden"', sealed_with: '', set_up_in: null, expires_at: null };
    await site.db
      .insertInto('idp_totp')
      .values({ ...owner, ...app, confirmed_at: 1 })
      .execute();
    const code = { ...owner, code_hash: 'hidden', used_at: null };
    await site.db.insertInto('idp_recovery_code').values(code).execute();
    const { json, read } = await exported(user);
    expect(json('account.json')).toMatchObject({
      signingIn: { authenticatorApp: { since: 1 }, passkeys: [], recoveryCodesLeft: 1 },
    });
    expect(read('account.json')).not.toContain('hidden');
  });

  test('holds everything of the user and nothing of another', async () => {
    const [user, other] = [await site.visitor(), await site.visitor()];
    for (const one of [user, other]) {
      await one.call('GET', '/user/me/cv');
      await addTailored(one, `Acme of ${one.sub}`);
      await site.db
        .insertInto('ai_consumption')
        .values({ user_id: one.sub, day: '2026-11-18', used: 2 })
        .execute();
      await site.db
        .insertInto('tailoring_job')
        .values({
          id: randomUUID(),
          user_id: one.sub,
          request: { jobDescription: 'long', translateTo: 'de' },
        })
        .execute();
    }
    const picture = formWith(await makePicture());
    const { pictureId } = (await user.call('POST', '/user/me/picture', picture)).json<{
      pictureId: string;
    }>();
    const { answer, names, files, read, json } = await exported(user);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="sastre-export-2026-11-18.zip"',
      'cache-control': 'no-store',
    });
    const copy = `tailored-001-acme-of-${user.sub.slice(0, 32)}`.replace(/-+$/, '');
    const picturePath = names.find((name) => name.startsWith('pictures/')) ?? '';
    expect(names).toEqual([
      'README.txt',
      'account.json',
      'cv/main.json',
      'json-resume/main.json',
      `cv/${copy}.json`,
      `json-resume/${copy}.json`,
      expect.stringMatching(/^job-descriptions\/001-acme-of-[0-9a-f-]+\.txt$/),
      expect.stringMatching(`^pictures/${pictureId}\\.(jpg|png|webp)$`),
      'tailoring.json',
      'use.json',
      'payments.json',
    ]);
    expect(json('account.json')).toMatchObject({
      id: user.sub,
      name: user.name,
      email: user.email,
    });
    expect(json('cv/main.json')).toEqual((await user.call('GET', '/user/me/cv')).json());
    expect(cvSchema.safeParse(json(`cv/${copy}.json`)).success).toBe(true);
    expect(json(`json-resume/${copy}.json`)).toMatchObject({ basics: { name: 'Ada' } });
    expect(files[picturePath]).toEqual(
      new Uint8Array((await user.call('GET', `/user/me/picture/${pictureId}`)).rawPayload),
    );
    expect(json('use.json')).toEqual([{ day: '2026-11-18', used: 2 }]);
    expect(json('tailoring.json')).toMatchObject([{ request: { translateTo: 'de' } }]);
    expect(json('payments.json')).toEqual({ subscriptions: [] });
    for (const name of names) expect(read(name)).not.toContain(other.sub);
  });

  test('holds earlier versions, and what was deleted and can be brought back', async () => {
    const user = await historyUser(site);
    const [main, copy] = [await user.mainId(), await user.addCopy('Harbour')];
    await user.save(main, { ...user.skill('First'), reason: 'import' });
    await user.save(main, user.skill('Second'));
    await user.save(copy, user.skill('Ropes'));
    await user.call('DELETE', `cv/${copy}`);
    const picture = formWith(await makePicture());
    const { pictureId } = (await user.call('POST', 'picture', picture)).json<{
      pictureId: string;
    }>();
    await user.call('DELETE', `picture/${pictureId}`);
    const { names, json } = await exported({ ...user, call: user.visit });
    const history = names.filter((name) => name.startsWith('history/'));
    expect(history).toEqual([
      'history/main/001-2026-11-18t10-00-save.json',
      'history/main/002-2026-11-18t10-00-import.json',
      'history/deleted-tailored-001-harbour/001-2026-11-18t10-00-tailor.json',
      'history/deleted-tailored-001-harbour/002-2026-11-18t10-00-save.json',
    ]);
    expect(json(history[1] ?? '')).toMatchObject({ _id: main, skills: [{ name: 'First' }] });
    expect(names.filter((name) => name.startsWith('recently-deleted/'))).toEqual([
      'recently-deleted/tailored-001-harbour.json',
      `recently-deleted/${pictureId}.png`,
    ]);
    expect(json('recently-deleted/tailored-001-harbour.json')).toMatchObject({
      skills: [{ name: 'Ropes' }],
    });
    // What is deleted is not among what is there.
    expect(names.filter((name) => /^(cv|pictures)\//.test(name))).toEqual(['cv/main.json']);
  });

  test.each([
    ['en', 'Your data'],
    ['es', 'Tus datos'],
    ['de', 'Deine Daten'],
  ])('is explained in the language of the user: %s', async (language, words) => {
    const user = await site.visitor();
    expect((await exported(user, { cookie: `lang=${language}` })).read('README.txt')).toContain(
      words,
    );
    const header = { 'accept-language': `${language}-XX,en;q=0.5` };
    expect((await exported(user, header)).read('README.txt')).toContain(words);
  });

  test('names no file so that it could lead anywhere', async () => {
    const user = await site.visitor();
    await user.call('GET', '/user/me/cv');
    const hostile = [
      '../../etc/passwd',
      '/abs',
      'C:\\x',
      '株式会社',
      '..',
      'a'.repeat(500),
      'Ä/Ö "x"',
      '.hidden',
    ];
    for (const company of hostile) await addTailored(user, company);
    const { names } = await exported(user);
    expect(names.filter((name) => !/^([a-z-]+\/)?[A-Za-z0-9-]+\.(json|txt)$/.test(name))).toEqual(
      [],
    );
    expect(new Set(names).size).toBe(names.length);
    expect(Math.max(...names.map((name) => name.length))).toBeLessThan(80);
  });

  test('goes over many job descriptions without losing one', async () => {
    const user = await site.visitor();
    await user.call('GET', '/user/me/cv');
    const rows = Array.from({ length: 41 }, (_, index) => ({
      id: randomUUID(),
      user_id: user.sub,
      company_name: `Company ${index}`,
      content: 'x',
      created_at: new Date('2026-01-01'),
    }));
    await site.db.insertInto('job_description').values(rows).execute();
    const { names } = await exported(user);
    expect(names.filter((name) => name.startsWith('job-descriptions/'))).toHaveLength(41);
  });

  test('is given ten times an hour', async () => {
    const user = await site.visitor();
    for (let count = 0; count < 10; count += 1) await exported(user);
    const refused = await user.call('GET', '/user/me/export');
    expect(refused.json()).toMatchObject({ status: 429, code: 'too-many-requests' });
    expect(refused.headers['retry-after']).toBe('3600');
    await exported(await site.visitor());
  });

  test('breaks off when the account is deleted meanwhile, rather than look whole', async () => {
    const user = await site.visitor();
    await user.call('GET', '/user/me/cv');
    const { db } = site;
    const none = async () => undefined;
    const empty = async () => [];
    const pictures = { list: empty, read: none, listDeleted: empty, readDeleted: none };
    const request = { userId: user.sub, language: 'en', now: new Date() } as const;
    const entries = exportEntries({ db, pictures }, request);
    const seen: string[] = [];
    await expect(
      (async () => {
        for await (const { name } of entries) {
          seen.push(name);
          if (name === 'account.json') await user.call('DELETE', '/user/me');
        }
      })(),
    ).rejects.toThrow('gone');
    expect(seen).toContain('payments.json');
  });
});

test.each(['../a.txt', '/a.txt', 'a/../b.txt', 'a\\b.txt', '.a.txt', 'a//b.txt', 'a', ''])(
  'no zip is made with a file called %j',
  async (name) => {
    async function* entries() {
      yield { name, bytes: new Uint8Array() };
    }
    await expect(zipOf(entries(), new Date()).next()).rejects.toThrow('Not a name');
  },
);

test('a zip holds one file in memory at a time', async () => {
  const order: string[] = [];
  async function* entries() {
    for (const name of ['a.txt', 'b.txt', 'c.txt']) {
      order.push(`read ${name}`);
      yield { name, bytes: new Uint8Array(200_000).fill(7) };
    }
  }
  for await (const chunk of zipOf(entries(), new Date())) {
    if (chunk.byteLength > 0) order.push('written');
  }
  expect(order.indexOf('written')).toBeLessThan(order.indexOf('read b.txt'));
});
