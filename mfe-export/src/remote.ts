import { defineRemote } from '@sastre/shared-contracts/shell';
import { loadMessages } from './load-messages.ts';
import { ExportPdfPage } from './pages/export-pdf.page.tsx';

// Federation exposes a module's default export.
export default defineRemote({
  id: 'mfe_export',
  pages: { 'export-pdf': ExportPdfPage },
  loadMessages,
});
