import { describe, expect, test } from '@jest/globals';
import { markDecoration } from './mark-decoration.rules.ts';

const WORD = '/P <</MCID 3 >>BDC\nBT\n/F4 12 Tf\n<0001> Tj\nET\nEMC\n';

describe('what is painted outside of the tags becomes an artifact:', () => {
  test('a line', () => {
    expect(markDecoration(`${WORD}1 0 0 rg\n0 64 598 1 re\nf\n${WORD}`)).toEqual({
      content: `${WORD}1 0 0 rg\n/Artifact BMC\n0 64 598 1 re\nf\nEMC\n${WORD}`,
      freed: [],
    });
  });
  test('a path of several parts, from its start', () => {
    const path = '4 1 m\n5 2 3 4 5 6 c\nh\n0 0 1 1 re\nf*\n';
    expect(markDecoration(`q\n${path}Q\n`)?.content).toBe(`q\n/Artifact BMC\n${path}EMC\nQ\n`);
  });
  test('a picture, not the path that clips it', () => {
    const clip = 'q\n0 0 9 9 re\nW n\n';
    const marked = markDecoration(`${clip}/P <</MCID 0 >>BDC\nEMC\n/X4 Do\nQ\n`);
    expect(marked?.content).toBe(`${clip}/P <</MCID 0 >>BDC\nEMC\n/Artifact BMC\n/X4 Do\nEMC\nQ\n`);
  });
});

test('a group that has tags of its own is no decoration', () => {
  expect(markDecoration(`/X6 Do\n${WORD}`, false, (name) => name === 'X6')).toBeUndefined();
});

describe('what says to be the document itself', () => {
  test('is an artifact when nothing in it can be read', () => {
    const ground = '0 0 794 1123 re\nf\nQ\nEMC\n';
    expect(markDecoration(`/Document <</MCID 7 >>BDC\n${ground}${WORD}`)).toEqual({
      content: `/Artifact BMC\n${ground}${WORD}`,
      freed: [7],
    });
  });
  test('is one in a list or a table, too, whose borders these are', () => {
    for (const role of ['L', 'Table', 'TR']) {
      const border = '0 301 4 44 re\nf\nEMC\n';
      expect(markDecoration(`/${role} <</MCID 2 >>BDC\n${border}${WORD}`)).toEqual({
        content: `/Artifact BMC\n${border}${WORD}`,
        freed: [2],
      });
    }
  });
  test('stays when it has text', () => {
    expect(markDecoration(WORD.replace('/P', '/Document'))).toBeUndefined();
  });
});

test('tagged lines stay where they are, text without tags is not hidden', () => {
  const bullet = '/Lbl <</MCID 1 >>BDC\n4 1 m\n5 2 3 4 5 6 c\nh\nf\nEMC\n';
  expect(markDecoration(`BT\n<0001> Tj\nET\n${bullet}${WORD}`)).toBeUndefined();
});

test('text without tags is a page footer where the document has one', () => {
  const foot = 'BT\n<0001> Tj\nET\n';
  expect(markDecoration(`${foot}${WORD}`, true)?.content).toBe(
    `/Artifact <</Type /Pagination /Subtype /Footer>> BDC\n${foot}EMC\n${WORD}`,
  );
});
