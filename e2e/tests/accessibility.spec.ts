import { LANGUAGES } from '@sastre/shared-contracts/api';
import { expect, test } from '../support/cast.ts';
import { everyLook, findFaults, rotation, THEMES, WIDTHS } from '../support/looks-matrix.ts';
import { bringUp, stateNames } from '../support/states.ts';

// A trace of hundreds of screens costs more than the screens.
test.use({ trace: 'off' });

test('the rotation shows every state in each language, theme and width', () => {
  for (let turn = 0; turn < 24; turn += 1) {
    const looks = rotation(turn);
    expect(new Set(looks.map(({ language }) => language)).size).toBe(LANGUAGES.length);
    expect(new Set(looks.map(({ theme }) => theme)).size).toBe(THEMES.length);
    expect(new Set(looks.map(({ width }) => width)).size).toBe(WIDTHS.length);
  }
});

const seed = Number(process.env['SEED'] ?? 1);
for (const [index, name] of stateNames.entries()) {
  test(`${name} is for everybody`, async ({ browser, site, cast }) => {
    const stage = await bringUp(name, { browser, site, cast });
    expect(
      await findFaults(stage, process.env['SOAK'] ? everyLook : rotation(index + seed)),
    ).toEqual([]);
    await stage.page.context().close();
  });
}
