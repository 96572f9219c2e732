import { afterEach, describe, expect, test } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState, type ComponentType } from 'react';
import {
  LazyRichTextEditor,
  type LazyRichTextEditorProps,
  type RichTextEditorProps,
} from './lazy-rich-text-editor.tsx';

afterEach(cleanup);

const Stub = ({ value, autoFocus, cursor }: RichTextEditorProps) => (
  <output data-focus={String(autoFocus)} data-cursor={String(cursor)}>
    {value}
  </output>
);

function Field({
  load,
  value: first = '',
}: Pick<LazyRichTextEditorProps, 'load'> & { value?: string }) {
  const [value, setValue] = useState(first);
  return (
    <LazyRichTextEditor
      value={value}
      onChange={setValue}
      label="Job Description"
      language="en"
      load={load}
    />
  );
}

describe('LazyRichTextEditor', () => {
  test('what is typed while the editor loads is in it, and so are the focus and its cursor', async () => {
    const user = userEvent.setup();
    let arrive: (editor: ComponentType<RichTextEditorProps>) => void = () => undefined;
    const promise = new Promise<ComponentType<RichTextEditorProps>>((resolve) => {
      arrive = resolve;
    });
    const load = () => promise;
    render(<Field load={load} value="a" />);
    const area = screen.getByRole('textbox', { name: 'Job Description' });
    expect(area).toHaveProperty('rows', 3);
    await user.type(area, 'bcd');
    await user.keyboard('{ArrowLeft}');
    await act(async () => arrive(Stub));
    expect(screen.getByRole('status').textContent).toBe('abcd');
    expect(screen.getByRole('status').dataset).toMatchObject({ focus: 'true', cursor: '3' });
  });

  test('an editor that cannot be fetched leaves the text area, whose next focus tries again', async () => {
    const user = userEvent.setup();
    let attempts = 0;
    const load = async () => {
      attempts += 1;
      if (attempts === 1) throw new Error('offline');
      return Stub;
    };
    render(<Field load={load} value="kept" />);
    await act(async () => Promise.resolve());
    const area = await screen.findByRole('textbox', { name: 'Job Description' });
    expect(area).toHaveProperty('value', 'kept');
    await user.click(area);
    expect((await screen.findByRole('status')).textContent).toBe('kept');
    expect(attempts).toBe(2);
  });

  test('by default the real editor comes', async () => {
    render(<Field value="**b**" />);
    // Loading the real one takes as long as the machine is busy.
    const toolbar = await screen.findByRole('toolbar', { name: 'Formatting' }, { timeout: 20_000 });
    expect(toolbar).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'Job Description' }).innerHTML).toContain(
      '<strong>b</strong>',
    );
  });
});
