import { isObject, type Problem, type Schema } from './schema.ts';
import { fieldsOf } from './sender-and-reader.ts';

/** A change that breaks a released service or client. */
export interface Finding {
  /** Operation or event, for example `POST /api/checkin`. */
  where: string;
  /** Description of the breaking change. */
  what: string;
}

/** Formats problems as findings: `present messages, released consumers: data.score highest number is 11, not 10`. */
export const toFindings = (where: string, who: string, problems: readonly Problem[]): Finding[] => {
  const lines = problems.map(({ at, what }) => `${who}: ${at.replace(/^\./, '') || 'the whole'} ${what}`);
  return [...new Set(lines)].map((what) => ({ where, what }));
};

/** Returns the removed fields, including optional ones, because a reader may rely on them. */
export const findRemovedFields = (where: string, what: string, before: Schema, now: Schema): Finding[] => {
  const left = new Set(fieldsOf(now));
  return fieldsOf(before)
    .filter((field) => !left.has(field))
    .map((field) => ({ where, what: `${what}: ${field.replace(/^\./, '')} is gone` }));
};

/** Returns the entries of an object; an empty list when the value is not an object. */
export const entriesOf = (value: unknown): [string, Record<string, unknown>][] =>
  isObject(value) ? (Object.entries(value) as [string, Record<string, unknown>][]) : [];
