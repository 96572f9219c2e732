import { defineCapabilities } from '@sastre/shared-contracts/shell';
import { CvSheet } from './features/sheet/cv-sheet.view.tsx';
import { CvThumbnail } from './features/thumbnail/cv-thumbnail.view.tsx';
import { loadMessages } from './load-messages.ts';

// Federation exposes a module's default export.
export default defineCapabilities({
  id: 'mfe_export',
  capabilities: { 'cv-sheet': CvSheet, 'cv-thumbnail': CvThumbnail },
  loadMessages,
});
