import { CONTRACT_VERSION } from '@sastre/shared-contracts/shell';

/** The remote speaks another contract than this shell: trying again needs another build. */
export class ContractError extends Error {
  constructor(remote: string, contract: string) {
    super(`${remote} needs shell contract ${contract}, this shell speaks ${CONTRACT_VERSION}`);
    this.name = 'ContractError';
  }
}
