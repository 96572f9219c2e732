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
/** So many states share a day, of those that no quoted text needs and of those that are read each day anyway: one is looked at. */
const TURNS = { bare: 3, quoted: 2 };
let looked = 0;
for (const [index, name] of stateNames.entries()) {
  const rows = specTexts.filter(({ state }) => state === name);
  const isLookedAt = soak || (index + seed) % TURNS[rows.length > 0 ? 'quoted' : 'bare'] === 0;
  if (rows.length === 0 && !isLookedAt) continue;
  const turn = (looked += isLookedAt ? 1 : 0) + seed;
  const proves = [rows.length > 0 && 'reads what it should', isLookedAt && 'is for everybody'];
  const title = `${name} ${proves.filter(Boolean).join(' and ')}`;
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
    const looks = soak ? everyLook : [lookOfTheDay(turn)];
    if (isLookedAt) expect(await findFaults(stage, looks)).toEqual([]);
    await page.context().close();
  });
}
