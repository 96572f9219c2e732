import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import type { CdpConnection } from '../chromium/cdp-connection.ts';
import type { ChromiumSupervisor } from './chromium-supervisor.ts';
import { openPage, type PooledPage } from './pooled-page.ts';
import { askingDocument, secretDocuments, seededDocument } from './leaky-html.fixture.ts';
import {
  killRenderers,
  pdfParts,
  readPdf,
  testDir,
  testSupervisor,
  undated,
} from '../testing/pdf-testing.ts';

const SOAK = Number(process.env['SOAK'] ?? 1);
const TIMEOUT_MS = 10_000;
const TAG = 'secret5t7q';

let place: Awaited<ReturnType<typeof testDir>>;
let supervisor: ChromiumSupervisor;
let cdp: CdpConnection;
let page: PooledPage;
let secretPicture: Buffer;
let asking: string;
let askedFresh: string;

beforeAll(async () => {
  place = await testDir();
  supervisor = await testSupervisor(place.dir, { pages: 1 });
  cdp = (await supervisor.running()).process.cdp;
  page = await openPage(cdp);
  secretPicture = await noise();
  asking = askingDocument(uri(await noise()));
  askedFresh = undated(await fresh(asking));
}, 60_000);
afterAll(async () => {
  await supervisor.stop();
  await place.remove();
});

async function noise(): Promise<Buffer> {
  const raw = { width: 60, height: 60, channels: 3 } as const;
  return sharp(randomBytes(60 * 60 * 3), { raw })
    .jpeg()
    .toBuffer();
}

function uri(jpeg: Buffer): string {
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
}

/** Printed where no document was before. */
async function fresh(html: string): Promise<Uint8Array> {
  const own = await openPage(cdp);
  try {
    return await own.print(html, TIMEOUT_MS);
  } finally {
    await own.close();
  }
}

async function pooled(html: string, on: PooledPage = page): Promise<Uint8Array> {
  const bytes = await on.print(html, TIMEOUT_MS);
  await on.clean();
  return bytes;
}

/** Texts as they stand in a PDF, and the middle of the picture. */
function traces(tag: string, jpeg: Buffer): string[] {
  const wide = Buffer.from(tag, 'utf16le').swap16();
  const middle = jpeg.subarray(jpeg.length / 2, jpeg.length / 2 + 32);
  return [
    tag,
    wide.toString('latin1'),
    wide.toString('hex').toUpperCase(),
    middle.toString('latin1'),
  ];
}

async function expectNoTrace(bytes: Uint8Array, tag: string): Promise<void> {
  const all = (await pdfParts(bytes)).join('\n');
  for (const trace of traces(tag, secretPicture)) expect(all.includes(trace)).toBe(false);
}

test('the search finds a secret where it is', async () => {
  const html = `<title>${TAG}Ω</title><a href="https://${TAG}.example"><img src="${uri(secretPicture)}" alt="${TAG}"></a>`;
  const all = (await pdfParts(await pooled(html))).join('\n');
  expect(traces(TAG, secretPicture).filter((trace) => all.includes(trace))).toHaveLength(3);
});

test('the comparison notices a page that is not cleaned', async () => {
  const dirty = await openPage(cdp);
  let differing = 0;
  for (const html of secretDocuments(TAG, uri(secretPicture))) {
    await dirty.print(html, TIMEOUT_MS).catch(() => undefined);
    if (undated(await dirty.print(asking, TIMEOUT_MS)) !== askedFresh) differing += 1;
  }
  await dirty.close();
  expect(differing).toBeGreaterThan(0);
});

test('nothing that a document says, names or sets is found by the next one', async () => {
  const documents = secretDocuments(TAG, uri(secretPicture));
  for (const html of documents) {
    await pooled(html);
    const next = await pooled(asking);
    expect({ after: html, same: undated(next) === askedFresh }).toEqual({
      after: html,
      same: true,
    });
    await expectNoTrace(next, TAG);
  }
  const { text, links, info, outline } = await readPdf(await pooled(asking));
  expect(text).toContain('scripts are off');
  expect(JSON.stringify({ text, links, info, outline })).not.toContain(TAG);
}, 60_000);

test(
  'a document after another is byte for byte what it is alone',
  async () => {
    for (let round = 0; round < 5 * SOAK; round += 1) {
      const first = seededDocument(2 * round, uri(secretPicture));
      const second = seededDocument(2 * round + 1, uri(await noise()));
      await pooled(first.html);
      const next = await pooled(second.html);
      const same = undated(next) === undated(await fresh(second.html));
      expect({ round, same }).toEqual({ round, same: true });
      await expectNoTrace(next, first.tag);
    }
  },
  60_000 * SOAK,
);

test(
  'two that print at the same time know nothing of each other',
  async () => {
    const other = await openPage(cdp);
    for (let round = 0; round < 2 * SOAK; round += 1) {
      const left = seededDocument(5_000 + 2 * round, uri(secretPicture));
      const right = seededDocument(5_001 + 2 * round, uri(await noise()));
      const [one, two] = await Promise.all([pooled(left.html), pooled(right.html, other)]);
      const leftIsSame = undated(one) === undated(await fresh(left.html));
      const rightIsSame = undated(two) === undated(await fresh(right.html));
      expect({ round, leftIsSame, rightIsSame }).toEqual({
        round,
        leftIsSame: true,
        rightIsSame: true,
      });
      await expectNoTrace(two, left.tag);
    }
    await other.close();
  },
  60_000 * SOAK,
);

describe('after a document that went wrong, the next one', () => {
  const huge = `<p>${TAG}</p>${'<span style="color:#123456">word </span>'.repeat(50_000)}`;
  const never = { deadline: 50, html: huge };

  test('finds nothing of one that was too slow', async () => {
    const chromium = await supervisor.running();
    const slow = chromium.use((lent) => lent.print(never.html, never.deadline), TIMEOUT_MS);
    await expect(slow).rejects.toMatchObject({ kind: 'timeout' });
    await expectClean();
  });

  test('finds nothing of one whose page broke', async () => {
    const chromium = await supervisor.running();
    const broken = chromium.use(async (lent) => {
      const printing = lent.print(huge, TIMEOUT_MS);
      await killRenderers(cdp);
      return printing;
    }, TIMEOUT_MS);
    await expect(broken).rejects.toMatchObject({ name: 'PageEnded' });
    page = await openPage(cdp);
    await expectClean();
  });

  test('finds nothing of one that went elsewhere', async () => {
    const chromium = await supervisor.running();
    const html = `<meta http-equiv="refresh" content="0;url=data:text/plain,x"><p>${TAG}</p>`;
    await chromium.use((lent) => lent.print(html, TIMEOUT_MS), TIMEOUT_MS).catch(() => undefined);
    await expectClean();
  });

  async function expectClean(): Promise<void> {
    const chromium = await supervisor.running();
    const bytes = await chromium.use((lent) => lent.print(asking, TIMEOUT_MS), TIMEOUT_MS);
    expect(undated(bytes) === askedFresh).toBe(true);
  }
});
