import { randomFrom } from '@sastre/shared-testing';
import { pdfRequests } from '../../support/pdf/pdf-requests.ts';
import { readPdf } from '../../support/pdf/pdf-text.ts';
import type { Site } from '../../support/site/site.ts';
import { expect, test } from '../../support/site/test.ts';

const SOAK = Number(process.env['SOAK'] ?? 1);
/** Sixty in the long run. */
const ROUNDS = SOAK > 1 ? 3 * SOAK : 2;
const AT_ONCE = 4;
const DEADLINE_MS = 15_000;
const WORD = /\b(?:ours|theirs|under)[a-z]+\b/g;

/** A word that is only in one document. */
function uniqueWord(kind: string, index: number): string {
  return (
    kind +
    String(index)
      .padStart(5, '0')
      .replace(/./g, (digit) => 'kpbdmnrstv'[Number(digit)] ?? '')
  );
}

/** Every Chromium that the server started for PDFs, oldest first. */
function chromiums(site: Site): number[] {
  return [...site.output().matchAll(/^.*Chromium for PDFs started.*$/gm)].map(
    ([line]) => (JSON.parse(line) as { pid: number }).pid,
  );
}

test('two people who print at the same time, again and again: nothing of one document in another', async ({
  browser,
  site,
}) => {
  test.setTimeout(240_000 + 20_000 * SOAK);
  const [ours, theirs] = await Promise.all([
    pdfRequests(browser, site),
    pdfRequests(browser, site),
  ]);
  for (let round = 0; round < ROUNDS; round += 1) {
    const words = Array.from({ length: AT_ONCE }, (_, index) => [
      { from: ours, word: uniqueWord('ours', round * AT_ONCE + index) },
      { from: theirs, word: uniqueWord('theirs', round * AT_ONCE + index) },
    ]).flat();
    const answers = await Promise.all(words.map(({ from, word }) => from.send(word)));
    for (const [index, { status, bytes }] of answers.entries()) {
      const { word } = words[index] ?? { word: '' };
      expect(status, word).toBe(200);
      const { text, title, outline, links } = await readPdf(bytes);
      const found = [text, title, ...outline, ...links].join('\n').match(WORD);
      expect([...new Set(found)], word).toEqual([word]);
    }
  }
  await Promise.all([ours.close(), theirs.close()]);
});

test('a PDF in spite of a renderer that is killed: whole or refused in time, and nothing is left behind @local', async ({
  browser,
  site,
}) => {
  test.setTimeout(240_000 + ROUNDS * DEADLINE_MS);
  const random = randomFrom(6);
  const requests = await pdfRequests(browser, site);
  let whole = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const words = Array.from({ length: AT_ONCE }, (_, index) =>
      uniqueWord('under', round * AT_ONCE + index),
    );
    const answering = words.map((word) => requests.send(word));
    const pid = chromiums(site).at(-1) ?? 0;
    // In the middle of it, each time somewhere else.
    await new Promise((resolve) => setTimeout(resolve, random() * 250));
    process.kill(pid, 'SIGKILL');
    for (const [index, answer] of (await Promise.all(answering)).entries()) {
      const where = `round ${round}, ${words[index]}`;
      expect(answer.took, where).toBeLessThan(DEADLINE_MS);
      if (answer.status === 503) {
        expect(answer.type, where).toContain('application/problem+json');
        expect(Number(answer.retryAfter), where).toBeGreaterThan(0);
        continue;
      }
      expect(answer.status, where).toBe(200);
      expect((await readPdf(answer.bytes)).text, where).toContain(words[index]);
      whole += 1;
    }
    // The next round has one to kill again.
    expect((await requests.send(uniqueWord('under', 90_000 + round))).status).toBe(200);
  }
  expect(whole).toBeGreaterThan(0);
  const started = chromiums(site);
  expect(new Set(started).size).toBeGreaterThan(ROUNDS);
  const alive = started.slice(0, -1).filter((pid) => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  });
  expect(alive).toEqual([]);
  await requests.close();
});
