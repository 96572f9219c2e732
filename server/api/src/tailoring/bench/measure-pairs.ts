import { LIMITS, type CvContent, type TailoringRequest } from '@sastre/shared-contracts/api';
import { JOBS, PEOPLE } from '@sastre/tailoring/eval';
import { makeCopyWith } from '@sastre/tailoring/make-copy';
import { createRulesEngine } from '@sastre/tailoring/testing';
import { largestCv, largestJob } from './largest.ts';

/** What one job took, from reading to report. */
export interface PairCost {
  cpuMs: number;
  wallMs: number;
  reportBytes: number;
}

const LARGEST_RUNS = 7;
const make = makeCopyWith(createRulesEngine());

async function costOf(
  main: CvContent,
  posting: Pick<TailoringRequest, 'companyName' | 'jobDescription'>,
): Promise<PairCost> {
  // A job's CV is read from the store: nothing is known of it from the one before.
  const cv = structuredClone(main);
  const [cpu, from] = [process.cpuUsage(), performance.now()];
  const { report } = await make({
    main: cv,
    request: { ...posting, includeCoverLetter: true, useAiTailoring: true },
    now: new Date('2026-11-21T12:00:00Z'),
    signal: new AbortController().signal,
    onStage: () => Promise.resolve(),
  });
  const wallMs = performance.now() - from;
  const { user, system } = process.cpuUsage(cpu);
  const reportBytes = Buffer.byteLength(JSON.stringify(report));
  return { cpuMs: (user + system) / 1_000, wallMs, reportBytes };
}

/** Every person of ours with every job of ours, after one round that warms up. */
export async function measureOrdinary(): Promise<PairCost[]> {
  const pairs = PEOPLE.flatMap(({ cv }) => JOBS.map((job) => ({ cv, job })));
  for (const { cv, job } of pairs) await costOf(cv, job);
  const costs: PairCost[] = [];
  for (const { cv, job } of pairs) costs.push(await costOf(cv, job));
  return costs;
}

/** The largest CV with the longest job description, some times over; the first is the thread's first of that size. */
export async function measureLargest(): Promise<{ costs: PairCost[]; cvBytes: number }> {
  const [cv, job] = [largestCv(), largestJob()];
  const cvBytes = Buffer.byteLength(JSON.stringify(cv));
  if (cvBytes > LIMITS.documentBytes) throw new Error(`The largest CV has ${cvBytes} bytes.`);
  const costs: PairCost[] = [];
  for (let run = 0; run < LARGEST_RUNS; run += 1) costs.push(await costOf(cv, job));
  return { costs, cvBytes };
}
