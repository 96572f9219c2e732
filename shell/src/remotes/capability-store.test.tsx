import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { emptyCv, sampleCv } from '@sastre/shared-contracts/testing';
import {
  useCapability,
  useT,
  type CapabilityModule,
  type CvSheetProps,
} from '@sastre/shared-contracts/shell';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { entry, remote, showApp } from '../routing/test-app.fixture.tsx';

let errors: jest.SpiedFunction<typeof console.error>;
beforeEach(() => {
  errors = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  errors.mockRestore();
});

/** A page that shows another remote's sheet beside a field of its own. */
function Editor() {
  const t = useT();
  const [wanted, setWanted] = useState(true);
  const [name, setName] = useState('Ana');
  const { state, Part, retry } = useCapability('cv-sheet', wanted);
  const cv = sampleCv();
  return (
    <>
      <h1>{t('hello')}</h1>
      <input aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      <button onClick={() => setWanted(!wanted)}>Toggle</button>
      <button onClick={retry}>Retry it</button>
      <output title="state">{state}</output>
      <Part
        cv={{ ...cv, personal_info: { ...emptyCv().personal_info, fullName: name } }}
        field={undefined}
        onPick={() => undefined}
      />
    </>
  );
}

/** The sheet: whose it is, in its own words. */
function Sheet({ cv }: CvSheetProps) {
  const t = useT();
  if (cv.personal_info.fullName === 'Break it') throw new Error('broken sheet');
  return <p>{t('sheetOf', { name: cv.personal_info.fullName })}</p>;
}
const offer = (changes: Partial<CapabilityModule> = {}): CapabilityModule => ({
  id: 'mfe_export',
  contract: '1.1.0',
  capabilities: { 'cv-sheet': Sheet },
  loadMessages: async () => ({ sheetOf: 'Sheet of {{name}}' }),
  ...changes,
});
const exporting = { ...entry('export', '/export-pdf'), capabilities: ['cv-sheet', 'of-tomorrow'] };
const entries = [entry('editor', '/cv-data'), exporting];

const show = (
  mfe_export: () => Promise<CapabilityModule>,
  registry: unknown[] = entries,
  Page = Editor,
) =>
  showApp({
    at: '/cv-data',
    entries: registry,
    modules: { mfe_editor: async () => remote('editor', Page) },
    offers: { mfe_export },
  });
const isThere = () => screen.findByRole('heading', { name: 'Hello from editor' });
const state = () => screen.getByTitle('state').textContent;
const settled = () => act(async () => undefined);

/** The page that asked is whole, and can be typed into. */
async function expectPageAlone(): Promise<void> {
  expect(screen.queryByText(/Sheet of/)).toBeNull();
  const field = screen.getByRole('textbox', { name: 'Name' });
  await userEvent.type(field, 'x');
  expect(field).toHaveProperty('value', expect.stringMatching(/x$/));
}

describe('a capability', () => {
  test('comes with the texts of its remote and follows what it is given', async () => {
    const { federation } = await show(async () => offer());
    await isThere();
    await screen.findByText('Sheet of Ana');
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), ' María');
    expect(screen.getByText('Sheet of Ana María')).toBeTruthy();
    // Its pages are not loaded for it.
    expect(federation.loadRemote.mock.calls.flat()).toEqual([
      'mfe_editor/remote',
      'mfe_export/capabilities',
    ]);
  });

  test('is loaded when it is wanted, not before', async () => {
    const Later = () => {
      const [wanted, setWanted] = useState(false);
      const { state: far } = useCapability('cv-sheet', wanted);
      return <button onClick={() => setWanted(true)}>{far}</button>;
    };
    await show(async () => offer(), entries, Later);
    const button = await screen.findByRole('button', { name: 'idle' });
    await settled();
    expect(button.textContent).toBe('idle');
    await userEvent.click(button);
    expect(await screen.findByRole('button', { name: 'ready' })).toBeTruthy();
  });

  test.each([
    ['remotes of before capabilities', [entry('editor', '/cv-data'), entry('export', '/x')]],
    ['a broken entry', [entry('editor', '/cv-data'), { ...exporting, entry: 42 }]],
    ['no other remote', [entry('editor', '/cv-data')]],
  ])('that nobody offers is absent: %s', async (_what, registry) => {
    await show(async () => offer(), registry);
    await isThere();
    await settled();
    expect(state()).toBe('absent');
    await expectPageAlone();
  });

  test.each<[string, () => Promise<CapabilityModule>]>([
    ['gone', () => Promise.reject(new Error('404'))],
    ['of another contract', async () => offer({ contract: '2.0.0' })],
    ['another remote’s', async () => offer({ id: 'mfe_billing' })],
    ['incomplete', async () => ({ ...offer(), capabilities: undefined }) as never],
    ['without the part', async () => offer({ capabilities: {} })],
    ['without texts', async () => offer({ loadMessages: () => Promise.reject(new Error('404')) })],
  ])('that is %s has failed, and the page lives', async (_what, load) => {
    await show(load);
    await isThere();
    await settled();
    expect(state()).toBe('failed');
    await expectPageAlone();
  });

  test('of a remote whose contract the registry rules out is not even fetched', async () => {
    const { federation } = await show(
      async () => offer(),
      [entry('editor', '/cv-data'), { ...exporting, contract: '^2.0.0' }],
    );
    await isThere();
    await settled();
    expect(state()).toBe('failed');
    expect(federation.loadRemote).toHaveBeenCalledTimes(1);
    await expectPageAlone();
  });

  test('that hangs is loading for 8 s, in which the page lives', async () => {
    const { clock } = await show(() => new Promise<never>(() => {}));
    await isThere();
    await expectPageAlone();
    await act(() => clock.advance(7_999));
    expect(state()).toBe('loading');
    await act(() => clock.advance(1));
    expect(state()).toBe('failed');
    await expectPageAlone();
  });

  test('that throws while it is drawn is gone from then on, and another try draws it again', async () => {
    await show(async () => offer());
    await screen.findByText('Sheet of Ana');
    const field = screen.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Break it');
    expect(state()).toBe('failed');
    await expectPageAlone();
    await userEvent.click(screen.getByRole('button', { name: 'Retry it' }));
    expect(await screen.findByText('Sheet of Break itx')).toBeTruthy();
  });

  test('that was down comes with a retry, by what the registry says now', async () => {
    let down = true;
    const { federation } = await show(async () => {
      if (down) throw new Error('404');
      return offer();
    });
    await isThere();
    await settled();
    down = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry it' }));
    expect(await screen.findByText('Sheet of Ana')).toBeTruthy();
    expect(federation.registerRemotes).toHaveBeenLastCalledWith([expect.anything()], {
      force: true,
    });
  });

  test('belongs to the first who offers it', async () => {
    const second = { ...entry('second', '/second'), capabilities: ['cv-sheet'] };
    const { app } = await show(async () => offer(), [...entries, second]);
    await screen.findByText('Sheet of Ana');
    expect(app.remotes.capabilities.get('cv-sheet')).toBe('mfe_export');
    expect(app.remotes.issues).toEqual(['mfe_second: cv-sheet is already offered by mfe_export']);
  });
});
