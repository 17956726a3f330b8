import { expect, test } from 'vitest';
import { readKeys } from './read-keys.ts';

const read = async (...chunks: string[]): Promise<string[][]> => {
  const told: string[][] = [];
  const encoder = new TextEncoder();
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(encoder.encode(chunk));
      controller.close();
    },
  });
  await readKeys(stream, (keys) => told.push(keys));
  return told;
};

test('each message tells its keys, wherever the bytes were cut', async () => {
  expect(await read('data: {"keys":["/a"', ',"/b"]}\n', '\ndata: {"keys":["/c"]}\n\n')).toEqual([['/a', '/b'], ['/c']]);
});

test.each([
  ': beat\n\n',
  'event: x\n\n',
  'data: nonsense\n\n',
  'data: {}\n\n',
  'data: {"keys":"/a"}\n\n',
  'data: null\n\n',
])('%j tells nothing', async (text) => {
  expect(await read(text)).toEqual([]);
});

test('what is no text in a list of keys is passed over', async () => {
  expect(await read('data: {"keys":[1,"/a",null]}\n\n')).toEqual([['/a']]);
});
