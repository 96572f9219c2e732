import { defaultTailored, LIMITS, type Cv, type CvVersions, type Trash } from '../../api/index.ts';
import { readsAlike } from '../../cv/alike.rules.ts';
import { fixtureId } from '../fixtures/ids.ts';
import { cvOf, checkVersion } from './cv.handlers.ts';
import { FakeProblem } from './failures.ts';
import { isoTime, type FakeContext, type StoredCv } from './fake-state.ts';
import { keepVersion } from './keep-version.ts';

const DAY_MS = 86_400_000;

const atOf = ({ at, cv }: StoredCv) => at ?? cv.updated_at;

/** The versions of a CV, newest first. Of what differs the fake counts whole parts. */
export function listVersions(context: FakeContext, id: string): CvVersions {
  const all = [...(context.state.versions.get(id) ?? []), cvOf(context, id)];
  const versions = all.map((one, index) => ({
    version: one.version,
    at: atOf(one),
    reason: one.reason ?? 'save',
    changed: changedParts(all[index - 1]?.cv, one.cv),
  }));
  return { versions: versions.toReversed() };
}

const NOT_CONTENT = ['_id', 'created_at', 'updated_at', 'detected'];

function changedParts(before: Cv | undefined, cv: Cv): Record<string, number> {
  if (before === undefined) return {};
  const [was, now] = [before, cv].map(partsOf);
  const parts = Object.keys({ ...was, ...now }).filter(
    (part) => !NOT_CONTENT.includes(part) && !readsAlike(was?.[part], now?.[part]),
  );
  return Object.fromEntries(parts.map((part) => [part, 1]));
}

/** The letter, the photo and the application stand with the layout, and are parts of their own. */
function partsOf(cv: Cv): Record<string, unknown> {
  const {
    coverLetter,
    application,
    tailoredDate: _date,
    updatedByUser: _by,
    pdfOptions,
    ...layout
  } = cv.tailored ?? defaultTailored;
  const { pictureId: picture, ...options } = pdfOptions;
  const { profilePictureUrl: _url, ...personal_info } = cv.personal_info;
  const tailored = { ...layout, pdfOptions: options };
  return { ...cv, personal_info, tailored, coverLetter, application, picture };
}

/** A CV as it was. */
export function versionOf(context: FakeContext, id: string, version: number): StoredCv {
  const present = cvOf(context, id);
  if (present.version === version) return present;
  const found = context.state.versions.get(id)?.find((one) => one.version === version);
  if (found === undefined) throw new FakeProblem('not-found');
  return found;
}

/** The main CV as a copy was made from it, and as it is; neither where nothing of it was written since. */
export function mainSince(context: FakeContext, id: string): { before?: Cv; now?: Cv } {
  const { created_at } = cvOf(context, id).cv;
  const { mainCv: main } = context.state;
  if (main === undefined || main.cv._id === id || atOf(main) <= created_at) return {};
  const earlier = context.state.versions.get(main.cv._id) ?? [];
  const before = earlier.findLast((one) => atOf(one) <= created_at)?.cv;
  return before === undefined ? {} : { before, now: main.cv };
}

/** Makes a version the newest one. `ifMatch` stale: 412 with the stored CV. */
export function restoreVersion(
  context: FakeContext,
  id: string,
  version: number,
  ifMatch: string | undefined,
): StoredCv {
  const stored = cvOf(context, id);
  const found = versionOf(context, id, version);
  checkVersion(stored, ifMatch);
  const { created_at } = stored.cv;
  keepVersion(
    context,
    stored,
    { ...found.cv, created_at, updated_at: isoTime(context.now()) },
    'restore',
  );
  return stored;
}

/** What can be brought back, last deleted first. */
export function listTrash({ state, now }: FakeContext): Trash {
  const items = [...state.trash].map(([id, one]) => ({
    id,
    kind: one.kind,
    ...(one.kind === 'tailored' ? { companyName: companyOf(one.stored.cv) } : {}),
    deletedAt: isoTime(one.deletedAt),
    goneAt: isoTime(one.deletedAt + LIMITS.trashDays * DAY_MS),
  }));
  const living = items.filter(({ goneAt }) => Date.parse(goneAt) > now());
  return { items: living.toSorted((one, other) => other.deletedAt.localeCompare(one.deletedAt)) };
}

function companyOf({ tailored }: Cv): string {
  const job = tailored?.jobDescription_id;
  return typeof job === 'object' ? job.companyName : '';
}

/** Brings something back. */
export function bringBack(
  context: FakeContext,
  id: string,
  companyName: string | undefined,
): { id: string; kind: string } {
  const { state } = context;
  const found = state.trash.get(id);
  if (found === undefined) throw new FakeProblem('not-found');
  if (found.kind !== 'picture') found.stored.version += 1;
  const kind = found.kind === 'main' && companyName !== undefined ? 'tailored' : found.kind;
  if (found.kind === 'picture') {
    if (state.pictures.size >= LIMITS.pictures) throw new FakeProblem('limit-reached');
    state.pictures.set(id, found.picture);
  } else if (kind === 'tailored') {
    if (state.tailored.size >= LIMITS.tailoredCvs) throw new FakeProblem('limit-reached');
    state.tailored.set(id, asCopy(found.stored, companyName));
  } else {
    const { mainCv } = state;
    if (mainCv !== undefined && mainCv.cv.updated_at !== mainCv.cv.created_at)
      throw new FakeProblem('main-exists');
    state.mainCv = found.stored;
  }
  state.trash.delete(id);
  return { id, kind };
}

function asCopy(stored: StoredCv, companyName: string | undefined): StoredCv {
  if (companyName === undefined) return stored;
  const jobDescription_id = { _id: fixtureId(0x9999), companyName, content: '' };
  const tailored = { ...stored.cv.tailored, jobDescription_id } as Cv['tailored'];
  return { ...stored, cv: { ...stored.cv, tailored } as Cv };
}

/** Deletes something for good. */
export function deleteForGood({ state }: FakeContext, id: string): void {
  if (!state.trash.delete(id)) throw new FakeProblem('not-found');
  state.versions.delete(id);
}

/** A deleted picture. */
export function deletedPicture({ state }: FakeContext, id: string): Blob {
  const found = state.trash.get(id);
  if (found?.kind !== 'picture') throw new FakeProblem('not-found');
  return found.picture;
}
