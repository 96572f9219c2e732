export { brandFontFaces } from './brand-fonts.ts';
export { pickLocale } from './locale.rules.ts';
export type { Locale } from './locale.rules.ts';
export { PRODUCT_MARK, PRODUCT_NAME } from './product-name.ts';
export { STYLESHEET, STYLESHEET_PATH, STYLESHEET_URL } from './stylesheet.ts';
export { inChosenTheme } from './theme.ts';
