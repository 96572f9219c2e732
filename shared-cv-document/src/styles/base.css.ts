import { WHOLE_SIZES } from '../name-size.rules.ts';

/**
 * Room for a bullet, which Chromium sets two thirds of the letters' height and 7 pixels before its text: with less, print
 * cuts it off at the edge of the page's area.
 */
export const BULLET = 'calc(.7em + 7px)';

/** The longest line of running text and of lists, by the type that a document has. */
const MEASURE = 'var(--measure)';

/** The same of a letter, whose type is larger and whose lines are fewer: some 160 mm. */
const LETTER_MEASURE = '43em';

/** Between Han and Latin letters. Readers that go by places take a tenth of an em for a space. Widths of dates, contacts and
 * names are reckoned without it. */
const HAN_GAP = '.08em';

/** Shared by all templates: reset, page-break rules, type. No organisation is bold: bold capitals alone on a line are
 * taken for the heading of a section by programs that read CVs, and whose is in capitals decides nobody's weight. Nothing with text may be positioned, floated or given opacity
 * or transform: Chromium paints those later, and a PDF's text order is its paint order. German has no forms of its own: in
 * EB Garamond they put the dots of capitals on their shoulders. */
export const BASE_CSS = `
*,*::before,*::after{box-sizing:border-box}
html{-webkit-print-color-adjust:exact;print-color-adjust:exact}
body{margin:0;color:var(--cv-text);font:400 calc(9.75*var(--pt))/var(--line) var(--cv-font-text);font-kerning:normal;hyphens:manual;overflow-wrap:anywhere;text-rendering:geometricPrecision;font-synthesis:none;font-variant-numeric:lining-nums;font-variant-ligatures:no-common-ligatures}
body,[lang]{font-language-override:normal}
body:lang(ja),[lang]:lang(ja){line-break:strict}
body:lang(de),[lang]:lang(de){font-language-override:"ENG"}
h1,h2,h3,h4,h5,h6,p,ul,ol{margin:0;padding:0;font:inherit}
ul{list-style:none}
a{color:inherit;text-decoration:none}
.col{min-width:0}
.name,.role,.title,.ltitle,.lname,.head,.org,.groups li,.contact .v,.langs .n{text-align:left}

p,li{orphans:2;widows:2}
.rich :is(p,li),.bul li,.groups ul,.inline{text-wrap:pretty}
.cv :is(.rich p,.rich ol,.groups ul,.inline){max-width:${MEASURE}}
.cv :is(.rich ul>li,.bul>li){max-width:calc(${MEASURE} - ${BULLET})}
.title,.ltitle,.ehead:not(:last-child),.web:not(:last-child),.entry>.rich:last-child>p:first-child:not(:last-child),.rich :is(h1,h2,h3,h4,h5,h6):not(:last-child){break-after:avoid}
.title,.ltitle,.head,.ehead,.short,[data-pair],[data-whole],.langs li,.skills.lines li,.contact li,.pic,.sec-personalInfo,.lhead,.rich :is(h1,h2,h3,h4,h5,h6){break-inside:avoid}
.entry>.rich:last-child>p:last-child:not(:first-child),.bul>li[data-line]:last-child{break-before:avoid}
.bul>li[data-line]:first-child:not(:last-child){break-after:avoid}
.entry>.bul{break-before:avoid}
.run+.run{break-before:page}
:is(.one,.wide) .groups .g:first-child:not(:last-child){break-after:avoid}
:is(.one,.wide) .groups .g:last-child:not(:first-child){break-before:avoid}
[data-bare] .entry:nth-of-type(1){break-after:avoid}
[data-bare] .entry:last-child{break-before:avoid}
[data-new-page]{break-before:page}
.sec+.sec[data-new-page]{margin-top:0}

.name{font-size:var(--name)}
${WHOLE_SIZES.map((points) => `.whole-parts-${points}{font-size:${points}pt}`).join('\n')}
.name,.lname{font-family:var(--cv-font-heading);font-weight:600;letter-spacing:-.012em;line-height:1.08;text-wrap:balance}
.tall{line-height:1.7}
.name .line{display:block}
.nb{white-space:nowrap}
.addr{white-space:nowrap}
.addr wbr{white-space:normal}
.loose .addr{white-space:inherit}
.role{color:var(--cv-secondary);font-size:calc(11.5*var(--pt));line-height:1.3;text-wrap:balance}
.title,.ltitle{font-family:var(--cv-font-heading);font-weight:600;font-size:calc(12.5*var(--pt));line-height:1.25;color:var(--cv-primary)}
.entry+.entry{margin-top:calc(4.2*var(--mm))}
.ehead .row{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:baseline;column-gap:6mm}
.ehead .row>*{max-width:100%;overflow-wrap:break-word}
.ehead .row>:is(.head,.org){flex:1 1 60%}
.ehead .near>.head{flex-basis:auto}
.ehead .row>:is(.dates,.grade){margin-inline-start:auto;text-align:end}
.ehead .row>.below{margin-inline-start:0;text-align:start}
.ehead .head{text-wrap:pretty;font-weight:600;font-size:calc(10.5*var(--pt));line-height:1.35}
.ehead .dates{color:var(--cv-text2);font-size:calc(9.25*var(--pt));font-variant-numeric:lining-nums tabular-nums}
.ehead .org{color:var(--cv-text2)}
.ehead .o{color:var(--cv-secondary)}
.rich>*+*,.entry>*+*{margin-top:calc(1.1*var(--mm))}
.rich p+p{margin-top:calc(1.8*var(--mm))}
.rich :is(h1,h2,h3,h4,h5,h6){font-weight:600}
.rich a{text-decoration:underline;text-decoration-color:var(--cv-rule);text-underline-offset:.18em}
.rich strong{font-weight:600}
.rich .ql-align-center{text-align:center}
.rich .ql-align-right{text-align:right}
.rich .ql-align-justify{text-align:justify}
.bul{margin-top:calc(1.2*var(--mm))}
.bul>li,.rich ul>li{display:list-item;list-style:disc outside;margin-inline-start:${BULLET}}
.bul>li+li,.rich li+li{margin-top:calc(.7*var(--mm))}
.bul>li::marker,.rich ul>li::marker{color:var(--cv-primary)}
.rich ol{padding-inline-start:5.5mm}
[data-bare] .entry+.entry{margin-top:calc(.6*var(--mm))}
[data-bare] .ehead .head{font-weight:400;font-size:calc(9.75*var(--pt))}
.grade,.web{color:var(--cv-text2);font-size:calc(9.25*var(--pt))}
.groups .g>ul:only-child{grid-column:1/-1}
.skills .lv{color:var(--cv-text2)}
.inline li{display:inline;white-space:pre-wrap}
.it{display:inline-block;max-width:100%}
:is(.rich,.bul,.groups,.inline,.lines,.head,.org,.role) .ha{margin-inline-end:${HAN_GAP}}
:is(.rich,.bul,.groups,.inline,.lines,.head,.org,.role) .hb{margin-inline-start:${HAN_GAP}}
:is(.groups,.inline) .tied{white-space:pre}
.lv{white-space:nowrap}
.side :is(.groups,.lines,.langs) li{padding-inline-start:1em;text-indent:-1em}
.side .groups li:nth-child(-n+2):not(:last-child){break-after:avoid}
.side .groups li:nth-last-child(-n+2):not(:first-child){break-before:avoid}
.wide .skills.lines,.one>.sec .skills.lines{columns:3 45mm;column-gap:6mm}
ul.langs>li:last-child{margin-inline-end:0}
.langs.in-columns{display:grid;justify-content:start}
${[2, 3, 4, 5, 6].map((count) => `.langs.c${count}{grid-template-columns:repeat(${count},auto)}`).join('\n')}
.pic{display:block;object-fit:cover;object-position:50% 25%;background:var(--cv-rule)}

:is(.contact,.lcontact) .fit-s{font-size:max(8pt,8.6*var(--pt))}
:is(.contact,.lcontact) .fit-xs{font-size:8pt}

.letter{font-size:calc(10.5*var(--pt));line-height:1.52}
.lhead{padding-bottom:4mm;margin-bottom:7.8mm;border-bottom:.3mm solid var(--cv-rule)}
.lname{font-size:17pt}
.lname{padding-top:.2em}
.lcontact{margin-top:1.4mm;font-size:calc(9.25*var(--pt));color:var(--cv-text2);display:flex;flex-wrap:wrap;gap:0 5mm}
.ltitle{margin-bottom:5mm}
.lto{font:inherit;color:inherit}
.lbody .rich p{orphans:3;widows:3}
.lbody .rich>*{max-width:${LETTER_MEASURE}}
.lbody .rich>*+*,.lbody .rich p+p{margin-top:3.2mm}
.signed>.rich>p:last-child:not(:first-child){margin-top:13mm;break-before:avoid}
`;

/** Words of Korean are not broken, as long as they fit their line. */
export const KOREAN_CSS = 'body{word-break:keep-all}\n';
