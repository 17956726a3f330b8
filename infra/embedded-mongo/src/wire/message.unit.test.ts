import { BSONError, serialize } from 'bson';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CommandError } from '../errors.ts';
import { readMessage } from './message.ts';

function message(opCode: number, ...parts: Uint8Array[]): Buffer {
  const bytes = Buffer.concat([Buffer.alloc(16), ...parts]);
  bytes.writeInt32LE(bytes.length, 0);
  bytes.writeInt32LE(9, 4);
  bytes.writeInt32LE(opCode, 12);
  return bytes;
}

const flags = (value: number): Buffer => Buffer.from([value, 0, 0, 0]);
const section = (kind: number, ...parts: Uint8Array[]): Buffer => Buffer.concat([Buffer.from([kind]), ...parts]);

function sequence(name: string, documents: Uint8Array[]): Buffer {
  const content = Buffer.concat([Buffer.from(`${name}\0`), ...documents]);
  const size = Buffer.alloc(4);
  size.writeInt32LE(content.length + 4, 0);
  return Buffer.concat([size, content]);
}

const body = serialize({ insert: 'c', $db: 'd' });

describe('readMessage for OP_MSG', () => {
  test('parses the body and document sequences in any order', () => {
    const documents = [serialize({ a: 1 }), serialize({ a: 2 })];
    const request = readMessage(
      message(2013, flags(0), section(1, sequence('documents', documents)), section(0, body)),
    );
    expect(request).toMatchObject({ requestId: 9, answerWith: 2013 });
    const command = request?.read();
    expect(command).toMatchObject({ name: 'insert', db: 'd', body: { insert: 'c' } });
    expect(command?.sequences.get('documents')?.map((raw) => Buffer.from(raw))).toEqual(
      documents.map((raw) => Buffer.from(raw)),
    );
  });

  test('requests no reply when moreToCome is set and skips a four-byte checksum', () => {
    expect(readMessage(message(2013, flags(2), section(0, body)))?.answerWith).toBeNull();
    expect(readMessage(message(2013, flags(1), section(0, body), Buffer.alloc(4)))?.read().name).toBe('insert');
  });

  test.each([
    ['no body', message(2013, flags(0), section(1, sequence('documents', [body])))],
    ['a body beyond the message', message(2013, flags(0), section(0, Buffer.from([99, 0, 0, 0, 0])))],
    ['a sequence beyond the message', message(2013, flags(0), section(1, Buffer.from([99, 0, 0, 0, 97, 0])))],
    ['another kind of section', message(2013, flags(0), section(7, body))],
  ])('rejects a message with %s', (_name, bytes) => {
    expect(() => readMessage(bytes)?.read()).toThrow(/message|section/);
  });
});

describe('readMessage with arbitrary bytes', () => {
  test('parses the message or rejects it with a known error', () => {
    fc.assert(
      fc.property(fc.constantFrom(2013, 2004), fc.uint8Array({ maxLength: 60 }), (opCode, bytes) => {
        const request = readMessage(message(opCode, bytes));
        if (request === null) return;
        try {
          request.read();
        } catch (error) {
          expect(error).toSatisfy((cause) => cause instanceof CommandError || BSONError.isBSONError(cause));
        }
      }),
      { numRuns: 2000 },
    );
  });
});

describe('readMessage for opcodes other than OP_MSG', () => {
  const query = (command: object) =>
    message(2004, flags(0), Buffer.from('admin.$cmd\0'), Buffer.alloc(8), serialize(command));

  test('accepts OP_QUERY only for the handshake', () => {
    expect(readMessage(query({ ismaster: 1 }))).toMatchObject({ answerWith: 1 });
    expect(readMessage(query({ ismaster: 1 }))?.read().name).toBe('ismaster');
    expect(() => readMessage(query({ drop: 'c' }))?.read()).toThrow("'drop'");
  });

  test('rejects an unsupported opcode and a message that is too short', () => {
    expect(readMessage(message(2002))).toBeNull();
    expect(readMessage(message(2013))).toBeNull();
  });
});
