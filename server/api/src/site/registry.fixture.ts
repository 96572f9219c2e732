import { bootSchema, type Boot } from '@sastre/shared-contracts/registry';

/** An entry with two builds, `1.0.0-ab` live. */
export function registryEntry(name: string, canary: object | null = null) {
  const area = name.replace('mfe_', '');
  const version = (build: string) => ({
    build,
    entry: `/mfe/${area}/${build}/remoteEntry.js`,
    integrity: 'sha384-x',
    contract: '^1.0.0',
  });
  return {
    name,
    team: area,
    namespace: area,
    active: '1.0.0-ab',
    canary,
    versions: { '1.0.0-ab': version('1.0.0-ab'), '2.0.0-cd': version('2.0.0-cd') },
    pages: [{ id: area, path: `/${area}` }],
  };
}

/** The boot data of a document. */
export function bootOf(html: string): Boot {
  const json = /<script type="application\/json" id="boot">(.*)<\/script>/.exec(html)?.[1] ?? '';
  return bootSchema.parse(JSON.parse(json));
}
