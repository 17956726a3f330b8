import { COACH_BASES } from '@stridewell/contracts/web';
import { pause } from '@stridewell/kit/clock';
import type { TestUser } from '@stridewell/kit/testing/signer';
import { costOf, lagOf, type ProcessMetrics, scrape } from './stream-figures.ts';
import { mapConcurrently, openReader, type Reader } from './stream-readers.ts';
import { type Stage, withStage } from './stream-stage.ts';

/** Number of streams that are opened concurrently. */
const AT_ONCE = 20;
const WARM_UP = 50;
/** Durations in milliseconds of the idle period before the streams open and of the period with all streams open. */
const IDLE_MS = 2_000;
const HOLD_MS = 10_000;

/**
 * Measures many concurrent streams of an external model in one process: whether all of them complete, their memory use
 * and the event-loop delay.
 */
export const measureMany = (streams: number): Promise<string[]> =>
  withStage('model', async (stage) => [
    ...(await manyAt(stage, 'service', streams)),
    ...(await manyAt(stage, 'gateway', streams)),
  ]);

const manyAt = async (stage: Stage, name: 'service' | 'gateway', streams: number): Promise<string[]> => {
  const { urls, model, runners } = stage;
  const url = `${name === 'gateway' ? urls.gateway : urls.running}${COACH_BASES.running}/chat`;
  const users = await runners(streams + WARM_UP);
  const open = async (user: TestUser): Promise<Reader> => {
    const reader = openReader(url, user, { message: 'How should I run today?' });
    await reader.begun;
    return reader;
  };
  const measure = async (): Promise<[ProcessMetrics, ProcessMetrics]> => [
    await scrape(urls.running),
    await scrape(urls.gateway),
  ];
  model.finishing(true);
  await mapConcurrently(users.splice(0, WARM_UP), AT_ONCE, async (user) => (await open(user)).end);
  model.finishing(false);
  const warm = await measure();
  await pause(IDLE_MS);
  const before = await measure();
  const readers = await mapConcurrently(users, AT_ONCE, open);
  const opened = await measure();
  const asked = model.open();
  await pause(HOLD_MS);
  const during = await measure();
  const held = model.open();
  model.finishing(true);
  const seen = await Promise.all(readers.map(({ end }) => end));
  const whole = seen.filter(({ status, isWhole }) => status === 200 && isWhole).length;
  const what = `${streams} streams at the ${name}`;
  const lines = [
    `${what}: ${asked} open at one time, ${held} after ${HOLD_MS / 1_000} s, ${whole} complete` +
      `${Math.min(asked, held, whole) === streams ? '' : '  NOT ALL'}`,
  ];
  const linesOf = (process: string, index: 0 | 1): string[] => {
    const name = `${what}, ${process}`;
    return [
      costOf(name, before[index], during[index], streams),
      lagOf(`${name}, idle before`, warm[index], before[index]),
      lagOf(`${name}, while they begin`, before[index], opened[index]),
      lagOf(`${name}, while they run`, opened[index], during[index]),
    ];
  };
  return [...lines, ...linesOf('service', 0), ...(name === 'gateway' ? linesOf('gateway', 1) : [])];
};
