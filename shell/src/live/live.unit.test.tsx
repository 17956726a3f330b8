import { createQueryClient } from '@stridewell/app/core';
import { type FakeApi, fakeApi } from '@stridewell/app/testing/fake-api';
import { INGRID, renderApp } from '@stridewell/app/testing/render';
import { QueryObserver, useQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startLive, stopLive } from './start-live.ts';
import { removeLocks, showPage, stubBrowserSharing } from './testing/browser.ts';
import { type FakeStream, fakeStream } from './testing/fake-stream.ts';
import { useLive } from './use-live.ts';

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

/** Opens another page of the browser, with its own query cache and live updates. */
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

describe('LIVE-03 a message with query keys', () => {
  test('updates an open screen without a reload', async () => {
    renderApp(<Plan />);
    await pass(0);
    expect(screen.getByText('Tempo')).toBeInTheDocument();
    api.on(PLAN, { body: { title: 'Rest' } });
    fake.streams[0]?.tell('/api/coach/weekly-plan');
    await pass(10);
    expect(screen.getByText('Rest')).toBeInTheDocument();
  });

  test('refetches only the queries it names', async () => {
    await openPage();
    fake.streams[0]?.tell('/api/stats', '/api/history');
    await pass(10);
    expect([reads(STATS), reads(PLAN)]).toEqual([2, 1]);
  });

  test('is preceded by no refetch when the stream opens quickly, and by one when it opens late', async () => {
    await openPage();
    expect([fake.streams.length, reads(PLAN)]).toEqual([1, 1]);
    fake.answer(503);
    await openPage('019a9f30-7c7e-7000-8000-000000000002');
    await pass(5_000);
    fake.answer(200);
    await pass(10_000);
    expect(reads(PLAN)).toBe(3);
  });
});

describe('a stream that was interrupted', () => {
  test('LIVE-03 refetches every query after reconnecting', async () => {
    await openPage();
    await pass(60_000);
    fake.streams[0]?.end();
    await pass(1_100);
    expect([fake.streams.length, reads(PLAN), reads(STATS)]).toEqual([2, 2, 2]);
  });

  test('LIVE-05 is closed while the page is hidden and reopened when it is visible', async () => {
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

  test('is not opened by a page that loads in the background', async () => {
    showPage(false);
    await openPage();
    expect(fake.calls()).toBe(0);
  });
});

describe('the pages of one browser', () => {
  test('share one stream, and all refetch the queries it names', async () => {
    await openPage();
    await openPage();
    expect([fake.calls(), reads(PLAN)]).toEqual([1, 2]);
    fake.streams[0]?.tell('/api/coach/weekly-plan');
    await pass(10);
    expect([reads(PLAN), reads(STATS)]).toEqual([4, 2]);
  });

  test('hand the stream to the next page, which refetches, when the page that has it closes', async () => {
    const first = await openPage();
    await openPage();
    first.stop();
    await pass(10);
    expect([fake.streams[0]?.closed(), fake.calls(), reads(PLAN)]).toEqual([true, 2, 3]);
    fake.streams[1]?.tell('/api/coach/weekly-plan');
    await pass(10);
    expect(reads(PLAN)).toBe(4);
  });

  test('do not share a stream with another user’s pages', async () => {
    await openPage();
    await openPage('019a9f30-7c7e-7000-8000-000000000002');
    expect(fake.calls()).toBe(2);
    fake.streams[0]?.tell('/api/stats');
    await pass(10);
    expect(reads(STATS)).toBe(3);
  });

  test('have a stream each in embedded mode', async () => {
    window.history.replaceState(null, '', '/?embed=1');
    await openPage();
    await openPage();
    window.history.replaceState(null, '', '/');
    expect(fake.calls()).toBe(2);
  });

  test('have a stream each when the browser has no locks', async () => {
    removeLocks();
    await openPage();
    await openPage();
    expect(fake.calls()).toBe(2);
  });
});

test('stopLive closes the stream and it is not opened again', async () => {
  await openPage();
  stopLive();
  expect(fake.streams[0]?.closed()).toBe(true);
  showPage(true);
  await pass(600_000);
  expect(fake.calls()).toBe(1);
});
