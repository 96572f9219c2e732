import { isPictureKey, requirePictureKey } from './picture-key.ts';
import { PictureStoreError } from './picture-store-error.ts';
import type { PictureStore, StoredFile } from './picture-store.ts';
import { readListPage } from './s3-answers.rules.ts';
import { createS3Client, type S3Answer, type S3Settings, type S3Timing } from './s3-client.ts';
import { refusal } from './s3-refusal.rules.ts';

/** How the store is used; a test may make it smaller and faster. */
export interface S3Tuning extends S3Timing {
  /** Most keys of one page of a listing. */
  pageSize: number;
}

/** What S3 itself has as its most. */
const PAGE_SIZE = 1_000;

/** Pictures as objects `<prefix><owner>/<id>` of a bucket. A put is whole or nothing by S3's own rule. */
export function s3PictureStore(
  settings: S3Settings,
  tuning: Partial<S3Tuning> = {},
  clock: () => number = Date.now,
): PictureStore {
  const call = createS3Client(settings, tuning);
  const { prefix } = settings;
  const keyOf = (key: string) => {
    requirePictureKey(key);
    return prefix + key;
  };
  async function page(under: string, from: string | undefined) {
    const answer = await call({
      method: 'GET',
      key: '',
      query: {
        'list-type': '2',
        'max-keys': String(tuning.pageSize ?? PAGE_SIZE),
        prefix: prefix + under,
        ...(from === undefined ? {} : { 'continuation-token': from }),
      },
    });
    const found = readListPage(new TextDecoder().decode(accepted(answer).bytes));
    if (found === undefined) throw new PictureStoreError(refusal(answer.status, ''));
    // Ages are told by the store's clock, so that ours may differ: a young file must not look old to the sweep.
    const ahead = Number.isNaN(answer.serverTime) ? 0 : clock() - answer.serverTime;
    const files = found.files.flatMap(({ key, modifiedAt }): StoredFile[] => {
      const own = key.startsWith(prefix) ? key.slice(prefix.length) : '';
      return isPictureKey(own) ? [{ key: own, modifiedAt: modifiedAt + ahead }] : [];
    });
    return { files, next: found.next };
  }
  return {
    async put(key, bytes) {
      accepted(await call({ method: 'PUT', key: keyOf(key), body: bytes }));
    },
    async get(key) {
      const answer = await call({ method: 'GET', key: keyOf(key) });
      return isMissing(answer) ? undefined : accepted(answer).bytes;
    },
    async delete(key) {
      const answer = await call({ method: 'DELETE', key: keyOf(key) });
      if (!isMissing(answer)) accepted(answer);
    },
    async list(under) {
      const files: StoredFile[] = [];
      let from: string | undefined;
      do {
        const found = await page(under, from);
        if (from !== undefined && found.next === from) {
          throw new PictureStoreError('The picture store lists the same page for ever.');
        }
        files.push(...found.files);
        from = found.next;
      } while (from !== undefined);
      return files;
    },
  };
}

/** Only the key is missing: without its bucket or its user a store answers 404 too. */
function isMissing({ status, code }: S3Answer): boolean {
  return status === 404 && code === 'NoSuchKey';
}

function accepted(answer: S3Answer): S3Answer {
  if (answer.status >= 200 && answer.status < 300) return answer;
  throw new PictureStoreError(refusal(answer.status, answer.code));
}
