import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '@sastre/base/files';
import { placesOf, readTextFile, type TextFile } from './text-files.ts';
import { gatherHandedKeys } from './handed-keys.rules.ts';
import { findTextUses, parseSource, type TextUse } from './text-uses.rules.ts';

/** The languages of the house. The first is the one that the others are held against. */
const LANGUAGES = ['en', 'es', 'de'] as const;
const FORM = /_(zero|one|two|few|many|other)$/;

/** A room that may have texts. */
export interface RoomOfTexts {
  folder: string;
  directory: string;
  /** Rooms whose texts it shows among its own. */
  lenders?: readonly RoomOfTexts[];
}

interface Used extends TextUse {
  file: string;
}

/** What is wrong with the texts of a room, each with its place: missing, unlike, or used by nothing. */
export async function checkTexts(room: RoomOfTexts): Promise<string[]> {
  const { folder, directory, lenders = [] } = room;
  if (!hasTexts(room)) return [];
  const files = readTexts(room);
  const unread = files.flatMap(({ problems }) => problems);
  if (unread.length > 0) return unread;
  const uses = await usesOf(directory, folder);
  const lent = lenders.filter(hasTexts).map(readTexts);
  const all = files.map((file, at) =>
    withLent(
      file,
      lent.flatMap((one) => one[at] ?? []),
    ),
  );
  const [english] = files;
  return [
    ...files.flatMap((one) => formProblems(one, files)),
    ...files.flatMap((one) => (one === english || !english ? [] : placeProblems(english, one))),
    ...files.flatMap((file, at) => lent.flatMap((one) => doubleProblems(file, one[at]))),
    ...uses.flatMap((use) => useProblems(use, all)),
    ...(english ? unused(english, uses) : []),
  ];
}

/** Where a room has its texts, if it has any. */
export function localesOf({ directory }: Pick<RoomOfTexts, 'directory'>): string {
  return join(directory, 'src/locales');
}

const hasTexts = (room: RoomOfTexts) => existsSync(localesOf(room));

function readTexts(room: RoomOfTexts): (TextFile & { language: string })[] {
  return LANGUAGES.map((language) => {
    const path = join(localesOf(room), `${language}.json`);
    const file = `${room.folder}/src/locales/${language}.json`;
    return existsSync(path)
      ? { language, ...readTextFile(path, file) }
      : { language, file, texts: new Map<string, never>(), problems: [`${file} is missing.`] };
  });
}

function withLent(file: TextFile, lent: readonly TextFile[]): TextFile {
  return { ...file, texts: new Map([...lent, file].flatMap(({ texts }) => [...texts])) };
}

// Put together by their first parts: a group in both would hide the lender's.
function doubleProblems({ file, texts }: TextFile, lent: TextFile | undefined): string[] {
  const groupOf = (key: string) => key.split('.', 1)[0] ?? key;
  const taken = new Set([...(lent?.texts.keys() ?? [])].map(groupOf));
  const doubles = [...new Set([...texts.keys()].map(groupOf))].filter((one) => taken.has(one));
  return doubles.map((group) => `${file} has ${group}, which ${lent?.file} has too.`);
}

async function usesOf(directory: string, folder: string): Promise<Used[]> {
  const src = join(directory, 'src');
  const names = await listFiles(
    src,
    (name) => /\.(test|fixture)\.tsx?$/.test(name) || name === 'locales',
  );
  const sources = names
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => parseSource(name, readFileSync(join(src, name), 'utf8')));
  const handed = gatherHandedKeys(sources);
  return sources.flatMap((source) =>
    findTextUses(source, handed).map((use) => ({
      ...use,
      file: `${folder}/src/${source.fileName}`,
    })),
  );
}

const baseOf = (key: string) => key.replace(FORM, '');

// Every language has every key, in all the plural forms that it knows itself.
function formProblems(one: TextFile & { language: string }, all: readonly TextFile[]): string[] {
  const bases = new Set(all.flatMap(({ texts }) => [...texts.keys()].map(baseOf)));
  const { pluralCategories } = new Intl.PluralRules(one.language).resolvedOptions();
  return [...bases].flatMap((base) => {
    if (one.texts.has(base)) return [];
    const isPlural = all.some(({ texts }) => texts.has(`${base}_other`));
    const wanted = isPlural ? pluralCategories.map((form) => `${base}_${form}`) : [base];
    const missing = wanted.filter((key) => !one.texts.has(key));
    return missing.map((key) => `${one.file} has no ${key}.`);
  });
}

function placeProblems(english: TextFile, other: TextFile): string[] {
  return [...other.texts].flatMap(([key, { text, line }]) => {
    const original = english.texts.get(key) ?? english.texts.get(`${baseOf(key)}_other`);
    if (original === undefined) return [];
    const [wanted, found] = [placesOf(original.text).join(), placesOf(text).join()];
    if (wanted === found) return [];
    return [`${other.file}:${line} ${key} has the values {${found}}, English has {${wanted}}.`];
  });
}

function matcher(pattern: string): (key: string) => boolean {
  if (!pattern.includes('*')) return (key) => key === pattern || baseOf(key) === pattern;
  const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  const shape = new RegExp(`^${parts.join('.+')}$`);
  return (key) => shape.test(key) || shape.test(baseOf(key));
}

function useProblems(use: Used, files: readonly TextFile[]): string[] {
  const place = `${use.file}:${use.line}`;
  if (use.keys === undefined) {
    return [`${place} the key cannot be read here; give t() a literal to begin with.`];
  }
  return [...new Set(use.keys)].flatMap((pattern) => {
    const matches = matcher(pattern);
    const without = files.filter(({ texts }) => ![...texts.keys()].some(matches));
    if (without.length > 0) {
      return [`${place} ${pattern} is not in ${without.map(({ file }) => file).join(', ')}.`];
    }
    if (pattern.includes('*') || use.values === undefined) return [];
    const texts = files.flatMap((one) => [...one.texts].filter(([key]) => matches(key)));
    const places = new Set(texts.flatMap(([, { text }]) => placesOf(text)));
    return [...places]
      .filter((name) => !use.values?.includes(name))
      .map((name) => `${place} ${pattern} has a place for {{${name}}}, which is not given.`);
  });
}

function unused({ file, texts }: TextFile, uses: readonly Used[]): string[] {
  const matchers = uses.flatMap(({ keys }) => keys ?? []).map(matcher);
  return [...texts]
    .filter(([key]) => !matchers.some((matches) => matches(key)))
    .map(([key, { line }]) => `${file}:${line} ${key} is used by nothing.`);
}
