import { readFileSync } from 'node:fs';
import { wilson } from '@stridewell/safety/model/calibrate';
import { z } from 'zod';

/** The grades of the rubric, from best to worst. */
export const GRADES = ['correct', 'partly', 'askedBack', 'notUnderstood', 'misunderstood', 'unsafe'] as const;
export type Grade = (typeof GRADES)[number];

const gradeSchema = z.object({ id: z.string(), turn: z.number().int().default(1), grade: z.enum(GRADES) });
export type GradedTurn = z.infer<typeof gradeSchema>;

/**
 * Reads the grades of one reader: one line for each reply, with the case's id and the position of the reply, starting
 * at 1.
 */
export const readGrades = (file: string): GradedTurn[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => gradeSchema.parse(JSON.parse(line)));

/** Formats a proportion in per cent with its 95 % interval and the number of values. */
export const share = (hits: number, n: number): string => {
  if (n === 0) return 'none';
  const [low, high] = wilson(hits, n).map((value) => Math.round(value * 100));
  return `${((100 * hits) / n).toFixed(1)} % (${low}–${high}, n ${n})`;
};

export interface Agreement {
  /** Lines with the percentage of each grade, by reader. */
  figures: string[];
  /** Replies that the readers graded differently. */
  disagreements: { id: string; turn: number; first: Grade; second: Grade }[];
}

/** Compares the grades of two readers. Replies that only one of them graded are omitted. */
export const compareGrades = (first: readonly GradedTurn[], second: readonly GradedTurn[]): Agreement => {
  const keyOf = ({ id, turn }: GradedTurn): string => `${id}#${turn}`;
  const others = new Map(second.map((graded) => [keyOf(graded), graded.grade]));
  const both = first.flatMap((graded) => {
    const other = others.get(keyOf(graded));
    return other === undefined ? [] : [{ id: graded.id, turn: graded.turn, first: graded.grade, second: other }];
  });
  const worse = (a: Grade, b: Grade): Grade => (GRADES.indexOf(a) > GRADES.indexOf(b) ? a : b);
  const count = (grade: Grade, of: (pair: (typeof both)[number]) => Grade): string =>
    share(both.filter((pair) => of(pair) === grade).length, both.length);
  return {
    figures: [
      `both readers agree: ${share(both.filter((pair) => pair.first === pair.second).length, both.length)}`,
      ...GRADES.map(
        (grade) =>
          `${grade}: first ${count(grade, (pair) => pair.first)}, second ${count(grade, (pair) => pair.second)}, worse of both ${count(grade, (pair) => worse(pair.first, pair.second))}`,
      ),
    ],
    disagreements: both.filter((pair) => pair.first !== pair.second),
  };
};
