import { expect, type Locator, type Page } from '@playwright/test';

/** A user without a mouse: everything goes through the keyboard, and each stop must show where it is. */
export class Keys {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  press(key: string): Promise<void> {
    return this.page.keyboard.press(key);
  }

  type(text: string): Promise<void> {
    return this.page.keyboard.type(text);
  }

  /** Tab (or Shift+Tab) until the control has the focus. */
  async to(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await expect(target).toBeAttached();
    // Before its styles are there nothing of a page is drawn, and no ring is either.
    await this.page.waitForLoadState();
    for (let stops = 0; stops < 200; stops += 1) {
      if (await hasFocus(target)) return;
      await this.press(key);
      expect(await ringAtFocus(this.page), 'the focus can be seen').not.toMatch(/^hidden/);
    }
    throw new Error(`The keyboard does not reach ${target.toString()}`);
  }

  /** Goes to a control and presses it. */
  async use(target: Locator, key = 'Enter'): Promise<void> {
    await this.to(target);
    await this.press(key);
  }

  /** Goes to a field and puts a text into it. */
  async fill(target: Locator, text: string): Promise<void> {
    await this.to(target);
    await this.press('ControlOrMeta+a');
    await this.type(text);
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  title(name: string | RegExp): Locator {
    return this.page.getByRole('heading', { level: 1, name });
  }

  field(name: string): Locator {
    return this.page.getByRole('textbox', { name, exact: true });
  }

  /** A month by its name's first letters, and a year. */
  async fillMonth(group: Locator, month: string, year: string): Promise<void> {
    await this.to(group.getByRole('combobox'));
    await this.type(month);
    await this.to(group.getByRole('textbox'));
    await this.type(year);
  }
}

function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement);
}

/** A ring on the control, or on what is drawn around it. Titles and the document show none. */
function ringAtFocus(page: Page): Promise<string> {
  return page.evaluate(() => {
    let element = document.activeElement;
    if (element === null || element === document.body || element.tagName === 'IFRAME')
      return 'none';
    if (element.getAttribute('tabindex') === '-1') return 'none';
    for (let depth = 0; element !== null && depth < 6; depth += 1) {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      if (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) return 'shown';
      element = element.parentElement;
    }
    return `hidden: ${document.activeElement?.outerHTML.slice(0, 120)}`;
  });
}
