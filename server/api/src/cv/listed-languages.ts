import { setImmediate } from 'node:timers/promises';
import type { DetectedLanguages } from '@sastre/shared-contracts/api';
import { chosenLanguage, detectedLanguage } from '@sastre/shared-cv-document/language';
import type { Database } from '@sastre/db';
import type { Kysely } from 'kysely';
import { readTexts, type StoredListItem } from './stored/cv.store.ts';
import { detectedLanguages, rememberedLanguages } from './stored/detected-languages.ts';

/** The languages of the documents of copies, by id. Only of those whose language was never chosen a text is read. */
export async function listedLanguages(
  db: Kysely<Database>,
  userId: string,
  items: readonly StoredListItem[],
): Promise<ReadonlyMap<string, string>> {
  const languages = new Map<string, string>();
  const unread: string[] = [];
  const note = (id: string, detected: DetectedLanguages) => {
    const language = detectedLanguage({ detected });
    if (language !== undefined) languages.set(id, language);
  };
  for (const item of items) {
    const chosen = chosenLanguage({
      language: item.language ?? undefined,
      tailored: { language: item.translatedTo ?? undefined },
    });
    const known = rememberedLanguages(item);
    if (chosen !== undefined) languages.set(item.id, chosen);
    else if (known !== undefined) note(item.id, known);
    else unread.push(item.id);
  }
  for (const cv of await readTexts(db, userId, unread)) {
    note(cv.id, detectedLanguages(cv));
    // It takes some milliseconds each: others are answered in between.
    await setImmediate();
  }
  return languages;
}
