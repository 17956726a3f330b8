import { ranOn } from '@stridewell/chat/dialogue';
import type { Turn } from '@stridewell/chat/model/coach-model';
import { addDays, daysBetween } from '@stridewell/contracts/web';
import { CONDITIONS } from '../domain/conditions/conditions.ts';
import { daysToNextRun } from '../domain/ladder/rules.ts';
import type { CoachState } from './state.ts';
import { heard as heardPain } from './told.ts';

const HOURS = 24;

const heardRun = (state: CoachState, turn: Turn): CoachState => {
  const { followed, today, timezone = 'UTC' } = state;
  const { course } = followed ?? {};
  if (!followed || !course?.ladder || course.ladder.stage === 0 || state.ran) return state;
  const date = ranOn(turn, { today, timezone });
  if (date === null) return state;
  const { ladder } = course;
  const gap = daysToNextRun(CONDITIONS[course.condition], ladder.stage);
  const ago = daysBetween(date, today);
  if (ago < 0 || ago >= gap) return state;
  // Treats the run as if it were logged, which can only block today's stage.
  const reasons = ladder.startable
    ? [...ladder.reasons, { code: 'ladder.rest' as const, values: { hours: gap * HOURS } }]
    : ladder.reasons;
  const closed = {
    ...course,
    ranToday: course.ranToday || ago === 0,
    ladder: { ...ladder, startable: false, reasons },
  };
  return { ...state, ran: { ago, next: addDays(date, gap) }, followed: { ...followed, course: closed } };
};

/**
 * Returns the state updated with what the thread reports: pain, and a run within the rest period that the ladder
 * requires between two runs. Idempotent.
 */
export const heard = (state: CoachState, turn: Turn): CoachState => heardRun(heardPain(state, turn), turn);
