/** A run of tokens: in both, only before, or only after. */
export interface Part<T> {
  kind: 'same' | 'removed' | 'added';
  tokens: T[];
}

/** Two texts of more tokens than this, one by the other, are shown as replaced. */
const LARGEST_TABLE = 4_000_000;

/**
 * The shortest way from one list of tokens to the other, as runs. Kept and removed tokens are `before`, kept and added ones
 * `after`, both in order.
 */
export function diffTokens<T>(before: readonly T[], after: readonly T[]): Part<T>[] {
  const least = Math.min(before.length, after.length);
  let start = 0;
  while (start < least && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < least - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const left = before.slice(start, before.length - end);
  const right = after.slice(start, after.length - end);
  const parts: Part<T>[] = [];
  const add = (kind: Part<T>['kind'], tokens: readonly T[]) => {
    if (tokens.length === 0) return;
    const last = parts.at(-1);
    if (last?.kind === kind) last.tokens.push(...tokens);
    else parts.push({ kind, tokens: [...tokens] });
  };
  add('same', before.slice(0, start));
  if (left.length * right.length > LARGEST_TABLE) {
    add('removed', left);
    add('added', right);
  } else {
    for (const { kind, token } of walk(left, right)) add(kind, [token]);
  }
  add('same', before.slice(before.length - end));
  return parts;
}

function* walk<T>(left: readonly T[], right: readonly T[]) {
  const width = right.length + 1;
  // Length of the longest common run of what is left of both, from each pair of places.
  const longest = new Uint16Array((left.length + 1) * width);
  const at = (row: number, column: number) => longest[row * width + column] ?? 0;
  for (let row = left.length - 1; row >= 0; row -= 1) {
    for (let column = right.length - 1; column >= 0; column -= 1) {
      longest[row * width + column] =
        left[row] === right[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  let row = 0;
  let column = 0;
  while (row < left.length || column < right.length) {
    if (row < left.length && column < right.length && left[row] === right[column]) {
      yield { kind: 'same' as const, token: left[row] as T };
      row += 1;
      column += 1;
    } else if (row < left.length && at(row + 1, column) >= at(row, column + 1)) {
      yield { kind: 'removed' as const, token: left[row] as T };
      row += 1;
    } else if (column < right.length) {
      yield { kind: 'added' as const, token: right[column] as T };
      column += 1;
    } else {
      yield { kind: 'removed' as const, token: left[row] as T };
      row += 1;
    }
  }
}

/** A text as words, spaces and signs; joined they are the text again. */
export function wordsOf(text: string): string[] {
  return (
    text.match(/\s+|[\p{L}\p{M}\p{N}]+(?:[.,'’-][\p{L}\p{M}\p{N}]+)*|[^\s\p{L}\p{M}\p{N}]/gu) ?? []
  );
}

/**
 * What changed, word by word. A lone space between two changes belongs to both, so that a changed phrase is marked as one.
 */
export function diffWords(before: string, after: string): Part<string>[] {
  const parts = diffTokens(wordsOf(before), wordsOf(after));
  const joined: Part<string>[] = [];
  for (let index = 0; index < parts.length;) {
    const part = parts[index] as Part<string>;
    if (part.kind === 'same') {
      joined.push(part);
      index += 1;
      continue;
    }
    const removed: string[] = [];
    const added: string[] = [];
    for (; index < parts.length; index += 1) {
      const { kind, tokens } = parts[index] as Part<string>;
      const isGap = kind === 'same' && tokens.join('').trim() === '' && index + 1 < parts.length;
      if (kind === 'same' && !isGap) break;
      if (kind !== 'added') removed.push(...tokens);
      if (kind !== 'removed') added.push(...tokens);
    }
    if (removed.length > 0) joined.push({ kind: 'removed', tokens: removed });
    if (added.length > 0) joined.push({ kind: 'added', tokens: added });
  }
  return joined;
}
