/** A theme that somebody chose; without one a document follows the system. */
export type ChosenTheme = 'light' | 'dark';

/** The theme of a stored choice; undefined for the system's. */
export function chooseTheme(stored: string | undefined): ChosenTheme | undefined {
  return stored === 'light' || stored === 'dark' ? stored : undefined;
}

/** A document in the chosen theme before any script runs: on html for the styles, and in the marks that colour the browser's frame. */
export function themedDocument(html: string, theme: ChosenTheme | undefined): string {
  if (theme === undefined) return html;
  const other = theme === 'light' ? 'dark' : 'light';
  return html
    .replace('<html', `<html data-theme="${theme}"`)
    .replace('content="light dark"', `content="${theme}"`)
    .replace(`media="(prefers-color-scheme: ${theme})"`, 'media="all"')
    .replace(`media="(prefers-color-scheme: ${other})"`, 'media="not all"');
}
