import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { errorSchema } from '@stridewell/contracts/http/common';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';

/** What an operation that answers with a file or a stream says of it; those write their answers themselves. */
const FILE_OR_STREAM = { description: 'A file or a stream', content: { '*/*': { schema: z.string() } } };

/** What the chassis answers for every operation, whatever the operation's own schema says: in the one error shape. */
const answersOf = ({ body, querystring, params, response }: FastifySchema, isPublic: boolean) => ({
  ...(Object.keys(response ?? {}).every((status) => !status.startsWith('2')) && { 200: FILE_OR_STREAM }),
  ...([body, querystring, params].some(Boolean) && { 400: errorSchema }),
  ...(!isPublic && { 401: errorSchema }),
  ...(body !== undefined && { 413: errorSchema, 415: errorSchema }),
  429: errorSchema,
  503: errorSchema,
  ...(response as object),
});

/** Says of each operation whether it needs a session, and everything it may answer. */
const describeOperation: typeof jsonSchemaTransform = ({ schema = {}, route, ...rest }) => {
  const isPublic = route.config?.public === true;
  const security = isPublic ? [] : [{ bearer: [] }, { cookie: [] }];
  const described = { ...schema, security, response: answersOf(schema, isPublic) };
  return jsonSchemaTransform({ ...rest, route, schema: described as typeof schema });
};

/** OpenAPI 3.1 of the service at `/docs` (and `/docs/json`), made from the same schemas that validate. Not routed by the gateway. */
export const registerDocs = async (app: FastifyInstance, name: string): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: `Stridewell ${name}`, version: '1' },
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
