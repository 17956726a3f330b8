import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import cycles from './data/cycles.json' with { type: 'json' };
import drawings from './data/drawings.json' with { type: 'json' };
import library from './data/library.json' with { type: 'json' };
import en from './data/texts-en.json' with { type: 'json' };
import nb from './data/texts-nb.json' with { type: 'json' };
import { EXERCISES, easier, exerciseById, harder } from './library.ts';
import { DRAWINGS, drawingOf } from './poses.ts';
import { cycleSchema, drawingSchema, exerciseSchema, textsSchema } from './schema.ts';
import { textsOf } from './texts.ts';

const ids = EXERCISES.map(({ id }) => id);
const numbersIn = (text: string): string[] => text.match(/\d+/g) ?? [];

describe('EXLIB-01 exercise library files', () => {
  test('follow their schemas', () => {
    expect(z.array(exerciseSchema).parse(library)).toHaveLength(201);
    expect(Object.keys(z.record(z.string(), drawingSchema).parse(drawings))).toHaveLength(133);
    z.record(z.string(), cycleSchema).parse(cycles);
    z.record(z.string(), textsSchema).parse(en);
    z.record(z.string(), textsSchema).parse(nb);
  });

  test('contain each id once, with texts in both languages and a drawing', () => {
    expect(new Set(ids).size).toBe(ids.length);
    expect(Object.keys(en).sort()).toEqual([...ids].sort());
    expect(Object.keys(nb).sort()).toEqual([...ids].sort());
    expect(ids.filter((id) => drawingOf(id) === undefined)).toEqual([]);
  });

  test('contain only drawings and cycles that an exercise uses', () => {
    const movements = new Set(EXERCISES.map(({ movement }) => movement));
    expect(Object.keys(DRAWINGS).filter((movement) => !movements.has(movement))).toEqual([]);
    expect(Object.keys(cycles).filter((id) => !ids.includes(id))).toEqual([]);
  });

  test('have cycles that start at a pose other than 0 and end at pose 0', () => {
    for (const id of ids) {
      const { keys, cycle } = drawingOf(id) ?? { keys: [], cycle: [] };
      expect(cycle.every(({ to }) => to < keys.length)).toBe(true);
      expect([cycle[0]?.to === 0, cycle.at(-1)?.to]).toEqual([false, 0]);
    }
  });
});

describe('EXLIB-02 exercise texts', () => {
  test.each(ids)('contain the same numbers in both languages (%s)', (id) => {
    const { name } = exerciseById(id) ?? {};
    expect(numbersIn(name?.nb ?? '')).toEqual(numbersIn(name?.en ?? ''));
    const [english, norwegian] = [textsOf(id, 'en'), textsOf(id, 'nb')];
    for (const part of ['steps', 'cues', 'mistakes'] as const) {
      expect(norwegian?.[part].map(numbersIn)).toEqual(english?.[part].map(numbersIn));
    }
  });

  test('are Norwegian in the Norwegian file', () => {
    for (const id of ids) expect(textsOf(id, 'nb')?.steps).not.toEqual(textsOf(id, 'en')?.steps);
  });
});

describe('EXLIB-03 easier and harder variants', () => {
  test('are exercises in the library', () => {
    const links = EXERCISES.flatMap((exercise) => [exercise.easier, exercise.harder]).filter((id) => id !== null);
    expect(links.length).toBeGreaterThan(200);
    expect(links.filter((id) => exerciseById(id) === undefined)).toEqual([]);
  });

  test.each([
    ['easier', easier],
    ['harder', harder],
  ])('never form a loop (%s)', (_, next) => {
    for (const id of ids) {
      const seen = new Set([id]);
      for (let at = next(id); at; at = next(at.id)) {
        expect(seen).not.toContain(at.id);
        seen.add(at.id);
      }
    }
  });
});

describe('EXLIB-04 exercise flags and doses', () => {
  test('exclude every exercise with hops for a runner who must not hop and before phase 3', () => {
    for (const { hop, impact, contraindications } of EXERCISES) {
      expect(impact === 'hop').toBe(hop);
      if (hop)
        expect(contraindications).toEqual(expect.arrayContaining(['no_hop', 'before_phase_3', 'bone_pain', 'limp']));
    }
  });

  test('have a maximum dose that is not below the minimum', () => {
    for (const { dose } of EXERCISES) expect(dose.to).toBeGreaterThanOrEqual(dose.from);
  });
});
