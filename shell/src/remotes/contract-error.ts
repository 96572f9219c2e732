/** The remote needs more than this shell gives, such as `shared-ui ^1.4.0, and …`: trying again needs another build. */
export class ContractError extends Error {
  constructor(remote: string, missing: string) {
    super(`${remote} needs ${missing}`);
    this.name = 'ContractError';
  }
}
