import { SPORTS } from '@stridewell/contracts/web';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseTask } from '../import/parsed-file.ts';
import { steadyRun, writeFit, writeGpx } from '../testing/write-recordings.ts';
import { listedSport, sportNamed } from './sport-names.ts';

describe('IMPORT-77 sport names', () => {
  it.each([
    [
      'run',
      [
        'Run',
        'running',
        'RUNNING',
        'track_running',
        'ultra_run',
        'Street Running',
        'run_walk',
        'obstacle_run',
        'Jogging',
        '9',
      ],
    ],
    [
      'run',
      ['løping', 'Løpetur', 'Joggetur', 'Løp', 'løpe', 'Intervalløp', 'Langtur løping', 'Løb', 'Löpning', 'löprunda'],
    ],
    [
      'run',
      [
        'Laufen',
        'Lauf',
        'Dauerlauf',
        'Hardlopen',
        'Course à pied',
        'Footing',
        'Carrera',
        'Correr',
        'Corsa',
        'Corrida',
        'Bieganie',
        'Juoksu',
      ],
    ],
    [
      'trail_run',
      ['Trail Run', 'trailrunning', 'trail_running', 'TrailRun', 'Terrengløp', 'Trail', 'Traillauf', 'Course de trail'],
    ],
    [
      'treadmill',
      [
        'treadmill_running',
        'Treadmill',
        'indoor_running',
        'VirtualRun',
        'Virtual Run',
        'Tredemølle',
        'Laufband',
        'Virtuell løpetur',
        'Mølle',
      ],
    ],
    [
      'walk',
      [
        'Walk',
        'walking',
        'Trail walking',
        'Gåtur',
        'Gange',
        'Spaziergang',
        'Promenad',
        'Marche',
        'Caminata',
        'Wandelen',
        'Spacer',
        'Kävely',
      ],
    ],
    [
      'hike',
      ['Hike', 'hiking', 'Fottur', 'Wandern', 'Wanderung', 'Vandring', 'Randonnée', 'Senderismo', 'Escursionismo'],
    ],
    [
      'cycle',
      [
        'Ride',
        'EBikeRide',
        'Biking',
        'road_cycling',
        'mountain_biking',
        'VirtualRide',
        'Sykling',
        'Sykkeltur',
        'Radfahren',
        'Vélo',
        'Ciclismo',
        'Fietsen',
        'Pyöräily',
        'Rower',
        'Course de vélo',
      ],
    ],
    ['swim', ['Swim', 'lap_swimming', 'open_water_swimming', 'Svømming', 'Schwimmen', 'Natation', 'Natación', 'Uinti']],
    [
      'strength',
      [
        'Strength',
        'WeightTraining',
        'Workout',
        'strength_training',
        'Styrketrening',
        'Styrke',
        'Krafttraining',
        'Musculation',
      ],
    ],
    [
      'other',
      [
        'Yoga',
        'Rowing machine',
        'Nordic skiing',
        'Skilanglauf',
        'Langlauf',
        'Langrenn',
        'Eislaufen',
        'Crunch',
        'Trunk',
        'Brunch',
        'Wheelchair',
        'Orienteering',
        'Rullestol',
        'Inline Skate',
      ],
    ],
  ] as const)('include known names for "%s"', (sport, names) => {
    expect(names.filter((name) => sportNamed(name) !== sport)).toEqual([]);
  });

  it('give no sport if missing or generic, and for other numbers', () => {
    expect(['', ' ', 'generic', '17', null, undefined].map(sportNamed)).toEqual([null, null, null, null, null, null]);
  });

  it('give the same sport with different letter case, separators or composed letters', () => {
    const name = fc.constantFrom('Trail Run', 'løpetur', 'Course à pied', 'lap swimming', 'Sykkeltur');
    fc.assert(
      fc.property(name, fc.constantFrom('_', '-', ' ', '  '), fc.boolean(), (text, separator, isUpper) => {
        const changed = text.replaceAll(' ', separator);
        expect(sportNamed((isUpper ? changed.toUpperCase() : changed).normalize('NFD'))).toBe(sportNamed(text));
        expect(SPORTS).toContain(sportNamed(text));
      }),
    );
  });

  it('do not change the sport of the recording if a name in the list is unknown', () => {
    expect([listedSport('Løpetur'), listedSport('Yoga'), listedSport('Mölkky'), listedSport('')]).toEqual([
      'run',
      'other',
      null,
      null,
    ]);
    const run = writeFit(steadyRun({ minutes: 10 }));
    const task = { bytes: run, sport: listedSport('Mölkky'), now: Date.parse('2026-11-28T00:00:00Z') };
    expect(parseTask(task)).toMatchObject({ activities: [{ sport: 'run' }] });
  });

  it('are read from GPX', () => {
    const bytes = new TextEncoder().encode(writeGpx(steadyRun({ minutes: 10 }), 'Løpetur'));
    const task = { bytes, sport: null, now: Date.parse('2026-11-28T00:00:00Z') };
    expect(parseTask(task)).toMatchObject({ activities: [{ sport: 'run' }] });
  });
});
