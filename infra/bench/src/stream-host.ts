import type { ServerResponse } from 'node:http';
import { chatMigration } from '@stridewell/chat/migrations/coach-chat';
import { mountChat } from '@stridewell/chat/mount';
import { STREAM_TIMES } from '@stridewell/chat/stream/reply-stream';
import { createToyBrain } from '@stridewell/chat/testing/toy-brain';
import { createHoldRepository } from '@stridewell/holds/hold-repository';
import { holdMigration } from '@stridewell/holds/migrations/safety-holds';
import { createService } from '@stridewell/kit/app/service';
import { identityMigration } from '@stridewell/kit/migrations/ended-sessions';
import type { ProcessMemory } from './stream-figures.ts';
import { configOn } from './stream-stage.ts';

/**
 * A coach process whose replies are far longer than all buffers on the way to a client, except for the message `short`.
 * On request it reports to its parent process how many replies are open and how many of them are waiting for their
 * client.
 *
 * Run by `stream-stalled.ts`: `node --expose-gc stream-host.ts MONGODB_URL NATS_URL PORT MEGABYTES`
 */
const [mongodb = '', nats = '', port = '', megabytes = ''] = process.argv.slice(2);
const WORD = `${'x'.repeat(1_023)} `;
const answer = WORD.repeat(Number(megabytes) * 1_024);
// Flattens the string, so that all replies share one copy and only the streams are measured.
if (answer.includes('y')) throw new Error('unexpected content of the long answer');
/** A reply of 256 KB, which can be stored completely. */
const short = WORD.repeat(256);

const app = await createService(configOn({ mongodb, nats, redis: '' }, 'coach', Number(port)), {
  migrations: [identityMigration(1), chatMigration(2), holdMigration(3)],
  async register(context) {
    const brain = createToyBrain({
      coachType: 'physio',
      answer: ({ message }) => (message === 'short' ? short : answer),
    });
    // Stalled clients must not be disconnected while clients are counted.
    const times = { ...STREAM_TIMES, stallMs: 600_000 };
    const holds = createHoldRepository(context.database, 'physio');
    mountChat(context, { brain, config: { model: null }, holds, times });
    return {};
  },
});
const replies = new Set<ServerResponse>();
app.server.on('request', ({ method }, response: ServerResponse) => {
  if (method !== 'POST') return;
  replies.add(response);
  response.on('close', () => replies.delete(response));
});
/** Reads the process's memory use after a garbage collection. */
const measure = (): ProcessMemory => {
  for (let round = 0; round < 3; round += 1) gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  return { rssBytes: rss, heldBytes: heapUsed + external };
};
process.on('message', (request) => {
  if (request === 'measure') return void process.send?.(measure());
  const waiting = [...replies].filter(({ writableNeedDrain }) => writableNeedDrain).length;
  process.send?.({ open: replies.size, waiting });
});
process.on('disconnect', () => process.exit(0));
await app.listen({ host: '127.0.0.1', port: Number(port) });
