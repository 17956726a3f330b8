import type { TriageOutcome, TriageTier } from '@stridewell/contracts/web';
import { EMERGENCY } from './emergency.ts';
import type { Route } from './route.ts';
import { SAME_DAY } from './same-day.ts';
import { SOON } from './soon.ts';

const withTier = (tier: TriageTier, routes: readonly Omit<Route, 'tier'>[]): Route[] =>
  routes.map((route) => ({ ...route, tier }));

/** All routes, most urgent tier first. Within a tier, the first matching route is used. */
export const ROUTES: readonly Route[] = [
  ...withTier('emergency', EMERGENCY),
  ...withTier('same_day', SAME_DAY),
  ...withTier('soon', SOON),
];

/** The outcome when there is no flag and no yes. It lists signs to watch for. */
export const SELF_CARE: TriageOutcome = {
  tier: 'self_care',
  title: 'Nothing here needs urgent care today',
  text: 'Keep to what the physio coach shows for today. Watch for pain at night, new swelling, numbness or lost strength: tick it in the check-in and answer these questions again. If it has not changed after two to three weeks, see a doctor or physiotherapist.',
  actions: [{ label: 'Check in again tomorrow' }],
  doNot: 'Continue with anything that brings pain above 5.',
  say: 'My injury is not settling, and I would like it looked at.',
  route: 'self_care',
  said: ['self_care'],
};
