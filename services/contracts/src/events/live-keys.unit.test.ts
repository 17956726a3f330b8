import { describe, expect, it } from 'vitest';
import { PATHS } from '../web/paths.ts';
import { holdAdopted, holdChanged, userErased } from './events.ts';
import { LIVE_KEYS } from './live-keys.ts';

const isCovered = (keys: readonly string[], path: string): boolean =>
  keys.some((key) => path === key || path.startsWith(`${key}/`));

describe('ERASE-08 LIVE_KEYS for an erasure event', () => {
  it.each([
    ['wellness', [PATHS.checkin, PATHS.checkinToday, PATHS.stats, PATHS.history]],
    ['running', Object.values(PATHS).filter((path) => path.startsWith('/api/coach/'))],
    ['physio', Object.values(PATHS).filter((path) => path.startsWith('/api/physio/'))],
  ] as const)('covers all paths of %s except the profile path', (service, paths) => {
    const keys = LIVE_KEYS[userErased[service].name] ?? [];
    expect(paths.length).toBeGreaterThan(3);
    for (const path of paths) expect(isCovered(keys, path), path).toBe(true);
    expect(isCovered(keys, PATHS.profile)).toBe(false);
  });
});

describe('LANG-64 LIVE_KEYS for a safety hold event', () => {
  it.each([
    ['running', [PATHS.coachSafety]],
    ['physio', [PATHS.physioSafety, PATHS.physioToday, PATHS.physioPlan]],
  ] as const)('contains the safety status path and the programme paths of %s', (service, paths) => {
    expect(LIVE_KEYS[holdAdopted[service].name]).toEqual(paths);
    expect(LIVE_KEYS[holdChanged[service].name]).toEqual(paths);
  });
});
