import { until } from '@sastre/shared-testing/node';
import { createBrowser, type Browser, type Page } from './browser.ts';
import { authorizationRequest, finishSignIn, PASSWORD } from './client.ts';
import { linkIn, startSmtpSink } from './smtp-sink.ts';
import { startTemporarySite } from './temporary-site.ts';

/** Every table that could hold an address. */
const TABLES = [
  'idp_user',
  'idp_registration',
  'idp_mail',
  'idp_action_token',
  'idp_artifact',
] as const;

/** An identity provider that sends mail into a sink, and what people do with it. */
export type MailSite = Awaited<ReturnType<typeof startMailSite>>;

/** Starts both; `stop` ends them. */
export async function startMailSite() {
  const sink = await startSmtpSink();
  const site = await startTemporarySite(sink.server);

  async function startRegistration(browser: Browser, email: string, name = 'Ana María') {
    const { url, verifier } = authorizationRequest(site, {}, 'registrations');
    const form = await browser.visit(url);
    const typed = { name, email, password: PASSWORD };
    return { page: await browser.submit(form, typed), verifier };
  }

  /** Registers, opens the link and presses the button, all in one browser. */
  async function member(email: string, browser = createBrowser()) {
    const { verifier } = await startRegistration(browser, email);
    const page = await browser.visit(linkIn(await sink.next(email)));
    return finishSignIn(site, browser, await browser.submit(page, {}), verifier);
  }

  async function logIn(email: string, password: string): Promise<Page> {
    const browser = createBrowser();
    return browser.submit(await browser.visit(authorizationRequest(site).url), { email, password });
  }

  async function askForReset(email: string, browser = createBrowser(), headers: HeadersInit = {}) {
    const login = await browser.visit(authorizationRequest(site).url);
    const href = /href="([^"]*forgot-password[^"]*)"/.exec(login.text)?.[1] ?? '';
    const page = await browser.request(site.origin + href.replaceAll('&amp;', '&'), { headers });
    return browser.submit(page, { email }, headers);
  }

  /** The mail that is not sent yet; `waits`: a try has failed, the next one comes later. */
  async function queued() {
    const rows = await site.db.selectFrom('idp_mail').selectAll().execute();
    const now = Math.floor(site.now() / 1000);
    return rows.map(({ due_at, ...row }) => ({
      ...row,
      waits: row.attempts > 0 && due_at <= now + 60,
    }));
  }

  /** Ends when each mail was tried. */
  async function settled(): Promise<void> {
    await until(async () => (await queued()).every(({ waits }) => waits));
  }

  /** All rows that could hold an address, as one text. */
  async function everything(): Promise<string> {
    const rows = await Promise.all(
      TABLES.map((table) => site.db.selectFrom(table).selectAll().execute()),
    );
    return JSON.stringify(rows);
  }

  /** An empty sink, and a new share of what one address may ask for. */
  async function beginTest(): Promise<void> {
    await settled();
    await site.db.deleteFrom('idp_mail').execute();
    sink.refuse(undefined);
    sink.mails.length = 0;
    site.advance(3601);
  }

  async function stop(): Promise<void> {
    await site.stop();
    await sink.stop();
  }

  return {
    site,
    sink,
    startRegistration,
    member,
    logIn,
    askForReset,
    queued,
    settled,
    everything,
    beginTest,
    stop,
  };
}

/** A page without what is different at each visit. */
export function gist(page: Page, email: string): string {
  return page.text
    .replaceAll(email, '')
    .replace(/interaction\/[^/"]+|value="[^"]+"|from=[^"&]+/g, '');
}
