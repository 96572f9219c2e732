import {
  LIMITS,
  SECTION_KINDS,
  sectionEntrySchema,
  sectionSchema,
  type Section,
  type SectionEntry,
  type SectionKind,
} from '@sastre/shared-contracts/api';
import { isFields } from '../alike.rules.ts';
import type { JsonObject } from './json.rules.ts';
import { readEntries, type EntryReading, type ReadList } from './read-entries.rules.ts';
import { isListed, LISTED_KINDS, SECTION_MAPS } from './section-entries.rules.ts';

/** The added sections of a file: as they stood in a CV of ours, else one of each kind that has entries. */
export function readSections(
  reading: EntryReading,
  structure: unknown,
): { sections: Section[] | undefined; lists: ReadList<SectionEntry>[] } {
  const lists = LISTED_KINDS.map((kind) =>
    readEntries(reading, kind, SECTION_MAPS[kind], sectionEntrySchema),
  );
  const left = new Map(lists.map(({ key, entries }) => [key, [...entries]]));
  const frames = Array.isArray(structure) ? structure.filter(isFrame) : [];
  const sections: Section[] = [];
  for (const [at, frame] of frames.slice(0, LIMITS.addedSections).entries()) {
    const isLast = !frames.slice(at + 1).some(({ kind }) => kind === frame.kind);
    const entries = isListed(frame.kind)
      ? (left.get(frame.kind)?.splice(0, isLast ? Infinity : frame.count) ?? [])
      : frame.entries;
    const parsed = sectionSchema.safeParse({ ...named(frame), entries });
    const isTaken = sections.some(({ id }) => id === frame.id);
    if (parsed.success)
      sections.push(isTaken ? { ...parsed.data, id: reading.newId() } : parsed.data);
  }
  for (const [kind, entries] of left) {
    if (entries.length === 0) continue;
    sections.push({ id: reading.newId(), kind: kind as SectionKind, title: '', entries });
  }
  const none = sections.length === 0 && !Array.isArray(structure);
  return { sections: none ? undefined : sections, lists };
}

interface Frame {
  id: string;
  kind: SectionKind;
  title: string;
  count: number;
  entries: readonly unknown[];
}

function isFrame(value: unknown): value is Frame {
  if (!isFields(value)) return false;
  const { id, kind, title, count, entries = [] } = value;
  return (
    typeof id === 'string' &&
    SECTION_KINDS.some((one) => one === kind) &&
    typeof title === 'string' &&
    (typeof count === 'number' || count === undefined) &&
    Array.isArray(entries)
  );
}

function named({ id, kind, title }: Frame): JsonObject {
  return { id, kind, title };
}
