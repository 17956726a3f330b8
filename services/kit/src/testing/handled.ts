import type { FastifyInstance } from 'fastify';
import { until } from './until.ts';

/** How many events a consumer of a service is done with, by the service's own metrics. */
const handledBy = async (app: FastifyInstance, consumer: string): Promise<number> => {
  const { body } = await app.inject('/metrics');
  const line = new RegExp(
    `^events_consumed_total\\{[^}]*consumer="${consumer}",result="done"[^}]*\\} (\\d+)`,
    'm',
  ).exec(body);
  return Number(line?.[1] ?? 0);
};

/** Publishes, and waits until a consumer is done with as many events as were published: then nothing of them can still change anything. */
export const untilHandled = async (
  { app }: { app: FastifyInstance },
  consumer: string,
  publish: (() => Promise<void>)[],
): Promise<void> => {
  const before = await handledBy(app, consumer);
  for (const one of publish) await one();
  await until(`${consumer} to be done`, async () => (await handledBy(app, consumer)) >= before + publish.length);
};
