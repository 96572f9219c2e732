import type { Language } from '@sastre/shared-contracts/api';
import type { TailoringEngine } from '../task/engine.ts';
import { createRulesEngine } from '../rules/rules-engine.ts';
import { openOpenAiHarness } from '../testing/openai-harness.ts';
import { PERSONAS } from '../testing/model-server/personas.ts';
import { watchedPersona } from './eval-personas.ts';
import { JOBS } from './jobs/jobs.ts';
import type { AdSet } from './measures/ads.ts';
import { breakTranslations } from './measures/parity.measure.ts';
import { judgeSentences, type JudgedSentence } from './measures/sentences.measure.ts';
import { judgeStrangers, type StrangerJudgements } from './measures/strangers.measure.ts';
import { PEOPLE } from './people/people.ts';
import { runPairs, type EngineFigures, type Pair } from './run-pairs.ts';
import { SENTENCES } from './sentences/sentences.ts';
import { readAds, readSets } from './strangers/read-sets.ts';

/** All that was measured. */
export interface Evaluation {
  engines: (EngineFigures & { lies: number })[];
  sentences: readonly JudgedSentence[];
  translations: ReturnType<typeof breakTranslations>;
  strangers: StrangerJudgements;
  ads: AdSet;
}

/** What to measure. */
export interface EvaluationParts {
  /** True: every persona over every pair; false: each over those that fit and a part of the others. */
  isWhole: boolean;
  /** An engine besides those that come with the scripted server, such as a real model. */
  other?: { name: string; engine: TailoringEngine };
}

const TRANSLATIONS: readonly (Language | null)[] = [null, null, 'en', 'es', 'de'];

const isSoak = Number(process.env['SOAK'] ?? 1) > 1;

/** Every day one of so many is taken; the soak and the whole run take all. Sound translations are few, and soon judged. */
const EVERYDAY = { people: 28, translated: 7, ads: 10, otherPairs: 15, goodTranslated: 6 };
const ALL: typeof EVERYDAY = { people: 1, translated: 1, ads: 1, otherPairs: 1, goodTranslated: 1 };

/** Runs every engine over people and jobs, and judges the labelled sentences. */
export async function evaluate({ isWhole, other }: EvaluationParts): Promise<Evaluation> {
  const engines: Evaluation['engines'] = [];
  const oneOf = isWhole || isSoak ? ALL : EVERYDAY;
  const rules = await runPairs(
    'rules',
    createRulesEngine(),
    isWhole
      ? [...everyPair(), ...translated()]
      : everyPair().filter(
          ({ person, job }, at) => person.job === job.key || at % oneOf.otherPairs === 0,
        ),
  );
  engines.push({ ...rules, lies: 0 });
  for (const [index, name] of Object.keys(PERSONAS).entries()) {
    const harness = await openOpenAiHarness(() => ({ status: 500 }), { seed: 20261121 });
    try {
      const { persona, lies } = watchedPersona(name, () => harness.timing.pass(60_000));
      harness.server.become(persona);
      const pairs = isWhole ? [...everyPair(), ...translated()] : partOf(name, index);
      const figures = await runPairs(name, harness.engine, pairs);
      engines.push({ ...figures, lies: lies() });
    } finally {
      await harness.server.stop();
    }
  }
  if (other !== undefined)
    engines.push({ ...(await runPairs(other.name, other.engine, fitting())), lies: 0 });
  return {
    engines,
    sentences: judgeSentences(SENTENCES),
    translations: breakTranslations(readSets('open', oneOf.translated)),
    strangers: judgeStrangers(readSets('open', oneOf.people)),
    ads: readAds('open', oneOf.ads),
  };
}

function everyPair(): Pair[] {
  return PEOPLE.flatMap((person) => JOBS.map((job): Pair => ({ person, job, translateTo: null })));
}

function fitting(): Pair[] {
  return everyPair().filter(({ person, job }) => person.job === job.key);
}

/** Each fitting pair in each language. */
function translated(): Pair[] {
  const languages = TRANSLATIONS.filter((language) => language !== null);
  return fitting().flatMap((pair) => languages.map((translateTo) => ({ ...pair, translateTo })));
}

/** Their lies are counted, so that they are told about everybody. */
const LYING = /^(?:inventing|obedient)$/;
const ANSWERING = /^(?:sloppy|inventing|obedient|wrong language|busy at first|.* once)$/;

/**
 * For `npm test`: to who lies each person once, to others that answer every fourth, to one who never does every second, in the
 * soak each; with the own job or another, and the job with orders in it; good models to all that fit.
 */
function partOf(name: string, seed: number): Pair[] {
  const each = (isSoak ? ALL : EVERYDAY).goodTranslated;
  if (name === 'good')
    return [...fitting(), ...translated().filter((_pair, at) => at % each === 0)];
  // What never answers is the same for everybody.
  const answers = ANSWERING.test(name);
  const people = answers ? PEOPLE : PEOPLE.slice(0, 1);
  const turns = answers ? 4 : 2;
  const all = people.map((person, index): Pair => {
    const job = JOBS[(index * 5 + seed) % JOBS.length];
    const orders = JOBS.find(({ key }) => key === 'orders');
    const own = JOBS.find(({ key }) => key === person.job);
    const chosen = index % 3 === 0 ? orders : index % 3 === 1 ? own : job;
    if (chosen === undefined) throw new Error(`There is no job ${person.job}.`);
    return { person, job: chosen, translateTo: TRANSLATIONS[(index + seed) % 5] ?? null };
  });
  if (isSoak || LYING.test(name)) return all;
  return all.filter((_pair, index) => (index + seed) % turns === 0);
}
