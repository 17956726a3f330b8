import { addDays } from '@stridewell/contracts/web';
import { CHECKINS_KEPT, type PhysioProjection } from '@stridewell/kit/projections/physio-state';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stopDays } from '../domain/moments/stop-days.ts';
import { physioStateOf } from './physio-state.ts';
import { withMarkedCheckin } from './physio-stops.ts';

const AT = new Date('2026-11-20T08:00:00Z');
const dayOf = (day: number): string => addDays('2026-10-05', day);
type Sent = readonly [day: number, rev: number, pain: number];

const after = (events: readonly Sent[], start: PhysioProjection | null = null): PhysioProjection | null =>
  events.reduce<PhysioProjection | null>((state, [day, rev, pain]) => {
    const checkin = { date: dayOf(day), rev, pain, flags: [], worsening: false };
    return withMarkedCheckin(state, checkin, AT) ?? state;
  }, start);
const stopsOf = (state: PhysioProjection | null): string[] =>
  [...stopDays({ checkins: [], physio: physioStateOf(state) })].sort();

describe('MOMENT-68 marks of stop days', () => {
  it('are kept when the check-ins are dropped, of which only the newest are stored', () => {
    const first: Sent[] = [
      [0, 1, 8],
      [1, 1, 2],
      [2, 1, 8],
    ];
    const newer = Array.from({ length: CHECKINS_KEPT }, (_, day): Sent => [10 + day, 1, 1]);
    const state = after([...first, ...newer]);
    expect(state?.checkins).toHaveLength(CHECKINS_KEPT);
    expect(stopsOf(state)).toEqual([dayOf(0), dayOf(2)]);
    // A correction of the old day is applied; its redelivery changes nothing.
    expect(stopsOf(after([[0, 2, 1]], state))).toEqual([dayOf(2)]);
    expect(after([[2, 1, 8]], state)).toEqual(state);
  });

  it('are unknown before the oldest check-in that an earlier release kept', () => {
    const checkins = Array.from({ length: CHECKINS_KEPT }, (_, day) => ({
      ...{ date: dayOf(50 - day), rev: 1, pain: 8, flags: [], worsening: false },
    }));
    const old: PhysioProjection = { profile: null, gate: null, checkins };
    const from = dayOf(51 - CHECKINS_KEPT);
    expect(physioStateOf(old)?.earlierStops).toEqual({ from, dates: [] });
    expect(physioStateOf(after([[60, 1, 1]], old))?.earlierStops).toEqual({ from, dates: [from] });
    expect(physioStateOf({ ...old, checkins: checkins.slice(1) })).not.toHaveProperty('earlierStops');
  });

  it('are those of the newest revision of every day, regardless of the order of events', () => {
    const days = fc.uniqueArray(fc.tuple(fc.nat({ max: 120 }), fc.integer({ min: 0, max: 8 }), fc.nat({ max: 8 })), {
      selector: ([day]) => day,
      maxLength: 70,
    });
    fc.assert(
      fc.property(days, (all) => {
        const state = after(
          all.flatMap(([day, first, second]): Sent[] => [
            [day, 1, first],
            [day, 2, second],
          ]),
        );
        expect(stopsOf(state)).toEqual(
          all
            .filter(([, , pain]) => pain > 3)
            .map(([day]) => dayOf(day))
            .sort(),
        );
      }),
    );
  });
});
