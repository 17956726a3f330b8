import { keyOf, useToday } from '@stridewell/app/core';
import type { PlanMoves } from '@stridewell/contracts/web';
import { useQuery } from '@tanstack/react-query';
import { languageQuery } from '../language/page-language.ts';

export type MoveOption = PlanMoves[number];

/** True for a day to which a session can move, even if a quality session has to move for it. */
export const canMoveTo = ({ isAllowed, swap }: MoveOption): boolean => isAllowed || swap !== undefined;

/** Returns what else changes with a move, or why it is not possible. Undefined if nothing else changes. */
export const noteOf = ({ isAllowed, reason, note, swap }: MoveOption): string | undefined =>
  swap?.text ?? (isAllowed ? note : reason);

/** Query options of the days to which a session can move. Never cached, because every log and change affects them. */
export const movesOptions = (date: string) => ({
  queryKey: keyOf('readPlanMoves', { date, ...languageQuery() }),
  staleTime: 0,
  gcTime: 0,
});

/** The days to which a session can move, from today onwards. Undefined while loading or after a failure. */
export const usePlanMoves = (date: string) => {
  const today = useToday();
  const query = useQuery<PlanMoves>(movesOptions(date));
  return { ...query, data: query.data?.filter((option) => option.date >= today) };
};
