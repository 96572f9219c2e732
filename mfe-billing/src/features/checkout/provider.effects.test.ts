/** @jest-environment jsdom */
import { afterEach, describe, expect, test } from '@jest/globals';
import { createFakeApi, fakeShell } from '@sastre/shared-contracts/testing';
import { createProviderLoader } from './provider.effects.ts';
import { providerScripts, standInApi } from './provider.fixture.ts';

let scripts: ReturnType<typeof providerScripts> | undefined;
afterEach(() => scripts?.stop());

const loaderOf = (api = standInApi()) => ({
  api,
  load: createProviderLoader(fakeShell({ api }).shell),
});

describe('the provider', () => {
  // First: a script that was loaded once stays known to the library.
  test('with a real key is fetched from the provider alone; the library’s own second try fails too, and another call heals', async () => {
    scripts = providerScripts('fails', 'fails', 'loads');
    const { load } = loaderOf(createFakeApi());
    await expect(load()).rejects.toThrow('Failed to load Stripe.js');
    expect(await load()).toMatchObject({ key: 'pk_test_fake' });
    expect(new Set(scripts.added)).toEqual(new Set(['https://js.stripe.com/endive/stripe.js']));
    expect(scripts.added).toHaveLength(3);
  });

  test('as a stand-in comes from our own origin, before anything else, once for all who ask', async () => {
    scripts = providerScripts('loads');
    const { api, load } = loaderOf();
    const [one, other] = await Promise.all([load(), load()]);
    expect(one).toBe(other);
    expect(await load()).toBe(one);
    expect(scripts.added).toEqual(['https://sastre.example/standin/stripe.js']);
    expect(api.callsOf('publishableKey')).toHaveLength(1);
  });

  test('is tried anew after each failure: a script that fails, one that sets nothing, a key that does not come', async () => {
    scripts = providerScripts('fails', 'sets nothing', 'loads');
    const { api, load } = loaderOf();
    await expect(load()).rejects.toThrow();
    await expect(load()).rejects.toThrow('set nothing');
    api.failNext('publishableKey', 'unavailable');
    await expect(load()).rejects.toThrow();
    expect(await load()).toMatchObject({ key: 'pk_standin' });
    expect(scripts.added).toHaveLength(3);
  });

  test('is never a script of another origin', async () => {
    scripts = providerScripts('loads');
    const { api, load } = loaderOf();
    const { call } = api;
    api.call = (async (endpoint, input, more) => ({
      ...(await call(endpoint, input, more)),
      data: { pk: 'pk', scriptUrl: 'https://elsewhere.example/stripe.js' },
    })) as typeof call;
    await expect(load()).rejects.toThrow();
    expect(scripts.added).toEqual([]);
  });
});
