import { createLogger } from '@stridewell/kit/logger';
import { describe, expect, it } from 'vitest';
import { CourseError } from '../course/service.ts';
import { createGateUpdater } from './updater.ts';

const followerOf = (work: (userId: string, timezone: string) => Promise<null>) =>
  createGateUpdater({
    keeper: { follow: work },
    settings: {
      find: async () => null,
      keep: async () => undefined,
      timezoneOf: async () => 'Asia/Tokyo',
      zoneOf: async () => 'Asia/Tokyo',
      zoneSince: async () => 'Asia/Tokyo',
    },
    logger: createLogger('test', 'silent'),
  });
const failing = (error: Error) => followerOf(() => Promise.reject(error));

describe('createGateUpdater', () => {
  it('uses the time zone of the request, or the stored one if none is given', async () => {
    const zones: string[] = [];
    const follower = followerOf(async (_userId, timezone) => {
      zones.push(timezone);
      return null;
    });
    await follower.follow('u', 'America/Lima');
    await follower.follow('u');
    expect(await follower.tryFollow('u', 'Europe/Oslo')).toEqual({ settled: true, standing: null });
    expect(zones).toEqual(['America/Lima', 'Asia/Tokyo', 'Europe/Oslo']);
  });

  it('rejects with a retryable error in follow, and returns settled: false in tryFollow', async () => {
    const follower = failing(new Error('database is down'));
    await expect(follower.follow('u')).rejects.toThrow('database is down');
    expect((await follower.tryFollow('u', 'Europe/Oslo')).settled).toBe(false);
  });

  it('skips the gate when the rules throw on the stored data', async () => {
    const follower = failing(new CourseError(new Error('no such stage')));
    await expect(follower.follow('u')).resolves.toBeNull();
    expect((await follower.tryFollow('u', 'Europe/Oslo')).settled).toBe(true);
  });
});
