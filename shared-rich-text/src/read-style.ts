import { alignOf, type Align, type Marks } from './model.ts';

/** What the style attribute of pasted text says about its looks, as far as the toolbar can make it. */
export interface ReadStyle {
  bold?: boolean;
  italic?: boolean;
  underline?: boolean;
  align?: Align;
  hidden: boolean;
  /** Word's lists are paragraphs that only their style tells from others. */
  wordList: boolean;
  wordMarker: boolean;
}

/** Reads an element's style attribute without asking the browser what it means (it is never applied). */
export function readStyle(element: Element): ReadStyle {
  const style = declarations(
    element.getAttribute('data-style') ?? element.getAttribute('style') ?? '',
  );
  const weight = style.get('font-weight');
  const slant = style.get('font-style');
  const list = style.get('mso-list') ?? '';
  return {
    bold: weight === undefined ? undefined : /^(?:bold|bolder|[6-9]00)$/.test(weight),
    italic: slant === undefined ? undefined : /^(?:italic|oblique)/.test(slant),
    underline: /underline/.test(
      style.get('text-decoration') ?? style.get('text-decoration-line') ?? '',
    ),
    align: alignOf(style.get('text-align')),
    hidden: style.get('display') === 'none' || style.get('mso-hide') === 'all',
    wordList: /\bl\d+\b/.test(list),
    wordMarker: /ignore/.test(list),
  };
}

function declarations(style: string): Map<string, string> {
  return new Map(
    style.split(';').map((declaration) => {
      const [name = '', ...value] = declaration.split(':');
      return [name.trim().toLowerCase(), value.join(':').trim().toLowerCase()];
    }),
  );
}

/** The marks inside an element, from those around it, its own tag and its style. */
export function marksInside(element: Element, style: ReadStyle, around: Marks): Marks {
  const tag = element.localName;
  return {
    ...around,
    bold: style.bold ?? (around.bold || tag === 'b' || tag === 'strong'),
    italic: style.italic ?? (around.italic || tag === 'i' || tag === 'em'),
    // Links are underlined by style wherever they come from; that says nothing.
    underline: around.underline || tag === 'u' || (style.underline && !around.href && tag !== 'a'),
  };
}
