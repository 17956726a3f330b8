import type { EventData } from '@stridewell/contracts/events/envelope';
import { erasureRequested, userErased } from '@stridewell/contracts/events/events';
import type { ErasureScope } from '@stridewell/contracts/web';
import type { Bus } from '../bus/bus.ts';
import { createId } from '../ids.ts';
import { until } from './until.ts';

export interface Eraser {
  /** Asks as `account` does; answers the id it asked with. */
  ask(userId: string, scope: ErasureScope): Promise<string>;
  /** How often an erasure was answered. */
  answers(erasureId: string): number;
  /** Asks and waits for the service's counts. */
  erase(userId: string, scope: ErasureScope): Promise<Record<string, number>>;
  /** The counts of an erasure, once the service has answered. */
  counts(erasureId: string): Promise<Record<string, number>>;
}

/** Stands where `account` stands for a service that has to erase. */
export const createEraser = (bus: Bus, service: keyof typeof userErased): Eraser => {
  const heard: EventData<(typeof userErased)['wellness']>[] = [];
  bus.consume<EventData<(typeof userErased)['wellness']>>({
    name: 'test.receipts',
    event: userErased[service],
    handle: async ({ data }) => void heard.push(data),
  });
  const of = (erasureId: string) => heard.filter((receipt) => receipt.erasureId === erasureId);
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
  const counts: Eraser['counts'] = async (erasureId) => (await until('the receipt', () => of(erasureId)[0])).counts;
  return {
    ask,
    counts,
    answers: (erasureId) => of(erasureId).length,
    erase: async (userId, scope) => counts(await ask(userId, scope)),
  };
};
