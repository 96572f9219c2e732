import { expect, test } from '@jest/globals';
import { checkLetters } from './check-letters.ts';
import { expectedDocument } from '../expected/expected-document.ts';

const find = (html: string) => checkLetters(expectedDocument(`<body>${html}</body>`).words);

test.each([
  ['letters as words', '<p>M a n a g e r</p>', 'M a n a g e r'],
  ['a word whose letters follow the alphabet', '<p>B e g i n</p>', 'B e g i n'],
  ['a name whose letters do, too', '<p>Abelu</p><p>A B E L U</p>', 'A B E L U'],
  ['a word of a few letters', '<p>F A C A D E</p>', 'F A C A D E'],
  ['a name', '<p>C A R L O S</p>', 'C A R L O S'],
  ['a short word', '<p>D A T A</p>', 'D A T A'],
  ['a short word behind wide spaces', '<p>D\u2003A\u2003T\u2003E\u2003N</p>', 'D A T E N'],
  ['four letters behind thin spaces', '<p>B\u2009U\u2009R\u2009G</p>', 'B U R G'],
  ['the initials of a tool', '<ul><li>S Q L</li></ul>', 'S Q L'],
  ['what the document has as one word', '<p>At IBM</p><p>I B M</p>', 'I B M'],
  ['middle dots between letters', '<h2>W·O·R·K</h2>', 'W·O·R·K'],
  ['full stops between letters', '<h2>E.D.U.C.A.T.I.O.N</h2>', 'E.D.U.C.A.T.I.O.N'],
  ['hyphens between letters', '<h2>S-K-I-L-L-S</h2>', 'S-K-I-L-L-S'],
  [
    'other hyphens between letters',
    '<p>P\u2011y\u2011t\u2011h\u2011o\u2011n</p>',
    'P\u2011y\u2011t\u2011h\u2011o\u2011n',
  ],
  ['commas between letters', '<p>P,y,t,h,o,n</p>', 'P,y,t,h,o,n'],
  ['a word of another language', '<h2>A·U·S·B·I·L·D·U·N·G</h2>', 'A·U·S·B·I·L·D·U·N·G'],
])('%s are found', (_, html, text) => {
  expect(find(html)).toEqual([{ kind: 'spaced', text }]);
});

test.each([
  ['initials', '<p>J R R Tolkien, J.\u2009R.\u2009R. Tolkien, J\u2009R\u2009R Tolkien</p>'],
  [
    'classes of a licence',
    '<p>Driving licences A B C D E</p><p>B C E</p><p>A B</p><p>A\u2003B\u2003C\u2003D</p>',
  ],
  ['grades', '<p>Grades A B A C D in five subjects</p>'],
  ['letters of a script', '<p>Reads ṭ ḍ ṇ ḥ ṃ</p>'],
  ['tools of one letter', '<ul><li>C</li><li>A</li><li>D</li></ul>'],
  [
    'companies and degrees',
    '<p>S.A.R.L., U.S.S.R., M.B.A., d.o.o., B.S.E.E., G.m.b.H., S.p.A.</p>',
  ],
  ['organisations', '<p>U.N.I.C.E.F. and N.A.S.A</p>'],
  ['abbreviations that are words', '<p>S.M.A.R.T., S-M-A-R-T, S.T.E.M, C.A.R.E.</p>'],
  ['kinds and choices', '<p>A/B/C/D tests, hepatitis A-B-C-D, A·B·C</p>'],
  ['a formula', '<p>x·y·z, p.H.</p>'],
])('%s are not', (_, html) => {
  expect(find(html)).toEqual([]);
});
