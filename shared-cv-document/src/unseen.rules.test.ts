import { expect, test } from '@jest/globals';
import { sampleCv } from '@sastre/shared-contracts/testing';
import { withoutUnseen } from './unseen.rules.ts';

const seen = (title: string) => {
  const cv = sampleCv();
  const personal_info = { ...cv.personal_info, title };
  return withoutUnseen({ ...cv, personal_info }).personal_info.title;
};

const WALES = '\u{1F3F4}\u{E0067}\u{E0062}\u{E0077}\u{E006C}\u{E0073}\u{E007F}';

test.each([
  ['tags', 'Led\u{E0020}\u{E0068}\u{E0069} it\u{E0065}', 'Led it'],
  [
    'tags behind a flag',
    `${WALES}\u{E0068} and \u{1F3F4}\u{E0068}\u{E0069}`,
    `${WALES} and \u{1F3F4}`,
  ],
  ['selectors behind letters', 'Led\uFE01\u{E0101} it', 'Led it'],
  ['selectors behind one', '\u2764\uFE0F\uFE01\u{E0155}', '\u2764\uFE0F'],
  ['operators of formulas and joiners', 'L\u2063e\u2061d\u2060 \uFEFFit', 'Led it'],
  ['signs of scores', 'Led\u{1D173}the', 'Ledthe'],
  ['the mark of Arabic where none is written', 'Led the led\u061Cger', 'Led the ledger'],
  ['marks within a word beside Hebrew', 'שלום le\u200Ed\u061Cger', 'שלום ledger'],
  ['joiners', 'settle\u200Dment, event\u200C-based\u200D', 'settlement, event-based'],
  ['joiners in a name', 'A\u200Cn\u200Ca Ferna\u0301\u200Dndez', 'Ana Ferna\u0301ndez'],
  ['joiners between letters that do not join', 'L\u200De\u200Cd it\u200D', 'Led it'],
  ['an Arabic mark between letters', 'L\u061Ced', 'Led'],
  ['Arabic marks alone', 'L\u061Ced\u061C \u061Cit\u061C', 'Led it'],
  ['a mark within a word beside Hebrew', 'L\u061Ced שלום', 'Led שלום'],
  ['a mark within a word of Hebrew', 'של\u200Fום', 'שלום'],
  ['joiners of other letters', '東\u200D京 и\u200Cя ก\u200Dข', '東京 ия กข'],
  ['all but the first of several joiners', 'می\u200C\u200Cروم', 'می\u200Cروم'],
  ['what parts words where spaces do', 'Le\u200Bd', 'Led'],
  ['vowels of Khmer that are not written', 'L\u17B5ed', 'Led'],
  ['forms of Mongolian, and what joins graphemes', 'L\u180Be\u034Fd', 'Led'],
  ['annotations, shorthand and unfilled places', 'L\uFFF9e\u{1BCA0}d\u{E0FFF}\u2065', 'Led'],
  ['a space that is drawn as a stroke', 'Led\u1680it', 'Led it'],
  ['controls', 'L\u0001e\u007F\bd\u0080', 'Led'],
  ['breaks of other programs are lines, and', 'a\vb\fc\u0085d\u2028e\u2029f', 'a\nb\nc\nd\ne\nf'],
  ['what parted fields is a space, and', 'SQL\u001fGo\u001c\u001dRust', 'SQL Go  Rust'],
  ['directions where all runs one way', '\u202AL\u200Ee\u200Fd\u202C', 'Led'],
])('%s go', (_, text, expected) => {
  expect(seen(text)).toBe(expected);
});

test.each([
  ['directions beside Hebrew', 'שלום\u200E (Go)'],
  ['a form of Han', '\u845B\u{E0100}\u57CE'],
  ['the joiner of Persian', 'می\u200Cروم'],
  ['the joiner before an ending of Persian', 'PDF\u200Cها'],
  ['a letter of Arabic in its first form', 'ه\u200D. م\u200D'],
  ['the joiners of Hindi', 'क\u094D\u200Dष'],
  ['a person of several signs', '\u{1F469}\u200D\u{1F4BB}'],
  ['the joiners of Hindi and Malayalam', 'क्\u200Dष र्\u200Cक ന്\u200D'],
  ['the first letter of a word alone', 'ه\u200D. \u200Dه'],
  ['a family', '👩\u200D💻 ❤\uFE0F\u200D🔥'],
  ['what parts words of Khmer', 'ភាសា\u200Bខ្មែរ'],
  ['a direction behind Hebrew', 'C#\u200F שלום'],
  ['isolates beside Hebrew', 'שלום \u2066Go\u2069'],
  ['lines and tabs', 'one\ntwo\tthree'],
  ['a keycap', '1\uFE0F\u20E3'],
  ['a flag', WALES],
])('%s stay', (_, text) => {
  expect(seen(text)).toBe(text);
});

test('a CV without any is the same one', () => {
  const cv = sampleCv();
  expect(withoutUnseen(cv)).toBe(cv);
});
