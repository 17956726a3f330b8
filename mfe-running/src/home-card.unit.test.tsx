import { type FakeAnswer, fakeApi } from '@stridewell/app/testing/fake-api';
import { renderApp } from '@stridewell/app/testing/render';
import { violations } from '@stridewell/ui/testing/axe';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import HomeCard from './home-card.tsx';
import { fixClock, NEXT_WEEK, NOT_FOUND } from './testing/fixtures.ts';

fixClock();

const NEXT = 'GET /api/coach/weekly-plan?weekStart=2026-11-23';
const open = (answer: FakeAnswer, closed = false) => {
  const api = fakeApi({ [NEXT]: answer });
  return { api, ...renderApp(<HomeCard closed={closed} />) };
};
const card = () => screen.queryByRole('region', { name: 'Next week' });

describe('card of next week on the home page', () => {
  test('AHEAD-02 shows minutes, runs, key sessions and what the week depends on', async () => {
    open({ body: NEXT_WEEK });
    await waitFor(() => expect(card()).toHaveTextContent('164 min, 3 runs'));
    expect(card()).toHaveTextContent('Thu: Cruise intervals: 3 × 8 min');
    expect(card()).toHaveTextContent('Provisional. It holds if this week goes as planned.');
    expect(screen.getByRole('link', { name: 'Open the plan' })).toHaveAttribute('href', '/running');
    expect(await violations()).toEqual([]);
  });

  test('is left out without a plan and while a safety hold blocks training', async () => {
    const { api } = open(NOT_FOUND);
    await waitFor(() => expect(api.calls).toHaveLength(1));
    expect(card()).toBeNull();
    open({ body: NEXT_WEEK }, true);
    expect(card()).toBeNull();
  });
});
