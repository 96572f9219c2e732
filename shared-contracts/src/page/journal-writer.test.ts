import { describe, expect, test } from '@jest/globals';
import { createManualClock } from '../testing/fake-shell/manual-clock.ts';
import { createJournalWriter, JOURNAL_MS } from './journal-writer.ts';

/** A journal whose tasks end when the test says so. */
function begin() {
  const clock = createManualClock(0);
  const begun: string[] = [];
  const ends: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const perform = (task: string) =>
    new Promise<void>((resolve, reject) => {
      begun.push(task);
      ends.push({ resolve, reject });
    });
  const drafts = {
    read: async () => undefined,
    write: (key: string, value: unknown) => perform(`write ${key} ${String(value)}`),
    drop: (key: string) => perform(`drop ${key}`),
  };
  const writer = createJournalWriter({ clock, drafts });
  return {
    ...writer,
    clock,
    begun,
    note: (value: string) => writer.note('k', value),
    /** Ends the oldest task that is under way. */
    end: async () => {
      ends.shift()?.resolve();
      await clock.advance(0);
    },
    refuse: async () => {
      ends.shift()?.reject(new Error('full'));
      await clock.advance(0);
    },
  };
}

describe('what is typed', () => {
  test('is written 300 ms after the first change', async () => {
    const { clock, begun, note } = begin();
    note('a');
    await clock.advance(200);
    note('ab');
    await clock.advance(JOURNAL_MS - 201);
    expect(begun).toEqual([]);
    await clock.advance(1);
    expect(begun).toEqual(['write k ab']);
  });

  test('without a pause is written on and on', async () => {
    const { clock, begun, end, note } = begin();
    for (let key = 1; key <= 10; key += 1) {
      note(String(key));
      await clock.advance(100);
      await end();
    }
    // Keys at 0, 100, 200 … 900: written at 300 (the fourth not yet there), 600 and 900.
    expect(begun).toEqual(['write k 3', 'write k 6', 'write k 9']);
  });

  test('while a write runs is written right after it, and only the last of it', async () => {
    const { clock, begun, end, note } = begin();
    note('a');
    await clock.advance(JOURNAL_MS);
    note('ab');
    note('abc');
    await clock.advance(JOURNAL_MS);
    expect(begun).toEqual(['write k a']);
    await end();
    expect(begun).toEqual(['write k a', 'write k abc']);
    await end();
    await clock.advance(1_000);
    expect(begun).toHaveLength(2);
  });

  test('does not wait when it must be kept at once, but for a write that runs', async () => {
    const { keep, clock, begun, end, note } = begin();
    note('a');
    keep('k', 'ab');
    expect(begun).toEqual(['write k ab']);
    keep('k', 'abc');
    expect(begun).toHaveLength(1);
    await end();
    expect(begun).toEqual(['write k ab', 'write k abc']);
    await end();
    await clock.advance(1_000);
    expect(begun).toHaveLength(2);
  });

  test('under one key waits for no other key', async () => {
    const { keep, flush, begun } = begin();
    keep('k', 'a');
    keep('other', 'b');
    keep('k', 'ab');
    keep('other', 'bc');
    flush();
    expect(begun).toEqual(['write k a', 'write other b', 'write k ab', 'write other bc']);
  });
});

describe('when the page goes', () => {
  test('what waits is written at once, and once', async () => {
    const { flush, clock, begun, end, note } = begin();
    flush();
    expect(begun).toEqual([]);
    note('a');
    flush();
    expect(begun).toEqual(['write k a']);
    flush();
    await end();
    await clock.advance(1_000);
    expect(begun).toHaveLength(1);
  });

  test('what waits is written over a write that runs, whose end then begins nothing', async () => {
    const { flush, begun, end, note } = begin();
    note('a');
    flush();
    note('ab');
    flush();
    expect(begun).toEqual(['write k a', 'write k ab']);
    note('abc');
    await end();
    expect(begun).toHaveLength(2);
    await end();
    expect(begun).toEqual(['write k a', 'write k ab', 'write k abc']);
  });
});

describe('what is dropped', () => {
  test('goes after the write that runs, and what waited with it', async () => {
    const { drop, clock, begun, end, note } = begin();
    note('a');
    await clock.advance(JOURNAL_MS);
    note('ab');
    drop('k');
    expect(begun).toEqual(['write k a']);
    await end();
    await end();
    await clock.advance(1_000);
    expect(begun).toEqual(['write k a', 'drop k']);
  });

  test('goes without a write when it only waited', async () => {
    const { drop, clock, begun, note } = begin();
    note('a');
    drop('k');
    await clock.advance(1_000);
    expect(begun).toEqual(['drop k']);
  });

  test('comes back when it is typed again meanwhile', async () => {
    const { drop, begun, end, note } = begin();
    drop('k');
    note('a');
    expect(begun).toEqual(['drop k']);
    await end();
    expect(begun).toEqual(['drop k', 'write k a']);
  });
});

describe('a journal that refuses', () => {
  test('stops nothing: the next change is tried', async () => {
    const { clock, begun, refuse, note } = begin();
    note('a');
    await clock.advance(JOURNAL_MS);
    await refuse();
    note('ab');
    await clock.advance(JOURNAL_MS);
    expect(begun).toEqual(['write k a', 'write k ab']);
  });

  test('is asked again when the page goes, for a drop as well', async () => {
    const { drop, flush, clock, begun, refuse, note } = begin();
    note('a');
    await clock.advance(JOURNAL_MS);
    await refuse();
    await clock.advance(1_000);
    flush();
    expect(begun).toEqual(['write k a', 'write k a']);
    drop('k');
    await refuse();
    await refuse();
    flush();
    expect(begun).toEqual(['write k a', 'write k a', 'drop k', 'drop k']);
  });

  test('keeps none of what came meanwhile from being tried', async () => {
    const { clock, begun, refuse, note } = begin();
    note('a');
    await clock.advance(JOURNAL_MS);
    note('ab');
    await refuse();
    expect(begun).toEqual(['write k a', 'write k ab']);
  });
});
