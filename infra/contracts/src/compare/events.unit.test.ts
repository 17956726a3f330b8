import { envelope } from '@stridewell/contracts/events/envelope';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { compareEvents, type EventsDocument, newInEvents } from './events.ts';
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

const document = (data: z.ZodType, name = NAME, heard = true): EventsDocument => ({
  channels: {
    [name]: {
      address: `${name}.{userId}`,
      messages: { event: { payload: z.toJSONSchema(envelope(name, data), { target: 'draft-7' }) as Schema } },
    },
  },
  operations: heard ? { 'running.follows': { action: 'receive', channel: { $ref: `#/channels/${name}` } } } : {},
});
const released = document(z.strictObject(shape));
/** What breaks with other fields; one that is undefined is left out. */
const breaks = (change: Record<string, z.ZodType | undefined>): string[] => {
  const fields = Object.entries({ ...shape, ...change }).filter(([, field]) => field !== undefined);
  const now = z.strictObject(Object.fromEntries(fields) as Record<string, z.ZodType>);
  return compareEvents(released, document(now)).map(({ what }) => what);
};

describe('an event that is changed', () => {
  it('breaks nobody where nothing is changed', () => expect(breaks({})).toEqual([]));

  it.each<[string, Record<string, z.ZodType | undefined>]>([
    ['a field that may be there', { mood: z.number().optional() }],
    [
      'fields deep inside that may be there',
      { today: z.strictObject({ title: z.string().max(100), zone: z.string().optional() }).nullable() },
    ],
    ['words for readers', { score: shape.score.describe('0 to 10') }],
    ['a reader that forbids no other field', { today: z.object({ title: z.string().max(100) }).nullable() }],
  ])('breaks nobody by %s', (_name, change) => expect(breaks(change)).toEqual([]));

  it.each<[string, Record<string, z.ZodType | undefined>, RegExp]>([
    [
      'a field that must be there',
      { mood: z.number() },
      /^released messages, present consumers: data.mood may be missing/,
    ],
    [
      'a field that may be missing',
      { date: z.iso.date().optional() },
      /^present messages, released consumers: data.date may be missing/,
    ],
    ['a field that has gone', { score: undefined }, /^present messages, released consumers: data.score may be missing/],
    [
      'an optional field that has gone',
      { illness: undefined },
      /^released consumers may rely on it: data.illness is gone/,
    ],
    ['an optional field that must be there', { illness: z.boolean() }, /^released messages/],
    ['a wider range', { score: z.number().min(0).max(100) }, /^present messages.*highest number is 100, not 10/],
    ['a narrower range', { score: z.number().min(1).max(10) }, /^released messages.*lowest number is 0, not 1/],
    ['one more of a list', { kind: z.enum(['easy', 'long', 'race']) }, /^present messages.*may be "race"/],
    ['one less of a list', { kind: z.enum(['easy']) }, /^released messages.*may be "long"/],
    [
      'one more in an array',
      { flags: z.array(z.enum(['fever', 'swelling', 'rash'])) },
      /^present messages.*data.flags\[\] may be "rash"/,
    ],
    ['null', { date: z.iso.date().nullable() }, /^present messages.*data.date may be null/],
    [
      'null no more',
      { today: z.strictObject({ title: z.string().max(100) }) },
      /^released messages.*data.today may be null/,
    ],
    ['another kind', { score: z.string() }, /^released messages.*data.score/],
    [
      'a longer text deep inside',
      { today: z.strictObject({ title: z.string().max(101) }).nullable() },
      /^present messages.*data.today.title maxLength is 101/,
    ],
    ['another form of text', { date: z.string() }, /^present messages.*data.date (format|pattern)/],
  ])('breaks somebody by %s', (_name, change, what) => {
    expect(breaks(change)).toEqual(expect.arrayContaining([expect.stringMatching(what)]));
  });
});

describe('an event that comes or goes', () => {
  const nothing: EventsDocument = { channels: {}, operations: {} };

  it('breaks nobody by coming, and is told', () => {
    expect(compareEvents(nothing, released)).toEqual([]);
    expect(newInEvents(nothing, released)).toEqual([NAME]);
  });

  it('is told field by field where only a field of it is new', () => {
    const present = document(z.strictObject({ ...shape, mood: z.number().optional() }));
    expect(newInEvents(released, present)).toEqual([`${NAME}: data.mood`]);
    expect(newInEvents(released, released)).toEqual([]);
  });

  it('breaks who hears it by going, and nobody where nobody does', () => {
    expect(compareEvents(released, nothing)).toEqual([
      { where: NAME, what: 'released consumers hear it, and it is gone' },
    ]);
    expect(compareEvents(document(z.strictObject(shape), NAME, false), nothing)).toEqual([]);
  });

  it('breaks who hears it at another address', () => {
    const moved = structuredClone(released);
    for (const channel of Object.values(moved.channels)) channel.address = `elsewhere.${NAME}`;
    expect(compareEvents(released, moved)).toEqual([{ where: NAME, what: 'its address has changed' }]);
  });
});
