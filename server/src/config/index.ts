export { ConfigError, defaultDataDir, parseConfig } from './config.schema.ts';
export type { ConfigSource, ServerConfig } from './config.schema.ts';
export { configTable } from './settings.ts';
export type { PictureBucket } from './picture-bucket.ts';
export type { ModelServer } from './model-server.ts';
