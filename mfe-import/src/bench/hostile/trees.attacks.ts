import { odtOf, OUTSIDE, paragraph, texts, whole, wordOf, type Attack } from './attack.types.ts';

const LAUGHS = `<!DOCTYPE lolz [<!ENTITY a "ha">${'bcdefghij'
  .split('')
  .map((name, at) => `<!ENTITY ${name} "${`&${'abcdefghi'[at]};`.repeat(10)}">`)
  .join('')}]>`;
const OUT = `<!DOCTYPE x [<!ENTITY own SYSTEM "${OUTSIDE}"><!ENTITY file SYSTEM "file:///etc/passwd">]>`;
const DTD = `<!DOCTYPE x SYSTEM "${OUTSIDE}/x.dtd">`;
const XML = '<?xml version="1.0"?>';
const passport = (inside: string, prolog = '') =>
  `${XML}${prolog}<SkillsPassport xmlns="http://europass.cedefop.europa.eu/Europass"><LearnerInfo>${inside}</LearnerInfo></SkillsPassport>`;
const deep = (name: string, depth: number) =>
  `<${name}>`.repeat(depth) + `</${name}>`.repeat(depth);
const job = (inside: string) =>
  `<WorkExperience><Position><Label>${inside}</Label></Position></WorkExperience>`;
const html = (inside: string) => `<html><body><h1>Ada</h1>${inside}</body></html>`;

/** XML and HTML, alone and inside archives. */
export const TREES: readonly Attack[] = [
  texts('Europass with entities of entities', () => passport('&j;', LAUGHS)),
  texts('Europass with entities from outside', () => passport('&own;&file;', OUT)),
  texts('Europass with a declaration from outside', () => passport(job('x'), DTD)),
  texts('Europass with a declaration in small letters', () =>
    passport('&x;', '<!doctype x [<!entity x "y">]>'),
  ),
  texts('Europass of deep elements', (random) =>
    passport(deep('a', 1_000 + whole(random, 60_000))),
  ),
  texts('Europass of elements without end', () => passport('<a>'.repeat(100_000))),
  texts('Europass of tags that do not close', () => passport('<a '.repeat(300_000))),
  texts('Europass with very many attributes', () =>
    passport(`<a ${Array.from({ length: 50_000 }, (_none, at) => `a${at}="x"`).join(' ')}/>`),
  ),
  texts('Europass with signs that are none', () =>
    passport(job('&#0;&#x110000;&#xD800;&#99999999999;&bogus;')),
  ),
  texts('Europass with half a section of characters', () => passport('<![CDATA[ never ends')),
  texts('Europass with names of prototypes', () =>
    passport(
      '<__proto__ __proto__="x"><polluted>1</polluted></__proto__><constructor><prototype/></constructor>',
    ),
  ),
  texts('Europass with scripts', () =>
    passport(job(`&lt;script src="${OUTSIDE}"&gt;globalThis.reached=1&lt;/script&gt;`)),
  ),
  texts('Europass of very many jobs', () => passport(job('x').repeat(20_000))),
  texts('Europass with instructions', () =>
    passport(job('x'), `<?xml-stylesheet href="${OUTSIDE}"?>`.repeat(50)),
  ),
  { name: 'Word file with entities of entities', make: () => wordOf(paragraph('&j;'), LAUGHS) },
  { name: 'Word file with entities from outside', make: () => wordOf(paragraph('&own;'), OUT) },
  {
    name: 'Word file of deep tables',
    make: (random) => wordOf(deep('w:tbl', 500 + whole(random, 5_000))),
  },
  {
    name: 'Word file of very many paragraphs',
    make: () => wordOf(paragraph('Ada 2019 – 2020').repeat(60_000)),
  },
  {
    name: 'Word file of one long paragraph',
    make: () => wordOf(paragraph('Ada, '.repeat(400_000))),
  },
  {
    name: 'Word file with pictures from outside',
    make: () =>
      wordOf(
        `<w:p><w:r><w:pict><v:imagedata src="${OUTSIDE}"/></w:pict></w:r></w:p>${paragraph('Ada')}`,
      ),
  },
  {
    name: 'Word file with a field that fetches',
    make: () =>
      wordOf(
        `<w:p><w:r><w:instrText>INCLUDETEXT "${OUTSIDE}"</w:instrText></w:r></w:p>${paragraph('Ada')}`,
      ),
  },
  { name: 'ODT with entities from outside', make: () => odtOf('<text:p>&own;</text:p>', OUT) },
  {
    name: 'ODT with scripts and events',
    make: () =>
      odtOf(
        `<office:event-listeners><script:event-listener href="${OUTSIDE}"/></office:event-listeners><text:p>javascript:globalThis.reached=1</text:p>`,
      ),
  },
  {
    name: 'ODT of deep lists',
    make: (random) => odtOf(deep('text:list', 150 + whole(random, 4_000))),
  },
  {
    name: 'ODT that repeats its spaces',
    make: () => odtOf('<text:p>Ada<text:s text:c="2000000000"/>Lovelace</text:p>'),
  },
  texts('HTML with scripts', () =>
    html(
      `<script>globalThis.reached=1</script><img src="${OUTSIDE}" onerror="globalThis.reached=1"><p>Ada</p>`,
    ),
  ),
  texts('HTML with frames and forms', () =>
    html(
      `<iframe src="${OUTSIDE}"></iframe><object data="${OUTSIDE}"></object><meta http-equiv="refresh" content="0;url=${OUTSIDE}"><p>Ada</p>`,
    ),
  ),
  texts('HTML of scripts that do not close', () => html('<script>'.repeat(100_000))),
  texts('HTML of comments that do not close', () => html('<!--'.repeat(200_000))),
  texts('HTML of tags that do not close', () => html('<'.repeat(400_000))),
  texts('HTML of deep elements', () => html(deep('div', 100_000))),
  texts('HTML with signs that are none', () =>
    html('<p>&#0;&#x110000;&#xD800;&#99999999999999999999;</p>'),
  ),
  texts(
    'picture in XML with a script',
    () =>
      `<svg xmlns="http://www.w3.org/2000/svg" onload="globalThis.reached=1"><image href="${OUTSIDE}"/><text>Ada</text></svg>`,
  ),
];
