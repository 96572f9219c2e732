function face(family: string, weight: number, style: string, full: string, name: string): string {
  return `@font-face{font-family:'${family}';font-weight:${weight};font-style:${style};src:local('${full}'),local('${name}'),url(/fonts/${name}.woff2) format('woff2')}`;
}

/** The built-in cuts as a style sheet declares them. */
export const CV_FACES = [
  face('CV Sans', 400, 'normal', 'Source Sans 3 Regular', 'SourceSans3-Regular'),
  face('CV Sans', 400, 'italic', 'Source Sans 3 Italic', 'SourceSans3-It'),
  face('CV Sans', 600, 'normal', 'Source Sans 3 Semibold', 'SourceSans3-Semibold'),
  face('CV Sans', 600, 'italic', 'Source Sans 3 Semibold Italic', 'SourceSans3-SemiboldIt'),
  face('CV Serif', 600, 'normal', 'Source Serif 4 Semibold', 'SourceSerif4-Semibold'),
].join('');

/** Every word of the fixture's two pages, in reading order. */
export const CV_TEXT =
  'María Fernández-Größe <R&D> “lead” Profile Plain italic semibold both Έργα Работа Experience maria@example.org First duty Second duty Cover Letter Dear team, I’d gladly come.';

/** A document like the renderer's: two pages, all five cuts, a place for the picture, links, lists, another language. */
export const CV_HTML = `<!doctype html>
<html lang="es" dir="ltr" data-template="single-column-1" data-paper="A4">
<head><meta charset="utf-8"><title>ignored</title><meta name="author" content="María Fernández-Größe"><meta name="keywords" content="Ingeniera, R&amp;D">
<style>${CV_FACES}
@page{size:A4;margin:16mm 20mm;background-color:#ffffff}
@page two{margin:15mm 0;background-image:url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='10' height='10'%3E%3Crect width='10' height='10' fill='%23eeeeee'/%3E%3C/svg%3E")}
body{margin:0;font:400 10pt/1.4 'CV Sans',sans-serif;font-synthesis:none} h1,h2{font:600 16pt 'CV Serif',serif} b{font-weight:600}
.run+.run{break-before:page} .contact{list-style:none} .pic{width:27mm;height:27mm}</style></head>
<body><div class="run run-one"><article class="flow"><header><img data-picture class="pic" alt="">
<h1 dir="auto">María Fernández-Größe &lt;R&amp;D&gt; “lead”</h1></header>
<section><h2>Profile</h2><p style="text-align:justify">Plain <i>italic</i> <b>semibold</b> <b><i>both</i></b> <span lang="el">Έργα</span> <span lang="ru">Работа</span></p></section>
<section><h2>Experience</h2><ul class="contact"><li><a href="mailto:maria@example.org">maria@example.org</a></li></ul><ul><li>First <b>duty</b></li><li>Second duty</li></ul></section></article></div>
<div class="run run-letter"><article class="flow letter" lang="en"><h2>Cover Letter</h2><p>Dear team, I’d gladly come.</p></article></div></body></html>`;
