/** The configuration is wrong; `message` names everything that is, one a line, never a value. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
