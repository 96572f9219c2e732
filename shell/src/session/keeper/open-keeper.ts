import type { AxiosInstance } from 'axios';
import type { Keeper, Provider } from './keeper.types.ts';
import { makeCall } from './make-call.ts';
import { createTokens, type TokenParts } from './tokens.ts';

/** The keeper itself, as it is in its thread. */
export function openKeeper(
  provider: Provider,
  parts: Omit<TokenParts, 'provider'> & { client: AxiosInstance },
): Keeper {
  const tokens = createTokens({ ...parts, provider });
  const { token } = tokens;
  const { origin } = provider;
  return {
    keep: async (given) => tokens.keep(given),
    refresh: tokens.refresh,
    authorise: tokens.authorise,
    redeem: tokens.redeem,
    leave: async () => tokens.leave(),
    call: (call, watch) => makeCall({ client: parts.client, origin, token }, call, watch),
  };
}
