import { setTimeout as pause } from 'node:timers/promises';
import { analystCv, analystJob } from '@sastre/reading/testing';
import type { Deed, Tally } from '../count.rules.ts';
import { askAt, jsonOf, once, type Ask } from './ask.ts';
import { startSaver, type Saver } from './saver.ts';
import { signUp, type Person } from './sign-up.ts';

/** A tailoring that was accepted. */
export interface StartedJob {
  owner: string;
  id: string;
}

/** People who use the product at the proxy's address until they are told to stop. */
export interface Crowd {
  savers: Saver[];
  jobs: StartedJob[];
  /** Those who tailor start another job each, and follow it to its end from then on. */
  tailor: () => Promise<void>;
  /** From now on some have a page of this build open and ask for its files. */
  openTabs: (assets: readonly string[]) => void;
  /** Ends the load; resolves when every job has ended or had its time. */
  stop: () => Promise<void>;
  people: number;
}

const SAVERS = 3;
const TAILORS = 2;
const JOB_MS = 90_000;
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const PAPER = JSON.stringify({
  html: `<html lang="en"><h1>Ada Grey</h1>${'<p>Led the move of the accounts to one ledger.</p>'.repeat(40)}</html>`,
  docTitle: 'CV',
});
const JSON_TYPE = { 'content-type': 'application/json' };

/** Registers everybody and starts the load. */
export async function gather(url: string, tally: Tally, live: readonly string[]): Promise<Crowd> {
  const ask = askAt(url, tally);
  const over = new AbortController();
  const isOver = () => over.signal.aborted;
  const names = ['saver-1', 'saver-2', 'saver-3', 'tailor-1', 'tailor-2', 'reader'];
  const people: Person[] = [];
  for (const name of names) people.push(await signUp(url, name));
  const reader = people.at(-1) as Person;
  const savers = await Promise.all(
    people.slice(0, SAVERS).map(async (person, place) => startSaver(ask, person, place)),
  );
  const tailors = people.slice(SAVERS, SAVERS + TAILORS);
  for (const tailor of tailors) await writeCv(ask, tailor);
  const picture = await addPicture(url, reader);
  const tabs: (readonly string[])[] = [];
  const jobs: StartedJob[] = [];
  const following: Promise<void>[] = [];

  /** The same again and again, each time for whoever it is by then. */
  const again = async (deed: Deed, everyMs: number, call: () => Promise<unknown>) => {
    while (!isOver()) {
      await call();
      await pause(everyMs);
    }
    return deed;
  };
  const get = async (deed: Deed, path: string) =>
    ask(deed, path, { headers: await reader.headers() });
  let turn = 0;
  const next = (paths: readonly string[]) => paths[(turn += 1) % paths.length] ?? '/';
  const load = [
    ...savers.map(async (saver) => saver.work(isOver)),
    again('read', 250, async () =>
      get(
        'read',
        next(['/api/user/me/cv', '/api/user/me/cv/tailored-list', '/my-account', '/registry.json']),
      ),
    ),
    again('asset', 60, async () => ask('asset', next(live))),
    again('old asset', 60, async () => tabs[0] && ask('old asset', next(tabs[0]))),
    again('picture', 500, async () => get('picture', `/api/user/me/picture/${picture}`)),
    again('print', 3_000, async () =>
      ask('print', '/api/utils/generate-pdf', {
        method: 'POST',
        headers: { ...(await reader.headers()), ...JSON_TYPE },
        body: PAPER,
      }),
    ),
  ];
  async function follow(person: Person, id: string): Promise<void> {
    const until = Date.now() + JOB_MS;
    while (Date.now() < until) {
      const path = `/api/user/me/cv/tailor/progress/${id}`;
      const answer = await ask('poll', path, { headers: await person.headers() });
      if (answer.status === 200 && /completed|failed/.test(jsonOf<{ state: string }>(answer).state))
        return;
      await pause(1_000);
    }
  }
  return {
    savers,
    jobs,
    people: people.length,
    async tailor() {
      for (const person of tailors) {
        const answer = await once(`${url}/api/user/me/cv/tailor`, {
          method: 'POST',
          headers: { ...(await person.headers()), ...JSON_TYPE },
          body: JSON.stringify({
            ...{ jobDescription: analystJob, companyName: 'Fjordline Ferries' },
            ...{ includeCoverLetter: true, useAiTailoring: true },
          }),
        });
        if (answer.status !== 202)
          throw new Error(`A tailoring was answered ${answer.status}: ${answer.bytes.toString()}`);
        const { bullId } = jsonOf<{ bullId: string }>(answer);
        jobs.push({ owner: person.id, id: bullId });
        following.push(follow(person, bullId));
      }
    },
    openTabs: (assets) => void tabs.splice(0, 1, assets),
    async stop() {
      over.abort();
      await Promise.all([...load, ...following]);
    },
  };
}

async function writeCv(ask: Ask, person: Person): Promise<void> {
  const headers = { ...(await person.headers()), ...JSON_TYPE };
  const { _id: id } = jsonOf<{ _id: string }>(await ask('read', '/api/user/me/cv', { headers }));
  const init = { method: 'PUT', headers, body: JSON.stringify(analystCv) };
  const { status, bytes } = await ask('save', `/api/user/me/cv/${id}`, init);
  if (status !== 200) throw new Error(`A CV was not saved: ${status} ${bytes.toString()}`);
}

async function addPicture(url: string, person: Person): Promise<string> {
  const form = new FormData();
  form.set('picture', new Blob([Buffer.from(PNG, 'base64')], { type: 'image/png' }), 'me.png');
  const init = { method: 'POST', headers: await person.headers(), body: form };
  const answer = await once(`${url}/api/user/me/picture`, init);
  if (answer.status >= 300)
    throw new Error(`A picture was not taken: ${answer.status} ${answer.bytes.toString()}`);
  return jsonOf<{ pictureId: string }>(answer).pictureId;
}
