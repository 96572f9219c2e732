import { expect, test } from '@jest/globals';
import { linesFrom } from './lines.fixture.ts';
import { readLines } from './read-lines.ts';

/** `- ` is an item further in than those that `* ` begins. */
const read = (text: string) =>
  readLines(
    linesFrom(text.replaceAll('\n- ', '\n* ~')).map((line) => {
      if (!line.text.startsWith('~')) return line;
      const bare = (of: string) => of.replace(/^~/, '');
      const cells = line.cells.map((cell) => ({
        ...cell,
        text: bare(cell.text),
        runs: cell.runs.map((run) => ({ ...run, text: bare(run.text) })),
      }));
      return { ...line, text: bare(line.text), cells, indent: 24 };
    }),
  ).cv;

test('posts can be the items of a list, and what was done there a list within', () => {
  const { work_experience: work } = read(`# Ines Vidal
# Work Experience
* Hafenwerk GmbH ¦ Wismar
Rigger ¦ Jan 2019 – Mar 2021
- Spliced the ropes of eleven ships
- Trained two apprentices
* Seilerei Nord GmbH ¦ Kiel
Splicer ¦ May 2016 – Dec 2018
- Rigged lines`);
  expect(work).toMatchObject([
    { company: 'Hafenwerk GmbH', position: 'Rigger', startDate: '2019-01' },
    { company: 'Seilerei Nord GmbH', position: 'Splicer', startDate: '2016-05' },
  ]);
  expect(work?.map(({ achievements }) => achievements?.length)).toEqual([2, 1]);
});

test('degrees can be the items of a list', () => {
  const { education } = read(`# Ines Vidal
# Education
* University of Split ¦ Split
Master of Science in Physics ¦ Sep 2012 – Jun 2014
* University of Pula ¦ Pula
Bachelor of Science in Physics ¦ Sep 2009 – Jun 2012`);
  expect(education?.map(({ institution }) => institution)).toEqual([
    'University of Split',
    'University of Pula',
  ]);
});

test('deeds below the name of a post stay deeds, whatever dates they say', () => {
  const { work_experience: work } = read(`# Ines Vidal
# Work Experience
Rigger, Hafenwerk GmbH ¦ Jan 2019 – Mar 2021
* Rebuilt the masts of the Nordstern ¦ 2020
* Spliced the ropes of eleven ships ¦ 2019`);
  expect(work).toHaveLength(1);
  expect(work?.[0]?.achievements).toHaveLength(2);
});

test('an item that goes on below, up to its dates, is one name', () => {
  const lines = linesFrom(`# Ines Vidal
# Education
* Diploma of Technology in Systems – KELP – 2023 – 2024.
* Diploma of Technology in Systems of the Internet (not completed) – Federal Institute of
Science and Technology of the Northern Yards – 2021 – 2022.`);
  const box = { x: 12, y: 0, width: 300, height: 10 };
  const { education } = readLines(lines.map((line) => ({ ...line, box, room: 4 }))).cv;
  expect(education).toMatchObject([
    { institution: 'KELP', endDate: '2024' },
    {
      institution: 'Federal Institute of Science and Technology of the Northern Yards',
      startDate: '2021',
    },
  ]);
});
