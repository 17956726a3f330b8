import type { SessionPart, SessionStep } from '@stridewell/contracts/web';
import { describe, expect, test } from 'vitest';
import { barsOf, levelOf, sectionsOf } from './effort.ts';
import { captionsOf, describeSession, sessionLine, stepName, targetKinds, targetText } from './step-words.ts';

const step = (kind: SessionStep['kind'], seconds: number, low: number, high = low): SessionStep => ({
  kind,
  seconds,
  target: { effort: { low, high } },
});

const WORK: SessionStep = {
  ...step('work', 480, 6, 7),
  target: { pace: { low: 305, high: 315 }, heartRate: { low: 95, high: 99 }, effort: { low: 6, high: 7 } },
};
const REST = step('rest', 120, 2, 3);
const repeat = (times: number, ...steps: SessionPart[]): SessionPart => ({
  kind: 'repeat',
  times,
  skipsLastRest: true,
  steps,
});
const INTERVALS: SessionPart[] = [step('warmup', 900, 3, 4), repeat(3, WORK, REST), step('cooldown', 600, 3, 4)];
const STRIDES: SessionPart = {
  kind: 'repeat',
  times: 4,
  skipsLastRest: false,
  steps: [step('stride', 20, 7), step('easy', 70, 3, 4)],
};

describe('effort of steps', () => {
  test.each([
    [step('walk', 60, 2, 3), 1, 'Walk'],
    [step('rest', 60, 2, 3), 1, 'Recovery'],
    [step('warmup', 60, 3, 4), 2, 'Warm-up'],
    [step('easy', 60, 3, 4), 2, 'Easy'],
    [step('easy', 60, 4, 5), 3, 'Steady'],
    [step('work', 60, 5, 6), 3, 'Steady'],
    [step('work', 60, 6, 7), 4, 'Comfortably hard'],
    [step('work', 60, 7, 8), 5, 'Hard'],
    [step('stride', 20, 7), 5, 'Stride'],
    [step('hill', 30, 8), 5, 'Uphill'],
    [{ kind: 'easy', seconds: 60, target: null } as const, 2, 'Easy'],
  ] as const)('maps the step %j to the level %i and the name "%s"', (given, level, name) => {
    expect([levelOf(given), stepName(given)]).toEqual([level, name]);
  });

  test('expands repetitions into bars and slopes the warm-up and the cool-down', () => {
    const bars = barsOf(INTERVALS);
    expect(bars.map(({ weight }) => weight)).toEqual([900, 480, 120, 480, 120, 480, 600]);
    expect([bars[0]?.ramp, bars[1]?.ramp, bars.at(-1)?.ramp]).toEqual(['up', undefined, 'down']);
  });

  test('finds the main work between warm-up strides and cool-down', () => {
    const [warmUp, work, coolDown] = INTERVALS as [SessionPart, SessionPart, SessionPart];
    expect(sectionsOf([warmUp, STRIDES, work, coolDown])).toEqual({
      before: [warmUp, STRIDES],
      main: [work],
      after: [coolDown],
    });
  });
});

describe('sessions in words', () => {
  test('describes repeated steps once, with their number', () => {
    expect(describeSession(INTERVALS, 'km')).toBe(
      'Warm-up 15 min, effort 3–4. 3 times: Comfortably hard 8 min, 5:05–5:15 /km; Recovery 2 min, effort 2–3. ' +
        'Cool-down 10 min, effort 3–4. 53 min in all',
    );
  });

  test('names the warm-up, the main work and the cool-down in the captions', () => {
    expect(captionsOf(INTERVALS, 'km')).toEqual([
      { name: 'Warm-up', note: '15 min' },
      { name: '3 × 8 min', note: '5:05–5:15 /km' },
      { name: 'Cool-down', note: '10 min' },
    ]);
  });

  test('counts the reps of several sets together', () => {
    const sets = [repeat(4, WORK, REST), step('rest', 180, 3, 4), repeat(3, WORK, REST)];
    expect(captionsOf(sets, 'mi')[0]).toEqual({ name: '7 × 8 min', note: '8:11–8:26 /mi' });
  });

  test('adds up repetitions of different lengths', () => {
    const pyramid = [1, 2, 1].map((minutes): SessionPart => ({ ...WORK, seconds: minutes * 60 }));
    expect(captionsOf(pyramid, 'km')).toEqual([{ name: '4 min', note: '5:05–5:15 /km' }]);
  });

  test('gives an easy session one caption', () => {
    expect(captionsOf([step('easy', 2_400, 3, 4)], 'km')).toEqual([{ name: '40 min', note: 'effort 3–4' }]);
    expect(captionsOf([], 'km')).toEqual([]);
  });

  test.each([
    ['intervals', '5:05–5:15 /km, 2 min between', INTERVALS],
    ['an easy run', 'Effort 3–4', [step('easy', 2_400, 3, 4)]],
    ['a walk without a target', null, [{ kind: 'walk', seconds: 600, target: null }]],
  ] as const)('summarises the targets of %s as "%s"', (_, line, parts) => {
    expect(sessionLine(parts, 'km')).toBe(line);
  });
});

describe('targets of steps', () => {
  const options = { unit: 'km', thresholdHeartRate: null } as const;

  test.each([
    ['pace', '5:05–5:15 /km'],
    ['heartRate', '95–99 % of your threshold heart rate'],
    ['effort', 'Effort 6–7 of 10, you can say a few words'],
  ] as const)('shows the target as %s', (show, words) => {
    expect(targetText(WORK, { ...options, show })).toBe(words);
  });

  test('falls back to the effort when a step has no pace or heart rate', () => {
    const words = 'Effort 2–3 of 10, you can speak in full sentences';
    expect(targetText(REST, { ...options, show: 'pace' })).toBe(words);
    expect(targetText(REST, { ...options, show: 'heartRate' })).toBe(words);
    expect(targetText({ ...REST, target: null }, { ...options, show: 'pace' })).toBe('Stand or walk');
  });

  test('offers only the kinds of targets that the steps have', () => {
    expect(targetKinds(INTERVALS)).toEqual(['pace', 'heartRate', 'effort']);
    expect(targetKinds([REST])).toEqual(['effort']);
  });
});
