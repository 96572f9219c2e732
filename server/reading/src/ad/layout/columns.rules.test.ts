import { expect, test } from '@jest/globals';
import { readJobText } from './job-text.rules.ts';

test('two texts side by side are read one after the other, wraps and headings within them whole', () => {
  const text = `Head of Languages                         Hollin Park School

What you will do                          What we ask of you
• Teach Spanish to pupils from            • QTS or PGCE
  Year 7 to Year 13                       • Fluent Spanish
• Lead a department of five               • Three years in a
  teachers                                  secondary school

What we offer                             Nice to have
• Own classroom                           • German
• Free lunch                              • D1 licence

Closing date: Friday`;
  expect(readJobText(text).split('\n')).toEqual([
    'Head of Languages',
    '',
    'What you will do',
    '- Teach Spanish to pupils from Year 7 to Year 13',
    '- Lead a department of five teachers',
    '',
    'What we offer',
    '- Own classroom',
    '- Free lunch',
    '',
    'Hollin Park School',
    '',
    'What we ask of you',
    '- QTS or PGCE',
    '- Fluent Spanish',
    '- Three years in a secondary school',
    '',
    'Nice to have',
    '- German',
    '- D1 licence',
    '',
    'Closing date: Friday',
  ]);
});

test('names and what is said of them are no two texts', () => {
  const text =
    'Title      Buyer\nSite       Ulm\nStatus     open\nGrade      five\nHours      full';
  expect(readJobText(text)).toBe('Title: Buyer\nSite: Ulm\nStatus: open\nGrade: five\nHours: full');
});
