import { STATUS_CODES } from 'node:http';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { errorSchema } from '@stridewell/contracts/http/common';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';

/** Documented 200 response of operations that send a file or a stream, because these have no response schema. */
const FILE_OR_STREAM = { description: 'A file or a stream', content: { '*/*': { schema: z.string() } } };

/** Adds to an operation's responses the error responses that every operation may send. */
const answersOf = ({ body, querystring, params, response }: FastifySchema, isPublic: boolean) => ({
  ...(Object.keys(response ?? {}).every((status) => !status.startsWith('2')) && { 200: FILE_OR_STREAM }),
  ...([body, querystring, params].some(Boolean) && { 400: errorSchema }),
  ...(!isPublic && { 401: errorSchema }),
  ...(body !== undefined && { 413: errorSchema, 415: errorSchema }),
  429: errorSchema,
  503: errorSchema,
  ...(response as object),
});

/** Operation id for generated clients: `GET /api/erasure/:erasureId` becomes `getErasureErasureId`. */
export const operationIdOf = (method: string, url: string): string =>
  [method.toLowerCase(), ...url.replace(/^\/api\//, '').split(/[^A-Za-z0-9]+/)]
    .filter(Boolean)
    .map((word, at) => (at === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('');

/** Tag that groups operations in the documentation: the first word of the operation's path. */
const tagOf = (url: string): string => url.replace(/^\/(api\/|\.)?/, '').split('/')[0] ?? '';

/** Uses the name of the status code as the description of each response. */
const nameAnswers = (answers: Record<string, object>): Record<string, object> =>
  Object.fromEntries(
    Object.entries(answers).map(([status, answer]) => [
      status,
      { 'x-response-description': STATUS_CODES[status] ?? status, ...answer },
    ]),
  );

/** Adds the session requirement and all possible responses to an operation's documentation. */
const describeOperation: typeof jsonSchemaTransform = ({ schema = {}, url, route, ...rest }) => {
  const isPublic = route.config?.public === true;
  const method = String(route.method);
  const described = {
    ...schema,
    operationId: operationIdOf(method, url),
    tags: [tagOf(url)],
    security: isPublic ? [] : [{ bearer: [] }, { cookie: [] }],
    response: answersOf(schema, isPublic),
  };
  const transformed = jsonSchemaTransform({ ...rest, url, route, schema: described as typeof schema });
  const response = nameAnswers((transformed.schema.response ?? {}) as Record<string, object>);
  return { ...transformed, schema: { ...transformed.schema, response } };
};

/** Serves OpenAPI 3.1, generated from the schemas, at `/docs` and `/docs/json`. The gateway routes neither path. */
export const registerDocs = async (app: FastifyInstance, name: string): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: `Stridewell ${name}`, version: '1' },
      servers: [{ url: '/', description: 'The gateway, same origin as the app' }],
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer' },
          cookie: { type: 'apiKey', in: 'cookie', name: 'stridewell_session' },
        },
      },
    },
    transform: describeOperation,
  });
  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, public: true, rateLimit: false };
    });
    await scope.register(swaggerUi, { routePrefix: '/docs', staticCSP: true });
  });
};
