/** A backup cannot be made or brought back; `message` is a sentence for whoever asked for it. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
