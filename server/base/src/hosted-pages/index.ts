export { brandFontFaces } from './brand-fonts.ts';
export { renderHostedPage, renderOther, renderStatus } from './layout.ts';
export { pickLocale } from './locale.rules.ts';
export type { Locale } from './locale.rules.ts';
export { PRODUCT_NAME } from './product-name.ts';
export { STYLESHEET, STYLESHEET_PATH, STYLESHEET_URL } from './stylesheet.ts';
export { inChosenTheme } from './theme.ts';
export { backToSite, createTranslate, fillPlaces } from './translate.ts';
export { versioned } from './versioned.ts';
