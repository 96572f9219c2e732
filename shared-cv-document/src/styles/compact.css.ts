import { SINGLE_COLUMN_CSS } from './single-column.css.ts';

const SANS = `var(--cv-font-text,'CV Sans','CV World',sans-serif)`;

/** Looks of `compact-1`: one family, headings in the colour of the text. */
export const COMPACT_CSS = `${SINGLE_COLUMN_CSS}
.name,.title,.lname,.ltitle{font-family:${SANS};color:var(--cv-text)}
.name{letter-spacing:-.006em}
.name-xl{font-size:17pt}
.name-xxl{font-size:15pt}
.lname{font-size:15pt}
.role{margin-top:calc(.5*var(--mm));font-size:calc(10.5*var(--pt))}
.pic{width:22mm;height:22mm;border-radius:0}
.contact{margin-top:calc(1.2*var(--mm))}
.contact li{margin-inline-end:4mm;margin-bottom:.2mm}
.sec+.sec{margin-top:calc(3.9*var(--mm))}
.sec>.title{font-size:calc(10.75*var(--pt));padding-bottom:calc(.4*var(--mm));margin-bottom:calc(1.4*var(--mm));border-bottom:.2mm solid var(--cv-text)}
.sec-personalInfo>.title{margin:1.4mm 0 0}
.entry+.entry{margin-top:calc(2.6*var(--mm))}
.ehead .head{font-size:calc(9.75*var(--pt));line-height:var(--line)}
.ehead .o{color:var(--cv-text2)}
.rich>*+*,.entry>*+*{margin-top:calc(.5*var(--mm))}
.rich p+p{margin-top:calc(1.1*var(--mm))}
.bul{margin-top:calc(.6*var(--mm))}
.bul>li+li,.rich li+li{margin-top:calc(.3*var(--mm))}
.bul>li::marker,.rich ul>li::marker{color:var(--cv-text2)}
.groups .g+.g{margin-top:calc(.3*var(--mm))}
.langs{margin-bottom:-.2mm}
.langs li{margin:0 0 .2mm;margin-inline-end:6mm}
`;
