/** True while files are being dragged, not text or an entry of a list. */
export function hasFiles(transfer: Pick<DataTransfer, 'types'> | null): boolean {
  return transfer?.types.includes('Files') ?? false;
}
