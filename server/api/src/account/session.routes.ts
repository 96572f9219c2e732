import { endpoints } from '@sastre/shared-contracts/api';
import type { FastifyInstance } from 'fastify';
import { problem } from '@sastre/base/problem';
import { registerEndpoint } from '@sastre/base/web';
import type { SecurityLog, SignedIn, SignedInPlace } from '@sastre/identity';

const isoTime = (seconds: number) => new Date(seconds * 1_000).toISOString();

function itemOf({ beganAt, seenAt, ...place }: SignedInPlace, session: string | undefined) {
  const times = { signedInAt: isoTime(beganAt), seenAt: isoTime(seenAt) };
  return { ...place, ...times, current: place.id === session };
}

/** Serves where somebody is signed in, and ends it. `signedIn` is absent where a Keycloak keeps the sessions. */
export function sessionRoutes(
  api: FastifyInstance,
  signedIn: SignedIn | undefined,
  security: SecurityLog,
): void {
  registerEndpoint(api, endpoints.listSessions, async ({ user }) => {
    const places = (await signedIn?.list(user.sub)) ?? [];
    const sessions = places
      .map((place) => itemOf(place, user.session))
      .toSorted((one, other) => Number(other.current) - Number(one.current));
    return { elsewhere: signedIn === undefined, sessions };
  });
  registerEndpoint(api, endpoints.endSession, async ({ user, params, request }) => {
    if (!(await signedIn?.end(user.sub, params.id))) throw problem('not-found');
    security('session-ended', user.sub, request);
  });
  registerEndpoint(api, endpoints.endOtherSessions, async ({ user, request }) => {
    // A token that names no session would end its own.
    if (user.session === undefined) return;
    const ended = (await signedIn?.endOthers(user.sub, user.session)) ?? 0;
    for (let one = 0; one < ended; one += 1) security('session-ended', user.sub, request);
  });
}
