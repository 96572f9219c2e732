import { hash } from 'node:crypto';
import {
  clearLanguage,
  countLittleWords,
  languageOfLittleWords,
  languageOfNames,
  languageShares,
} from '@sastre/languages';
import type { DetectedLanguages } from '@sastre/shared-contracts/api';
import { ENTRY_LISTS } from '@sastre/shared-contracts/cv-parts';
import { isTraditionalChinese } from '@sastre/shared-cv-document/traditional';
import type { StoredCv } from './cv.store.ts';

/** What was found in the last version of a CV that was read. */
interface Known {
  version: number;
  /** Hash of its texts: a save of the layout leaves them as they are, and what they are written in. */
  texts: string;
  found: DetectedLanguages;
}
/** CVs of which that is remembered. */
const MOST = 2_000;
const remembered = new Map<string, Known>();

/** What a stored CV and its letter are clearly written in; read again only when their texts have changed. */
export function detectedLanguages({
  id,
  version,
  text,
}: Pick<StoredCv, 'id' | 'version' | 'text'>): DetectedLanguages {
  const known = remembered.get(id);
  if (known?.version === version) return known.found;
  const written = writtenTexts(text);
  const texts = hash('sha256', JSON.stringify(written), 'base64');
  const found = known?.texts === texts ? known.found : detect(written);
  const [oldest] = remembered.size >= MOST ? remembered.keys() : [];
  if (oldest !== undefined && known === undefined) remembered.delete(oldest);
  remembered.set(id, { version, texts, found });
  return found;
}

/** The same of a version that was read before; undefined: it was not. */
export function rememberedLanguages({
  id,
  version,
}: Pick<StoredCv, 'id' | 'version'>): DetectedLanguages | undefined {
  const known = remembered.get(id);
  return known?.version === version ? known.found : undefined;
}

/** What people write in sentences or words of their language; the rest are names. */
const PROSE = new Set(
  'summary title position description achievements highlights degree field'.split(' '),
);
/** Names of people, places and houses, which are of any language; the kind of a section is an English word in any CV. */
const UNTOLD = new Set(
  'kind id fullName email phone location linkedIn website github company institution'.split(' '),
);
const CONTENT = ['personal_info', ...ENTRY_LISTS, 'sections'];

/** The texts of a stored CV that may tell its languages, as they are stored. */
interface WrittenTexts {
  prose: string[];
  all: string[];
  letter: string[];
  /** What the person calls their languages. */
  spoken: string[];
}

function writtenTexts(text: string): WrittenTexts {
  const stored = JSON.parse(text) as { tailored?: { coverLetter?: unknown } } & Record<
    string,
    unknown
  >;
  const prose: string[] = [];
  const all: string[] = [];
  const letter: string[] = [];
  const spoken: string[] = [];
  eachText(stored['language_skills'], false, (text) => spoken.push(text));
  for (const key of CONTENT)
    eachText(stored[key], false, (text, isProse) => {
      all.push(text);
      if (isProse) prose.push(text);
    });
  eachText(stored.tailored?.coverLetter, true, (text) => letter.push(text));
  return { prose, all, letter, spoken };
}

/** Tells the texts below a value of a document, of any version, and whether they are sentences or words of a language. */
function eachText(
  part: unknown,
  isProse: boolean,
  tell: (text: string, isProse: boolean) => void,
): void {
  if (typeof part === 'string') tell(part, isProse);
  else if (Array.isArray(part)) for (const item of part) eachText(item, isProse, tell);
  else if (typeof part === 'object' && part !== null)
    for (const [key, inner] of Object.entries(part))
      if (!UNTOLD.has(key)) eachText(inner, isProse || PROSE.has(key), tell);
}

function detect(texts: WrittenTexts): DetectedLanguages {
  const cv = languageOfCv(texts);
  const letter = languageOf(texts.letter);
  return {
    ...(cv !== undefined && { cv }),
    ...(letter !== undefined && { letter }),
    ...(cv === 'zh' && isTraditionalChinese(texts.all) && { cvScript: TRADITIONAL }),
    ...(letter === 'zh' && isTraditionalChinese(texts.letter) && { letterScript: TRADITIONAL }),
  };
}

/** ISO 15924. */
const TRADITIONAL = 'Hant';

/** Terms of a trade and names of houses are English in any CV: where English is detected, what else there is has to agree. */
function languageOfCv({ prose, all, spoken }: WrittenTexts): string | undefined {
  const detected = languageOf(prose);
  if (detected !== undefined && detected !== 'en') return detected;
  const called = languageOfNames(spoken);
  if (detected === undefined) {
    const shares = languageShares(plainText(prose));
    const isHeard = shares.length === 0 || shares.some(([language]) => language === called);
    return (isHeard ? called : undefined) ?? languageOf(all);
  }
  const said = languageOfLittleWords(plainText(prose));
  if (said !== undefined || called === undefined) return said ?? detected;
  const counts = new Map(countLittleWords(plainText(prose)));
  // "Point of Care" has one of English, too.
  const [own = 0, english = 0] = [counts.get(called), counts.get(detected)];
  return english === 0 || own > english ? called : detected;
}

const plainText = (texts: readonly string[]) =>
  texts.map((text) => text.replace(/<[^>]*>|[*_#]/g, ' ')).join('\n');
const languageOf = (texts: readonly string[]) => clearLanguage(plainText(texts));
