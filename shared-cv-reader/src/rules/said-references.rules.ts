import { nothing, type ReadAdded } from './headline.rules.ts';
import { endsSentence, positionScore } from '@sastre/shared-cv-words';
import { goesOn, idsOf, joined, trimmed, type Piece } from './pieces.rules.ts';
import type { LineCell, StyledLine } from './styled-line.types.ts';

const [LEAST_WORDS, LONGEST_WHO] = [4, 90];
const SENTENCE_END = /[.!?…]\s?["“”«»’]?$/u;
const SAID_BY = /^(\S.*[.!?…]\s?["“”«»]?)\s+[–—-]\s+(\p{Lu}[^.!?]*)$/u;
/** What ends with its quotation marks needs no dash before who said it. */
const QUOTED_BY = /^(["“„«].+["”“»])\s+((?:\p{Lu}\p{L}{0,4}\.\s)*\p{Lu}[^.!?:]{2,80})$/u;
const WHO_SAYS = /^([^:]{3,90}):\s+(\S.*)$/u;
/** Of left edges in points, and of the lines of one cell in their own sizes. */
const [NEAR, CLOSE] = [3, 0.3];

interface Told {
  who?: Piece;
  said?: Piece;
}

/**
 * People who speak for somebody, with what they say: a sentence, with its speaker before, behind, above or below it.
 * Undefined where the lines are no such list.
 */
export function saidReferees(lines: readonly StyledLine[]): ReadAdded[] | undefined {
  const told = [...inRows(lines)].flatMap(partsOf);
  const isSaidFirst = told[0]?.who === undefined;
  const all: Told[] = [];
  for (const part of told) {
    const last = all.at(-1);
    const isWhole = part.who !== undefined && part.said !== undefined;
    const begins = isSaidFirst ? last?.who !== undefined : part.who !== undefined;
    if (last === undefined || isWhole || begins) all.push({ ...part });
    else if (part.who !== undefined) last.who = part.who;
    else if (part.said !== undefined)
      last.said = last.said === undefined ? part.said : joined([last.said, part.said], ' ');
  }
  const found = all.flatMap(({ who, said }) => (who && said ? [refereeOf(who, said)] : []));
  return found.length > 0 && found.length === all.length ? found : undefined;
}

/** A job is no organisation: it stays with the name, as the file has it. */
function refereeOf(who: Piece, said: Piece): ReadAdded {
  const entry = { ...nothing(), texts: [said] };
  const [, name, house] = /^([^,]+),\s+(.+)$/u.exec(who.text) ?? [];
  if (name === undefined || house === undefined || positionScore(house) >= 0)
    return { ...entry, name: who };
  return {
    ...entry,
    name: { ...who, text: trimmed(name) },
    organisation: { ...who, text: trimmed(house) },
  };
}

function partsOf(piece: Piece): Told[] {
  const { text, lines } = piece;
  const of = (part: string) => ({ text: trimmed(part), lines });
  const [, said, by] = SAID_BY.exec(text) ?? QUOTED_BY.exec(text) ?? [];
  if (said !== undefined && by !== undefined && by.length < LONGEST_WHO && isSentence(said))
    return [{ who: of(by), said: unquoted(of(said)) }];
  const [, who, says] = WHO_SAYS.exec(text) ?? [];
  if (who !== undefined && says !== undefined && isSentence(says) && !isSentence(who))
    return [{ who: of(who), said: unquoted(of(says)) }];
  return isSentence(text) ? [{ said: unquoted(piece) }] : [{ who: of(text) }];
}

function isSentence(text: string): boolean {
  const isEnd = SENTENCE_END.test(text) && (endsSentence(text) || !text.endsWith('.'));
  return isEnd && text.split(' ').length >= LEAST_WORDS;
}

function unquoted({ text, lines }: Piece): Piece {
  return { text: text.replace(/^["“”„«»]\s?/u, '').replace(/\s?["“”«»]$/u, ''), lines };
}

/** Paragraphs, and the texts of a table's cells that go on in the rows below. */
function* inRows(lines: readonly StyledLine[]): Generator<Piece> {
  let open: { column: LineCell | undefined; last: StyledLine; pieces: Piece[] }[] = [];
  const close = () => open.map(({ pieces }) => joined(pieces, ' '));
  for (const line of lines) {
    const [first] = line.cells;
    const isOne = line.cells.length === 1 && first !== undefined;
    const above = open.find(({ column, last }) =>
      open.length > 1 ? isOne && isBelow(column, first) : isOne && goesOn(last, line),
    );
    if (above !== undefined && (open.length === 1 || line.gapAbove < CLOSE)) {
      above.pieces.push({ text: line.text, lines: idsOf(line) });
      above.last = line;
      continue;
    }
    yield* close();
    open = line.cells.map((cell) => ({
      ...{ column: cell, last: line },
      pieces: [{ text: cell.text, lines: idsOf(line) }],
    }));
  }
  yield* close();
}

function isBelow(above: LineCell | undefined, cell: LineCell | undefined): boolean {
  return Math.abs((above?.x ?? Infinity) - (cell?.x ?? -Infinity)) < NEAR;
}
