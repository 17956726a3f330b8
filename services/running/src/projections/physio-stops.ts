import type { EventData } from '@stridewell/contracts/events/envelope';
import type { physioCheckinRecorded } from '@stridewell/contracts/events/events';
import { CHECKINS_KEPT, type PhysioProjection, withCheckin } from '@stridewell/kit/projections/physio-state';
import { isPhysioStop } from '../domain/moments/stop-days.ts';

type Stops = NonNullable<PhysioProjection['earlierStops']>;

/**
 * Stop days of the check-ins that are no longer kept. Documents of earlier releases have dropped check-ins without a
 * mark, so only the days since their oldest kept check-in are known.
 */
export const earlierStopsOf = ({ earlierStops, checkins }: PhysioProjection): Stops =>
  earlierStops ?? { from: (checkins.length >= CHECKINS_KEPT && checkins.at(-1)?.date) || null, days: [] };

/** Applies a check-in event and keeps a mark for each stop day whose check-in is dropped. Null for an older event. */
export const withMarkedCheckin = (
  state: PhysioProjection | null,
  checkin: EventData<typeof physioCheckinRecorded>,
  at: Date,
): PhysioProjection | null => {
  const { from, days } = state ? earlierStopsOf(state) : { from: null, days: [] };
  if (days.some(({ date, rev }) => date === checkin.date && rev >= checkin.rev)) return null;
  const next = withCheckin(state, checkin, at);
  if (!next) return null;
  const kept = new Set(next.checkins.map(({ date }) => date));
  const dropped = [checkin, ...(state?.checkins ?? [])].filter(({ date }) => !kept.has(date));
  const marks = [
    ...days.filter(({ date }) => date !== checkin.date),
    ...dropped.filter(isPhysioStop).map(({ date, rev }) => ({ date, rev })),
  ].sort((a, b) => (a.date < b.date ? -1 : 1));
  return { ...next, earlierStops: { from, days: marks } };
};
