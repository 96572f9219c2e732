import { expect, test } from '@jest/globals';
import {
  answerHeaders,
  requestHeaders,
  withOrigin,
  withOverridesAllowed,
} from './rewrite.rules.ts';

const origins = { front: 'http://localhost:5105', shell: 'https://cv.example.org' };

test('an origin is replaced plain, as a part of a query, and in JSON', () => {
  const text =
    'https://cv.example.org/a?x=https%3A%2F%2Fcv.example.org%2Fb {"u":"https:\\/\\/cv.example.org"}';
  expect(withOrigin(text, origins.shell, origins.front)).toBe(
    'http://localhost:5105/a?x=http%3A%2F%2Flocalhost%3A5105%2Fb {"u":"http:\\/\\/localhost:5105"}',
  );
});

test('the shell is asked as by its own pages, with the cookies of the browser', () => {
  const headers = requestHeaders(
    {
      host: 'localhost:5105',
      connection: 'keep-alive',
      'accept-encoding': 'br',
      origin: 'http://localhost:5105',
      referer: 'http://localhost:5105/plans',
      cookie: 'a=1; b=2',
      authorization: 'Bearer x',
    },
    origins,
  );
  expect([...headers]).toEqual([
    ['authorization', 'Bearer x'],
    ['cookie', 'a=1; b=2'],
    ['origin', 'https://cv.example.org'],
    ['referer', 'https://cv.example.org/plans'],
  ]);
});

test('answers stay on the developer’s machine, and bind it to nothing', () => {
  const given = new Headers({
    location: 'https://cv.example.org/#code=1',
    'content-security-policy': "frame-src 'self' https://cv.example.org",
    'strict-transport-security': 'max-age=31536000',
    'content-encoding': 'br',
    'content-length': '7',
    etag: '"https://cv.example.org"',
  });
  given.append('set-cookie', 'a=1; Domain=cv.example.org; Path=/; Secure');
  given.append('set-cookie', 'b=2; HttpOnly');
  expect(answerHeaders(given, origins)).toEqual([
    ['content-security-policy', ["frame-src 'self' http://localhost:5105"]],
    ['etag', ['"https://cv.example.org"']],
    ['location', ['http://localhost:5105/#code=1']],
    ['set-cookie', ['a=1; Path=/; Secure', 'b=2; HttpOnly']],
  ]);
});

test('a document allows overrides, and holds the rest of its boot data as they were', () => {
  const document = (json: string) =>
    `<head><script type="application/json" id="boot">${json}</script></head>`;
  const served = withOverridesAllowed(document('{"a":"\\u003c/script>","overrides":false}'));
  expect(served).toBe(document('{"a":"\\u003c/script>","overrides":true}'));
  expect(withOverridesAllowed('<p>none</p>')).toBe('<p>none</p>');
});
