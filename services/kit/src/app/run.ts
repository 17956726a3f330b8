import type { FastifyInstance } from 'fastify';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;
const HARD_EXIT_MS = 10_000;

/**
 * Runs a service as a process. It listens immediately, or with `whenReady` once its databases and queues are connected.
 * On a signal it shuts down in this order: reports not ready, ends streams, finishes requests, stops consumers and
 * relays, closes its connections. It exits after 10 s at the latest.
 */
export const run = async (
  build: () => Promise<{ app: FastifyInstance; host: string; port: number; whenReady?: boolean }>,
): Promise<void> => {
  const { app, host, port, whenReady } = await build();
  let stopping = false;
  const stop = async (signal: string): Promise<void> => {
    if (stopping) return;
    stopping = true;
    app.log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), HARD_EXIT_MS).unref();
    await app.close();
    process.exit(process.exitCode ?? 0);
  };
  for (const signal of SIGNALS) process.on(signal, () => void stop(signal));
  process.on('unhandledRejection', (error) => app.log.error({ err: error }, 'unhandled rejection'));
  if (whenReady) {
    // A service that fails to start closes its own connections.
    const started = await app.started.then(
      () => true,
      () => false,
    );
    if (!started || stopping) return;
  }
  await app.listen({ host, port });
};
