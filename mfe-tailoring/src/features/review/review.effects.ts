import { endpoints, type AddedRequirement } from '@sastre/shared-contracts/api';
import { readCv } from '@sastre/shared-contracts/page';
import { isApiError, type ShellServices } from '@sastre/shared-contracts/shell';
import { isAdoptable } from './adopt/adopt.rules.ts';
import type { Decided, Decision, Loaded, Reviewed } from './review.types.ts';

/** Decisions over the version that was read. */
export interface Sent {
  reviewed: Reviewed;
  decisions: readonly Decision[];
}

/**
 * Reads a copy, and the main CV where a text of the user's own word could stand there, too: nobody waits in vain to decide because
 * that one cannot be read.
 */
export async function load(shell: Pick<ShellServices, 'http'>, cvId: string): Promise<Loaded> {
  const reviewed = await readCv(shell, cvId);
  const edits = reviewed.cv.tailored?.report?.edits ?? [];
  if (!edits.some((edit) => edit.confirmed !== undefined && isAdoptable(edit)))
    return { reviewed, main: undefined };
  const main = await readCv(shell, undefined).catch(() => undefined);
  return { reviewed, main: main?.cv };
}

/** The report matched again; undefined: it says all that is true now. Whether it may, the server knows. */
export async function match(
  shell: Pick<ShellServices, 'http' | 'events'>,
  { reviewed: { cv, etag } }: Pick<Loaded, 'reviewed'>,
): Promise<Reviewed | undefined> {
  if ((cv.tailored?.report?.requirements ?? []).length === 0) return undefined;
  const params = { id: cv._id };
  const answer = await shell.http.call(endpoints.matchReport, { params }, { ifMatch: etag });
  if (answer.etag === etag) return undefined;
  shell.events.emit('cv.saved', { cvId: cv._id });
  return { cv: answer.data, etag: answer.etag };
}

/** Adds a requirement to the main CV and to the copy, over the version of the copy that was read. */
export async function add(
  shell: Pick<ShellServices, 'http' | 'events'>,
  { reviewed, requirement }: { reviewed: Reviewed; requirement: AddedRequirement },
): Promise<Reviewed> {
  const id = reviewed.cv._id;
  const { data, etag } = await shell.http.call(
    endpoints.addRequirement,
    { params: { id }, body: requirement },
    { ifMatch: reviewed.etag },
  );
  shell.events.emit('cv.saved', { cvId: id });
  return { cv: data, etag };
}

/** Sends decisions. The server takes all or none: those that it names as impossible are left out, and the others sent again. */
export async function decide(
  shell: Pick<ShellServices, 'http' | 'events'>,
  { reviewed, decisions }: Sent,
): Promise<Decided> {
  const id = reviewed.cv._id;
  const undecided: string[] = [];
  let left = [...decisions];
  while (left.length > 0) {
    try {
      const { data, etag } = await shell.http.call(
        endpoints.decideReport,
        { params: { id }, body: { decisions: left } },
        { ifMatch: reviewed.etag },
      );
      shell.events.emit('cv.saved', { cvId: id });
      return { cv: data, etag, undecided };
    } catch (error) {
      const impossible = impossibleOf(error, left);
      if (impossible.length === 0) throw error;
      undecided.push(...impossible);
      left = left.filter(({ edit }) => !impossible.includes(edit));
    }
  }
  return { ...reviewed, undecided };
}

/** The edits that a 422 names by their places. */
function impossibleOf(error: unknown, decisions: readonly Decision[]): string[] {
  if (!isApiError(error, 'invalid-input')) return [];
  return (error.problem?.errors ?? []).flatMap(({ path }) => {
    const [, place] = /^decisions\.(\d+)\b/.exec(path) ?? [];
    return place === undefined ? [] : (decisions[Number(place)]?.edit ?? []);
  });
}
