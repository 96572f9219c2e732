import { describe, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { Chip } from './chip.view.tsx';
import { cx } from './cx.ts';
import { EmptyState } from './empty-state.view.tsx';
import { Icon, iconNames, isIconName } from './icon.view.tsx';
import { IconButton } from './icon-button.view.tsx';
import { Note } from './note.view.tsx';
import { PageHead } from './page-head.view.tsx';
import { Meter, ProgressBar } from './progress.view.tsx';
import { Skeleton } from './skeleton.view.tsx';
import { Loading, Spinner } from './spinner.view.tsx';
import { Toast } from './toast.view.tsx';

describe('parts', () => {
  test('only an error note is announced as an alert', () => {
    render(
      <>
        <Note tone="info">{'Copy'}</Note>
        <Note tone="error">{'Error: gone'}</Note>
      </>,
    );
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      'Error: gone',
    ]);
  });

  test('loading is announced; a bare spinner is decoration', () => {
    render(
      <>
        <Loading text="Loading plans..." />
        <Spinner label="One moment" />
        <Spinner />
      </>,
    );
    const texts = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(texts).toEqual(['Loading plans...', 'One moment']);
  });

  test('skeletons under a loading text are passed over by readers', () => {
    render(
      <Loading text="Loading your CV...">
        <h2>{'Work'}</h2>
        <Skeleton lines={3} />
      </Loading>,
    );
    expect(screen.getByRole('status').textContent).toBe('Loading your CV...');
    expect(screen.queryByRole('heading')).toBeNull();
  });

  test('a skeleton has its shape and width, a paragraph its lines with a shorter last one', () => {
    const { container, rerender } = render(<Skeleton shape="title" width={25} className="own" />);
    const classes = () => [...container.querySelectorAll('span')].map((span) => span.className);
    expect(classes()).toEqual(['skeleton title w25 own']);
    expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
    rerender(<Skeleton lines={2} />);
    expect(classes()).toEqual(['lines', 'skeleton line w90', 'skeleton line w65']);
  });

  test('a toast brings no region of its own', () => {
    const { container } = render(<Toast>{'CV saved successfully!'}</Toast>);
    expect(container.textContent).toBe('CV saved successfully!');
    expect(screen.queryByRole('status')).toBeNull();
  });

  test('a page title can take the focus', () => {
    render(<PageHead title="My Account" subtitle="Sign-in details" />);
    const title = screen.getByRole('heading', { level: 1, name: 'My Account' });
    title.focus();
    expect([document.activeElement, title.id]).toEqual([title, 'page-title']);
  });

  test('an empty state has a title, help and one action', () => {
    render(
      <EmptyState
        title="No CV data"
        help="Add it"
        action={<button type="button">{'Go'}</button>}
      />,
    );
    expect(screen.getByRole('heading', { level: 2, name: 'No CV data' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Go' })).toBeTruthy();
  });

  test('progress stays within 0 and 100', () => {
    const { rerender } = render(<ProgressBar value={140} label="Tailoring" />);
    const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Tailoring' });
    expect(bar.value).toBe(100);
    rerender(<ProgressBar value={-4} label="Tailoring" />);
    expect(bar.value).toBe(0);
  });

  test.each([
    [3, 5, '60'],
    [7, 5, '100'],
    [0, 0, '100'],
  ])('a meter of %p in %p fills %p percent, without inline styles', (used, limit, width) => {
    const { container } = render(<Meter used={used} limit={limit} label="AI today" />);
    expect(screen.getByRole('meter', { name: 'AI today' }).getAttribute('aria-valuemax')).toBe(
      String(limit),
    );
    expect(container.querySelectorAll('rect')[1]?.getAttribute('width')).toBe(width);
    expect(container.querySelector('[style]')).toBeNull();
  });

  test.each([
    ['allowance', 1],
    ['share', 0],
  ] as const)('a full %s warns in %p of its bars', (of, warned) => {
    const { container } = render(<Meter used={2} limit={2} label="Shown" of={of} />);
    expect(container.querySelectorAll('.full')).toHaveLength(warned);
  });

  test('there is no bar for an unlimited allowance', () => {
    render(<Meter used={3} limit={-1} label="AI today" />);
    expect(screen.queryByRole('meter')).toBeNull();
  });

  test('a chip is removed by its named button', () => {
    const onRemove = jest.fn();
    render(<Chip label="Go" onRemove={onRemove} removeLabel="Remove Go" />);
    fireEvent.click(screen.getByRole('button', { name: 'Remove Go' }));
    expect(onRemove).toHaveBeenCalledTimes(1);
  });

  test('an idle icon button keeps its name and its focus, and does nothing', () => {
    const onClick = jest.fn();
    const button = (idle: boolean) => (
      <IconButton label="Reset" idle={idle} onClick={onClick}>
        <Icon name="undo" />
      </IconButton>
    );
    const { rerender } = render(button(false));
    const reset = screen.getByRole('button', { name: 'Reset' });
    reset.focus();
    fireEvent.click(reset);
    rerender(button(true));
    fireEvent.click(reset);
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(reset.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(reset);
  });

  test('every icon is drawn and hidden from readers; other names are known as unknown', () => {
    const { container } = render(iconNames.map((name) => <Icon key={name} name={name} />));
    expect(container.querySelectorAll('svg[aria-hidden=true] path[d]')).toHaveLength(
      iconNames.length,
    );
    expect([isIconName('edit'), isIconName('toString')]).toEqual([true, false]);
  });

  test('class names are joined without the false ones', () => {
    expect(cx('a', false, undefined, '', null, 'b')).toBe('a b');
  });
});
