import { expect, test } from '@jest/globals';
import { allLooks, looksOf } from './looks.fixture.ts';
import released from './released-looks.json' with { type: 'json' };
import { singleColumn } from './single-column.template.ts';

const RENEW = 'node tools/run.mjs shared-cv-document/src/templates/write-looks.ts';
const MEANING = `Released templates look otherwise than they did: ${RENEW} shows which.
What a user has stored must look as it did. Once the product has been released, leave these versions as they are and
make new ones: a file with the next \`version\` and its own sheet, put before the old one in templates.ts; what all
templates share (base.css.ts, the markup of sections) then changes for new versions only.
Until the first release of the product the looks may be renewed: look at the pages, then run
  ${RENEW}`;

test('what was released looks as it did', () => {
  const changed = Object.entries(allLooks())
    .filter(([version, looks]) => (released as Record<string, string>)[version] !== looks)
    .map(([version]) => version);
  if (changed.length > 0) throw new Error(`${changed.join(', ')}.\n${MEANING}`);
});

test('no released version has gone', () => {
  expect(Object.keys(allLooks())).toEqual(expect.arrayContaining(Object.keys(released)));
});

test('a change of data or sheet is a change of looks', () => {
  const { css, fontSize } = singleColumn;
  const looks = [singleColumn, { ...singleColumn, css: `${css} ` }].map(looksOf);
  expect(new Set([...looks, looksOf({ ...singleColumn, fontSize: fontSize + 1 })]).size).toBe(3);
});
