import { readerProblems } from './schema-fits.rules.ts';
import type { JsonSchema, WireApi, WireCall } from './schema.types.ts';

const JSON_TYPE = 'application/json';
const DROPPED = ['description', 'default', 'title', 'id', '$schema'];

interface Content {
  content?: Record<string, { schema?: JsonSchema }>;
}
interface Operation {
  operationId: string;
  parameters?: { name: string; in: string; required?: boolean; schema?: JsonSchema }[];
  requestBody?: Content;
  responses?: Record<string, Content>;
}
/** The part of an OpenAPI document that is read here. */
export interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
}

/** What a document says of calls that end well, without words for people; of those of `used` alone where it is given. */
export function wireOf({ paths }: OpenApi, used?: ReadonlySet<string>): WireApi {
  const calls: [string, WireCall][] = [];
  for (const [path, operations] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      if (used !== undefined && !used.has(operation.operationId)) continue;
      calls.push([operation.operationId, callOf(`${method.toUpperCase()} ${path}`, operation)]);
    }
  }
  return Object.fromEntries(calls.sort(([one], [other]) => one.localeCompare(other)));
}

function callOf(at: string, { parameters = [], requestBody, responses = {} }: Operation): WireCall {
  const query = parameters.filter((parameter) => parameter.in === 'query');
  const request = requestBody?.content?.[JSON_TYPE]?.schema;
  const good = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1];
  const response = good?.content?.[JSON_TYPE]?.schema;
  return {
    at,
    ...(query.length > 0 && {
      query: Object.fromEntries(
        query.map(({ name, required = false, schema = {} }) => [
          name,
          { required, schema: bare(schema) },
        ]),
      ),
    }),
    ...(request && { request: bare(request) }),
    ...(response && { response: bare(response) }),
  };
}

/** A schema without what only people read. A property may be called as such a word. */
function bare(schema: JsonSchema): JsonSchema {
  const walk = (value: unknown, isNames: boolean): unknown => {
    if (Array.isArray(value)) return value.map((one) => walk(one, false));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value)
        .filter(([name]) => isNames || !DROPPED.includes(name))
        .map(([name, inner]) => [name, walk(inner, !isNames && name === 'properties')]),
    );
  };
  return walk(schema, false) as JsonSchema;
}

/** Why one call of pages cannot work: it is not there, or what is sent or answered is not what the other side takes. */
export interface WireProblem {
  kind: 'call' | 'sent' | 'answer';
  text: string;
}

/** Why pages that were made for one API cannot work with a server that has another; each names its call. */
export function wireProblems(pages: WireApi, server: WireApi): WireProblem[] {
  return Object.entries(pages).flatMap(([id, call]): WireProblem[] => {
    const served = server[id];
    if (served === undefined) return [{ kind: 'call', text: `${id} (${call.at}) is not served` }];
    if (served.at !== call.at)
      return [
        { kind: 'call', text: `${id} is asked for at ${call.at}, and served at ${served.at}` },
      ];
    const told = (kind: WireProblem['kind']) => (problem: string) => ({
      kind,
      text: `${id} (${call.at}): ${problem}`,
    });
    return [
      ...sendProblems(call, served).map(told('sent')),
      ...answerProblems(call, served).map(told('answer')),
    ];
  });
}

function sendProblems(pages: WireCall, server: WireCall): string[] {
  const missing = Object.entries(server.query ?? {})
    .filter(([name, { required }]) => required && pages.query?.[name] === undefined)
    .map(([name]) => `the query wants ${name}, which is not sent`);
  const sent = Object.entries(pages.query ?? {}).flatMap(([name, { schema }]) => {
    const taken = server.query?.[name]?.schema;
    return taken === undefined ? [] : readerProblems(taken, schema, name);
  });
  const wants = server.request;
  if (wants === undefined) return [...missing, ...sent];
  if (pages.request === undefined) return [...missing, ...sent, 'a body is wanted, none is sent'];
  const body = readerProblems(wants, pages.request).map((one) => `in what is sent, ${one}`);
  return [...missing, ...sent, ...body];
}

function answerProblems(pages: WireCall, server: WireCall): string[] {
  if (pages.response === undefined) return [];
  if (server.response === undefined) return ['an answer is read, none is given'];
  return readerProblems(pages.response, server.response).map((one) => `in the answer, ${one}`);
}
