import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_MESSAGE_BYTES } from '../commands/admin.ts';
import { Frames } from './frames.ts';

function frame(payload: Uint8Array): Buffer {
  const message = Buffer.concat([Buffer.alloc(16), payload]);
  message.writeInt32LE(message.length, 0);
  return message;
}

const header = (length: number): Buffer => {
  const bytes = Buffer.alloc(16);
  bytes.writeInt32LE(length, 0);
  return bytes;
};

describe('Frames', () => {
  test('returns the original messages, regardless of how the stream is split', () => {
    const payloads = fc.array(fc.uint8Array({ maxLength: 40 }), { maxLength: 5 });
    fc.assert(
      fc.property(payloads, fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1 }), (contents, cuts) => {
        const messages = contents.map(frame);
        const stream = Buffer.concat(messages);
        const frames = new Frames();
        const received: Buffer[] = [];
        for (let at = 0, i = 0; at < stream.length; i++) {
          const end = at + (cuts[i % cuts.length] ?? 1);
          received.push(...(frames.push(stream.subarray(at, end)) ?? []));
          at = end;
        }
        expect(received).toEqual(messages);
      }),
    );
  });

  test.each([15, 0, -1, MAX_MESSAGE_BYTES + 1])('rejects a message length of %i bytes', (length) => {
    expect(new Frames().push(header(length))).toBeNull();
  });
});
