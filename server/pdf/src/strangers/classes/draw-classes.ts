import type { VerdictCase } from '../read-cases.ts';
import type { ClassTexts, VerdictClass } from './class.types.ts';
import { classFaces } from './class-faces.ts';
import { CONTACT_CLASSES } from './contact.classes.ts';
import { GLUED_CLASSES } from './glued.classes.ts';
import { HONEST_CLASSES } from './honest.classes.ts';
import { ORDER_CLASSES } from './order.classes.ts';
import { RTL_CLASSES } from './rtl.classes.ts';
import { SEEN_CLASSES } from './seen.classes.ts';
import { CLASS_TEXTS } from './texts.data.ts';
import { TORN_CLASSES } from './torn.classes.ts';

const CLASSES = [
  ...TORN_CLASSES,
  ...GLUED_CLASSES,
  ...ORDER_CLASSES,
  ...CONTACT_CLASSES,
  ...SEEN_CLASSES,
  ...RTL_CLASSES,
  ...HONEST_CLASSES,
];

/** Where a construct stands in a line: its text before and behind, and the element that holds them. */
const PLACES: Readonly<Record<string, (inner: string, texts: ClassTexts) => string>> = {
  line: (inner, { before, after }) => `<p>${before} ${inner} ${after}</p>`,
  item: (inner, { before, after }) =>
    `<ul><li>${before}</li><li>${inner}</li><li>${after}</li></ul>`,
  heading: (inner, { before }) => `<h3>${inner}</h3><p>${before}</p>`,
  cell: (inner, { before }) => `<div class="cells"><div>${inner}</div><div>${before}</div></div>`,
};

/** Every construct of every class, with every person that it means something for, in every place it can stand in. */
export function drawClasses(): VerdictCase[] {
  return CLASSES.flatMap((one) =>
    CLASS_TEXTS.filter(({ lang }) => one.only?.includes(lang) ?? true).flatMap((texts) =>
      (one.place === 'block' ? ['block'] : Object.keys(PLACES)).map((place) => ({
        id: `${one.expect}-${one.kind}-${one.id}-${texts.lang}-${place}`,
        kind: one.kind,
        why: one.why,
        expect: one.expect,
        html: document(one, texts, place),
      })),
    ),
  );
}

function document(one: VerdictClass, texts: ClassTexts, place: string): string {
  const { lang, dir, name, role, before, after, headings } = texts;
  const inner = one.html(texts);
  const put = PLACES[place]?.(inner, texts) ?? `<p>${before}</p>${inner}<p>${after}</p>`;
  const sections = headings.map(
    (heading, index) =>
      `<section><h2>${heading}</h2>${index === 1 ? put : `<p>${before}</p><p>${after}</p>`}</section>`,
  );
  return `<!doctype html><html lang="${lang}" dir="${dir}"><head><meta charset="utf-8"><title>${name}</title><style>${classFaces(lang)}
@page{size:A4;margin:18mm}body{margin:0;font:10.5pt/1.45 'CV Sans','CV World',sans-serif;color:#1b1f24}
h1{font-size:20pt;margin:0}h2{font-size:13pt;margin:12pt 0 4pt}h3{font-size:11pt;margin:6pt 0 2pt}p{margin:0 0 5pt}
.cells{display:grid;grid-template-columns:60mm 1fr;column-gap:8mm}
${lang === 'ko' ? 'body{word-break:keep-all}' : ''}${one.css ?? ''}</style></head><body><h1>${name}</h1><p>${role}</p>${sections.join('')}</body></html>`;
}
