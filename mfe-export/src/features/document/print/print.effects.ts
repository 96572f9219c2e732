import {
  endpoints,
  PDF_REPORT_HEADER,
  readPdfReport,
  type Cv,
  type Language,
} from '@sastre/shared-contracts/api';
import type { OpenedTab, ShellServices } from '@sastre/shared-contracts/shell';
import type { LaidOutPages } from '@sastre/shared-cv-document';
import { fileName } from '../../files/file-name.rules.ts';
import type { PrintedFile } from '../export.types.ts';
import { keepsInside } from './kept-inside.rules.ts';
import { exportFiles, type ExportFile } from './letter-file.rules.ts';
import { logged } from './logged.ts';
import { sendCv } from './send-cv.effects.ts';

/** Prints the renderer's document, as the preview has laid it out, saves each file under its name, and shows the first in the tab that the click opened. */
export async function printCv(
  shell: Pick<ShellServices, 'http' | 'analytics'>,
  cv: Cv,
  language: Language,
  tab: OpenedTab | undefined,
  laidOut: LaidOutPages = {},
): Promise<PrintedFile[]> {
  const files = exportFiles(cv, language);
  const printed = await Promise.all(
    files.map((file) => printFile(shell, { ...file, laidOut }, language)),
  );
  tab?.show(printed[0]?.url ?? '');
  for (const file of printed) save(file);
  shell.analytics.track('cv_pdf_exported', {});
  return printed;
}

async function printFile(
  shell: Pick<ShellServices, 'http'>,
  file: ExportFile & { laidOut: LaidOutPages },
  language: Language,
): Promise<PrintedFile> {
  const { data, headers } = await sendCv(file, language, (body) =>
    shell.http.call(endpoints.generatePdf, { body: { ...body, ...kept(file.cv) } }),
  );
  if (data.size === 0) throw logged('Error generating PDF:', new Error('The PDF is empty'));
  const name = fileName(file.title, file.cv, 'pdf');
  const url = URL.createObjectURL(new File([data], name, { type: 'application/pdf' }));
  return { url, fileName: name, report: readPdfReport(headers[PDF_REPORT_HEADER]) };
}

/** The CV that the PDF keeps inside. */
function kept(cv: Cv): { cvId?: string } {
  return keepsInside(cv) ? { cvId: cv._id } : {};
}

function save({ url, fileName }: PrintedFile): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
}
