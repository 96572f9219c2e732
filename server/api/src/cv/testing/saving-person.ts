import type { Cv } from '@sastre/shared-contracts/api';
import type { SaveServer } from './save-server.ts';

/** What a person knows of a version of their CV: the word that it says. */
export interface KnownVersion {
  version: number;
  word: string;
}

/** A person who saves without a pause, over the version that they know, and notes what was acknowledged. */
export interface SavingPerson {
  id: string;
  /** Acknowledged versions, oldest first. */
  known: KnownVersion[];
  /** What was sent last and not answered: it may be stored or not. */
  open: string | undefined;
  /** Saves, and now and then restores, until the server is gone or `isOver`. */
  work(server: SaveServer, isOver: () => boolean, acknowledged: () => void): Promise<void>;
}

/** Begins with what is stored. */
export async function savingPerson(
  server: SaveServer,
  place: number,
  random: () => number,
): Promise<SavingPerson> {
  const call = async (to: SaveServer, path: string, init: RequestInit = {}) =>
    fetch(`${to.url}/api/user/me/${path}`, {
      ...init,
      headers: {
        authorization: `Bearer ${to.tokens[place]}`,
        'content-type': 'application/json',
        ...(init.headers as Record<string, string> | undefined),
      },
    });
  const wordOf = ({ skills }: Cv) => skills[0]?.name ?? '';
  const versionOf = (answer: Response) =>
    Number(/\.(\d+)"$/.exec(answer.headers.get('etag') ?? '')?.[1]);

  const first = await call(server, 'cv');
  const main = (await first.json()) as Cv;
  let count = 0;
  const person: SavingPerson = {
    id: main._id,
    known: [{ version: versionOf(first), word: wordOf(main) }],
    open: undefined,
    async work(to, isOver, acknowledged) {
      // What was open when the server went is there or not; both are right, and from now on it is known.
      const found = await call(to, `cv/${person.id}`).catch(() => undefined);
      if (found?.ok !== true) return;
      const [cv, version] = [(await found.json()) as Cv, versionOf(found)];
      if (version !== person.known.at(-1)?.version)
        person.known.push({ version, word: wordOf(cv) });
      person.open = undefined;
      while (!isOver()) {
        const last = person.known.at(-1) as KnownVersion;
        const earlier = person.known[Math.floor(random() * (person.known.length - 1))];
        const isRestore = earlier !== undefined && random() < 0.1;
        const word = isRestore ? earlier.word : `${place}.${(count += 1)}`;
        person.open = word;
        const headers = { 'if-match': `"${person.id}.${last.version}"` };
        const body = JSON.stringify({ skills: [{ id: '1', name: word, level: 'Expert' }] });
        const path = isRestore
          ? `cv/${person.id}/versions/${earlier.version}/restore`
          : `cv/${person.id}`;
        const sent = isRestore ? { method: 'POST' } : { method: 'PUT', body };
        const answer = await call(to, path, { ...sent, headers }).catch(() => undefined);
        // Gone, or its database is: whether it was stored shows later.
        if (answer?.ok !== true) return;
        person.known.push({ version: versionOf(answer), word });
        person.open = undefined;
        acknowledged();
        await answer.arrayBuffer().catch(() => undefined);
      }
    },
  };
  return person;
}
