import type { Log } from './create-log.ts';

/**
 * A child of a log that is made at its first line. Each call has one, and hardly any writes to it beside the line of its
 * answer.
 */
export function lazyChild(make: () => Log): Log {
  return new LazyChild(make);
}

class LazyChild implements Log {
  readonly #make: () => Log;
  #made: Log | undefined;

  constructor(make: () => Log) {
    this.#make = make;
  }

  get #log(): Log {
    return (this.#made ??= this.#make());
  }

  get level(): string {
    return this.#log.level;
  }
  set level(level: string) {
    this.#log.level = level;
  }
  fatal(...line: unknown[]): void {
    Reflect.apply(this.#log.fatal, this.#log, line);
  }
  error(...line: unknown[]): void {
    Reflect.apply(this.#log.error, this.#log, line);
  }
  warn(...line: unknown[]): void {
    Reflect.apply(this.#log.warn, this.#log, line);
  }
  info(...line: unknown[]): void {
    Reflect.apply(this.#log.info, this.#log, line);
  }
  debug(...line: unknown[]): void {
    Reflect.apply(this.#log.debug, this.#log, line);
  }
  trace(...line: unknown[]): void {
    Reflect.apply(this.#log.trace, this.#log, line);
  }
  silent(...line: unknown[]): void {
    Reflect.apply(this.#log.silent, this.#log, line);
  }
  child(bindings: object, ...options: unknown[]): Log {
    return Reflect.apply(this.#log.child, this.#log, [bindings, ...options]) as Log;
  }
}
