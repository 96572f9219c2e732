import type { Locator, Page } from '@playwright/test';

/** What stands in the editor, as a browser draws it. */
export function drawn(editor: Locator): Promise<string> {
  return editor.evaluate((element) => element.innerHTML.replace(/\uFEFF/g, ''));
}

/** A rich-text field once its editor is there; until then a text area of this name holds its markdown. */
export function richTextbox(scope: Page | Locator, name: string): Locator {
  return scope.getByRole('textbox', { name, exact: true }).and(scope.locator('.ql-editor'));
}

/** Types a line of each thing that the toolbar can make, undoes one and does it again. `scope` holds one editor. */
export async function writeEveryFormat(page: Page, scope: Locator, label: string): Promise<void> {
  const tool = (name: string) => scope.getByRole('button', { name, exact: true });
  const style = scope.getByRole('combobox', { name: 'Text style' });
  const line = async (text: string) => {
    await page.keyboard.insertText(text);
    await page.keyboard.press('Enter');
  };
  const editor = richTextbox(scope, label);
  await editor.click();
  await page.keyboard.press('Control+End');
  if ((await editor.innerText()).trim() !== '') await page.keyboard.press('Enter');
  for (const number of [1, 2, 3]) {
    await style.selectOption({ label: `Heading ${number}` });
    await line(`A heading ${number}`);
  }
  await style.selectOption({ label: 'Paragraph' });
  for (const name of ['Bold', 'Italic', 'Underline']) {
    await tool(name).click();
    await page.keyboard.insertText(`some ${name} words`);
    await tool(name).click();
    await page.keyboard.insertText(', ');
  }
  await tool('Bold').click();
  await tool('Italic').click();
  await tool('Underline').click();
  await page.keyboard.insertText('all three');
  for (const name of ['Bold', 'Italic', 'Underline']) await tool(name).click();
  await page.keyboard.press('Enter');
  for (const name of ['Bulleted list', 'Numbered list']) {
    await tool(name).click();
    await line(`First of a ${name}`);
    await page.keyboard.insertText(`Second of a ${name}`);
    await page.keyboard.press('Enter');
    // Enter in an empty item ends a list.
    await page.keyboard.press('Enter');
  }
  for (const name of ['Centre', 'Align right', 'Justify', 'Align left']) {
    await tool(name).click();
    await line(`A line: ${name}`);
  }
  await page.keyboard.insertText('A site');
  for (let letter = 0; letter < 4; letter += 1) await page.keyboard.press('Shift+ArrowLeft');
  await tool('Link').click();
  await scope.getByRole('textbox', { name: 'Link address' }).fill('example.test/a_(b)?c=d&e=*f*');
  await scope.getByRole('button', { name: 'Apply' }).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  await page.keyboard.insertText('The last line');
  await tool('Undo').click();
  await tool('Redo').click();
}

/** What the dialect holds of `writeEveryFormat`, piece by piece. */
export const EVERY_FORMAT = [
  '# A heading 1',
  '## A heading 2',
  '### A heading 3',
  '**some Bold words**',
  '*some Italic words*',
  '<u>some Underline words</u>',
  '- First of a Bulleted list',
  '- Second of a Bulleted list',
  '1. First of a Numbered list',
  '<p class="ql-align-center">A line: Centre</p>',
  '<p class="ql-align-right">A line: Align right</p>',
  '<p class="ql-align-justify">A line: Justify</p>',
  'A line: Align left',
  'The last line',
];
