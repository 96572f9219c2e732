import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import { startMailSite, type MailSite } from './mail-site.ts';

/** A provider with mail for the file that calls this at its top, its sink empty at each test's start; ask for it inside of a test. */
export function mailSiteForTests(): () => MailSite {
  let site: MailSite;
  beforeAll(async () => {
    site = await startMailSite();
  }, 120_000);
  afterAll(() => site?.stop());
  beforeEach(() => site.beginTest());
  return () => site;
}
