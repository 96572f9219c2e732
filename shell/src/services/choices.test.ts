import { expect, test } from '@jest/globals';
import { createChoices } from './choices.ts';

function fakeStorage(entries: Record<string, string> = {}) {
  const kept = new Map(Object.entries(entries));
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

test('a choice is found again by the next page, under a name that is no other’s', () => {
  const storage = fakeStorage({ 'sastre.language': 'de' });
  const choices = createChoices(storage);
  expect(choices.read('language')).toBeUndefined();
  choices.write('sheet', 'off');
  expect(choices.read('sheet')).toBe('off');
  expect(createChoices(storage).read('sheet')).toBe('off');
  expect([...storage.kept.keys()]).toEqual(['sastre.language', 'sastre.choice.sheet']);
});

test('where the browser keeps nothing, a choice holds for the page', () => {
  const refuse = () => {
    throw new Error('forbidden');
  };
  const choices = createChoices({ getItem: refuse, setItem: refuse });
  expect(choices.read('sheet')).toBeUndefined();
  choices.write('sheet', 'off');
  expect(choices.read('sheet')).toBe('off');
});
