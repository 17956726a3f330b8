import { NO_CHECKIN, todayOf } from '@stridewell/app/testing/checkin';
import { fakeApi } from '@stridewell/app/testing/fake-api';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fetchCheckinToday } from './use-checkin-today.ts';

afterEach(() => vi.unstubAllGlobals());

describe('fetchCheckinToday', () => {
  test('returns today’s check-in', async () => {
    fakeApi({ 'GET /api/checkin/today': { body: todayOf('2026-11-20') } });
    await expect(fetchCheckinToday()).resolves.toEqual(todayOf('2026-11-20'));
  });

  test.each([503, 400, 500])('ERR-01 throws "Failed to fetch today\'s check-in" for a %d response', async (status) => {
    fakeApi({ 'GET /api/checkin/today': { status, body: 'down' } });
    await expect(fetchCheckinToday()).rejects.toThrow(/^Failed to fetch today's check-in$/);
  });

  test('ERR-01 throws "Failed to fetch today\'s check-in" when the device is offline', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    await expect(fetchCheckinToday()).rejects.toThrow(/^Failed to fetch today's check-in$/);
  });

  test('rethrows the errors of 404 and 401 responses unchanged', async () => {
    fakeApi({ 'GET /api/checkin/today': NO_CHECKIN });
    await expect(fetchCheckinToday()).rejects.toMatchObject({ status: 404 });
    fakeApi({ 'GET /api/checkin/today': { status: 401, body: { message: 'Please sign in' } } });
    await expect(fetchCheckinToday()).rejects.toMatchObject({ status: 401 });
  });
});
