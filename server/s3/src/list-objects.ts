import { readListPage, type StoredObject } from './s3-answers.rules.ts';
import { accepted, type S3Client } from './s3-client.ts';
import { refusal, type StoreName } from './s3-refusal.rules.ts';
import { StoreError } from './store-error.ts';

/** What S3 itself has as its most. */
const PAGE_SIZE = 1_000;

/** One page as it came; `serverTime` is the store's clock at that moment, NaN when it tells none. */
export interface ListedPage {
  files: StoredObject[];
  serverTime: number;
}

/** Lists the objects whose key begins with `under`, page by page. Throws a `StoreError`; a short list is never given. */
export async function* listObjects(
  call: S3Client,
  name: StoreName,
  under: string,
  pageSize = PAGE_SIZE,
): AsyncGenerator<ListedPage, void, undefined> {
  let from: string | undefined;
  do {
    const answer = await call({
      method: 'GET',
      key: '',
      query: {
        'list-type': '2',
        'max-keys': String(pageSize),
        prefix: under,
        ...(from === undefined ? {} : { 'continuation-token': from }),
      },
    });
    const page = readListPage(new TextDecoder().decode(accepted(answer, name).bytes));
    if (page === undefined) throw new StoreError(refusal(name, answer.status, ''));
    yield { files: page.files, serverTime: answer.serverTime };
    if (from !== undefined && page.next === from) {
      throw new StoreError(`The ${name.store} lists the same page for ever.`);
    }
    from = page.next;
  } while (from !== undefined);
}
