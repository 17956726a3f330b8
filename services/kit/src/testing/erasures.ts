import type { EventData } from '@stridewell/contracts/events/envelope';
import { erasureRequested, userErased } from '@stridewell/contracts/events/events';
import type { ErasureScope } from '@stridewell/contracts/web';
import type { Bus } from '../bus/bus.ts';
import { createId } from '../ids.ts';
import { until } from './until.ts';

export interface Eraser {
  /** Requests an erasure as `account` does; returns the erasure id. */
  ask(userId: string, scope: ErasureScope): Promise<string>;
  /** Number of responses to an erasure that were received. */
  answers(erasureId: string): number;
  /** Requests an erasure, waits for the response and returns the service's counts. */
  erase(userId: string, scope: ErasureScope): Promise<Record<string, number>>;
  /** Returns the counts of an erasure once the service has responded. */
  counts(erasureId: string): Promise<Record<string, number>>;
}

/** Creates a fake `account`, which requests erasures from a service. */
export const createEraser = (bus: Bus, service: keyof typeof userErased): Eraser => {
  const receipts: EventData<(typeof userErased)['wellness']>[] = [];
  bus.consume<EventData<(typeof userErased)['wellness']>>({
    name: 'test.receipts',
    event: userErased[service],
    handle: async ({ data }) => void receipts.push(data),
  });
  const receiptsOf = (erasureId: string) => receipts.filter((receipt) => receipt.erasureId === erasureId);
  const ask: Eraser['ask'] = async (userId, scope) => {
    const erasureId = createId();
    await bus.publish({
      specversion: '1.0',
      id: createId(),
      source: 'account',
      type: erasureRequested.name,
      subject: userId,
      time: new Date().toISOString(),
      datacontenttype: 'application/json',
      data: { scope, erasureId },
    });
    return erasureId;
  };
  const counts: Eraser['counts'] = async (erasureId) =>
    (await until('the receipt', () => receiptsOf(erasureId)[0])).counts;
  return {
    ask,
    counts,
    answers: (erasureId) => receiptsOf(erasureId).length,
    erase: async (userId, scope) => counts(await ask(userId, scope)),
  };
};
