import {
  endpointList,
  PDF_REPORT_HEADER,
  pdfReportSchema,
  PROBLEMS,
  problemSchema,
  type EndpointRow,
  type ProblemCode,
} from '@sastre/shared-contracts/api';
import * as z from 'zod/mini';

type Json = Record<string, unknown>;

const COMMON: Record<string, readonly ProblemCode[]> = {
  always: ['internal', 'unavailable', 'malformed-request'],
  session: ['unauthenticated'],
  body: ['unsupported-type', 'too-large'],
  input: ['invalid-input'],
  params: ['not-found'],
};

const PDF_HEADERS = {
  [PDF_REPORT_HEADER]: {
    description: 'What reading the produced bytes back has found; beyond ASCII all is escaped',
    content: { 'application/json': { schema: jsonSchema(pdfReportSchema, 'output') } },
  },
};

/** The OpenAPI 3.1 document of every served row of the contract. */
export function openApiDocument(): Json {
  const paths: Record<string, Json> = {};
  for (const row of endpointList) {
    if (row.planned === true) continue;
    const path = (paths[`/api${row.path}`] ??= {});
    path[row.method.toLowerCase()] = operation(row);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Sastre API', version: '1.0.0' },
    paths,
    components: {
      schemas: { Problem: jsonSchema(problemSchema, 'output') },
      securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

function operation(row: EndpointRow): Json {
  const parameters = [...parametersOf(row.params, 'path'), ...parametersOf(row.query, 'query')];
  const body = requestBody(row);
  return {
    operationId: row.id,
    summary: row.summary,
    security: { required: [{ session: [] }], optional: [{}, { session: [] }], none: [] }[row.auth],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body === undefined ? {} : { requestBody: { required: true, content: body } }),
    responses: { [row.status]: success(row), ...failures(row) },
  };
}

function parametersOf(schema: EndpointRow['params'], place: 'path' | 'query'): Json[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Json;
    required?: string[];
  };
  return Object.entries(properties).map(([name, shape]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: shape,
  }));
}

function requestBody(row: EndpointRow): Json | undefined {
  if (row.kind === 'upload') {
    const picture = { type: 'string', contentMediaType: 'application/octet-stream' };
    const schema = { type: 'object', properties: { picture }, required: ['picture'] };
    return { 'multipart/form-data': { schema } };
  }
  if (row.request === undefined) return undefined;
  return { 'application/json': { schema: jsonSchema(row.request, 'input') } };
}

function success(row: EndpointRow): Json {
  const description = row.kind === 'empty' ? 'Done' : 'The answer';
  if (row.kind === 'empty') return { description };
  if (row.kind === 'blob') {
    const types = row.contentTypes ?? ['application/octet-stream'];
    const content = Object.fromEntries(types.map((type) => [type, {}]));
    return { description, ...(row.id === 'generatePdf' ? { headers: PDF_HEADERS } : {}), content };
  }
  const schema = row.response === undefined ? {} : jsonSchema(row.response, 'output');
  return { description, content: { 'application/json': { schema } } };
}

function failures(row: EndpointRow): Json {
  const hasBody = row.request !== undefined || row.kind === 'upload';
  const codes = [
    ...(COMMON['always'] ?? []),
    ...(row.auth === 'required' ? (COMMON['session'] ?? []) : []),
    ...(hasBody ? (COMMON['body'] ?? []) : []),
    ...(hasBody || row.query !== undefined ? (COMMON['input'] ?? []) : []),
    ...(row.params === undefined ? [] : (COMMON['params'] ?? [])),
    ...(row.problems as ProblemCode[]),
  ];
  const byStatus: Record<number, Json> = {};
  for (const status of [...new Set(codes.map((code) => PROBLEMS[code].status))].toSorted()) {
    const here = [...new Set(codes.filter((code) => PROBLEMS[code].status === status))];
    const content = {
      'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
    };
    byStatus[status] = { description: here.join(', '), content };
  }
  return byStatus;
}

function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
  }) as Json;
  return rest;
}
