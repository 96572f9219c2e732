import { ONE_LINE_SIZES } from '../name-size.rules.ts';
import { COLUMNS } from '../page-geometry.ts';

const { side, sidePadding, mainPadding } = COLUMNS;

/** Looks of `two-column-1`: two independent flows side by side, each of which breaks over as many pages as it needs.
 * Without a sidebar (`.one`) its wide column stands alone. */
export const TWO_COLUMN_CSS = `
.two{display:grid;grid-template-columns:${side}mm minmax(0,1fr);grid-auto-flow:dense;align-items:start}
.two>.side{grid-column:1;grid-row:1;padding-inline:${sidePadding[0]}mm ${sidePadding[1]}mm}
.two>.wide{grid-column:2;grid-row:1;padding-inline:${mainPadding[0]}mm ${mainPadding[1]}mm}
.sec+.sec{margin-top:6.4mm}
.sec>.title{margin-bottom:2mm}
.wide .sec>.title{padding-bottom:1mm;border-bottom:.25mm solid var(--cv-rule)}
.side .sec>.title{font-size:11.5pt;margin-bottom:1.4mm}

.pic{width:30mm;height:30mm;border-radius:50%;margin-bottom:5mm}
.side .name{font-size:20pt}
.side .name-m{font-size:17pt}
.side .name-l{font-size:14pt}
.side .name-xl{font-size:12pt}
.side .name-xxl{font-size:10pt}
${ONE_LINE_SIZES.map((points) => `.side .one-line-${points}{font-size:${points}pt;white-space:nowrap}`).join('\n')}
.wide .name{font-size:26pt}
.wide .name-xl{font-size:19pt}
.wide .name-xxl{font-size:16pt}
.side .role{font-size:10.5pt}
.role{margin-top:1.6mm}
.contact{margin-top:5mm;font-size:9.25pt;line-height:1.36}
.contact .k{display:block;color:var(--cv-text2);font-size:8.25pt;line-height:1.3}
.contact li+li{margin-top:1.9mm}
.sec-personalInfo>.title{margin:5mm 0 0}
.sec-personalInfo>.title+.contact{margin-top:2mm}
.wide .sec-personalInfo>.title{margin-top:3.4mm;padding:0;border:0;font-size:10pt}
.wide .contact,.wide .sec-personalInfo>.title+.contact{display:flex;flex-wrap:wrap;gap:1mm 6mm;margin-top:3.4mm}
.wide .sec-personalInfo>.title+.contact{margin-top:.6mm}
.wide .contact li+li{margin-top:0}
.wide>.contact{margin:0 0 5mm}
.wide .sec-personalInfo.has-pic{display:grid;grid-template-columns:auto minmax(0,1fr);column-gap:7mm;align-items:center}
.wide .has-pic .pic{margin:0}
.wide .has-pic .contact,.wide .has-pic>.title{grid-column:1/-1}

.side .ehead .head{font-size:10pt}
.groups .g+.g{margin-top:2.2mm}
.groups .lvl{color:var(--cv-text2);font-size:8.75pt}
.side .lvl{break-after:avoid}
.side .groups li{line-height:1.45}
.wide .groups .g{display:grid;grid-template-columns:30mm minmax(0,1fr);column-gap:2mm;align-items:baseline;break-inside:avoid}
.wide .groups .g+.g{margin-top:.9mm}
.wide .groups .lvl{font-size:9.75pt}
.wide .groups li{display:inline;white-space:pre-wrap}
.langs li+li{margin-top:.7mm}
.wide .langs{display:flex;flex-wrap:wrap;gap:.6mm 8mm}
.wide .langs li+li{margin-top:0}
.langs .lv{color:var(--cv-text2)}
.wide .langs .n{font-weight:600}
`;
