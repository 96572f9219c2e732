import { SINGLE_COLUMN_CSS } from './single-column.css.ts';

/** The column of the dates with the gap behind it, as wide as its longest date (`date-column.rules.ts`). */
const DATES = 'var(--dates)';

/** Looks of `academic-1`: dates in a column at the start of the page, and all texts on one line beside it. */
export const ACADEMIC_CSS = `${SINGLE_COLUMN_CSS}
.name-xl{font-size:20pt}
.name-xxl{font-size:17pt}
.sec>.title{padding-bottom:calc(.8*var(--mm));margin-bottom:calc(2.6*var(--mm));border-bottom:.35mm solid var(--cv-primary)}
.sec-summary>.rich,.sec>:is(.langs,.skills,.bul),.groups>ul,.groups .g>ul:only-child,.entry>:not(.ehead){margin-inline-start:${DATES}}
.ehead{display:grid;grid-template-columns:calc(${DATES} - 4mm) minmax(0,1fr);column-gap:4mm;align-items:baseline}
.ehead .row{display:contents}
.ehead .row>*{grid-column:2}
.ehead .row>.dates{grid-column:1;grid-row:1/span 2;margin:0;text-align:start;word-break:keep-all;text-wrap:balance}
.ehead .row>.grade{margin:0;text-align:start;font-size:calc(9.75*var(--pt))}
.entry>.ehead:not(:last-child){margin-bottom:calc(1.1*var(--mm))}
.entry>.ehead+*{margin-top:0}
.groups .g{grid-template-columns:calc(${DATES} - 4mm) minmax(0,1fr);column-gap:4mm}
.groups .g+.g{margin-top:calc(1.3*var(--mm))}
`;
