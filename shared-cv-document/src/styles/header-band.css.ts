import { SINGLE_COLUMN_CSS } from './single-column.css.ts';

/** Looks of `header-band-1`: a band in the primary colour from edge to edge, with name and contact on it. */
export const HEADER_BAND_CSS = `${SINGLE_COLUMN_CSS}
.sec-personalInfo{padding-block:calc(11.5*var(--mm)) calc(9*var(--mm));background:var(--cv-band);color:var(--cv-onBand)}
.sec-personalInfo:not(.has-pic){padding-block:calc(9*var(--mm)) calc(6.5*var(--mm))}
.sec-personalInfo :is(.title,.role){color:var(--cv-onBand2)}
.sec-personalInfo+.body{margin-top:-7mm}
.body+.sec-personalInfo{margin-top:calc(6.2*var(--mm))}
.name-xl{font-size:22pt}
.name-xxl{font-size:18pt}
.pic{align-self:center;width:31mm;height:31mm;border-radius:50%}
.contact{margin-top:calc(3.6*var(--mm))}
.sec>.title{border-bottom-width:.3mm}
.ehead .o{color:var(--cv-primary)}
`;
