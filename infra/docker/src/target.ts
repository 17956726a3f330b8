/** Distances of the ports that the tests need from the edge's, as compose.test.yml has them. */
const OFFSETS = { nats: 10, redis: 12, mongodb: 13 };

/**
 * The environment of the browser tests: addresses that are given stay, the others follow from BASE_URL (http://localhost:8080)
 * and the passwords that `secret` reads by name.
 */
export const readTarget = (env: NodeJS.ProcessEnv, secret: (name: string) => string): NodeJS.ProcessEnv => {
  const { BASE_URL = 'http://localhost:8080' } = env;
  const base = Number(new URL(BASE_URL).port || 80);
  const here = (name: string, port: number): string => secret(name).replace(/@[^@]+$/, `@127.0.0.1:${port}`);
  return {
    ...env,
    BASE_URL,
    NATS_URL: env.NATS_URL ?? here('nats-url', base + OFFSETS.nats),
    REDIS_URL: env.REDIS_URL ?? here('redis-url', base + OFFSETS.redis),
    // The set knows itself by a name that only containers can resolve.
    MONGODB_URL: env.MONGODB_URL ?? `mongodb://127.0.0.1:${base + OFFSETS.mongodb}/?directConnection=true`,
  };
};
