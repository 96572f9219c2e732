import { describe, expect, test } from '@jest/globals';
import type { JsonSchema } from './schema.types.ts';
import { wireOf, wireProblems, type OpenApi } from './wire.rules.ts';

const text: JsonSchema = { type: 'string', maxLength: 100 };
const sent: JsonSchema = {
  type: 'object',
  properties: { name: text, level: { type: 'string', enum: ['low', 'high'] } },
  required: ['name'],
  additionalProperties: false,
};
const answered: JsonSchema = {
  type: 'object',
  properties: {
    _id: { type: 'string' },
    tags: { type: 'array', items: text, maxItems: 5 },
    kind: { enum: ['main', 'copy'] },
  },
  required: ['_id', 'tags'],
};
const document = (request: JsonSchema = sent, response: JsonSchema = answered): OpenApi => ({
  paths: {
    '/api/cv/{id}': {
      put: {
        operationId: 'saveCv',
        parameters: [
          { name: 'id', in: 'path', required: true, schema: text },
          { name: 'language', in: 'query', schema: { enum: ['en', 'de'] } },
        ],
        requestBody: { content: { 'application/json': { schema: request } } },
        responses: {
          '200': { content: { 'application/json': { schema: response } } },
          '404': { content: { 'application/problem+json': { schema: {} } } },
        },
      },
    },
    '/api/me': { get: { operationId: 'me', responses: { '204': {} } } },
  },
});
const pages = wireOf(document());
const against = (server: OpenApi) => wireProblems(pages, wireOf(server)).map((one) => one.text);
const CALL = 'saveCv (PUT /api/cv/{id}):';
const withProperties = (schema: JsonSchema, properties: Record<string, JsonSchema>) => ({
  ...schema,
  properties: { ...schema.properties, ...properties },
});

test('a document tells of calls that end well, without words for people, of those that are used alone', () => {
  const wordy = document({ ...sent, properties: { title: { ...text, ...{ title: 'x' } } } });
  const api = wireOf(wordy, new Set(['saveCv']));
  expect(Object.keys(api)).toEqual(['saveCv']);
  expect(api['saveCv']).toEqual({
    at: 'PUT /api/cv/{id}',
    query: { language: { required: false, schema: { enum: ['en', 'de'] } } },
    request: { ...sent, properties: { title: text } },
    response: answered,
  });
});

describe('pages and a server go together when', () => {
  test.each<[string, OpenApi]>([
    ['they are the same', document()],
    ['more may be sent', document(withProperties(sent, { more: text }))],
    [
      'more words are taken',
      document(withProperties(sent, { level: { type: 'string', enum: ['low', 'mid', 'high'] } })),
    ],
    ['more is answered', document(sent, withProperties(answered, { more: text }))],
    [
      'fewer words are answered',
      document(sent, withProperties(answered, { kind: { enum: ['main'] } })),
    ],
    ['what is sent may be left out', document({ ...sent, required: [] })],
  ])('%s', (_why, server) => {
    expect(against(server)).toEqual([]);
  });
});

test('a pattern that lists words may take more of them, and no fewer', () => {
  const taking = (pattern: string) =>
    wireOf(document(withProperties(sent, { level: { type: 'string', pattern } })));
  const [few, more] = [taking('^(?:de|en)$'), taking('^(?:ca|de|en)$')];
  expect(wireProblems(few, more)).toEqual([]);
  expect(wireProblems(more, few)).toHaveLength(1);
  expect(wireProblems(taking('^[de]$'), few)).toHaveLength(1);
});

describe('a break is told with its call and its place:', () => {
  const { '/api/me': me } = document().paths;
  test.each<[string, OpenApi, string]>([
    [
      'a call is gone',
      { paths: { '/api/me': me ?? {} } },
      'saveCv (PUT /api/cv/{id}) is not served',
    ],
    [
      'a call has moved',
      { paths: { '/api/cvs/{id}': document().paths['/api/cv/{id}'] ?? {}, '/api/me': me ?? {} } },
      'saveCv is asked for at PUT /api/cv/{id}, and served at PUT /api/cvs/{id}',
    ],
    [
      'something more is wanted',
      document({ ...withProperties(sent, { email: text }), required: ['name', 'email'] }),
      `${CALL} in what is sent, email is wanted, and may be missing`,
    ],
    [
      'something is no longer taken',
      document({ ...sent, properties: { name: text } }),
      `${CALL} in what is sent, level is not taken`,
    ],
    [
      'a word is no longer taken',
      document(withProperties(sent, { level: { type: 'string', enum: ['low'] } })),
      `${CALL} in what is sent, level may be "high", which is not taken`,
    ],
    [
      'less is taken',
      document(withProperties(sent, { name: { ...text, maxLength: 50 } })),
      `${CALL} in what is sent, name may have the maxLength 100, and 50 is taken`,
    ],
    [
      'only one form is taken',
      document(withProperties(sent, { name: { ...text, pattern: '^a' } })),
      `${CALL} in what is sent, name is taken in another form (^a) than it may be sent in`,
    ],
    [
      'another type is answered',
      document(sent, withProperties(answered, { _id: { type: 'number' } })),
      `${CALL} in the answer, _id may be number, and only string is taken`,
    ],
    [
      'something is answered no longer',
      document(sent, { ...answered, required: ['_id'] }),
      `${CALL} in the answer, tags is wanted, and may be missing`,
    ],
    [
      'a new word is answered',
      document(sent, withProperties(answered, { kind: { enum: ['main', 'draft'] } })),
      `${CALL} in the answer, kind may be "draft", which is not taken`,
    ],
    [
      'something inside a list differs',
      document(
        sent,
        withProperties(answered, { tags: { type: 'array', items: { type: 'null' } } }),
      ),
      `${CALL} in the answer, tags[] may be null, and only string is taken`,
    ],
  ])('%s', (_what, server, told) => {
    expect(against(server)).toContain(told);
  });
});
