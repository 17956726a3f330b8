import { flattenSteps, SESSION_FAMILIES, SESSION_KINDS } from '@stridewell/contracts/web';
import { MESSAGE_LANGUAGES } from '@stridewell/kit/messages/catalogue';
import { describe, expect, it } from 'vitest';
import { buildSession, type SessionSpec } from '../domain/training/build-session.ts';
import { KINDS } from '../domain/training/session-kinds.ts';
import type { SpeedModel } from '../domain/training/step-targets.ts';
import { describeParts, formatPaceRange, sessionFeel, sessionPurpose, sessionTitle } from './describe-session.ts';
import { SESSION_WORDS } from './session-titles.ts';
import { SESSION_VERSIONS } from './session-versions.ts';

const MODEL: SpeedModel = { threshold: 300, usesHeartRate: false, level: 'Intermediate', established: 240 };

const built = (spec: SessionSpec) => buildSession(spec, MODEL);

/** Builds a session of the given kind, with values that appear in its title. */
const sample = (kind: (typeof SESSION_KINDS)[number]) => {
  const rules = KINDS[kind].reps;
  const isLong = KINDS[kind].family === 'long';
  return built({
    kind,
    minutes: isLong ? 150 : 60,
    workMinutes: 20,
    reps: rules ? rules.reps[0] + 1 : 2,
    ...(kind === 'long_mp' ? { blocks: 2 } : {}),
    ...(kind === 'runwalk' || kind === 'ladder' ? { runWalk: { run: 180, walk: 90 } } : {}),
  });
};

describe('sessionTitle', () => {
  it.each([
    [{ kind: 'cruise', minutes: 0, reps: 4 }, 'Cruise intervals: 4 × 6 min'],
    [{ kind: 'long_mp', minutes: 175, workMinutes: 40, blocks: 2 }, 'Long run with 2 × 20 min at marathon pace'],
    [{ kind: 'long_mp', minutes: 170, workMinutes: 85 }, 'Long run with 85 min at marathon pace'],
    [{ kind: 'strides', minutes: 35, reps: 6 }, 'Easy run with 6 strides'],
    [
      { kind: 'runwalk', minutes: 0, reps: 5, runWalk: { run: 180, walk: 90 } },
      'Walk-run: 5 × (3 min run, 1.5 min walk)',
    ],
    [
      { kind: 'runwalk', minutes: 0, reps: 2, runWalk: { run: 960, walk: 120 }, bouts: [960, 480] },
      'Walk-run: 16 and 8 min run, 2 min walk between',
    ],
    [{ kind: 'progression', minutes: 45 }, 'Progression run: last 15 min quicker'],
    [{ kind: 'openers', minutes: 0, reps: 3, repSeconds: 120, racePace: 'ten' }, 'Openers: 3 × 2 min at race pace'],
  ] as const)('SESS-40 maps %j to the title "%s"', (spec, title) => {
    expect(sessionTitle(built(spec), 'en')).toBe(title);
  });

  it.each(SESSION_KINDS)(
    'SESS-41 returns a title for %s in both languages whose numbers all occur in the session’s steps',
    (kind) => {
      const session = sample(kind);
      const steps = flattenSteps(session.steps);
      const numbers = new Set<number>([
        session.reps ?? 0,
        session.blocks ?? 1,
        ...steps.flatMap(({ seconds, meters = 0 }) => [seconds, seconds / 60, meters, meters / 1_000]),
      ]);
      for (const language of MESSAGE_LANGUAGES) {
        const title = sessionTitle(session, language).replaceAll(/5k|10k|5 km-fart|10 km-fart|1-2-3-2-1/g, '');
        const shown = [...title.matchAll(/\d+(?:[.,]\d+)?/g)].map(([text]) => Number(text.replace(',', '.')));
        for (const number of shown) {
          expect(
            [...numbers].some((own) => Math.abs(own - number) < 0.5),
            `${title}: ${number}`,
          ).toBe(true);
        }
      }
    },
  );
});

describe('session text catalogue', () => {
  it.each(SESSION_KINDS)(
    'SESS-42 contains a purpose and a description of the feel for %s in both languages',
    (kind) => {
      for (const language of MESSAGE_LANGUAGES) {
        expect(sessionPurpose({ kind }, language)).toMatch(/^\p{Lu}.*\.$/u);
        expect(sessionFeel({ kind }, language)).toMatch(/^\p{Lu}.*\.$/u);
      }
      expect(SESSION_WORDS[kind].purpose.en).not.toBe(SESSION_WORDS[kind].purpose.nb);
    },
  );

  it.each(SESSION_FAMILIES)('SESS-43 contains four versions of the family %s in both languages', (family) => {
    for (const version of Object.values(SESSION_VERSIONS[family])) {
      for (const language of MESSAGE_LANGUAGES) expect(version[language]).toMatch(/^\p{Lu}.*\.$/u);
    }
  });
});

describe('describeParts', () => {
  it('SESS-44 returns one line per step with paces and recoveries', () => {
    expect(describeParts(built({ kind: 'cruise', minutes: 0, reps: 4 }).steps, 'en', 'km')).toEqual([
      'Warm-up 8 min, 5:48–6:42 /km',
      '3 × (Stride 20 s, 4:00–4:21 /km · Easy 1 min, 5:48–6:42 /km)',
      '4 × (Work 6 min, 4:57–5:06 /km · Recovery 1:30 min, effort 2–3)',
      'Cool-down 9:30 min, 5:48–6:42 /km',
    ]);
  });

  it('SESS-45 shows efforts if no threshold pace is known, and paces otherwise', () => {
    const { steps } = buildSession({ kind: 'easy', minutes: 40 }, { ...MODEL, threshold: null });
    expect(describeParts(steps, 'nb', 'km')).toEqual(['Rolig 40 min, innsats 3–4']);
  });

  it('SESS-46 shows paces per mile for runners who use miles', () => {
    expect(formatPaceRange({ low: 348, high: 402 }, 'mi')).toBe('9:21–10:46 /mi');
    expect(formatPaceRange({ low: 297, high: 309 }, 'mi')).toBe('7:58–8:17 /mi');
  });
});
