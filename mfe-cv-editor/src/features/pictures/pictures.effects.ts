import { endpoints, LIMITS } from '@sastre/shared-contracts/api';
import { isApiError, type ShellServices } from '@sastre/shared-contracts/shell';
import { isPictureFile } from './picture-file.rules.ts';
import type { PictureFailure, UploadInput } from './pictures.machine.ts';

/** Thrown before anything is sent. */
export class PictureTooLarge extends Error {}
/** Thrown before anything is sent. */
export class NoPictureFile extends Error {}

/** Ids of the pictures, oldest first. */
export async function listPictures(shell: ShellServices): Promise<string[]> {
  return (await shell.http.call(endpoints.listPictures, {})).data.pictureIds;
}

/** False for a file that is refused before anything is sent. */
export function isTakable(file: File): boolean {
  return isPictureFile(file) && file.size <= LIMITS.pictureBytes;
}

/** Sends a picture and answers its id. */
export async function uploadPicture(
  shell: ShellServices,
  { file, report }: UploadInput,
): Promise<string> {
  if (!isPictureFile(file)) throw new NoPictureFile();
  if (file.size > LIMITS.pictureBytes) throw new PictureTooLarge();
  const body = new FormData();
  body.append('picture', file);
  const options = { onUploadProgress: report };
  return (await shell.http.call(endpoints.uploadPicture, { body }, options)).data.pictureId;
}

/** Deletes a picture; one that is gone already is as good as deleted. */
export async function removePicture(shell: ShellServices, id: string): Promise<string> {
  try {
    await shell.http.call(endpoints.deletePicture, { params: { id } });
  } catch (error) {
    if (!isApiError(error, 'not-found')) throw error;
  }
  return id;
}

/** The picture as an object URL; the caller revokes it. */
export async function pictureUrl(
  shell: ShellServices,
  id: string,
  signal: AbortSignal,
): Promise<string> {
  const { data } = await shell.http.call(endpoints.getPicture, { params: { id } }, { signal });
  return URL.createObjectURL(data);
}

/** A link to the picture that lives 15 minutes and needs no token. */
export async function shareLink(shell: ShellServices, id: string): Promise<string> {
  return (await shell.http.call(endpoints.sharePicture, { params: { id } })).data.shareLink;
}

const LOGGED = {
  load: 'Error loading pictures:',
  upload: 'Error uploading picture:',
  remove: 'Error deleting picture:',
} as const;

/** Hands a failure to the browser's own log. What the user can put right himself is none. */
export function logFailure({ task, error }: PictureFailure): void {
  if (uploadFailureKey(error) !== undefined) return;
  const cause = error instanceof Error ? error.message : String(error);
  globalThis.reportError?.(new Error(`${LOGGED[task]} ${cause}`, { cause: error }));
}

/** Key of what to say about a failed upload; undefined when the error's own message is better. */
export function uploadFailureKey(error: unknown): string | undefined {
  if (error instanceof PictureTooLarge || isApiError(error, 'too-large')) return 'tooLarge';
  if (error instanceof NoPictureFile || isApiError(error, 'unsupported-type')) {
    return 'unsupportedType';
  }
  return isApiError(error, 'limit-reached') ? 'limitReached' : undefined;
}
