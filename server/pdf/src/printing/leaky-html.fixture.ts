import { randomFrom } from '@sastre/shared-testing';

/** A user's secret in every form a document can hold it; `tag` is in all of its names and texts. */
export function secretDocuments(tag: string, picture: string): string[] {
  const face = (source: string) => `@font-face{font-family:Own;src:${source}}`;
  const style = (css: string) => `<style>${css}</style><p class="own">${tag}</p>`;
  const pieces = [
    `<p>${tag}</p>`,
    `<a href="https://${tag}.example/path?${tag}" name="${tag}" id="own">${tag}</a>`,
    `<title>${tag}</title><meta name="author" content="${tag}"><meta name="keywords" content="${tag}">`,
    `<img class="own" alt="${tag}" src="${picture}">`,
    style(`body{background:url(${picture})}@page{background-image:url(${picture})}`),
    style(`${face("local('Source Serif 4 Semibold')")}.own{font-family:Own}`),
    style(`${face("local('Source Serif 4 Semibold')").replace('Own', 'CV Sans')}`),
    style(`@font-face{font-family:'Source Sans 3';src:local('Source Serif 4 Semibold')}`),
    style(`:root{--own:'${tag}';--own-color:#e00}.own{color:var(--own-color)}`),
    style(`@property --own{syntax:'*';inherits:true;initial-value:'${tag}'}`),
    style(`@page{size:90mm 120mm;margin:3mm}@page own{size:80mm 90mm;@top-left{content:'${tag}'}}`),
    style(`.own{page:own}@page own:first{margin:40mm}`),
    style(
      `body{counter-reset:own 41}.own{counter-increment:own}.own::before{content:counter(own)}`,
    ),
    style(`@counter-style own{system:cyclic;symbols:'${tag}'}.own{list-style:own}`),
    style(`@keyframes own{from,to{color:#e00}}.own{animation:own 1s infinite}`),
    style(`@layer own{p{color:#e00}}p{quotes:'${tag}' '${tag}'}`),
    style(`@font-palette-values --own{font-family:Own}@namespace own url(${tag});`),
    style(`:visited,:target,:focus{color:#e00}html{zoom:2;writing-mode:vertical-rl;direction:rtl}`),
    `<svg width="9" height="9"><defs><filter id="own"><feFlood flood-color="#e00"/></filter><symbol id="own-symbol"><text>${tag}</text></symbol></defs></svg>`,
    `<form name="own" id="own"><input name="email" autocomplete="email" value="${tag}"><textarea name="text">${tag}</textarea><select name="pick"><option>a<option selected>${tag}</select><input type="checkbox" name="check" checked></form>`,
    `<details name="own" open><summary>${tag}</summary>${tag}</details><dialog open id="own">${tag}</dialog>`,
    `<iframe name="own" srcdoc="<p>${tag}</p><style>p{color:red}</style>"></iframe>`,
    `<iframe name="own" src="data:text/html,${tag}"></iframe>`,
    `<base href="https://${tag}.example/base/" target="own"><a href="relative">x</a>`,
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none';img-src 'none';style-src 'none'"><p>${tag}</p>`,
    `<meta http-equiv="Set-Cookie" content="own=${tag}"><meta http-equiv="Content-Language" content="fr"><p>${tag}</p>`,
    `<meta name="viewport" content="width=200,initial-scale=3"><meta name="color-scheme" content="dark"><meta name="referrer" content="unsafe-url"><p>${tag}</p>`,
    `<meta http-equiv="default-style" content="own"><style title="own">p{color:#e00}</style><p>${tag}</p>`,
    `<script>window.name='${tag}';document.cookie='own=${tag}';localStorage.own='${tag}';history.pushState('${tag}','','#${tag}')</script><p>${tag}</p>`,
    `<h1>${tag}</h1><h2>${tag}</h2><table><caption>${tag}</caption><tr><th scope="col" id="own">${tag}</th></tr></table>`,
    `<object data="data:text/plain,${tag}" type="text/plain"></object><embed src="data:application/pdf;base64,JVBERi0x">`,
    `<template id="own">${tag}</template><slot name="own">${tag}</slot><div popover id="own-pop">${tag}</div>`,
    `<p contenteditable autofocus tabindex="1" accesskey="o" spellcheck="true" lang="xx-${tag.slice(-4)}">${tag}</p>`,
  ];
  return pieces.map(
    (piece) => `<html lang="fr" dir="rtl" class="own ${tag}"><body>${piece}</body></html>`,
  );
}

/** The next user's document: uses every name of the secret ones without saying what it means. */
export function askingDocument(picture: string): string {
  return `<!doctype html><html lang="en"><head><style>
.own{font-family:Own,'CV Sans','Source Sans 3',sans-serif;color:var(--own-color,#123456);animation:own 1s infinite}
.own::before{content:counter(own) var(--own,'none') open-quote}.named{page:own}a:visited{color:#0a0}li{list-style:own}
.filtered{filter:url(#own)}.pic{width:20mm}.palette{font-palette:--own}
</style></head><body><h1 class="own">Next user</h1><p class="own filtered palette">Plain words</p>
<p><a href="relative">relative</a> <a href="#own">anchor</a> <a href="https://example.org/">link</a></p>
<ol><li>one</li><li>two</li></ol><div class="named own">named page</div>
<form><input name="email" autocomplete="email"><textarea name="text"></textarea><select name="pick"><option>a<option>b</select><input type="checkbox" name="check"></form>
<svg width="20" height="20"><use href="#own-symbol"/></svg><iframe name="own" title="frame"></iframe>
<details name="own"><summary>more</summary>hidden</details><img class="pic" alt="mine" src="${picture}"><noscript>scripts are off</noscript>
</body></html>`;
}

const WORDS = 'Ada Größe Ωmega работа data 東京 مرحبا 🙂 team lead 2019–2024 R&amp;D'.split(' ');

/** A document made from a seed: its words, order, styles and names differ from every other's. */
export function seededDocument(seed: number, picture: string): { html: string; tag: string } {
  const random = randomFrom(seed);
  const pick = (limit: number) => Math.floor(random() * limit);
  const tag = `tag${seed}x${pick(2 ** 30).toString(36)}`;
  const words = (count: number) =>
    Array.from({ length: count }, () => WORDS[pick(WORDS.length)]).join(' ');
  const color = () =>
    `#${pick(2 ** 24)
      .toString(16)
      .padStart(6, '0')}`;
  // What moves or is focused depends on the moment it is drawn, and a picture in several places may be stored once or
  // for each of them: such a document differs from itself.
  const isStill = (html: string) => !/autofocus|animation|background-image/.test(html);
  const still = secretDocuments(tag, picture).filter(isStill);
  const pieces = still.filter(() => pick(8) === 0);
  const entries = Array.from(
    { length: 1 + pick(6) },
    () =>
      `<section><h2>${words(2)}</h2><p>${words(5 + pick(60))}</p><ul><li>${words(4)}</li></ul></section>`,
  );
  return {
    tag,
    html: `<!doctype html><html lang="${['en', 'es', 'de', 'ar'][pick(4)] ?? 'en'}"><head><title>${tag}</title><style>
@page{size:${pick(2) ? 'A4' : 'Letter'};margin:${5 + pick(20)}mm;background-color:${color()}}
body{color:${color()};columns:${1 + pick(2)}}h2{break-before:${pick(3) ? 'auto' : 'page'}}
.own{color:${color()}}</style></head><body><h1>${tag}</h1>${entries.join('')}${pieces.join('')}</body></html>`,
  };
}
