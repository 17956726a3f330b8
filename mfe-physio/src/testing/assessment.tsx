import { fakeApi, type Route } from '@stridewell/app/testing/fake-api';
import { renderApp } from '@stridewell/app/testing/render';
import type { Area, AreaTest } from '@stridewell/contracts/web';
import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import { CheckinTab } from '../assessment/checkin-tab.tsx';
import { checkinOf, NOT_FOUND, PROFILE, physio, planOf } from './fixtures.ts';

export const answerOf = (change: Parameters<typeof checkinOf>[0] = {}) => {
  const checkin = checkinOf(change);
  const { handover, gate } = planOf();
  return { checkin, readiness: checkin.readiness, handover, alerts: [], gate };
};

export interface Opening {
  area?: Area;
  onset?: 'sudden' | 'gradual';
  tests?: AreaTest[];
  routes?: Record<string, Route>;
}

/** Renders the check-ins tab with the form, as on a day without a check-in. */
export const openForm = async ({ area = 'knee', onset = 'gradual', tests = [], routes = {} }: Opening = {}) => {
  const onCompleteProfile = vi.fn();
  const api = fakeApi(
    physio({
      'GET /api/physio/profile': { body: { ...PROFILE, primaryArea: area, onset } },
      'GET /api/physio/today': { body: planOf({ status: 'checkin_required', area, exercises: [], tests }) },
      'GET /api/physio/checkin/today': NOT_FOUND,
      'POST /api/physio/checkin': { body: answerOf() },
      ...routes,
    }),
  );
  const app = renderApp(<CheckinTab onCompleteProfile={onCompleteProfile} />, { path: '/physio-coach' });
  await screen.findByRole('heading', { level: 2 });
  return { api, onCompleteProfile, ...app };
};

export const radio = (question: string, answer: string) =>
  screen
    .getAllByRole('radio', { name: answer })
    .find((option) =>
      option.closest('[role="radiogroup"]')?.matches(`[aria-labelledby="${idOf(question)}"]`),
    ) as HTMLElement;

const idOf = (question: string): string => screen.getByText(question).id;
