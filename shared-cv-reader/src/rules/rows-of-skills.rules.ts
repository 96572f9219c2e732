import { EMAIL, PHONE, WEB, isAddress, isPlace } from '@sastre/shared-cv-words';
import type { Part } from './parts.rules.ts';
import type { StyledLine } from './styled-line.types.ts';

/** Parts in which a row of skills that is called as a way to reach somebody, "Web: HTML, CSS", is one of the others. */
export function withRowsOfSkills(parts: readonly Part[]): Part[] {
  return parts.reduce<Part[]>((told, part) => {
    const last = told.at(-1);
    const isRow = part.kind === 'contact' && part.heading !== undefined && last?.kind === 'skills';
    if (last === undefined || !isRow || part.lines.length === 0 || part.lines.some(isOfContact))
      return [...told, part];
    return [...told.slice(0, -1), { ...last, lines: [...last.lines, ...part.lines] }];
  }, []);
}

function isOfContact({ text }: StyledLine): boolean {
  return [EMAIL, PHONE, WEB].some((way) => way.test(text)) || isPlace(text) || isAddress(text);
}
