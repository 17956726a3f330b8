import { OPERATIONS, type OperationName } from '../web/operations.ts';
import { accountSchemas } from './operations/account.ts';
import { activitySchemas } from './operations/activities.ts';
import { chatSchemas } from './operations/chat.ts';
import { knowledgeCardSchemas } from './operations/knowledge-cards.ts';
import { physioSchemas } from './operations/physio.ts';
import { runningSchemas } from './operations/running.ts';
import type { OperationSchema } from './operations/schema.ts';
import { wellnessSchemas } from './operations/wellness.ts';

/** Schemas of all operations, with the same keys as {@link OPERATIONS}. */
export const SCHEMAS = {
  ...accountSchemas,
  ...wellnessSchemas,
  ...runningSchemas,
  ...activitySchemas,
  ...knowledgeCardSchemas,
  ...physioSchemas,
  ...chatSchemas,
} satisfies Record<OperationName, OperationSchema>;

export type Schemas = typeof SCHEMAS;

/** Returns the Fastify route options of an operation: `app.route({ ...route('readPause'), handler })`. */
export const route = <const N extends OperationName>(
  name: N,
): { method: (typeof OPERATIONS)[N]['method']; url: string; schema: Schemas[N] } => ({
  method: OPERATIONS[name].method,
  url: OPERATIONS[name].path,
  schema: SCHEMAS[name],
});
