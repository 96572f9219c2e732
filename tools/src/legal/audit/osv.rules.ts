import { z } from 'zod';

/** Packages that one call may ask about. Source: the API of OSV, `querybatch`. */
export const MOST_QUERIES = 1000;

/** What OSV answers to many questions at once, in their order. */
export const batchSchema = z.object({
  results: z.array(
    z.object({
      vulns: z.optional(z.array(z.object({ id: z.string() }))),
      next_page_token: z.optional(z.string()),
    }),
  ),
});

/** What OSV knows of one weakness, as far as it is read here. */
export const weaknessSchema = z.object({
  id: z.string(),
  summary: z.optional(z.string()),
  withdrawn: z.optional(z.string()),
  database_specific: z.optional(z.object({ severity: z.optional(z.string()) })),
});
export type Weakness = z.infer<typeof weaknessSchema>;

/** A weakness that is known of a package that goes into the product. */
export interface Finding {
  /** Package URL with its version, as `pkg:npm/zod@4.1.0`. */
  purl: string;
  id: string;
  /** LOW, MODERATE, HIGH or CRITICAL; UNKNOWN where nobody has said. */
  severity: string;
  summary: string;
}

/** Package URLs in lots that one call may ask about. */
export function lotsOf(purls: readonly string[]): string[][] {
  const all = [...new Set(purls)].toSorted();
  return Array.from({ length: Math.ceil(all.length / MOST_QUERIES) }, (_lot, index) =>
    all.slice(index * MOST_QUERIES, (index + 1) * MOST_QUERIES),
  );
}

/** Weaknesses with what is known of them; those that were taken back are none. */
export function findingsOf(
  found: readonly { purl: string; id: string }[],
  known: ReadonlyMap<string, Weakness>,
): Finding[] {
  return found.flatMap(({ purl, id }) => {
    const weakness = known.get(id);
    if (weakness?.withdrawn !== undefined) return [];
    const severity = weakness?.database_specific?.severity?.toUpperCase() ?? 'UNKNOWN';
    return [{ purl, id, severity, summary: weakness?.summary ?? '' }];
  });
}

/** Whether a finding stops a release: what is not known to be slight does. */
export function isGrave({ severity }: Finding): boolean {
  return severity !== 'LOW' && severity !== 'MODERATE';
}
