import type { Markup } from '@sastre/shared-html';
import { headingOf, type RenderContext } from '../render-context.ts';
import { plainText, section } from './entry.section.ts';

/** The professional summary, plain text. */
export function summarySection(context: RenderContext): Markup {
  const text = plainText(context.cv.personal_info.summary, {
    context,
    path: 'personal_info.summary',
  });
  return section(context, 'summary', headingOf(context, 'summary'), text);
}
