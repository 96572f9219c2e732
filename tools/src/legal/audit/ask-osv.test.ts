import { afterEach, expect, test } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { askOsv, OsvUnreachable } from './ask-osv.ts';
import { isGrave, lotsOf, MOST_QUERIES } from './osv.rules.ts';

interface Asked {
  queries: { package: { purl: string }; page_token?: string }[];
}
const KNOWN: Record<string, object> = {
  'GHSA-1': { id: 'GHSA-1', summary: 'Loops', database_specific: { severity: 'HIGH' } },
  'GHSA-2': { id: 'GHSA-2', summary: 'Slow', database_specific: { severity: 'MODERATE' } },
  'GHSA-3': { id: 'GHSA-3', withdrawn: '2026-01-01T00:00:00Z' },
  'GHSA-4': { id: 'GHSA-4' },
};
/** Weaknesses of a package by page. */
const PAGES: Record<string, string[][]> = {
  'pkg:npm/bad@1.0.0': [['GHSA-1'], ['GHSA-2']],
  'pkg:npm/old@2.0.0': [['GHSA-3', 'GHSA-4']],
};

let server: Server | undefined;
afterEach(() => {
  server?.close();
});

/** An OSV of its own on a free port, which keeps what it was asked. */
async function playOsv(status = 200): Promise<{ url: string; asked: Asked[] }> {
  const asked: Asked[] = [];
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      response.writeHead(status, { 'content-type': 'application/json' });
      const [, id] = /^\/v1\/vulns\/(.+)$/.exec(request.url ?? '') ?? [];
      if (id !== undefined) return response.end(JSON.stringify(KNOWN[id]));
      const batch = JSON.parse(Buffer.concat(chunks).toString()) as Asked;
      asked.push(batch);
      const results = batch.queries.map(({ package: { purl }, page_token: page = '0' }) => {
        const vulns = PAGES[purl]?.[Number(page)]?.map((one) => ({ id: one }));
        const more = (PAGES[purl]?.length ?? 0) > Number(page) + 1;
        return { ...(vulns && { vulns }), ...(more && { next_page_token: `${Number(page) + 1}` }) };
      });
      return response.end(JSON.stringify({ results }));
    });
  });
  const listening = server;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(listening.address() as AddressInfo).port}`, asked };
}

test('tells each known weakness with its package, those of further pages, too, and none taken back', async () => {
  const { url, asked } = await playOsv();
  const purls = ['pkg:npm/good@1.0.0', 'pkg:npm/bad@1.0.0', 'pkg:npm/old@2.0.0'];
  const findings = await askOsv(url, purls);
  expect(findings.map(({ purl, id, severity }) => [purl, id, severity])).toEqual([
    ['pkg:npm/bad@1.0.0', 'GHSA-1', 'HIGH'],
    ['pkg:npm/old@2.0.0', 'GHSA-4', 'UNKNOWN'],
    ['pkg:npm/bad@1.0.0', 'GHSA-2', 'MODERATE'],
  ]);
  expect(findings.map(isGrave)).toEqual([true, true, false]);
  // Names and versions alone leave the machine.
  expect(asked[0]?.queries).toEqual(purls.toSorted().map((purl) => ({ package: { purl } })));
});

test('asks about no more packages at once than may be asked, each once', () => {
  const purls = Array.from({ length: MOST_QUERIES + 1 }, (_one, index) => `pkg:npm/p@${index}`);
  const lots = lotsOf([...purls, ...purls]);
  expect(lots.map((lot) => lot.length)).toEqual([MOST_QUERIES, 1]);
  expect(lots.flat()).toEqual(purls.toSorted());
});

test('an OSV that fails or is away is said, and is no clean bill', async () => {
  const { url } = await playOsv(503);
  await expect(askOsv(url, ['pkg:npm/good@1.0.0'])).rejects.toThrow('it answers 503');
  server?.close();
  server?.closeAllConnections();
  await expect(askOsv(url, ['pkg:npm/good@1.0.0'])).rejects.toBeInstanceOf(OsvUnreachable);
});
