import { answerConfirmation, useConfirmation } from '@stridewell/app/core';
import { renderApp } from '@stridewell/app/testing/render';
import { CONFIRMATION_NEEDED, TOKEN_KEY } from '@stridewell/contracts/web';
import { seeToast } from '@stridewell/ui/testing/toast';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { historyItem } from '../testing/fixtures.ts';
import { fetchCsv } from './export-csv.ts';
import HistoryScreen from './history-screen.tsx';

const CSV = '﻿Date,Score\r\n2026-11-20,6.2\r\n';
const NAMED = { 'content-disposition': 'attachment; filename="stridewell-history-2026-11-20.csv"' };

let saved: { name: string; blob: Blob }[];
let requests: { path: string; init: RequestInit | undefined }[];

/** Stubs `fetch`. Export requests get `answer`, and history requests get JSON with one item. */
const serve = (answer: () => Response | Promise<Response>) =>
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    requests.push({ path, init });
    return path.startsWith('/api/export') ? answer() : Response.json([historyItem('2026-11-20')]);
  });

beforeEach(() => {
  saved = [];
  requests = [];
  let blob = new Blob();
  // jsdom does not support object URLs or downloads, so the test stubs both.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, blob });
  });
  Object.assign(URL, {
    createObjectURL: (given: Blob) => {
      blob = given;
      return 'blob:stridewell';
    },
    revokeObjectURL: () => undefined,
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const clickExport = async () => {
  const { actor } = renderApp(<HistoryScreen />, { path: '/history' });
  await actor.selectOptions(screen.getByLabelText('Recommendation'), 'Push');
  await actor.click(screen.getByText('Export CSV'));
};

describe('HIST-06 Export CSV button', () => {
  test('HIST-07 HIST-11 TOAST-10 downloads the filtered history under the file name sent by the server', async () => {
    serve(() => new Response(CSV, { headers: NAMED }));
    await clickExport();
    await seeToast({ title: 'Export successful', text: 'Your data has been downloaded as CSV', tone: 'success' });
    expect(saved.map(({ name }) => name)).toEqual(['stridewell-history-2026-11-20.csv']);
    expect(saved[0]?.blob.size).toBe(new TextEncoder().encode(CSV).length);
    expect(requests.at(-1)).toMatchObject({ path: '/api/export?rec=Push', init: { credentials: 'include' } });
  });

  test('SECU-3465 asks for confirmation first, and shows no error when it is cancelled', async () => {
    const needed = () => Response.json({ message: 'Please confirm.', code: CONFIRMATION_NEEDED }, { status: 403 });
    serve(needed);
    await clickExport();
    await waitFor(() => expect(useConfirmation.getState().answer).not.toBeNull());
    answerConfirmation(false);
    await waitFor(() => expect(screen.getByText('Export CSV')).toBeEnabled());
    expect(screen.queryByText('Failed to export data')).toBeNull();
    fireEvent.click(screen.getByText('Export CSV'));
    await waitFor(() => expect(useConfirmation.getState().answer).not.toBeNull());
    serve(() => new Response(CSV, { headers: NAMED }));
    answerConfirmation(true);
    await waitFor(() => expect(saved).toHaveLength(1));
  });

  test('TOAST-11 shows an error toast and saves no file when the export fails', async () => {
    serve(() => new Response('no', { status: 503 }));
    await clickExport();
    await seeToast({ title: 'Export failed', text: 'Failed to export data', tone: 'destructive' });
    expect(saved).toEqual([]);
    await waitFor(() => expect(screen.getByText('Export CSV')).toBeEnabled());
  });
});

describe('ERR-02 fetchCsv', () => {
  test.each([
    ['an error response', () => new Response('no', { status: 500 })],
    ['a network error', () => Promise.reject(new TypeError('offline'))],
    [
      'an interrupted body',
      () =>
        new Response(
          new ReadableStream({
            start: (controller) => controller.error(new TypeError('terminated')),
          }),
        ),
    ],
  ])('throws "Export failed" for %s', async (_, answer) => {
    serve(answer);
    await expect(fetchCsv('/api/export', '2026-11-20')).rejects.toThrow(/^Export failed$/);
  });
});

describe('fetchCsv', () => {
  test('sends the stored access token in the Authorization header', async () => {
    serve(() => new Response(CSV, { headers: NAMED }));
    window.localStorage.setItem(TOKEN_KEY, 'a.b.c');
    await fetchCsv('/api/export', '2026-11-20');
    expect(new Headers(requests[0]?.init?.headers).get('authorization')).toBe('Bearer a.b.c');
  });

  test.each([[{}], [{ 'content-disposition': 'attachment; filename="../../etc/passwd"' }]])(
    'uses the default file name for the response headers %o',
    async (headers) => {
      serve(() => new Response(CSV, { headers: headers as Record<string, string> }));
      expect((await fetchCsv('/api/export', '2026-11-20')).name).toBe('stridewell-history-2026-11-20.csv');
    },
  );
});
