import { BOOT_ELEMENT_ID, bootSchema, type Boot } from '@sastre/shared-contracts/registry';

/** The boot data that the server put into this document. Throws when there is none or it is unusable. */
export function readBoot(root: Pick<Document, 'getElementById'>): Boot {
  const text = root.getElementById(BOOT_ELEMENT_ID)?.textContent;
  if (!text) throw new Error('This document carries no boot data');
  return bootSchema.parse(JSON.parse(text));
}

/** Where the script of the tokens' keeper is; the build put it into this document. */
export function readKeeper(root: Pick<Document, 'querySelector'>): string {
  const url = root.querySelector('meta[name=keeper]')?.getAttribute('content');
  if (!url) throw new Error('This document names no keeper');
  return url;
}
