import { fakeApi } from '@stridewell/app/testing/fake-api';
import { renderApp } from '@stridewell/app/testing/render';
import { useQueryClient } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { useCheckinToday, usePhysioCheckins, usePhysioLogs, usePhysioProfile, usePhysioToday } from './reads.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const READS = {
  profile: usePhysioProfile,
  today: usePhysioToday,
  checkin: useCheckinToday,
  checkins: usePhysioCheckins,
  logs: usePhysioLogs,
};

const Shown = ({ read }: { read: keyof typeof READS }) => {
  const client = useQueryClient();
  const { state } = READS[read]();
  const errors = client
    .getQueryCache()
    .getAll()
    .map(({ state: { error } }) => error?.message);
  return <p>{`${state} ${errors.join()}`}</p>;
};

const UNAVAILABLE = { status: 503, body: 'upstream' };

describe('physio query after a 503 response', () => {
  test.each([
    ['ERR-05', '/api/physio/profile', 'Failed to fetch physio profile', 'profile'],
    ['ERR-08', '/api/physio/checkins?limit=30', 'Failed to fetch physio check-ins', 'checkins'],
    ['ERR-09', '/api/physio/checkin/today', "Failed to fetch today's physio check-in", 'checkin'],
    ['ERR-10', '/api/physio/today', "Failed to fetch today's physio plan", 'today'],
    ['ERR-11', '/api/physio/logs?limit=30', 'Failed to fetch physio logs', 'logs'],
  ] as const)('%s GET %s fails with "%s"', async (_, path, failure, read) => {
    fakeApi({ [`GET ${path}`]: UNAVAILABLE });
    renderApp(<Shown read={read} />);
    expect(await screen.findByText(`failed ${failure}`)).toBeInTheDocument();
  });
});

test('PHY-76 useCheckinToday returns the state "none" for a 404', async () => {
  fakeApi({ 'GET /api/physio/checkin/today': { status: 404, body: { message: 'None yet' } } });
  renderApp(<Shown read="checkin" />);
  expect(await screen.findByText(/^none/)).toBeInTheDocument();
});

test('usePhysioProfile returns the state "none" for null', async () => {
  fakeApi({ 'GET /api/physio/profile': { body: null } });
  renderApp(<Shown read="profile" />);
  expect(await screen.findByText(/^none/)).toBeInTheDocument();
});

test('usePhysioToday returns the state "failed" for a plan that is not today’s', async () => {
  fakeApi({ 'GET /api/physio/today': { body: { status: 'resolved', date: '2020-01-01' } } });
  renderApp(<Shown read="today" />);
  expect(await screen.findByText(/^failed/)).toBeInTheDocument();
});
