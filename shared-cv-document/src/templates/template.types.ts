import type { SectionKey } from '@sastre/shared-contracts/api';
import type { PageType } from '../page-geometry.ts';

/** Lengths in millimetres. Left and right of a language that runs from right to left are the other way round. */
export interface Sidebar {
  /** At which side of the page it stands. */
  at: 'start' | 'end';
  /** From the sheet's edge to its own. */
  width: number;
  /** Room between its text and the sheet's edge, and its own edge. */
  outer: number;
  inner: number;
  /** Room of the column beside it: to the sidebar's edge, and to the sheet's. */
  besideInner: number;
  besideOuter: number;
}

/** The looks of a document: data for the one renderer, and a sheet. */
export interface Template {
  name: string;
  /** A released version stays as it is; what looks different is another one. */
  version: number;
  columns: 'one' | 'two';
  /** Margins of each page type: x left and right, y top and bottom. */
  margins: Readonly<Record<PageType, { x: number; y: number }>>;
  sidebar: Readonly<Sidebar>;
  /** What stands in the sidebar as long as nobody chose. */
  sidebarSections: readonly SectionKey[];
  /** The name's ground goes to the edges of the sheet: pages of one column have their margins in the text, but the lower one. */
  bleeds: boolean;
  /** Text stands on the colour of the sidebar, whether there is one or not: all colours are legible on it. */
  tinted: boolean;
  /** On which side of an entry's title its dates stand. */
  dates: 'start' | 'end';
  /** Id of the font pair that it is set in without a choice; absent: the default one. */
  fontPair?: string;
  /** Of the name where it stands over the page, or beside a sidebar, in points. */
  nameSize: number;
  /** What a picture beside it takes of its line, with the gap. */
  pictureRoom: number;
  /** Of the running text, in points, and as a factor of it. */
  fontSize: number;
  lineHeight: number;
  /** The longest line of running text, in ems. */
  measure: number;
  /** How far gaps are closed up by themselves to save a last page that is hardly filled, as a factor; 1: they are not. */
  shrink: number;
  css: string;
}
