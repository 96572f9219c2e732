/**
 * Signs that begin the items of a list and say nothing else, for a class of a pattern: those of Unicode, and those that fonts
 * of symbols have in their own places.
 */
export const LIST_SIGNS =
  '\u2022\u2023\u25cf\u25cb\u25aa\u25ab\u25a0\u25a1\u25c6-\u25c8\u25ca\u25e6\u25fe\u25b9\u25b8\u25b6\u25ba\u2043\u2219\u2794\u279c\u2799-\u27a6\u2713\u2714\u2666\u2726\u2756\u2b25\u2b27\u2b9e\uf0b7\uf0a7\uf076\uf0d8';

/** Signs that do so with a space behind them; within a text they say something. */
export const LIST_SIGNS_APART = `${LIST_SIGNS}\u203a\u00bb\u2192\u21d2\u00b7*\u2010-\u2015-`;
