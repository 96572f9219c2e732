#!/usr/bin/env node
// `npx sastre-e2e`: the journeys, against a product that runs (BASE_URL) or one of their own. See docs/testing.md.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const args = [join(root, 'tools/run.mjs'), 'tools/src/e2e.ts', ...process.argv.slice(2)];
process.exit(spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status ?? 1);
