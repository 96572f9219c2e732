import type { IncomingMessage } from 'node:http';
import { endpoints } from '@sastre/shared-contracts/api';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { answerCv } from '../cv/index.ts';
import type { Database } from '@sastre/db';
import { problem } from '@sastre/base/problem';
import { registerEndpoint } from '@sastre/base/web';
import type { Clock } from '@sastre/time';
import { addRequirement } from './review/add-requirement.ts';
import { decideReport } from './review/decide-report.ts';
import { matchReport } from './review/match-report.ts';
import type { JobStarter } from './job-starter.ts';

/** What the routes work with. */
interface TailoringParts {
  tailoring: JobStarter;
  db: Kysely<Database>;
  clock: Clock;
  /** The trace of a call, which its job goes on with. */
  traceOf: (call: IncomingMessage) => string;
}

/** Serves the start and the progress of tailoring jobs, and the review of what they made. */
export function tailoringRoutes(
  api: FastifyInstance,
  { tailoring, db, clock, traceOf }: TailoringParts,
): void {
  registerEndpoint(api, endpoints.startTailoring, async ({ user, body, request }) =>
    tailoring.start(user.sub, body, traceOf(request.raw)),
  );
  registerEndpoint(api, endpoints.checkTailoring, async ({ user, body }) =>
    tailoring.check(user.sub, body),
  );
  registerEndpoint(api, endpoints.tailoringProgress, async ({ user, params }) => {
    const progress = await tailoring.progress(user.sub, params.bullId);
    if (progress === undefined) throw problem('not-found');
    return progress;
  });
  registerEndpoint(api, endpoints.decideReport, async (call) => {
    const { user, params, body: decisions, request, reply } = call;
    const ifMatch = request.headers['if-match'];
    const { id } = params;
    const now = new Date(clock());
    return answerCv(
      reply,
      await decideReport(
        { db, turns: tailoring.turns },
        { userId: user.sub, id, decisions, ifMatch, now },
      ),
    );
  });
  registerEndpoint(api, endpoints.addRequirement, async (call) => {
    const { user, params, body: added, request, reply } = call;
    const ifMatch = request.headers['if-match'];
    const { id } = params;
    const now = new Date(clock());
    return answerCv(
      reply,
      await addRequirement(
        { db, turns: tailoring.turns },
        { userId: user.sub, id, added, ifMatch, now },
      ),
    );
  });
  registerEndpoint(api, endpoints.matchReport, async ({ user, params, request, reply }) => {
    const ifMatch = request.headers['if-match'];
    const asked = { userId: user.sub, id: params.id, ifMatch, now: new Date(clock()) };
    return answerCv(reply, await matchReport({ db, turns: tailoring.turns }, asked));
  });
}
