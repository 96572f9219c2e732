/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { fieldPath, focusField } from './field-places.ts';

document.body.innerHTML = `<form>
  <input name="work_experience.0.company" value="Kontora">
  <div data-field="work_experience.0.startDate"><select><option value="3"></select><input value=""></div>
  <div data-field="work_experience.0.endDate"><select><option value="3"></select><input value="2021"></div>
  <div data-place="work_experience.0.current"><input type="checkbox"></div>
  <div data-field="work_experience.0.description"><button>Bold</button><p contenteditable="true" tabindex="0">Text</p></div>
  <div data-field="work_experience.0.achievements">
    <div data-row="0"><textarea id="first"></textarea></div><div data-row="1"><textarea id="second"></textarea></div>
    <button>Add</button>
  </div>
  <div data-field="work_experience.1.achievements"><button id="add">Add</button></div>
  <ul><li><b>SQL</b><span data-place="skills.0"><select id="level"></select></span></li></ul>
</form>`;
const form = document.querySelector('form')!;
const find = (selector: string) => form.querySelector(selector)!;

test.each([
  ['input', 'work_experience.0.company'],
  ['[data-field$=startDate] select', 'work_experience.0.startDate'],
  ['[type=checkbox]', 'work_experience.0.current'],
  ['[contenteditable]', 'work_experience.0.description'],
  ['#second', 'work_experience.0.achievements.1'],
  ['#level', 'skills.0'],
  ['b', undefined],
])('%s belongs to the field %s', (selector, path) => {
  expect(fieldPath(find(selector))).toBe(path);
});

test.each([
  ['work_experience.0.company', '[name]'],
  ['work_experience.0.startDate', '[data-field$=startDate] input'],
  ['work_experience.0.endDate', '[data-field$=endDate] input'],
  ['work_experience.0.description', '[contenteditable]'],
  ['work_experience.0.achievements.1', '#second'],
  ['work_experience.0.achievements', '#first'],
  ['work_experience.1.achievements', '#add'],
  ['work_experience.0', '[name]'],
  ['skills.0', '#level'],
])('the focus goes to the control of %s', (path, selector) => {
  expect(focusField(form, path)).toBe(true);
  expect(document.activeElement).toBe(find(selector));
});

test('there is nothing to focus for a field that the form does not show', () => {
  expect(focusField(form, 'education.3.degree')).toBe(false);
});
