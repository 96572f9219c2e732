import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import Quill from 'quill';
import { StrictMode, useState } from 'react';
import { RichTextEditor } from './rich-text-editor.tsx';
import type { RichTextEditorProps } from './rich-text.types.ts';

// jsdom has no layout; the editor only asks where the cursor is to scroll there.

afterEach(cleanup);

const base = { label: 'Cover letter', language: 'en' as const };
const box = () => screen.getByRole('textbox', { name: 'Cover letter' });
const tool = (name: string) => screen.getByRole('button', { name });

function quillOf(element: HTMLElement): Quill {
  const found = element.parentElement ? Quill.find(element.parentElement) : null;
  if (!(found instanceof Quill)) throw new Error('no editor there');
  return found;
}

/** What a browser does when a key is pressed: the text node changes, the editor notices. */
async function type(text: string, line = 0) {
  await act(async () => {
    const node = box().children[line];
    if (node) node.textContent = text;
    await Promise.resolve();
  });
}

function select(index: number, length: number) {
  act(() => quillOf(box()).setSelection(index, length, 'user'));
}

function Form(props: Partial<RichTextEditorProps> & { seen: (markdown: string) => void }) {
  const [value, setValue] = useState(props.value ?? '');
  const { seen, ...rest } = props;
  return (
    <RichTextEditor
      {...base}
      {...rest}
      value={value}
      onChange={(markdown) => {
        seen(markdown);
        setValue(markdown);
      }}
    />
  );
}

function show(value: string) {
  const seen = jest.fn<(markdown: string) => void>();
  render(<Form value={value} seen={seen} />);
  return seen;
}

describe('RichTextEditor', () => {
  test('shows markdown and says nothing until the user changes something', async () => {
    const seen = jest.fn<(markdown: string) => void>();
    const value = '*  loosely*\n\n* written\n* list';
    render(
      <StrictMode>
        <Form value={value} seen={seen} />
      </StrictMode>,
    );
    expect(within(box()).getAllByRole('listitem')).toHaveLength(3);
    expect(box().textContent).toContain('written');
    await act(async () => Promise.resolve());
    expect(seen).not.toHaveBeenCalled();
  });

  test('emits markdown when the user types', async () => {
    const seen = show('old');
    await type('a * b');
    await waitFor(() => expect(seen).toHaveBeenLastCalledWith('a \\* b'));
  });

  test('another value replaces the content without an echo, and cannot be undone into the one before', async () => {
    const onChange = jest.fn<(markdown: string) => void>();
    const { rerender } = render(<RichTextEditor {...base} value="one" onChange={onChange} />);
    rerender(<RichTextEditor {...base} value={'**two**\nlines\n\nmore'} onChange={onChange} />);
    expect([...box().children].map(({ textContent }) => textContent)).toEqual([
      'two',
      'lines',
      '',
      'more',
    ]);
    expect(onChange).not.toHaveBeenCalled();
    expect(tool('Undo').getAttribute('aria-disabled')).toBe('true');
  });

  test('the emitted value coming back leaves the editor alone', async () => {
    show('x');
    await type('typed ');
    expect(box().children[0]?.textContent).toBe('typed ');
  });

  test.each([
    ['Bold', '**word**'],
    ['Italic', '*word*'],
    ['Underline', '<u>word</u>'],
    ['Bulleted list', '- word'],
    ['Numbered list', '1. word'],
    ['Centre', '<p class="ql-align-center">word</p>'],
    ['Align right', '<p class="ql-align-right">word</p>'],
    ['Justify', '<p class="ql-align-justify">word</p>'],
  ])('%s is switched on and off', async (name, markdown) => {
    const user = userEvent.setup();
    const seen = show('word');
    select(0, 4);
    await user.click(tool(name));
    expect(seen).toHaveBeenLastCalledWith(markdown);
    expect(tool(name).getAttribute('aria-pressed')).toBe('true');
    await user.click(tool(/^(Align|Centre|Justify)/.test(name) ? 'Align left' : name));
    expect(seen).toHaveBeenLastCalledWith('word');
    expect(tool(name).getAttribute('aria-pressed')).toBe('false');
  });

  test('a mark chosen before the first word shows as pressed', async () => {
    const user = userEvent.setup();
    show('');
    select(0, 0);
    await user.click(tool('Bold'));
    expect(tool('Bold').getAttribute('aria-pressed')).toBe('true');
    await user.click(tool('Bold'));
    expect(tool('Bold').getAttribute('aria-pressed')).toBe('false');
  });

  test('block types', async () => {
    const user = userEvent.setup();
    const seen = show('word');
    select(0, 0);
    const types = screen.getByRole('combobox', { name: 'Text style' });
    await user.selectOptions(types, 'Heading 2');
    expect(seen).toHaveBeenLastCalledWith('## word');
    expect(types).toHaveProperty('value', '2');
    await user.selectOptions(types, 'Paragraph');
    expect(seen).toHaveBeenLastCalledWith('word');
  });

  test('undo and redo', async () => {
    const user = userEvent.setup();
    const seen = show('word');
    expect(tool('Undo').getAttribute('aria-disabled')).toBe('true');
    select(0, 4);
    await user.click(tool('Bold'));
    await user.click(tool('Undo'));
    expect(seen).toHaveBeenLastCalledWith('word');
    await user.click(tool('Redo'));
    expect(seen).toHaveBeenLastCalledWith('**word**');
  });

  test('undo takes back a word, or what was typed before a pause, and nothing from within a word', async () => {
    const now = jest.spyOn(Date, 'now');
    try {
      let time = 10_000;
      const user = userEvent.setup();
      const seen = show('');
      const typed = 'Fernando Uriarte';
      for (let end = 1; end <= typed.length; end += 1) {
        now.mockReturnValue((time += 300));
        await type(typed.slice(0, end));
      }
      now.mockReturnValue((time += 1_500));
      await type(`${typed}s`);
      const steps = ['Fernando Uriarte', 'Fernando ', ''];
      for (const step of steps) {
        await user.click(tool('Undo'));
        expect(box().textContent).toBe(step);
      }
      await user.click(tool('Redo'));
      expect(box().textContent).toBe('Fernando ');
      now.mockReturnValue((time += 10));
      await type('Fernando P');
      await user.click(tool('Undo'));
      expect(box().textContent).toBe('Fernando ');
      expect(seen).toHaveBeenCalled();
    } finally {
      now.mockRestore();
    }
  });

  test('Ctrl+Y does again what was undone', async () => {
    const user = userEvent.setup();
    const seen = show('word');
    select(0, 4);
    await user.click(tool('Bold'));
    await user.click(tool('Undo'));
    expect(seen).toHaveBeenLastCalledWith('word');
    fireEvent.keyDown(box(), { key: 'y', ctrlKey: true });
    expect(seen).toHaveBeenLastCalledWith('**word**');
  });

  test('a link is made, changed and taken off; nonsense is told', async () => {
    const user = userEvent.setup();
    const seen = show('see site');
    select(4, 4);
    await user.click(tool('Link'));
    const address = screen.getByRole('textbox', { name: 'Link address' });
    await user.type(address, 'javascript:alert(1){Enter}');
    expect(screen.getByRole('alert').textContent).toBe('Enter an address like https://example.com');
    await user.clear(address);
    await user.type(address, 'x.example/y{Enter}');
    expect(seen).toHaveBeenLastCalledWith('see [site](https://x.example/y)');
    select(6, 0);
    await user.click(tool('Link'));
    expect(screen.getByRole('textbox', { name: 'Link address' })).toHaveProperty(
      'value',
      'https://x.example/y',
    );
    await user.click(tool('Remove link'));
    expect(seen).toHaveBeenLastCalledWith('see site');
  });

  test('the toolbar is one tab stop with arrows inside, and Tab leaves the text', async () => {
    const user = userEvent.setup();
    const seen = jest.fn<(markdown: string) => void>();
    render(
      <>
        <Form value="word" seen={seen} />
        <button type="button">After</button>
      </>,
    );
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Text style' }));
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(tool('Bold'));
    await user.keyboard('{End}{ArrowLeft}');
    expect(document.activeElement).toBe(tool('Undo'));
    await user.tab();
    expect(document.activeElement).toBe(box());
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'After' }));
    expect(seen).not.toHaveBeenCalled();
  });

  test('pasted HTML is cut down to the dialect', async () => {
    const seen = show('');
    select(0, 0);
    const data: Record<string, string> = {
      'text/html':
        '<h4 onclick="x">Head</h4><p>a <b>b</b><img src=x onerror=alert(1)></p><script>1</script>',
      'text/plain': 'Head a b',
    };
    fireEvent.paste(box(), {
      clipboardData: { getData: (kind: string) => data[kind] ?? '', files: [] },
    });
    await waitFor(() => expect(seen).toHaveBeenLastCalledWith('### Head\n\na **b**'));
    expect(box().querySelector('img, script')).toBeNull();
  });

  test('pasted lines with bullets become a list, which one step takes back', async () => {
    const user = userEvent.setup();
    const seen = show('word');
    select(4, 0);
    act(() => void quillOf(box()).insertText(4, 's', 'user'));
    const data: Record<string, string> = { 'text/plain': '\n• One\n• Two' };
    select(5, 0);
    fireEvent.paste(box(), {
      clipboardData: { getData: (kind: string) => data[kind] ?? '', files: [] },
    });
    await waitFor(() => expect(within(box()).getAllByRole('listitem')).toHaveLength(2));
    await user.click(tool('Undo'));
    expect(seen).toHaveBeenLastCalledWith('words');
  });

  test('read-only text has no tools and cannot be edited', () => {
    render(<RichTextEditor {...base} value="**word**" onChange={() => undefined} readOnly />);
    expect(screen.queryByRole('toolbar')).toBeNull();
    expect(box().getAttribute('contenteditable')).toBe('false');
    expect(box().getAttribute('aria-readonly')).toBe('true');
  });

  test('text has the language that it is written in', () => {
    const text = { value: 'Wort', onChange: () => undefined };
    const { rerender } = render(<RichTextEditor {...base} {...text} textLanguage="de" />);
    expect(box().lang).toBe('de');
    rerender(<RichTextEditor {...base} {...text} />);
    expect(box().hasAttribute('lang')).toBe(false);
  });

  test('text that is locked for a while keeps the room of its tools, out of reach', () => {
    render(<RichTextEditor {...base} value="**word**" onChange={() => undefined} locked />);
    const toolbar = screen.getByRole('toolbar');
    expect(toolbar.closest('[inert]')).toBeTruthy();
    expect(box().closest('[inert]')).toBeNull();
    expect(box().getAttribute('contenteditable')).toBe('false');
  });
});
