import { SINGLE_COLUMN_CSS } from './single-column.css.ts';

const SERIF = `var(--cv-font-heading,'CV Serif','CV Sans','CV World',serif)`;

/** Looks of `serif-1`: everything of the person in the middle, headings between two hairlines. Nothing is slanted: after a slanted
 * f the next word stands so near that readers that go by places take it for the same. */
export const SERIF_CSS = `${SINGLE_COLUMN_CSS}
.sec-personalInfo{display:block}
.sec-personalInfo :is(.name,.role,.title){text-align:center}
.name{letter-spacing:0}
.name-xl{font-size:22pt}
.name-xxl{font-size:18pt}
.role{margin-top:calc(1.6*var(--mm))}
.pic{width:27mm;height:27mm;margin:0 auto calc(4*var(--mm));border-radius:50%}
.sec-personalInfo>.title{margin-top:calc(2.4*var(--mm))}
.contact{text-align:center;margin-top:calc(2.6*var(--mm))}
.contact li{margin-inline:3mm}
.sec+.sec{margin-top:calc(7*var(--mm))}
.sec:not(.sec-personalInfo)>.title{display:flex;align-items:center;column-gap:5mm;padding:0;margin-bottom:calc(2.6*var(--mm));border:0}
.sec:not(.sec-personalInfo)>.title::before,.sec:not(.sec-personalInfo)>.title::after{content:'';flex:1 0 8mm;border-top:.2mm solid var(--cv-rule)}
.ehead .head{font-family:${SERIF};font-size:calc(10.75*var(--pt))}
.ehead .o{color:var(--cv-text)}
.lhead{text-align:center}
.lhead .lname{text-align:center}
.lcontact{justify-content:center}
`;
