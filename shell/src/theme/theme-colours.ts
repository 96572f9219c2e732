/** Colour of the browser's own frame around the page: the canvas of the tokens, which no meta element can read. */
export const THEME_COLOURS = { light: '#faf8f4', dark: '#151412' } as const;
