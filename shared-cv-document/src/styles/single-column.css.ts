/** Looks of `single-column-1`. */
export const SINGLE_COLUMN_CSS = `
.sec+.sec{margin-top:calc(6.2*var(--mm))}
.sec>.title{padding-bottom:calc(1.1*var(--mm));margin-bottom:calc(2.3*var(--mm));border-bottom:.25mm solid var(--cv-rule)}
.sec-personalInfo{display:grid;grid-template-columns:minmax(0,1fr) auto;column-gap:8mm;align-content:center}
.sec-personalInfo .id,.contact{grid-column:1}
.sec-personalInfo>.title{border:0;padding:0;margin:2mm 0 0;font-size:calc(10*var(--pt));grid-column:1}
.pic{grid-column:2;grid-row:1/span 3;align-self:start;width:27mm;height:27mm;border-radius:2mm}
.name-xl{font-size:21pt}
.name-xxl{font-size:18pt}
.role{margin-top:calc(1.2*var(--mm))}
.contact{margin-top:calc(3*var(--mm));text-wrap:balance;font-size:calc(9.25*var(--pt))}
.contact li{display:inline-block;margin-inline-end:5mm;margin-bottom:.6mm}
.groups .g{display:grid;grid-template-columns:calc(var(--cv-level)*var(--scale)) minmax(0,1fr);column-gap:2mm}
.groups .g+.g{margin-top:calc(.9*var(--mm))}
.groups .lvl{color:var(--cv-text2)}
.groups li{display:inline;white-space:pre-wrap}
.langs{text-wrap:balance;margin-bottom:-.6mm}
.langs li{display:inline-block;margin:0 0 .6mm;margin-inline-end:8mm}
.langs .n{font-weight:600}
.langs .lv{color:var(--cv-text2)}
`;
