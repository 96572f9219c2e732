/** A static cut: printed from the installed font, previewed from the site. Variable fonts become nameless Type 3 in a PDF. */
function face(family: string, postScriptName: string, weight: number, style: string): string {
  const sources = `local('${postScriptName}'),url(/fonts/${postScriptName}.ttf.woff2) format('woff2')`;
  return `@font-face{font-family:'${family}';font-weight:${weight};font-style:${style};font-display:block;src:${sources}}`;
}

export const FONT_FACES = [
  face('CV Sans', 'SourceSans3-Regular', 400, 'normal'),
  face('CV Sans', 'SourceSans3-It', 400, 'italic'),
  face('CV Sans', 'SourceSans3-Semibold', 600, 'normal'),
  face('CV Sans', 'SourceSans3-SemiboldIt', 600, 'italic'),
  face('CV Serif', 'SourceSerif4-Semibold', 600, 'normal'),
].join('\n');

/** Custom properties of the families: of the running text, and of the name and the headings. */
export const FONT_VARIABLES = [
  `--cv-font-text:'CV Sans','CV World',sans-serif`,
  `--cv-font-heading:'CV Serif','CV Sans','CV World',serif`,
];
