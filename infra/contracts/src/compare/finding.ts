import { isObject, type Problem, type Schema } from './schema.ts';
import { fieldsOf } from './sides.ts';

/** A change that breaks somebody who was released before. */
export interface Finding {
  /** The operation or event: `POST /api/checkin`. */
  where: string;
  /** Who breaks, and how. */
  what: string;
}

/** Problems in words: `data.score, sent by the present version and refused by the released one: highest number is 11, not 10`. */
export const told = (where: string, who: string, problems: readonly Problem[]): Finding[] => {
  const lines = problems.map(({ at, what }) => `${who}: ${at.replace(/^\./, '') || 'the whole'} ${what}`);
  return [...new Set(lines)].map((what) => ({ where, what }));
};

/** Fields somebody may rely on, though they were not always there, and which are gone. */
export const gone = (where: string, what: string, before: Schema, now: Schema): Finding[] => {
  const left = new Set(fieldsOf(now));
  return fieldsOf(before)
    .filter((field) => !left.has(field))
    .map((field) => ({ where, what: `${what}: ${field.replace(/^\./, '')} is gone` }));
};

/** The entries of an object by name; none where there is no object. */
export const entriesOf = (value: unknown): [string, Record<string, unknown>][] =>
  isObject(value) ? (Object.entries(value) as [string, Record<string, unknown>][]) : [];
