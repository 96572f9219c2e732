import { SINGLE_COLUMN_CSS } from './single-column.css.ts';

/** Looks of `photo-header-1`: a large picture beside name and contact, on a pale ground over the top of the page. */
export const PHOTO_HEADER_CSS = `${SINGLE_COLUMN_CSS}
.sec-personalInfo{padding-block:calc(11*var(--mm));background:var(--cv-side);align-items:start}
.sec-personalInfo:not(.has-pic){padding-block:calc(9*var(--mm)) calc(7*var(--mm))}
.sec-personalInfo.has-pic{grid-template-columns:auto minmax(0,1fr);column-gap:9mm;grid-template-rows:1fr auto auto auto 1fr}
.has-pic :is(.id,.contact),.has-pic>.title{grid-column:2}
.has-pic>.id{grid-row:2}
.has-pic>.title{grid-row:3}
.has-pic>.contact{grid-row:4}
.pic{grid-column:1;grid-row:1/span 5;align-self:center;width:38mm;height:46mm;border-radius:1.5mm}
.sec-personalInfo+.body{margin-top:-7mm}
.body+.sec-personalInfo{margin-top:calc(6.2*var(--mm))}
.name{color:var(--cv-primary)}
.name-xl{font-size:23pt}
.name-xxl{font-size:19pt}
.role{margin-top:calc(1.8*var(--mm));font-size:calc(12.5*var(--pt))}
.contact{margin-top:calc(4.4*var(--mm))}
.sec-personalInfo>.title{margin-top:calc(3.4*var(--mm))}
.sec-personalInfo>.title+.contact{margin-top:calc(1*var(--mm))}
`;
