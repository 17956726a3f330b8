import type { PlanPause } from '@stridewell/contracts/web';
import { describe, expect, it } from 'vitest';
import { addIllnessDay, addPause, allPauses, currentPause, endPause, illnessPausesOf } from './pause-state.ts';

const TODAY = '2026-11-20';
const pause = (from: string, to: string | null, kind: PlanPause['kind'] = 'illness'): PlanPause => ({ kind, from, to });

describe('pause state', () => {
  it('replaces the current pause when the new one has the same kind', () => {
    const pauses = addPause(addPause(null, pause('2026-11-18', null), TODAY), pause('2026-11-19', null), TODAY);
    expect(allPauses(pauses)).toEqual([pause('2026-11-19', null)]);
  });

  it.each([
    ['an open pause', null, '2026-11-20'],
    ['a pause with a later end', '2026-11-30', '2026-11-20'],
    ['a pause that ends before it', '2026-11-20', '2026-11-20'],
  ])('PLANR-97 keeps %s as a past pause that ends before the new pause of another kind', (_case, to, ended) => {
    const journey = pause('2026-11-21', '2026-11-24', 'travel');
    const pauses = addPause(addPause(null, pause('2026-11-10', to), TODAY), journey, TODAY);
    expect(allPauses(pauses)).toEqual([journey, pause('2026-11-10', ended)]);
  });

  it('removes a current pause of another kind that begins on or after the new pause’s first day', () => {
    const journey = addPause(null, pause(TODAY, '2026-11-30', 'travel'), TODAY);
    expect(allPauses(addPause(journey, pause(TODAY, null), TODAY))).toEqual([pause(TODAY, null)]);
  });

  it.each([
    ['an open illness', null, '2026-11-27'],
    ['an illness that overlaps it', '2026-11-29', '2026-11-27'],
    ['an illness that ends before it', '2026-11-22', '2026-11-22'],
  ])('PLANR-97 keeps an upcoming travel pause when %s is added', (_case, to, ended) => {
    const journey = pause('2026-11-28', '2026-11-30', 'travel');
    const pauses = addPause(addPause(null, journey, TODAY), pause(TODAY, to), TODAY);
    expect(allPauses(pauses)).toEqual([journey, pause(TODAY, ended)]);
    expect(currentPause(pauses, TODAY)).toEqual(pause(TODAY, ended));
  });

  it('ends the current pause on the first call and the upcoming pause on the second call', () => {
    const journey = pause('2026-11-28', '2026-11-30', 'travel');
    const pauses = addPause(addPause(null, pause('2026-11-10', null), TODAY), journey, TODAY);
    expect(currentPause(pauses, TODAY)).toEqual(pause('2026-11-10', '2026-11-27'));
    const well = endPause(pauses, TODAY);
    expect(allPauses(well)).toEqual([journey, pause('2026-11-10', '2026-11-19')]);
    expect(currentPause(well, TODAY)).toEqual(journey);
    expect(allPauses(endPause(well, TODAY))).toEqual([pause('2026-11-10', '2026-11-19')]);
  });

  it('keeps a finished pause when another one begins', () => {
    const pauses = addPause(addPause(null, pause('2026-11-01', '2026-11-05'), TODAY), pause(TODAY, null), TODAY);
    expect(allPauses(pauses)).toEqual([pause(TODAY, null), pause('2026-11-01', '2026-11-05')]);
  });

  it('sets yesterday as the last day of an ended pause', () => {
    const standing = addPause(null, pause('2026-11-17', null), TODAY);
    expect(allPauses(endPause(standing, TODAY))).toEqual([pause('2026-11-17', '2026-11-19')]);
    const longer = addPause(null, pause('2026-11-17', '2026-11-30'), TODAY);
    expect(allPauses(endPause(longer, TODAY))).toEqual([pause('2026-11-17', '2026-11-19')]);
  });

  it('removes an ended pause that began today or is upcoming', () => {
    for (const from of [TODAY, '2026-12-01'])
      expect(allPauses(endPause(addPause(null, pause(from, null), TODAY), TODAY))).toEqual([]);
  });

  it('returns null when there is no pause to end', () => {
    expect(endPause(null, TODAY)).toBeNull();
    const over = addPause(null, pause('2026-11-01', '2026-11-05'), '2026-11-02');
    expect(endPause(over, TODAY)).toBeNull();
    expect(allPauses(over)).toEqual([pause('2026-11-01', '2026-11-05')]);
  });
});

describe('currentPause', () => {
  it('returns an upcoming or current pause until its last day is over', () => {
    const pauses = addPause(null, pause('2026-11-18', TODAY), TODAY);
    expect(currentPause(pauses, '2026-11-01')).toEqual(pause('2026-11-18', TODAY));
    expect(currentPause(pauses, TODAY)).toEqual(pause('2026-11-18', TODAY));
    expect(currentPause(pauses, '2026-11-21')).toBeNull();
    expect(currentPause(null, TODAY)).toBeNull();
  });
});

describe('addIllnessDay', () => {
  const day = pause(TODAY, TODAY);

  it('adds a one-day pause that can be ended', () => {
    const noted = addIllnessDay(null, TODAY);
    expect(noted && currentPause(noted, TODAY)).toEqual(day);
    expect(allPauses(endPause(noted, TODAY))).toEqual([]);
  });

  it('adds each day only once', () => {
    const noted = addIllnessDay(null, TODAY);
    expect(addIllnessDay(noted, TODAY)).toBeNull();
    expect(allPauses(addIllnessDay(noted, '2026-11-21'))).toEqual([pause('2026-11-21', '2026-11-21'), day]);
  });

  it('returns null when a pause already covers the day, and keeps an upcoming travel pause', () => {
    for (const kind of ['illness', 'travel'] as const)
      expect(addIllnessDay(addPause(null, pause('2026-11-19', null, kind), TODAY), TODAY)).toBeNull();
    const journey = pause('2026-12-01', '2026-12-05', 'travel');
    const noted = addIllnessDay(addPause(null, journey, TODAY), TODAY);
    expect(allPauses(noted)).toEqual([journey, day]);
    expect(addIllnessDay(noted, TODAY)).toBeNull();
    expect(currentPause(noted, TODAY)).toEqual(day);
    expect(currentPause(noted, '2026-11-21')).toEqual(journey);
    expect(allPauses(endPause(noted, TODAY))).toEqual([journey]);
  });
});

describe('illnessPausesOf', () => {
  const checkin = (date: string, illness = true) => ({ date, illness });

  it('returns one pause for consecutive days in any order', () => {
    const days = [
      checkin('2026-11-20'),
      checkin('2026-11-18'),
      checkin('2026-11-19'),
      checkin('2026-11-15'),
      checkin('2026-11-16', false),
    ];
    expect(illnessPausesOf(days, [])).toEqual([pause('2026-11-15', '2026-11-15'), pause('2026-11-18', '2026-11-20')]);
  });

  it('returns nothing for a day that a pause already covers', () => {
    expect(illnessPausesOf([checkin('2026-11-18'), checkin(TODAY)], [pause('2026-11-17', null)])).toEqual([]);
    expect(illnessPausesOf([checkin('2026-11-16'), checkin(TODAY)], [pause('2026-11-17', null)])).toEqual([
      pause('2026-11-16', '2026-11-16'),
    ]);
  });
});
