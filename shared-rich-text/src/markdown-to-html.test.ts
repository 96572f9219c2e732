/** @jest-environment jsdom */
import { describe, expect, test } from '@jest/globals';
import { isSafeHref, markdownToHtml, markdownToText, textToMarkdown } from './index.ts';

describe('markdownToHtml', () => {
  test.each([
    ['', ''],
    [' \n\n ', ''],
    ['one\n\ntwo', '<p>one</p><p>two</p>'],
    ['one\ntwo\\\nthree  \nfour', '<p>one<br>two<br>three<br>four</p>'],
    [
      '**b** *i* <u>u</u> ***x***',
      '<p><strong>b</strong> <em>i</em> <u>u</u> <strong><em>x</em></strong></p>',
    ],
    ['_i_ __b__', '<p><em>i</em> <strong>b</strong></p>'],
    ['# a\n## b\n### c\n##### d', '<h1>a</h1><h2>b</h2><h3>c</h3><h3>d</h3>'],
    ['- a\n- b\n\n1. c\n2. d', '<ul><li>a</li><li>b</li></ul><ol><li>c</li><li>d</li></ol>'],
    ['- a\n  - b\n- c', '<ul><li>a</li><li>b</li><li>c</li></ul>'],
    ['- a\n\n  more\n- b', '<ul><li>a<br>more</li><li>b</li></ul>'],
    [
      '<p class="ql-align-center">a **b**</p>',
      '<p class="ql-align-center">a <strong>b</strong></p>',
    ],
    ['<h2 class="ql-align-right">t</h2>', '<h2 class="ql-align-right">t</h2>'],
    ['- <p class="ql-align-justify">t</p>', '<ul><li class="ql-align-justify">t</li></ul>'],
    ['x\n<p class="ql-align-center">y</p>\nz', '<p>x</p><p class="ql-align-center">y</p><p>z</p>'],
    ['2019. Joined\n2020. Left', '<p>2019. Joined<br>2020. Left</p>'],
    ['![a picture](https://x.y/z.png)', '<p>a picture</p>'],
    ['`a <b>`', '<p>a &lt;b&gt;</p>'],
    ['```\nx\ny\n```', '<p>x<br>y</p>'],
    ['    four spaces', '<p>four spaces</p>'],
    ['| a | b |\n|---|---|\n| 1 | 2 |', '<p>| a | b |<br>|---|---|<br>| 1 | 2 |</p>'],
    ['> said\n> so', '<p>said<br>so</p>'],
    ['a\n\n---\n\nb', '<p>a</p><p>b</p>'],
    ['[1]: https://x.y', '<p>[1]: https://x.y</p>'],
    ['~5 and ~6', '<p>~5 and ~6</p>'],
    ['Title\n=====', '<p>Title<br>=====</p>'],
    ['- [ ] open\n- [x] done', '<ul><li>[ ] open</li><li>[x] done</li></ul>'],
    ['a &amp; b &lt;c&gt; &copy; &#42;', '<p>a &amp; b &lt;c&gt; &amp;copy; *</p>'],
    ['<u>open', '<p>&lt;u&gt;open</p>'],
    ['close</u>', '<p>close&lt;/u&gt;</p>'],
    ['https://x.y', '<p>https://x.y</p>'],
  ])('%j', (markdown, html) => {
    expect(markdownToHtml(markdown)).toBe(html);
  });

  test('links lead out of the page and keep awkward characters from ending them', () => {
    expect(markdownToHtml('[a](<https://x.y/a b(c)?d="e"&f=g>)')).toBe(
      '<p><a href="https://x.y/a%20b%28c%29?d=%22e%22&amp;f=g" rel="noopener noreferrer" target="_blank">a</a></p>',
    );
  });

  test('headings start at the rank that the page asks for', () => {
    expect(markdownToHtml('# a\n## b\n### c', { headingLevel: 3 })).toBe(
      '<h3>a</h3><h4>b</h4><h5>c</h5>',
    );
    expect(markdownToHtml('### c', { headingLevel: 6 })).toBe('<h6>c</h6>');
  });
});

const ALLOWED: Readonly<Record<string, RegExp>> = {
  p: /^class="ql-align-(?:center|right|justify)"$/,
  h1: /^class="ql-align-(?:center|right|justify)"$/,
  h2: /^class="ql-align-(?:center|right|justify)"$/,
  h3: /^class="ql-align-(?:center|right|justify)"$/,
  li: /^class="ql-align-(?:center|right|justify)"$/,
  br: /^$/,
  strong: /^$/,
  em: /^$/,
  u: /^$/,
  ul: /^$/,
  ol: /^$/,
  a: /^(?:href="(?:https?:\/\/|mailto:|tel:).*"|rel="noopener noreferrer"|target="_blank")$/is,
};

/** Everything in the HTML that the dialect does not make. */
function strangers(html: string): string[] {
  const { body, head } = new DOMParser().parseFromString(html, 'text/html');
  const found = [...head.querySelectorAll('*')].map(({ localName }) => localName);
  for (const element of body.querySelectorAll('*')) {
    const rule = ALLOWED[element.localName];
    if (!rule) found.push(element.localName);
    for (const { name, value } of element.attributes) {
      if (!rule?.test(`${name}="${value}"`)) found.push(`${element.localName} ${name}="${value}"`);
    }
  }
  return found;
}

const HOSTILE = [
  '<script>alert(1)</script>',
  '<ScRiPt src=//evil.example></ScRiPt>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<a href="javascript:alert(1)">x</a>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](<java\tscript:alert(1)>)',
  '[x](&#106;avascript:alert(1))',
  '[x](javascript&#58;alert(1))',
  '[x](java&Tab;script:alert(1))',
  '[x](\u0001javascript:alert(1))',
  '[x](vbscript:msgbox(1))',
  '[x](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)',
  '[x](file:///etc/passwd)',
  '[x](//evil.example)',
  '[x](/relative)',
  '[x](https:evil)',
  '[x](https://x.y" onmouseover="alert(1))',
  "[x](https://x.y' onmouseover='alert(1))",
  '[x](https://x.y"><script>alert(1)</script>)',
  '[x](https://x.y "title" onclick=alert(1))',
  "[x](https://x.y '\"><img src=x onerror=alert(1)>')",
  '[<img src=x onerror=alert(1)>](https://x.y)',
  '![x](javascript:alert(1))',
  '![x" onerror="alert(1)](https://x.y/a.png)',
  '<javascript:alert(1)>',
  '<https://x.y/"onclick="alert(1)>',
  '<u onclick=alert(1)>x</u>',
  '<u\nonclick=alert(1)>x</u>',
  '<p class="ql-align-center" onclick="alert(1)">x</p>',
  '<p class="ql-align-center"><script>alert(1)</script></p>',
  '<p class="ql-align-center"><img src=x onerror=alert(1)></p>',
  '<p class="ql-align-center evil">x</p>',
  '<h1 class="ql-align-right" style="position:fixed">x</h1>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<style>@import "//evil.example";</style>',
  '<link rel=stylesheet href=//evil.example>',
  '<meta http-equiv=refresh content="0;url=//evil.example">',
  '<base href=//evil.example>',
  '<form action=//evil.example><button>x</button></form>',
  '<object data=//evil.example></object><embed src=//evil.example>',
  '<!--><script>alert(1)</script>-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?php echo 1 ?>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<template><script>alert(1)</script></template>',
  '```"><script>alert(1)</script>\nx\n```',
  '`<script>alert(1)</script>`',
  '| <script>alert(1)</script> |\n|---|\n| <img src=x onerror=alert(1)> |',
  '- <script>alert(1)</script>\n- <img src=x onerror=alert(1)>',
  '# <svg onload=alert(1)>',
  '> <script>alert(1)</script>',
  '[x]: javascript:alert(1)\n\n[x]',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&#60;script&#62;alert(1)&#60;/script&#62;',
  '\\<script>alert(1)\\</script>',
  '**<b onmouseover=alert(1)>x</b>**',
  '</p></body></html><script>alert(1)</script>',
  '<u><script></u>alert(1)</script>',
  '\u2028<script>alert(1)</script>',
  '<scr\u0000ipt>alert(1)</scr\u0000ipt>',
];

describe('hostile markdown', () => {
  test.each(HOSTILE.map((markdown) => [markdown]))(
    '%j gives nothing but the dialect',
    (markdown) => {
      expect(strangers(markdownToHtml(markdown))).toEqual([]);
    },
  );

  test('the check itself sees strangers', () => {
    expect(strangers('<p onclick="x">a<img src="y"></p><a href="javascript:1">b</a>')).toEqual([
      'p onclick="x"',
      'img',
      'img src="y"',
      'a href="javascript:1"',
    ]);
  });

  test('a refused link keeps its text', () => {
    expect(markdownToHtml('[read **this**](javascript:alert(1))')).toBe(
      '<p>read <strong>this</strong></p>',
    );
  });

  test('text nested without end is kept as text', () => {
    const deep = `${'> '.repeat(9000)}end`;
    expect(markdownToText(deep)).toBe(deep);
    expect(strangers(markdownToHtml('<u>**_['.repeat(2500)))).toEqual([]);
  });
});

describe('markdownToText', () => {
  test('has no marks, no markers, and an empty line between blocks', () => {
    const markdown =
      '# Title\n\nA **bold** [link](https://x.y)\\\nsecond line\n\n- one\n- two\n\n1. first';
    expect(markdownToText(markdown)).toBe('Title\n\nA bold link\nsecond line\n\none\ntwo\n\nfirst');
  });
});

describe('textToMarkdown', () => {
  test('keeps lines, and markup as typed', () => {
    const text = '# not a title\n* <b> 1. & &amp;\n\n1. [x](y)';
    expect(markdownToText(textToMarkdown(text))).toBe(text);
    expect(markdownToHtml(textToMarkdown(text))).toBe(
      '<p># not a title<br>* &lt;b&gt; 1. &amp; &amp;amp;</p><p>1. [x](y)</p>',
    );
  });
});

describe('helpers', () => {
  test.each([
    ['https://x.y', true],
    ['HTTP://x.y/z', true],
    ['mailto:a@b.c', true],
    ['tel:+34 123', true],
    ['https:', false],
    ['https://', false],
    ['mailto:', false],
    ['javascript:alert(1)', false],
    [' https://x.y', false],
    ['/x', false],
    ['https://x\u0000.y', false],
  ])('isSafeHref(%j) is %s', (href, safe) => {
    expect(isSafeHref(href)).toBe(safe);
  });
});
