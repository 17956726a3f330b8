import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

/** OpenAPI 3.1 of the service at `/docs` (and `/docs/json`), made from the same schemas that validate. Not routed by the gateway. */
export const registerDocs = async (app: FastifyInstance, name: string): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: `Stridewell ${name}`, version: '1' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
      security: [{ bearer: [] }],
    },
    transform: jsonSchemaTransform,
  });
  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, public: true, rateLimit: false };
    });
    await scope.register(swaggerUi, { routePrefix: '/docs', staticCSP: true });
  });
};
