/** A new template: its words, and the names made from them. */
export interface NewTemplate {
  /** As it is stored, `timeline-1`. */
  name: string;
  /** Of its files, `timeline`. */
  file: string;
  /** Of its data, `timeline`, and of its sheet, `TIMELINE_CSS`. */
  data: string;
  sheet: string;
  /** As it is shown until somebody writes a better one. */
  title: string;
  columns: 'one' | 'two';
}

/** The names of a template made from its words (`fine-line`), or why they cannot be had. */
export function planTemplate(words: string, taken: readonly string[]): NewTemplate | string {
  if (!/^[a-z]+(-[a-z]+)*$/.test(words))
    return `"${words}" is no name: lower case words joined by "-", such as fine-line.`;
  const name = `${words}-1`;
  if (taken.includes(name)) return `There is a template ${name} already.`;
  const spaced = words.replaceAll('-', ' ');
  return {
    name,
    file: words,
    data: words.replace(/-([a-z])/g, (_all, letter: string) => letter.toUpperCase()),
    sheet: `${words.replaceAll('-', '_').toUpperCase()}_CSS`,
    title: spaced.charAt(0).toUpperCase() + spaced.slice(1),
    columns: words.startsWith('two-column') ? 'two' : 'one',
  };
}

/** New files of a template, by their path from the root: its data, and a sheet over that of the default with as many columns. */
export function templateFiles({ name, file, data, sheet, title, columns }: NewTemplate) {
  const [base, baseFile] =
    columns === 'two' ? ['TWO_COLUMN_CSS', 'two-column'] : ['SINGLE_COLUMN_CSS', 'single-column'];
  const source = 'shared-cv-document/src';
  return {
    [`${source}/styles/${file}.css.ts`]: `import { ${base} } from './${baseFile}.css.ts';

/** Looks of \`${name}\`. */
export const ${sheet} = \`\${${base}}
.sec>.title{margin-bottom:calc(2.3*var(--mm))}
\`;
`,
    [`${source}/templates/${file}.template.ts`]: `import { ${sheet} } from '../styles/${file}.css.ts';
import { STANDARD } from './standard.template.ts';
import type { Template } from './template.types.ts';

/** ${title}. */
export const ${data}: Template = {
  ...STANDARD,
  name: '${name}',
  version: 1,
  columns: '${columns}',
  css: ${sheet},
};
`,
  };
}

/** Where a template is listed: the file, and its text with the template in it; undefined when its place is not found. */
export type Listing = readonly [file: string, list: (text: string) => string | undefined];

/** All lists of templates. */
export function templateLists(plan: NewTemplate): Listing[] {
  const { name, file, data, title } = plan;
  const texts = `$1      "${name}": {\n        "name": "${title}",\n        "help": "${title}"\n      },\n`;
  const locale = (language: string): Listing => [
    `mfe-export/src/locales/${language}.json`,
    placed(/( {4}"template": \{\n {6}"title": "[^"]*",\n)/, texts),
  ];
  return [
    [
      'shared-cv-document/src/templates/templates.ts',
      (text) => {
        const imported = placed(
          /(?=import type \{ Template \})/,
          `import { ${data} } from './${file}.template.ts';\n`,
        )(text);
        return (
          imported && placed(/(ALL_TEMPLATES[^[]*\[\][^[]*\[[^\]]*)/, `$1  ${data},\n`)(imported)
        );
      },
    ],
    ['shared-contracts/src/api/constants.ts', placed(/(TEMPLATES = \[[^\]]*)/, `$1  '${name}',\n`)],
    [
      'mfe-export/src/features/panel/template/page-drawing.view.tsx',
      placed(/(DRAWINGS: [^]*?\n)(?=\};)/, `$1  '${name}': lines(TEXT),\n`),
    ],
    ['e2e/support/pdf/pdf-templates.ts', placed(/(FACTS: [^]*?\n)(?=\};)/, `$1  '${name}': {},\n`)],
    ...['en', 'es', 'de'].map(locale),
  ];
}

function placed(where: RegExp, what: string) {
  return (text: string) => (where.test(text) ? text.replace(where, what) : undefined);
}
