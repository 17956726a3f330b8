import { areaName } from '@stridewell/language/areas';
import { describe, expect, it } from 'vitest';
import { stateOf } from '../testing/case-state.ts';
import { runnerNamed } from '../testing/cases.ts';
import { inNorwegian } from './changes.ts';
import { bandName, capReason, count, gainName, goalName, metricName, phaseName, scoreText } from './names.ts';
import { describeZones, thresholdOf, zonePace, zonesOf } from './paces.ts';
import { partsOf, titleOf, whyOf } from './sessions.ts';

const ingrid = stateOf(runnerNamed('ingrid'));
const marit = stateOf(runnerNamed('marit'));

describe('names', () => {
  it('of figures and fixed words', () => {
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
  it('of what decided the day', () => {
    expect(capReason('pain of 5', 'nb')).toBe('smerte 5');
    expect(capReason('pain of 8 in your physio check-in', 'nb')).toBe('smerte 8 i fysio-innsjekken');
    expect(capReason('sleep of 1 with fatigue of 4', 'nb')).toBe('søvn 1 sammen med tretthet 4');
    expect(capReason('a red flag in your physio check-in', 'nb')).toBe('et faresignal i fysio-innsjekken');
    expect(capReason('pain of 5', 'en')).toBe('pain of 5');
  });
});

describe('paces', () => {
  it('PLANR-59 come from the stored threshold pace', () => {
    expect(zonePace(ingrid, '2', 'en')).toBe('5:41-6:27/km');
    expect(zonePace(ingrid, '1', 'en')).toBe('slower than 6:27/km');
    expect(zonePace(ingrid, '5c', 'nb')).toBe('raskere enn 4:30/km');
  });
  it('stand in the unit the runner wrote, kilometres beside', () =>
    expect(zonePace(marit, '3', 'en')).toBe('8:27-9:04/mi (5:15-5:38/km)'));
  it('are none without a threshold pace, nor with one that cannot be', () => {
    expect(zonePace(stateOf(runnerNamed('aksel')), '2', 'en')).toBeNull();
    const odd = { ...ingrid, profile: ingrid.profile && { ...ingrid.profile, thresholdPace: '1:30/km' } };
    expect(thresholdOf(odd)).toBeNull();
  });
  it('follow the zones that a row names', () => {
    expect(zonesOf('Z3-Z4')).toEqual(['3', '4']);
    expect(zonesOf('Z3-4')).toEqual(['3', '4']);
    expect(zonesOf('Z5a-Z5b')).toEqual(['5a', '5b']);
    expect(zonesOf('walk')).toEqual([]);
    expect(zonesOf(null)).toEqual([]);
    expect(describeZones(ingrid, 'Z2', 'en')).toBe('zone 2: 5:41-6:27/km, effort 3-4 of 10, full sentences');
    expect(describeZones(ingrid, 'walk', 'en')).toBeNull();
  });
});

describe('sessions', () => {
  const titled = (title: string, zone: string | null = 'Z2') => titleOf({ title, planType: 'easy', zone }, 'nb');
  it('are taken apart to the minute', () => {
    expect(partsOf('Warm-up 15, 2 x 10 min Z3-Z4, cool-down 10')).toEqual({
      warmUp: 15,
      main: '2 x 10 min Z3-Z4',
      coolDown: 10,
    });
    expect(partsOf('Easy run')).toBeNull();
  });
  it('have Norwegian titles, unknown ones by their kind', () => {
    expect(titled('Easy run with 4 x 20 s strides')).toBe('Rolig tur med 4 x 20 s stigningsløp');
    expect(titled('Warm-up 15, 5 x 3 min Z5a-Z5b, 2 min jog between, cool-down 10')).toBe(
      'Oppvarming 15, 5 x 3 min Z5a-Z5b, 2 min jogg mellom, nedjogging 10',
    );
    expect(titled('Run-walk: 10 x (1 min run, 1 min walk)')).toBe('Løp-gå: 10 x (1 min løp, 1 min gange)');
    expect(titled('Something else')).toBe('Rolig tur');
    expect(titled('Something else', 'walk')).toBe('Rask gange');
    expect(titleOf({ title: 'Easy run', planType: 'easy', zone: 'Z2' }, 'en')).toBe('Easy run');
  });
  it('keep the stored reason in English', () => {
    const day = {
      date: '2026-11-20',
      planType: 'long',
      minutes: 55,
      zone: 'Z2',
      title: 'Long run',
      why: 'Stored.',
    } as const;
    expect(whyOf(day, 'en')).toBe('Stored.');
    expect(whyOf(day, 'nb')).toContain('utholdenhet');
    expect(whyOf({ ...day, why: '' }, 'en')).toContain('endurance');
  });
});

describe("the planner's sentences in Norwegian", () => {
  it('keep their figures and days', () => {
    expect(inNorwegian('30 min were planned; today is Adapt: no strides, all in Z2.')).toBe(
      '30 min var planlagt; dagen er Adapt: uten stigningsløp, alt i sone 2.',
    );
    expect(inNorwegian('Your long run of Saturday may slide here: up to 55 min in Z2 in place of this day.')).toBe(
      'Langturen fra lørdag kan tas her: inntil 55 min i sone 2 i stedet for det som står.',
    );
    expect(inNorwegian('Wednesday was skipped for pain, so the next run is easy or a walk.')).toBe(
      'Onsdag falt ut på grunn av smerte, så neste tur er rolig eller en gåtur.',
    );
  });
  it('are not half translated', () => {
    expect(inNorwegian('Today is Recover. Something new.')).toBeNull();
    expect(inNorwegian('')).toBeNull();
  });
});
