import { MESSAGE_LANGUAGES } from '@stridewell/kit/messages/catalogue';
import { describe, expect, it } from 'vitest';
import { STRENGTH_SESSIONS, strengthOfWeek } from '../domain/training/strength.ts';
import { NAMED_EXERCISES, strengthView } from './strength-words.ts';

const SESSIONS = Object.values(STRENGTH_SESSIONS);

/** The exercise ids of section 7 of the plans page. */
const LIBRARY_IDS =
  'bridge single-leg-bridge side-plank-knees side-plank dead-bug bird-dog plank clam side-lying-raise band-walk hip-hitch squat split-squat loaded-split-squat step-up step-down single-leg-deadlift hip-hinge deadlift single-leg-squat two-leg-raise single-leg-raise bent-raise heavy-bent-raise seated-raise tibialis-raise short-foot pogo hop skips lateral-bound calf-stretch hip-flexor-stretch hamstring-sweep cat-camel ankle-rock leg-swings'.split(
    ' ',
  );

describe('strengthView', () => {
  it.each(SESSIONS)('SESS-60 names the session $id and all its exercises in both languages', (session) => {
    const views = MESSAGE_LANGUAGES.map((language) => strengthView(session, language));
    for (const view of views) {
      expect(view).toMatchObject({ id: session.id, minutes: session.minutes });
      expect(view.exercises.map(({ name: _, ...dose }) => dose)).toEqual(session.exercises);
      for (const { name } of view.exercises) expect(name).toMatch(/^\p{Lu}[^{}]+$/u);
    }
    expect(new Set(views.map(({ title }) => title)).size).toBe(MESSAGE_LANGUAGES.length);
  });

  it.each(SESSIONS)('SESS-61 shows no id of a session or an exercise in the title of $id', (session) => {
    const exercises = SESSIONS.flatMap((own) => own.exercises.map(({ id }) => id));
    for (const language of MESSAGE_LANGUAGES) {
      const { title } = strengthView(session, language);
      expect(title).toMatch(/^(Strength|Styrke|Mobility|Bevegelighet)\P{N}+$/u);
      for (const id of exercises) expect(title.toLowerCase().split(/[^\p{L}-]+/u)).not.toContain(id);
    }
  });

  it('SESS-62 gives every session a different title', () => {
    for (const language of MESSAGE_LANGUAGES) {
      const titles = SESSIONS.map((session) => strengthView(session, language).title);
      expect(new Set(titles).size).toBe(SESSIONS.length);
    }
  });

  it.each(LIBRARY_IDS)('SESS-63 has a name for the exercise %s', (id) => {
    expect(NAMED_EXERCISES).toContain(id);
    const session = { ...STRENGTH_SESSIONS.S1, exercises: [{ id, sets: 1, reps: 5, holdSeconds: null }] };
    for (const language of MESSAGE_LANGUAGES) {
      expect(strengthView(session, language).exercises[0]?.name).toMatch(/^\p{Lu}/u);
    }
  });

  it('SESS-64 adds "with a weight" to an exercise’s name in a session that does it with a weight', () => {
    const name = (id: 'S2' | 'S6', language: 'en' | 'nb') =>
      strengthView(STRENGTH_SESSIONS[id], language).exercises.find((own) => own.id === 'single-leg-raise')?.name;
    expect(name('S2', 'en')).toBe('Single-leg heel raise');
    expect(name('S6', 'en')).toBe('Single-leg heel raise with a weight');
    expect(name('S6', 'nb')).toBe('Tåhev på ett bein med vekt');
  });

  it('SESS-65 returns a Norwegian name for the exercise that replaces the band walk', () => {
    const [, second] = strengthOfWeek({
      runner: { level: 'Intermediate', injury: 'none', injuryAreas: [] },
      phase: 'Build',
      index: 8,
      hasWeights: false,
      hasBand: false,
      isCouchTo5k: false,
    });
    expect(second && strengthView(second, 'nb').exercises.map(({ name }) => name)).toContain('Beinløft i sideleie');
  });

  it('SESS-66 throws for an exercise without a name', () => {
    const exercises = [{ id: 'unknown', sets: 1, reps: 5, holdSeconds: null }];
    expect(() => strengthView({ ...STRENGTH_SESSIONS.S1, exercises }, 'en')).toThrow(RangeError);
  });
});
