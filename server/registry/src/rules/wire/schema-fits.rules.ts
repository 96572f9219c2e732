import type { JsonSchema } from './schema.types.ts';

/**
 * Why a reader cannot take all that a writer may send, as a place and a reason (`personal_info.fullName may be missing`).
 * What a reader does not know troubles it only where it is closed.
 */
export function readerProblems(reader: JsonSchema, writer: JsonSchema, at = ''): string[] {
  if (same(reader, writer)) return [];
  const written = alternatives(writer);
  if (written !== undefined) return written.flatMap((one) => readerProblems(reader, one, at));
  const read = alternatives(reader);
  if (read !== undefined) return closest(read.map((one) => readerProblems(one, writer, at)));
  return [
    ...valueProblems(reader, writer, at),
    ...objectProblems(reader, writer, at),
    ...(reader.items && writer.items ? readerProblems(reader.items, writer.items, `${at}[]`) : []),
  ];
}

function same(one: JsonSchema, other: JsonSchema): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function alternatives({ anyOf, oneOf }: JsonSchema): readonly JsonSchema[] | undefined {
  return anyOf ?? oneOf;
}

/** Of several ways to read the one that is nearest to doing it. */
function closest(ways: string[][]): string[] {
  return [...ways].sort((one, other) => one.length - other.length)[0] ?? [];
}

function typesOf({ type }: JsonSchema): readonly string[] | undefined {
  return type === undefined ? undefined : [type].flat();
}

function valueProblems(reader: JsonSchema, writer: JsonSchema, at: string): string[] {
  const place = at === '' ? 'it' : at;
  const [taken, sent] = [typesOf(reader), typesOf(writer)];
  const foreign = sent?.filter(
    (type) => !taken?.includes(type) && !(type === 'integer' && taken?.includes('number')),
  );
  if (taken !== undefined && foreign !== undefined && foreign.length > 0)
    return [`${place} may be ${foreign.join(' or ')}, and only ${taken.join(' or ')} is taken`];
  const known = valuesOf(reader);
  if (known !== undefined) {
    const values = valuesOf(writer);
    if (values === undefined) return [`${place} may be any, and only ${listed(known)} is taken`];
    const unknown = values.filter((value) => !known.includes(value));
    return unknown.length === 0 ? [] : [`${place} may be ${listed(unknown)}, which is not taken`];
  }
  // Two patterns cannot be compared but by their texts; a list of words is checked one by one, also where a pattern is one.
  const { pattern } = reader;
  const values = valuesOf(writer);
  const words = values ?? wordsIn(writer.pattern);
  const misfits =
    pattern !== undefined &&
    (words === undefined
      ? pattern !== writer.pattern
      : !words.every((word) => new RegExp(pattern, 'u').test(String(word))));
  return [
    ...(misfits ? [`${place} is taken in another form (${pattern}) than it may be sent in`] : []),
    ...(values === undefined ? boundProblems(reader, writer, place) : []),
  ];
}

function valuesOf({ enum: values, const: only }: JsonSchema): readonly unknown[] | undefined {
  return values ?? (only === undefined ? undefined : [only]);
}

/** The words of a pattern that is nothing but a list of them: `^(?:auto|de|en)$`. */
function wordsIn(pattern: string | undefined): readonly string[] | undefined {
  return /^\^\(\?:([\w|-]+)\)\$$/.exec(pattern ?? '')?.[1]?.split('|');
}

function listed(values: readonly unknown[]): string {
  return values.map((value) => JSON.stringify(value)).join(', ');
}

const LARGEST = ['maxLength', 'maxItems', 'maximum'] as const;
const LEAST = ['minLength', 'minItems', 'minimum'] as const;

function boundProblems(reader: JsonSchema, writer: JsonSchema, place: string): string[] {
  const tooLarge = LARGEST.filter(
    (name) => (writer[name] ?? Infinity) > (reader[name] ?? Infinity),
  );
  const tooSmall = LEAST.filter((name) => (writer[name] ?? 0) < (reader[name] ?? 0));
  return [...tooLarge, ...tooSmall].map(
    (name) =>
      `${place} may have the ${name} ${String(writer[name] ?? 'unbounded')}, and ${String(reader[name])} is taken`,
  );
}

function objectProblems(reader: JsonSchema, writer: JsonSchema, at: string): string[] {
  const inside = (name: string) => (at === '' ? name : `${at}.${name}`);
  const problems = (reader.required ?? [])
    .filter((name) => !writer.required?.includes(name))
    .map((name) => `${inside(name)} is wanted, and may be missing`);
  for (const [name, sent] of Object.entries(writer.properties ?? {})) {
    const taken = reader.properties?.[name] ?? reader.additionalProperties;
    if (taken === false) problems.push(`${inside(name)} is not taken`);
    else if (typeof taken === 'object') problems.push(...readerProblems(taken, sent, inside(name)));
  }
  return problems;
}
