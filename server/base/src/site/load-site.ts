import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { LANGUAGES } from '@sastre/shared-contracts/api';
import { LEGAL_PAGES } from '@sastre/shared-contracts/routes';
import { ConfigError } from '../config/config-error.ts';
import { check } from '../web/validation.ts';
import { checkoutTexts } from './checkout-terms.texts.ts';
import { siteFileSchema, type SiteFile } from './site.schema.ts';
import { NO_SITE, type CheckoutTerms, type Site, type Texts } from './site.ts';

/**
 * Reads who runs the site from a JSON file, whose texts may be files beside it; nothing without one. Throws a
 * `ConfigError` that names every wrong value.
 */
export async function loadSite(file: string | undefined): Promise<Site> {
  if (file === undefined) return NO_SITE;
  const checked = check(siteFileSchema, await readJson(file));
  if (!checked.ok) {
    throw wrong(checked.errors.map(({ path, message }) => `${path || 'the file'}: ${message}`));
  }
  const { support, contact, checkout } = checked.value;
  return {
    ...(support === undefined ? {} : { support }),
    ...(contact === undefined ? {} : { contact }),
    legal: await readLegal(checked.value, dirname(file)),
    checkout: checkout === undefined ? {} : readCheckout(checkout),
  };
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (cause) {
    throw new ConfigError(`SITE_FILE: ${file} cannot be read as JSON.`, { cause });
  }
}

async function readLegal(given: SiteFile, folder: string): Promise<Site['legal']> {
  const problems: string[] = [];
  const legal: Record<string, Texts> = {};
  for (const page of LEGAL_PAGES) {
    const texts: Record<string, string> = {};
    for (const language of LANGUAGES) {
      const source = given[page]?.[language];
      if (source === undefined) continue;
      const text =
        typeof source === 'string'
          ? source
          : await readFile(join(folder, source.file), 'utf8').catch(() => undefined);
      if (text === undefined) problems.push(`${page}.${language}: the file cannot be read`);
      else if (text.trim() === '') problems.push(`${page}.${language}: the file is empty`);
      else texts[language] = text;
    }
    if (given[page] !== undefined) legal[page] = texts;
  }
  if (problems.length > 0) throw wrong(problems);
  return legal;
}

function readCheckout(given: NonNullable<SiteFile['checkout']>): CheckoutTerms {
  const { renewal, cancellation, vat } = given;
  const of = <Known extends string>(
    known: Readonly<Record<Known, Texts>>,
    value: Known | Texts | undefined,
  ) => (typeof value === 'string' ? known[value] : value);
  const all = {
    renewal: of(checkoutTexts.renewal, renewal),
    cancellation: of(checkoutTexts.cancellation, cancellation),
    vat: of(checkoutTexts.vat, vat),
  };
  return Object.fromEntries(Object.entries(all).filter(([, texts]) => texts !== undefined));
}

function wrong(problems: readonly string[]): ConfigError {
  const lines = [...new Set(problems)].map((problem) => `  ${problem}`);
  return new ConfigError(`SITE_FILE is wrong:\n${lines.join('\n')}`);
}
