import type { FastifyInstance } from 'fastify';
import { until } from './until.ts';

/** Number of events that a consumer has handled, according to the metrics. */
const handledBy = async (app: FastifyInstance, consumer: string): Promise<number> => {
  const { body } = await app.inject('/metrics');
  const line = new RegExp(
    `^events_consumed_total\\{[^}]*consumer="${consumer}",result="done"[^}]*\\} (\\d+)`,
    'm',
  ).exec(body);
  return Number(line?.[1] ?? 0);
};

/** Publishes events and waits until a consumer has handled all of them. */
export const untilHandled = async (
  { app }: { app: FastifyInstance },
  consumer: string,
  publish: (() => Promise<void>)[],
): Promise<void> => {
  const before = await handledBy(app, consumer);
  for (const one of publish) await one();
  await until(`${consumer} to be done`, async () => (await handledBy(app, consumer)) >= before + publish.length);
};
