import { endpoints } from '@sastre/shared-contracts/api';
import type { ShellServices } from '@sastre/shared-contracts/shell';

/** A browser needs the bytes until it has stored them; nothing tells when. */
const KEPT_MS = 60_000;

/** Fetches the export and hands it to the browser as a download. */
export async function download({
  http,
  clock,
}: Pick<ShellServices, 'http' | 'clock'>): Promise<void> {
  const { data, headers } = await http.call(endpoints.exportAccount, {});
  if (data.size === 0) throw new Error('The export is empty');
  const url = URL.createObjectURL(data);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName(headers['content-disposition']);
  link.click();
  clock.after(KEPT_MS, () => URL.revokeObjectURL(url));
}

function fileName(disposition = ''): string {
  return /filename="([\w.-]+)"/.exec(disposition)?.[1] ?? 'export.zip';
}
