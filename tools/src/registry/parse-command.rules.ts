import { parseArgs } from 'node:util';
import { usageOf } from './usage.ts';

/** What somebody asks of the command. */
export type Command =
  | { kind: 'help' }
  | { kind: 'list' | 'status' | 'repair' }
  | { kind: 'history'; remote?: string; limit: number }
  | { kind: 'publish'; what: string; build?: string; to?: string }
  | { kind: 'can-i-deploy'; remote: string; build: string }
  | { kind: 'can-i-deploy-house' }
  | { kind: 'verify'; remote?: string; build?: string }
  | { kind: 'promote'; remote: string; build: string }
  | { kind: 'canary'; remote: string; build?: string; percent: number; watched: boolean }
  | { kind: 'rollback' | 'disable' | 'enable'; remote: string };

export interface Options {
  why: string;
  by?: string;
  force: boolean;
  urls: string[];
  server: boolean;
  /** Milliseconds that a server may take to follow. */
  waitMs: number;
  file?: string;
  out?: string;
  json: boolean;
}

/** Reads the arguments. Throws a sentence, or the usage, for what is no command. */
export function parseCommand(args: readonly string[]): { command: Command; options: Options } {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      why: { type: 'string', default: '' },
      by: { type: 'string' },
      force: { type: 'boolean', default: false },
      url: { type: 'string', multiple: true, default: [] },
      'no-server': { type: 'boolean', default: false },
      file: { type: 'string' },
      out: { type: 'string' },
      json: { type: 'boolean', default: false },
      to: { type: 'string' },
      limit: { type: 'string', default: '20' },
      wait: { type: 'string', default: '10' },
      canary: { type: 'string' },
      'auto-rollback': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const { url, why, by, force, file, out, json } = values;
  const options: Options = {
    ...{ why, force, json, urls: url.map(addressOf), server: !values['no-server'] },
    waitMs: wholeOf(values.wait, '--wait') * 1_000,
    ...(by === undefined ? {} : { by }),
    ...(file === undefined ? {} : { file }),
    ...(out === undefined ? {} : { out }),
  };
  const command = values.help ? { kind: 'help' as const } : commandOf(positionals, values);
  if (command === undefined) throw new Error(usageOf(positionals[0]));
  if (values['auto-rollback'] && command.kind !== 'canary')
    throw new Error('--auto-rollback belongs to canary.');
  return { command, options };
}

interface Values {
  to?: string | undefined;
  limit: string;
  canary?: string | undefined;
  'auto-rollback': boolean;
}

function commandOf([kind, ...words]: string[], values: Values): Command | undefined {
  const [first, second, third, ...more] = words;
  if (more.length > 0) return undefined;
  const watched = values['auto-rollback'];
  switch (kind) {
    case 'list':
    case 'status':
    case 'repair':
      return first === undefined ? { kind } : undefined;
    case 'history':
      if (second !== undefined) return undefined;
      return { kind, limit: wholeOf(values.limit, '--limit'), ...(first && { remote: first }) };
    case 'publish': {
      if (first === undefined || third !== undefined) return undefined;
      const { to } = values;
      return { kind, what: first, ...(second && { build: second }), ...(to && { to }) };
    }
    case 'verify':
      if (third !== undefined) return undefined;
      return { kind, ...(first && { remote: first }), ...(second && { build: second }) };
    case 'can-i-deploy': {
      if (first === 'house' && second === undefined) return { kind: 'can-i-deploy-house' };
      const [remote, build, ...rest] = [...(first?.split('@') ?? []), ...(second ? [second] : [])];
      return remote && build && rest.length === 0 ? { kind, remote, build } : undefined;
    }
    case 'promote': {
      if (!first || !second || third !== undefined) return undefined;
      // As it was said before there was a command of its own.
      if (values.canary === undefined) return { kind, remote: first, build: second };
      const percent = wholeOf(values.canary, '--canary');
      return { kind: 'canary', remote: first, build: second, percent, watched };
    }
    case 'canary':
      if (!first || !second) return undefined;
      if (third === undefined)
        return { kind, remote: first, percent: wholeOf(second, 'A canary'), watched };
      return { kind, remote: first, build: second, percent: wholeOf(third, 'A canary'), watched };
    case 'rollback':
    case 'disable':
    case 'enable':
      return first && second === undefined ? { kind, remote: first } : undefined;
    default:
      return undefined;
  }
}

function wholeOf(text: string, what: string): number {
  if (!/^\d{1,6}%?$/.test(text)) throw new Error(`${what} takes a whole number, not "${text}".`);
  return Number(text.replace('%', ''));
}

function addressOf(text: string): string {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text))
    throw new Error(`--url takes an address such as http://localhost:4000, not "${text}".`);
  return text.replace(/\/+$/, '');
}
