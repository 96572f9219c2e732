import type { Glossary } from './glossary.types.ts';
import { productConcepts } from './product.concepts.ts';
import { screenConcepts } from './screen.concepts.ts';
import { typography } from './typography.ts';

/** What things are called on the screens, in three languages. The build holds every text against it. */
export const glossary: Glossary = {
  concepts: [...productConcepts, ...screenConcepts],
  typography,
};
