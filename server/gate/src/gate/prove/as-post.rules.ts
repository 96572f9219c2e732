import { deedsOfMine, findAt, type Finding, unprovenAt, type WordList } from '@sastre/wording';
import type { CvGround } from './ground.rules.ts';

const AS = /^(?:as|als|como)$/;
/** What one has or is goes on in a later post, too; when says no deed. */
const STATE =
  /^(?:already|bereits|schon|ya|have|am|was|hold|bring|know|can|enjoy|join\w*|start\w*|began|spent|work\w*|came|moved|stayed|gained|learn\w*|habe|bin|war|bringe|arbeite\w*|gearbeitet|tengo|soy|fui|aporto|trabaj\w+|comence|inicie|empece|entre|estuve|pase)$/;

/** "As a restaurant manager I built reports" of one who built them in another post: what is told of a post that is over was done there. */
export function compareAsPost(said: WordList, { entries }: CvGround): Finding[] {
  const own = entries.filter(({ path, header: [position] }) => {
    const words = position?.list.words.filter(({ isGlue }) => !isGlue) ?? [];
    return path.startsWith('work') && words.length > 0 && placesOf(said, words) !== undefined;
  });
  if (own.length === 0 || own.some(({ isCurrent }) => isCurrent)) return [];
  const deeds = deedsOfMine(said).filter((place) => {
    const deed = said.words[place]?.folded ?? '';
    // "Vía" ends as a deed does.
    return deed.length > 3 && !STATE.test(deed);
  });
  const isThere = (place: number) =>
    own.some(({ texts, header }) =>
      [...texts.values(), ...header].some((fact) => findAt(said, place, fact).length > 0),
    );
  const strange = deeds.filter((place) => said.words[place]?.isGlue === false && !isThere(place));
  return unprovenAt(said, strange, 'deed-contradicts');
}

/** Where a sentence has a title word for word behind "as a". */
function placesOf({ words }: WordList, title: readonly { folded: string }[]): number | undefined {
  const at = words.findIndex(
    ({ folded }, place) =>
      folded === title[0]?.folded &&
      words.slice(Math.max(0, place - 2), place).some((one) => AS.test(one.folded)) &&
      title.every((one, index) => words[place + index]?.folded === one.folded) &&
      !/^del?$/.test(words[place + title.length]?.folded ?? ''),
  );
  return at < 0 ? undefined : at;
}
