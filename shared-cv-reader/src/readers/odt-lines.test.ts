import { expect, test } from '@jest/globals';
import { strToU8, zipSync } from 'fflate';
import { readFile } from './read-file.ts';

const zip = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
const read = (bytes: Uint8Array) => readFile(bytes, { onProgress: () => undefined });

test('OpenDocument', async () => {
  const content =
    '<office:document-content><office:body><office:text><text:h text:outline-level="1">Noor van Dijk</text:h><text:h text:outline-level="2">Skills</text:h><text:list><text:list-item><text:p>Triage<text:line-break/>at night</text:p></text:list-item></text:list></office:text></office:body></office:document-content>';
  const { source, cv } = await read(
    zip({ mimetype: 'application/vnd.oasis', 'content.xml': content }),
  );
  expect([source, cv.skills?.map(({ name }) => name)]).toEqual(['odt', ['Triage at night']]);
});

test('OpenDocument with a name above its pages and an address below them', async () => {
  const header =
    '<style:header><text:p>Noor van Dijk</text:p><text:p>Nurse</text:p></style:header>';
  const footer = '<style:footer><text:p>Utrecht, Netherlands – n@x.example</text:p></style:footer>';
  const page = `<style:master-page>${header}${footer}</style:master-page>`;
  const content =
    '<office:document-content><office:body><office:text><text:h text:outline-level="1">Skills</text:h><text:p>Triage, Care</text:p><text:h text:outline-level="1">Languages</text:h><text:p>Dutch: native</text:p></office:text></office:body></office:document-content>';
  const { cv, unplaced } = await read(
    zip({
      mimetype: 'application/vnd.oasis',
      'content.xml': content,
      // Pages that begin otherwise have the same lines again.
      'styles.xml': `<office:document-styles>${page}${page}</office:document-styles>`,
    }),
  );
  expect(cv.personal_info).toMatchObject({
    fullName: 'Noor van Dijk',
    title: 'Nurse',
    email: 'n@x.example',
    location: 'Utrecht, Netherlands',
  });
  expect(cv.language_skills?.map(({ language }) => language)).toEqual(['Dutch']);
  expect(unplaced).toEqual([]);
});

test('OpenDocument with two columns, each of which begins with a heading', async () => {
  const cell = (heading: string, ...lines: string[]) =>
    `<table:table-cell><text:p>${heading}</text:p>${lines.map((line) => `<text:p>${line}</text:p>`).join('')}</table:table-cell>`;
  const content = `<office:document-content><office:body><office:text><text:p>Noor van Dijk</text:p><table:table><table:table-row>${cell('VAARDIGHEDEN', 'Triage', 'Wondzorg')}${cell('TALEN', 'Nederlands: moedertaal')}</table:table-row></table:table></office:text></office:body></office:document-content>`;
  const { cv } = await read(zip({ mimetype: 'application/vnd.oasis', 'content.xml': content }));
  expect(cv.skills?.map(({ name }) => name)).toEqual(['Triage', 'Wondzorg']);
  expect(cv.language_skills).toMatchObject([{ language: 'Nederlands', level: 'Native' }]);
});

test('OpenDocument with a box and a note within a line', async () => {
  const note =
    '<text:note><text:note-citation>1</text:note-citation><text:note-body><text:p>Zorb guild</text:p></text:note-body></text:note>';
  const box =
    '<draw:frame><svg:title>Logo</svg:title><draw:text-box><text:p>Oslo harbour</text:p></draw:text-box></draw:frame>';
  const content = `<office:document-content><office:body><office:text><text:p>Noor van Dijk${note}${box}</text:p></office:text></office:body></office:document-content>`;
  const { lines } = await read(zip({ mimetype: 'application/vnd.oasis', 'content.xml': content }));
  expect(lines.map(({ text }) => text)).toEqual(['Noor van Dijk', 'Zorb guild', 'Oslo harbour']);
});
