import { createHash } from 'node:crypto';
import { clearLanguage } from '@sastre/languages';
import type { DetectedLanguages } from '@sastre/shared-contracts/api';
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
  const texts = createHash('sha256').update(JSON.stringify(written)).digest('base64');
  const found = known?.texts === texts ? known.found : detect(written);
  const [oldest] = remembered.size >= MOST ? remembered.keys() : [];
  if (oldest !== undefined && known === undefined) remembered.delete(oldest);
  remembered.set(id, { version, texts, found });
  return found;
}

/** What people write in sentences or words of their language; the rest are names. */
const PROSE = new Set(
  'summary title position description achievements highlights degree field'.split(' '),
);
const CONTENT = [
  'personal_info',
  'work_experience',
  'education',
  'skills',
  'language_skills',
  'sections',
];

/** The texts of a stored CV that may tell its languages. */
interface WrittenTexts {
  prose: string;
  all: string;
  letter: string;
}

function writtenTexts(text: string): WrittenTexts {
  const stored = JSON.parse(text) as { tailored?: { coverLetter?: unknown } } & Record<
    string,
    unknown
  >;
  const content = CONTENT.map((key) => stored[key]);
  const letter = textsOf(stored.tailored?.coverLetter);
  return { prose: textsOf(content, PROSE), all: textsOf(content), letter };
}

function detect({ prose, all, letter: letterText }: WrittenTexts): DetectedLanguages {
  const cv = clearLanguage(prose) ?? clearLanguage(all);
  const letter = clearLanguage(letterText);
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
        // The kind of a section is an English word in any CV.
        if (key !== 'kind') visit(inner, isMeant || keys?.has(key) === true);
  };
  visit(value, keys === undefined);
  return lines.join('\n');
}
