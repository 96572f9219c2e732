import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { given, PROVIDER, setUpTokens, tokenOf } from './fake-provider.fixture.ts';
import { createTokens } from './tokens.ts';

const answerTo = (url: string, code = 'the-code') => {
  const state = new URL(url).searchParams.get('state');
  return `https://sastre.test/silent-check-sso.html#state=${state}&code=${code}`;
};
const nonceOf = (url: string) => new URL(url).searchParams.get('nonce') ?? '';

describe('a refresh', () => {
  test('spends the refresh token, keeps what is given, and tells what may be known', async () => {
    const { tokens, sent, answers, later } = setUpTokens();
    later(5_000);
    answers.push(given(1));
    expect(await tokens.refresh()).toEqual({ sub: 'sub-1', exp: 1_300, skew: 5 });
    expect(Object.fromEntries(sent[0] ?? [])).toEqual({
      grant_type: 'refresh_token',
      refresh_token: 'refresh-0',
      client_id: 'sastre-web',
    });
    expect(tokens.token()).toBe(given(1).access_token);
    answers.push(given(2));
    await tokens.refresh();
    expect(sent[1]?.get('refresh_token')).toBe('refresh-1');
  });

  test('is one for many who ask: a token that is spent twice would end the session', async () => {
    const { tokens, sent, answers } = setUpTokens();
    answers.push(given(1));
    const [first, second] = await Promise.all([tokens.refresh(), tokens.refresh()]);
    expect(first).toEqual(second);
    expect(sent).toHaveLength(1);
  });

  test.each([[500], [429], [undefined]])(
    'without a word of the provider (%p) loses nothing',
    async (status) => {
      const { tokens, answers } = setUpTokens();
      if (status !== undefined) answers.push(status);
      expect(await tokens.refresh()).toBe('unreachable');
      expect(tokens.token()).toBe(given(0).access_token);
    },
  );

  test('that is refused leaves no token but the one that signs out', async () => {
    const { tokens, sent, answers } = setUpTokens();
    answers.push(400);
    expect(await tokens.refresh()).toBe('refused');
    expect(tokens.token()).toBeUndefined();
    expect(await tokens.refresh()).toBe('refused');
    expect(sent).toHaveLength(1);
    expect(new URL(tokens.leave()).searchParams.get('id_token_hint')).toBe(given(0).id_token);
  });
});

describe('a silent sign-in', () => {
  test('asks with S256 and takes the session over, by what it alone knows', async () => {
    const { tokens, sent, answers } = setUpTokens();
    const url = await tokens.authorise();
    const asked = Object.fromEntries(new URL(url).searchParams);
    expect(asked).toMatchObject({
      client_id: 'sastre-web',
      redirect_uri: 'https://sastre.test/silent-check-sso.html',
      response_mode: 'fragment',
      response_type: 'code',
      scope: 'openid',
      prompt: 'none',
      code_challenge_method: 'S256',
    });
    answers.push(given(1, { nonce: nonceOf(url) }));
    expect(await tokens.redeem(answerTo(url), 'sub-1')).toMatchObject({ sub: 'sub-1' });
    expect(tokens.token()).toBe(given(1, { nonce: nonceOf(url) }).access_token);
    const verifier = sent[0]?.get('code_verifier') ?? '';
    expect(verifier.length).toBeGreaterThanOrEqual(43);
    expect(createHash('sha256').update(verifier).digest('base64url')).toBe(asked['code_challenge']);
    expect(url).not.toContain(verifier);
  });

  test.each<[string, (url: string) => string]>([
    ['a refusal', (url) => answerTo(url).replace('code=the-code', 'error=login_required')],
    ['the answer to another question', (url) => answerTo(url).replace('state=', 'state=x')],
    ['no answer', () => 'https://sastre.test/silent-check-sso.html'],
  ])('%s is refused, and nothing is asked of the provider', async (_name, answer) => {
    const { tokens, sent } = setUpTokens();
    const url = await tokens.authorise();
    expect(await tokens.redeem(answer(url), 'sub-1')).toBe('refused');
    // Nor is it a second time.
    expect(await tokens.redeem(answerTo(url), 'sub-1')).toBe('refused');
    expect(sent).toHaveLength(0);
  });

  test.each([
    ['somebody else’s session', { sub: 'sub-2' }],
    ['a token for another question', { nonce: 'another' }],
  ])('%s is refused: accounts never mix', async (_name, other) => {
    const { tokens, answers } = setUpTokens();
    const url = await tokens.authorise();
    answers.push(given(1, { nonce: nonceOf(url), ...other }));
    expect(await tokens.redeem(answerTo(url), 'sub-1')).toBe('refused');
    expect(tokens.token()).toBe(given(0).access_token);
  });
});

test('a thread that was started anew has none: it is refused without a question', async () => {
  const fetch = () => Promise.reject(new Error('asked'));
  const tokens = createTokens({ provider: PROVIDER, fetch, crypto, now: () => 0 });
  expect(await tokens.refresh()).toBe('refused');
  expect(tokens.token()).toBeUndefined();
  expect(tokens.leave()).not.toContain('id_token_hint');
});

test('an answer that is no token is no session', async () => {
  const { tokens, answers } = setUpTokens();
  answers.push({ access_token: 'opaque' });
  expect(await tokens.refresh()).toBe('unreachable');
  answers.push({ ...given(1), access_token: tokenOf({ sub: 'é', exp: 1, iat: 0 }) });
  expect(await tokens.refresh()).toMatchObject({ sub: 'é' });
});
