import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { dateSchema, errorSchema, idSchema, integerSchema, textSchema } from './common.ts';

const messagesOf = (schema: z.ZodType, value: unknown): string[] =>
  schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];

describe('AUTH-19 API-58 schema with default error messages', () => {
  it('returns "Required" for a missing value and "Invalid input" for a value of the wrong type', () => {
    const schema = z.strictObject({ flag: z.boolean(), choice: z.enum(['a', 'b']), when: dateSchema, id: idSchema });
    expect(messagesOf(schema, {})).toEqual(['Required', 'Required', 'Required', 'Required']);
    expect(messagesOf(schema, { flag: 1, choice: 'c', when: 7, id: 'x' })).toEqual(Array(4).fill('Invalid input'));
  });

  it('includes the name of an unknown field in the message', () => {
    expect(messagesOf(z.strictObject({}), { role: 'admin' })[0]).toContain('role');
  });
});

describe('common schema', () => {
  it('runs additional rules for a date only if the date is valid', () => {
    const seen: string[] = [];
    const schema = dateSchema.refine((date) => seen.push(date) > 0);
    expect(messagesOf(schema, 'soon')).toEqual(['Please give a date as YYYY-MM-DD']);
    expect(schema.parse('2026-11-20')).toBe('2026-11-20');
    expect(seen).toEqual(['2026-11-20']);
  });

  it('accepts integers only within inclusive bounds', () => {
    const schema = integerSchema(1, 5);
    expect([1, 5].map((value) => schema.parse(value))).toEqual([1, 5]);
    for (const value of [0, 6, 1.5, Number.POSITIVE_INFINITY])
      expect(messagesOf(schema, value).length).toBeGreaterThan(0);
  });

  it('rejects text that exceeds the maximum length', () => {
    expect(textSchema(3).parse('abc')).toBe('abc');
    expect(messagesOf(textSchema(3), 'abcd')).toEqual(['Please use at most 3 characters']);
  });

  it('API-55 accepts an error response with five fields and rejects a response without a message', () => {
    const answer = {
      statusCode: 400,
      error: 'Bad Request',
      message: 'No.',
      code: 'x',
      issues: [{ path: 'a', message: 'b' }],
    };
    expect(errorSchema.parse(answer)).toEqual(answer);
    expect(errorSchema.safeParse({ statusCode: 400, error: 'Bad Request' }).success).toBe(false);
  });
});
