import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ConfigError } from '../config/index.ts';
import { loadSite, siteFacts, textIn } from './index.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-file-'));
});
afterAll(async () => rm(folder, { recursive: true }));

let files = 0;
async function load(content: unknown, beside: Record<string, string> = {}) {
  for (const [name, text] of Object.entries(beside)) await writeFile(join(folder, name), text);
  const file = join(folder, `site-${(files += 1)}.json`);
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
  return loadSite(file);
}
const refusal = async (content: unknown, beside?: Record<string, string>) => {
  const error = await load(content, beside).catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(ConfigError);
  return (error as Error).message;
};

describe('who runs the site', () => {
  test('is not spoken of without a file, nor by an empty one', async () => {
    const nobody = { legal: {}, checkout: {} };
    expect(await loadSite(undefined)).toEqual(nobody);
    expect(await load({})).toEqual(nobody);
    expect(siteFacts(nobody)).toEqual({ legal: [] });
  });

  test('is read with texts inline and beside the file', async () => {
    const site = await load(
      {
        support: 'help@example.org',
        contact: 'hello@example.org',
        imprint: { de: { file: 'imprint.de.md' }, en: '# Us' },
        checkout: { renewal: 'monthly', vat: { es: 'IVA incluido.' } },
      },
      { 'imprint.de.md': '# Wir\n' },
    );
    expect(site).toEqual({
      support: 'help@example.org',
      contact: 'hello@example.org',
      legal: { imprint: { de: '# Wir\n', en: '# Us' } },
      checkout: {
        renewal: expect.objectContaining({ de: expect.stringContaining('jeden Monat') }),
        vat: { es: 'IVA incluido.' },
      },
    });
    expect(siteFacts(site)).toMatchObject({
      legal: ['imprint'],
      support: 'help@example.org',
      checkout: {
        de: {
          renewal: expect.stringContaining('jeden Monat'),
          vat: 'IVA incluido.',
          otherwise: { vat: 'es' },
        },
      },
    });
  });

  test('says help where one address alone is given', async () => {
    expect(siteFacts(await load({ contact: 'hello@example.org' }))).toEqual({
      legal: [],
      support: 'hello@example.org',
    });
  });

  test.each([
    [{ suport: 'x@example.org' }, 'suport: Unknown field'],
    [{ support: 'nobody' }, 'support: Use an email address'],
    [{ contact: 'a@b@example.org' }, 'contact: Use an email address'],
    [{ privacy: {} }, 'privacy: Give the text in one language at least'],
    [{ privacy: { fr: 'texte' } }, 'privacy.fr: Unknown field'],
    [{ terms: { en: '  ' } }, 'terms.en: Is empty'],
    [{ terms: { en: { file: '../secret' } } }, 'terms.en.file: Use the name of a file'],
    [{ terms: { en: { file: 'absent.md' } } }, 'terms.en: the file cannot be read'],
    [{ checkout: { vat: 'perhaps' } }, 'checkout.vat: '],
    [{ checkout: { renewal: { en: 'x'.repeat(301) } } }, 'checkout.renewal'],
    [{ checkout: { trial: 'none' } }, 'checkout.trial: Unknown field'],
    [[], 'the file: '],
    ['{', 'cannot be read as JSON'],
  ])('is refused where it is wrong, by name: %j', async (content, said) => {
    expect(await refusal(content)).toContain(said);
  });

  test('is refused with every wrong value at once, and a blank file', async () => {
    expect(await refusal({ support: 'x', imprint: {} })).toMatch(/support: .*\n.*imprint: /);
    expect(await refusal({ terms: { en: { file: 'blank.md' } } }, { 'blank.md': ' \n' })).toContain(
      'terms.en: the file is empty',
    );
    expect(await refusal('{')).toContain('SITE_FILE');
  });
});

test('a text falls back to another language and says which', () => {
  expect(textIn({ de: 'Wir', en: 'We' }, 'de')).toEqual({ language: 'de', text: 'Wir' });
  expect(textIn({ de: 'Wir', en: 'We' }, 'es')).toEqual({ language: 'en', text: 'We' });
  expect(textIn({ de: 'Wir' }, 'es')).toEqual({ language: 'de', text: 'Wir' });
});
