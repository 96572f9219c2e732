import {
  defaultSectionEntry,
  defaultTailored,
  type AnySectionKey,
  type Cv,
  type Section,
  type Tailored,
} from '@sastre/shared-contracts/api';
import { sampleCv } from '@sastre/shared-contracts/testing';
import { applyChange } from '../layout.rules.ts';
import { listedSections, moveSection } from './section-list.rules.ts';

/** Key of the letter's card. */
export const LETTER = 'cover-letter';

/** A CV with a letter and this layout. */
export function cvWith(tailored: Partial<Tailored> = {}, template = 'single-column-1'): Cv {
  const pdfOptions = { ...defaultTailored.pdfOptions, template };
  return {
    ...sampleCv(),
    tailored: { ...defaultTailored, coverLetter: 'Dear team', pdfOptions, ...tailored },
  };
}
/** Sections that a person added: one with a heading of its own, one without, one with nothing in it. */
export const ADDED: Section[] = [
  {
    id: 'a',
    kind: 'projects',
    title: 'Things I built',
    entries: [
      { ...defaultSectionEntry, id: '1', name: 'Foot bridge', organisation: 'Town of Lund' },
      { ...defaultSectionEntry, id: '2', highlights: ['A shed', 'a gate'] },
    ],
  },
  {
    id: 'b',
    kind: 'interests',
    title: '',
    entries: [{ ...defaultSectionEntry, id: '1', name: 'Chess', highlights: ['club', 'blitz'] }],
  },
  { id: 'c', kind: 'awards', title: '', entries: [] },
];
/** The cards' keys, from the top. */
export const keys = (cv: Cv) => listedSections(cv).map(({ key }) => key);
/** The place of a card. */
export const at = (cv: Cv, key: AnySectionKey) => keys(cv).indexOf(key);
/** The CV after a move, by key; the same one when nothing moves. */
export function moved(cv: Cv, key: AnySectionKey, to: number, over?: number): Cv {
  const change = moveSection(cv, at(cv, key), to, over);
  return change === undefined ? cv : applyChange(cv, change);
}
/** A move by the button. */
export const up = (cv: Cv, key: AnySectionKey) => moved(cv, key, at(cv, key) - 1);
/** A move by the button. */
export const down = (cv: Cv, key: AnySectionKey) => moved(cv, key, at(cv, key) + 1);
