/** What was taken: a file `{name}-{theme}-{width}.png` for each screen, theme and width. */
export interface Taken {
  widths: readonly number[];
  themes: readonly string[];
  screens: readonly { name: string; caption: string; mock?: string }[];
  /** What could not be brought up, one line each. */
  failed: readonly string[];
}

/** Name of the mock's picture of a screen, where there is one: `dashboard-dark-390.png`, `dashboard-390.png`. */
export function mockFile(
  mock: string | undefined,
  theme: string,
  width: number,
  mocks: readonly string[],
): string | undefined {
  if (mock === undefined) return undefined;
  const name = theme === 'light' ? `${mock}-${width}.png` : `${mock}-${theme}-${width}.png`;
  return mocks.includes(name) ? name : undefined;
}

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

function picture(file: string, caption: string): string {
  const label = escape(caption);
  return `<figure><a href="${file}"><img loading="lazy" src="${file}" alt="${label}"></a><figcaption>${label}</figcaption></figure>`;
}

/** The side-by-side sheet: each screen beside its mock, by width and theme. `mocks` lie in the folder `mocks`. */
export function sheetHtml(
  { widths, themes, screens, failed }: Taken,
  mocks: readonly string[],
): string {
  const rows = screens.map(({ name, caption, mock }) => {
    const pairs = widths.flatMap((width) =>
      themes.map((theme) => {
        const ours = picture(`${name}-${theme}-${width}.png`, `ours, ${theme}, ${width} px`);
        const file = mockFile(mock, theme, width, mocks);
        const theirs = file ? picture(`mocks/${file}`, `mock, ${theme}, ${width} px`) : '';
        return `<div class="pair">${ours}${theirs}</div>`;
      }),
    );
    return `<section id="${name}"><h2>${escape(caption)}</h2><div class="pairs">${pairs.join('')}</div></section>`;
  });
  const links = screens.map(({ name, caption }) => `<a href="#${name}">${escape(caption)}</a>`);
  const missing = failed.map((line) => `<li>${escape(line)}</li>`).join('');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens beside their mocks</title>
<style>
body{font:14px/1.5 system-ui,sans-serif;margin:24px;background:#f4f1eb;color:#1d1b18}
nav{columns:4;margin-block:16px}nav a{display:block}
.pairs{display:flex;flex-wrap:wrap;gap:24px;align-items:start}
.pair{display:flex;gap:8px;align-items:start;background:#fff;padding:8px;border:1px solid #e5e0d7}
figure{margin:0;width:300px}img{width:100%;display:block;border:1px solid #e5e0d7}
figcaption{color:#5a554d}
</style>
<h1>Screens beside their mocks</h1>${missing && `<h2>Not taken</h2><ul>${missing}</ul>`}
<nav>${links.join('')}</nav>
${rows.join('\n')}
</html>
`;
}
