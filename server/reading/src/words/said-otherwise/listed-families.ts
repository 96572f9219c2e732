import { readFileSync } from 'node:fs';
import { any, object, upTo, type Family } from './family.ts';

const raw = (text: string) =>
  any(
    text
      .replace(/\{(\d)\}/g, (_all, count: string) => upTo(Number(count)))
      .replace(/\{o(\d)\}/g, (_all, count: string) => object(Number(count))),
  );
const parts = (text: string) => text.split(' > ').map(any) as [string, string];

/** German says what was done at the end: "Touren für 14 Fahrzeuge geplant". */
function later(text: string): string {
  const [things, done] = parts(text);
  return String.raw`${things}(?:\s+[^\s,;.:()]{1,30}){0,6}?\s+${done}`;
}

/** A deed with its object: "ordered the week's goods". */
function deed(text: string): string {
  const [verbs, things] = parts(text);
  return String.raw`${verbs}${upTo(4)}${things}(?![\p{L}'-])`;
}

/** A doing by its noun: "Planung von Touren", "gestión de rutas". */
function doing(text: string): string {
  const [nouns, things] = parts(text);
  return String.raw`${nouns}\s+(?:of\s+|von\s+|der\s+|des\s+|de\s+|del\s+)(?:\S{1,14}\s+){0,2}?${things}(?![\p{L}-])`;
}

function familyOf(listed: string): Family {
  const [name = '', ...lines] = listed.trim().split('\n');
  const those = (kind: string) =>
    lines.filter((line) => line.startsWith(`${kind} `)).map((line) => line.slice(kind.length + 1));
  const [never, posts] = [those('never'), those('post')];
  return {
    name,
    asked: those('asked').map(any),
    deeds: [...those('did').map(deed), ...those('deed').map(raw)],
    nouns: [...those('doing').map(doing), ...those('later').map(later), ...those('noun').map(raw)],
    ...(posts.length === 0 ? {} : { posts: posts.map(any) }),
    ...(never.length === 0 ? {} : { never: never.map(any) }),
  };
}

/** The families of a list, as usual-work.txt says how they are written. */
export function listedFamilies(file: string): readonly Family[] {
  const [, ...listed] = readFileSync(new URL(file, import.meta.url), 'utf8').split(/\n= /);
  return listed.map(familyOf);
}
