import type { z } from 'zod';
import { type CloudEvent, type EventType, envelopeSchema } from './envelope.ts';

type Part = Record<PropertyKey, unknown>;

/** Returns a copy of a value without the fields that the schema reported as unknown. */
const withoutUnknown = (body: unknown, issues: readonly z.core.$ZodIssue[]): unknown => {
  const copy = structuredClone(body);
  for (const issue of issues) {
    if (issue.code !== 'unrecognized_keys') continue;
    let part = copy as Part;
    for (const key of issue.path) part = part[key] as Part;
    for (const key of issue.keys) delete part[key];
  }
  return copy;
};

/**
 * Validates an event that a consumer received, and drops unknown fields, which a newer producer may send. Producers
 * validate strictly.
 */
export const readEvent = <T>(type: EventType, body: unknown): z.ZodSafeParseResult<CloudEvent<T>> => {
  const schema = envelopeSchema(type.name, type.data);
  const strict = schema.safeParse(body);
  const { issues = [] } = strict.error ?? {};
  const isNewer = issues.some(({ code }) => code === 'unrecognized_keys');
  return (isNewer ? schema.safeParse(withoutUnknown(body, issues)) : strict) as z.ZodSafeParseResult<CloudEvent<T>>;
};
