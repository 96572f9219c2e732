import type { FastifyServerOptions } from 'fastify';

function refuse(): never {
  throw new Error('What comes in is read by the contract, not by a JSON schema of its route.');
}

/**
 * Spread into the options of a Fastify of ours, which has no JSON schemas: a route with one ends the start. Without it
 * Fastify loads what compiles them, 240 modules.
 */
export const NO_SCHEMAS = {
  schemaController: { compilersFactory: { buildValidator: refuse, buildSerializer: refuse } },
} satisfies FastifyServerOptions;
