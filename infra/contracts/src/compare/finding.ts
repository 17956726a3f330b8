import { isObject, type Problem, type Schema } from './schema.ts';
import { fieldsOf } from './sides.ts';

/** A change that breaks a released service or client. */
export interface Finding {
  /** The operation or event: `POST /api/checkin`. */
  where: string;
  /** What breaks, and how. */
  what: string;
}

/** Turns problems into findings: `present messages, released consumers: data.score highest number is 11, not 10`. */
export const problemFindings = (where: string, who: string, problems: readonly Problem[]): Finding[] => {
  const lines = problems.map(({ at, what }) => `${who}: ${at.replace(/^\./, '') || 'the whole'} ${what}`);
  return [...new Set(lines)].map((what) => ({ where, what }));
};

/** Fields that are gone, including optional ones, which a reader may rely on. */
export const gone = (where: string, what: string, before: Schema, now: Schema): Finding[] => {
  const left = new Set(fieldsOf(now));
  return fieldsOf(before)
    .filter((field) => !left.has(field))
    .map((field) => ({ where, what: `${what}: ${field.replace(/^\./, '')} is gone` }));
};

/** The entries of an object by name; none if the value is not an object. */
export const entriesOf = (value: unknown): [string, Record<string, unknown>][] =>
  isObject(value) ? (Object.entries(value) as [string, Record<string, unknown>][]) : [];
