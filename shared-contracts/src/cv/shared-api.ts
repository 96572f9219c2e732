// By the package's name: so it is the copy that an area shares with the shell.
export { defaultTailored, endpoints } from '@sastre/shared-contracts/api';
