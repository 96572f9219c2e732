import { LANGUAGES } from '@sastre/shared-contracts/api';
import { describe, expect, test } from '@jest/globals';
import { welcomeTexts } from '../welcome/welcome.texts.ts';

// React's server build asks for it while it loads; jsdom has none.
class ChannelOfTests {
  readonly port1 = { onmessage: null };
  readonly port2 = { postMessage: () => {} };
}
globalThis.MessageChannel ??= ChannelOfTests as unknown as typeof MessageChannel;
const { renderDocuments } = await import('./render-documents.tsx');

const assets = {
  app: {
    js: ['/assets/app.1.js'],
    css: ['/assets/app.1.css'],
    preload: ['/assets/bootstrap.1.js', '/assets/b.1.css'],
  },
  welcome: { js: ['/assets/welcome.1.js'], css: ['/assets/welcome.1.css'] },
  'silent-check': { js: ['/assets/silent-check.1.js'], css: [] },
};
const documents = renderDocuments({ assets });
const read = (name: string) => new DOMParser().parseFromString(documents[name] ?? '', 'text/html');

test('every document that the server serves is there', () => {
  expect(Object.keys(documents).sort()).toEqual([
    'app.html',
    'preview-frame.html',
    'silent-check-sso.html',
    'welcome.de.html',
    'welcome.en.html',
    'welcome.es.html',
  ]);
});

test.each(Object.keys(documents))(
  '%s has no style attributes, no handlers and no inline script',
  (name) => {
    const page = read(name);
    expect(documents[name]).toMatch(/^<!doctype html><html lang="/);
    expect(page.querySelectorAll('[style], style')).toHaveLength(0);
    for (const script of page.querySelectorAll('script')) {
      expect(script.getAttribute('src')).toMatch(/^\/assets\//);
      expect(script.textContent).toBe('');
    }
    expect(documents[name]).not.toMatch(/ on[a-z]+="/);
    expect(documents[name]).not.toContain('{{');
  },
);

test.each(['app.html', 'welcome.en.html', 'welcome.es.html', 'welcome.de.html'])(
  '%s has one place for the boot data, before its scripts',
  (name) => {
    const parts = (documents[name] ?? '').split('<!--boot-->');
    expect(parts).toHaveLength(2);
    expect(parts[0]).not.toContain('<script');
    expect(parts[1]).toContain('<script');
  },
);

describe.each(LANGUAGES)('the welcome page in %s', (language) => {
  const page = read(`welcome.${language}.html`);

  test('has the twelve questions with answers, three features and the preview', () => {
    const details = [...page.querySelectorAll('details')];
    expect(details).toHaveLength(12);
    expect(new Set(details.map((one) => one.querySelector('summary')?.textContent)).size).toBe(12);
    for (const one of details)
      expect(one.querySelector('p')?.textContent?.length).toBeGreaterThan(60);
    expect(page.querySelectorAll('.feature')).toHaveLength(3);
    expect(page.querySelector('[role=img]')?.getAttribute('aria-label')).toBeTruthy();
  });

  test('says its language, title and description, and names the others', () => {
    expect(page.documentElement.lang).toBe(language);
    expect(page.title).toContain('Sastre');
    expect(page.querySelector('meta[name=description]')?.getAttribute('content')).toBe(
      welcomeTexts[language].description,
    );
    const tag = (name: string) =>
      page.querySelector(`meta[property='${name}'], meta[name='${name}']`)?.getAttribute('content');
    expect(tag('og:title')).toBe(page.title);
    expect(tag('og:description')).toBe(welcomeTexts[language].description);
    expect(tag('og:type')).toBe('website');
    expect(tag('og:locale')?.slice(0, 2)).toBe(language);
    expect(tag('twitter:card')).toBe('summary');
    const alternates = [...page.querySelectorAll('link[rel=alternate]')].map((link) =>
      link.getAttribute('hreflang'),
    );
    expect(alternates).toEqual(['en', 'es', 'de', 'x-default']);
    expect(page.querySelector<HTMLSelectElement>('#language')?.value).toBe(language);
  });

  test('offers the three themes, and follows the system at first', () => {
    const themes = [...page.querySelectorAll<HTMLOptionElement>('#theme option')];
    expect(themes.map(({ value }) => value)).toEqual(['system', 'light', 'dark']);
    expect(page.documentElement.hasAttribute('data-theme')).toBe(false);
    expect(page.querySelector('meta[name=color-scheme]')?.getAttribute('content')).toBe(
      'light dark',
    );
    expect(page.querySelectorAll('meta[name=theme-color][data-scheme][media]')).toHaveLength(2);
  });

  test('offers two ways to sign in', () => {
    expect(page.querySelectorAll('main button[data-sign-in]')).toHaveLength(2);
    expect(page.querySelectorAll('header button[data-sign-in]')).toHaveLength(1);
  });
});

test('English says what the specification and the mocks say', () => {
  const page = read('welcome.en.html');
  expect(page.querySelector('h1')?.textContent).toBe('One CV. Cut to fit every job.');
  expect([...page.querySelectorAll('main button')].map((button) => button.textContent)).toEqual([
    'Get Started',
    'Sign In',
  ]);
  expect([...page.querySelectorAll('.feature h2')].map((heading) => heading.textContent)).toEqual([
    'Store and organise',
    'Tailor and customise',
    'Export and share',
  ]);
});

test('the texts of the welcome page have the same shape in every language', () => {
  const shape = (value: unknown): unknown =>
    typeof value === 'string'
      ? value.trim() !== ''
      : Array.isArray(value)
        ? value.map(shape)
        : Object.fromEntries(
            Object.entries(value as object).map(([key, part]) => [key, shape(part)]),
          );
  expect(shape(welcomeTexts.es)).toEqual(shape(welcomeTexts.en));
  expect(shape(welcomeTexts.de)).toEqual(shape(welcomeTexts.en));
});

test('an entry that was not built is an error, not a page without a script', () => {
  expect(() => renderDocuments({ assets: { ...assets, welcome: { js: [], css: [] } } })).toThrow(
    'welcome',
  );
});
