import { z } from 'zod';
import { CONTRAINDICATIONS, DOSE_TYPES, EXERCISE_AREAS, IMPACTS, KIT, MUSCLES, POSITIONS, PURPOSES } from './codes.ts';

/**
 * Schemas of the library's files. The tests parse the files with them; the library itself imports only their types, so
 * that browsers load no zod.
 */

const text = z.string().regex(/^\S.*\S$/);
const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const listOf = <T extends readonly [string, ...string[]]>(codes: T) => z.array(z.enum(codes));

/** A tempo such as `3-1-3`: seconds up, hold and down. */
const tempo = z.string().regex(/^\d-\d-\d$/);

export const doseSchema = z.strictObject({
  type: z.enum(DOSE_TYPES),
  sets: z.int().min(1).max(10),
  /** Minimum and maximum number per set, in the unit of `type`. */
  from: z.int().positive(),
  to: z.int().positive(),
  tempo: tempo.optional(),
});

export const exerciseSchema = z.strictObject({
  id,
  movement: id,
  name: z.strictObject({ en: text, nb: text }),
  areas: listOf(EXERCISE_AREAS).min(1),
  purpose: z.enum(PURPOSES),
  targets: listOf(MUSCLES),
  equipment: listOf(KIT),
  positions: listOf(POSITIONS).min(1),
  easier: id.nullable(),
  harder: id.nullable(),
  dose: doseSchema,
  sides: z.enum(['both', 'each']),
  heavy: z.boolean(),
  hop: z.boolean(),
  impact: z.enum(IMPACTS),
  contraindications: listOf(CONTRAINDICATIONS),
});

export const textsSchema = z.strictObject({
  steps: z.array(text).length(3),
  cues: z.array(text).min(2).max(3),
  mistakes: z.array(text).length(2),
});

const point = z.tuple([z.number(), z.number()]);
/** Values of the left and the right side. */
const pair = z.tuple([z.number(), z.number()]);
const joint = z.string().regex(/^[a-z]+[LR]?$/);
const anchor = z.union([joint, point]);

export const propSchema = z.strictObject({
  type: z.enum([
    'step',
    'box',
    'bench',
    'wall',
    'mat',
    'chair',
    'band',
    'rope',
    'dumbbell',
    'kettlebell',
    'weight',
    'backpack',
    'towel',
    'wedge',
    'ball',
    'rail',
    'slider',
    'water',
    'bike',
    'arrow',
  ]),
  x: z.number().optional(),
  y: z.number().optional(),
  w: z.number().positive().optional(),
  h: z.number().positive().optional(),
  r: z.number().positive().optional(),
  dy: z.number().optional(),
  a: anchor.optional(),
  b: anchor.optional(),
  at: anchor.optional(),
  back: z.enum(['none', 'left', 'right']).optional(),
  front: z.union([z.boolean(), z.literal(1)]).optional(),
});

const side = z.enum(['L', 'R']);

export const keyPoseSchema = z.strictObject({
  root: point,
  torso: z.number(),
  neck: z.number(),
  hip: pair,
  knee: pair,
  ankle: pair,
  toe: pair.optional(),
  shoulder: pair,
  elbow: pair,
  curve: z.number().optional(),
  pelvisTilt: z.number().optional(),
  len: z.record(joint, z.number().positive()).optional(),
  contact: z.array(z.string()),
  dyn: z.literal(true).optional(),
  props: z.array(propSchema).optional(),
  workSide: z.array(side).optional(),
  farSide: side.optional(),
  footSide: z.union([z.literal(-1), z.literal(0), z.literal(1)]).optional(),
  legOver: side.optional(),
});

export const cycleSchema = z
  .array(z.strictObject({ to: z.int().min(0).max(3), move: z.number().positive(), hold: z.number().min(0) }))
  .min(1);

export const drawingSchema = z.strictObject({
  view: z.enum(['side', 'front']),
  frame: z.tuple([z.number(), z.number(), z.number().positive(), z.number().positive()]),
  work: listOf(MUSCLES),
  workSides: z.array(side).optional(),
  barefoot: z.literal(true).optional(),
  props: z.array(propSchema),
  keys: z.array(keyPoseSchema).min(2).max(4),
  cycle: cycleSchema,
});
