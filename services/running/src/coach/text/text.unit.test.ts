import { areaName } from '@stridewell/language/areas';
import { describe, expect, it } from 'vitest';
import type { CoachCheckin } from '../../domain/coach-state.ts';
import type { DaySession } from '../../domain/training/choose-sessions.ts';
import type { WeekDay } from '../../domain/week/types.ts';
import { stateOf } from '../testing/case-state.ts';
import { runnerNamed } from '../testing/cases.ts';
import { withDay } from '../testing/with-day.ts';
import { bandName, capReason, count, gainName, goalName, metricName, phaseName, scoreText } from './names.ts';
import { describeZones, thresholdOf, zonePace, zonesOf } from './paces.ts';
import { sessionLine, stepLines, stepLinesByEffort } from './sessions.ts';

const ingrid = stateOf(runnerNamed('ingrid'));
const marit = stateOf(runnerNamed('marit'));
const tove = stateOf(runnerNamed('tove'));

describe('names and numbers', () => {
  it('are formatted in both languages', () => {
    expect(scoreText(7, 'en')).toBe('7.0');
    expect(scoreText(4.1, 'nb')).toBe('4,1');
    expect(count(1, 'day', 'days')).toBe('1 day');
    expect(count(3, 'day', 'days')).toBe('3 days');
    expect(bandName('Recover', 'en')).toBe('Recover');
    expect(bandName('Recover', 'nb')).toBe('Recover (rolig dag)');
    expect(phaseName('Base', 'nb')).toBe('Base (grunntrening)');
    expect(goalName('half_marathon', 'nb')).toBe('halvmaraton');
    expect(metricName('sleep', 'nb')).toBe('søvn');
    expect(gainName('stress', 'en')).toBe('low stress');
    expect(areaName('ITB', 'en')).toBe('outer knee');
    expect(areaName(null, 'en')).toBeNull();
  });
  it('names the cause of a cap by its code', () => {
    const metrics = { sleep: 1, stress: 2, fatigue: 4, pain: 5, readiness: 3 };
    const capped = (code?: string): CoachCheckin => ({
      ...{ date: tove.today, score: 4.9, recommendation: 'Recover', metrics, factors: [] },
      cap: { reason: 'a reason in English', limit: 4.9, code },
    });
    expect(capReason(tove, capped('pain'), 'en')).toBe('pain of 5');
    expect(capReason(tove, capped('pain'), 'nb')).toBe('smerte 5');
    expect(capReason(tove, capped('physio_pain'), 'nb')).toBe('smerte 4 i fysio-innsjekken');
    expect(capReason(tove, capped('sleep_fatigue'), 'nb')).toBe('søvn 1 sammen med tretthet 4');
    expect(capReason(tove, capped(), 'en')).toBe('a reason in English');
    expect(capReason(tove, capped('unknown'), 'nb')).toBe('et av svarene dine');
    expect(capReason(tove, { ...capped(), cap: null }, 'nb')).toBeNull();
  });
});

describe('paces', () => {
  it('PLANR-59 are computed from the threshold pace', () => {
    expect(zonePace(ingrid, '2', 'en')).toBe('5:41-6:27/km');
    expect(zonePace(ingrid, '1', 'en')).toBe('slower than 6:27/km');
    expect(zonePace(ingrid, '5c', 'nb')).toBe('raskere enn 4:30/km');
  });
  it('are shown per mile with kilometres beside when the profile has a pace per mile', () =>
    expect(zonePace(marit, '3', 'en')).toBe('8:27-9:04/mi (5:15-5:38/km)'));
  it('are null without a threshold pace and for an impossible one', () => {
    expect(zonePace(stateOf(runnerNamed('aksel')), '2', 'en')).toBeNull();
    const odd = {
      ...ingrid,
      threshold: null,
      profile: ingrid.profile && { ...ingrid.profile, thresholdPace: '1:30/km' },
    };
    expect(thresholdOf(odd)).toBeNull();
  });
  it('are described for each zone of a day', () => {
    expect(zonesOf('Z3-Z4')).toEqual(['3', '4']);
    expect(zonesOf('Z3-4')).toEqual(['3', '4']);
    expect(zonesOf('Z5a-Z5b')).toEqual(['5a', '5b']);
    expect(zonesOf('walk')).toEqual([]);
    expect(zonesOf(null)).toEqual([]);
    expect(describeZones(ingrid, 'Z2', 'en')).toBe('zone 2: 5:41-6:27/km, effort 3-4 of 10, full sentences');
    expect(describeZones(ingrid, 'walk', 'en')).toBeNull();
  });
});

describe('sessionLine', () => {
  const dayWith = (session: DaySession | null, more: Partial<WeekDay> = {}) => {
    const found = withDay(ingrid, ingrid.today, { session, ...more }).plan?.days.find(
      ({ date }) => date === ingrid.today,
    );
    if (!found) throw new Error('the plan has no today');
    return found;
  };
  const easy = { day: 4, role: 'easy', isHard: false } as const;

  it.each<[DaySession | null, Partial<WeekDay>, string, string]>([
    [null, {}, 'Rest', 'Hvile'],
    [{ ...easy, kind: 'easy', minutes: 35 }, {}, 'Easy run - 35 min, zone 2', 'Rolig tur - 35 min, sone 2'],
    [
      { ...easy, kind: 'cruise', reps: 3, minutes: 45 },
      {},
      'Cruise intervals: 3 × 6 min - 45 min, zone 4',
      'Terskelintervaller: 3 × 6 min - 45 min, sone 4',
    ],
    [
      { ...easy, kind: 'ladder', reps: 3, runWalk: { run: 300, walk: 120 }, minutes: 31 },
      { ladderStage: 4 },
      'Walk-run ladder, stage 4: 3 × (5 min jog / 2 min walk)',
      'Gå-løp-stigen, trinn 4: 3 × (5 min jogg / 2 min gange)',
    ],
    [{ ...easy, kind: 'walk', minutes: 30 }, {}, 'Brisk walk - 30 min', 'Rask gåtur - 30 min'],
    [{ ...easy, kind: 'race', minutes: 50, meters: 10_000 }, {}, 'Race day', 'Konkurransedag'],
  ])('describes %j %j as %s', (session, more, en, nb) => {
    expect(sessionLine(dayWith(session, more), 'en')).toContain(en);
    expect(sessionLine(dayWith(session, more), 'nb')).toContain(nb);
  });

  it('lists the steps in the unit of the threshold pace, or by effort', () => {
    const session: DaySession = { ...easy, kind: 'steady', reps: 2, minutes: 45 };
    expect(stepLines(ingrid, dayWith(session), 'nb')).toContain('2 × (Drag 10 min, 5:18–5:33 /km)');
    expect(stepLines(marit, dayWith(session), 'en').join()).toContain('/mi');
    expect(stepLinesByEffort(dayWith(session), 'en')).toContain('2 × (Work 10 min, effort 5)');
  });

  it('uses the stored English text for a day planned by an earlier release', () => {
    const text = {
      planType: 'tempo',
      zone: 'Z4',
      title: 'Old title',
      why: 'Old.',
      minutes: 45,
      hardMinutes: 20,
    } as const;
    const day = dayWith(null, { text });
    expect(sessionLine(day, 'nb')).toBe('Old title - 45 min, sone 4');
    expect(stepLines(ingrid, day, 'nb')).toEqual([]);
  });
});
