import { keyOf, useToday } from '@stridewell/app/core';
import type { PlanMoves } from '@stridewell/contracts/web';
import { useQuery } from '@tanstack/react-query';

export type MoveOption = PlanMoves[number];

/** Query options of the days to which a session can move. Never cached, because every log and change affects them. */
export const movesOptions = (date: string) => ({
  queryKey: keyOf('readPlanMoves', { date }),
  staleTime: 0,
  gcTime: 0,
});

/** The days to which a session can move, from today on. Undefined while loading and after a failure. */
export const usePlanMoves = (date: string) => {
  const today = useToday();
  const query = useQuery<PlanMoves>(movesOptions(date));
  return { ...query, data: query.data?.filter((option) => option.date >= today) };
};
