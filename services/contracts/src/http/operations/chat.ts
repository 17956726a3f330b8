import { z } from 'zod';
import type { CoachType } from '../../web/chat.ts';
import {
  chatBody,
  chatCardBody,
  chatDraftBody,
  chatDraftSchema,
  chatHistoryQuery,
  chatHistorySchema,
  quickActionBody,
  safetyStatusSchema,
} from '../chat.ts';
import { type OperationSchema, refusals } from './schema.ts';

// Replies are streamed, so the 200 response has no schema.
const streamed = refusals(400, 401, 404, 409, 429);

const schemasOf = (coach: CoachType) =>
  ({
    Chat: {
      summary: `Send a message to the ${coach} coach; the reply is streamed`,
      body: chatBody,
      response: streamed,
    },
    QuickAction: {
      summary: `Send a quick action to the ${coach} coach; the reply is streamed`,
      body: quickActionBody,
      response: streamed,
    },
    Card: {
      summary: `Answer a card of the ${coach} coach; the continuation is streamed`,
      body: chatCardBody,
      response: streamed,
    },
    Safety: {
      summary: `Read current restrictions on the ${coach} coach's training advice`,
      response: { 200: safetyStatusSchema, ...refusals(401) },
    },
    History: {
      summary: `Read a page of the chat with the ${coach} coach`,
      querystring: chatHistoryQuery,
      response: { 200: chatHistorySchema, ...refusals(400, 401) },
    },
    Clear: {
      summary: `Clear the chat with the ${coach} coach`,
      response: { 204: z.null(), ...refusals(401, 409) },
    },
    ReadDraft: {
      summary: `Read the unsent message to the ${coach} coach`,
      response: { 200: chatDraftSchema, ...refusals(401) },
    },
    SaveDraft: {
      summary: `Save the unsent message to the ${coach} coach`,
      body: chatDraftBody,
      response: { 200: chatDraftSchema, ...refusals(400, 401) },
    },
    ExportChat: { summary: `Download the chat with the ${coach} coach` },
  }) satisfies Record<string, OperationSchema>;

type ChatSchemas = ReturnType<typeof schemasOf>;

/** The chat schemas of one coach, by operation name: `runningChat`. */
const chatSchemasOf = <const C extends CoachType>(coach: C) =>
  Object.fromEntries(Object.entries(schemasOf(coach)).map(([name, schema]) => [`${coach}${name}`, schema])) as {
    [K in keyof ChatSchemas as `${C}${K}`]: ChatSchemas[K];
  };

export const chatSchemas = { ...chatSchemasOf('running'), ...chatSchemasOf('physio') };
