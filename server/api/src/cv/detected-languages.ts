import {
  defaultCvContent,
  type CvContent,
  type DetectedLanguages,
} from '@sastre/shared-contracts/api';
import { detectCvLanguage, detectLetterLanguage, readFacts } from '@sastre/gate';
import type { StoredCv } from './cv.store.ts';

/** Versions of CVs whose languages are remembered: a version never changes. */
const MOST = 2_000;
const remembered = new Map<string, DetectedLanguages>();

/** What a stored CV and its letter are clearly written in; read once a version. */
export function detectedLanguages({
  id,
  version,
  text,
}: Pick<StoredCv, 'id' | 'version' | 'text'>): DetectedLanguages {
  const key = `${id}.${version}`;
  const known = remembered.get(key);
  if (known !== undefined) return known;
  const found = detect(text);
  const [oldest] = remembered.size >= MOST ? remembered.keys() : [];
  if (oldest !== undefined) remembered.delete(oldest);
  remembered.set(key, found);
  return found;
}

function detect(text: string): DetectedLanguages {
  const content: CvContent = { ...defaultCvContent, ...(JSON.parse(text) as Partial<CvContent>) };
  const cv = detectCvLanguage(readFacts(content));
  const letter = detectLetterLanguage(content.tailored?.coverLetter ?? '');
  return { ...(cv !== undefined && { cv }), ...(letter !== undefined && { letter }) };
}
