import type { describe, expect, test } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { LANGUAGES, type Language } from '../api/index.ts';
import {
  CAPABILITIES,
  isReservedPath,
  remotePageSchema,
  type RemoteConfig,
} from '../registry/index.ts';
import { paths } from '../routes/index.ts';
import { CONTRACT_VERSION } from '../shell/contract-version.ts';
import type { Capabilities, CapabilityName, CapabilityParts } from '../shell/capabilities.ts';
import type { CapabilityModule, Messages, RemoteModule } from '../shell/remote-module.ts';
import { createFakeApi, FAKE_NOW, type FakeApi } from './fake-api/create-fake-api.ts';
import { fakeShell } from './fake-shell/fake-shell.tsx';
import { sampleCv } from './fixtures/cv.fixture.ts';
import { sampleTailoredCv } from './fixtures/tailored-cv.fixture.ts';
import { flattenMessages, placesOf } from './messages.rules.ts';

export interface RemoteContract {
  remote: RemoteModule;
  config: RemoteConfig;
  /** What it exposes as `./capabilities`; absent when it offers nothing. */
  capabilities?: CapabilityModule;
  /** The remote's package.json. */
  packageJson: { mfe: { name: string; namespace: string } };
  /** Jest's own functions, so that this module can also be loaded outside of it. */
  jest: { describe: typeof describe; test: typeof test; expect: typeof expect };
  /** URL to mount a page with, by its id; its path unless given. */
  urls?: Record<string, string>;
  /** Server of a page's mount; filled main CV, one tailored copy, two pictures unless given. */
  api?: () => FakeApi;
}

/** What a part is given to be drawn with. */
const SAMPLE_PROPS: Capabilities = {
  'cv-sheet': { cv: sampleCv(), field: undefined, onPick: () => undefined },
  'cv-thumbnail': { cv: sampleCv(), onShown: () => undefined },
};

const SITE_PATHS = new Set(
  Object.values({
    ...paths,
    checkout: () => '/checkout',
    checkoutSuccess: () => '/checkout-success',
    tailoredChanges: () => '/tailored-changes',
  }).map((path) => path()),
);

/** What every remote must keep to. Declares its tests with the given Jest functions. */
export function remoteContractSuite(contract: RemoteContract): void {
  const { remote, config, packageJson, jest } = contract;
  const { describe, test, expect } = jest;
  describe(`contract of ${packageJson.mfe.name}`, () => {
    test('has the name of its package and the version of the shell contract', () => {
      expect(remote.id).toBe(packageJson.mfe.name);
      expect(remote.contract).toBe(CONTRACT_VERSION);
      expect(packageJson.mfe.namespace).not.toBe('');
    });

    test('declares its pages well, each path once', () => {
      const pages = config.pages.map((page) => remotePageSchema.parse(page));
      expect(pages.length).toBeGreaterThan(0);
      expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
      expect(pages.filter(({ path }) => isReservedPath(path))).toEqual([]);
      expect(config.team).not.toBe('');
    });

    test('has exactly the pages that it declares', () => {
      expect(Object.keys(remote.pages).sort()).toEqual(config.pages.map(({ id }) => id).sort());
    });

    test('offers exactly the capabilities that it declares, under its own name and contract', () => {
      const { capabilities } = contract;
      const declared = config.capabilities ?? [];
      expect(declared.filter((name) => !CAPABILITIES.includes(name))).toEqual([]);
      expect(Object.keys(capabilities?.capabilities ?? {}).sort()).toEqual([...declared].sort());
      if (capabilities === undefined) return;
      expect([capabilities.id, capabilities.contract]).toEqual([remote.id, CONTRACT_VERSION]);
    });

    test('draws what it offers, with the texts of its pages', async () => {
      const { capabilities } = contract;
      const texts = await remote.loadMessages('en');
      expect((await capabilities?.loadMessages('en')) ?? texts).toEqual(texts);
      for (const name of config.capabilities ?? []) {
        const { namespace } = packageJson.mfe;
        const { Wrapper } = fakeShell({ api: filledApi(), namespace, messages: texts });
        const { container } = render(sampleOf(name, capabilities?.capabilities), {
          wrapper: Wrapper,
        });
        await act(async () => undefined);
        expect(container.childElementCount).toBeGreaterThan(0);
        cleanup();
      }
    });

    test('has the same texts with the same places in every language, none empty', async () => {
      const [english, ...others] = await Promise.all(
        LANGUAGES.map(async (language) => flattenMessages(await remote.loadMessages(language))),
      );
      for (const texts of [english, ...others]) {
        expect(Object.entries(texts ?? {}).filter(([, text]) => text.trim() === '')).toEqual([]);
        expect(placesOf(texts ?? {})).toEqual(placesOf(english ?? {}));
      }
      expect(Object.keys(english ?? {}).length).toBeGreaterThan(0);
    });

    test.each(config.pages)(
      'page $id mounts with a title and leads only to declared paths',
      async ({ id, path }) => {
        const Page = remote.pages[id];
        expect(Page).toBeDefined();
        if (Page === undefined) return;
        const reached = await mount(contract, Page, contract.urls?.[id] ?? path);
        const declared = new Set([...SITE_PATHS, ...config.pages.map((page) => page.path)]);
        expect(reached.filter((target) => !declared.has(target))).toEqual([]);
      },
    );
  });
}

/** A part of a remote, drawn with its sample. */
function sampleOf<N extends CapabilityName>(name: N, parts: CapabilityParts = {}): ReactNode {
  const Part: ComponentType<Capabilities[N]> | undefined = parts[name];
  return Part && <Part {...SAMPLE_PROPS[name]} />;
}

/** Mounts a page, waits for its title and returns the paths that it links or went to. */
async function mount(
  contract: RemoteContract,
  Page: ComponentType,
  url: string,
): Promise<string[]> {
  const texts = new Map<Language, Messages>();
  for (const language of LANGUAGES)
    texts.set(language, await contract.remote.loadMessages(language));
  const { Wrapper, log } = fakeShell({
    api: contract.api?.() ?? filledApi(),
    url,
    namespace: contract.packageJson.mfe.namespace,
    messages: (language) => texts.get(language) ?? {},
  });
  try {
    const { container } = render(<Page />, { wrapper: Wrapper });
    await screen.findByRole('heading', { level: 1 }, { timeout: 4_000 });
    const links = [...container.querySelectorAll('a')].map(
      (link) => link.getAttribute('href') ?? '',
    );
    const went = log.navigations
      .filter(({ kind }) => kind === 'go' || kind === 'replace')
      .map(({ to }) => to);
    return [...links, ...went]
      .filter((to) => /^\/(?!\/)/.test(to))
      .map((to) => to.replace(/[?#].*$/, ''));
  } finally {
    cleanup();
  }
}

function filledApi(): FakeApi {
  return createFakeApi({
    cv: sampleCv(),
    tailored: [sampleTailoredCv()],
    pictures: 2,
    now: () => FAKE_NOW,
  });
}
