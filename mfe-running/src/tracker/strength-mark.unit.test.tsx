import { type FakeAnswer, fakeApi, type Route } from '@stridewell/app/testing/fake-api';
import { renderApp } from '@stridewell/app/testing/render';
import type { StrengthLog, WeeklyPlanDay } from '@stridewell/contracts/web';
import { violations } from '@stridewell/ui/testing/axe';
import { seeToast } from '@stridewell/ui/testing/toast';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { fixClock, UNAVAILABLE, WEEK } from '../testing/fixtures.ts';
import { StrengthMark } from './strength-mark.tsx';

fixClock();

const TUESDAY = '2026-11-17';
const LOGS = 'GET /api/coach/strength-logs-week';
const POST = 'POST /api/coach/strength-log';
const DELETE = `DELETE /api/coach/strength-log/${TUESDAY}`;
const strengthDay = WEEK.days.find(({ date }) => date === TUESDAY) as WeeklyPlanDay;
const DONE: StrengthLog = { date: TUESDAY, status: 'done', session: 'S2' };

const open = (logs: StrengthLog[] = [], change: Record<string, Route> = {}, day = strengthDay) => {
  const api = fakeApi({
    [LOGS]: { body: logs },
    [POST]: ({ body }) => ({ body: { session: 'S2', ...(body as object) } }),
    [DELETE]: { status: 204 } as FakeAnswer,
    ...change,
  });
  return { api, ...renderApp(<StrengthMark day={day} />) };
};
const title = strengthDay.strength?.title ?? '';
const button = () => screen.findByRole('button', { name: new RegExp(`${title}, Tue 17 Nov$`) });
const pressed = async (value: string) => {
  const found = await button();
  await waitFor(() => expect(found).toHaveAttribute('aria-pressed', value));
};
const writes = (api: ReturnType<typeof fakeApi>) =>
  api.calls.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => body ?? `${method} ${path}`);

describe('mark of a strength session', () => {
  test('SESS-95 is set by the first tap and removed by the second', async () => {
    const { api, actor } = open();
    await pressed('false');
    api.on(LOGS, { body: [DONE] });
    await actor.click(await button());
    await pressed('true');
    expect(await violations()).toEqual([]);
    await waitFor(() => expect(writes(api)).toEqual([{ date: TUESDAY, status: 'done' }]));
    api.on(LOGS, { body: [] });
    await actor.click(await button());
    await waitFor(() => expect(writes(api)).toHaveLength(2));
    expect(writes(api)[1]).toBe(DELETE);
    await pressed('false');
  });

  test('SESS-95 is shown as done when the stored mark is "done"', async () => {
    open([DONE]);
    await pressed('true');
    expect(await button()).toHaveTextContent('done');
  });

  test('SESS-95 is reverted and an error is shown when saving fails', async () => {
    const { actor } = open([], { [POST]: UNAVAILABLE });
    await actor.click(await button());
    await seeToast({ title: 'Error', text: 'Failed to save the strength session', tone: 'destructive' });
    await pressed('false');
  });

  test('SESS-95 is plain text on a future day and is not rendered without a strength session', async () => {
    const ahead = { ...strengthDay, date: '2026-11-22' };
    const { unmount } = open([], {}, ahead);
    expect(screen.getByText(new RegExp(title))).toBeVisible();
    expect(screen.queryByRole('button', { name: new RegExp(title) })).toBeNull();
    unmount();
    const { strength: _, ...plain } = strengthDay;
    const { container } = open([], {}, plain);
    expect(container).not.toHaveTextContent(title);
  });

  test('SESS-95 is plain text when the marks cannot be loaded', async () => {
    const { client } = open([], { [LOGS]: UNAVAILABLE });
    const states = () =>
      client
        .getQueryCache()
        .getAll()
        .map(({ state }) => state.status);
    await waitFor(() => expect(states()).toContain('error'));
    expect(screen.getByText(new RegExp(title))).toBeVisible();
    expect(screen.queryByRole('button', { name: new RegExp(title) })).toBeNull();
  });
});
