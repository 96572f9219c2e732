/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';

const TAGS =
  'a address article button caption datalist dd details dialog div dl dt em fieldset form h1 h2 hr img input label legend li main meter ol option p section select span strong summary svg table tbody td template textarea th thead title tr ul';
const ATTRIBUTES: Record<string, string>[] = [
  {},
  { hidden: '' },
  { type: 'hidden' },
  { open: '' },
  { style: 'display: none' },
  { style: 'display: flex; visibility: hidden; pointer-events: none' },
  { style: 'visibility: inherit; color: red' },
];
const ASKED = ['display', 'visibility', 'pointer-events', 'color', 'width'];

/** A window that no setup has touched asks jsdom itself. */
function untouched(): typeof getComputedStyle {
  const frame = document.body.appendChild(document.createElement('iframe'));
  return frame.contentWindow?.getComputedStyle as typeof getComputedStyle;
}

function draw(): Element[] {
  const outer = document.body.appendChild(document.createElement('div'));
  outer.setAttribute('style', 'visibility: hidden; pointer-events: none');
  return [document.body, outer].flatMap((parent) =>
    TAGS.split(' ').flatMap((tag) =>
      ATTRIBUTES.map((attributes) => {
        const element = parent.appendChild(document.createElement(tag));
        for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
        return element;
      }),
    ),
  );
}

function differences(elements: Element[]): string[] {
  const worked = untouched();
  return elements.flatMap((element) => {
    const [own, quick] = [worked(element), getComputedStyle(element)];
    return ASKED.filter(
      (name) =>
        quick.getPropertyValue(name) !== own.getPropertyValue(name) ||
        (name === 'display' && quick.display !== own.display) ||
        (name === 'visibility' && quick.visibility !== own.visibility) ||
        (name === 'pointer-events' && quick.pointerEvents !== own.pointerEvents),
    ).map((name) => `${element.outerHTML} in ${element.parentElement?.tagName}: ${name}`);
  });
}

afterEach(() => {
  document.body.replaceChildren();
});

test('the styles that pages are asked for in tests are those that jsdom works out', () => {
  const elements = draw();
  expect(differences(elements)).toEqual([]);
  // As asked before and changed since.
  for (const element of elements) element.toggleAttribute('hidden');
  expect(differences(elements)).toEqual([]);
});

test('a sheet of the document counts', () => {
  const sheet = document.createElement('style');
  sheet.textContent = 'p { display: none; visibility: hidden } em { pointer-events: none }';
  document.body.append(sheet);
  const elements = draw();
  expect(elements.some((element) => getComputedStyle(element).display === 'none')).toBe(true);
  expect(differences(elements)).toEqual([]);
});
