import type { Page } from '@playwright/test';
import type { CvPatch } from '@sastre/shared-contracts/api';
import { firstAuthorization } from './first-token.ts';
import type { Site } from './site.ts';
import { storedCvs } from '../documents/stored-cv.ts';

/** What a stage is set with: the signed-in person's data, written past the screens. */
export interface Api {
  /** Id of the main CV. */
  cvId: string;
  putCv: (content: CvPatch, id?: string) => Promise<void>;
  addPicture: (bytes: Buffer) => Promise<string>;
  /** Tailors with a cover letter. Gives the new CV's id. */
  tailor: (companyName: string) => Promise<string>;
}

/** Opens the CV screen, whose calls carry the token that is needed, unless the page's sign-up left one. */
export async function apiOf(page: Page, site: Site): Promise<Api> {
  const stored = storedCvs(page, site);
  if ((await firstAuthorization(page)) === undefined) {
    const read = page.waitForResponse((answer) => answer.url().endsWith('/api/user/me/cv'));
    await page.goto(`${site.url}/cv-data`);
    await read;
  }
  const { _id: cvId } = await stored.read();
  return {
    cvId,
    putCv: async (content, id = cvId) => void (await stored.put(id, content)),
    addPicture: (buffer) => stored.upload({ name: 'portrait.png', mimeType: 'image/png', buffer }),
    tailor: stored.tailor,
  };
}
