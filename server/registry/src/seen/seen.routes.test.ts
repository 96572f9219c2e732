import { expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { seenRoutes, type SeenParts } from './seen.routes.ts';

test('a visit is never counted without what became of it: a report is taken in at once', async () => {
  const added: string[] = [];
  const found: string[][] = [];
  const parts: Pick<SeenParts, 'config' | 'clock' | 'counts' | 'reports' | 'isBuild'> = {
    config: { remoteReports: true, publicUrl: 'http://localhost', metrics: {} },
    clock: () => 0,
    counts: {
      add: (_remote, _build, event) => void added.push(event),
      flush: () => Promise.resolve(),
      stop: () => Promise.resolve(),
    },
    reports: { count: () => undefined, vital: () => undefined },
    // The counts are written while a build is looked up.
    isBuild: () => Promise.resolve().then(() => found.push([...added]) > 0),
  };
  const app = Fastify();
  seenRoutes(app, parts as SeenParts);
  const seen = ['visit', 'failure', 'hurt'].map((event) => ({
    remote: 'mfe_billing',
    build: '1.0.0-aaaaaaaa',
    event,
    count: 1,
  }));
  const answer = await app.inject({ method: 'POST', url: '/seen', payload: { seen, vitals: [] } });
  expect(answer.statusCode).toBe(204);
  expect(added).toEqual(['visit', 'failure', 'hurt']);
  expect(found.flat()).toEqual([]);
  await app.close();
});
