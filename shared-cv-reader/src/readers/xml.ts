import { XMLParser } from 'fast-xml-parser';
import { RefusedFile } from '../reading.types.ts';

/** An element with what it holds, in order; texts are strings. */
export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  kids: readonly (XmlElement | string)[];
}

const DEEPEST = 200;
const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  processEntities: true,
  htmlEntities: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
});

/**
 * Reads XML without a document type, and so without entities of its own.
 *
 * @throws RefusedFile `forbidden-xml`, `damaged`
 */
export function readXml(text: string): XmlElement {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw new RefusedFile('forbidden-xml');
  if (depthOf(text) > DEEPEST) throw new RefusedFile('damaged');
  let parsed: unknown;
  try {
    parsed = parser.parse(text);
  } catch {
    throw new RefusedFile('damaged');
  }
  const root = kidsOf(parsed).find((kid) => typeof kid !== 'string');
  if (root === undefined || typeof root === 'string') throw new RefusedFile('damaged');
  return root;
}

/** The elements of a name below an element, at any depth, without those within one of them. */
export function elementsOf(element: XmlElement, name: string): XmlElement[] {
  return element.kids.flatMap((kid) => {
    if (typeof kid === 'string') return [];
    return kid.name === name ? [kid] : elementsOf(kid, name);
  });
}

/** The first element on a path of names; undefined when there is none. */
export function elementAt(
  element: XmlElement | undefined,
  ...path: string[]
): XmlElement | undefined {
  const [name, ...rest] = path;
  if (element === undefined || name === undefined) return element;
  return elementAt(
    element.kids.find((kid) => typeof kid !== 'string' && kid.name === name) as
      | XmlElement
      | undefined,
    ...rest,
  );
}

/** All text of an element. */
export function textIn(element: XmlElement | string | undefined): string {
  if (element === undefined) return '';
  return typeof element === 'string' ? element : element.kids.map(textIn).join('');
}

function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [tag] of text.matchAll(/<[^!?][^>]*>/g)) {
    if (tag.startsWith('</')) depth -= 1;
    else if (!tag.endsWith('/>')) depth += 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

function kidsOf(parsed: unknown): (XmlElement | string)[] {
  if (!Array.isArray(parsed)) return [];
  return (parsed as Record<string, unknown>[]).flatMap((node): (XmlElement | string)[] => {
    const said = node['#text'];
    if (typeof said === 'string') return [said];
    const [name] = Object.keys(node).filter((key) => key !== ':@');
    if (name === undefined) return [];
    const own = (node[':@'] ?? {}) as Record<string, string>;
    return [{ name, attributes: own, kids: kidsOf(node[name]) }];
  });
}
