import { fakeApi, type Route } from '@stridewell/app/testing/fake-api';
import { renderApp } from '@stridewell/app/testing/render';
import type { WeeklyPlanDay } from '@stridewell/contracts/web';
import { seeToast } from '@stridewell/ui/testing/toast';
import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fixClock, PLAN, TODAY, UNAVAILABLE } from '../testing/fixtures.ts';
import { MOVES } from '../testing/moves-fixture.ts';
import { PlanDrag, useDayDrag } from './plan-drag.tsx';

fixClock();
afterEach(() => vi.unstubAllGlobals());

const MOVES_ROUTE = `GET /api/coach/weekly-plan/moves?date=${TODAY}`;
const MOVE = 'POST /api/coach/weekly-plan/move';

const DayRow = ({ day }: { day: WeeklyPlanDay }) => {
  const { row, note } = useDayDrag(day);
  return (
    <li data-testid={day.date} {...row}>
      {day.title}
      {note && <p>{note}</p>}
    </li>
  );
};

const open = (change: Record<string, Route> = {}) => {
  const api = fakeApi({
    [MOVES_ROUTE]: { body: MOVES },
    [MOVE]: { body: PLAN },
    'GET /api/coach/weekly-plan': { body: PLAN },
    ...change,
  });
  return {
    api,
    ...renderApp(
      <PlanDrag>
        <ul>
          {PLAN.days.map((day) => (
            <DayRow key={day.date} day={day} />
          ))}
        </ul>
      </PlanDrag>,
    ),
  };
};
const row = (date: string) => screen.getByTestId(date);
const dataTransfer = { setData: () => {}, effectAllowed: '', dropEffect: '' };
const pickUp = async (api: ReturnType<typeof fakeApi>, date = TODAY) => {
  fireEvent.dragStart(row(date), { dataTransfer });
  await waitFor(() => expect(api.calls.some(({ path }) => path.includes('/moves'))).toBe(true));
  await act(async () => {});
};
/** Holds the dragged session over a day. Returns true if the day accepts it. */
const hold = (date: string): boolean => {
  fireEvent.dragOver(row(date), { dataTransfer });
  const event = createEvent.dragOver(row(date), { dataTransfer });
  fireEvent(row(date), event);
  return event.defaultPrevented;
};
const moves = (api: ReturnType<typeof fakeApi>) =>
  api.calls.filter(({ method }) => method === 'POST').map(({ body }) => body);

describe('dragging a session to another day', () => {
  test('moves the session to a day that fits', async () => {
    const { api } = open();
    await pickUp(api);
    expect(row(TODAY)).toHaveAttribute('data-drop', 'dragged');
    await waitFor(() => expect(hold('2026-11-21')).toBe(true));
    expect(row('2026-11-21')).toHaveAttribute('data-drop', 'allowed');
    fireEvent.drop(row('2026-11-21'), { dataTransfer });
    await seeToast({ title: 'Moved to Saturday', tone: 'success' });
    expect(moves(api)).toEqual([{ from: TODAY, to: '2026-11-21' }]);
    expect(row(TODAY)).not.toHaveAttribute('data-drop');
  });

  test('shows why a day does not fit while the session is held over it, and does not move it there', async () => {
    const { api } = open();
    await pickUp(api);
    await waitFor(() => {
      expect(hold('2026-11-22')).toBe(false);
      expect(row('2026-11-22')).toHaveTextContent(/two hard days side by side/);
    });
    expect(row('2026-11-22')).toHaveAttribute('data-drop', 'refused');
    fireEvent.dragLeave(row('2026-11-22'), { dataTransfer });
    expect(row('2026-11-22')).not.toHaveTextContent(/two hard days/);
    fireEvent.drop(row('2026-11-22'), { dataTransfer });
    fireEvent.dragEnd(row(TODAY));
    expect(moves(api)).toEqual([]);
  });

  test('AHEAD-06 shows which session is moved for the long run, and moves both on drop', async () => {
    const swap = { date: '2026-11-23', to: null, text: 'The hard session on Monday becomes an easy run.' };
    const moved = MOVES.map((option) => (option.date === '2026-11-22' ? { ...option, swap } : option));
    const { api } = open({ [MOVES_ROUTE]: { body: moved } });
    await pickUp(api);
    await waitFor(() => expect(hold('2026-11-22')).toBe(true));
    expect(row('2026-11-22')).toHaveTextContent(swap.text);
    fireEvent.drop(row('2026-11-22'), { dataTransfer });
    await seeToast({ title: 'Moved to Sunday', tone: 'success' });
    expect(moves(api)).toEqual([{ from: TODAY, to: '2026-11-22', acceptSwap: true }]);
  });

  test('ends the drag when the days to move to cannot be loaded', async () => {
    const { api } = open({ [MOVES_ROUTE]: UNAVAILABLE });
    await pickUp(api);
    await waitFor(() => expect(row(TODAY)).not.toHaveAttribute('data-drop'));
    expect(hold('2026-11-21')).toBe(false);
  });

  test('is possible only for sessions of today and later days', () => {
    open();
    const draggable = PLAN.days.filter(({ date }) => row(date).getAttribute('draggable') === 'true');
    expect(draggable.map(({ date }) => date)).toEqual([TODAY, '2026-11-22']);
  });

  test('is disabled on phones', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
    open();
    expect(row(TODAY)).not.toHaveAttribute('draggable');
  });
});
