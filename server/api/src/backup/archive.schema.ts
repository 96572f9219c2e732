import { createHash } from 'node:crypto';
import * as z from 'zod/mini';

/** The first entry of an archive: what it is, and how its tables look. */
export const HEAD = 'sastre-backup.json';
/** The last entry: what must be there. An archive without it is cut off. */
export const MANIFEST = 'manifest.json';
export const FORMAT = 1;

const name = () => z.string().check(z.regex(/^[a-z_][a-z0-9_]*$/));
const count = () => z.number().check(z.int(), z.minimum(0));

export const headSchema = z.object({
  format: z.literal(FORMAT),
  /** The moment that it is the state of: ISO 8601, UTC. */
  madeAt: z.string(),
  /** Migrations that had run. */
  migrations: z.array(z.string()),
  /** In an order in which what is referred to comes first. */
  tables: z.array(z.object({ name: name(), columns: z.array(name()) })),
});
export type ArchiveHead = z.output<typeof headSchema>;

export const manifestSchema = z.object({
  /** SHA-256 of every other entry, by its name. */
  entries: z.record(z.string(), z.string()),
  rows: z.record(z.string(), count()),
  /** Pictures (`owner/id`) that were deleted while the backup was made: their rows are left out. */
  gone: z.array(z.string()),
});
export type ArchiveManifest = z.output<typeof manifestSchema>;

/** SHA-256 of what a manifest says, which stands in it as `sum`; releases of before wrote none, and read past it. */
export const manifestSum = (said: object) =>
  createHash('sha256').update(JSON.stringify(said)).digest('hex');

/** Entry of one part of a table. */
export const tableEntry = (table: string, part: number) =>
  `database/${table}/${String(part).padStart(6, '0')}.copy`;
/** Entry of a picture. */
export const pictureEntry = (key: string) => `pictures/${key}`;
