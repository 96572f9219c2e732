import type { StructureElement } from './structure.ts';

/** All elements, parents first. */
export function elementsOf(root: StructureElement): StructureElement[] {
  const found: StructureElement[] = [];
  const open = [root];
  for (let element = open.pop(); element; element = open.pop()) {
    found.push(element);
    for (const kid of element.kids.toReversed()) if ('element' in kid) open.push(kid.element);
  }
  return found;
}

/** The marked content of an element in reading order, with the language that holds there; labels of lists are left out. */
export function contentsWithLanguage(
  root: StructureElement,
): { content: string; lang: string | undefined }[] {
  return root.kids.flatMap((kid) => {
    if ('content' in kid) return [{ content: kid.content, lang: root.lang }];
    if (!('element' in kid) || kid.element.role === 'Lbl') return [];
    return contentsWithLanguage(kid.element);
  });
}

/** The marked content of an element in reading order. */
export function contentsOf(root: StructureElement): string[] {
  return contentsWithLanguage(root).map(({ content }) => content);
}
