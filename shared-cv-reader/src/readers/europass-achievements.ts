import { SECTION_KINDS, type Section, type SectionKind } from '@sastre/shared-contracts/api';
import type { FilePart } from '@sastre/shared-contracts/cv';
import { textOfHtml } from '@sastre/shared-html';
import { addedOf } from '../rules/added.rules.ts';
import { fieldsOf } from '../rules/fields.rules.ts';
import { kindOf, likelyKindOf } from '../rules/heading-words.rules.ts';
import type { StyledLine } from '../rules/styled-line.types.ts';
import { unplacedOf } from '../rules/unplaced.rules.ts';
import { newId } from './json-reader.ts';
import { textLines } from './text-lines.rules.ts';
import { elementAt, elementsOf, textIn, type XmlElement } from './xml.ts';

/** What a person achieved, as sections. */
interface Achievements {
  sections: Section[];
  unplaced: FilePart[];
  doubts: string[];
}

/** Sections of the achievements of a file: what each is called tells its kind, its text is read as that of any other file. */
export function achievementsOf(root: XmlElement): Achievements {
  let lines: StyledLine[] = [];
  const added = elementsOf(root, 'Achievement').flatMap((element) => {
    const label = saidAt(element, 'Title', 'Label');
    const [heading, ...body] = linesFrom([label, saidAt(element, 'Description')], lines.length);
    if (heading === undefined) return [];
    lines = [...lines, heading, ...body];
    const kind = kindIn(label, saidAt(element, 'Title', 'Code'));
    const entries = addedOf(kind, body);
    const own = { text: label, lines: [heading.id] };
    return entries.length === 0 ? [] : [{ kind, heading: own, entries }];
  });
  const none = { person: {}, jobs: [], courses: [], skills: [], languages: [] };
  const { cv, doubts, used } = fieldsOf({ ...none, added });
  return {
    sections: (cv.sections ?? []).map((section) => ({
      ...section,
      // What our own heading says need not be said by the person.
      title: section.kind !== 'custom' && kindOf(section.title) !== undefined ? '' : section.title,
      id: newId(),
      entries: section.entries.map((entry) => ({ ...entry, id: newId() })),
    })),
    unplaced: unplacedOf(lines, used, { isStructure: () => false }).map(({ text }) => ({
      path: 'AchievementList',
      text,
    })),
    doubts,
  };
}

function saidAt(element: XmlElement, ...path: string[]): string {
  return textOfHtml(textIn(elementAt(element, ...path))).trim();
}

/** Lines of a heading and of the text below it, their ids from `from` on; none where nothing is said. */
function linesFrom(texts: readonly string[], from: number): StyledLine[] {
  const [label = '', text = ''] = texts;
  if (label === '' && text === '') return [];
  // Items stand a line each, without space between.
  const said = textLines(text.replace(/\n{2,}(?=\s*[•*–-]\s)/g, '\n'));
  const [heading] = textLines(label === '' ? text : label);
  return [
    ...(heading === undefined ? [] : [heading]),
    ...(label === '' ? said.slice(1) : said),
  ].map((line, at) => ({ ...line, id: from + at }));
}

function kindIn(label: string, code: string): SectionKind {
  const words = code.replace(/_/g, ' ');
  const found = kindOf(label) ?? kindOf(words) ?? likelyKindOf(label) ?? likelyKindOf(words);
  return SECTION_KINDS.find((kind) => kind === found) ?? 'custom';
}
