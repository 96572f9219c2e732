import { createRequire } from 'node:module';
import { fastify } from 'fastify';
import { expect, test } from '@jest/globals';
import { NO_SCHEMAS } from './no-schemas.ts';

const answer = async () => ({ told: 'yes' });

test('answers are sent, and nothing that compiles schemas is loaded', async () => {
  const { cache } = createRequire(import.meta.url);
  const compilers = () =>
    Object.keys(cache).filter((path) => path.includes('/@fastify/ajv-compiler/'));
  const before = compilers();
  const app = fastify(NO_SCHEMAS);
  app.get('/', answer);
  expect((await app.inject('/')).json()).toEqual({ told: 'yes' });
  expect(compilers()).toEqual(before);
  fastify();
  expect(compilers()).not.toEqual([]);
});

test.each([{ body: {} }, { response: { 200: {} } }])(
  'a route with a schema ends the start',
  async (schema) => {
    const app = fastify(NO_SCHEMAS);
    app.post('/', { schema }, answer);
    await expect(app.ready().then()).rejects.toThrow('read by the contract');
  },
);
