import type { CloudEvent } from '@stridewell/contracts/events/envelope';
import { checkinRecorded } from '@stridewell/contracts/events/events';
import type { mongo } from 'mongoose';
import { z } from 'zod';
import { createId } from '../ids.ts';
import { defineCollection } from '../mongo/collection.ts';
import type { Connection } from '../mongo/database.ts';
import { createEntry, type EmittingDocument, emittingFields, type OutboxEntry } from '../outbox/entries.ts';
import { toEvent } from '../outbox/relay.ts';
import { openDatabase as openServiceDatabase } from './database.ts';
import type { TestScope } from './scope.ts';

/** Opens a connection to a service's database. The test must close it. */
export const openDatabase = async (scope: TestScope, service: string): Promise<Connection> =>
  (await openServiceDatabase(scope.config(service))).database;

/** A minimal collection whose documents emit events. */
export const thingsCollection = defineCollection({ name: 'things', schema: z.object(emittingFields) });

const metrics = { sleep: 3, stress: 2, fatigue: 3, pain: 2, readiness: 7 };

/** Creates an outbox entry with a check-in event of revision `rev`. */
export const entryOf = (rev: number, at = new Date('2026-11-20T06:00:00.000Z')): OutboxEntry => {
  const data = {
    date: '2026-11-20',
    score: 6.2,
    recommendation: 'Adapt' as const,
    metrics,
    factors: [],
    cap: null,
    rev,
  };
  return createEntry(checkinRecorded, data, at);
};

/** Creates an event in the form in which services publish it. */
export const eventOf = (rev = 1, userId = createId()): CloudEvent =>
  toEvent(checkinRecorded.stream, entryOf(rev), userId);

/** Stores a document with the given number of unpublished events, at revisions 1 to n. */
export const storeThing = async (
  things: mongo.Collection<EmittingDocument>,
  entries: number,
): Promise<EmittingDocument> => {
  const thing = {
    _id: createId(),
    userId: createId(),
    rev: entries,
    outbox: Array.from({ length: entries }, (_, index) => entryOf(index + 1)),
  };
  await things.insertOne({ ...thing });
  return thing;
};
