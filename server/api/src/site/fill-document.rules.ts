import type { Markup } from '@sastre/shared-html';

/** What the server puts into a document, by the name of the place. A name that is absent takes its sections away. */
export type Fills = Readonly<Record<string, Markup | undefined>>;

const SECTION = /<!--(has|lacks):([\w-]+)-->([\s\S]*?)<!--end:\2-->/g;
const PLACE = /<!--([\w-]+)-->/g;

/**
 * Fills a document that was rendered at build time: `<!--name-->` becomes what is given for it, and what stands between
 * `<!--has:name-->` (or `<!--lacks:name-->`) and `<!--end:name-->` stays only where it is given (or is not). Sections of
 * different names may lie in each other.
 */
export function fillDocument(html: string, fills: Fills): string {
  return chosen(html, fills).replace(PLACE, (_place, name: string) => fills[name]?.markup ?? '');
}

function chosen(html: string, fills: Fills): string {
  return html.replace(SECTION, (_all, kind: string, name: string, content: string) =>
    (kind === 'has') === (fills[name] !== undefined) ? chosen(content, fills) : '',
  );
}
