/** The four onboarding cards in order. Each has its own path, so that back, forward and reload work. */
export const STEPS = ['goal', 'days', 'runs', 'body'] as const;
export type Step = (typeof STEPS)[number];

export const START_ROUTE = '/running/start';
/** Route of the first plan, to which the last card leads. */
export const FIRST_PLAN_ROUTE = `${START_ROUTE}/plan`;

/** Returns the path of a card. The first card is at the start itself. */
export const pathOfStep = (step: Step): string => (step === 'goal' ? START_ROUTE : `${START_ROUTE}/${step}`);

/** Returns the card for the last segment of the path, or null if there is none. */
export const stepOf = (segment: string | undefined): Step | null =>
  STEPS.find((step) => step === (segment ?? 'goal')) ?? null;

/** Returns the card before or after a card, or null at either end. */
export const neighbour = (step: Step, shift: -1 | 1): Step | null => STEPS[STEPS.indexOf(step) + shift] ?? null;
