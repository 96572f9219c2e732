import { randomUUID } from 'node:crypto';
import type { CvContent, TailoringProgress, TailoringRequest } from '@sastre/shared-contracts/api';
import { openDatabase, type OpenDatabase } from '../../db/index.ts';
import {
  startTemporaryPostgres,
  type TemporaryPostgres,
} from '../../db/testing/temporary-database.ts';
import { until } from '../../db/testing/until.ts';
import { createLog } from '../../log/index.ts';
import type { TailoringEngine } from '../engine.ts';
import { analystCv, analystJob } from '../fixtures/people.fixture.ts';
import { createRulesEngine } from '../rules/rules-engine.ts';
import {
  createTailoring,
  type TailoringParts,
  type TailoringService,
} from '../tailoring-service.ts';

/** A database of its own with services on it. */
export interface TailoringBench extends OpenDatabase {
  url: string;
  /** The server that it is on. */
  postgres: TemporaryPostgres;
  /** Opens another service on the same database, as another process would. */
  open(parts?: Partial<TailoringParts>): Promise<TailoringService>;
  /** Adds a user with an edited main CV; answers the id. */
  addUser(cv?: CvContent): Promise<string>;
  /** Operations that the user has used. */
  used(userId: string): Promise<number>;
  /** The user's tailored CVs. */
  tailored(userId: string): Promise<{ id: string; tailoring_job_id: string | null }[]>;
  /** Stops all that was opened. */
  end(): Promise<void>;
}

export const aRequest: TailoringRequest = {
  jobDescription: analystJob,
  companyName: 'Fjordline Ferries',
  includeCoverLetter: true,
  useAiTailoring: true,
};

/** The rules engine with one of its answers replaced. */
export function engineWith(changes: Partial<TailoringEngine>): TailoringEngine {
  return { ...createRulesEngine(), ...changes };
}

/** Waits until a job has ended and gives its last state. */
export async function ended(
  service: TailoringService,
  userId: string,
  bullId: string,
  limit?: number,
): Promise<TailoringProgress> {
  return until(async () => {
    const progress = await service.progress(userId, bullId);
    return progress !== undefined && /completed|failed/.test(progress.state) && progress;
  }, limit);
}

/** Makes a bench on a fresh database of `postgres`. */
export async function openBench(postgres: TemporaryPostgres): Promise<TailoringBench> {
  const url = await postgres.createDatabase();
  const database = openDatabase(url);
  const { db } = database;
  const services: TailoringService[] = [];
  return {
    ...database,
    url,
    postgres,
    async open(parts = {}) {
      const log = createLog('silent');
      const limits = { dailyLimit: 3, weeklyLimit: 10 };
      const basics = { db, databaseUrl: url, log, clock: Date.now, workers: 1, limits, pauseMs: 0 };
      const service = await createTailoring({ ...basics, ...parts });
      services.push(service);
      return service;
    },
    async addUser(cv = analystCv) {
      const id = randomUUID();
      await db.insertInto('app_user').values({ id, email: 'a@example.com', name: 'A' }).execute();
      const content = { id: randomUUID(), user_id: id, body: JSON.stringify(cv), edited: true };
      const rest = { job_description_id: null, report: null, tailoring_job_id: null };
      await db
        .insertInto('cv')
        .values({ ...content, ...rest, kind: 'main' })
        .execute();
      return id;
    },
    async used(userId) {
      const rows = await db
        .selectFrom('ai_consumption')
        .select('used')
        .where('user_id', '=', userId)
        .execute();
      return rows.reduce((sum, { used }) => sum + used, 0);
    },
    async tailored(userId) {
      return db
        .selectFrom('cv')
        .select(['id', 'tailoring_job_id'])
        .where('user_id', '=', userId)
        .where('kind', '=', 'tailored')
        .execute();
    },
    async end() {
      await Promise.all(services.map(async (service) => service.stop()));
      await database.close();
    },
  };
}

export { startTemporaryPostgres };
export type { TemporaryPostgres };
