import { PRINT_LIMITS } from './print-limits.ts';

/** A cell that goes across thousands of rows and columns makes millions of places. */
const MOST = {
  colspan: PRINT_LIMITS.span,
  rowspan: PRINT_LIMITS.span,
  width: PRINT_LIMITS.cssNumber,
  height: PRINT_LIMITS.cssNumber,
};

/** The attributes of an element with their numbers no larger than a page needs, and no style that nobody would write into one. */
export function boundedAttributes(attribs: Record<string, string>): Record<string, string> {
  const { style = '', ...bounded } = attribs;
  if (style !== '' && style.length <= PRINT_LIMITS.styleAttribute) bounded.style = style;
  for (const [name, most] of Object.entries(MOST))
    // as browsers read them: what stands behind the digits is ignored
    if (parseInt(attribs[name] ?? '', 10) > most) bounded[name] = String(most);
  return bounded;
}
