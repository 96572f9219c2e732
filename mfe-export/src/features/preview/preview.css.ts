/** Added to the same document, on screen only. Browsers break columns by the rules of pages, so each page is one column.
 * The body is fixed, so that a link that gets the focus on another page cannot scroll the frame: `showPage` moves it.
 * What is not inherited is not worked out anew for everything on the pages. Pages follow each other from left to right in every
 * language; what stands on them runs as its language does. Where colours are forced a page keeps its own, as the PDF does,
 * and has an edge instead of a shadow. */
export const PREVIEW_CSS = `
@property --page{syntax:"<integer>";inherits:false;initial-value:0}
@property --n{syntax:"<integer>";inherits:false;initial-value:1}
html.paged{background:transparent;overflow:hidden}
html.paged body{position:fixed;top:0;left:0;display:flex;width:max-content;gap:var(--gap);transform:translate(calc(var(--desk-x) - var(--page)*(var(--pw) + var(--gap))),var(--desk-y))}
html.paged .run{position:relative;flex:none;width:calc(var(--n)*(var(--pw) + var(--gap)) - var(--gap));height:var(--ph);break-before:auto}
html.paged .sheets{position:absolute;inset:0;display:flex;gap:var(--gap);z-index:-1}
html.paged .sheet{flex:none;width:var(--pw);height:var(--ph);background:var(--cv-bg);box-shadow:0 0 0 1px rgb(60 50 40/.1),0 2px 6px rgb(60 50 40/.1),0 16px 40px rgb(60 50 40/.12)}
html.paged .run-two .sheet{background:linear-gradient(var(--cv-side),var(--cv-side)) var(--side-left) 0/var(--side-width) 100% no-repeat,var(--cv-bg)}
html.paged .flow{position:absolute;top:var(--my);left:var(--mx);width:var(--cw);height:var(--ch)}
html.paged .pager{columns:1;column-fill:auto;height:var(--ch)}
html.paged [data-new-page]{break-before:column}
html.paged .two{display:block}
html.paged .two>.col{position:absolute;top:0;left:var(--left);width:var(--width);padding-inline:0;padding-left:var(--from-left);padding-right:var(--from-right)}
html.paged[dir=rtl] :is(body,.run,.pager){direction:ltr}
html.paged[dir=rtl] .pager>*{direction:rtl}
html.paged a:focus-visible{outline:2px solid currentcolor;outline-offset:2px}
html.paged{forced-color-adjust:none}
@media (forced-colors:active){html.paged .sheet{outline:1px solid CanvasText}}
`;
