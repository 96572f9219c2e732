import { specTexts, type TextRow } from '../../spec-texts.ts';
import { expect, test } from '../../support/site/test.ts';
import { everyLook, findFaults, lookOfTheDay } from '../../support/states/looks-matrix.ts';
import { bringUp, stateNames, tagOf } from '../../support/states/states.ts';
import { escaped } from '../../support/site/escaped.ts';

// Each state has a page of its own, so all workers take of them; in the last folder, they keep every worker busy to the end.
test.describe.configure({ mode: 'parallel' });

const shown = ({ text, shows }: TextRow) => shows ?? text;

/** The text as words of its own: 'User' is not found in 'Users'. */
const asWords = (text: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escaped(text)}(?![\\p{L}\\p{N}])`, 'u');

test('twelve states in a row meet every look', () => {
  for (let turn = 0; turn < 24; turn += 1) {
    const looks = everyLook.map((_look, step) => lookOfTheDay(turn + step));
    expect(new Set(looks).size).toBe(everyLook.length);
  }
});

const seed = Number(process.env['SEED'] ?? 1);
const soak = Boolean(process.env['SOAK']);
/** Of the states that no quoted text needs, so many share a day. */
const TURNS = 3;
for (const [index, name] of stateNames.entries()) {
  const rows = specTexts.filter(({ state }) => state === name);
  if (!soak && rows.length === 0 && (index + seed) % TURNS !== 0) continue;
  const title = `${name} ${rows.length > 0 ? 'reads what it should and ' : ''}is for everybody`;
  test(title, { tag: tagOf(name) }, async ({ browser, site, cast }) => {
    const stage = await bringUp(name, { browser, site, cast });
    const { page, said } = stage;
    for (const row of rows) {
      const text = shown(row);
      if (row.inDialog) {
        await expect.poll(() => said, `"${text}" was said`).toContain(text);
        continue;
      }
      await expect
        .poll(() => page.evaluate(() => document.body.innerText), `"${text}" is on the screen`)
        .toMatch(asWords(text));
    }
    const looks = soak ? everyLook : [lookOfTheDay(index + seed)];
    expect(await findFaults(stage, looks)).toEqual([]);
    await page.context().close();
  });
}
