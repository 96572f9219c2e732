import { describe, expect, jest, test } from '@jest/globals';
import { useEffect, useState, type ReactNode } from 'react';
import { endpoints } from '../api/index.ts';
import { defineRemoteConfig } from '../registry/index.ts';
import { Link, useShell, useT } from '../shell/facade.tsx';
import { defineCapabilities, defineRemote, type RemoteModule } from '../shell/remote-module.ts';
import { remoteContractSuite, type RemoteContract } from './remote-contract-suite.tsx';

function Page() {
  const { http } = useShell();
  const t = useT();
  const [name, setName] = useState('');
  useEffect(() => {
    void http
      .call(endpoints.getMainCv, {})
      .then(({ data }) => setName(data.personal_info.fullName));
  }, [http]);
  if (name === '') return null;
  return (
    <>
      <h1>{t('title', { name })}</h1>
      <Link to="/plans?from=here">{t('more')}</Link>
    </>
  );
}

const texts = { title: 'Hello {{name}}', more: 'More' };
const good: RemoteContract = {
  remote: defineRemote({ id: 'mfe_demo', pages: { demo: Page }, loadMessages: async () => texts }),
  config: defineRemoteConfig({ team: 'demo', pages: [{ id: 'demo', path: '/demo' }] }),
  packageJson: { mfe: { name: 'mfe_demo', namespace: 'demo' } },
  jest: { describe, test, expect },
};

remoteContractSuite(good);

/** Runs the suite's tests by hand and gives the names of those that fail. */
async function failing(
  changes: Partial<RemoteModule>,
  contract: Partial<RemoteContract> = {},
): Promise<string[]> {
  const found: { name: string; run: () => unknown }[] = [];
  const collect = Object.assign((name: string, run: () => unknown) => found.push({ name, run }), {
    each: (rows: { id: string }[]) => (name: string, run: (row: { id: string }) => unknown) => {
      for (const row of rows)
        found.push({ name: name.replace('$id', row.id), run: () => run(row) });
    },
  });
  const own = {
    describe: ((_name: string, body: () => void) => body()) as unknown as typeof describe,
    test: collect as unknown as typeof test,
    expect,
  };
  remoteContractSuite({ ...good, ...contract, remote: { ...good.remote, ...changes }, jest: own });
  const names: string[] = [];
  for (const { name, run } of found) {
    try {
      await run();
    } catch {
      names.push(name);
    }
  }
  return names;
}

describe('remote contract suite', () => {
  test('passes a good remote', async () => {
    expect(await failing({})).toEqual([]);
  });

  test('refuses another name or contract', async () => {
    const name = 'has the name of its package and the version of the shell contract';
    expect(await failing({ id: 'mfe_other' })).toEqual([name]);
    expect(await failing({ contract: '0.9.0' })).toEqual([name]);
  });

  test('refuses pages that are not declared', async () => {
    expect(await failing({ pages: { demo: Page, extra: Page } })).toEqual([
      'has exactly the pages that it declares',
    ]);
  });

  test('refuses capabilities that are not declared, are missing, or are not drawn', async () => {
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const offers =
      'offers exactly the capabilities that it declares, under its own name and contract';
    const draws = 'draws what it offers, with the texts of its pages';
    const config = { ...good.config, capabilities: ['cv-sheet'] as const satisfies string[] };
    const module = (Part: () => ReactNode, id = 'mfe_demo', loadMessages = async () => texts) =>
      defineCapabilities({ id, capabilities: { 'cv-sheet': Part }, loadMessages });
    const sheet = module(() => <p />);
    expect(await failing({}, { config: { ...config }, capabilities: sheet })).toEqual([]);
    expect(await failing({}, { capabilities: sheet })).toEqual([offers]);
    expect(await failing({}, { config })).toEqual([offers, draws]);
    expect(await failing({}, { config, capabilities: module(() => <p />, 'mfe_other') })).toEqual([
      offers,
    ]);
    expect(await failing({}, { config, capabilities: module(() => null) })).toEqual([draws]);
    const others = module(
      () => <p />,
      'mfe_demo',
      async () => ({ title: 'Hi', more: 'More' }),
    );
    expect(await failing({}, { config, capabilities: others })).toEqual([draws]);
    quiet.mockRestore();
  });

  test.each([
    ['a missing key', { title: 'Hola {{name}}' }],
    ['an empty text', { title: 'Hola {{name}}', more: ' ' }],
    ['a lost place', { title: 'Hola', more: 'Más' }],
  ])('refuses %s in one language', async (_what, spanish) => {
    const loadMessages: RemoteModule['loadMessages'] = async (language) =>
      language === 'es' ? spanish : texts;
    expect(await failing({ loadMessages })).toEqual([
      'has the same texts with the same places in every language, none empty',
    ]);
  });

  test('refuses a page that throws and one that leads to nowhere', async () => {
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const mounting = ['page demo mounts with a title and leads only to declared paths'];
    const Broken = () => {
      throw new Error('broken');
    };
    const Lost = () => (
      <h1>
        <Link to="/nowhere">{'Lost'}</Link>
      </h1>
    );
    expect(await failing({ pages: { demo: Broken } })).toEqual(mounting);
    expect(await failing({ pages: { demo: Lost } })).toEqual(mounting);
    quiet.mockRestore();
  });
});
