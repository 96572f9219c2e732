import { describe, expect, test } from '@jest/globals';
import { linesFrom } from './lines.fixture.ts';
import { placeAtEnd } from '@sastre/shared-cv-words';
import type { StyledLine } from './styled-line.types.ts';
import { jobsOf } from './work.rules.ts';

const read = (lines: readonly StyledLine[]) =>
  jobsOf(lines).map(({ position, company, place }) => [position?.text, company?.text, place?.text]);

/** Lines whose text up to `{` is bold, as houses are set before their places. */
function inBold(text: string): StyledLine[] {
  return linesFrom(text).map((line) => {
    const cells = line.cells.map((cell) => {
      const [before = '', behind] = cell.text.split('{');
      const look = { size: 10, bold: false, italic: false };
      const runs = [{ ...look, text: before, bold: behind !== undefined }];
      if (behind !== undefined) runs.push({ ...look, text: behind });
      return { ...cell, text: before + (behind ?? ''), runs };
    });
    return { ...line, cells, text: cells.map((cell) => cell.text).join(' ') };
  });
}

describe('a place behind the house that stands above the position', () => {
  test('is no position, also where no list knows the town', () => {
    const lines = inBold(
      `Keramik Tannhof GmbH{, Nieder-Ockstadt am Berg ¦ 03/2015 – 06/2020
Leiterin der Brennerei
* Neuer Ofen
Porzellan Weidach AG{, Nieder-Ockstadt am Berg ¦ 01/2009 – 02/2015
Technikerin Glasuren
* Neue Farben`,
    );
    expect(read(lines)).toEqual([
      ['Leiterin der Brennerei', 'Keramik Tannhof GmbH', 'Nieder-Ockstadt am Berg'],
      ['Technikerin Glasuren', 'Porzellan Weidach AG', 'Nieder-Ockstadt am Berg'],
    ]);
  });

  test('leaves room for a position in italics whose word nobody knows', () => {
    const lines = inBold(
      `Tannhof Stables{, Nether Ockham ¦ 2006 – 2010\nWhipper-in\n* Kept hounds\nWeidach Stud{, Oslo ¦ 2003 – 2005\nStable Manager\n* Ran it`,
    ).map((line) => ({
      ...line,
      cells: line.cells.map((cell) => ({
        ...cell,
        runs: cell.runs.map((run) => ({ ...run, italic: /Whip|Manager/.test(run.text) })),
      })),
    }));
    expect(read(lines)).toEqual([
      ['Whipper-in', 'Tannhof Stables', 'Nether Ockham'],
      ['Stable Manager', 'Weidach Stud', 'Oslo'],
    ]);
  });

  test('stands behind the comma of its dates', () => {
    expect(
      read(
        linesFrom(
          `Groom, Tannhof Stables\nJune 2014 – May 2016, Nether Ockham\n\nStable Hand, Weidach Stud\n2009 – 2011, Oslo`,
        ),
      ),
    ).toEqual([
      ['Groom', 'Tannhof Stables', 'Nether Ockham'],
      ['Stable Hand', 'Weidach Stud', 'Oslo'],
    ]);
  });

  test('stands at the edge above its dates, where one of them is known', () => {
    const lines = linesFrom(
      'Tannhof Stables ¦ Nether Ockham\nWhipper-in ¦ 2006 – 2010\n\nWeidach Stud ¦ Oslo\nPostboy ¦ 2003 – 2005',
    ).map((line) => ({ ...line, cells: line.cells.map((cell) => ({ ...cell, end: 400 })) }));
    expect(read(lines).map(([, , place]) => place)).toEqual(['Nether Ockham', 'Oslo']);
  });

  test('is the third of three names, whatever one says that has two', () => {
    expect(
      read(
        linesFrom(
          'Groom | Tannhof Stud | Nether Ockham | 2006 – 2010\nGroom | Weidach Stud | Felsberg | 2003 – 2005\nGroom | Several studs | 2000 – 2002',
        ),
      ),
    ).toEqual([
      ['Groom', 'Tannhof Stud', 'Nether Ockham'],
      ['Groom', 'Weidach Stud', 'Felsberg'],
      ['Groom', 'Several studs', undefined],
    ]);
  });

  test('is whole with its state and its country', () => {
    const lines = inBold(
      `Tannhof Kilns Inc.{, Millbrook, VT, USA ¦ 03/2015 – 06/2020\nProduction Manager\n* New kilns`,
    );
    expect(read(lines)).toEqual([
      ['Production Manager', 'Tannhof Kilns Inc.', 'Millbrook, VT, USA'],
    ]);
  });

  test('is whole with its saint', () => {
    const lines = inBold(
      `Deputy Registrar{ ¦ Aug 2015 - Aug 2016
Probate Court, Second Circuit of Vermont, North St. Amity, VT
Kept the docket.
Court Usher{ ¦ May 2012 - July 2015
County Court, Second Circuit of Vermont, Millbrook, VT`,
    );
    expect(read(lines).map((job) => job.slice(1))).toEqual([
      ['Probate Court, Second Circuit of Vermont', 'North St. Amity, VT'],
      ['County Court, Second Circuit of Vermont', 'Millbrook, VT'],
    ]);
  });

  test.each([
    ['Kiln Works, Millbrook, Vermont, USA', 'Millbrook, Vermont, USA'],
    ['Kiln Works Inc., VT, USA', 'VT, USA'],
    ['Kiln Works, Bergen, Norway', 'Bergen, Norway'],
  ])('%s', (text, place) => {
    expect(placeAtEnd(text)?.place).toBe(place);
  });
});
