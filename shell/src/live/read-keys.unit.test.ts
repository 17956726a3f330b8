import { expect, test } from 'vitest';
import { readKeys } from './keep-connected.ts';

const read = async (...chunks: string[]): Promise<string[][]> => {
  const messages: string[][] = [];
  const encoder = new TextEncoder();
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(encoder.encode(chunk));
      controller.close();
    },
  });
  await readKeys(stream, (keys) => messages.push(keys));
  return messages;
};

test('readKeys reports the keys from each message when messages are split across chunks', async () => {
  expect(await read('data: {"keys":["/a"', ',"/b"]}\n', '\ndata: {"keys":["/c"]}\n\n')).toEqual([['/a', '/b'], ['/c']]);
});

test.each([
  ': beat\n\n',
  'event: x\n\n',
  'data: nonsense\n\n',
  'data: {}\n\n',
  'data: {"keys":"/a"}\n\n',
  'data: null\n\n',
])('readKeys reports no keys for %j', async (text) => {
  expect(await read(text)).toEqual([]);
});

test('readKeys skips keys that are not strings', async () => {
  expect(await read('data: {"keys":[1,"/a",null]}\n\n')).toEqual([['/a']]);
});
