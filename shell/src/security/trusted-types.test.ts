/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { watchTexts, type TrustedTypesFactory } from './trusted-types.ts';

type Rules = Parameters<TrustedTypesFactory['createPolicy']>[1];

function setUp() {
  const policies = new Map<string, Rules>();
  watchTexts(
    {
      createPolicy: (name, rules) => {
        policies.set(name, rules);
      },
    },
    { baseURI: 'https://site.test/cv-data?edit=true' },
  );
  const rules = policies.get('default');
  return {
    rules,
    markup: (...text: Parameters<Rules['createHTML']>) => rules?.createHTML(...text),
    script: (address: string) => rules?.createScriptURL(address),
  };
}

test.each([
  'Words alone, 3 < 5 and R&D',
  '<p>Led a <strong>team</strong> of <em>5</em></p><ul><li>Cut costs</li></ul>',
  '<a href="https://example.org/?a=b&c=d" rel="noopener">site</a><a href="mailto:a@b.example">mail</a>',
  '<img src="data:image/png;base64,AAAA" alt="One: two"><img src="blob:https://site.test/1">',
  '<svg viewBox="0 0 1 1"><path d="M0 0"></path></svg>',
  '<!doctype html><html lang="de"><head><title>CV</title><style>p { color: red; }</style></head><body><p>Ja</p></body></html>',
  '<template><p>kept</p></template>',
  '<a href="/x" title="JavaScript: The Good Parts" data-on="1">JavaScript: a book</a>',
])('markup that shows something is passed on as it is: %s', (text) => {
  expect(setUp().markup(text)).toBe(text);
});

test.each([
  '<script>go()</script>',
  '<script src="/assets/app.js"></script>',
  '<img src=x onerror=go()>',
  '<p ONCLICK="go()">x</p>',
  '<svg><script>go()</script></svg>',
  '<svg onload=go()>',
  '<svg><animate attributeName="href" values="javascript:go()"></animate></svg>',
  '<a href="javascript:go()">x</a>',
  '<a href=" java\nscript\t:go()">x</a>',
  '<form action="JavaScript:go()"><button>x</button></form>',
  '<button formaction="vbscript:go()">x</button>',
  '<iframe srcdoc="&lt;script>go()&lt;/script>"></iframe>',
  '<iframe src="/elsewhere"></iframe>',
  '<object data="/x"></object>',
  '<embed src="/x">',
  '<base href="https://elsewhere.test/">',
  '<meta http-equiv="refresh" content="0;url=https://elsewhere.test">',
  '<link rel="stylesheet" href="https://elsewhere.test/x.css">',
  '<template><img src=x onerror=go()></template>',
  '<template><template><script>go()</script></template></template>',
])('markup that runs or loads something is refused: %s', (text) => {
  expect(setUp().markup(text)).toBeNull();
});

test.each([
  ['/assets/app.1a2b.js', true],
  ['/mfe/export/1.0.0-abc/remoteEntry.js?retry=1', true],
  ['/-/build/remoteEntry.js', true],
  ['https://site.test/assets/x.js', true],
  ['https://js.stripe.com/v3/', true],
  ['http://localhost:4321/remoteEntry.js', true],
  ['/api/user/me/pictures/1', false],
  ['/plans', false],
  ['/assets/../api/user/me/cv', false],
  ['x.js', false],
  ['data:text/javascript,go()', false],
  ['blob:https://site.test/1', false],
  ['javascript:go()', false],
  ['https://', false],
])('a script from %s: %s', (address, may) => {
  expect(setUp().script(address)).toBe(may ? address : null);
});

test('what is only read is read whole: a paste from a word processor', () => {
  const pasted = '<meta http-equiv="content-type"><link rel="File-List" href="x"><p>Words</p>';
  expect(setUp().markup(pasted)).toBeNull();
  expect(setUp().markup(pasted, 'TrustedHTML', 'DOMParser parseFromString')).toBe(pasted);
});

test('no text is ever a script; a browser without policies goes on', () => {
  expect(setUp().rules).not.toHaveProperty('createScript');
  expect(() => {
    watchTexts(undefined, document);
  }).not.toThrow();
});
