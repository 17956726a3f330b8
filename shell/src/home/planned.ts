/** Parts of the home screen that only a runner with a plan sees, loaded together. */

export { NextWeekCard } from './next-week-card.tsx';
export { PlanWeekCard } from './plan-week-card.tsx';
export { RaceCountdown } from './race-countdown.tsx';
