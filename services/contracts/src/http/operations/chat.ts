import { z } from 'zod';
import type { CoachType } from '../../web/chat.ts';
import * as chat from '../chat.ts';
import { languageQuery } from '../common.ts';
import { answers, type OperationSchema, refusals } from './schema.ts';

// Replies are streamed, so the 200 response has no schema.
const streamed = refusals(400, 401, 404, 409, 429);

const schemasOf = (coach: CoachType) =>
  ({
    Chat: {
      summary: `Send a message to the ${coach} coach; the reply is streamed`,
      body: chat.chatBody,
      response: streamed,
    },
    QuickAction: {
      summary: `Send a quick action to the ${coach} coach; the reply is streamed`,
      body: chat.quickActionBody,
      response: streamed,
    },
    Card: {
      summary: `Answer a card of the ${coach} coach; the continuation is streamed`,
      body: chat.chatCardBody,
      response: streamed,
    },
    Confirm: {
      summary: `Confirm or decline a change that the ${coach} coach proposed; the continuation is streamed`,
      body: chat.chatConfirmBody,
      response: streamed,
    },
    Undo: {
      summary: `Take back a change that the ${coach} coach made; the continuation is streamed`,
      body: chat.chatUndoBody,
      response: streamed,
    },
    Safety: {
      summary: `Read current restrictions on the ${coach} coach's training advice`,
      querystring: languageQuery,
      response: answers(chat.safetyStatusSchema, 400, 401),
    },
    History: {
      summary: `Read a page of the chat with the ${coach} coach`,
      querystring: chat.chatHistoryQuery,
      response: answers(chat.chatHistorySchema, 400, 401),
    },
    Clear: { summary: `Clear the chat with the ${coach} coach`, response: { 204: z.null(), ...refusals(401, 409) } },
    ReadDraft: {
      summary: `Read the unsent message to the ${coach} coach`,
      response: answers(chat.chatDraftSchema, 401),
    },
    SaveDraft: {
      summary: `Save the unsent message to the ${coach} coach`,
      body: chat.chatDraftBody,
      response: answers(chat.chatDraftSchema, 400, 401),
    },
    ExportChat: { summary: `Download the chat with the ${coach} coach` },
  }) satisfies Record<string, OperationSchema>;

type ChatSchemas = ReturnType<typeof schemasOf>;

/** Chat schemas of one coach, by operation name, such as `runningChat`. */
const chatSchemasOf = <const C extends CoachType>(coach: C) =>
  Object.fromEntries(Object.entries(schemasOf(coach)).map(([name, schema]) => [`${coach}${name}`, schema])) as {
    [K in keyof ChatSchemas as `${C}${K}`]: ChatSchemas[K];
  };

export const chatSchemas = { ...chatSchemasOf('running'), ...chatSchemasOf('physio') };
