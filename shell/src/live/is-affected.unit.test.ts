import { expect, test } from 'vitest';
import { isAffected } from './start-live.ts';

test.each([
  [['/api/checkin/today'], '/api/checkin/today', true],
  [['/api', 'checkin', 'today'], '/api/checkin/today', true],
  [['/api/stats', '?range=30'], '/api/stats', true],
  [['/api/coach/weekly-plan', '?weekStart=2026-11-16'], '/api/coach/weekly-plan', true],
  [['/api/physio/checkin/today'], '/api/physio/checkin', true],
  [['/api/physio/checkins', '?limit=30'], '/api/physio/checkin', false],
  [['/api/profile'], '/api/checkin/today', false],
  [['/api/checkin'], '/api/checkin/today', false],
])('isAffected checks the query key %j against the changed path %s and returns %s', (queryKey, changed, expected) => {
  expect(isAffected(changed, queryKey)).toBe(expected);
});
