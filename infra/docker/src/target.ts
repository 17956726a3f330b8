import type { StackUrls } from '@stridewell/local/stack-types';

/**
 * Environment that points the browser tests at the containers: every URL, with the ports of compose.test.yml (the same
 * as those of `npm start`), and the mail catcher's page. BASE_URL is the edge (default http://localhost:8080), MAIL_URL
 * the page (default port 1080). `secret` returns the URL, including the password, for a given name.
 */
export const readTarget = (env: NodeJS.ProcessEnv, secret: (name: string) => string): Record<string, string> => {
  const { BASE_URL = 'http://localhost:8080', MAIL_URL = 'http://127.0.0.1:1080' } = env;
  const { origin, port } = new URL(BASE_URL);
  const at = (offset: number): string => `127.0.0.1:${Number(port || 80) + offset}`;
  const withPassword = (name: string, offset: number): string => secret(name).replace(/@[^@]+$/, `@${at(offset)}`);
  const urls: StackUrls = {
    gateway: origin,
    account: `http://${at(1)}`,
    wellness: `http://${at(2)}`,
    running: `http://${at(3)}`,
    physio: `http://${at(5)}`,
    nats: withPassword('nats-url', 10),
    redis: withPassword('redis-url', 12),
    // Uses a direct connection, because the replica set advertises a host name that only containers can resolve.
    mongodb: `${withPassword('mongodb-url', 13)}/?directConnection=true&authSource=admin`,
  };
  return { STRIDEWELL_E2E_URLS: JSON.stringify(urls), STRIDEWELL_E2E_MAIL_URL: MAIL_URL };
};
