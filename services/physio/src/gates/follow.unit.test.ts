import { createLogger } from '@stridewell/kit/logger';
import { describe, expect, it } from 'vitest';
import { CourseError } from '../course/now.ts';
import { createGateFollower } from './follow.ts';

const followerOf = (work: (userId: string, timezone: string) => Promise<void>) =>
  createGateFollower({
    keeper: { follow: work },
    settings: {
      find: async () => null,
      keep: async () => undefined,
      timezoneOf: async () => 'Asia/Tokyo',
      zoneOf: async () => 'Asia/Tokyo',
    },
    logger: createLogger('test', 'silent'),
  });
const failing = (error: Error) => followerOf(() => Promise.reject(error));

describe('a gate that follows', () => {
  it('does so in the time zone of the request, else in the one that is known', async () => {
    const zones: string[] = [];
    const follower = followerOf(async (_userId, timezone) => void zones.push(timezone));
    await follower.follow('u', 'America/Lima');
    await follower.follow('u');
    expect(await follower.tryFollow('u', 'Europe/Oslo')).toBe(true);
    expect(zones).toEqual(['America/Lima', 'Asia/Tokyo', 'Europe/Oslo']);
  });

  it('fails where another try may cure it, but never a request', async () => {
    const follower = failing(new Error('database away'));
    await expect(follower.follow('u')).rejects.toThrow('database away');
    expect(await follower.tryFollow('u', 'Europe/Oslo')).toBe(false);
  });

  it('lets go of what the rules cannot judge, so that it holds up nothing else', async () => {
    const follower = failing(new CourseError(new Error('no such stage')));
    await expect(follower.follow('u')).resolves.toBeUndefined();
    expect(await follower.tryFollow('u', 'Europe/Oslo')).toBe(true);
  });
});
