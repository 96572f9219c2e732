import { WEB, isOfLabels } from '@sastre/shared-cv-words';
import { goesOn, isOneBlock } from './pieces.rules.ts';
import type { StyledLine } from './styled-line.types.ts';

const EMAIL = /^[\p{L}\d._%+'-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}$/u;
/** A word with the signs that addresses have. */
const ADDRESS =
  /^(?:(?:https?:\/\/|www\.)\S*|\S*[\p{L}\d]\.\p{L}{2,}\/\S*|\S*[@/]\S*|[\p{L}\d._-]+[-.])$/iu;

/** An address of its own, or what says whose it is: neither goes on with the one above. */
const OWN = /^(?:https?:|www\.|\()|^[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}(?:\/|$)/iu;

/** In points: less than a letter is wide. */
const FULL = 4;

/** Lines in which addresses that a narrow column breaks are whole again. */
export function unbroken(lines: readonly StyledLine[]): StyledLine[] {
  const whole: StyledLine[] = [];
  for (const line of lines) {
    const above = whole.at(-1);
    const text = above && joined(above, line);
    const [cell] = above?.cells ?? [];
    if (above === undefined || text === undefined || cell === undefined) whole.push(line);
    else
      whole[whole.length - 1] = {
        ...above,
        text,
        cells: [{ ...cell, text }],
        also: [...(above.also ?? []), line.id],
        ...(line.room !== undefined && { room: line.room }),
      };
  }
  return whole;
}

/** The address that two lines are; undefined where they are two things. */
function joined(above: StyledLine, line: StyledLine): string | undefined {
  if (above.cells.length > 1 || line.cells.length > 1) return undefined;
  if (isBrokenInRow(above, line)) return above.text + line.text;
  if (/\s/.test(line.text)) return undefined;
  const [, before = '', start = ''] = /^(.*\s)?(\S+)$/u.exec(above.text) ?? [];
  // `theo@theatre.examp` and `le`: whole as it looks, its line was full.
  const isTail = EMAIL.test(start) && above.page === line.page && goesOn(above, line);
  // `theo@theatre.exa` and `mple.org`: the file itself says that both are one, and there was no room.
  const isSaid = isOneBlock(above, line) === true && (above.room ?? Infinity) < FULL;
  // `theo@theatre.ex` and `ample`: nobody has such an address, and its line was full.
  const isCut = (above.room ?? Infinity) < FULL && !isKnownSite(start) && !isOfLabels(line.text);
  // A town or the name of a link below a mail in small letters.
  const isOther = /^\p{Lu}/u.test(line.text) && !/\p{Lu}/u.test(start);
  const isRest =
    isTail &&
    !isOther &&
    (isSaid || isCut ? EMAIL.test(start + line.text) : /^\p{Ll}{1,4}$/u.test(line.text));
  // A sentence ends above an address that is whole.
  if (EMAIL.test(line.text) && / \S/u.test(before)) return undefined;
  if (!ADDRESS.test(start) || (EMAIL.test(start) && !isRest)) return undefined;
  // Some languages repeat the hyphen at which they break a word.
  const text = (line.text.startsWith('-') ? start.replace(/-$/, '') : start) + line.text;
  const isOne = EMAIL.test(text) || (!EMAIL.test(line.text) && isFull(above, line));
  return isOne ? before + text : undefined;
}

/** `ana@ruiz.example | ruiz-` above `welding.example | github.com/ana`: a row of addresses that is broken at a hyphen. */
function isBrokenInRow(above: StyledLine, line: StyledLine): boolean {
  if (above.page !== line.page || line.gapAbove >= 0.5) return false;
  // "ORCID: 0000-0002-1825-" above "0097 | Ulm".
  if (/\d-\d{4}-$/u.test(above.text) && /^\d{3}[\dX](?:\s*[|•·]|$)/u.test(line.text)) return true;
  return (
    /[|•·]\s*[\p{L}\d.-]*[\p{L}\d]-$/u.test(above.text) &&
    /^[\p{Ll}\d][\p{L}\d.-]*\.\p{L}{2,}(?:\/\S*)?(?:\s*[|•·]|$)/u.test(line.text)
  );
}

/** Whether the end of an address of mail is one of those that sites have. */
function isKnownSite(address: string): boolean {
  const site = address.slice(address.indexOf('@') + 1);
  return WEB.exec(site)?.[0] === site;
}

/** The rest would not have fitted, or the break stands behind a sign where addresses may be broken. */
function isFull(above: StyledLine, line: StyledLine): boolean {
  return (
    above.page === line.page &&
    line.gapAbove < 0.5 &&
    (goesOn(above, line) || /[-/]$|www\.$/.test(above.text)) &&
    (!OWN.test(line.text) || /[-/.]$/.test(above.text))
  );
}
