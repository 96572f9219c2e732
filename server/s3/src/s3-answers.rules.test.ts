import { describe, expect, test } from '@jest/globals';
import { readErrorCode, readListPage } from './s3-answers.rules.ts';

const entry = (key: string, modified = '2026-11-21T15:34:47.123Z') =>
  `<Contents><Key>${key}</Key><LastModified>${modified}</LastModified><Size>3</Size><Owner><ID>x</ID></Owner></Contents>`;
const listing = (inner: string, truncated = 'false') =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>b</Name><Prefix>p/</Prefix><IsTruncated>${truncated}</IsTruncated>${inner}</ListBucketResult>\n`;

describe('a page of a listing', () => {
  test('is read whatever the order of its elements', () => {
    const turned =
      '<Contents><LastModified>2026-11-21T15:34:47Z</LastModified><ETag>&#34;x&#34;</ETag><Key>b</Key></Contents>';
    expect(readListPage(listing(entry('a') + turned))).toEqual({
      files: [
        { key: 'a', modifiedAt: Date.parse('2026-11-21T15:34:47.123Z') },
        { key: 'b', modifiedAt: Date.parse('2026-11-21T15:34:47Z') },
      ],
      next: undefined,
    });
    expect(readListPage(listing(''))).toEqual({ files: [], next: undefined });
  });

  test('has its entities decoded once', () => {
    const key = 'a&amp;lt;&lt;&gt;&quot;&apos;&#65;&#x42;&unknown;&#x110000;';
    expect(readListPage(listing(entry(key)))?.files[0]?.key).toBe(
      'a&lt;<>"\'AB&unknown;&#x110000;',
    );
  });

  test('tells where the next one begins, and a token without more pages is no next', () => {
    const token = '<NextContinuationToken>1/&amp;=</NextContinuationToken>';
    expect(readListPage(listing(entry('a') + token, 'true'))?.next).toBe('1/&=');
    expect(readListPage(listing(entry('a') + token))?.next).toBeUndefined();
  });

  test.each([
    ['nothing', ''],
    ['HTML', '<!doctype html><html><body>Sign in</body></html>'],
    ['JSON', '{"files":[]}'],
    ['an error', '<Error><Code>NoSuchBucket</Code></Error>'],
    ['a cut document', listing(entry('a')).slice(0, -30)],
    ['a cut entry', listing('<Contents><Key>a</Key>')],
    ['an entry without a key', listing('<Contents><Size>1</Size></Contents>')],
    ['an entry without a date', listing('<Contents><Key>a</Key></Contents>')],
    ['a date that is none', listing(entry('a', 'yesterday'))],
    ['a page that does not say whether more follow', listing('').replace('false', 'perhaps')],
    ['more pages without a token', listing(entry('a'), 'true')],
    ['CDATA', listing(entry('<![CDATA[a]]>'))],
    ['a comment', listing(`<!-- ${entry('a')} -->`)],
    ['a document type', `<!DOCTYPE x [<!ENTITY a "b">]>${listing(entry('&a;'))}`],
  ])('is refused when it is %s', (_name, xml) => {
    expect(readListPage(xml)).toBeUndefined();
  });

  test('of many keys is read, and one that hides what it opens is refused without looking twice', () => {
    const unclosed = listing('<Contents>'.repeat(20_000));
    expect(readListPage(unclosed)).toBeUndefined();
    expect(readListPage(listing(entry('a').repeat(5_000)))?.files).toHaveLength(5_000);
  });
});

test('the code of an error is read, and nothing that is no code', () => {
  expect(
    readErrorCode('<?xml version="1.0"?><Error><Message>m</Message><Code>NoSuchKey</Code></Error>'),
  ).toBe('NoSuchKey');
  expect(readErrorCode('<Error><Code>a b <x/></Code></Error>')).toBe('');
  expect(readErrorCode('<html><Code>NoSuchKey</Code>')).toBe('');
});
