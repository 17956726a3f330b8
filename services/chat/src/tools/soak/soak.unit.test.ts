import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CHAT } from '@stridewell/contracts/web';
import { decideText, type SafetyDecision } from '@stridewell/safety';
import { describe, expect, it } from 'vitest';
import { createToyBrain } from '../../testing/toy-brain.ts';
import { createSoakCoach, loadCoach, type SoakCoach } from './coaches.ts';
import { LIMITS, limitsOf, percentile, tableOf } from './limits.ts';
import { createMessages, NOISES, type Noise } from './messages.ts';
import { type SoakFigures, type SoakParts, soak } from './soak.ts';

const ROOT = new URL('../../../../../', import.meta.url);
const TOY_STATE = { userId: 'runner', timezone: 'Europe/Oslo', planMade: false };

/** The folders of the coaches in the arguments of the command. */
const commandFolders = (): string[] => {
  const { scripts } = JSON.parse(readFileSync(new URL('package.json', ROOT), 'utf8')) as {
    scripts: Record<string, string>;
  };
  return (scripts['coach:soak'] ?? '').split(' ').filter((part) => part.endsWith('/coach'));
};

const drawn = (seed: number, count: number) => Array.from({ length: count }, createMessages(seed));

const GO = decideText('What do I run today?');

/** Parts in which each call of `decide` takes one millisecond and nothing fails. */
const partsWith = (changes: Partial<SoakParts>): SoakParts => {
  let now = 0;
  return {
    next: createMessages(1),
    decide: () => {
      now += 1;
      return GO;
    },
    coaches: [],
    monotonic: () => now,
    heapUsed: () => null,
    ...changes,
  };
};

const coachThat = (talk: SoakCoach['talk']): SoakCoach => ({ coachType: 'physio', talk });

describe('LANG-203 generated messages', () => {
  it('are the same for the same seed and others for another seed', () => {
    expect(drawn(7, 50)).toEqual(drawn(7, 50));
    expect(drawn(7, 50)).not.toEqual(drawn(8, 50));
  });

  it('are in both languages, with every kind of noise, and never longer than the chat allows', () => {
    const messages = drawn(1, 4_000);
    expect(new Set(messages.map(({ lang }) => lang))).toEqual(new Set(['en', 'nb']));
    expect(new Set(messages.map(({ noise }) => noise))).toEqual(new Set(Object.keys(NOISES)));
    expect(Math.max(...messages.map(({ text }) => text.length))).toBeLessThanOrEqual(CHAT.messageMax);
    expect(messages.filter(({ text, noise }) => text === '' || (noise === 'none' && /[{}]/.test(text)))).toEqual([]);
    for (const { text, noise } of messages)
      if (noise === 'long') expect(text.length).toBeGreaterThanOrEqual(CHAT.messageMax / 4);
  });

  it('differ from each other, with invisible characters, emojis and halves of characters among them', () => {
    const texts = drawn(2, 2_000).map(({ text }) => text);
    expect(new Set(texts).size).toBeGreaterThan(1_500);
    for (const piece of [/\u200b/, /🖤/, /[\ud800-\udbff](?![\udc00-\udfff])/, /\0/])
      expect(texts.some((text) => piece.test(text))).toBe(true);
  });
});

describe('LANG-203 soak', () => {
  it('answers 300 generated messages with both coaches without an error', { timeout: 120_000 }, async () => {
    const folders = commandFolders().map((folder) => fileURLToPath(new URL(folder, ROOT)));
    const coaches = await Promise.all(folders.map(loadCoach));
    expect(coaches.map(({ coachType }) => coachType)).toEqual(['running', 'physio']);
    const figures = soak(300, partsWith({ coaches, decide: decideText, next: createMessages(3) }));
    expect(figures.failures).toEqual([]);
    expect(figures.asked).toBe(600);
    const states = Object.values(figures.noises).map((found) => found.states);
    for (const state of ['stop', 'ask', 'go'] as const)
      expect(states.reduce((sum, each) => sum + each[state], 0)).toBeGreaterThan(10);
  });

  it('counts an error of the decision, including one that the decision catches itself', () => {
    const throws = soak(
      3,
      partsWith({
        // The messages before the measurement are decided without an error.
        decide: ((calls) => () => {
          calls += 1;
          if (calls > 3) throw new RangeError('too long');
          return GO;
        })(0),
      }),
    );
    expect(throws.failureCount).toBe(3);
    expect(throws.failures[0]).toMatchObject({ where: 'decision', reason: 'RangeError: too long' });
    const caught: SafetyDecision = { ...GO, state: 'ask', source: 'failure' };
    expect(soak(3, partsWith({ decide: () => caught })).failureCount).toBe(3);
  });

  it('counts errors and empty replies of a coach, but not a missing reply after a STOP or a card', () => {
    const broken = coachThat(() => {
      throw new TypeError('no state');
    });
    const { failures } = soak(3, partsWith({ coaches: [broken, coachThat(() => ' '), coachThat(() => null)] }));
    expect(failures.map(({ where, reason }) => [where, reason])).toEqual([
      ['physio', 'TypeError: no state'],
      ['physio', 'an empty reply'],
    ]);
    expect(failures[0]?.texts).toHaveLength(3);
  });

  it('keeps only the messages of the first failures', () => {
    const figures = soak(90, partsWith({ coaches: [coachThat(() => '')] }));
    expect(figures.failureCount).toBe(30);
    expect(figures.failures).toHaveLength(20);
  });

  it('uses the shortest of three calls, and measures the heap after a fifth of the messages and at the end', () => {
    const took = [0, 0, 0, 9, 2, 5, 4, 4, 4, 7, 8, 6];
    let [call, now, heap] = [0, 0, 0];
    const figures = soak(
      3,
      partsWith({
        decide: () => {
          now += took[call] ?? 0;
          call += 1;
          return GO;
        },
        monotonic: () => now,
        heapUsed: () => {
          heap += 100;
          return heap;
        },
      }),
    );
    const durations = Object.values(figures.noises).flatMap((found) => found.durations);
    expect(durations.sort()).toEqual([2, 4, 6]);
    expect(figures.heap).toEqual({ early: 100, late: 200 });
  });

  it('plays each conversation in one thread, with a different runner each time', () => {
    const brain = createToyBrain({ answer: ({ memory }, { userId }) => `${userId} after ${memory.length}` });
    const coach = createSoakCoach(brain, [TOY_STATE, { ...TOY_STATE, userId: 'other' }]);
    expect(coach.talk(0, ['hello', 'what do I run today?'])).toBe('runner after 2');
    expect(coach.talk(1, ['hello'])).toBe('other after 0');
    expect(coach.talk(0, ['my chest hurts and I cannot breathe'])).toBeNull();
  });
});

describe('LANG-203 limits of the soak', () => {
  const figures = (changes: Partial<SoakFigures>, durations: Partial<Record<Noise, number[]>> = {}): SoakFigures => ({
    ...soak(0, partsWith({})),
    noises: Object.fromEntries(
      Object.keys(NOISES).map((noise) => [
        noise,
        { states: { stop: 0, ask: 0, go: 0 }, durations: durations[noise as Noise] ?? [] },
      ]),
    ) as SoakFigures['noises'],
    ...changes,
  });
  const brokenOf = (found: SoakFigures): string[] =>
    limitsOf(found)
      .filter(({ isBroken }) => isBroken)
      .map(({ name }) => name);

  it('are met by results without failures and within the duration and heap limits', () => {
    const heap = { early: 1e8, late: 1e8 + LIMITS.heapGrowth };
    expect(brokenOf(figures({ heap }, { none: [LIMITS.p99Ms], long: [LIMITS.p99Ms] }))).toEqual([]);
  });

  it.each<[string, SoakFigures]>([
    ['failures', figures({ failureCount: 1 })],
    ['safety decision, p99, ms', figures({}, { none: [...Array<number>(98).fill(1), 3, 3] })],
    [
      'safety decision on very long messages, p50, ms',
      figures({}, { none: Array<number>(999).fill(1), long: [LIMITS.longP50Ms + 1] }),
    ],
    ['growth of the heap, MB', figures({ heap: { early: 1e8, late: 1e8 + LIMITS.heapGrowth + 1 } })],
  ])('reports a broken limit of %s', (name, found) => {
    expect(brokenOf(found)).toEqual([name]);
    expect(tableOf(found).filter((line) => line.startsWith('BROKEN'))).toHaveLength(1);
  });

  it('use the nearest rank as the percentile', () => {
    const hundred = Array.from({ length: 100 }, (_, at) => at + 1);
    expect([50, 99, 100].map((percent) => percentile(hundred, percent))).toEqual([50, 99, 100]);
    expect(percentile([], 99)).toBe(0);
  });
});
