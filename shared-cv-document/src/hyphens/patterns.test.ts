import { expect, test } from '@jest/globals';
import { defaultTailored, DOCUMENT_LANGUAGES, type Cv } from '@sastre/shared-contracts/api';
import { sampleCv } from '@sastre/shared-contracts/testing';
import { BROKEN_LANGUAGES, canBreakWords, hyphensFor, NO_HYPHENS } from './patterns.ts';

function cvIn(language: string, hyphenation?: boolean, letter?: string): Cv {
  const pdfOptions = { ...defaultTailored.pdfOptions, hyphenation };
  const detected = letter === undefined ? {} : { detected: { letter } };
  return {
    ...sampleCv(),
    language,
    ...detected,
    tailored: { ...defaultTailored, pdfOptions },
  } as Cv;
}

const WORDS: Record<(typeof BROKEN_LANGUAGES)[number], string> = {
  da: 'virk_som_hed',
  de: 'Qua_li_täts_ma_nage_ment_be_auf_trag_te',
  el: 'πλη_ρο_φο_ρι_κή',
  en: 'pro_fes_sion_al',
  es: 'ad_mi_nis_tra_ción',
  fr: 'ad_mi_nis_tra_tion',
  hr: 'in_for_ma_ci_ja',
  it: 'am_mi_ni_stra_zio_ne',
  nb: 'virk_som_het',
  nl: 'ver_ant_woor_de_lijk_heid',
  pl: 'od_po_wie_dzial_ność',
  pt: 'ad_mi_nis_tra_ção',
  ru: 'ад_ми_ни_стра_ция',
  sk: 'in_for_má_cia',
  sv: 'verk_sam_het',
  tr: 'so_rum_lu_luk',
  uk: 'адмі_ні_стра_ція',
};

test.each(BROKEN_LANGUAGES)('words of %s are broken between their syllables', async (language) => {
  const breaksOf = (await hyphensFor(cvIn(language, true), 'en')).get(language);
  const written = WORDS[language];
  const word = written.replaceAll('_', '');
  const places = breaksOf?.(word) ?? [];
  const found = [0, ...places].map((start, at) => word.slice(start, places[at])).join('_');
  expect(found).toBe(written);
});

test('a capital is broken as its small letter, and one that is two small ones moves nothing', async () => {
  const breaksOf = (await hyphensFor(cvIn('de', true), 'en')).get('de');
  expect(breaksOf?.('VERWALTUNG')).toEqual(breaksOf?.('verwaltung'));
  expect(breaksOf?.('İstanbulverwaltung')).toEqual([]);
});

test('nothing is loaded for a CV whose words stay whole, or whose language has no patterns', async () => {
  expect(await hyphensFor(cvIn('de'), 'de')).toBe(NO_HYPHENS);
  expect((await hyphensFor(cvIn('ja', true), 'de')).size).toBe(0);
});

test('a letter in another language is broken by its own patterns, and the same come again', async () => {
  const first = await hyphensFor(cvIn('de', true, 'fr'), 'en');
  expect([...first.keys()]).toEqual(['de', 'fr']);
  expect(await hyphensFor(cvIn('de', true, 'fr'), 'en')).toBe(first);
});

test('languages without patterns that may be given on are left whole', () => {
  expect(DOCUMENT_LANGUAGES.filter((language) => !canBreakWords(language))).toEqual(
    expect.arrayContaining(['bg', 'cs', 'fi', 'hu', 'ro']),
  );
});
