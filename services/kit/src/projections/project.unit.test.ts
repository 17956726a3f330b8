import { userChanged } from '@stridewell/contracts/events/events';
import { describe, expect, it } from 'vitest';
import type { Bus } from '../bus/bus.ts';
import type { Consumer } from '../bus/consumer.ts';
import { createProject } from './project.ts';

const TIME = '2026-11-23T10:00:00.000Z';

/** A fake bus that records consumers, so that a test can deliver events to them. */
const recordingBus = () => {
  const consumers: Consumer<unknown>[] = [];
  const bus = { consume: (consumer: Consumer<unknown>) => consumers.push(consumer) } as unknown as Bus;
  const deliver = (name: string, data: unknown) =>
    consumers.find((consumer) => consumer.name === name)?.handle({ subject: 'u1', data, time: TIME } as never);
  return { bus, consumers, deliver };
};

describe('createProject', () => {
  it('registers a durable consumer named after the service', () => {
    const { bus, consumers } = recordingBus();
    createProject(bus, 'running')('user-settings', userChanged, async () => undefined);
    expect(consumers).toMatchObject([{ name: 'running.user-settings', event: userChanged }]);
  });

  it('stores the event’s data and time before running the reaction', async () => {
    const { bus, deliver } = recordingBus();
    const steps: unknown[] = [];
    createProject(bus, 'running', async (userId) => steps.push(['react', userId]))(
      'user-settings',
      userChanged,
      async (userId, data, time) => steps.push(['keep', userId, data, time.toISOString()]),
    );
    await deliver('running.user-settings', { rev: 1 });
    expect(steps).toEqual([
      ['keep', 'u1', { rev: 1 }, TIME],
      ['react', 'u1'],
    ]);
  });

  it('runs the projection’s own reaction, if there is one, instead of the service’s reaction', async () => {
    const { bus, deliver } = recordingBus();
    const steps: string[] = [];
    const project = createProject(bus, 'wellness', async () => steps.push('service'));
    project(
      'user-settings',
      userChanged,
      async () => undefined,
      async () => steps.push('own'),
    );
    await deliver('wellness.user-settings', { rev: 1 });
    expect(steps).toEqual(['own']);
  });

  it('rejects without running the reaction when storing fails', async () => {
    const { bus, deliver } = recordingBus();
    const steps: string[] = [];
    createProject(bus, 'running', async () => steps.push('react'))('user-settings', userChanged, async () => {
      throw new Error('down');
    });
    await expect(deliver('running.user-settings', { rev: 1 })).rejects.toThrow('down');
    expect(steps).toEqual([]);
  });
});
