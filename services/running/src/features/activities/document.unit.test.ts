import { describe, expect, it } from 'vitest';
import { type ActivityDocument, presentActivities, presentActivity } from './document.ts';

const AT = new Date('2026-10-01T06:00:00Z');
const stored = (more: Partial<ActivityDocument> = {}): ActivityDocument => ({
  ...{ _id: 'a', userId: 'u', source: 'file:tcx', startedAt: AT, timezone: 'UTC', date: '2026-10-01', sport: 'run' },
  ...{ elapsedSeconds: 600, movingSeconds: 600, distanceMeters: 2_000, ascentMeters: 10, descentMeters: 10 },
  ...{ avgHr: 140, maxHr: 150, avgCadence: 170, rpe: null, note: null, laps: [], splits: { km: [], mile: [] } },
  ...{ hasSeries: false, policy: { ai: true, share: true }, matched: null, matchedBy: null },
  ...{ createdAt: AT, updatedAt: AT },
  ...more,
});

describe('IMPORT-62 activities that an earlier release stored with implausible values', () => {
  const wrong = { distanceMeters: 1e20, ascentMeters: Number.POSITIVE_INFINITY, descentMeters: -1, avgCadence: 1e300 };

  it('are shown without these values, so the runner can delete them', () => {
    const unknown = { distanceMeters: null, ascentMeters: null, descentMeters: null, avgCadence: null };
    expect(presentActivity(stored(wrong))).toMatchObject({ id: 'a', avgHr: 140, ...unknown });
    expect(presentActivities([stored(wrong), stored({ _id: 'b' })])).toHaveLength(2);
  });

  it('are left out of the list if they cannot be shown, while the others are listed', () => {
    const unreadable = stored({ _id: 'x', movingSeconds: 1e20 });
    expect(presentActivities([unreadable, stored()]).map(({ id }) => id)).toEqual(['a']);
  });
});
