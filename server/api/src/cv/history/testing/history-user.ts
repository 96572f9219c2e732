import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import type { Cv, CvVersions, Trash } from '@sastre/shared-contracts/api';
import type { TestSite, Visitor } from '../../../app/testing/test-site.ts';

/** A person and what they do with versions and with what they deleted. */
export type HistoryUser = Awaited<ReturnType<typeof historyUser>>;

/** A person, a new one unless given. */
export async function historyUser(site: TestSite, user?: Visitor) {
  const visitor = user ?? (await site.visitor());
  const call = async (...[method, path, options]: Parameters<Visitor['call']>) =>
    visitor.call(method, `/user/me/${path}`, options);
  // The first call makes the person's row.
  await call('GET', 'pictures');
  const tagOf = async (id: string) => String((await call('GET', `cv/${id}`)).headers.etag);
  return {
    ...visitor,
    /** Below `/user/me`. */
    call,
    /** Below `/api`. */
    visit: visitor.call,
    tagOf,
    mainId: async () => (await call('GET', 'cv')).json<Cv>()._id,
    /** A copy as tailoring stores one. */
    async addCopy(companyName = 'Acme', position?: string) {
      const [id, jobId] = [randomUUID(), randomUUID()];
      const created_at = new Date(site.clock.now);
      const owned = { user_id: visitor.sub, created_at };
      await site.db
        .insertInto('job_description')
        .values({ ...owned, id: jobId, company_name: companyName, position, content: 'Do sums' })
        .execute();
      await site.db
        .insertInto('cv')
        .values({
          ...owned,
          id,
          kind: 'tailored',
          body: JSON.stringify({ skills: [{ id: '1', name: 'Sums', level: 'Expert' }] }),
          edited: true,
          reason: 'tailor',
          job_description_id: jobId,
          tailoring_job_id: null,
          updated_at: new Date(site.clock.now + 1),
        })
        .execute();
      return id;
    },
    save: async (id: string, body: object, ifMatch?: string) =>
      call('PUT', `cv/${id}`, {
        body,
        headers: ifMatch === undefined ? {} : { 'if-match': ifMatch },
      }),
    skill: (name: string) => ({ skills: [{ id: '1', name, level: 'Expert' }] }),
    async versions(id: string) {
      const answer = await call('GET', `cv/${id}/versions`);
      expect(answer.statusCode).toBe(200);
      return answer.json<CvVersions>().versions;
    },
    async skillsIn(id: string, version: number) {
      const answer = await call('GET', `cv/${id}/versions/${version}`);
      expect(answer.statusCode).toBe(200);
      return answer.json<Cv>().skills.map(({ name }) => name);
    },
    restore: async (id: string, version: number, ifMatch?: string) =>
      call('POST', `cv/${id}/versions/${version}/restore`, {
        headers: ifMatch === undefined ? {} : { 'if-match': ifMatch },
      }),
    trash: async () => (await call('GET', 'trash')).json<Trash>().items,
    bringBack: async (id: string, body: object = {}) =>
      call('POST', `trash/${id}/restore`, { body }),
    dropForGood: async (id: string) => call('DELETE', `trash/${id}`),
  };
}
