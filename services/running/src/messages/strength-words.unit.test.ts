import { exerciseById } from '@stridewell/exercises';
import { MESSAGE_LANGUAGES } from '@stridewell/kit/messages/catalogue';
import { describe, expect, it } from 'vitest';
import { STRENGTH_SESSIONS, strengthOfWeek } from '../domain/training/strength.ts';
import { strengthView } from './strength-words.ts';

const SESSIONS = Object.values(STRENGTH_SESSIONS);

describe('strengthView', () => {
  it.each(SESSIONS)('SESS-60 has names in both languages for the session $id and all its exercises', (session) => {
    const views = MESSAGE_LANGUAGES.map((language) => strengthView(session, language));
    for (const view of views) {
      expect(view).toMatchObject({ id: session.id, minutes: session.minutes });
      expect(view.exercises.map(({ name: _, ...dose }) => dose)).toEqual(session.exercises);
      for (const { name } of view.exercises) expect(name).toMatch(/^\p{Lu}[^{}]+$/u);
    }
    expect(new Set(views.map(({ title }) => title)).size).toBe(MESSAGE_LANGUAGES.length);
  });

  it.each(SESSIONS)('SESS-61 shows no session or exercise id in the title of $id', (session) => {
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

  it('SESS-63 EXLIB-30 takes ids and names from the exercise library, except for exercises that are performed in another way', () => {
    const named = SESSIONS.flatMap((session) => strengthView(session, 'nb').exercises);
    expect(named.filter(({ id }) => exerciseById(id) === undefined)).toEqual([]);
    const other = named.filter(({ id, name }) => exerciseById(id)?.name.nb !== name).map(({ name }) => name);
    expect(new Set(other)).toEqual(
      new Set([
        ...['Tåhev på ett bein med vekt', 'Markløft med vekter', 'Knebøy på ett bein ned til en stol'],
        ...['Tåhev med bøyd kne og ryggsekk', 'Tung knebøy med vekter', 'Tung markløft'],
      ]),
    );
  });

  it('SESS-64 adds "with a weight" to an exercise’s name if the session uses a weight', () => {
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

  it('SESS-66 throws for an exercise that is not in the library', () => {
    const exercises = [{ id: 'unknown', sets: 1, reps: 5, holdSeconds: null }];
    expect(() => strengthView({ ...STRENGTH_SESSIONS.S1, exercises }, 'en')).toThrow(RangeError);
  });
});
