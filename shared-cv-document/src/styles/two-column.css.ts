import { FITTED_SIZES, SIDEBAR_NAME } from '../name-size.rules.ts';

/** Of smaller type in the sidebar, whose lines stand as far apart as those of its lists. */
const PITCH = 'calc(9.75*var(--pt)*var(--line))';

/** Looks of `two-column-1`. Without a sidebar (`.one`) its wide column stands alone. */
export const TWO_COLUMN_CSS = `
.sec+.sec{margin-top:calc(6.4*var(--mm))}
.sec>.title{margin-bottom:calc(2*var(--mm))}
.wide .sec>.title{padding-bottom:calc(1*var(--mm));border-bottom:.25mm solid var(--cv-rule)}
.side .sec>.title{font-size:calc(11.5*var(--pt));margin-bottom:calc(1.4*var(--mm))}

.pic{width:30mm;height:30mm;border-radius:50%;margin-bottom:calc(5*var(--mm))}
.side{--name:${SIDEBAR_NAME}pt}
.side .name-m{font-size:17pt}
.side .name-l{font-size:14pt}
.side .name-xl{font-size:12pt}
.side .name-xxl{font-size:10pt}
${FITTED_SIZES.filter((points) => points <= SIDEBAR_NAME)
  .map((points) => `.one-line-${points}{font-size:${points}pt;white-space:nowrap}`)
  .join('\n')}
.wide .name-xl{font-size:19pt}
.wide .name-xxl{font-size:16pt}
.side .role{font-size:calc(10.5*var(--pt))}
.role{margin-top:calc(1.6*var(--mm))}
.contact{margin-top:calc(5*var(--mm));font-size:calc(9.25*var(--pt))}
.side .contact .v:not(.addr){display:block;text-wrap:balance}
.contact .k{display:block;color:var(--cv-text2);font-size:max(9pt,9*var(--pt))}
.side :is(.contact li,.contact .k,.lvl){line-height:${PITCH}}
.contact li+li{margin-top:calc(1.9*var(--mm))}
.sec-personalInfo>.title{margin:5mm 0 0}
.sec-personalInfo>.title+.contact{margin-top:calc(2*var(--mm))}
.wide .sec-personalInfo>.title{margin-top:calc(3.4*var(--mm));padding:0;border:0;font-size:calc(10*var(--pt))}
.wide .contact,.wide .sec-personalInfo>.title+.contact{text-wrap:balance;margin-top:calc(3.4*var(--mm))}
.wide .contact li{display:inline-block;margin-inline-end:6mm;margin-bottom:1mm}
.wide .sec-personalInfo>.title+.contact{margin-top:calc(.6*var(--mm))}
.wide .contact li+li{margin-top:0}
.wide>.contact,.wide>.title+.contact{margin:0 0 5mm}
.wide>.title{margin-bottom:1mm;font-size:calc(10*var(--pt))}
.wide .sec-personalInfo.has-pic{display:grid;grid-template-columns:auto minmax(0,1fr);column-gap:7mm;align-items:center}
.wide .has-pic .pic{margin:0}
.wide .has-pic .contact,.wide .has-pic>.title{grid-column:1/-1}

.side .ehead .head{font-size:calc(10*var(--pt))}
.groups .g+.g{margin-top:calc(2.2*var(--mm))}
.groups .lvl{color:var(--cv-text2);font-size:max(9pt,9*var(--pt))}
.side .lvl{break-after:avoid}
.wide .groups .g{display:grid;grid-template-columns:calc(var(--cv-level)*var(--scale)) minmax(0,1fr);column-gap:2mm;align-items:baseline}
.wide .groups .g+.g{margin-top:calc(.9*var(--mm))}
.wide .groups .lvl{font-size:calc(9.75*var(--pt))}
.wide .groups li{display:inline;white-space:pre-wrap}
.wide .langs{text-wrap:balance;margin-bottom:-.6mm}
.wide .langs li{display:inline-block;margin:0 0 .6mm;margin-inline-end:8mm}
.langs .lv{color:var(--cv-text2)}
.wide .langs .n{font-weight:600}
`;
