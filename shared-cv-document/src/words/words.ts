import type { DocumentLanguage } from '@sastre/shared-contracts/api';
import { am } from './am.words.ts';
import { ar } from './ar.words.ts';
import { bg } from './bg.words.ts';
import { bn } from './bn.words.ts';
import { ca } from './ca.words.ts';
import { cs } from './cs.words.ts';
import { da } from './da.words.ts';
import { de } from './de.words.ts';
import { el } from './el.words.ts';
import { en } from './en.words.ts';
import { es } from './es.words.ts';
import { fa } from './fa.words.ts';
import { fi } from './fi.words.ts';
import { fr } from './fr.words.ts';
import { he } from './he.words.ts';
import { hi } from './hi.words.ts';
import { hr } from './hr.words.ts';
import { hu } from './hu.words.ts';
import { hy } from './hy.words.ts';
import { it } from './it.words.ts';
import { ja } from './ja.words.ts';
import { ka } from './ka.words.ts';
import { ko } from './ko.words.ts';
import { nb } from './nb.words.ts';
import { nl } from './nl.words.ts';
import { pl } from './pl.words.ts';
import { pt } from './pt.words.ts';
import { ro } from './ro.words.ts';
import { ru } from './ru.words.ts';
import { sk } from './sk.words.ts';
import { sv } from './sv.words.ts';
import { ta } from './ta.words.ts';
import { te } from './te.words.ts';
import { th } from './th.words.ts';
import { tr } from './tr.words.ts';
import { uk } from './uk.words.ts';
import { vi } from './vi.words.ts';
import { zh } from './zh.words.ts';
import { zhHant } from './zh-hant.words.ts';
import type { Words } from './words.types.ts';

/** The words of every language that a document can be in. */
export const WORDS: Record<DocumentLanguage, Words> = {
  cs,
  da,
  de,
  en,
  es,
  ca,
  fr,
  hr,
  it,
  hu,
  nl,
  nb,
  pl,
  pt,
  ro,
  sk,
  fi,
  sv,
  vi,
  tr,
  el,
  bg,
  ru,
  uk,
  ka,
  hy,
  he,
  ar,
  fa,
  am,
  hi,
  bn,
  ta,
  te,
  th,
  ja,
  zh,
  'zh-Hant': zhHant,
  ko,
};
