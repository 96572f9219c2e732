import { LANGUAGES, type Language } from '@sastre/shared-contracts/api';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '@sastre/base/files';
import { readTextsOfJson, readTextsOfSource } from './read-texts.rules.ts';

/** A text of the product: where it stands, in which language, and its key without the language. */
export interface PlacedText {
  file: string;
  line: number;
  /** The room that it belongs to, by its folder. */
  room: string;
  key: string;
  language: Language;
  text: string;
}

/** Sources that hold texts themselves, of rooms whose texts are no locale files. */
const SOURCES: Readonly<Record<string, readonly string[]>> = {
  'server/api': ['src/account/export/readme.texts.ts', 'src/plans/default-plans.ts'],
  'server/base': ['src/hosted-pages/foot.ts', 'src/site/checkout-terms.texts.ts'],
  'server/identity': ['src/mail/mail-texts.ts', 'src/pages/messages.ts'],
  'server/stand-ins': ['src/stripe/messages.ts'],
  'shared-contracts': ['src/page/dashboard-link.tsx', 'src/routes/legal-pages.ts'],
  'shared-cv-document': LANGUAGES.map((language) => `src/words/${language}.words.ts`),
};
const OF_A_REMOTE = 'remote.config.ts';

/** Every text that a user can read, of the rooms named by their folders. */
export async function findTexts(root: string, rooms: readonly string[]): Promise<PlacedText[]> {
  const found = await Promise.all(rooms.map((room) => textsOf(root, room)));
  return found.flat();
}

async function textsOf(root: string, room: string): Promise<PlacedText[]> {
  const files = await listFiles(join(root, room, 'src'), (name) => name === 'node_modules');
  const locales = files.filter((name) => /(?:^|\/)(?:en|es|de)\.json$/.test(name));
  const remote = existsSync(join(root, room, OF_A_REMOTE)) ? [OF_A_REMOTE] : [];
  const place = (file: string) => ({ room, file: `${room}/${file}` });
  return [
    ...locales.flatMap((name) => {
      const language = LANGUAGES.find((one) => name.endsWith(`${one}.json`));
      const texts = readTextsOfJson(read(root, room, `src/${name}`));
      return texts.flatMap((text) =>
        language === undefined ? [] : [{ ...place(`src/${name}`), ...text, language }],
      );
    }),
    ...[...(SOURCES[room] ?? []), ...remote].flatMap((name) =>
      readTextsOfSource(read(root, room, name)).map((text) => ({ ...place(name), ...text })),
    ),
  ];
}

const read = (...path: string[]) => readFileSync(join(...path), 'utf8');
