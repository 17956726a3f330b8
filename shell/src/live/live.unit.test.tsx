import { callApi, createQueryClient } from '@stridewell/app/core';
import { type FakeApi, fakeApi } from '@stridewell/app/testing/fake-api';
import { INGRID, renderApp } from '@stridewell/app/testing/render';
import { QueryObserver, useQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startLive, stopLive, useLive } from './start-live.ts';
import { removeLocks, showPage, stubBrowserSharing } from './testing/browser.ts';
import { type FakeStream, fakeStream } from './testing/fake-stream.ts';

const PLAN = 'GET /api/coach/weekly-plan';
const STATS = 'GET /api/stats?range=30';

let api: FakeApi;
let fake: FakeStream;
const stops: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  api = fakeApi({ [PLAN]: { body: { title: 'Tempo' } }, [STATS]: { body: {} } });
  fake = fakeStream();
  stubBrowserSharing();
  showPage(true);
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  Reflect.deleteProperty(document, 'hidden');
  removeLocks();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const reads = (route: string): number => api.calls.filter(({ method, path }) => `${method} ${path}` === route).length;

/** Simulates another page of the browser, with its own query cache and live updates. */
const openPage = async (userId = INGRID.id) => {
  const client = createQueryClient();
  for (const queryKey of [['/api/coach/weekly-plan'], ['/api/stats', '?range=30']])
    stops.push(new QueryObserver(client, { queryKey }).subscribe(() => undefined));
  const stop = startLive(client, userId);
  stops.push(stop);
  await pass(0);
  return { stop };
};

const Plan = () => {
  useLive();
  return <p>{useQuery<{ title: string }>({ queryKey: ['/api/coach/weekly-plan'] }).data?.title}</p>;
};

describe('LIVE-03 startLive', () => {
  test('updates an open screen without a reload', async () => {
    renderApp(<Plan />);
    await pass(0);
    expect(screen.getByText('Tempo')).toBeInTheDocument();
    api.on(PLAN, { body: { title: 'Rest' } });
    fake.streams[0]?.sendKeys('/api/coach/weekly-plan');
    await pass(10);
    expect(screen.getByText('Rest')).toBeInTheDocument();
  });

  test('refetches only the queries listed in a message', async () => {
    await openPage();
    fake.streams[0]?.sendKeys('/api/stats', '/api/history');
    await pass(10);
    expect([reads(STATS), reads(PLAN)]).toEqual([2, 1]);
  });

  test('repeats a query whose first request was pending when a message listed it', async () => {
    const pending = Promise.withResolvers<void>();
    api.on(PLAN, () => pending.promise.then(() => ({ body: { title: 'Tempo' } })));
    renderApp(<Plan />);
    await pass(0);
    fake.streams[0]?.sendKeys('/api/coach/weekly-plan');
    await pass(10);
    expect(reads(PLAN)).toBe(1);
    api.on(PLAN, { body: { title: 'Rest' } });
    pending.resolve();
    await pass(10);
    expect(screen.getByText('Rest')).toBeInTheDocument();
    expect(reads(PLAN)).toBe(2);
  });

  test('refetches every query if the stream opens late, but not if it opens quickly', async () => {
    await openPage();
    expect([fake.streams.length, reads(PLAN)]).toEqual([1, 1]);
    fake.answer(503);
    await openPage('019a9f30-7c7e-7000-8000-000000000002');
    await pass(5_000);
    fake.answer(200);
    await pass(10_000);
    expect(reads(PLAN)).toBe(3);
  });

  test('refetches every query on a page that is loaded just after a change, because the plan may still be updated', async () => {
    api.on('POST /api/coach/training-log', { body: {} });
    await callApi('saveTrainingLog', { body: { date: '2026-05-06', planType: 'easy', status: 'done' } });
    await openPage();
    expect([reads(PLAN), reads(STATS)]).toEqual([2, 2]);
    await pass(10_000);
    await openPage('019a9f30-7c7e-7000-8000-000000000002');
    expect(reads(PLAN)).toBe(3);
  });
});

describe('live stream', () => {
  test('LIVE-03 refetches every query after a reconnect', async () => {
    await openPage();
    await pass(60_000);
    fake.streams[0]?.end();
    await pass(1_100);
    expect([fake.streams.length, reads(PLAN), reads(STATS)]).toEqual([2, 2, 2]);
  });

  test('LIVE-05 is closed while the page is hidden and reopened when the page becomes visible', async () => {
    await openPage();
    showPage(false);
    await pass(3_600_000);
    expect([fake.streams[0]?.closed(), fake.calls(), reads(PLAN)]).toEqual([true, 1, 1]);
    showPage(true);
    await pass(0);
    expect([fake.calls(), reads(PLAN), reads(STATS)]).toEqual([2, 2, 2]);
    showPage(true);
    await pass(3_600_000);
    expect([fake.calls(), reads(PLAN)]).toEqual([2, 2]);
  });

  test('is not opened when the page loads in the background', async () => {
    showPage(false);
    await openPage();
    expect(fake.calls()).toBe(0);
  });
});

describe('live stream shared by all pages in a browser', () => {
  test('is opened once for two pages and triggers a refetch of the listed queries in both', async () => {
    await openPage();
    await openPage();
    expect([fake.calls(), reads(PLAN)]).toEqual([1, 2]);
    fake.streams[0]?.sendKeys('/api/coach/weekly-plan');
    await pass(10);
    expect([reads(PLAN), reads(STATS)]).toEqual([4, 2]);
  });

  test('is reopened by another page, which refetches its queries, after the page that owns the stream closes', async () => {
    const first = await openPage();
    await openPage();
    first.stop();
    await pass(10);
    expect([fake.streams[0]?.closed(), fake.calls(), reads(PLAN)]).toEqual([true, 2, 3]);
    fake.streams[1]?.sendKeys('/api/coach/weekly-plan');
    await pass(10);
    expect(reads(PLAN)).toBe(4);
  });

  test('is opened separately for pages that belong to different users', async () => {
    await openPage();
    await openPage('019a9f30-7c7e-7000-8000-000000000002');
    expect(fake.calls()).toBe(2);
    fake.streams[0]?.sendKeys('/api/stats');
    await pass(10);
    expect(reads(STATS)).toBe(3);
  });

  test('is opened once per page in embedded mode', async () => {
    window.history.replaceState(null, '', '/?embed=1');
    await openPage();
    await openPage();
    window.history.replaceState(null, '', '/');
    expect(fake.calls()).toBe(2);
  });

  test('is opened once per page when the browser lacks the Web Locks API', async () => {
    removeLocks();
    await openPage();
    await openPage();
    expect(fake.calls()).toBe(2);
  });
});

test('stopLive closes the live stream and prevents it from being reopened', async () => {
  await openPage();
  stopLive();
  expect(fake.streams[0]?.closed()).toBe(true);
  showPage(true);
  await pass(600_000);
  expect(fake.calls()).toBe(1);
});
