import { setTimeout as pause } from 'node:timers/promises';
import { runStep } from '../test/run-step.ts';
import { createTally, type Tally } from './count.rules.ts';
import { judgeCalls, type Verdict } from './judge.rules.ts';
import { planOf } from './plan.rules.ts';
import {
  CALM,
  DATABASE_RESTARTED,
  FAULTLESS,
  freeze,
  killInTurn,
  restartDatabase,
  rollOut,
  ROLLING,
  STORE_AWAY,
  takeStoreAway,
  type PhaseParts,
} from './faults/phases.ts';
import { judgeLimits } from './faults/limits.ts';
import { gather } from './people/crowd.ts';
import { judgeStored, watchStored } from './people/stored.ts';
import { startNodes } from './topology/start-nodes.ts';

/** What a run has found. */
export interface NodesReport {
  verdicts: Verdict[];
  tally: Tally;
}

/** Of the journeys these few, each through many parts: people, documents, pictures, tailoring. */
const JOURNEYS = [
  'a visitor registers, onboards, tailors',
  'a share link shows the picture to whoever has it',
];
const PHASES = [
  [ROLLING, rollOut],
  ['kills (-9)', killInTurn],
  ['frozen', freeze],
  [STORE_AWAY, takeStoreAway],
  [DATABASE_RESTARTED, restartDatabase],
] as const;

/** Starts the nodes, does all to them that the plan says, and judges. */
export async function runNodes(soak: number, say: (text: string) => void): Promise<NodesReport> {
  const plan = planOf(soak);
  const began = performance.now();
  const tell = (text: string) =>
    say(`${((performance.now() - began) / 1_000).toFixed(0).padStart(4)} s  ${text}`);
  const nodes = await startNodes(tell, plan);
  const tally = createTally();
  const verdicts: Verdict[] = [];
  try {
    verdicts.push(await journeys(nodes.url));
    tally.phase = 'sign-up';
    const crowd = await gather(nodes.url, tally, nodes.before.assets);
    tell(`${crowd.people} people use it.`);
    const watch = watchStored(nodes.databaseUrl, crowd);
    const parts: PhaseParts = { nodes, crowd, plan };
    for (const [name, phase] of PHASES) {
      tally.phase = name;
      tell(name);
      verdicts.push(...(await phase(parts)));
      // What was asked in the fault is answered before the next one.
      await pause(plan.calmMs);
    }
    tally.phase = CALM;
    await pause(plan.calmMs);
    await crowd.stop();
    tell('nobody asks any more.');
    verdicts.push(await judgeLimits(nodes));
    verdicts.push(
      ...judgeCalls(tally, FAULTLESS),
      ...(await judgeStored(nodes.databaseUrl, crowd, await watch.stop())),
    );
  } finally {
    await nodes.stop();
  }
  tell('all is ended.');
  return { verdicts, tally };
}

async function journeys(url: string): Promise<Verdict> {
  const holds = await runStep(['tools/src/e2e.ts', '--grep', JOURNEYS.join('|')], {
    // Its report is not the one of whoever runs this.
    ...{ BASE_URL: url, PLAYWRIGHT_JSON_OUTPUT_FILE: '' },
  });
  return { says: 'main journeys, at the proxy', holds, found: `${JOURNEYS.length} journeys` };
}
