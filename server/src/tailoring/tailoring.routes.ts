import { endpoints } from '@sastre/shared-contracts/api';
import type { FastifyInstance } from 'fastify';
import { problem } from '../http/problem.ts';
import { registerEndpoint } from '../http/register-endpoint.ts';
import type { TailoringService } from './tailoring-service.ts';

/** Serves the start and the progress of tailoring jobs. */
export function tailoringRoutes(
  api: FastifyInstance,
  { tailoring }: { tailoring: TailoringService },
): void {
  registerEndpoint(api, endpoints.startTailoring, async ({ user, body }) =>
    tailoring.start(user.sub, body),
  );
  registerEndpoint(api, endpoints.tailoringProgress, async ({ user, params }) => {
    const progress = await tailoring.progress(user.sub, params.bullId);
    if (progress === undefined) throw problem('not-found');
    return progress;
  });
}
