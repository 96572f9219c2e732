import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { randomFrom } from '@sastre/shared-testing';
import { CV_FACES } from '../testing/cv.fixture.ts';

const SCRIPTS = ['arabic-arabic', 'hebrew-hebrew', 'devanagari-devanagari', 'thai-thai'];
// Texts as people write them, and as they should not but do.
const PHRASES = [
  'Led the office team, efficient workflows — 2018–2024.',
  'naïve e\u0301le\u0300ve Größe ﬁne ½ ① № 10 000 €',
  'Ευρυδίκη Παπαδοπούλου, Работа в Москве',
  'Donau\u00addampf\u00adschiff\u00adfahrts\u00adgesellschaft',
  'Pneumono\u00adultra\u00admicroscopic\u00adsilico\u00advolcano\u00adconiosis',
  'state-of-the-art self\u2011made C++ C# .NET "quoted" (bracketed) 100%',
  'plain \u2066isolated\u2069 no\u00a0break \u2013 \u2212 \u2026',
  'مرحبا بالعالم، هذا نص عربي طويل مع Latin words 2024 في داخله',
  'שלום עולם, עבדתי עם React 19 במשך 5 שנים',
  'नमस्ते दुनिया क्षत्रिय विद्यार्थी हिन्दी श्री',
  'ไทยภาษา น้ำ กำลัง ที่นี่ เป็น',
  'Mixed שלום in the middle, then مرحبا too',
];

/** Faces of other scripts, as data, so that no build is needed. */
export async function worldFaces(): Promise<string> {
  const { resolve } = createRequire(import.meta.url);
  let faces = '';
  for (const script of SCRIPTS) {
    const name = `noto-sans-${script}`;
    const path = resolve(
      `@fontsource-variable/noto-sans-${script.split('-')[0]}/files/${name}-wght-normal.woff2`,
    );
    const data = (await readFile(path)).toString('base64');
    faces += `@font-face{font-family:'World ${script}';src:url(data:font/woff2;base64,${data})}`;
  }
  return faces;
}

/** A document of all kinds and scripts, always the same for a seed. */
export function documentFrom(seed: number, faces: string): string {
  const random = randomFrom(seed);
  const next = (below: number) => Math.floor(random() * below);
  const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const pick = () => escape(PHRASES[next(PHRASES.length)] ?? '');
  const phrase = () => {
    const text = pick();
    switch (next(6)) {
      case 0:
        return `<b>${text}</b> ${pick()}`;
      case 1:
        return `${pick()} <a href="https://example.org/${next(1000)}?a=1&amp;b=ä">${text}</a>, ${pick()}`;
      case 2:
        return `${text}<br>${pick()} <i>${pick()}</i>`;
      default:
        return text;
    }
  };
  const items = () =>
    Array.from({ length: 1 + next(3) }, () => `<li dir="auto">${phrase()}</li>`).join('');
  const block = (): string => {
    switch (next(7)) {
      case 0:
        return `<ul>${items()}</ul>`;
      case 1:
        return `<ol start="${next(20)}">${items()}</ol>`;
      case 2:
        return `<ul><li>${pick()}<ul>${items()}</ul></li>${items()}</ul>`;
      case 3:
        return `<ul class="inline"><li>Java, </li><li>${pick()}, </li><li>C++</li></ul>`;
      case 4:
        return `<div class="grid"><h3 dir="auto">${pick()}</h3><p>2018 – 2024</p></div>`;
      case 5:
        return `<p class="narrow" dir="auto">${phrase()}</p>`;
      default:
        return `<p dir="auto">${phrase()}</p>`;
    }
  };
  const section = () =>
    `<section><h2 dir="auto">${pick()}</h2>${Array.from({ length: 1 + next(6) }, block).join('')}</section>`;
  const column = () => `<div>${Array.from({ length: 1 + next(6) }, section).join('')}</div>`;
  const body = next(2) === 0 ? `<div class="two">${column()}${column()}</div>` : column();
  return `<!doctype html><html lang="en"><head><style>${CV_FACES}${faces}
@page{size:A4;margin:16mm 20mm} body{margin:0;font:400 10pt/1.4 'CV Sans',${SCRIPTS.map((script) => `'World ${script}'`).join()};font-synthesis:none;overflow-wrap:anywhere;text-rendering:geometricPrecision}
h1,h2{font:600 16pt 'CV Serif','CV Sans',${SCRIPTS.map((script) => `'World ${script}'`).join()}} b{font-weight:600} .two{display:grid;grid-template-columns:60mm 1fr;column-gap:8mm;align-items:start}
.narrow{width:26mm;text-align:justify} .inline{padding:0;list-style:none} .inline li{display:inline;white-space:pre-wrap} .grid{display:grid;grid-template-columns:1fr auto;column-gap:6mm;align-items:baseline} h2,h3,p{text-align:left}
.run+.run{break-before:page}</style></head><body><div class="run"><h1 dir="auto">${pick()}</h1>${body}</div><div class="run"><article lang="de"><h2>Anschreiben</h2><p>${phrase()}</p></article></div></body></html>`;
}
