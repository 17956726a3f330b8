import { GOALS, SESSION_KINDS } from '@stridewell/contracts/web';
import { MESSAGE_LANGUAGES } from '@stridewell/kit/messages/catalogue';
import { describe, expect, it } from 'vitest';
import { KINDS, RACE_METERS } from '../domain/training/session-kinds.ts';
import {
  formatRaceTime,
  RACE_PLAN_PARTS,
  type RacePlanPart,
  type RacePlanRequest,
  racePlan,
  sessionNotes,
} from './session-notes.ts';

const FORBIDDEN = /calori|kalori|kcal|weight|vekt|supplement|kosttilskudd|medicine|medisin|deficit/i;

const WATER = 'Drink water when you are thirsty. You need nothing else.';
const EAT = 'Eat something you know 1–3 hours before. Bring water if it is warm.';
const QUALITY = 'Eat normally, with your last meal 2–3 hours before.';
const EVENING = 'In the evening, eat a normal meal with protein and carbohydrate. Sleep is your best recovery.';

describe('sessionNotes', () => {
  it.each(SESSION_KINDS)('SESS-70 returns translated notes on eating and drinking for %s at every length', (kind) => {
    for (const goal of [undefined, ...GOALS]) {
      for (const minutes of [20, 80, 120, 200]) {
        const [en, nb] = MESSAGE_LANGUAGES.map((language) => sessionNotes({ kind, minutes }, language, goal));
        expect(en?.length).toBe(nb?.length);
        expect(new Set(en).size).toBe(en?.length);
        for (const note of [...(en ?? []), ...(nb ?? [])]) {
          expect(note).toMatch(/^\p{Lu}.*\.$/u);
          expect(note).not.toMatch(/[{}]/);
          expect(note).not.toMatch(FORBIDDEN);
        }
      }
    }
  });

  it.each([
    ['easy', 74, [WATER]],
    ['easy', 75, [EAT]],
    ['walk', 100, [WATER]],
    ['long', 60, [WATER, EVENING]],
    ['long', 90, [EAT, EVENING]],
    ['cruise', 50, [QUALITY, WATER, EVENING]],
    ['tempo', 80, [QUALITY, EVENING]],
    ['race', 120, [QUALITY, EVENING]],
  ] as const)('SESS-71 returns notes for %s of %i min: %j', (kind, minutes, notes) => {
    expect(sessionNotes({ kind, minutes }, 'en')).toEqual(notes);
  });

  const notes = (minutes: number, goal?: (typeof GOALS)[number]): string =>
    sessionNotes({ kind: 'long', minutes }, 'en', goal).join(' ');

  it('SESS-72 suggests practising carbohydrate above 90 min and more of it above 150 min', () => {
    expect(notes(90)).not.toContain('carbohydrate:');
    expect(notes(91)).toContain('roughly 30 g an hour');
    expect(notes(91)).toContain('ask your doctor');
    expect(notes(150)).toContain('roughly 30 g an hour');
    expect(notes(151)).toContain('30–60 g an hour');
    expect(notes(151)).not.toContain('roughly');
  });

  it('SESS-73 suggests a rehearsal of race day above 150 min, and above 90 min for a marathon or an ultra', () => {
    expect(notes(150, 'half_marathon')).not.toContain('race day');
    expect(notes(151)).toContain('race day');
    expect(notes(90, 'marathon')).not.toContain('race day');
    expect(notes(91, 'marathon')).toContain('race day');
    expect(notes(91, 'marathon')).not.toContain('salty');
    expect(notes(91, 'ultra')).toContain('salty food and real food');
  });

  it('SESS-74 advises against running long and hard sessions while hungry when the goal is weight loss', () => {
    const hungry = (kind: 'easy' | 'long' | 'cruise') =>
      sessionNotes({ kind, minutes: 60 }, 'en', 'weight_loss').some((note) => note.includes('hungry'));
    expect([hungry('long'), hungry('cruise'), hungry('easy')]).toEqual([true, true, false]);
  });

  it('SESS-75 returns the meal notes for every hard session and every long run', () => {
    for (const kind of SESSION_KINDS) {
      const { family, planType } = KINDS[kind];
      const isHard = planType === 'tempo' || planType === 'push';
      const own = sessionNotes({ kind, minutes: 60 }, 'en');
      expect(own.includes(QUALITY)).toBe(isHard);
      expect(own.includes(EVENING)).toBe(isHard || family === 'long');
    }
  });
});

const METERS = {
  '5k': RACE_METERS.five,
  '10k': RACE_METERS.ten,
  half_marathon: RACE_METERS.half,
  marathon: RACE_METERS.marathon,
};
const TIMED = ['5k', '10k', 'half_marathon', 'marathon'] as const;
const UNITS = ['km', 'mi'] as const;

const request = (own: Partial<RacePlanRequest>): RacePlanRequest => ({
  goal: '10k',
  predictedSeconds: 3_000,
  isFinishPlan: false,
  unit: 'km',
  ...own,
});

const pacing = (own: Partial<RacePlanRequest>, language: 'en' | 'nb' = 'en'): RacePlanPart => {
  const part = racePlan(request(own), language).find(({ part: name }) => name === 'pacing');
  if (!part) throw new Error('no pacing');
  return part;
};

const splitsOf = (own: Partial<RacePlanRequest>) => pacing(own).splits ?? [];

const totalSeconds = (splits: NonNullable<RacePlanPart['splits']>): number =>
  splits.reduce((sum, { upToMeters, secondsPerKm }, index) => {
    const from = splits[index - 1]?.upToMeters ?? 0;
    return sum + ((upToMeters - from) / 1_000) * secondsPerKm;
  }, 0);

/** Requests of all timed races in both units, from a fast to a slow runner. */
const CASES = TIMED.flatMap((goal) =>
  UNITS.flatMap((unit) =>
    [185, 243.7, 300, 347.2, 451.9].map((pace) => ({
      goal,
      unit,
      pace,
      predictedSeconds: (pace * METERS[goal]) / 1_000,
    })),
  ),
);

describe('racePlan', () => {
  const ALL = ([...TIMED, 'ultra'] as const).flatMap((goal) =>
    UNITS.flatMap((unit) =>
      [true, false].flatMap((isFinishPlan) =>
        [null, 12_345].map((predictedSeconds) => ({ goal, unit, isFinishPlan, predictedSeconds })),
      ),
    ),
  );

  it.each(ALL)('SESS-80 returns four translated parts for %j', (own) => {
    const plans = MESSAGE_LANGUAGES.map((language) => racePlan(request({ ...own, level: 'Beginner' }), language));
    for (const plan of plans) {
      expect(plan.map(({ part }) => part)).toEqual(RACE_PLAN_PARTS);
      for (const { text } of plan) {
        expect(text).toMatch(/^\p{Lu}.*\.$/u);
        expect(text).not.toMatch(/[{}]|undefined|NaN/);
        expect(text).not.toMatch(FORBIDDEN);
      }
    }
    const [en, nb] = plans;
    for (const [index, part] of (en ?? []).entries()) expect(part.text).not.toBe(nb?.[index]?.text);
    expect(en?.[1]?.splits).toEqual(nb?.[1]?.splits);
    expect(en?.[1]?.splits === undefined).toBe(own.goal === 'ultra' || own.predictedSeconds === null);
  });

  it.each(CASES)(
    'SESS-81 returns splits for $goal in $unit at $pace s/km that sum to the time within 1 s/km',
    (own) => {
      const { goal, predictedSeconds } = own;
      for (const isFinishPlan of [false, true]) {
        for (const goalSeconds of [null, predictedSeconds * 0.99, predictedSeconds * 1.1]) {
          const splits = splitsOf({ ...own, isFinishPlan, goalSeconds });
          const target = (goalSeconds ?? predictedSeconds) * (isFinishPlan ? 1.05 : 1);
          const over = (totalSeconds(splits) - target) / (METERS[goal] / 1_000);
          expect(over).toBeGreaterThan(-1e-6);
          expect(over).toBeLessThan(1);
          expect(splits.at(-1)?.upToMeters).toBe(METERS[goal]);
        }
      }
    },
  );

  it.each(CASES)('SESS-82 keeps every split for $goal in $unit at $pace s/km within 1.5 % of the prediction', (own) => {
    for (const { secondsPerKm } of splitsOf({ ...own, goalSeconds: own.predictedSeconds * 0.8 })) {
      expect(secondsPerKm).toBeGreaterThanOrEqual(0.985 * own.pace - 1e-6);
    }
  });

  it.each(TIMED)('SESS-83 plans a slower start of the race (%s), and an even pace in a finish plan', (goal) => {
    const predictedSeconds = (320 * METERS[goal]) / 1_000;
    const paces = (isFinishPlan: boolean) =>
      splitsOf({ goal, predictedSeconds, isFinishPlan }).map(({ secondsPerKm }) => secondsPerKm);
    const [first = 0, ...others] = paces(false);
    expect(first).toBeGreaterThan(others.at(-1) ?? first);
    expect(first - (others.at(-1) ?? 0)).toBeLessThanOrEqual(5);
    expect(new Set(paces(true))).toEqual(new Set([336]));
  });

  it('SESS-84 returns a split for each km or mile, and for each 5 km or 3 miles of a marathon', () => {
    const count = (goal: (typeof TIMED)[number], unit: 'km' | 'mi') =>
      splitsOf({ goal, unit, predictedSeconds: 9_000 }).length;
    expect(TIMED.map((goal) => count(goal, 'km'))).toEqual([5, 10, 22, 9]);
    expect(TIMED.map((goal) => count(goal, 'mi'))).toEqual([4, 7, 14, 9]);
    expect(splitsOf({ goal: '5k', predictedSeconds: 1_500, unit: 'mi' }).map(({ pace }) => pace)).toEqual([
      '8:05 /mi',
      '8:02 /mi',
      '8:02 /mi',
      '8:02 /mi',
    ]);
  });

  it('SESS-85 states the paces of the pacing advice in the runner’s unit', () => {
    expect(pacing({}).text).toBe(
      'Aim for 50:00. Run the first kilometre at 5:03–5:05 /km, then hold 5:00 /km up to 8 km. After that, run as fast as you like. In heat or on hills, keep the effort and let the pace slow down.',
    );
    expect(pacing({ goal: 'half_marathon', predictedSeconds: 6_300, unit: 'mi' }, 'nb').text).toContain(
      'Sikt mot 1:45:00. Løp de første 2 mi i 8:05–8:08 /mi, og hold så 8:00 /mi fram til 10 mi.',
    );
  });

  it('SESS-86 bases the pacing on effort for an ultra and if no time is predicted', () => {
    expect(pacing({ predictedSeconds: null }).text).not.toMatch(/\/km|Aim/);
    expect(pacing({ goal: 'ultra', predictedSeconds: 20_000 }).text).toContain('4 of 10');
    expect(pacing({ predictedSeconds: null, goalSeconds: 2_400 }).splits).toBeUndefined();
  });

  it('SEASON-78 mentions the rhythm of a race during couch to 5K, and no strides', () => {
    const couch = { goal: '5k', runWalk: { run: 90, walk: 90 } } as const;
    expect(pacing(couch).text).toContain('Walk-run the 5k: run 1.5 min, walk 1.5 min from the start.');
    expect(pacing(couch, 'nb').text).toContain('Gå og løp 5 km: 1,5 min løping, 1,5 min gange fra start.');
    expect(racePlan(request(couch), 'en')[0]?.text).toContain('Walk or jog for 5 min.');
  });

  it('SESS-87 plans walk breaks in a finish plan and in the marathon of a Beginner', () => {
    expect(pacing({ isFinishPlan: true }).text).toContain('9 min running, 1 min walking');
    expect(pacing({ isFinishPlan: true, goal: 'ultra' }).text).toContain('Hike the steep parts');
    const marathon = (level: 'Beginner' | 'Intermediate') =>
      pacing({ goal: 'marathon', predictedSeconds: 15_000, level }).text;
    expect(marathon('Beginner')).toContain('Walk for 1 min every 10 min');
    expect(marathon('Intermediate')).not.toContain('Walk for');
  });

  it('SESS-88 warns the runner in which cases not to start', () => {
    for (const goal of [...TIMED, 'ultra'] as const) {
      expect(racePlan(request({ goal }), 'en')[0]?.text).toContain('Do not start with a fever, chest pain');
    }
  });

  it('SESS-89 formats race times with and without hours', () => {
    expect(formatRaceTime(1_505)).toBe('25:05');
    expect(formatRaceTime(3_599.6)).toBe('1:00:00');
    expect(formatRaceTime(13_925)).toBe('3:52:05');
  });
});
