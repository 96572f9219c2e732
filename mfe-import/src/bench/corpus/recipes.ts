import type { PageRecipe, Recipe } from './recipe.types.ts';
import { europassXml } from './recipes/europass.recipe.ts';
import { jsonResume } from './recipes/json-resume.recipe.ts';
import { linkedInArchive } from './recipes/linkedin.recipe.ts';
import { odtDocument } from './recipes/odt.recipe.ts';
import { pdfLibColumns } from './recipes/pdf-lib.recipe.ts';
import { pdfkitClassic } from './recipes/pdfkit.recipe.ts';
import { sidebarPage } from './recipes/sidebar.recipe.ts';
import { pastedText } from './recipes/text.recipe.ts';
import { timelinePage } from './recipes/timeline.recipe.ts';
import { wordPlain, wordTable } from './recipes/word.recipe.ts';

/** What needs nothing but this process. */
export const RECIPES: readonly Recipe[] = [
  pdfkitClassic,
  pdfLibColumns,
  wordPlain,
  wordTable,
  odtDocument,
  linkedInArchive,
  europassXml,
  jsonResume,
  pastedText,
];

/** What a browser prints. */
export const PAGE_RECIPES: readonly PageRecipe[] = [sidebarPage, timelinePage];
