import { until } from '@stridewell/kit/testing/until';
import { createTombstones } from '@stridewell/kit/user-data/tombstones';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OutsideHost, startOutsideHost } from '../testing/outside-host.ts';
import { readStream } from '../testing/read-stream.ts';
import { chatUserData } from '../user-data.ts';

let outside: OutsideHost;

beforeAll(async () => {
  outside = await startOutsideHost({
    patience: { consentMs: 5_000, firstTokenMs: 60_000, silenceMs: 60_000, usageMs: 500 },
  });
});
afterAll(() => outside.close());

it("BEYOND-21 POST {base}/chat stores no reply when the runner's data is erased during the reply", async () => {
  const { host, model } = outside;
  const user = await host.signer.user();
  const { port, base, database, clock } = host;
  model.play({ say: ['Keep it easy today. ', 'And then'], after: 'stall' });
  const stream = readStream({ port, path: `${base}/chat`, user, payload: { message: 'hello' } });
  await stream.shows('Keep it easy today.');
  await createTombstones(database).put(user.userId, 'data', clock.now());
  for (const { name } of chatUserData) await database.collection(name).deleteMany({ userId: user.userId });
  const cut = model.nextCut();
  stream.cut();
  await cut;
  // After the interrupted reply has ended, a new question is answered without earlier messages.
  model.play({ say: ['All well.'] });
  expect((await host.chat(user, 'hello again')).text).toContain('All well.');
  const texts = async () => (await host.stored('chat_messages', user)).map(({ content }) => content);
  await until('only the new conversation to be left', async () => (await texts()).length === 2);
  expect((await texts()).join(' ')).not.toContain('Keep it easy');
});
