/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { undoKey } from './undo-key.rules.ts';

const press = (key: string, held: Partial<KeyboardEvent> = {}) => {
  const plain = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, target: null };
  return undoKey({ ...plain, ...held, key });
};
const ctrlKey = true;

test('Ctrl or Cmd with Z goes back, with Shift on; so does Ctrl+Y', () => {
  expect(press('z', { ctrlKey })).toBe('undo');
  expect(press('z', { metaKey: true })).toBe('undo');
  expect(press('Z', { ctrlKey, shiftKey: true })).toBe('redo');
  expect(press('Z', { metaKey: true, shiftKey: true })).toBe('redo');
  expect(press('y', { ctrlKey })).toBe('redo');
});

test('no other key does', () => {
  for (const held of [
    {},
    { shiftKey: true },
    { ctrlKey, altKey: true },
    { ctrlKey, metaKey: true },
  ])
    expect(press('z', held)).toBeUndefined();
  expect(press('y', { metaKey: true })).toBeUndefined();
  expect(press('x', { ctrlKey })).toBeUndefined();
});

test('a text keeps its own undo; a box, a choice and a colour have none', () => {
  document.body.innerHTML =
    '<input type="text"><input type="number"><textarea></textarea><p contenteditable></p>' +
    '<input type="checkbox"><input type="color"><input type="range"><select></select><button></button>';
  const heard = [...document.body.children].map((target) => press('z', { ctrlKey, target }));
  const none = Array.from({ length: 4 }, () => undefined);
  expect(heard).toEqual([...none, 'undo', 'undo', 'undo', 'undo', 'undo']);
  expect(press('z', { ctrlKey, target: document })).toBe('undo');
});
