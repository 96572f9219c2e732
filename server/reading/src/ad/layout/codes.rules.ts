const CODE = /^[ \t]*(?:[-*•][ \t]+)?(\p{Lu}{1,3})[ .-]?(\d{1,2})[.):]?[ \t]+(?=\S)/u;
const FEWEST = 3;

/** "E1 A licence", "E2 Excel", "E3 …": the points of a person specification, counted behind a letter, as points. */
export function withoutCodes(text: string): string {
  const lines = text.split('\n');
  const codes = lines.map((line) => CODE.exec(line));
  /** Which line of its run one is, from one on; 0: of none. */
  const places = codes.map((code) => Number(code?.[2] ?? 0));
  const follows = (at: number) =>
    codes[at] !== null &&
    codes[at]?.[1] === codes[at - 1]?.[1] &&
    (places[at] ?? 0) === (places[at - 1] ?? 0) + 1;
  const runs = lines.map((_line, at) => {
    let first = at;
    while (follows(first)) first -= 1;
    let last = at;
    while (follows(last + 1)) last += 1;
    return places[first] === 1 ? last - first + 1 : 0;
  });
  return lines
    .map((line, at) => ((runs[at] ?? 0) < FEWEST ? line : line.replace(CODE, '- ')))
    .join('\n');
}

/** "Essential:" above "> Excel" and "> Incoterms": points, and no mail that is answered. */
export const withoutQuoting = (text: string) =>
  text.replace(/(?<=:[ \t]*\n)(?:>[ \t]+\S.*(?:\n|$)){2,}/g, (points) =>
    points.replace(/^>[ \t]+/gm, '- '),
  );
