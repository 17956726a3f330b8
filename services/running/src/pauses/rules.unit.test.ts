import type { PlanPause } from '@stridewell/contracts/web';
import { describe, expect, it } from 'vitest';
import { allPauses, begin, currentPause, end, illnessOf, noteIllness } from './rules.ts';

const TODAY = '2026-11-20';
const pause = (from: string, to: string | null, kind: PlanPause['kind'] = 'illness'): PlanPause => ({ kind, from, to });

describe('one pause at a time', () => {
  it('a new one of the same kind takes the place of the one that stands', () => {
    const pauses = begin(begin(null, pause('2026-11-18', null), TODAY), pause('2026-11-19', null), TODAY);
    expect(allPauses(pauses)).toEqual([pause('2026-11-19', null)]);
  });

  it.each([
    ['an open one', null, '2026-11-20'],
    ['one with a later end', '2026-11-30', '2026-11-20'],
    ['one that is over by then', '2026-11-20', '2026-11-20'],
  ])('PLANR-97 %s of another kind ends the day before the new one, and is remembered', (_what, to, ended) => {
    const journey = pause('2026-11-21', '2026-11-24', 'travel');
    const pauses = begin(begin(null, pause('2026-11-10', to), TODAY), journey, TODAY);
    expect(allPauses(pauses)).toEqual([journey, pause('2026-11-10', ended)]);
  });

  it('nothing is left of one that had not begun before the new one', () => {
    const journey = begin(null, pause(TODAY, '2026-11-30', 'travel'), TODAY);
    expect(allPauses(begin(journey, pause(TODAY, null), TODAY))).toEqual([pause(TODAY, null)]);
  });

  it.each([
    ['an open illness', null, '2026-11-27'],
    ['one that would last into it', '2026-11-29', '2026-11-27'],
    ['one that is over by then', '2026-11-22', '2026-11-22'],
  ])('PLANR-97 %s told after a journey that is still to come leaves the journey', (_what, to, ended) => {
    const journey = pause('2026-11-28', '2026-11-30', 'travel');
    const pauses = begin(begin(null, journey, TODAY), pause(TODAY, to), TODAY);
    expect(allPauses(pauses)).toEqual([journey, pause(TODAY, ended)]);
    expect(currentPause(pauses, TODAY)).toEqual(pause(TODAY, ended));
  });

  it('what stands is ended before what is to come', () => {
    const journey = pause('2026-11-28', '2026-11-30', 'travel');
    const pauses = begin(begin(null, pause('2026-11-10', null), TODAY), journey, TODAY);
    expect(currentPause(pauses, TODAY)).toEqual(pause('2026-11-10', '2026-11-27'));
    const well = end(pauses, TODAY);
    expect(allPauses(well)).toEqual([journey, pause('2026-11-10', '2026-11-19')]);
    expect(currentPause(well, TODAY)).toEqual(journey);
    expect(allPauses(end(well, TODAY))).toEqual([pause('2026-11-10', '2026-11-19')]);
  });

  it('one that is over is remembered: the days after it follow from it', () => {
    const pauses = begin(begin(null, pause('2026-11-01', '2026-11-05'), TODAY), pause(TODAY, null), TODAY);
    expect(allPauses(pauses)).toEqual([pause(TODAY, null), pause('2026-11-01', '2026-11-05')]);
  });

  it('ends with yesterday', () => {
    const standing = begin(null, pause('2026-11-17', null), TODAY);
    expect(allPauses(end(standing, TODAY))).toEqual([pause('2026-11-17', '2026-11-19')]);
    const longer = begin(null, pause('2026-11-17', '2026-11-30'), TODAY);
    expect(allPauses(end(longer, TODAY))).toEqual([pause('2026-11-17', '2026-11-19')]);
  });

  it('one that had not begun before today was never there', () => {
    for (const from of [TODAY, '2026-12-01'])
      expect(allPauses(end(begin(null, pause(from, null), TODAY), TODAY))).toEqual([]);
  });

  it('there is nothing to end where none stands', () => {
    expect(end(null, TODAY)).toBeNull();
    const over = begin(null, pause('2026-11-01', '2026-11-05'), '2026-11-02');
    expect(end(over, TODAY)).toBeNull();
    expect(allPauses(over)).toEqual([pause('2026-11-01', '2026-11-05')]);
  });
});

describe('the pause that stands', () => {
  it('is the current one until its last day is over, also while it is still to come', () => {
    const pauses = begin(null, pause('2026-11-18', TODAY), TODAY);
    expect(currentPause(pauses, '2026-11-01')).toEqual(pause('2026-11-18', TODAY));
    expect(currentPause(pauses, TODAY)).toEqual(pause('2026-11-18', TODAY));
    expect(currentPause(pauses, '2026-11-21')).toBeNull();
    expect(currentPause(null, TODAY)).toBeNull();
  });
});

describe('a day of illness that came up by the way', () => {
  const day = pause(TODAY, TODAY);

  it('is a pause of that day, which can be taken back', () => {
    const noted = noteIllness(null, TODAY);
    expect(noted && currentPause(noted, TODAY)).toEqual(day);
    expect(allPauses(end(noted, TODAY))).toEqual([]);
  });

  it('counts once, and on the next day again', () => {
    const noted = noteIllness(null, TODAY);
    expect(noteIllness(noted, TODAY)).toBeNull();
    expect(allPauses(noteIllness(noted, '2026-11-21'))).toEqual([pause('2026-11-21', '2026-11-21'), day]);
  });

  it('leaves a pause that holds the day as it is, and one to come to come', () => {
    for (const kind of ['illness', 'travel'] as const)
      expect(noteIllness(begin(null, pause('2026-11-19', null, kind), TODAY), TODAY)).toBeNull();
    const journey = pause('2026-12-01', '2026-12-05', 'travel');
    const noted = noteIllness(begin(null, journey, TODAY), TODAY);
    expect(allPauses(noted)).toEqual([journey, day]);
    expect(noteIllness(noted, TODAY)).toBeNull();
    expect(currentPause(noted, TODAY)).toEqual(day);
    expect(currentPause(noted, '2026-11-21')).toEqual(journey);
    expect(allPauses(end(noted, TODAY))).toEqual([journey]);
  });
});

describe('illness that check-ins tell of', () => {
  const told = (date: string, illness = true) => ({ date, illness });

  it('is one pause for days in a row, whatever order they come in', () => {
    const days = [
      told('2026-11-20'),
      told('2026-11-18'),
      told('2026-11-19'),
      told('2026-11-15'),
      told('2026-11-16', false),
    ];
    expect(illnessOf(days, [])).toEqual([pause('2026-11-15', '2026-11-15'), pause('2026-11-18', '2026-11-20')]);
  });

  it('adds nothing to a day that a pause holds already', () => {
    expect(illnessOf([told('2026-11-18'), told(TODAY)], [pause('2026-11-17', null)])).toEqual([]);
    expect(illnessOf([told('2026-11-16'), told(TODAY)], [pause('2026-11-17', null)])).toEqual([
      pause('2026-11-16', '2026-11-16'),
    ]);
  });
});
