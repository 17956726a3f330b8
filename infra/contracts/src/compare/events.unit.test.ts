import { envelopeSchema } from '@stridewell/contracts/events/envelope';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { compareEvents, type EventsDocument, findEventAdditions } from './events.ts';
import type { Schema } from './schema.ts';

const NAME = 'wellness.checkin.recorded.v1';
const shape = {
  date: z.iso.date(),
  score: z.number().min(0).max(10),
  kind: z.enum(['easy', 'long']),
  today: z.strictObject({ title: z.string().max(100) }).nullable(),
  flags: z.array(z.enum(['fever', 'swelling'])),
  illness: z.boolean().optional(),
};

const document = (data: z.ZodType, name = NAME, isConsumed = true): EventsDocument => ({
  channels: {
    [name]: {
      address: `${name}.{userId}`,
      messages: { event: { payload: z.toJSONSchema(envelopeSchema(name, data), { target: 'draft-7' }) as Schema } },
    },
  },
  operations: isConsumed ? { 'running.follows': { action: 'receive', channel: { $ref: `#/channels/${name}` } } } : {},
});
const released = document(z.strictObject(shape));
/**
 * Returns the breaking changes after the given fields of the event are changed. A field that is undefined is removed.
 */
const breaks = (change: Record<string, z.ZodType | undefined>): string[] => {
  const fields = Object.entries({ ...shape, ...change }).filter(([, field]) => field !== undefined);
  const now = z.strictObject(Object.fromEntries(fields) as Record<string, z.ZodType>);
  return compareEvents(released, document(now)).map(({ what }) => what);
};

describe('compareEvents for a changed event', () => {
  it('returns no breaking changes when the event is unchanged', () => expect(breaks({})).toEqual([]));

  it.each<[string, Record<string, z.ZodType | undefined>]>([
    ['a new optional field', { mood: z.number().optional() }],
    [
      'a new optional nested field',
      { today: z.strictObject({ title: z.string().max(100), zone: z.string().optional() }).nullable() },
    ],
    ['a description', { score: shape.score.describe('0 to 10') }],
    ['an object that allows other fields', { today: z.object({ title: z.string().max(100) }).nullable() }],
  ])('returns no breaking changes for %s', (_name, change) => expect(breaks(change)).toEqual([]));

  it.each<[string, Record<string, z.ZodType | undefined>, RegExp]>([
    ['a new required field', { mood: z.number() }, /^released messages, present consumers: data.mood may be missing/],
    [
      'a required field made optional',
      { date: z.iso.date().optional() },
      /^present messages, released consumers: data.date may be missing/,
    ],
    ['a removed field', { score: undefined }, /^present messages, released consumers: data.score may be missing/],
    ['a removed optional field', { illness: undefined }, /^released consumers may rely on it: data.illness is gone/],
    ['an optional field made required', { illness: z.boolean() }, /^released messages/],
    ['a wider range', { score: z.number().min(0).max(100) }, /^present messages.*highest number is 100, not 10/],
    ['a narrower range', { score: z.number().min(1).max(10) }, /^released messages.*lowest number is 0, not 1/],
    ['a new enum value', { kind: z.enum(['easy', 'long', 'race']) }, /^present messages.*may be "race"/],
    ['a removed enum value', { kind: z.enum(['easy']) }, /^released messages.*may be "long"/],
    [
      'a new enum value in an array',
      { flags: z.array(z.enum(['fever', 'swelling', 'rash'])) },
      /^present messages.*data.flags\[\] may be "rash"/,
    ],
    ['a field made nullable', { date: z.iso.date().nullable() }, /^present messages.*data.date may be null/],
    [
      'a nullable field made non-null',
      { today: z.strictObject({ title: z.string().max(100) }) },
      /^released messages.*data.today may be null/,
    ],
    ['another type', { score: z.string() }, /^released messages.*data.score/],
    [
      'a longer nested text',
      { today: z.strictObject({ title: z.string().max(101) }).nullable() },
      /^present messages.*data.today.title maxLength is 101/,
    ],
    ['another text format', { date: z.string() }, /^present messages.*data.date (format|pattern)/],
  ])('reports that %s breaks consumers', (_name, change, what) => {
    expect(breaks(change)).toEqual(expect.arrayContaining([expect.stringMatching(what)]));
  });
});

describe('event comparison of two contracts', () => {
  const nothing: EventsDocument = { channels: {}, operations: {} };

  it('lists a new event as an addition and not as a breaking change', () => {
    expect(compareEvents(nothing, released)).toEqual([]);
    expect(findEventAdditions(nothing, released)).toEqual([NAME]);
  });

  it('lists a new field of an existing event as an addition', () => {
    const present = document(z.strictObject({ ...shape, mood: z.number().optional() }));
    expect(findEventAdditions(released, present)).toEqual([`${NAME}: data.mood`]);
    expect(findEventAdditions(released, released)).toEqual([]);
  });

  it('reports a removed event only when a released consumer receives it', () => {
    expect(compareEvents(released, nothing)).toEqual([
      { where: NAME, what: 'is gone, but released consumers receive it' },
    ]);
    expect(compareEvents(document(z.strictObject(shape), NAME, false), nothing)).toEqual([]);
  });

  it('reports an event whose address changed', () => {
    const moved = structuredClone(released);
    for (const channel of Object.values(moved.channels)) channel.address = `elsewhere.${NAME}`;
    expect(compareEvents(released, moved)).toEqual([{ where: NAME, what: 'its address has changed' }]);
  });
});
