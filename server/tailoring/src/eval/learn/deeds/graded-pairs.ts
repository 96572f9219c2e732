import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { EngineTask } from '../../../task/engine.ts';
import { weighDeeds, type WeighedDeed } from '../../../letter/deeds.rules.ts';
import { keyedStations } from '../../../letter/letter-material.rules.ts';
import { createRulesEngine } from '../../../rules/rules-engine.ts';
import { tailorWith } from '../../../testing/tailor-with.ts';
import { adSetSchema } from '../../measures/ads.ts';
import { readSetIn } from '../../strangers/read-sets.ts';

const OPEN = new URL('../../strangers/open/', import.meta.url);

/**
 * A CV and an ad whose lines a stranger graded by how much a letter needs them: 3 must be told, 2 good to tell, 1 of little use, 0 of none.
 * One word of `grades` for each job of the CV, with a digit for its description and each achievement; -: not graded.
 */
export type GradedPair = readonly [person: string, ad: string, grades: string];

/** A deed with its grade. */
export interface GradedDeed extends WeighedDeed {
  grade: number;
}

/** Of one CV, for one ad. */
export interface GradedTask {
  person: string;
  task: EngineTask;
  deeds: GradedDeed[];
  /** How many lines have each grade, whether they can be told or not. */
  all: readonly number[];
}

/** The pairs as they are kept. */
export const gradedPairs = (): GradedPair[] =>
  JSON.parse(
    readFileSync(new URL('graded-deeds.data.json', import.meta.url), 'utf8'),
  ) as GradedPair[];

/** A pair with the signs of each deed; undefined where no letter is written. */
export async function readPair([who, which, grades]: GradedPair): Promise<GradedTask | undefined> {
  const [set = '', key = ''] = who.split('/');
  const person = readSetIn(fileURLToPath(new URL(set, OPEN))).people.get(key);
  const [ads = '', id = ''] = which.split('/');
  const ad = adsOf(ads).find((one) => one.id === id);
  if (person === undefined || ad === undefined) throw new Error(`There is no ${who} or ${which}.`);
  const posting = { companyName: ad.companyName, jobDescription: ad.text };
  const task = await taskOf(person.cv, posting);
  if (task === undefined) return undefined;
  const gradeOf = new Map<string, number>(
    grades.split(' ').flatMap((digits, job) =>
      [...digits].flatMap((digit, at) => {
        const place = at === 0 ? 'description' : `achievements[${at - 1}]`;
        return digit === '-' ? [] : [[`work[w${job}].${place}`, Number(digit)] as const];
      }),
    ),
  );
  const deeds = weighDeeds(task, keyedStations(task.main)).flatMap((deed) => {
    const grade = gradeOf.get(deed.id);
    return grade === undefined ? [] : [{ ...deed, grade }];
  });
  const all = [0, 1, 2, 3].map((one) => [...gradeOf.values()].filter((g) => g === one).length);
  return { person: who, task, deeds, all };
}

function adsOf(set: string) {
  const text = readFileSync(new URL(`${set}/ads.json`, OPEN), 'utf8');
  return adSetSchema.pick({ ads: true }).parse({ ads: JSON.parse(text) as unknown }).ads;
}

/** What an engine is told when a letter is to be written. */
async function taskOf(
  ...[cv, posting]: Parameters<typeof tailorWith>
): Promise<EngineTask | undefined> {
  const engine = createRulesEngine();
  let told: EngineTask | undefined;
  await tailorWith(
    cv,
    posting,
    {},
    {
      ...engine,
      writeLetter(task, signal) {
        told = task;
        return engine.writeLetter(task, signal);
      },
    },
  );
  return told;
}
