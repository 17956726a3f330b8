import { injuryStatusOf, type PhysioProjection } from '@stridewell/kit/projections/physio-state';
import { stageFromNine } from '../domain/ladder-stages.ts';
import type { PhysioState } from '../domain/records.ts';
import { earlierStopsOf } from './physio-stops.ts';

/** Returns the physio state that the planner and the coach use. Null before the first event of the physio service. */
export const physioStateOf = (state: PhysioProjection | null): PhysioState | null => {
  if (!state) return null;
  const { profile, gate, checkins } = state;
  const { from, days } = earlierStopsOf(state);
  return {
    area: profile?.area ?? gate?.area ?? null,
    status: injuryStatusOf(state),
    restricted: profile?.restricted ?? false,
    gate: gate && {
      level: gate.level,
      stage: gate.stageOfTwelve ?? (gate.stage === null ? null : stageFromNine(gate.stage)),
      hoursBetween: gate.hoursBetween ?? null,
      intervals: gate.intervals,
      minutes: gate.minutes,
      walkMinutes: gate.walkMinutes ?? null,
      longestRun: gate.longestRun ?? null,
      handedOver: gate.handedOver,
      ladderFinished: gate.ladderFinished,
      finishedOn: gate.finishedOn,
      reason: gate.reason,
      phase: gate.phase,
    },
    checkins: checkins.map(({ rev: _rev, at: _at, ...checkin }) => checkin),
    ...((from !== null || days.length > 0) && { earlierStops: { from, dates: days.map(({ date }) => date) } }),
    ...(checkins[0] && { checkinVersion: `${checkins[0].date}:${checkins[0].rev}` }),
  };
};
