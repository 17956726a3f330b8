import { type CloudEvent, type EventType, envelopeSchema } from '@stridewell/contracts/events/envelope';
import { EVENTS } from '@stridewell/contracts/events/events';
import { readEvent } from '@stridewell/contracts/events/read-event';
import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { EventsDocument } from './compare/events.ts';
import type { Schema } from './compare/schema.ts';
import { asTolerantReader } from './compare/sender-and-reader.ts';
import { EXAMPLES, exampleOf } from './examples.ts';
import { EVENTS_FILE, readPresent, readReleased } from './files.ts';
import { arbitraryValueOf } from './testing/values.ts';

// The timeouts are long because property tests take time.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

type Message = { payload: Schema; examples: { payload: CloudEvent }[] };
const documentOf = (documents: Awaited<ReturnType<typeof readPresent>>): EventsDocument =>
  documents[EVENTS_FILE] as unknown as EventsDocument;
const [present, released] = [documentOf(await readPresent()), documentOf(await readReleased())];
const messageOf = (document: EventsDocument, name: string): Message =>
  Object.values(document.channels[name]?.messages ?? {})[0] as Message;

const ajv = new Ajv({ strict: false, logger: false });
formats.default(ajv);
/** Returns the validation errors of an event. Empty when the event is valid. */
const problemsOf = (schema: Schema, event: unknown): unknown =>
  ajv.validate(schema as object, event) ? [] : ajv.errors;
/** Returns the event with fields added that a newer producer may send. Consumers must ignore these fields. */
const withMore = (event: CloudEvent): CloudEvent =>
  ({ ...event, tracestate: 'later', data: { ...(event.data as object), later: { much: 'later' } } }) as CloudEvent;

const TYPES: [string, EventType][] = Object.entries(EVENTS);
const RELEASED = Object.keys(released.channels).map((name) => [name] as const);

describe.each(TYPES)('event %s', (name, type) => {
  const events = (EXAMPLES[name] ?? []).map((data) => exampleOf(type, data));

  it('has at least one example, and all examples satisfy the producer’s schema', () => {
    expect(events.length).toBeGreaterThan(0);
    for (const event of events) expect(envelopeSchema(name, type.data).safeParse(event).error).toBeUndefined();
  });

  it('has examples in the AsyncAPI document that satisfy the schema in the document', () => {
    const { payload, examples } = messageOf(present, name);
    expect(examples.map((example) => example.payload)).toEqual(events);
    for (const event of events) expect(problemsOf(payload, event)).toEqual([]);
  });
});

describe.each(RELEASED)('released event %s', (name) => {
  const message = messageOf(released, name);

  it('is readable by current consumers, with and without unknown fields', () => {
    const type = EVENTS[name] as EventType;
    for (const { payload } of message.examples)
      for (const event of [payload, withMore(payload)])
        expect(readEvent(type, event)).toMatchObject({ success: true, data: payload });
  });

  it('has a schema that accepts current events, with and without unknown fields', () => {
    const reader = asTolerantReader(message.payload);
    for (const data of EXAMPLES[name] ?? [])
      for (const event of [
        exampleOf(EVENTS[name] as EventType, data),
        withMore(exampleOf(EVENTS[name] as EventType, data)),
      ])
        expect(problemsOf(reader, event)).toEqual([]);
  });

  it('is readable by current consumers for every value that the released schema allows', () => {
    // JSON Schema describes a time zone only as a string, so valid zones are generated separately.
    const zone = { timezone: fc.constantFrom('Europe/Oslo', 'Asia/Kathmandu') };
    const events = arbitraryValueOf(message.payload).filter((event) => ajv.validate(message.payload as object, event));
    fc.assert(
      fc.property(events, fc.record(zone), (event, { timezone }) => {
        const { data } = event as CloudEvent<object>;
        const known = { ...(event as CloudEvent), data: 'timezone' in data ? { ...data, timezone } : data };
        expect(readEvent(EVENTS[name] as EventType, known).error).toBeUndefined();
      }),
      { numRuns: 10 },
    );
  });
});
