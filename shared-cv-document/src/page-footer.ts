import type { PdfOptions } from '@sastre/shared-contracts/api';
import type { DocumentContext } from './render-context.ts';
import { columnPadding, SHEETS, sidebarLeft, type Direction } from './page-geometry.ts';
import { letterPlace } from './section-order.rules.ts';

const SIZE = 8.5;
/** Pages of a CV beside a letter are counted by the symbols of a style; more than any CV has. */
const MOST_PAGES = 99;

/** From so many pages on a CV has its footer unless somebody chose otherwise: a sheet of it may go astray. */
const LONG = 4;

/** Whether there is a footer, by what was chosen and how many pages the CV has. */
export function hasPageFooter({ pageFooter }: Pick<PdfOptions, 'pageFooter'>, pages = 0): boolean {
  return pageFooter ?? pages >= LONG;
}

/**
 * "Name · 2 / 3" at the foot of each page of the CV from the second on: by the page itself in print, by the sheets of the
 * preview on screen, so that it is no content of the document. The preview counts its sheets itself; print is told how many
 * pages there are. Beside a letter in the same file, whose pages are not counted, nothing tells print how many the CV has
 * while it prints: there it is "Name · 2".
 */
export function footerCss(
  context: DocumentContext,
  { text2 }: { text2: string },
  direction: Direction,
): string {
  if (context.options.pageFooter === false) return '';
  const isPrinted = hasPageFooter(context.options, context.pages);
  const long = context.options.pageFooter === true ? '' : `:has(>.sheets>:nth-child(${LONG}))`;
  const { margins, paper } = context.geometry;
  const alone = letterPlace(context.tailored) === 'none';
  const name = context.cv.personal_info.fullName.trim().replace(/\s+/g, ' ');
  const before = name === '' ? '' : `${name} · `;
  const looks = `color:${text2};direction:${direction};font:400 ${Number((SIZE * context.scale).toFixed(2))}pt/1.3 'CV Text','CV Sans','CV World',sans-serif;text-align:center`;
  const printed = alone
    ? `${quoted(before)} counter(page) " / " counter(pages)`
    : 'counter(page,cv-foot)';
  const shown = alone
    ? `${quoted(before)} counter(sheet) " / " counter(sheets)`
    : 'counter(sheet,cv-foot)';
  const rules = (['one', 'two'] as const).flatMap((type) => {
    const room = type === 'two' ? besideSidebar(context, direction) : 'padding:0';
    const { x, y } = margins[type];
    return [
      ...(isPrinted
        ? [
            `@page ${type}{@bottom-center{content:${printed};vertical-align:middle;${room};${looks}}}`,
            `@page ${type}:first{@bottom-center{content:none}}`,
          ]
        : []),
      `html.paged .run-${type}{counter-reset:sheets var(--n)}`,
      `html.paged .run-${type}${long} .sheet+.sheet::after{content:${shown};margin-left:${x}mm;width:${SHEETS[paper].width - 2 * x}mm;height:${y}mm;display:grid;align-items:center;${room};${looks}}`,
    ];
  });
  return [
    ...rules,
    'html.paged .sheets{counter-reset:sheet}html.paged .sheet{display:grid;align-content:end;counter-increment:sheet}',
    ...(alone ? [] : [countedStyle(before), '@page letter{counter-increment:page 0}']),
  ].join('\n');
}

/** Centred under the wide column. */
function besideSidebar({ geometry }: DocumentContext, direction: Direction): string {
  const { sidebar } = geometry;
  const [start, end] = columnPadding(sidebar, 'wide');
  const isLeft = sidebarLeft(geometry, direction) === 0;
  const [near, far] = direction === 'ltr' ? [start, end] : [end, start];
  const [left, right] = isLeft ? [sidebar.width + near, far] : [near, sidebar.width + far];
  return `padding:0 ${right}mm 0 ${left}mm`;
}

/** A style of counters that says nothing of the first page: `:first` is that of the letter where it comes before. */
function countedStyle(before: string): string {
  const symbols = Array.from({ length: MOST_PAGES - 1 }, (_, index) =>
    quoted(`${before}${index + 2}`),
  );
  return `@counter-style cv-foot{system:fixed;symbols:"" ${symbols.join(' ')};suffix:""}`;
}

/** A text as a string of CSS; it can end neither the string nor the sheet's element. */
function quoted(text: string): string {
  const escape = (sign: string) => `\\${sign.codePointAt(0)?.toString(16) ?? ''} `;
  return `"${text.replace(/["\\<>&\n\r\f]/g, escape)}"`;
}
