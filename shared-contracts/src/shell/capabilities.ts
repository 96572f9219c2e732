import type { ComponentType } from 'react';
import type { Cv, PdfOptions } from '../api/index.ts';
import type { CapabilityName } from '../registry/capability-names.ts';

/** What a sheet changes of a CV's layout; what it does not name stays as it was. */
export interface SheetLayout {
  pdfOptions?: Partial<PdfOptions>;
  /** Texts of the bullets that are left out, all of them; none: an empty list. */
  foldedBullets?: readonly string[];
}

/** The sheet of a CV while it is being typed: `cv-sheet`. */
export interface CvSheetProps {
  /** What is typed by now, with the layout, pictures and language of its own. */
  cv: Cv;
  /**
   * Path of the field in which somebody writes: `personal_info.email`, `work_experience.0.achievements.2`,
   * `sections.1.entries.0.name`, `skills.3`, `sectionTitles.skills`, `coverLetter`, `pictureId`. Undefined: in none.
   */
  field: string | undefined;
  /** A line was pointed at; the path of the field that it comes from, as above. */
  onPick: (field: string) => void;
  /**
   * The CV was laid out anew on the sheet, as to fit fewer pages: the page keeps it with what is typed and gives it back
   * in `cv`. Without it the sheet offers nothing of the kind.
   */
  onLayout?: ((layout: SheetLayout) => void) | undefined;
}

/**
 * The first page of a CV as a still picture: `cv-thumbnail`. It fills the width of where it stands, is as high as the
 * paper then is, and is decoration: nothing of it is read aloud, has the focus, or takes a click.
 */
export interface CvThumbnailProps {
  cv: Cv;
  /** The page is drawn, its fonts included; until then nothing is seen. */
  onShown: () => void;
}

/** What remotes offer to the pages of others: its name, and what the part is given. */
export interface Capabilities {
  'cv-sheet': CvSheetProps;
  'cv-thumbnail': CvThumbnailProps;
}
export type { CapabilityName };

/** The parts themselves. */
export type CapabilityParts = {
  readonly [N in CapabilityName]?: ComponentType<Capabilities[N]>;
};

/**
 * How far a capability is: nobody offers it (`absent`), nobody has asked for it yet (`idle`), its code is under way
 * (`loading`), it can be shown (`ready`), or it could not be loaded, was refused, or has thrown (`failed`).
 */
export type CapabilityState = 'absent' | 'idle' | 'loading' | 'ready' | 'failed';

/** A capability as a page gets it. */
export interface Capability<N extends CapabilityName> {
  state: CapabilityState;
  /** The part inside a boundary of its own; it draws nothing unless it is `ready`. */
  Part: ComponentType<Capabilities[N]>;
  /** Loads it again after a failure. */
  retry: () => void;
}
