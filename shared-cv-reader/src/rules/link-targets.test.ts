import { describe, expect, test } from '@jest/globals';
import { linesFrom, linked } from './lines.fixture.ts';
import { readLines } from './read-lines.ts';

describe('ways to reach a person go by what is printed, in doubt, where a link goes elsewhere', () => {
  const read = (text: string, href: string) => {
    const [name, line] = linesFrom(`# Ana Ruiz\n${text}`);
    const lines = [name, line && linked(line, href)].filter((one) => one !== undefined);
    const { cv, doubts } = readLines(lines);
    return { ...cv.personal_info, doubts };
  };
  test.each([
    ['email', 'ana@ruiz.example', 'mailto:someone@gmail.com'],
    ['github', 'github.com/ana-ruiz', 'https://github.com/templates'],
    ['linkedIn', 'linkedin.com/in/ana-ruiz', 'https://www.linkedin.com/in/yourname'],
  ])('%s', (field, printed, href) => {
    const doubts = [`personal_info.${field}`];
    const found = read(`${printed} ¦ +34 600 123 456`, href);
    expect(found).toMatchObject({ [field]: printed, doubts });
  });

  test.each([
    ['LinkedIn', 'https://linkedin.com/in/...'],
    ['GitHub', 'https://github.com/'],
    ['Email', 'mailto:x@gmail.com'],
  ])('but a link that nobody filled in says nothing: %s', (text, href) => {
    expect(read(text, href)).toMatchObject({ email: '', linkedIn: '', github: '', doubts: [] });
  });

  test('nor is the bare site anybody’s', () => {
    const found = read('github.com/ana-ruiz', 'https://github.com');
    expect(found).toMatchObject({ github: 'github.com/ana-ruiz', doubts: [] });
  });

  test('nor are the signs of a target printed', () => {
    const printed = 'https://www.linkedin.com/in/josé-ruiz';
    const found = read(printed, encodeURI(printed));
    expect(found).toMatchObject({ linkedIn: printed, doubts: [] });
  });

  test('and what a line breaks is no other address', () => {
    const href = 'https://www.linkedin.com/in/ana-ruiz-4b2';
    expect(read('linkedin.com/in/ana-', href)).toMatchObject({ linkedIn: href, doubts: [] });
  });
});
