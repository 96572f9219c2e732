import { expect, test } from '@jest/globals';
import { readFile } from './read-file.ts';

const read = (html: string) =>
  readFile(new TextEncoder().encode(html), { onProgress: () => undefined });

test.each([
  ['HTML', '<html>'],
  ['HTML with a type', '<!DOCTYPE html>\n<html lang="de">'],
  ['XHTML', '<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml">'],
])('a Word file that is %s is read as its text', async (_name, begin) => {
  const { source, cv } = await read(
    `${begin}<head><title>x</title></head><body><h1>Noor van Dijk</h1><p>n@x.example</p><h2>Kenntnisse</h2><p>Triage, Pflege</p></body></html>`,
  );
  expect(source).toBe('text');
  expect(cv.personal_info).toMatchObject({ fullName: 'Noor van Dijk', email: 'n@x.example' });
  expect(cv.skills?.map(({ name }) => name)).toEqual(['Triage', 'Pflege']);
});

test('a Word file that is HTML and says nothing is said to be empty', async () => {
  const html = '<html><script>x()</script><body>CV</body></html>';
  await expect(read(html)).rejects.toMatchObject({ refusal: 'empty' });
});
