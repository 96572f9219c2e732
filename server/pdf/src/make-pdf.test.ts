import { expect, test } from '@jest/globals';
import type { PdfReport } from '@sastre/shared-contracts/api';
import { createPdfMaker, type PdfParts } from './make-pdf.ts';
import { PdfError } from './ground/pdf-error.ts';
import { keepLog } from './testing/pdf-testing.ts';

const POSTED = { html: '<p>x</p>', docTitle: 'CV' };
const UNREAD: PdfReport = { words: 1, pages: 1, findings: [{ kind: 'unread' }], more: 0 };
const READ: PdfReport = { words: 1, pages: 1, findings: [], more: 0 };
const PDF = Uint8Array.of(1, 2, 3);

function maker(changed: Partial<PdfParts['finisher']> = {}) {
  const limits: { deadlineMs?: number; cpuMs?: number }[] = [];
  const held: string[] = [];
  const log = keepLog();
  let left = 10_000;
  const note = <T>(limit: (typeof limits)[number] = {}, answer: T): Promise<T> => {
    limits.push(limit);
    left -= 1_000;
    return Promise.resolve(answer);
  };
  const made = createPdfMaker({
    finisher: {
      sanitize: (html, _options, limit) =>
        note(limit, { html, lang: 'en', author: '', keywords: '' }),
      finish: (_printed, _document, limit) => note(limit, { bytes: PDF, report: UNREAD }),
      check: (_bytes, _document, limit) => {
        held.push('check');
        return note(limit, READ);
      },
      read: (_bytes, limit) => note(limit, [['x']]),
      ...changed,
    },
    printHtml: (_html, limit) => note(limit, PDF),
    log,
  });
  const turn = {
    leftMs: () => left,
    patienceMs: () => left + 30_000,
    signal: new AbortController().signal,
    hold: () => (held.push('hold'), () => void held.push('go on')),
  };
  return { made, turn, limits, held, log };
}

test('each step has what time is left, the last one a time of the processor, and keeps some for the answer', async () => {
  const { made, turn, limits, held } = maker();
  expect(await made.print(POSTED, turn)).toEqual({ bytes: PDF, report: READ });
  expect(limits.map(({ deadlineMs }) => deadlineMs)).toEqual([10_000, 9_000, 8_000, 36_500]);
  expect(limits.map(({ cpuMs }) => cpuMs)).toEqual([undefined, undefined, undefined, 4_000]);
  expect(held).toEqual(['hold', 'check', 'go on']);
});

test('a PDF that cannot be read back in time goes out, and says so', async () => {
  const late = new PdfError('pdf-timeout', 'Late.');
  const { made, turn, held, log } = maker({ check: () => Promise.reject(late) });
  expect(await made.print(POSTED, turn)).toEqual({ bytes: PDF, report: UNREAD });
  expect(held).toEqual(['hold', 'go on']);
  expect(log.lines).toMatchObject([{ level: 'warn', details: { err: late } }]);
});

test('a document that cannot be made is none, and what cannot be read is not read', async () => {
  const failure = new PdfError('pdf-invalid', 'No.');
  const fail = () => Promise.reject(failure);
  for (const step of ['sanitize', 'finish'] as const) {
    const { made, turn } = maker({ [step]: fail });
    await expect(made.print(POSTED, turn)).rejects.toBe(failure);
  }
  const { made, turn } = maker({ read: fail });
  await expect(made.read(POSTED, turn)).rejects.toBe(failure);
  const good = maker();
  expect(await good.made.read(POSTED, good.turn)).toEqual([['x']]);
});
