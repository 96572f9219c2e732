import type { Section, SectionKind } from '@sastre/shared-contracts/api';

const FIELDS = ['name', 'organisation', 'startDate', 'endDate'] as const;

/** What stands in an added section, as its file's author says. */
export type AddedTruth = Readonly<Record<(typeof FIELDS)[number], string>> & { kind: string };

/** How many values of a kind and a field were found, wanted and read. */
export interface AddedCount {
  kind: string;
  field: (typeof FIELDS)[number];
  found: number;
  wanted: number;
  read: number;
}

/** Lines of `kind: name; organisation; start; end`. */
export function truthOf(text: string): AddedTruth[] {
  return text.split('\n').flatMap((line) => {
    const [, kind = '', values = ''] = /^(\w+): (.*)$/.exec(line) ?? [];
    if (kind === '') return [];
    const [name = '', organisation = '', startDate = '', endDate = ''] = values.split('; ');
    return [{ kind, name, organisation, startDate, endDate }];
  });
}

/** Entries count where their kind and name are right; other fields, where the entry was found. */
export function judgeAdded(
  truth: readonly AddedTruth[],
  sections: readonly Section[],
): AddedCount[] {
  const left = sections.flatMap(({ kind, entries }) => entries.map((entry) => ({ kind, entry })));
  const unasked = [...left];
  const counts: AddedCount[] = truth.flatMap((wanted) => {
    const at = unasked.findIndex(
      ({ kind, entry }) => kind === wanted.kind && bare(entry.name) === bare(wanted.name),
    );
    const found = at < 0 ? undefined : unasked.splice(at, 1)[0];
    return FIELDS.map((field) => ({
      kind: wanted.kind,
      field,
      found: found && wanted[field] !== '' && isSame(wanted[field], found.entry[field]) ? 1 : 0,
      wanted: wanted[field] === '' ? 0 : 1,
      read: found && found.entry[field] !== '' ? 1 : 0,
    }));
  });
  return [
    ...counts,
    ...unasked.map(({ kind }: { kind: SectionKind }) => ({
      kind,
      field: 'name' as const,
      found: 0,
      wanted: 0,
      read: 1,
    })),
  ];
}

function isSame(one: string, other: string): boolean {
  return bare(one) === bare(other);
}

function bare(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}
