import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import type { EndpointRow } from '@sastre/shared-contracts/api';
import { buy, granting, order, statusOf, type Purchase } from '../../payment/testing/shopper.ts';
import { addSession } from '../../account/testing/add-session.ts';
import { formWith, makePicture } from './picture.fixture.ts';
import type { TestSite, Visitor } from './test-site.ts';

/** What a call that succeeds is made with. */
export interface GoodCall {
  params: Record<string, string>;
  body?: object;
  form?: ReturnType<typeof formWith>;
}

/** Makes what a good call of a row needs, with things of the user's own. */
export type GoodCalls = (row: EndpointRow, user: Visitor) => Promise<GoodCall>;
type Maker = (user: Visitor) => Promise<GoodCall>;

const edit = { id: 'e1', path: 'personal_info.summary', op: 'rewrite', before: '', after: '' };
const asked = { id: 'r1', term: 'Looms', kind: 'tool', need: 'must', quote: 'Looms' };
const emptyReport = {
  engine: 'rules',
  facts: [],
  requirements: [{ ...asked, group: 'not-yours', facts: [] }],
  edits: [{ ...edit, because: [], for: [], status: 'applied' }],
  refused: 0,
  coverage: { shown: 0, supported: 0, total: 1 },
  notes: [],
};
const job = { jobDescription: 'Do sums', companyName: 'Babbage' };
const purchase = {
  provider: 'stripe',
  planId: 'professional',
  successUrl: 'http://localhost:4000/checkout-success',
  cancelUrl: 'http://localhost:4000/checkout-cancel',
};

/** A tailored CV with its job description, as tailoring stores them. */
async function tailoredCv({ db }: TestSite, userId: string): Promise<string> {
  const [id, jobId] = [randomUUID(), randomUUID()];
  await db
    .insertInto('job_description')
    .values({ id: jobId, user_id: userId, company_name: 'Analytical Engines', content: 'Compute' })
    .execute();
  await db
    .insertInto('cv')
    .values({
      id,
      user_id: userId,
      kind: 'tailored',
      body: '{}',
      job_description_id: jobId,
      report: JSON.stringify(emptyReport),
      tailoring_job_id: null,
    })
    .execute();
  return id;
}

async function upload(user: Visitor): Promise<string> {
  const answer = await user.call('POST', '/user/me/picture', formWith(await makePicture()));
  return answer.json<{ pictureId: string }>().pictureId;
}

async function mainCv(user: Visitor): Promise<string> {
  return (await user.call('GET', '/user/me/cv')).json<{ _id: string }>()._id;
}

/** The main CV after a change, so that its first version is an earlier one. */
async function changedCv(user: Visitor): Promise<string> {
  const id = await mainCv(user);
  const body = { skills: [{ name: `Analysis ${randomUUID()}` }] };
  expect((await user.call('PUT', `/user/me/cv/${id}`, { body })).statusCode).toBe(200);
  return id;
}

/**
 * By row. One that is not listed is called with nothing; a row with parameters that is not listed fails the tests, which
 * so cannot forget a new one.
 */
export function goodCalls(site: TestSite): GoodCalls {
  const body = (given: object): GoodCall => ({ params: {}, body: given });
  const ofPicture: Maker = async (user) => ({ params: { id: await upload(user) } });
  const ofVersion: Maker = async (user) => ({
    params: { id: await changedCv(user), version: '1' },
  });
  const deletedPicture = async (user: Visitor) => {
    const id = await upload(user);
    await user.call('DELETE', `/user/me/picture/${id}`);
    return id;
  };
  const makers: Record<string, Maker> = {
    getCv: async (user) => ({ params: { id: await mainCv(user) } }),
    saveCv: async (user) => ({
      params: { id: await mainCv(user) },
      body: { skills: [{ name: 'Analysis' }] },
    }),
    listVersions: async (user) => ({ params: { id: await changedCv(user) } }),
    getMainSince: async (user) => ({ params: { id: await tailoredCv(site, user.sub) } }),
    getVersion: ofVersion,
    restoreVersion: ofVersion,
    bringBack: async (user) => ({ params: { id: await deletedPicture(user) }, body: {} }),
    deleteForGood: async (user) => ({ params: { id: await deletedPicture(user) } }),
    getDeletedPicture: async (user) => ({ params: { id: await deletedPicture(user) } }),
    endSession: async (user) => {
      const id = randomUUID();
      await addSession(site.db, user, id, Math.floor(site.clock.now / 1_000));
      return { params: { id } };
    },
    decideReport: async (user) => ({
      params: { id: await tailoredCv(site, user.sub) },
      body: { decisions: [{ edit: 'e1', status: 'rejected' }] },
    }),
    addRequirement: async (user) => ({
      params: { id: await tailoredCv(site, user.sub) },
      body: { requirement: 'r1' },
    }),
    matchReport: async (user) => ({ params: { id: await tailoredCv(site, user.sub) } }),
    deleteCv: async (user) => ({ params: { id: await tailoredCv(site, user.sub) } }),
    startTailoring: async () => body(job),
    checkTailoring: async () => body(job),
    tailoringProgress: async (user) => ({
      params: (await user.call('POST', '/user/me/cv/tailor', { body: job })).json(),
    }),
    uploadPicture: async () => ({ params: {}, form: formWith(await makePicture()) }),
    deletePicture: ofPicture,
    getPicture: ofPicture,
    sharePicture: ofPicture,
    getSharedPicture: async (user) => {
      const path = `/user/me/picture/${await upload(user)}/share-link`;
      const { shareLink } = (await user.call('GET', path)).json<{ shareLink: string }>();
      return { params: { token: shareLink.split('/').at(-1) ?? '' } };
    },
    readPdf: async () => body({ html: '<p>CV</p>', docTitle: 'Ada Lovelace- CV' }),
    generatePdf: async () => body({ html: '<p>CV</p>', docTitle: 'Ada Lovelace- CV' }),
    startSubscription: async () => body(purchase),
    subscriptionStatus: async (user) => {
      const { subscriptionId } = (await order(user, purchase.planId)).json<Purchase>();
      return { params: { id: subscriptionId } };
    },
    openBillingPortal: async (user) => {
      if ((await granting(site, user)).length === 0) {
        const { subscriptionId } = await buy(site, user, 'starter');
        expect(await statusOf(user, subscriptionId)).toBe('active');
      }
      return body({ returnUrl: 'http://localhost:4000/plans' });
    },
  };
  return async (row, user) => {
    // Many things of a user hang on the main CV, which the first look makes.
    await mainCv(user);
    return (await makers[row.id]?.(user)) ?? { params: {} };
  };
}
