import { setTimeout as pause } from 'node:timers/promises';
import { jsonOf, type Answered, type Ask } from './ask.ts';
import type { Person } from './sign-up.ts';

/** A person who saves one version over the other, and notes what was acknowledged. */
export interface Saver {
  person: Person;
  cv: string;
  acknowledged: { version: number; word: string }[];
  /** Saves that were sent again, as nobody had said what became of them, and found as stored. */
  foundStored: number;
  /** Answers that say that somebody else had saved; nobody had. */
  foreign: number;
  /** Saves until it is over. */
  work: (isOver: () => boolean) => Promise<void>;
}

interface Skilled {
  _id: string;
  skills?: { name: string }[];
}

const BETWEEN_MS = 150;
/** What the editor takes for a save that is still to be made. */
const UNKNOWN = new Set([0, 502, 503, 504]);

const versionOf = (answer: Answered) =>
  Number(/\.(\d+)"$/.exec(answer.headers.get('etag') ?? '')?.[1]);

const wordOf = (answer: Answered) =>
  jsonOf<{ current?: Skilled }>(answer).current?.skills?.[0]?.name;

/** Begins with the main CV as it is. */
export async function startSaver(ask: Ask, person: Person, place: number): Promise<Saver> {
  const first = await ask('read', '/api/user/me/cv', { headers: await person.headers() });
  const { _id: cv } = jsonOf<Skilled>(first);
  let version = versionOf(first);
  let count = 0;
  const saver: Saver = {
    ...{ person, cv, acknowledged: [], foundStored: 0, foreign: 0 },
    async work(isOver) {
      while (!isOver()) {
        const word = `${place}.${(count += 1)}`;
        await save(word, isOver);
        await pause(BETWEEN_MS);
      }
    },
  };

  /** Sends one save until somebody says what became of it. */
  async function save(word: string, isOver: () => boolean): Promise<void> {
    for (let isAgain = false; ; isAgain = true) {
      const answer = await ask('save', `/api/user/me/cv/${cv}`, {
        method: 'PUT',
        headers: {
          ...(await person.headers()),
          ...{ 'content-type': 'application/json', 'if-match': `"${cv}.${version}"` },
        },
        body: JSON.stringify({ skills: [{ id: '1', name: word, level: 'Expert' }] }),
      });
      if (answer.status === 200 || answer.status === 412) {
        version = versionOf(answer);
        const isOurs = answer.status === 200 || wordOf(answer) === word;
        if (isOurs) saver.acknowledged.push({ version, word });
        if (answer.status === 412) saver[isOurs ? 'foundStored' : 'foreign'] += 1;
        return;
      }
      if (!UNKNOWN.has(answer.status) || isOver()) return;
      await pause(isAgain ? 1_000 : BETWEEN_MS);
    }
  }
  return saver;
}
