import { describe, expect, it, test } from 'vitest';
import {
  BLOCKED_DAY,
  FINE,
  FINE_WHEN_BLOCKED,
  GENTLE_DAY,
  OPEN_DAY,
  UNSAFE,
  UNSAFE_WHEN_BLOCKED,
  UNSAFE_WHEN_GENTLE,
} from '../testing/unsafe-replies.ts';
import type { GuardCategory } from './categories.ts';
import { createGuard, type Guarded, judgeReply, safeText } from './guard.ts';
import { SAFE_TEXTS } from './safe-texts.ts';
import { GUARD_VERSION } from './version.ts';

/** Requirement ids by category, for the test titles. */
const LINES: Record<GuardCategory, string> = {
  diagnosis: 'SAFE-18 SAFE-37',
  medicine: 'SAFE-19 SAFE-39',
  push_through: 'SAFE-20 SAFE-41',
  running_blocked: 'SAFE-21',
  hard_blocked: 'SAFE-21',
  session_cap: 'SAFE-22',
  figures: 'SAFE-49',
  weight: 'SAFE-23 SAFE-42',
  prevention: 'SAFE-24',
  clearing: 'SAFE-40 SAFE-45',
  role: 'SAFE-44',
  scan: 'SAFE-38',
  beyond: 'SAFE-43',
  self_harm: 'SECU-1403',
  help: 'SECU-1404',
  credentials: 'SECU-1402',
  human_claim: 'SECU-1405',
  prompt: 'SECU-1406',
  language: '',
  shape: '',
};

describe.each(Object.entries(UNSAFE))('output guard for replies of category %s', (category, replies) => {
  test.each(replies)(`${LINES[category as GuardCategory]} stops %j`, (reply) => {
    expect(judgeReply(reply, OPEN_DAY)).toMatchObject({ category });
  });
});

test.each(UNSAFE_WHEN_BLOCKED)('SAFE-21 the output guard stops %j while running is blocked', (reply) => {
  expect(judgeReply(reply, BLOCKED_DAY)).not.toBeNull();
});

test.each(UNSAFE_WHEN_GENTLE)('SAFE-21 the output guard stops %j while hard sessions are blocked', (reply) => {
  expect(judgeReply(reply, GENTLE_DAY)).toMatchObject({ category: 'hard_blocked' });
});

test.each(FINE)('the output guard allows %j', (reply) => {
  expect(judgeReply(reply, OPEN_DAY)).toBeNull();
});

test.each(FINE_WHEN_BLOCKED)('the output guard allows %j while running is blocked', (reply) => {
  expect(judgeReply(reply, BLOCKED_DAY)).toBeNull();
});

/** Ways in which a model could disguise a reply to evade patterns that match whole words. */
const DISGUISES: [string, (text: string) => string][] = [
  ['in capitals', (text) => text.toUpperCase()],
  ['in bold', (text) => `**${text}**`],
  ['with marks inside words', (text) => text.replace(/([a-z]{2})([a-z]{2})/gi, '$1**$2**')],
  ['with invisible characters', (text) => text.replace(/([a-z])([a-z])/gi, '$1\u200b$2')],
  ['with tags inside words', (text) => text.replace(/([a-z]{2})([a-z]{2})/gi, '$1<b>$2</b>')],
  ['with character references', (text) => text.replace(/[ae]/g, (letter) => `&#${letter.charCodeAt(0)};`)],
  ['with look-alike letters', (text) => text.replace(/o/g, '\u043e').replace(/a/g, '\u0430')],
  ['as a list', (text) => `Some thoughts:\n\n- ${text}`],
  ['as a link', (text) => `[${text}](https://example.com/)`],
  ['after good advice', (text) => `Keep it easy today.\n\n${text}`],
];

describe('output guard for a disguised reply', () => {
  const stopped = Object.values(UNSAFE)
    .flat()
    .filter((reply) => !/[^\p{Script=Latin}\p{P}\p{N}\p{Z}\n]/u.test(reply));
  it.each(DISGUISES)('SAFE-25 stops every unsafe reply %s', (_how, disguise) => {
    const missed = stopped.filter((reply) => judgeReply(disguise(reply), OPEN_DAY) === null);
    expect(missed).toEqual([]);
  });
});

/** Combines the results for a chunk: the first rule violation, or the text of all sentences. */
const joined = (parts: Iterable<Guarded>): Guarded => {
  let text = '';
  for (const part of parts) {
    if ('hit' in part) return part;
    text += part.text;
  }
  return { text };
};

describe('createGuard', () => {
  const parts = (reply: string, size: number): string[] =>
    Array.from({ length: Math.ceil(reply.length / size) }, (_, at) => reply.slice(at * size, (at + 1) * size));

  it('SAFE-25 releases no part of an unsafe sentence, however the reply is split into chunks', () => {
    for (const reply of Object.values(UNSAFE).flat())
      for (const size of [1, 3, 7, 50]) {
        const guard = createGuard({ limits: OPEN_DAY, numbers: null });
        const good = 'Keep it easy today. ';
        let seen = '';
        for (const part of parts(good + reply, size)) {
          const guarded = joined(guard.push(part));
          if ('hit' in guarded) break;
          seen += guarded.text;
        }
        const [first = ''] = reply.split(/\n|(?<=[.?:]) /);
        expect([good, good + first, '']).toContain(
          seen.replace(/\n+$/, '') === '' ? '' : seen.startsWith(good) ? good : seen,
        );
        expect(seen.slice(good.length)).not.toContain(reply.slice(-12));
      }
  });

  it('releases a safe reply unchanged, however the reply is split into chunks', () => {
    const reply = 'Easy today: 45 minutes. Keep it slow.\n\n- Warm up\n- Walk home\n\nSee your plan.';
    for (const size of [1, 4, 1_000]) {
      const guard = createGuard({ limits: OPEN_DAY, numbers: null });
      let seen = '';
      for (const part of [...parts(reply, size).map((text) => joined(guard.push(text))), joined(guard.end())])
        seen += 'text' in part ? part.text : `STOPPED ${part.hit.ruleId}`;
      expect(seen).toBe(reply);
    }
  });

  it('SECU-202 stops a reply with a sentence of more than 2,000 characters', () => {
    const guard = createGuard({ limits: OPEN_DAY, numbers: null });
    const long = `${'so '.repeat(700)}on. `;
    expect(joined(guard.push(`Keep it easy. ${long}And more.`))).toEqual({
      hit: { ruleId: 'shape.endless', category: 'shape' },
    });
  });

  it('SECU-202 yields one sentence at a time when a chunk contains many sentences', () => {
    const guard = createGuard({ limits: OPEN_DAY, numbers: null });
    const judged = [...guard.push('Keep it easy. '.repeat(50))];
    expect(judged.length).toBeGreaterThanOrEqual(49);
  });

  it('stops an unfinished sentence as soon as it exceeds 2,000 characters', () => {
    const guard = createGuard({ limits: OPEN_DAY, numbers: null });
    expect(joined(guard.push('x'.repeat(2_100)))).toMatchObject({ hit: { category: 'shape' } });
  });
});

describe('SAFE-49 number check of a reply', () => {
  const stop = (reply: string): string | null => {
    const guard = createGuard({ limits: OPEN_DAY, numbers: new Set([45, 5, 42, 8, 4, 3]) });
    const parts = [joined(guard.push(reply)), joined(guard.end())];
    return parts.map((part) => ('hit' in part ? part.hit.ruleId : null)).find((rule) => rule !== null) ?? null;
  };
  it.each([
    ['Run 12 km today.', 'figures.quantity'],
    ['Run ten kilometres.', 'figures.quantity'],
    ['Keep your heart rate at 151 bpm.', 'figures.quantity'],
    ['Hold 4:20/km.', 'figures.pace'],
    ['Do 6 x 400 metres.', 'figures.quantity'],
    ['Run 8 km at 5:42/km for 45 minutes.', null],
    ['Do 4 x 3 minutes.', 'figures.minutes'],
  ])('checks %j and reports the violated rule %s (null: none)', (reply, rule) => {
    expect(stop(reply)).toBe(rule);
  });
});

describe('rules on hard sessions', () => {
  it('SAFE-21 distinguishes a hard floor from a hard run in Norwegian, which uses the same word for both', () => {
    expect(judgeReply('Unngå å gå barbeint på hardt gulv.', GENTLE_DAY)).toBeNull();
    expect(judgeReply('Løp hardt i dag.', GENTLE_DAY)?.category).toBe('hard_blocked');
  });
});

describe('weight rules', () => {
  it('allows the load of an exercise but stops a target body weight', () => {
    expect(judgeReply('The tests: 10 hip hinges with 5 kg, and a hop on the spot.', OPEN_DAY)).toBeNull();
    expect(judgeReply('- 10 hip hinges with 5 kg at pain 3 or less', OPEN_DAY)).toBeNull();
    expect(judgeReply('Testene: 10 hoftebøy med 5 kg.', OPEN_DAY)).toBeNull();
    expect(judgeReply('Race day is easier with 5 kg less, and squats help.', OPEN_DAY)?.category).toBe('weight');
    expect(judgeReply('Squats help you to get to 60 kg.', OPEN_DAY)?.category).toBe('weight');
  });

  it('SAFE-23 allows a fast pace but stops advice to fast', () => {
    const limits = { runningBlocked: null, hardBlocked: null, capMinutes: null, planMinutes: [] };
    expect(judgeReply('That is too fast for an easy run.', limits)).toBeNull();
    expect(judgeReply('Run fast for a few strides.', limits)).toBeNull();
    expect(judgeReply('You could fast for a day before the race.', limits)?.category).toBe('weight');
  });
});

describe('safe text', () => {
  it('SAFE-47 passes the output guard for all training limits', () => {
    for (const text of Object.values(SAFE_TEXTS).flatMap(({ en, nb }) => [en, nb]))
      for (const limits of [OPEN_DAY, GENTLE_DAY, BLOCKED_DAY]) expect(judgeReply(text, limits), text).toBeNull();
  });

  it('is written in the language of the question', () => {
    const hit = { ruleId: 'x', category: 'weight' } as const;
    expect(safeText(hit, 'Hvor mye skal jeg veie?')).toBe(SAFE_TEXTS.weight.nb);
    expect(safeText(hit, 'How much should I weigh?')).toBe(SAFE_TEXTS.weight.en);
  });

  it('has a guard version that consists of a number and a hash', () => {
    expect(GUARD_VERSION).toMatch(/^\d+-[\da-f]{8}$/);
  });
});
