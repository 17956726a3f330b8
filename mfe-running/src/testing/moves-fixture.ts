import type { PlanMoves } from '@stridewell/contracts/web';

/** Days to which the tempo run of Friday 20 November can move. */
export const MOVES: PlanMoves = [
  { date: '2026-11-19', isAllowed: false, reason: 'That day is done.' },
  { date: '2026-11-21', isAllowed: true },
  {
    date: '2026-11-22',
    isAllowed: false,
    reason: 'That puts two hard days side by side. Saturday works, or I make it easy.',
  },
  { date: '2026-11-23', isAllowed: true, note: 'Next week’s intervals then become easy.' },
];
