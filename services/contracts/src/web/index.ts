/** Contracts that browsers may import: types, constants and small pure functions, without zod. */

export * from './chat.ts';
export * from './coach.ts';
export * from './consent.ts';
export * from './credentials.ts';
export * from './dates.ts';
export * from './day-copy.ts';
export * from './erasure.ts';
export * from './message-codes.ts';
export * from './older-checkins.ts';
export * from './operation-types.ts';
export * from './operations.ts';
export * from './pace.ts';
export * from './pain.ts';
export * from './paths.ts';
export * from './phases.ts';
export * from './physio.ts';
export * from './quick-actions.ts';
export * from './readiness.ts';
export * from './recommendations.ts';
export * from './responses.ts';
export * from './safety.ts';
export * from './scales.ts';
export * from './sessions.ts';
export * from './sign-in-errors.ts';
export * from './triage.ts';
export * from './web-config.ts';
