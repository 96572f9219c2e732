import { CV_FACES } from '../testing/cv.fixture.ts';

/** A document that has everything that can be found wrong; each part is marked so that tests can change it. */
export const PROOF_HTML = `<!doctype html><html lang="en"><head><style>${CV_FACES}
@page{size:A4;margin:16mm 20mm} body{margin:0;font:400 10pt/1.4 'CV Sans',sans-serif;font-synthesis:none;overflow-wrap:anywhere}
h1,h2{font:600 16pt 'CV Serif',serif} .two{display:grid;grid-template-columns:60mm 1fr;column-gap:8mm;align-items:start} .run+.run{break-before:page}
.narrow{width:24mm;text-align:justify} .inline{padding:0;list-style:none} .inline li{display:inline} .pic{width:20mm;height:20mm}</style></head>
<body><div class="run"><header><img data-picture class="pic" alt=""><h1>Ana María Office-Größe</h1><p>Reached at <a href="mailto:ana@example.org">ana@example.org</a> only</p></header>
<section class="sec-a"><h2>Profile</h2><p>Efficient office workflow, naïve e\u0301le\u0300ve, soft Donau\u00addampf\u00adschiff\u00adfahrts\u00adgesellschaft and 2018 – 2024.</p></section>
<section class="sec-b"><h2>Experience</h2><h3>Developer</h3><ul><li>First duty<ul><li>Nested duty</li></ul></li><li>Second duty</li></ul><ol><li>Counted one</li><li>Counted two</li></ol>
<p class="narrow">Here <a href="https://example.org/a?b=1&amp;c=2">a link over several short lines</a> ends, Incom\u00adprehensi\u00adbilities</p></section>
<section><h2>Skills</h2><ul class="inline"><li>Java, </li><li>Python, </li><li>C++</li></ul></section>
<div class="two"><div>${'<p>Side text goes down one column.</p>'.repeat(32)}</div><div>${'<p>Main text goes down another one, with more words.</p>'.repeat(32)}</div></div></div>
<div class="run"><article lang="de"><h2>Anschreiben</h2><p>Sehr geehrte Damen und Herren</p></article></div></body></html>`;
