import { elementAt, elementsOf, readXml, type XmlElement } from './xml.ts';

/** How the text of a paragraph or a run looks; absent: as what it is based on. */
export interface Look {
  size?: number;
  bold?: boolean;
  italic?: boolean;
  hidden?: boolean;
  capitals?: boolean;
}
/** A style of paragraphs. */
export interface ParagraphStyle extends Look {
  /** From 1. */
  heading?: number;
  isList?: boolean;
}

/** The styles of a Word file, by their ids; what they are based on is part of them. */
export function docxStyles(xml: string | undefined): Map<string, ParagraphStyle> {
  const styles = new Map<string, ParagraphStyle>();
  if (xml === undefined) return styles;
  const elements = elementsOf(readXml(xml), 'w:style');
  const byId = new Map(elements.map((element) => [element.attributes['w:styleId'] ?? '', element]));
  const resolve = (id: string, depth: number): ParagraphStyle => {
    const known = styles.get(id);
    if (known !== undefined) return known;
    const element = byId.get(id);
    if (element === undefined || depth > 20) return {};
    const base = elementAt(element, 'w:basedOn')?.attributes['w:val'];
    const style = {
      ...(base !== undefined && resolve(base, depth + 1)),
      ...ownStyle(element),
    };
    styles.set(id, style);
    return style;
  };
  for (const id of byId.keys()) resolve(id, 0);
  return styles;
}

function ownStyle(element: XmlElement): ParagraphStyle {
  const name = elementAt(element, 'w:name')?.attributes['w:val'] ?? '';
  const level = /^heading (\d)$/i.exec(name)?.[1];
  const isList = /list|bullet/i.test(name) || elementAt(element, 'w:pPr', 'w:numPr') !== undefined;
  return {
    ...lookOf(elementAt(element, 'w:rPr')),
    ...(level !== undefined && { heading: Number(level) }),
    ...(isList && { isList }),
  };
}

/** What the properties of a run say of its look. */
export function lookOf(properties: XmlElement | undefined): Look {
  const flag = (name: string) => {
    const element = elementAt(properties, name);
    return element && !['0', 'false', 'none'].includes(element.attributes['w:val'] ?? '');
  };
  const [bold, italic] = [flag('w:b'), flag('w:i')];
  const [hidden, capitals] = [flag('w:vanish'), flag('w:caps')];
  // Half points.
  const size = Number(elementAt(properties, 'w:sz')?.attributes['w:val'] ?? '') / 2;
  return {
    ...(size > 0 && { size }),
    ...(bold !== undefined && { bold }),
    ...(italic !== undefined && { italic }),
    ...(hidden !== undefined && { hidden }),
    ...(capitals !== undefined && { capitals }),
  };
}
