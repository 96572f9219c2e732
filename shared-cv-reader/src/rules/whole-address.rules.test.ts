import { expect, test } from '@jest/globals';
import { WEB } from '@sastre/shared-cv-words';
import { linesFrom } from './lines.fixture.ts';
import { wholeAddress } from './whole-address.rules.ts';

test.each([
  ['Otley,\nWest Yorkshire\n0113 496 0000', 'Otley, West Yorkshire'],
  ['Bilbao,\nBizkaia', 'Bilbao, Bizkaia'],
  ['Otley\nWest Yorkshire', 'Otley'],
  ['79102 Freiburg im\nBreisgau', '79102 Freiburg im Breisgau'],
  ['60311 Frankfurt am\nMain', '60311 Frankfurt am Main'],
  ['Otley,\nRoper and rigger', 'Otley'],
])('a region stands below the comma of its town: %j', (text, wanted) => {
  const lines = linesFrom(text);
  expect(wholeAddress({ text: text.split(/,?\n/)[0] ?? '', lines: [0] }, lines).text).toBe(wanted);
});

test.each(['Moosgasse 7 ¦ 3920 Zermatt ¦ 079 555 01 88', 'Moosgasse 7 · 3920 Zermatt'])(
  'a street stands before its town: %s',
  (text) => {
    const place = { text: '3920 Zermatt', lines: [0] };
    expect(wholeAddress(place, linesFrom(text)).text).toBe('Moosgasse 7, 3920 Zermatt');
  },
);

test.each(['https://roth-ice.example.no', 'roth.example.ke/work'])('%s is one site', (site) => {
  expect(WEB.exec(site)?.[0]).toBe(site);
});
