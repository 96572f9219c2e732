import { fold } from '../../words/stem.rules.ts';

const [LONGEST, LEAST, MOST] = [60, 3, 12];

/** "BARISTA WANTED", "weekends", "latte art a plus": short lines that no wrap broke, for the next word would have had room in one of them. */
export function areNotes(lines: readonly string[]): boolean {
  const notes = lines.filter((line) => line.trim() !== '');
  const longest = Math.max(0, ...notes.map(({ length }) => length));
  const hasRoom = (line: string, at: number) => {
    const [word] = notes[at + 1]?.split(/\s/) ?? [];
    return word !== undefined && line.length + 1 + word.length <= longest;
  };
  return (
    notes.length >= LEAST &&
    notes.length <= MOST &&
    longest < LONGEST &&
    !notes.some((line) => /^(?:\s|[-*•>])|\p{L}{3}\.$/u.test(line)) &&
    notes.some(hasRoom)
  );
}

/** A line of notes that goes on begins with a word that none begins with: "de alemán", "und Französisch". */
export const beginsNote = (line: string): boolean => !GOES_ON.test(fold(line.trim()));
const GOES_ON = /^(?:de|del|y|e|o|u|and|or|of|to|und|oder|sowie|von|des|&)(?!\p{L})/u;
