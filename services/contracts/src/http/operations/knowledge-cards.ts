import * as cards from '../knowledge-cards.ts';
import { answers, type OperationSchema } from './schema.ts';

export const knowledgeCardSchemas = {
  readCards: {
    summary: 'Read the knowledge cards without their facts',
    querystring: cards.cardQuery,
    response: answers(cards.cardListSchema, 400, 401),
  },
  readCard: {
    summary: 'Read a knowledge card',
    params: cards.cardParams,
    querystring: cards.cardQuery,
    response: answers(cards.knowledgeCardSchema, 400, 401, 404),
  },
} satisfies Record<string, OperationSchema>;
