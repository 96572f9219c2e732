import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { createMetrics } from './metrics.ts';
import { watchData } from './watch-data.ts';
import { watchProcess, watchReadiness } from './watch-process.ts';

const DEPLOY = join(import.meta.dirname, '../../../deploy');
const read = (path: string) => readFileSync(join(DEPLOY, path), 'utf8');
const METRIC = /\b(?:sastre|nodejs|process)_[a-z0-9_]+/g;

/** Names of all series that this process serves. */
async function served(): Promise<Set<string>> {
  const metrics = createMetrics();
  watchProcess(metrics.registry, {
    pool: { totalCount: 0, idleCount: 0, waitingCount: 0 },
    openJobs: async () => ({ queued: 0, active: 0, oldestSeconds: 0 }),
    version: { version: '1.0.0', commit: 'unknown' },
  });
  watchReadiness(metrics.registry, async () => true);
  watchData(metrics.registry, { dataDir: DEPLOY, lastBackup: async () => 0 });
  const all = await metrics.registry.getMetricsAsJSON();
  const names = all.flatMap(({ name, type }) =>
    String(type) === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
  );
  return new Set(names);
}

interface Dashboard {
  panels: { title: string; targets: { expr: string }[] }[];
}
interface Alerts {
  groups: { rules: { alert: string; expr: string }[] }[];
}

test('each panel of the dashboard asks for what is served, and each of our own metrics is shown', async () => {
  const dashboard = JSON.parse(read('grafana/sastre.json')) as Dashboard;
  const asked = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
  const named = new Set(asked.flatMap((expr) => expr.match(METRIC) ?? []));
  const names = await served();
  expect([...named].filter((name) => !names.has(name))).toEqual([]);
  const base = (name: string) => name.replace(/_(?:bucket|sum|count)$/, '');
  const shown = new Set([...named].map(base));
  const own = [...names].filter((name) => name.startsWith('sastre_')).map(base);
  expect([...new Set(own)].filter((name) => !shown.has(name))).toEqual([]);
});

test('each alert asks for what is served, and the handbook says what to do', async () => {
  const alerts = parse(read('prometheus/alerts.yml')) as Alerts;
  const rules = alerts.groups.flatMap(({ rules: list }) => list);
  const names = await served();
  const unknown = rules
    .flatMap(({ expr }) => expr.match(METRIC) ?? [])
    .filter((name) => !names.has(name));
  expect(unknown).toEqual([]);
  const handbook = read('../docs/operating.md');
  expect(rules.filter(({ alert }) => !handbook.includes(`\`${alert}\``))).toEqual([]);
});
