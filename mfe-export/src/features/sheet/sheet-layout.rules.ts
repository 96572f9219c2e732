import type { SheetLayout } from '@sastre/shared-contracts/shell';
import type { LayoutChange } from '../panel/layout.rules.ts';

/** A change of the layout as the page beside the sheet is told of it. */
export function sheetLayout({ pdfOptions, tailored }: LayoutChange): SheetLayout {
  const folds = tailored !== undefined && 'foldedBullets' in tailored;
  return {
    ...(pdfOptions && { pdfOptions }),
    ...(folds && { foldedBullets: tailored.foldedBullets ?? [] }),
  };
}
