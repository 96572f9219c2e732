export { startPostgres } from './postgres-supervisor.ts';
export type { EmbeddedPostgres, PostgresLog, StartPostgresOptions } from './postgres-supervisor.ts';
