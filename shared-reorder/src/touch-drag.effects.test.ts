/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { attachTouchDrag } from './touch-drag.effects.ts';

const HEIGHT = 40;
// What jsdom leaves out.
Object.defineProperty(document, 'scrollingElement', { value: document.documentElement });
afterEach(() => document.body.replaceChildren());

/** What a finger sends to a handle. */
const finger = (grip: HTMLElement, type: string, clientY = 0) =>
  grip.dispatchEvent(
    Object.assign(new MouseEvent(type, { bubbles: true, clientX: 10, clientY }), {
      pointerType: 'touch',
      isPrimary: true,
      pointerId: 1,
    }),
  );

/** A list whose rows stand below each other from `top` on. */
function threeRows(top: () => number) {
  const list = {};
  const moves: [from: number, to: number][] = [];
  const grips = [0, 1, 2].map((index) => {
    const row = document.createElement('div');
    const grip = document.createElement('button');
    row.append(grip);
    document.body.append(row);
    row.scrollIntoView = () => {};
    grip.setPointerCapture = () => {};
    row.getBoundingClientRect = () => {
      const y = top() + index * HEIGHT;
      return {
        left: 0,
        right: 200,
        width: 200,
        top: y,
        bottom: y + HEIGHT,
        height: HEIGHT,
      } as DOMRect;
    };
    attachTouchDrag({
      list,
      axis: 'vertical',
      row,
      grip,
      index: () => index,
      name: () => `Row ${index}`,
      previewClass: 'preview',
      place: (_from, to) => to,
      onDrop: (from, to) => void moves.push([from, to]),
    });
    return grip;
  });
  const marks = () => grips.map(({ parentElement }) => parentElement?.dataset['edge']);
  return { first: grips[0]!, marks, moves };
}

test('the mark follows a row that moves under a finger that rests, and the drop goes where it stands', async () => {
  let top = 0;
  const { first, marks, moves } = threeRows(() => top);
  finger(first, 'pointerdown', 20);
  finger(first, 'pointermove', 95);
  expect(marks()).toEqual([undefined, undefined, 'top']);
  top = -30;
  await waitFor(() => expect(marks()).toEqual([undefined, undefined, 'bottom']));
  finger(first, 'pointerup');
  expect(marks()).toEqual([undefined, undefined, undefined]);
  expect(moves).toEqual([[0, 2]]);
});
