import { analystCv, analystJob } from '@sastre/reading/testing';
import sharp from 'sharp';
import type { Account } from '../../testing/server-process.ts';

/** Somebody with a CV. */
export interface Person extends Account {
  cv: string;
  /** The last tailoring that was started. */
  job: string | undefined;
}

type Deed = (person: Person) => Promise<Response>;

const PAPER = {
  html: `<html lang="en"><h1>Ada Grey</h1>${'<h2>Work</h2><ul><li>Led the move of the accounts to one ledger.</li></ul><p>Some words about it.</p>'.repeat(12)}</html>`,
  docTitle: 'CV',
};
const JOB = { jobDescription: analystJob, companyName: 'Fjordline', includeCoverLetter: true };
const PHOTO = await sharp({ create: { width: 600, height: 800, channels: 3, background: '#357' } })
  .jpeg()
  .toBuffer();

const get =
  (path: string): Deed =>
  (person) =>
    person.call('GET', path);

/** What people do all the time. `outside` is the site's own address. */
export function lightDeeds(outside: string): Readonly<Record<string, Deed>> {
  return {
    save: (person) => person.call('PUT', `/user/me/cv/${person.cv}`, analystCv),
    read: get('/user/me/cv'),
    list: get('/user/me/cv/tailored-list'),
    poll: (person) =>
      person.job === undefined
        ? person.call('GET', '/saas/plans')
        : person.call('GET', `/user/me/cv/tailor/progress/${person.job}`),
    versions: (person) => person.call('GET', `/user/me/cv/${person.cv}/versions`),
    trash: get('/user/me/trash'),
    pictures: get('/user/me/pictures'),
    subscription: get('/user/me/saas/subscriptions/active'),
    page: () => fetch(`${outside}/`),
    ready: () => fetch(`${outside}/health/ready`),
  };
}

/** What is done now and then, and costs more. */
export const HEAVY_DEEDS: Readonly<Record<string, Deed>> = {
  async tailor(person) {
    const answer = await person.call('POST', '/user/me/cv/tailor', JOB);
    if (answer.ok) person.job = ((await answer.clone().json()) as { bullId: string }).bullId;
    return answer;
  },
  print: (person) => person.call('POST', '/utils/generate-pdf', PAPER),
  check: (person) => person.call('POST', '/user/me/cv/tailor/check', JOB),
  upload(person) {
    const body = new FormData();
    body.append('picture', new Blob([new Uint8Array(PHOTO)], { type: 'image/jpeg' }), 'me.jpg');
    return person.call('POST', '/user/me/picture', undefined, { body });
  },
  export: get('/user/me/export'),
};
