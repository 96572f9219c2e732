import { LANGUAGES } from '@sastre/shared-contracts/api';
import { describe, expect, test } from '@jest/globals';
import { welcomeTexts } from '../welcome/welcome.texts.ts';

// React's server build asks for it while it loads; jsdom has none.
class ChannelOfTests {
  readonly port1 = { onmessage: null };
  readonly port2 = { postMessage: () => {} };
}
globalThis.MessageChannel ??= ChannelOfTests as unknown as typeof MessageChannel;
const { renderDocuments, renderPublicFiles } = await import('./render-documents.tsx');

const assets = {
  app: {
    js: ['/assets/app.1.js'],
    css: ['/assets/app.1.css'],
    preload: ['/assets/bootstrap.1.js', '/assets/b.1.css'],
  },
  welcome: { js: ['/assets/welcome.1.js'], css: ['/assets/welcome.1.css'] },
  page: { js: ['/assets/page.1.js'], css: ['/assets/page.1.css'] },
  keeper: { js: ['/assets/keeper.1.js'], css: [] },
  'silent-check': { js: ['/assets/silent-check.1.js'], css: [] },
};
const documents = renderDocuments({ assets });
const read = (name: string) => new DOMParser().parseFromString(documents[name] ?? '', 'text/html');

const inLanguages = (name: string) => ['de', 'en', 'es'].map((code) => `${name}.${code}.html`);

test('every document that the server serves is there', () => {
  expect(Object.keys(documents).sort()).toEqual([
    'app.html',
    ...inLanguages('imprint'),
    ...inLanguages('missing'),
    'preview-frame.html',
    ...inLanguages('privacy'),
    'silent-check-sso.html',
    ...inLanguages('terms'),
    ...inLanguages('welcome'),
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
    expect(tag('twitter:card')).toBe('summary_large_image');
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

describe.each(LANGUAGES)('what the server fills in %s', (language) => {
  const filled = (name: string) => documents[`${name}.${language}.html`] ?? '';

  test('every place and every section of a document is well formed', () => {
    for (const name of ['welcome', 'missing', 'imprint', 'privacy', 'terms']) {
      expect(filled(name)).not.toContain('<template');
      const open: string[] = [];
      for (const [, kind, place] of filled(name).matchAll(/<!--(has|lacks|end):([\w-]+)-->/g)) {
        if (kind === 'end') expect(open.pop()).toBe(place);
        else open.push(place ?? '');
      }
      expect(open).toEqual([]);
    }
  });

  test('the welcome page says what it costs, and names addresses only where there are some', () => {
    const { offer, nowhere } = welcomeTexts[language];
    expect(filled('welcome')).toContain(offer);
    expect(filled('welcome').split('<!--price-->')).toHaveLength(2);
    expect(filled('welcome')).not.toContain('example.com');
    for (const name of ['support', 'contact'] as const) {
      expect(filled('welcome')).toMatch(
        new RegExp(`<!--has:${name}-->.*<!--${name}-->.*<!--end:${name}-->`),
      );
      expect(filled('welcome')).toContain(
        `<!--lacks:imprint-->${nowhere[name].nothing}<!--end:imprint-->`,
      );
    }
  });

  test.each(['imprint', 'privacy', 'terms'])(
    '/%s has a heading, a place for its text, and needs no script',
    (name) => {
      const page = read(`${name}.${language}.html`);
      expect(page.documentElement.lang).toBe(language);
      expect(page.querySelectorAll('h1')).toHaveLength(1);
      expect(page.querySelectorAll('script')).toHaveLength(0);
      expect(filled(name).split('<!--text-->')).toHaveLength(2);
      const links = [...page.querySelectorAll('header nav a')].map((link) =>
        link.getAttribute('href'),
      );
      expect(links).toEqual(['?lang=en', '?lang=es', '?lang=de']);
      expect(page.querySelectorAll('link[rel=alternate]')).toHaveLength(4);
    },
  );

  test('an address that leads nowhere leads to the start', () => {
    const page = read(`missing.${language}.html`);
    expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
    expect(page.querySelector('main a')?.getAttribute('href')).toBe('/');
    expect(page.querySelectorAll('script')).toHaveLength(0);
  });
});

test('every document names the icons and the manifest', () => {
  for (const name of ['app.html', 'welcome.es.html', 'missing.de.html', 'terms.en.html']) {
    const link = (rel: string) =>
      read(name).querySelector(`link[rel='${rel}']`)?.getAttribute('href');
    expect([link('icon'), link('apple-touch-icon'), link('manifest')]).toEqual([
      '/favicon.ico',
      '/apple-touch-icon.png',
      '/manifest.webmanifest',
    ]);
  }
});

test('what lies at the root of the site is drawn from the welcome page’s picture and the mark', () => {
  const { texts, drawings, favicon } = renderPublicFiles({ assets });
  const manifest = JSON.parse(texts['manifest.webmanifest'] ?? '') as { icons: { src: string }[] };
  const files = drawings.map(({ file }) => file);
  for (const { src } of manifest.icons) expect(files).toContain(src.slice(1));
  expect(favicon.every((file) => files.includes(file))).toBe(true);
  for (const language of LANGUAGES) {
    const picture = drawings.find(({ file }) => file === `og.${language}.png`);
    expect([picture?.width, picture?.height]).toEqual([1200, 630]);
    expect(picture?.html).toContain(welcomeTexts[language].preview.greeting);
    const meta = read(`welcome.${language}.html`).querySelector("meta[property='og:image']");
    expect(meta?.getAttribute('content')).toBe(`/og.${language}.png`);
  }
});

test('an entry that was not built is an error, not a page without a script', () => {
  expect(() => renderDocuments({ assets: { ...assets, welcome: { js: [], css: [] } } })).toThrow(
    'welcome',
  );
});
