import { expect, type Page } from '@playwright/test';
import { cvSchema, type Cv, type CvPatch } from '@sastre/shared-contracts/api';
import type { PictureFile } from './picture-files.ts';
import { firstAuthorization } from '../site/first-token.ts';
import type { Site } from '../site/site.ts';

/** The signed-in person's CVs as the server has them, read and written past the screens. */
export interface StoredCvs {
  /** The main CV without an id. */
  read: (id?: string) => Promise<Cv>;
  /** Writes as another device would: without asking which version is there. */
  put: (id: string, content: CvPatch) => Promise<Cv>;
  /** Ids of the pictures. */
  pictures: () => Promise<string[]>;
  /** Stores a picture and answers its id. */
  upload: (file: PictureFile) => Promise<string>;
  /** Prints a document of the renderer. */
  print: (document: { html: string; docTitle: string; cvId: string }) => Promise<Buffer>;
  /** Makes a copy with a cover letter for a job and answers its id. */
  tailor: (companyName: string) => Promise<string>;
}

/** Calls the API with the newest token that the page itself uses, or the one of its sign-up; without that the page must call the API at least once from now on. */
export function storedCvs(page: Page, site: Pick<Site, 'url'>): StoredCvs {
  let authorization = '';
  page.context().on('request', (request) => {
    const header = request.headers()['authorization'];
    if (header !== undefined && request.url().startsWith(`${site.url}/api/`))
      authorization = header;
  });
  const authorized = async () => ({
    authorization: authorization || ((await firstAuthorization(page)) ?? ''),
  });
  type Request = NonNullable<Parameters<Page['request']['fetch']>[1]>;
  const answerTo = async (method: string, path: string, sent: Request = {}) => {
    const url = `${site.url}/api/${path}`;
    const headers = await authorized();
    const answer = await page.request.fetch(url, { ...sent, method, headers });
    expect(answer.status(), `${method} ${path}`).toBeLessThan(300);
    return answer;
  };
  const call = async (method: string, path: string, sent: Request = {}): Promise<unknown> =>
    (await answerTo(method, `user/me/${path}`, sent)).json();
  return {
    read: async (id) => cvSchema.parse(await call('GET', id === undefined ? 'cv' : `cv/${id}`)),
    put: async (id, content) => cvSchema.parse(await call('PUT', `cv/${id}`, { data: content })),
    pictures: async () => ((await call('GET', 'pictures')) as { pictureIds: string[] }).pictureIds,
    upload: async (picture) => {
      const answer = await call('POST', 'picture', { multipart: { picture } });
      return (answer as { pictureId: string }).pictureId;
    },
    print: async (data) => (await answerTo('POST', 'utils/generate-pdf', { data })).body(),
    tailor: async (companyName) => {
      const jobDescription = 'SQL and dashboards for the reporting team';
      const wanted = { includeCoverLetter: true, useAiTailoring: false };
      const data = { jobDescription, companyName, ...wanted };
      const url = `${site.url}/api/user/me/cv/tailor`;
      const start = async () => page.request.post(url, { data, headers: await authorized() });
      let answer = await start();
      // A server whose threads are all at work asks to come again.
      if (answer.status() === 503)
        await expect
          .poll(async () => (answer = await start()).status(), { timeout: 60_000 })
          .not.toBe(503);
      expect(answer.status(), 'POST cv/tailor').toBeLessThan(300);
      const { bullId } = (await answer.json()) as { bullId: string };
      const progress = async () => {
        const job = (await call('GET', `cv/tailor/progress/${bullId}`)) as Job;
        expect(job.state).not.toBe('failed');
        return job.result?.tailoredCVId;
      };
      // Tailoring stands back where the machine has other work.
      await expect.poll(progress, { timeout: 60_000 }).toBeTruthy();
      return String(await progress());
    },
  };
}

interface Job {
  state: string;
  result?: { tailoredCVId?: string };
}
