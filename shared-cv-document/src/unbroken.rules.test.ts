import { expect, test } from '@jest/globals';
import { brokenAtSlashes, unbroken, unbrokenMarkup } from './unbroken.rules.ts';

const marked = (text: string, column: 'side' | 'wide' = 'wide') =>
  unbroken(text, column).markup.replaceAll('<span class="nb">', '[').replaceAll('</span>', ']');

test.each([
  ['saved 15-20 % of it', 'saved [15-20 %] of it'],
  ['in 2018-2020, then', 'in [2018-2020,] then'],
  ['die (OpenShift-Objekte) und', 'die [(OpenShift-Objekte)] und'],
  ['a state-of-the-art plan', '[a state-of-the-art] plan'],
  ['from - to', 'from - to'],
  ['-5 to 3', '[-5 to 3]'],
  ['a-b@c-d.example, https://a-b.example/c-d', '[a-b@c-d.example,] [https://a-b.example/c-d]'],
  ['see cal-y-canto.example/corrala.', 'see [cal-y-canto.example/corrala.]'],
  ['Q&A-days <b-c>', '[Q&amp;A-days] [&lt;b-c&gt;]'],
  ['plain', 'plain'],
  ['praca w firmie i o tym', 'praca [w firmie] [i o tym]'],
  ['so NOT be a “length-limited” one', 'so NOT be [a “length-limited”] one'],
  ['vitamin C', 'vitamin C'],
  ['И в России', '[И в России]'],
  ['un 18 %, del 42 al 31 %.', 'un [18 %,] del [42 al 31 %.]'],
  ['5 y 18 % de', '[5 y 18 %] de'],
  ['rund 4 Mio. € Umsatz', 'rund [4 Mio. €] Umsatz'],
  ['for 4.1 million households', 'for [4.1 million] households'],
  ['saved €1.4 million, of 3 Milliarden €', 'saved [€1.4 million,] of [3 Milliarden €]'],
  ['7 millionaires, 2 milestones', '[7 millionaires,] [2 milestones]'],
  ['Budget CHF 18 000 im Jahr', 'Budget [CHF 18 000] im Jahr'],
  ['(40 km²) and 40 kmh', '[(40 km²)] and [40 kmh]'],
  ['in 2020 300 people, 12 of 30', 'in 2020 [300 people,] 12 of 30'],
  ['12 000 000 records', '[12 000 000 records]'],
  ['5-b@c.example, 10-15 km', '[5-b@c.example,] [10-15 km]'],
  ['turnos de 9 h con 5 l y 140 h/mes', 'turnos de [9 h] con [5 l] [y 140 h/mes]'],
  ['de 9 a 12, 3 o más', 'de [9 a 12,] 3 [o más]'],
])('%j is held together as %j', (text, expected) => {
  expect(marked(text)).toBe(expected);
});

test('a compound that is too long for its column may be broken', () => {
  const long = 'Kubernetes-Konfigurationsmanagement';
  expect(marked(long)).toBe(`[${long}]`);
  expect(marked(long, 'side')).toBe(long);
});

test('an address that is too long for its column is broken after a slash, and within a part only where that is too long', () => {
  const parts = ['https://', 'cal-y-canto.example/', 'obras/', 'corrala-de-la-calle-mayor'];
  const { markup } = unbroken(`en ${parts.join('')} y`, 'side');
  // In one box: what reads by elements would take two for two words.
  expect(markup).toBe(`en <span class="addr">${parts.join('<wbr>')}</span> y`);
  expect(unbrokenMarkup(`<p>en ${parts.join('')} y</p>`, 'side')).toBe(`<p>${markup}</p>`);
  const long = 'corrala-de-la-calle-mayor-de-abajo-y-de-arriba';
  expect(unbroken(`a.example/${long}`, 'side').markup).toBe(
    `<span class="addr">a.example/<wbr>${long.split(/(?<=-)/).join('<wbr>')}</span>`,
  );
});

test('an address with a part that fits no line may be broken anywhere, rather after a slash', () => {
  const long = 'abcdefghij'.repeat(9);
  const address = `https://a.example/b-c/${long}`;
  expect(marked(address)).toBe(`https://<wbr>a.example/<wbr>b-c/<wbr>${long}`);
  expect(marked(long)).toBe(long);
});

test('a long word of several with slashes between is broken after one, as an address is', () => {
  const words = ['Hinterhaus/', 'Seitenflügel/', 'Obergeschoss/', 'Treppenhaus'];
  const expected = `im <span class="addr">${words.join('<wbr>')}</span> links`;
  expect(unbroken(`im ${words.join('')} links`, 'wide').markup).toBe(expected);
  expect(unbrokenMarkup(`<p>im ${words.join('')} links</p>`, 'wide')).toBe(`<p>${expected}</p>`);
  expect(marked('Entwicklung/Betrieb von Kunden/Systemen')).not.toContain('wbr');
});

test('a place is broken after a slash only where it would not fit a line', () => {
  const { markup } = brokenAtSlashes('c/o Hinterhaus/Seitenflügel/Obergeschoss, Berlin');
  expect(markup).toBe('c/o Hinterhaus/<wbr>Seitenflügel/<wbr>Obergeschoss, Berlin');
});

test('of markup only the texts are touched', () => {
  const markup = '<p data-a-b="x-y"><a href="https://x.example/a-b">a-b &amp; c</a></p>';
  const address = `<p>${'https://x-y.example/'}${'a-b/'.repeat(12)}</p>`;
  expect(unbrokenMarkup(address, 'side').replace(/<[^>]*>/g, '')).toBe(
    address.replace(/<[^>]*>/g, ''),
  );
  expect(unbrokenMarkup(markup, 'wide')).toBe(
    '<p data-a-b="x-y"><a href="https://x.example/a-b"><span class="nb">a-b &amp; c</span></a></p>',
  );
});

test('a word of Hangul among others is held together; a Korean text needs no marks for that', () => {
  expect(unbroken('ledger 항만 review', 'wide').markup).toBe(
    'ledger <span class="nb">항만</span> review',
  );
  expect(unbroken('항만 계획', 'wide').markup).toBe('항만 계획');
});
