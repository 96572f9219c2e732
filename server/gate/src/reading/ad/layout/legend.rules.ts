const MEANS =
  /(?<![\p{L}\p{N}])(\p{Lu})\)?\s*[=:–-]\s*(essential|required|must|mandatory|desirable|preferred|optional|muss|pflicht|wunsch|wünschenswert|imprescindible|obligatori[oa]|deseable|valorable)(?!\p{L})/giu;
const MARKED = /^\s*(?:[-•*]\s+)?(\S.*?\S)(?:\s{2,}|\t|\s*[:–-]\s+|\s*\()(\p{Lu})\)?\s*$/u;

/** "E = essential, D = desirable": a letter at the end of a line says how much the line counts. */
export function withLegend(lines: readonly string[]): readonly string[] {
  const told = lines.flatMap((line) => [...line.matchAll(MEANS)]);
  const meanings = new Map(
    told.map(([, letter = '', word = '']) => [letter.toUpperCase(), word.toLowerCase()]),
  );
  if (meanings.size < 2) return lines;
  return lines.map((line) => {
    const [, name = '', letter = ''] = MARKED.exec(line) ?? [];
    const word = meanings.get(letter);
    if (word !== undefined) return `- ${name} – ${word}`;
    // The legend itself says nothing of the heading that it stands behind.
    return line.replace(/\s*\(([^()]*)\)/, (aside) =>
      [...aside.matchAll(MEANS)].length > 1 ? '' : aside,
    );
  });
}
