import { describe, expect, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { endpoints } from '../../api/index.ts';
import { Link, useCapability, useLanguage, useQuery, useShell, useT } from '../../shell/facade.tsx';
import { sampleCv } from '../fixtures/cv.fixture.ts';
import { fakeShell } from './fake-shell.tsx';

function Page() {
  const t = useT();
  const shell = useShell();
  const tab = useQuery().get('tab') ?? 'none';
  return (
    <>
      <h1>{t('greeting', { name: shell.auth.user.name ?? '' })}</h1>
      <p>{t('page.tab', { tab })}</p>
      <p>{t('cards', { count: 1 })}</p>
      <p>{t('no.such.key')}</p>
      <p>{useLanguage()}</p>
      <Link to="/plans">{t('page.plans')}</Link>
      <button type="button" onClick={() => shell.nav.go('/cv-data?tab=skills')}>
        {t('page.skills')}
      </button>
    </>
  );
}

const messages = {
  greeting: 'Welcome, {{name}}',
  'page.plans': 'Plans',
  page: { tab: 'Tab {{tab}}', skills: 'Skills' },
  cards_one: 'One card',
  cards_other: '{{count}} cards',
};

describe('fake shell', () => {
  test('gives a page its texts, query, language and links', async () => {
    const { Wrapper, log, setUrl, shell } = fakeShell({ url: '/cv-data?tab=education', messages });
    render(<Page />, { wrapper: Wrapper });
    expect(screen.getByRole('heading').textContent).toBe('Welcome, Ana María Fernández');
    for (const text of ['Tab education', 'One card', 'no.such.key', 'en'])
      expect(screen.getByText(text)).toBeTruthy();
    fireEvent.click(screen.getByText('Skills'));
    expect(screen.getByText('Tab skills')).toBeTruthy();
    setUrl('/cv-data');
    expect(screen.getByText('Tab none')).toBeTruthy();
    fireEvent.click(screen.getByText('Plans'));
    expect(log.navigations).toEqual([
      { kind: 'go', to: '/cv-data?tab=skills' },
      { kind: 'go', to: '/plans' },
    ]);
    await act(() => shell.i18n.setLanguage('de'));
    expect(screen.getByText('de')).toBeTruthy();
  });

  test('the clock runs what falls due in order, with what follows from it', async () => {
    const { shell, clock } = fakeShell();
    const ran: [string, number][] = [];
    const start = shell.clock.now();
    const note = (name: string) => ran.push([name, shell.clock.now() - start]);
    const poll = async () => {
      await Promise.resolve();
      note('poll');
      shell.clock.after(1_000, () => void poll());
    };
    shell.clock.after(1_000, () => void poll());
    shell.clock.after(500, () => note('early'));
    shell.clock.after(600, () => note('cancelled'))();
    await clock.advance(2_500);
    expect(ran).toEqual([
      ['early', 500],
      ['poll', 1_000],
      ['poll', 2_000],
    ]);
    expect(clock.pending()).toBe(1);
  });

  test('what is shown after a time is there when the clock has moved', async () => {
    function Later() {
      const { clock } = useShell();
      const [shown, show] = useState(false);
      useEffect(() => clock.after(700, () => show(true)), [clock]);
      return shown ? <p>{'now'}</p> : null;
    }
    const { Wrapper, clock } = fakeShell();
    render(<Later />, { wrapper: Wrapper });
    await clock.advance(699);
    expect(screen.queryByText('now')).toBeNull();
    await clock.advance(1);
    expect(screen.getByText('now')).toBeTruthy();
  });

  test('logs dialogs, toasts, tabs, events and analytics', () => {
    const { shell, log, answerConfirm } = fakeShell();
    const received: string[] = [];
    const release = shell.events.on('cv.saved', ({ cvId }) => received.push(cvId));
    shell.events.emit('cv.saved', { cvId: 'one' });
    release();
    shell.events.emit('cv.saved', { cvId: 'two' });
    expect(received).toEqual(['one']);
    expect(shell.dialogs.confirm('Sure?')).toBe(true);
    answerConfirm(false);
    expect(shell.dialogs.confirm('Really?')).toBe(false);
    shell.dialogs.alert('Gone');
    shell.toast('Saved');
    const tab = shell.nav.openTab();
    tab.show('blob:pdf');
    tab.close();
    shell.analytics.track('onboarding_completed', { step: 4 });
    expect(log).toMatchObject({
      alerts: ['Gone'],
      confirms: ['Sure?', 'Really?'],
      toasts: ['Saved'],
      tabs: [{ urls: ['blob:pdf'], closed: true }],
      events: [{ payload: { cvId: 'one' } }, { payload: { cvId: 'two' } }],
      tracked: [{ name: 'onboarding_completed', properties: { step: 4 } }],
    });
    expect(fakeShell({ popupsBlocked: true }).shell.nav.openTab().opened).toBe(false);
  });

  test('marks a navigation away from something unsaved, until the guard is released', () => {
    const { shell, log } = fakeShell();
    const release = shell.nav.guard(() => true);
    shell.nav.go('/');
    release();
    shell.nav.back();
    expect(log.navigations).toEqual([
      { kind: 'go', to: '/', guarded: true },
      { kind: 'back', to: '' },
    ]);
  });

  test('keeps drafts as JSON and reports failed calls', async () => {
    const { shell, log, api } = fakeShell();
    const draft = { skills: ['Go'] };
    await shell.drafts.write('cv', draft);
    draft.skills.push('Rust');
    expect(await shell.drafts.read('cv')).toEqual({ skills: ['Go'] });
    await shell.drafts.drop('cv');
    expect(await shell.drafts.read('cv')).toBeUndefined();
    api.failNext('getMainCv', 'internal');
    await expect(shell.http.call(endpoints.getMainCv, {})).rejects.toMatchObject({ status: 500 });
    const properties = { endpoint: '/user/me/cv', status: 500, message: 'Internal error' };
    expect(log.tracked).toEqual([{ name: 'api_error', properties }]);
  });

  test('offers what other remotes have as far as a test says, and tells what it was given', () => {
    function Asking() {
      const { state, Part, retry } = useCapability('cv-sheet', true);
      const onPick = (field: string) => screen.getByRole('status').append(field);
      return (
        <>
          <button type="button" onClick={retry}>
            {state}
          </button>
          <output />
          <Part cv={sampleCv()} field="personal_info.email" onPick={onPick} />
        </>
      );
    }
    const { Wrapper, capabilities } = fakeShell({ capabilities: { 'cv-sheet': 'idle' } });
    const sheet = capabilities['cv-sheet'];
    render(<Asking />, { wrapper: Wrapper });
    const button = screen.getByRole('button');
    expect([button.textContent, sheet.given()]).toEqual(['loading', undefined]);
    sheet.become('ready');
    expect([button.textContent, sheet.given()?.field]).toEqual(['ready', 'personal_info.email']);
    sheet.given()?.onPick('education.0.degree');
    expect(screen.getByRole('status').textContent).toBe('education.0.degree');
    sheet.become('failed');
    expect([button.textContent, sheet.given()]).toEqual(['failed', undefined]);
    fireEvent.click(button);
    expect([button.textContent, sheet.retries()]).toEqual(['loading', 1]);
  });

  test('nobody offers anything unless a test says so, and choices are kept', () => {
    const { Wrapper, shell } = fakeShell();
    const Asking = () => <>{useCapability('cv-sheet', true).state}</>;
    const { container } = render(<Asking />, { wrapper: Wrapper });
    expect(container.textContent).toBe('absent');
    expect(shell.choices.read('a')).toBeUndefined();
    shell.choices.write('a', 'b');
    expect(shell.choices.read('a')).toBe('b');
  });
});
