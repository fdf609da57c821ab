import * as z from 'zod/mini';
import { type EndpointName, endpoints } from '../api.ts';
import { ERROR_STATUS } from '../errors.ts';
import { OEMBED_OUTPUT } from '../quiz/embed.ts';
import { HEALTH_OUTPUT, OPERATIONS } from './operations.ts';

const input = (schema: z.ZodMiniType) => schemaOf(schema, 'input');
const output = (schema: z.ZodMiniType) => schemaOf(schema, 'output');
function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): object {
  // the document itself names its JSON Schema dialect
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io }) as { $schema?: string };
  return rest;
}

const json = (schema: object) => ({ 'application/json': { schema } });
const answered = (data: z.ZodMiniType, description = 'It worked.') => ({
  description,
  content: json({
    type: 'object',
    properties: { ok: { const: true }, data: output(data) },
    required: ['ok', 'data'],
    additionalProperties: false,
  }),
});

type Code = keyof typeof ERROR_STATUS;
const CODES = Object.entries(ERROR_STATUS) as [Code, number][];
const STATUSES = [...new Set(Object.values(ERROR_STATUS))].map(String);

const failed = (status: string) => ({
  description: `\`error.code\` says what happened; \`error.retryAfter\` in how many seconds another try makes sense.`,
  content: json({
    type: 'object',
    properties: {
      ok: { const: false },
      error: {
        type: 'object',
        properties: {
          code: { enum: CODES.filter(([, each]) => String(each) === status).map(([code]) => code) },
          message: { type: 'string', description: 'For developers, in English.' },
          fields: {
            type: 'object',
            description: 'What is wrong with each field, by its path.',
            additionalProperties: { type: 'string' },
          },
          retryAfter: { type: 'number' },
          requestId: { type: 'string', description: 'What the log calls the request, with an unexpected failure.' },
        },
        required: ['code', 'message'],
        additionalProperties: false,
      },
    },
    required: ['ok', 'error'],
    additionalProperties: false,
  }),
});
const FAILURES = Object.fromEntries(STATUSES.map((status) => [status, { $ref: `#/components/responses/${status}` }]));

const posting = (name: EndpointName) => ({
  post: {
    operationId: name,
    summary: OPERATIONS[name].summary,
    requestBody: { required: true, content: json(input(endpoints[name].input)) },
    responses: { 200: answered(OPERATIONS[name].output), ...FAILURES },
  },
});

const parameter = (name: string, schema: object, isRequired = false) => ({
  name,
  in: 'query',
  required: isRequired,
  schema,
});
const side = { type: 'integer', minimum: 1 };

const READING = {
  '/api/health': {
    get: {
      operationId: 'health',
      summary: 'Tells whether the service works.',
      security: [],
      responses: { 200: answered(HEALTH_OUTPUT), 503: answered(HEALTH_OUTPUT, 'A part of it is down.') },
    },
  },
  '/api/oembed': {
    get: {
      operationId: 'oembed',
      summary: 'Returns a card of a public quiz for other sites, by oEmbed 1.0.',
      security: [],
      parameters: [
        parameter('url', { type: 'string', format: 'uri' }, true),
        parameter('format', { enum: ['json'] }),
        parameter('maxwidth', side),
        parameter('maxheight', side),
      ],
      responses: {
        200: { description: 'The card.', content: json(output(OEMBED_OUTPUT)) },
        404: FAILURES[404],
        429: FAILURES[429],
        501: { description: 'Another format than JSON.' },
      },
    },
  },
};

/** Returns the HTTP API as an OpenAPI document, for the site at `origin`. */
export const openApiDocument = (origin: string, version: string): object => ({
  openapi: '3.1.0',
  info: {
    title: 'WhoKnows',
    version,
    description:
      'What visitors can do without an account. Ids are made by the client, so that what is sent twice counts once. Requests of one network are limited. Pages of other sites can only use `oembed`.',
  },
  servers: [{ url: origin }],
  security: [{}, { appCheck: [] }],
  paths: {
    ...Object.fromEntries((Object.keys(endpoints) as EndpointName[]).map((name) => [`/api/${name}`, posting(name)])),
    ...READING,
  },
  components: {
    responses: Object.fromEntries(STATUSES.map((status) => [status, failed(status)])),
    securitySchemes: {
      appCheck: {
        type: 'apiKey',
        in: 'header',
        name: 'X-Firebase-AppCheck',
        description: 'A token of Firebase App Check, where the operators demand one.',
      },
    },
  },
});
