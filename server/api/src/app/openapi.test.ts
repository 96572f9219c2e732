import { readFile } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import { openApiDocument } from './openapi.ts';

test('the committed OpenAPI file is the one the endpoint table makes (npm run contract)', async () => {
  const file = new URL('../../../../shared-contracts/openapi.json', import.meta.url);
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(
    JSON.parse(JSON.stringify(openApiDocument())),
  );
});

test('every operation tells its answer and its problems', () => {
  const { paths } = openApiDocument() as {
    paths: Record<string, Record<string, { responses: object }>>;
  };
  expect(Object.keys(paths['/api/user/me/cv/{id}']?.['put']?.responses ?? {})).toEqual([
    '200',
    '400',
    '401',
    '404',
    '412',
    '413',
    '415',
    '422',
    '500',
    '503',
  ]);
});
