import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { parse, parseAllDocuments } from 'yaml';
import { configTable, parseConfig } from '@sastre/base/config';
import { ROOT } from '../workspace.ts';

const DEPLOY = join(ROOT, 'deploy');
const read = (file: string) => readFileSync(join(DEPLOY, file), 'utf8');

interface Service {
  image?: string;
  build?: { target?: string; args?: Record<string, string> };
  user?: string;
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  environment?: Record<string, string>;
  healthcheck?: object;
  stop_grace_period?: string;
  depends_on?: Record<string, { condition: string }>;
  volumes?: string[];
  profiles?: string[];
}
interface Compose {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
}
interface Container {
  image: string;
  env?: { name: string; value: string }[];
  securityContext: Record<string, unknown>;
  ports: { name: string; containerPort: number }[];
  [probe: string]: unknown;
}
interface Manifest {
  kind: string;
  metadata: { name: string };
  data?: Record<string, string>;
  stringData?: Record<string, string>;
  spec: {
    replicas?: number;
    selector?: { matchLabels?: Record<string, string> };
    template: {
      metadata: { labels: Record<string, string> };
      spec: {
        terminationGracePeriodSeconds: number;
        securityContext: Record<string, unknown>;
        containers: Container[];
      };
    };
  };
}

const compose = parse(read('docker-compose.yml'), { merge: true }) as Compose;
const manifests = parseAllDocuments(read('kubernetes/sastre.yml')).map(
  (document) => document.toJS() as Manifest,
);
const known = new Set(configTable.map(({ name }) => name));
const OURS = ['server-1', 'server-2', 'worker-1', 'worker-2'];

/** The values that somebody would fill in. */
const filled = (value: string) =>
  value
    .replaceAll('${PUBLIC_URL}', 'https://cv.example.org')
    .replaceAll('${IDENTITY_URL}', 'https://id.example.org')
    .replaceAll('${STRIPE_SECRET_KEY}', 'sk_live_1')
    .replaceAll('${STRIPE_PUBLISHABLE_KEY}', 'pk_live_1')
    .replaceAll('${STRIPE_WEBHOOK_SECRET}', 'whsec_1')
    .replaceAll(/\$\{\w+\}/g, 'a1b2c3d4e5f6');

function config(environment: Record<string, string>) {
  const unknown = Object.keys(environment).filter((name) => !known.has(name));
  expect(unknown).toEqual([]);
  const entries = Object.entries(environment).map(([name, value]) => [name, filled(value)]);
  const env = { ...(Object.fromEntries(entries) as Record<string, string>), ...IMAGE };
  return parseConfig({ env, repository: '/app', isRoot: false });
}
const dockerfile = read('Dockerfile');
const stages = dockerfile.split(/^FROM /m).slice(1);
const last = stages.at(-1) ?? '';
/** What the image itself sets. */
const IMAGE = Object.fromEntries(
  (/^ENV (NODE_ENV=.*)$/m.exec(last)?.[1] ?? '').split(' ').map((pair) => pair.split('=')),
) as Record<string, string>;

test('the image is unprivileged, healthy by a look, and has neither stand-ins nor what builds', () => {
  expect(last).toMatch(/^USER [1-9]\d*$/m);
  expect(last).toMatch(/^HEALTHCHECK /m);
  expect(IMAGE['NODE_ENV']).toBe('production');
  expect(last).not.toMatch(/npm (?:ci|install)/);
  expect(stages[1]).toMatch(/npm ci --omit=dev --ignore-scripts --workspace=server\/api/);
  expect(stages[1]).toMatch(/rm -rf server\/stand-ins node_modules\/@sastre\/stand-ins/);
  expect(last).toMatch(/COPY --from=packages/);
  const pinned = readFileSync(join(ROOT, '.nvmrc'), 'utf8').trim().replace(/^v/, '');
  for (const stage of stages) expect(stage).toContain(`node:${pinned}-`);
});

test('every image that is built is told of which commit, and the build hears it', () => {
  const built = Object.entries(compose.services).filter(([, { build }]) => build !== undefined);
  expect(built.map(([name]) => name).toSorted()).toEqual(['publish', ...OURS].toSorted());
  for (const [name, { build }] of built)
    expect([name, build?.args]).toEqual([name, { SOURCE_COMMIT: '${SOURCE_COMMIT:-unknown}' }]);
  expect(stages[0]).toMatch(/^ARG SOURCE_COMMIT=[^]*^RUN npm run build$/m);
});

test('two servers and two workers start with the configuration of the compose file', () => {
  for (const name of OURS) {
    const service = compose.services[name] ?? {};
    const { identity, registryStore, pictureBucket, buildBucket, drainMs, payment, metrics } =
      config(service.environment ?? {});
    expect(identity.embedded).toBe(false);
    expect(registryStore).toBe('database');
    expect([pictureBucket, buildBucket]).not.toContain(undefined);
    expect(payment.stripe).toBeDefined();
    expect(payment.isProduction).toBe(true);
    expect(metrics.port).toBe(9464);
    expect(Number.parseInt(service.stop_grace_period ?? '', 10) * 1_000).toBeGreaterThan(
      drainMs + 20_000,
    );
  }
  expect(config(compose.services['server-1']?.environment ?? {}).workers).toBe(0);
  expect(config(compose.services['worker-1']?.environment ?? {}).workers).toBe(1);
});

test('our containers and the proxy can write nowhere and gain nothing', () => {
  for (const name of ['nginx', ...OURS]) {
    const {
      read_only: readOnly,
      cap_drop: dropped,
      security_opt: options,
    } = compose.services[name] ?? {};
    expect([name, readOnly, dropped]).toEqual([name, true, ['ALL']]);
    expect(options).toContain('no-new-privileges:true');
  }
});

test('every image has a version, and whatever is named is there', () => {
  for (const [name, service] of Object.entries(compose.services)) {
    expect([name, service.image]).toEqual([
      name,
      expect.stringMatching(/^[\w./-]+:(?!latest)\S+$/),
    ]);
    for (const other of Object.keys(service.depends_on ?? {}))
      expect(compose.services[other]).toBeDefined();
    for (const volume of service.volumes ?? []) {
      const [from = ''] = volume.split(':');
      const isThere = from.startsWith('.')
        ? existsSync(join(DEPLOY, from))
        : Object.hasOwn(compose.volumes, from);
      expect([volume, isThere]).toEqual([volume, true]);
    }
  }
  const conditions = OURS.map(
    (name) => compose.services[name]?.depends_on?.['postgres']?.condition,
  );
  expect(new Set(conditions)).toEqual(new Set(['service_healthy']));
  expect(compose.services['postgres']?.healthcheck).toBeDefined();
});

test('each variable of the compose file stands in the example', () => {
  const asked = new Set(read('docker-compose.yml').match(/(?<=\$\{)\w+(?=\})/g));
  const given = new Set(read('env.example').match(/^\w+(?==)/gm));
  expect([...asked].toSorted()).toEqual([...given].toSorted());
});

test('the proxy knows both servers, and hands the metrics to nobody', () => {
  const nginx = read('nginx/nginx.conf');
  for (const name of ['server-1', 'server-2']) expect(nginx).toContain(`server ${name}:4000`);
  expect(nginx).toMatch(/location = \/metrics \{\s*return 404;/);
  expect(nginx).not.toContain('non_idempotent');
  // Both nodes say 503 while the database is away: neither is to be left alone for that, for assets need none.
  expect(nginx).toMatch(/proxy_next_upstream error timeout;/);
});

test('the manifests start with their configuration, hardened, and are stopped in time', () => {
  const of = (kind: string) => manifests.filter((manifest) => manifest.kind === kind);
  const shared = { ...of('ConfigMap')[0]?.data, ...of('Secret')[0]?.stringData };
  const deployments = of('Deployment');
  expect(deployments.map(({ spec }) => spec.replicas)).toEqual([2, 2]);
  for (const { spec } of deployments) {
    const { metadata, spec: pod } = spec.template;
    expect(metadata.labels).toMatchObject(spec.selector?.matchLabels ?? { none: '' });
    expect(pod.securityContext).toMatchObject({ runAsNonRoot: true });
    for (const container of pod.containers) {
      const own = Object.fromEntries((container.env ?? []).map(({ name, value }) => [name, value]));
      const { drainMs } = config({ ...shared, ...own });
      expect(pod.terminationGracePeriodSeconds * 1_000).toBeGreaterThan(drainMs + 20_000);
      expect(container.securityContext).toEqual({
        readOnlyRootFilesystem: true,
        allowPrivilegeEscalation: false,
        capabilities: { drop: ['ALL'] },
      });
      const ports = container.ports.map(({ name }) => name);
      for (const probe of ['startupProbe', 'livenessProbe', 'readinessProbe']) {
        const asked = container[probe] as { httpGet: { path: string; port: string } } | undefined;
        if (asked === undefined) continue;
        expect(['/health/live', '/health/ready']).toContain(asked.httpGet.path);
        expect(ports).toContain(asked.httpGet.port);
      }
    }
  }
});
