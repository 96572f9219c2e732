import type { Language } from '@sastre/shared-contracts/api';
import { toJsonResume } from '@sastre/shared-contracts/cv';
import type { Kysely } from 'kysely';
import { contentOf } from '../../cv/cv-content.ts';
import { cvJson } from '../../cv/cv.dto.ts';
import { readCv } from '../../cv/cv.store.ts';
import type { Database } from '@sastre/db';
import type { Pictures } from '../../pictures/index.ts';
import { nameOf, numbered, pictureExtension } from './entry-name.rules.ts';
import {
  cvIds,
  jobDescriptionsAfter,
  readAccount,
  subscriptions,
  tailoringJobs,
  useByDay,
} from './export.store.ts';
import { readmeText } from './readme.texts.ts';
import { jsonEntry, textEntry, type ZipEntry } from './zip-stream.ts';

/** What an export is made from. */
export interface ExportParts {
  db: Kysely<Database>;
  pictures: Pick<Pictures, 'list' | 'read'>;
}
/** Whose data, and in which language the files are explained. */
export interface ExportRequest {
  userId: string;
  language: Language;
  now: Date;
}

const BATCH = 20;

/** Every file of a user's export, one after the other. Throws when the account is deleted meanwhile. */
export async function* exportEntries(
  parts: ExportParts,
  request: ExportRequest,
): AsyncGenerator<ZipEntry> {
  const { db } = parts;
  const { userId, language, now } = request;
  yield textEntry('README.txt', readmeText(language, now.toISOString().slice(0, 10)));
  yield jsonEntry('account.json', withoutNulls(await requireAccount(db, userId)));
  yield* cvEntries(db, userId);
  yield* jobEntries(db, userId);
  yield* pictureEntries(parts, userId);
  yield jsonEntry('tailoring.json', (await tailoringJobs(db, userId)).map(withoutNulls));
  yield jsonEntry('use.json', await useByDay(db, userId));
  const bought = (await subscriptions(db, userId)).map(withoutNulls);
  yield jsonEntry('payments.json', { subscriptions: bought });
  // Half an export must not look like a whole one.
  await requireAccount(db, userId);
}

async function* cvEntries(db: Kysely<Database>, userId: string): AsyncGenerator<ZipEntry> {
  let position = 0;
  for (const id of await cvIds(db, userId)) {
    const cv = await readCv(db, userId, id);
    if (cv === undefined) continue;
    const answer: unknown = JSON.parse(cvJson(cv));
    const company = nameOf(cv.companyName ?? '', 'copy');
    const name = cv.kind === 'main' ? 'main' : `tailored-${numbered((position += 1))}-${company}`;
    yield jsonEntry(`cv/${name}.json`, answer);
    const resume = toJsonResume(contentOf(answer), cv.updatedAt.toISOString());
    yield jsonEntry(`json-resume/${name}.json`, resume);
  }
}

async function* jobEntries(db: Kysely<Database>, userId: string): AsyncGenerator<ZipEntry> {
  let after: { createdAt: Date; id: string } | undefined;
  for (let position = 0; ;) {
    const jobs = await jobDescriptionsAfter(db, userId, after, BATCH);
    for (const { companyName, content, createdAt } of jobs) {
      position += 1;
      const head = `${companyName}\n${createdAt.toISOString().slice(0, 10)}`;
      const name = `job-descriptions/${numbered(position)}-${nameOf(companyName, 'company')}.txt`;
      yield textEntry(name, `${head}\n\n${content}\n`);
    }
    after = jobs.at(-1);
    if (jobs.length < BATCH) return;
  }
}

async function* pictureEntries(
  { pictures }: ExportParts,
  userId: string,
): AsyncGenerator<ZipEntry> {
  for (const id of await pictures.list(userId)) {
    const picture = await pictures.read(userId, id);
    if (picture === undefined) continue;
    const name = `pictures/${id}.${pictureExtension(picture.contentType)}`;
    yield { name, bytes: picture.bytes, isPacked: true };
  }
}

async function requireAccount(db: Kysely<Database>, userId: string) {
  const account = await readAccount(db, userId);
  if (account === undefined) throw new Error('The account is gone.');
  return account;
}

function withoutNulls(row: object): object {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));
}
