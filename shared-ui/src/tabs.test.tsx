import { expect, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { TabPanel, Tabs } from './tabs.view.tsx';

const tabs = ['Personal', 'Experience', 'Skills'].map((label) => ({
  id: label.toLowerCase(),
  label,
}));
function Page() {
  const [active, setActive] = useState('personal');
  return (
    <>
      <Tabs tabs={tabs} active={active} onChange={setActive} label="CV" />
      <TabPanel tab={active}>{active}</TabPanel>
    </>
  );
}
const idle = () => undefined;
const selected = () => screen.getByRole('tab', { selected: true });

test('tabs and their panel are tied and named', () => {
  render(<Page />);
  expect(screen.getByRole('tablist', { name: 'CV' })).toBeTruthy();
  const panel = screen.getByRole('tabpanel', { name: 'Personal' });
  expect(selected().getAttribute('aria-controls')).toBe(panel.id);
  fireEvent.click(screen.getByRole('tab', { name: 'Skills' }));
  expect(screen.getByRole('tabpanel', { name: 'Skills' }).textContent).toBe('skills');
});

test('the row is one stop; arrows, Home and End choose and move the focus, round the ends', () => {
  render(<Page />);
  const stops = () => screen.getAllByRole('tab').map((tab) => tab.tabIndex);
  expect(stops()).toEqual([0, -1, -1]);
  selected().focus();
  const reached = ['ArrowRight', 'End', 'ArrowRight', 'ArrowLeft', 'Home', 'a'].map((key) => {
    fireEvent.keyDown(document.activeElement ?? document.body, { key });
    expect(document.activeElement).toBe(selected());
    return selected().textContent;
  });
  expect(reached).toEqual(['Experience', 'Skills', 'Personal', 'Skills', 'Personal', 'Personal']);
  expect(stops()).toEqual([0, -1, -1]);
});

test('a tab in which something needs a look says so, also to whoever does not see the dot', () => {
  const marked = tabs.map((tab) => (tab.id === 'skills' ? { ...tab, mark: 'not complete' } : tab));
  render(<Tabs tabs={marked} active="personal" onChange={() => undefined} label="CV" />);
  expect(screen.getByRole('tab', { name: 'Skills (not complete)' })).toBeTruthy();
  expect(screen.getByRole('tab', { name: 'Personal' })).toBeTruthy();
});

test('a row that goes on out of sight is marked at the edges where it does', () => {
  render(<Page />);
  const row = screen.getByRole('tablist');
  const marks = () => ['data-before', 'data-after'].filter((mark) => row.hasAttribute(mark));
  expect(marks()).toEqual([]);
  for (const [name, value] of [
    ['scrollWidth', 500],
    ['clientWidth', 300],
  ] as const) {
    Object.defineProperty(row, name, { value });
  }
  fireEvent(window, new Event('resize'));
  expect(marks()).toEqual(['data-after']);
  row.scrollLeft = 100;
  fireEvent.scroll(row);
  expect(marks()).toEqual(['data-before', 'data-after']);
  row.scrollLeft = 200;
  fireEvent.scroll(row);
  expect(marks()).toEqual(['data-before']);
});

test('a row that got narrower without the window, or whose tabs got wider, is marked as well', () => {
  const seen = new Set<Element>();
  let look = () => undefined as void;
  globalThis.ResizeObserver = class {
    constructor(onResize: ResizeObserverCallback) {
      look = () => onResize([], this);
    }
    observe = (element: Element) => void seen.add(element);
    unobserve = () => undefined;
    disconnect = () => seen.clear();
  };
  const { unmount } = render(<Page />);
  const row = screen.getByRole('tablist');
  expect([...seen]).toEqual([row, ...screen.getAllByRole('tab')]);
  Object.defineProperty(row, 'scrollWidth', { value: 500 });
  act(() => look());
  expect(row.hasAttribute('data-after')).toBe(true);
  unmount();
  expect(seen.size).toBe(0);
  Reflect.deleteProperty(globalThis, 'ResizeObserver');
});

test('the active tab is in sight in another language, too', () => {
  const { rerender } = render(<Tabs tabs={tabs} active="skills" onChange={idle} label="CV" />);
  const row = screen.getByRole('tablist');
  const rectOf = (left: number, right: number) => ({ left, right }) as DOMRect;
  row.getBoundingClientRect = () => rectOf(0, 300);
  screen.getByRole('tab', { selected: true }).getBoundingClientRect = () => rectOf(280, 380);
  const longer = tabs.map((tab) => ({ ...tab, label: `${tab.label} in words` }));
  rerender(<Tabs tabs={longer} active="skills" onChange={idle} label="CV" />);
  expect(row.scrollLeft).toBe(104);
});
