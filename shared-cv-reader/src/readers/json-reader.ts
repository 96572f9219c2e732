import { CONTENT_KEYS, cvPatchSchema, type CvContent } from '@sastre/shared-contracts/api';
import { fromJsonResume, NoJsonResume } from '@sastre/shared-contracts/cv';
import { RefusedFile, type Reading } from '../reading.types.ts';
import { readingOf } from './whole-file.rules.ts';

const DEEPEST = 100;
const OWN_KEYS = [...CONTENT_KEYS, 'language'] as const;

/**
 * Reads a file of JSON: a CV of ours (also as a PDF of ours keeps it inside), or JSON Resume.
 *
 * @throws RefusedFile `damaged`, `no-basics` with path and value
 */
export function readJson(text: string): Reading {
  const file = parsed(text);
  const shown = JSON.stringify(file, null, 2);
  const own = ownContent(file);
  if (own !== undefined)
    return withLetter(readingOf({ source: 'own-json', ...own }, shown), letterOf(file));
  try {
    const read = fromJsonResume(file, newId);
    const letter = read.cv.tailored?.coverLetter;
    return withLetter(readingOf({ source: 'json-resume', ...read }, shown), letter);
  } catch (error) {
    if (!(error instanceof NoJsonResume)) throw error;
    const { path, value } = error;
    // Of what is not there, the sentence says all that can be said.
    throw new RefusedFile('no-basics', value === 'undefined' ? undefined : { path, value });
  }
}

/** The letter of a tailored copy is no part of the CV that is read: it is shown whole, as not placed. */
function withLetter(reading: Reading, letter: unknown): Reading {
  if (typeof letter !== 'string' || letter.trim() === '') return reading;
  const lines = reading.lines.filter(({ text }) => /^\s*"coverLetter":/.test(text));
  const block = {
    id: reading.unplaced.length,
    kind: 'letter' as const,
    text: letter,
    lines: lines.map(({ id }) => id),
  };
  return { ...reading, unplaced: [...reading.unplaced, block] };
}

function letterOf(file: unknown): unknown {
  return (file as { tailored?: { coverLetter?: unknown } | null }).tailored?.coverLetter;
}

/** What a PDF of ours keeps inside; undefined when that is no CV of ours. */
export function readKept(text: string): Reading | undefined {
  let file: unknown;
  try {
    file = parsed(text);
  } catch {
    return undefined;
  }
  const own = ownContent(file);
  return own && readingOf({ source: 'own-pdf', ...own }, JSON.stringify(file, null, 2));
}

function parsed(text: string): unknown {
  if (depthOf(text) > DEEPEST) throw new RefusedFile('damaged');
  try {
    return JSON.parse(text, (key, value: unknown) => (key === '__proto__' ? undefined : value));
  } catch {
    throw new RefusedFile('damaged');
  }
}

/** How deep lists and objects stand in each other, beside what stands in texts. */
function depthOf(text: string): number {
  let [depth, deepest, isText] = [0, 0, false];
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '"') isText = !isText;
    else if (isText && sign === '\\') at += 1;
    else if (isText) continue;
    else if (sign === '{' || sign === '[') deepest = Math.max(deepest, (depth += 1));
    else if (sign === '}' || sign === ']') depth -= 1;
  }
  return deepest;
}

/** The content of a CV of ours, part by part: what a save would not take is not placed. */
function ownContent(
  file: unknown,
): { cv: Partial<CvContent>; unplaced: { path: string; text: string }[]; doubts: [] } | undefined {
  const { cv: inside, format } = (file ?? {}) as { cv?: unknown; format?: unknown };
  const whole = (format === 1 ? inside : file) as Record<string, unknown> | null | undefined;
  if (typeof whole !== 'object' || whole === null || typeof whole['personal_info'] !== 'object')
    return undefined;
  const unplaced: { path: string; text: string }[] = [];
  const parts = OWN_KEYS.flatMap((key) => {
    if (whole[key] === undefined) return [];
    const read = cvPatchSchema.safeParse({ [key]: whole[key] });
    if (read.success) return [[key, read.data[key]] as const];
    unplaced.push({ path: key, text: JSON.stringify(whole[key]) });
    return [];
  });
  if (!parts.some(([key]) => key === 'personal_info')) return undefined;
  const cv = Object.fromEntries(parts) as Partial<CvContent>;
  // A picture belongs to the account that it was uploaded to.
  if (cv.personal_info !== undefined)
    cv.personal_info = { ...cv.personal_info, profilePictureUrl: '' };
  return { cv, unplaced, doubts: [] };
}

/** A new id of an entry. */
export function newId(): string {
  return globalThis.crypto.randomUUID();
}
