import { type CheckinToday, PATHS, RECOMMENDATIONS, type Recommendation } from '@stridewell/contracts/web';
import { useToday } from '@stridewell/ui/core';
import { readOr } from '../shared/reads.ts';
import { type Optional, useOptional } from '../shared/use-optional.ts';

const readToday = readOr<CheckinToday>(PATHS.checkinToday, "Failed to fetch today's check-in");

/** Today's check-in; a 404 means that there is none yet. */
export const useCheckinToday = (): Optional<CheckinToday> => {
  const today = useToday();
  return useOptional([PATHS.checkinToday], { read: readToday, current: ({ date }) => date === today });
};

/** What the card recommends: Adapt, the middle of the road, when the check-in does not say. */
export const recommendationOf = (checkin: Partial<Pick<CheckinToday, 'recommendation'>>): Recommendation =>
  RECOMMENDATIONS.find((name) => name === checkin.recommendation) ?? 'Adapt';
