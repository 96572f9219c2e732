import type { SessionOptions } from '../session.types.ts';

/**
 * For a document that makes no calls, loads no remotes and is left as soon as somebody is signed in: the tokens are forgotten.
 */
export const NO_KEEPER: Pick<SessionOptions, 'keeper' | 'askInFrame' | 'leaveTo' | 'whenBack'> = {
  keeper: {
    keep: async () => {},
    refresh: async () => 'unreachable',
    authorise: async () => '',
    redeem: async () => 'refused',
    leave: async () => '/',
  },
  askInFrame: async () => '',
  leaveTo: () => {},
  whenBack: () => {},
};
