import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { ServerConfig } from '@sastre/base/config';
import type { Site } from '@sastre/base/site';
import type { Database } from '@sastre/db';
import type { Clock } from '@sastre/time';
import type { LogoutVerifier, TokenVerifier } from '@sastre/base/tokens';
import type { Log } from '@sastre/base/log';
import type { PdfService } from '@sastre/pdf';
import type { Metrics } from '@sastre/metrics';
import type { Payments } from '../payment/index.ts';
import type { PictureStore } from '../pictures/index.ts';
import type { PlanCatalog } from '../plans/index.ts';
import type { Tracing } from '@sastre/base/tracing';
import type { JobQueue, JobStarter } from '../tailoring/index.ts';

/** Everything that the application is made from. */
export interface AppDeps {
  config: ServerConfig;
  db: Kysely<Database>;
  log: Log;
  /** Milliseconds since the epoch. */
  clock: Clock;
  /** Who runs the site. */
  site: Site;
  verifyToken: TokenVerifier;
  /** Of a Keycloak, which tells of the sessions that it has ended; absent with the embedded provider. */
  verifyLogout?: LogoutVerifier;
  /** Where what happens is counted. */
  metrics: Metrics;
  /** Follows calls; absent: nothing is followed. */
  tracing?: Tracing;
  pdf: Pick<PdfService, 'print' | 'read'>;
  pictureStore: PictureStore;
  plans: PlanCatalog;
  tailoring: JobStarter;
  /** Where tailoring jobs wait; whoever goes takes theirs along. */
  jobQueue: Pick<JobQueue, 'forget'>;
  payments: Payments;
  /** Aborted when the process has been asked to stop: it answers what still comes, and asks for no more. */
  stopping?: AbortSignal;
  /** Mounts the stand-in of the payment provider; absent with a real one. */
  standIn?: (app: FastifyInstance) => Promise<void>;
  /** Mounts the embedded identity provider; absent with an external one. */
  identity?: (app: FastifyInstance) => Promise<void>;
}
