import { describe, expect, test } from '@jest/globals';
import { CV_HTML } from '../testing/cv.fixture.ts';
import { hostileDocuments } from '../testing/hostile-html.fixture.ts';
import { sanitizeCvHtml } from './sanitize-cv-html.ts';

const clean = (html: string) => sanitizeCvHtml(html, { docTitle: 'CV' }).html;
const inBody = (body: string) => /<body>(.*)<\/body>/s.exec(clean(`<body>${body}</body>`))?.[1];

describe('a document of our renderer', () => {
  test('gets our head: policy, title, author, its own language, template and paper', () => {
    const { html, lang, author, keywords } = sanitizeCvHtml(CV_HTML, { docTitle: 'A "B" <C>' });
    expect(
      html.startsWith(
        '<!doctype html><html lang="es" dir="ltr" data-template="single-column-1" data-paper="A4"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src \'none\';',
      ),
    ).toBe(true);
    expect(html).toContain('<title>A &quot;B&quot; &lt;C&gt;</title>');
    expect({ lang, author }).toEqual({ lang: 'es', author: 'María Fernández-Größe' });
    expect(keywords).toBe('Ingeniera, R&D');
    expect(html).not.toContain('ignored');
  });

  test('keeps its body byte for byte', () => {
    const body =
      '<main class="a b" id="c" data-run="one"><h1 dir="auto">Größe &lt;R&amp;D&gt; “x” Ω 日本 🙂</h1><ul aria-label="Contact"><li>a  b\n c</li></ul><p lang="es" style="text-align:justify">x<br />y <a href="https://example.org/?a=1&amp;b=2">z</a> <a href="#c">in</a></p><time datetime="2020-01">Jan</time></main>';
    expect(inBody(body)).toBe(body);
  });

  test('keeps text that looks like markup', () => {
    expect(inBody('<p>&lt;script&gt;alert(1)&lt;/script&gt; &amp;amp; 1 &lt; 2</p>')).toBe(
      '<p>&lt;script&gt;alert(1)&lt;/script&gt; &amp;amp; 1 &lt; 2</p>',
    );
  });
});

describe('the picture', () => {
  const image = '<img data-picture class="pic" src="https://x.test/spy" alt="">';
  test('is the one that is passed, never a posted address', () => {
    const picture = { bytes: Uint8Array.of(1, 2, 3), contentType: 'image/png' };
    const { html } = sanitizeCvHtml(`<body>${image}<img src="data:image/png,x"></body>`, {
      docTitle: 'CV',
      picture,
    });
    expect(html.match(/<img[^>]*>/g)).toEqual([
      '<img data-picture class="pic" alt="" src="data:image/png;base64,AQID" />',
    ]);
  });

  test('stands in its first place only, however many are posted', () => {
    const picture = { bytes: Uint8Array.of(1), contentType: 'image/jpeg' };
    const { html } = sanitizeCvHtml(image.repeat(1_000), { docTitle: 'CV', picture });
    expect(html.match(/<img/g)).toHaveLength(1);
  });

  test('goes without one, and with one of another kind', () => {
    expect(clean(image)).not.toContain('<img');
    const picture = { bytes: Uint8Array.of(1), contentType: 'image/svg+xml' };
    expect(sanitizeCvHtml(image, { docTitle: 'CV', picture }).html).not.toContain('<img');
  });
});

test.each(hostileDocuments('http://canary.test', '/secret').map((html) => [html]))(
  '%s loses its sting',
  (html) => {
    const left = clean(html);
    expect(left).toContain('<p>Text</p>');
    expect(left).not.toMatch(
      /<(script|iframe|frame|object|embed|svg|math|link|base|form|input|video|audio|source|template|noscript|portal|applet|dialog)\b/i,
    );
    expect(left).not.toMatch(
      /http-equiv="?refresh|javascript:|\son\w+=|srcset|background="|ping=/i,
    );
    expect(left.match(/<meta/g)).toHaveLength(2);
    expect(left).not.toMatch(/url\([^)]*canary|image-set\(/);
  },
);

test('a link to a dangerous or local address keeps its text and loses its target', () => {
  expect(
    inBody(
      '<a href="javascript:alert(1)">a</a><a href="file:///x">b</a><a href="/x">c</a><a href="//x.test">d</a>',
    ),
  ).toBe('<a>a</a><a>b</a><a>c</a><a>d</a>');
});

test('nesting beyond reason is refused before it costs anything', () => {
  const nested = (depth: number) => `${'<div>'.repeat(depth)}deep${'</div>'.repeat(depth)}`;
  expect(clean(nested(90))).toContain('<div>deep</div>');
  for (const html of [
    nested(400_000),
    '<svg><style>'.repeat(100_000),
    '<b><style></b></style>'.repeat(1_000),
  ]) {
    expect(() => clean(html)).toThrow('nested too deeply');
  }
});

describe('a document beyond any CV is refused as such:', () => {
  const cell = '<td><p>word</p></td>';
  test.each([
    ['elements', `<table>${`<tr>${cell.repeat(10)}</tr>`.repeat(500)}</table>`, 'too large'],
    ['attributes', '<p a b c d e f g h i j k l>x</p>'.repeat(5_000), 'too large'],
    ['text', `<p>${'word '.repeat(110_000)}</p>`, 'too large'],
    ['attributes of the document', `<html data-x="${'x'.repeat(600_000)}">`, 'too large'],
    ['style', `<style>p{color:red}</style>`.repeat(6_000), 'too complicated'],
    [
      'fonts named',
      `<style>${'@font-face{src:local(x)}'.repeat(12_000)}</style>`,
      'too complicated',
    ],
    [
      'style written out',
      Array.from(
        { length: 16 },
        (_, at) => `<style>p{--p${at}:x var(--p${at + 1})var(--p${at + 1})}</style>`,
      ).join(''),
      'too complicated',
    ],
  ])('%s', (_, html, said) => {
    expect(() => clean(html)).toThrow(said);
  });

  test('not one in a script whose font has many files', () => {
    const range = Array.from({ length: 40 }, (_, at) => `U+${4 + at}E00`).join(',');
    const face = `@font-face{font-family:'CV World';src:local('x');unicode-range:${range}}`;
    expect(clean(`<style>${face.repeat(248)}</style><p>x</p>`)).toContain('<p>x</p>');
  });

  test('not one with large pictures and fonts in it', () => {
    const data = 'A'.repeat(700_000);
    const html = clean(
      `<style>@font-face{src:url(data:font/woff2;base64,${data})}</style><p>x<img src="data:image/png;base64,${data}"></p>`,
    );
    expect(html).toContain('<p>x</p>');
  });
});

test('a language that is none becomes English', () => {
  expect(sanitizeCvHtml('<html lang="x y">', { docTitle: 'CV' }).lang).toBe('en');
});
