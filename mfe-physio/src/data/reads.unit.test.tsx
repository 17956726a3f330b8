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

const BROKEN = { status: 503, body: 'upstream' };

describe('a failed read', () => {
  test.each([
    ['ERR-05', 'profile', '/api/physio/profile', 'Failed to fetch physio profile'],
    ['ERR-08', 'checkins', '/api/physio/checkins?limit=30', 'Failed to fetch physio check-ins'],
    ['ERR-09', 'checkin', '/api/physio/checkin/today', "Failed to fetch today's physio check-in"],
    ['ERR-10', 'today', '/api/physio/today', "Failed to fetch today's physio plan"],
    ['ERR-11', 'logs', '/api/physio/logs?limit=30', 'Failed to fetch physio logs'],
  ] as const)('%s %s', async (_, read, path, failure) => {
    fakeApi({ [`GET ${path}`]: BROKEN });
    renderApp(<Shown read={read} />);
    expect(await screen.findByText(`failed ${failure}`)).toBeInTheDocument();
  });
});

test('PHY-76 useCheckinToday treats a 404 as no check-in', async () => {
  fakeApi({ 'GET /api/physio/checkin/today': { status: 404, body: { message: 'None yet' } } });
  renderApp(<Shown read="checkin" />);
  expect(await screen.findByText(/^none/)).toBeInTheDocument();
});

test('the profile hook treats null as no profile', async () => {
  fakeApi({ 'GET /api/physio/profile': { body: null } });
  renderApp(<Shown read="profile" />);
  expect(await screen.findByText(/^none/)).toBeInTheDocument();
});

test('the plan hook does not return yesterday’s plan as today’s', async () => {
  fakeApi({ 'GET /api/physio/today': { body: { status: 'resolved', date: '2020-01-01' } } });
  renderApp(<Shown read="today" />);
  expect(await screen.findByText(/^failed/)).toBeInTheDocument();
});
