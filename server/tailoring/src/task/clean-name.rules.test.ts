import { expect, test } from '@jest/globals';
import { cleanName } from './clean-name.rules.ts';

test.each([
  ['  Fjordline\n Ferries ', 'Fjordline Ferries'],
  ['North\u202ednalsi\u202c', 'Northdnalsi'],
  ['Acme\u{e0041}\u{e0042}\u200b\ufeff\u2066', 'Acme'],
  ['A\u0000cme\u0007', 'A cme'],
  ['<b>Nor**th**wind</b> [shop](https://example.com/x)', 'Northwind shop'],
  ['<script>alert(1)</script>Acme', 'alert(1)Acme'],
  ['Müller/Söhne: "Guß" & Co. <KG> 🚂', 'Müller/Söhne: "Guß" & Co. <KG> 🚂'],
  ['<Ahoi> & <br/>Söhne > < 3', '<Ahoi> & Söhne 3'],
  ['<img src=x onerror=alert(1)>Acme<!-- x -->', 'Acme'],
  ['# _Acme_ `GmbH`', 'Acme GmbH'],
  ['1. FC Köln', '1. FC Köln'],
  ['Procter & Gamble', 'Procter & Gamble'],
  ['Yahoo! Inc. (I+D)', 'Yahoo! Inc. (I+D)'],
  ['Booking.com', 'Booking.com'],
  ['snake_case_labs', 'snake_case_labs'],
  ['شرکت نرم\u200cافزار', 'شرکت نرم\u200cافزار'],
  ['\u202e\u200b', ''],
])('%j is %j', (name, clean) => {
  expect(cleanName(name)).toBe(clean);
});
