import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../workspace.ts';
import { BUNDLED_CODE, BUNDLED_FONTS, type BundledPart } from './bundled-parts.ts';
import { packageNotice, standardTexts, type Notice } from './notices.rules.ts';
import { componentsOf } from './sbom.ts';

/** Everything of others in the product by chapter: packages as the bill of materials has them, and what they and the repository carry. */
export async function collectNotices(sbom: string): Promise<Map<string, Notice[]>> {
  const packages = componentsOf(sbom).map(packageNotice);
  const once = new Map(packages.map((notice) => [notice.title, notice]));
  return new Map([
    ['Fonts', await Promise.all(BUNDLED_FONTS.map(partNotice))],
    ['Compiled code and data in packages', await Promise.all(BUNDLED_CODE.map(partNotice))],
    ['Packages', [...once.values()].sort((a, b) => a.title.localeCompare(b.title, 'en'))],
  ]);
}

async function partNotice({ name, licence, path, copyright, texts, alsoTexts = [] }: BundledPart) {
  const own = await Promise.all((texts ?? []).map((file) => readFile(join(ROOT, file), 'utf8')));
  const standard = texts ? [] : standardTexts(licence);
  return {
    title: `${name} (${path})`,
    licence,
    ...(copyright && { copyright }),
    texts: [...own, ...standard, ...alsoTexts.flatMap(standardTexts)],
  };
}
