import { describe, expect, test } from '@jest/globals';
import { strToU8 } from 'fflate';
import { readFile } from './read-file.ts';
import { unwrappedText } from './wrapped-text.rules.ts';

const read = async (lines: readonly string[]) =>
  (await readFile(strToU8(lines.join('\n')), { onProgress: () => undefined })).cv;
const wrapped = (text: string) => unwrappedText(text.split('\n'));

describe('plain text that was wrapped', () => {
  test('goes on in an item behind a date that it tells of, and with one', () => {
    const items = `Otter Board, Otley
  * Since 2021 in charge of the masters of all tugs on the river and of
    their mates.
  * Rewrote the plans of passage for masters of tugs, all of them in use
    since 2019.`;
    expect(wrapped(items).map((line) => line.trim())).toEqual([
      'Otter Board, Otley',
      '* Since 2021 in charge of the masters of all tugs on the river and of their mates.',
      '* Rewrote the plans of passage for masters of tugs, all of them in use since 2019.',
    ]);
  });

  test('items and paragraphs are whole again, and names stay apart', async () => {
    const { personal_info, work_experience } = await read([
      'Tomasina Quill',
      'Harbour Pilot',
      '',
      'Profile',
      'Pilot of vessels up to 300 metres with nineteen years on the Humber and the',
      'Tees, and an examiner of those who come after. Calm in fog, brief on the',
      'radio.',
      '',
      'Experience',
      '03/2014 - present  Senior Pilot',
      '    Humber Estuary Services, Hull',
      '    Answerable for pilotage of tankers and for the duty roster of eleven',
      '    colleagues.',
      '    - Wrote the passage plans that every tug master on the river now has to',
      '      carry on board',
      '    - Trained six apprentices',
      '05/2005 - 02/2014  Second Officer',
      '    Institute of Northern Navigation, Merchant Vessels Branch, Grimsby',
      '    Bridge watches on the short-sea routes to Norway, Denmark and the Baltic',
      '    ports.',
    ]);
    expect(personal_info?.summary).toBe(
      'Pilot of vessels up to 300 metres with nineteen years on the Humber and the Tees, and an examiner of those who come after. Calm in fog, brief on the radio.',
    );
    expect(work_experience).toMatchObject([
      {
        position: 'Senior Pilot',
        company: 'Humber Estuary Services',
        location: 'Hull',
        description:
          'Answerable for pilotage of tankers and for the duty roster of eleven colleagues.',
        achievements: [
          'Wrote the passage plans that every tug master on the river now has to carry on board',
          'Trained six apprentices',
        ],
      },
      {
        position: 'Second Officer',
        company: 'Institute of Northern Navigation, Merchant Vessels Branch',
        location: 'Grimsby',
        description:
          'Bridge watches on the short-sea routes to Norway, Denmark and the Baltic ports.',
      },
    ]);
  });

  test('a word that a justified text breaks has no hyphen, one with its own keeps it', () => {
    expect(
      wrapped(
        [
          '   • Kept  the  books  of  a  bakery  with  four shops and prepared the de\u2010',
          '     claration of taxes.',
          '   • Moved  the  payroll  of  ninety people to a system that is self-',
          '     checking.',
        ].join('\n'),
      ),
    ).toEqual([
      '   • Kept  the  books  of  a  bakery  with  four shops and prepared the declaration of taxes.',
      '   • Moved  the  payroll  of  ninety people to a system that is self-checking.',
    ]);
  });

  test('one wide gap shows that words are broken, and a wide one can stand behind a mark', () => {
    expect(
      wrapped(
        [
          '   •  Counted  the birds of the estuary for eleven winters and wrote two re-',
          '     ports.',
          '   • Led walks for schools along the sea wall, in all weathers, and in two',
          '     languages.',
        ].join('\n'),
      ),
    ).toEqual([
      '   •  Counted  the birds of the estuary for eleven winters and wrote two reports.',
      '   • Led walks for schools along the sea wall, in all weathers, and in two languages.',
    ]);
  });

  test('a date that had no room stands beside its name again', () => {
    expect(
      wrapped(
        [
          '   Tidal flats as nurseries: a survey of nine estuaries in two winters',
          '                                                         March 2019',
          '   Estuarine Letters',
        ].join('\n'),
      ),
    ).toEqual([
      '   Tidal flats as nurseries: a survey of nine estuaries in two winters\tMarch 2019',
      '   Estuarine Letters',
    ]);
  });

  test('a letter that stands for a glyph marks items, and signs around a line are none of it', async () => {
    const { personal_info, work_experience } = await read([
      'Tomasina Quill',
      '*Harbour Pilot*',
      '',
      'Experience',
      'Senior Pilot',
      'Humber Services, Hull (since Mar 2014)',
      '  o Wrote the passage plans that every tug master on the river has to',
      '    carry on board',
      '  o Trained six apprentices, of whom five are pilots on the river by',
      '    now',
    ]);
    expect(personal_info?.title).toBe('Harbour Pilot');
    expect(work_experience?.[0]?.achievements).toEqual([
      'Wrote the passage plans that every tug master on the river has to carry on board',
      'Trained six apprentices, of whom five are pilots on the river by now',
    ]);
  });

  test('one item alone that goes on below its text is whole', () => {
    expect(
      wrapped(
        '- Laid the floors of the new theatre in oak and ash over 2019 for EUR\n  14 million.\n- Oiled them',
      ),
    ).toEqual([
      '- Laid the floors of the new theatre in oak and ash over 2019 for EUR 14 million.',
      '- Oiled them',
    ]);
  });

  test('one long line does not hide how wide the others are', () => {
    const lines = [
      'Mending nets of every kind and size, and the small boats they',
      'Belong to, since the spring of that year, with two hands of the',
      'Village, and all of it paid in fish.',
      '',
      'The whole history of the harbour of Nether Orrey and of all the boats that it',
      'Orrey Letters',
    ];
    expect(wrapped(lines.join('\n'))).toEqual([lines.slice(0, 3).join(' '), ...lines.slice(3, 6)]);
  });

  test.each([
    ['items', '- Laid the floors of the new theatre in oak and ash over two summers\n- Oiled them'],
    [
      'entries',
      'Joiner at the workshop of the old theatre in the town\nFitter of stairs\nShop hand',
    ],
    [
      'addresses',
      'Joiner of stairs and floors, to be reached by day and night at\njoiner@wood.example',
    ],
    ['headings', 'Laid the floors of the new theatre in oak and ash over two summers\nSkills'],
    [
      'months in small letters',
      'Patrona de puerto y responsable de la flota, Náutica Barlovento\nfeb. 2019 – actualidad, Getaria',
    ],
    [
      'names below their dates',
      '04/2022\nOn those who sang them, and what became of their songs and boats\nOrrey Letters\n05/2019\nOn those who mended nets, and what became of their sons and boats\nOrrey Letters',
    ],
    [
      'names beside their dates',
      '04/2022  On those who sang them, and what became of their songs\n         Orrey Letters\n05/2019  On those who mended nets, and what became of their sons\n         Orrey Letters',
    ],
    [
      'dates',
      '• Laid the floors of the new theatre in oak and ash over two long summers\n09/2012 – 05/2013\n• Oiled the floors of the old theatre and its stairs over two long winters\n03/2010 – 05/2011',
    ],
    [
      'marks',
      'School of Joinery and Carpentry, Department of Stairs\ngut (2,1)\nSchool of Joinery and Carpentry, Department of Floor\nbefriedigend',
    ],
    [
      'dated names',
      'Laid the floors of the new theatre in oak and ash, over\n2011 - 2013  Joiner of stairs',
    ],
  ])('%s stay lines of their own', (_what, text) => {
    expect(wrapped(text)).toEqual(text.split('\n'));
  });
});
