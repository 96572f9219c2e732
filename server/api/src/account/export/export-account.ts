import type { Language } from '@sastre/shared-contracts/api';
import { toJsonResume } from '@sastre/shared-contracts/cv';
import type { Kysely } from 'kysely';
import { contentOf, cvJson, readCv } from '../../cv/index.ts';
import type { Database } from '@sastre/db';
import type { Picture, Pictures } from '../../pictures/index.ts';
import { nameOf, numbered, pictureExtension } from './entry-name.rules.ts';
import {
  cvIds,
  deletedCvs,
  earlierBody,
  earlierVersions,
  factorsOf,
  jobDescriptionsAfter,
  readAccount,
  subscriptions,
  tailoringJobs,
  useByDay,
} from './export.store.ts';
import { lostNote, readmeText } from './readme.texts.ts';
import { jsonEntry, textEntry, type ZipEntry } from './zip-stream.ts';

/** What an export is made from. */
export interface ExportParts {
  db: Kysely<Database>;
  pictures: Pick<Pictures, 'list' | 'read' | 'listDeleted' | 'readDeleted'>;
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
  const account = withoutNulls(await requireAccount(db, userId));
  yield jsonEntry('account.json', { ...account, signingIn: await factorsOf(db, userId) });
  yield* cvEntries(db, userId);
  yield* jobEntries(db, userId);
  yield* pictureEntries(parts, request);
  yield* deletedEntries(parts, request);
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
    const name = cv.kind === 'main' ? 'main' : copyName(cv, (position += 1));
    yield jsonEntry(`cv/${name}.json`, answer);
    const resume = toJsonResume(contentOf(answer), cv.updatedAt.toISOString());
    yield jsonEntry(`json-resume/${name}.json`, resume);
    yield* versionEntries(db, id, `history/${name}`);
  }
}

function copyName({ companyName }: { companyName: string | null }, position: number): string {
  return `tailored-${numbered(position)}-${nameOf(companyName ?? '', 'copy')}`;
}

/** Earlier versions, a file each, named so that they stand in their order. */
async function* versionEntries(
  db: Kysely<Database>,
  cvId: string,
  folder: string,
): AsyncGenerator<ZipEntry> {
  let position = 0;
  for (const { version, reason, storedAt } of await earlierVersions(db, cvId)) {
    const body = await earlierBody(db, cvId, version);
    if (body === undefined) continue;
    position += 1;
    const at = storedAt.toISOString();
    const file = `${numbered(position)}-${nameOf(at.slice(0, 16), 'version')}-${nameOf(reason, 'save')}`;
    yield jsonEntry(`${folder}/${file}.json`, {
      _id: cvId,
      version,
      reason,
      stored_at: at,
      ...body,
    });
  }
}

/** What was deleted and can still be brought back. */
async function* deletedEntries(
  { db, pictures }: ExportParts,
  { userId, language }: ExportRequest,
): AsyncGenerator<ZipEntry> {
  let position = 0;
  for (const { id, body, kind, companyName } of await deletedCvs(db, userId)) {
    position += 1;
    const name =
      kind === 'main' ? `main-${numbered(position)}` : copyName({ companyName }, position);
    yield jsonEntry(`recently-deleted/${name}.json`, { _id: id, ...body });
    yield* versionEntries(db, id, `history/deleted-${name}`);
  }
  const lost: string[] = [];
  for (const { id } of await pictures.listDeleted(userId)) {
    const picture = await pictures.readDeleted(userId, id);
    if (picture === undefined) lost.push(id);
    else yield pictureEntry('recently-deleted', id, picture);
  }
  const known = (await pictures.listDeleted(userId)).map(({ id }) => id);
  yield* lostEntry('recently-deleted', lost, known, language);
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
  { userId, language }: ExportRequest,
): AsyncGenerator<ZipEntry> {
  const lost: string[] = [];
  for (const id of await pictures.list(userId)) {
    const picture = await pictures.read(userId, id);
    if (picture === undefined) lost.push(id);
    else yield pictureEntry('pictures', id, picture);
  }
  yield* lostEntry('pictures', lost, await pictures.list(userId), language);
}

/** Nothing is left out without a word: pictures that are still there for the user, and whose bytes are not. */
function* lostEntry(
  folder: string,
  lost: readonly string[],
  known: readonly string[],
  language: Language,
): Generator<ZipEntry> {
  const pictures = lost.filter((id) => known.includes(id));
  if (pictures.length > 0)
    yield jsonEntry(`${folder}/missing.json`, { note: lostNote(language), pictures });
}

function pictureEntry(folder: string, id: string, { bytes, contentType }: Picture): ZipEntry {
  return { name: `${folder}/${id}.${pictureExtension(contentType)}`, bytes, isPacked: true };
}

async function requireAccount(db: Kysely<Database>, userId: string) {
  const account = await readAccount(db, userId);
  if (account === undefined) throw new Error('The account is gone.');
  return account;
}

function withoutNulls(row: object): object {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));
}
