import { PATHS } from '@stridewell/contracts/web';
import { createScope } from '@stridewell/kit/testing/scope';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountConfig, givenAccount } from '../../testing/fixtures.ts';
import { JWKS_PATH } from '../keys/routes.ts';

const PUBLIC = [
  'GET /api/auth/me',
  'GET /api/auth/whoami',
  'GET /api/erasure/{erasureId}',
  'POST /api/auth/email-restorations',
  'POST /api/auth/login',
  'POST /api/auth/login/otp',
  'POST /api/auth/register',
  'POST /api/auth/request-otp',
  'POST /api/auth/verify-otp',
];
let app: FastifyInstance;
let routes: string[];

beforeAll(async () => {
  app = await givenAccount(accountConfig(createScope()));
  const { paths } = (await app.inject('/docs/json')).json() as { paths: Record<string, object> };
  routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
});
afterAll(() => app.close());

const call = (route: string, headers: Record<string, string> = {}) => {
  const [method = '', url = ''] = route.split(' ');
  return app.inject({ method: method as 'GET', url, headers, ...(/^P/.test(method) && { payload: {} }) });
};

describe('AUTH-02 account service', () => {
  it('exposes exactly the public and private routes that were reviewed', () => {
    expect(routes.toSorted()).toEqual(
      [
        ...PUBLIC,
        `GET ${JWKS_PATH}`,
        `GET ${PATHS.profile}`,
        `PATCH ${PATHS.profile}`,
        `POST ${PATHS.password}`,
        `POST ${PATHS.confirm}`,
        `POST ${PATHS.emailChanges}`,
        `POST ${PATHS.emailChanges}/{id}/confirm`,
        `GET ${PATHS.sessions}`,
        `DELETE ${PATHS.sessions}`,
        `DELETE ${PATHS.sessions}/{id}`,
        `GET ${PATHS.exportAll}`,
        `DELETE ${PATHS.deleteMe}`,
        `DELETE ${PATHS.deleteAll}`,
        `POST ${PATHS.consent}`,
        `POST ${PATHS.logout}`,
      ].toSorted(),
    );
  });

  it('returns 401 on private routes without a valid session, even with an x-user-id header', async () => {
    const inner = routes.filter((route) => !PUBLIC.includes(route) && !route.endsWith(JWKS_PATH));
    expect(inner).toHaveLength(14);
    for (const route of inner)
      for (const headers of [{}, { cookie: 'stridewell_session=a.b.c' }, { 'x-user-id': 'somebody' }]) {
        const answer = await call(route, headers);
        expect(answer.statusCode, route).toBe(401);
        expect(answer.json()).toMatchObject({ statusCode: 401, code: 'unauthenticated' });
      }
  });

  it('accepts requests without a session on public routes', async () => {
    const statuses = await Promise.all(PUBLIC.map(async (route) => [route, (await call(route)).statusCode]));
    // The requests are invalid or incomplete, but no response has status 401.
    expect(Object.fromEntries(statuses)).toEqual({
      'GET /api/auth/me': 200,
      'GET /api/auth/whoami': 200,
      'GET /api/erasure/{erasureId}': 404,
      'POST /api/auth/email-restorations': 400,
      'POST /api/auth/login': 400,
      'POST /api/auth/login/otp': 400,
      'POST /api/auth/register': 400,
      'POST /api/auth/request-otp': 400,
      'POST /api/auth/verify-otp': 400,
    });
  });

  it('sends Cache-Control: no-store on all routes under /api', async () => {
    for (const route of routes.filter((one) => one.includes('/api/')))
      expect((await call(route)).headers['cache-control'], route).toBe('no-store');
  });
});
