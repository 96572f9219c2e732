import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import type { Cv, TailoringReport } from '@sastre/shared-contracts/api';
import { startTestSite, type TestSite, type Visitor } from '../../../app/testing/test-site.ts';
import type { TailoredResult } from '@sastre/tailoring/make-copy';
import { people } from '@sastre/reading/testing';

/** A CV as the API answers it, with its version. */
export interface Answered {
  cv: Cv;
  etag: string;
}

/** One site for a file of tests, and for each test a new user with the analyst's main CV and a tailored copy. */
export interface ReviewHarness {
  readonly site: TestSite;
  readonly user: Visitor;
  /** As it was when the test began. */
  copy: Answered;
  /** The main CV, or the one of this id. */
  read(id?: string): Promise<Answered>;
  put(id: string, body: object): ReturnType<Visitor['call']>;
  /** Stores another copy of the user; `jobId`: the description that it is for. */
  addCopy(result: Pick<TailoredResult, 'content' | 'report'>, jobId?: string): Promise<Answered>;
}

/** Opens a harness for the tests of a file; `firstCopy` stores the copy of each. */
export function reviewHarness(
  firstCopy: (harness: ReviewHarness) => Promise<Answered>,
): ReviewHarness {
  let site: TestSite;
  let user: Visitor;
  let copy: Answered;
  const harness: ReviewHarness = {
    get site() {
      return site;
    },
    get user() {
      return user;
    },
    get copy() {
      return copy;
    },
    set copy(other) {
      copy = other;
    },
    read: async (id = '') => {
      const answer = await user.call('GET', `/user/me/cv${id === '' ? '' : `/${id}`}`);
      return { cv: answer.json(), etag: String(answer.headers.etag) };
    },
    put: (id, body) => user.call('PUT', `/user/me/cv/${id}`, { body }),
    addCopy: async ({ content, report }, jobId) => {
      const id = randomUUID();
      const texts = { body: JSON.stringify(content), report: JSON.stringify(report) };
      const ids = { user_id: user.sub, job_description_id: jobId ?? null, tailoring_job_id: null };
      const at = new Date(site.clock.now);
      const dates = { created_at: at, updated_at: at };
      await site.db
        .insertInto('cv')
        .values({ id, ...ids, ...texts, ...dates, kind: 'tailored', edited: true })
        .execute();
      return harness.read(id);
    },
  };
  beforeAll(async () => {
    site = await startTestSite();
  });
  afterAll(() => site.stop());
  beforeEach(async () => {
    user = await site.visitor();
    await harness.put((await harness.read()).cv._id, people.analystCv);
    copy = await firstCopy(harness);
  });
  return harness;
}

/** The report of a copy. */
export function reportOf(cv: Cv): TailoringReport {
  const report = cv.tailored?.report;
  if (report === undefined) throw new Error('no report');
  return report;
}
