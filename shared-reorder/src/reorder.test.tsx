import { describe, expect, test } from '@jest/globals';
import { Announcer } from '@sastre/shared-ui';
import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import {
  MoveButton,
  MoveButtons,
  MoveHandle,
  moveAt,
  ReorderList,
  ReorderRow,
  type Place,
  type ReorderTexts,
} from './index.ts';

const words: ReorderTexts = {
  handle: (name) => `Move ${name}`,
  hint: 'Drag, or use the arrow keys',
  moved: (name, position) => `${name} is now number ${position}`,
  back: (name) => `${name} back`,
  on: (name) => `${name} on`,
};

function show(start: readonly string[], place?: Place) {
  const moves: (number | undefined)[][] = [];
  function Harness() {
    const [list, setList] = useState(start);
    return (
      <Announcer>
        <ReorderList
          count={list.length}
          words={words}
          place={place}
          onMove={(...move) => {
            moves.push(move);
            setList(moveAt(list, move[0], move[1]));
          }}
        >
          <ul>
            {list.map((name, index) => (
              <ReorderRow as="li" key={name} index={index} name={name}>
                <span>{name}</span>
                <MoveHandle />
                <MoveButtons />
                <MoveButton control="first">first</MoveButton>
                <MoveButton control="last">last</MoveButton>
              </ReorderRow>
            ))}
          </ul>
        </ReorderList>
      </Announcer>
    );
  }
  render(<Harness />);
  return moves;
}
const shown = () =>
  screen.getAllByRole('listitem').map((item) => item.querySelector('span')?.textContent);
const button = (name: string) => screen.getByRole('button', { name });
const click = (element: HTMLElement | undefined) => act(() => element?.click());
const press = (name: string, key: string) =>
  act(() => {
    const handle = button(`Move ${name}`);
    handle.focus();
    handle.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  });

describe('an entry', () => {
  test('is moved by its buttons, keeps the focus there, and the move is announced', () => {
    show(['a', 'b', 'c']);
    click(button('a on'));
    expect(shown()).toEqual(['b', 'a', 'c']);
    expect(document.activeElement).toBe(button('a on'));
    expect(screen.getByRole('status').textContent).toBe('a is now number 2');
    click(screen.getAllByRole('button', { name: 'first' })[2]);
    expect(shown()).toEqual(['c', 'b', 'a']);
    expect(document.activeElement).toBe(screen.getAllByRole('button', { name: 'first' })[0]);
  });

  test('at an end keeps its button, which then does nothing', () => {
    const moves = show(['a', 'b']);
    expect(button('a back').getAttribute('aria-disabled')).toBe('true');
    expect(button('a on').hasAttribute('aria-disabled')).toBe(false);
    click(button('a back'));
    click(screen.getAllByRole('button', { name: 'last' })[1]);
    expect(moves).toEqual([]);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  test('follows the arrow keys, Home and End on its handle', () => {
    show(['a', 'b', 'c']);
    press('a', 'ArrowDown');
    press('a', 'End');
    expect(shown()).toEqual(['b', 'c', 'a']);
    expect(document.activeElement).toBe(button('Move a'));
    press('a', 'Home');
    press('a', 'ArrowUp');
    expect(shown()).toEqual(['a', 'b', 'c']);
  });

  test('alone has nothing to move it by', () => {
    show(['a']);
    expect(screen.queryByRole('button', { name: 'Move a' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'a on' })).toBeNull();
  });
});

describe('a list that says where an entry may go', () => {
  // The last one is pinned; an entry that is sent behind it stops before it.
  const pinned: Place = (from, to) => {
    if (from === 2) return undefined;
    const place = Math.min(to, 1);
    return place === from ? undefined : place;
  };
  test('moves it there, and tells when it stays', () => {
    const moves = show(['a', 'b', 'pinned'], pinned);
    expect(button('b on').getAttribute('aria-disabled')).toBe('true');
    expect(button('pinned back').getAttribute('aria-disabled')).toBe('true');
    press('a', 'End');
    expect(shown()).toEqual(['b', 'a', 'pinned']);
    press('a', 'ArrowDown');
    click(button('pinned back'));
    expect(moves).toEqual([[0, 1, undefined]]);
    expect(screen.getByRole('status').textContent).toBe('a is now number 2');
  });
});
