import { Readable } from 'node:stream';
import { route } from '@stridewell/contracts/http/operations';
import { dateIn } from '@stridewell/contracts/web';
import type { Http } from '@stridewell/kit/app/http';
import { assertRecentlyConfirmed } from '@stridewell/kit/auth/confirmed';
import { currentUser } from '@stridewell/kit/auth/plugin';
import { toText } from './conversation-text.ts';
import type { HistoryRoutes } from './history-routes.ts';
import type { StoredMessage } from './message-repository.ts';

async function* nothing(): AsyncGenerator<StoredMessage> {}

/** Route GET {base}/chat/export: streams the conversation as a text file, for a runner who has just confirmed their identity. */
export const exportRoute = (
  app: Http,
  { coachType, threads, messages, clock }: Omit<HistoryRoutes, 'keeper' | 'proposals'>,
): void => {
  app.route({
    ...route(`${coachType}ExportChat`),
    handler: async (request, reply) => {
      assertRecentlyConfirmed(request, clock);
      const { userId, timezone } = currentUser(request);
      const thread = await threads.find(userId);
      const all = thread ? messages.stream(userId, thread._id, thread.clearedSeq, thread.seq) : nothing();
      const name = `stridewell-${coachType}-chat-${dateIn(timezone, clock.now())}.txt`;
      reply.header('content-type', 'text/plain; charset=utf-8');
      reply.header('content-disposition', `attachment; filename="${name}"`);
      return reply.send(Readable.from(toText(coachType, timezone, all)));
    },
  });
};
