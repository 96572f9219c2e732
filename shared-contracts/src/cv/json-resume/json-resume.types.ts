import type { CvContent } from '../../api/index.ts';
import type { FilePart } from './complement.rules.ts';
import type { JsonObject } from './json.rules.ts';

/** What a file said and a CV has no field for; stands in `extra.jsonResume` of the CV. */
export interface FileExtra {
  /** Keys of the file itself. */
  top?: JsonObject;
  basics?: JsonObject;
  /** By the id of the entry that was read from it. */
  entries?: Readonly<Record<string, JsonObject>>;
  /** Skills that stood together under a name, with the ids of those that were read from them. */
  groups?: readonly { ids: readonly string[]; of: JsonObject }[];
  /** Items that are no entries, or too many, by the key of their list. */
  more?: Readonly<Record<string, readonly unknown[]>>;
}

/** What a CV says and the format has no place for; stands in `meta.sastre` of the file. */
export interface OwnRest {
  format: 1;
  /** Fields that would be read otherwise, by list and position. */
  rests?: Readonly<Record<string, readonly JsonObject[]>>;
  /** Sections in their order; those that the format has no list for with their entries. */
  sections?: readonly {
    id: string;
    kind: string;
    title: string;
    /** Of its entries in the list of its kind. */
    count?: number;
    entries?: readonly object[];
  }[];
  sectionTitles?: object;
  tailored?: object;
  language?: string;
  /** Absent: what is read from the file is what was kept. */
  extra?: object;
}

/** A file in the JSON Resume format, read. */
export interface ReadResume {
  cv: CvContent;
  /** Parts that no field holds, in the order of the file. What fits is kept in `cv.extra` as well. */
  unplaced: readonly FilePart[];
  /** Fields whose value is our guess: levels whose word we do not know. As `skills[2].level`. */
  doubts: readonly string[];
}

/** A file that is no JSON Resume. */
export class NoJsonResume extends Error {
  override readonly name = 'NoJsonResume';
  /** What is missing or wrong, as `basics`; empty for the file itself. */
  readonly path: string;
  /** What stands there, shortened. */
  readonly value: string;

  constructor(path: string, value: string) {
    super(`${path} is ${value}`);
    this.path = path;
    this.value = value;
  }
}
