import {
  DEFAULT_LEFT_COLUMN_SECTIONS,
  type PdfOptions,
  type SectionKey,
  type TemplateName,
} from '@sastre/shared-contracts/api';

/** What a reader is to find of a template, said again past the renderer. Lengths in millimetres. */
interface TemplateFacts {
  /** Which side of the page has the sidebar, and how wide it is; undefined with one column. */
  sidebar?: { side: 'left' | 'right'; width: number; sections: readonly SectionKey[] };
  /** Dates are read before what heads an entry. */
  datesFirst?: boolean;
  /** The name's ground reaches to the edges of the sheet: in the primary colour, or pale as a sidebar. */
  band?: 'primary' | 'pale';
}

const FACTS: Record<TemplateName, TemplateFacts> = {
  'single-column-1': {},
  'two-column-1': { sidebar: { side: 'left', width: 66, sections: DEFAULT_LEFT_COLUMN_SECTIONS } },
  'compact-1': {},
  'header-band-1': { band: 'primary' },
  'academic-1': { datesFirst: true },
  'serif-1': {},
  'photo-header-1': { band: 'pale' },
  'two-column-right-1': {
    sidebar: { side: 'right', width: 66, sections: ['skills', 'languages'] },
  },
};
const SHEET_WIDTHS = { A4: 210, Letter: 215.9 };

/** What is to be found of a document's template. */
export function factsOf({ template }: Pick<PdfOptions, 'template'>): TemplateFacts {
  return FACTS[template as TemplateName];
}

/** From where to where the sidebar of a document's pages goes. */
export function sidebarPlace(options: PdfOptions): { from: number; to: number } | undefined {
  const { sidebar } = factsOf(options);
  if (sidebar === undefined) return undefined;
  const from = sidebar.side === 'left' ? 0 : SHEET_WIDTHS[options.paper] - sidebar.width;
  return { from, to: from + sidebar.width };
}
