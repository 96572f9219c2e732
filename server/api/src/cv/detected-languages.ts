import { clearLanguage } from '@sastre/languages';
import type { DetectedLanguages } from '@sastre/shared-contracts/api';
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

/** What people write in sentences or words of their language; the rest are names. */
const PROSE = new Set('summary title position description achievements degree field'.split(' '));
const CONTENT = ['personal_info', 'work_experience', 'education', 'skills', 'language_skills'];

function detect(text: string): DetectedLanguages {
  const stored = JSON.parse(text) as { tailored?: { coverLetter?: unknown } } & Record<
    string,
    unknown
  >;
  const content = CONTENT.map((key) => stored[key]);
  const cv = clearLanguage(textsOf(content, PROSE)) ?? clearLanguage(textsOf(content));
  const letter = clearLanguage(textsOf(stored.tailored?.coverLetter));
  return { ...(cv !== undefined && { cv }), ...(letter !== undefined && { letter }) };
}

/** The texts below a value of a document, of any version; those of some keys alone where they are given. */
function textsOf(value: unknown, keys?: ReadonlySet<string>): string {
  const lines: string[] = [];
  const visit = (part: unknown, isMeant: boolean) => {
    if (typeof part === 'string' && isMeant) lines.push(part.replace(/<[^>]*>|[*_#]/g, ' '));
    else if (Array.isArray(part)) for (const item of part) visit(item, isMeant);
    else if (typeof part === 'object' && part !== null)
      for (const [key, inner] of Object.entries(part))
        visit(inner, isMeant || keys?.has(key) === true);
  };
  visit(value, keys === undefined);
  return lines.join('\n');
}
