import type { MomentKind } from '@stridewell/contracts/web';

/** Side length of the drawings' square box. */
export const DRAWING_SIZE = 96;

/** A drawing: paths with round strokes, and dots as circles of `[x, y, radius]`. Used on the screen and in the picture. */
export interface Drawing {
  lines: readonly string[];
  dots: readonly (readonly [x: number, y: number, radius: number])[];
}

/** Drawings of the moments, in ink only. */
export const DRAWINGS: Record<MomentKind, Drawing> = {
  // A sheet of the calendar with a path to a flag.
  first_plan: {
    lines: [
      'M22 20h52a8 8 0 0 1 8 8v46a8 8 0 0 1-8 8H22a8 8 0 0 1-8-8V28a8 8 0 0 1 8-8z',
      'M14 36h68M32 12v14M64 12v14',
      'M26 70c10 0 8-14 18-14s6-8 14-8M58 66V42l12 6-12 6',
    ],
    dots: [[26, 70, 3.5]],
  },
  // Seven days in an arc over a tick.
  first_week: {
    lines: ['M32 64l12 12 21-25'],
    dots: [
      [14, 74, 4],
      [18.5, 55, 4],
      [31, 40, 4],
      [48, 34, 4],
      [65, 40, 4],
      [77.5, 55, 4],
      [82, 74, 4],
    ],
  },
  // Three rings.
  kept_weeks: {
    lines: [
      'M30 62a14 14 0 1 0 0-28a14 14 0 0 0 0 28z',
      'M66 62a14 14 0 1 0 0-28a14 14 0 0 0 0 28z',
      'M48 62a14 14 0 1 0 0-28a14 14 0 0 0 0 28z',
      'M14 78h68',
    ],
    dots: [],
  },
  // A road to the horizon with the sun.
  longest_since: {
    lines: [
      'M12 50h72',
      'M30 84l12-34M66 84l-12-34',
      'M48 82v-6M48 69v-5M48 58v-3',
      'M34 50a14 14 0 0 1 28 0',
      'M48 22v6M26 31l4 4M70 31l-4 4',
    ],
    dots: [],
  },
  // Stairs with a runner's dot on the top step.
  ladder_stage: {
    lines: ['M12 82h18V66h18V50h18V34h18', 'M75 30v-6'],
    dots: [[75, 17, 6]],
  },
};
