import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createStreamParser, type StreamMode, type StreamState } from './stream-parser.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

const parse = (text: string, mode: StreamMode = 'chat'): StreamState => {
  const parser = createStreamParser(mode);
  parser.push(bytes(text));
  return parser.end();
};
const line = (value: unknown): string => `data: ${JSON.stringify(value)}\n`;

describe('CHAT-24 createStreamParser: line prefix', () => {
  test.each([
    ['a comment', ': still here\n'],
    ['another field', 'event: content\nid: 7\n'],
    ['no space after the colon', 'data:{"content":"no"}\n'],
    ['a space before "data:"', ' data: {"content":"no"}\n'],
    ['an empty line', '\n\r\n'],
  ])('ignores %s in both modes', (_, ignored) => {
    const text = `${line({ content: 'a' })}${ignored}${line({ content: 'b' })}`;
    expect([parse(text).text, parse(text, 'action').text]).toEqual(['ab', 'ab']);
  });

  test('accepts lines that end with LF or CRLF', () => {
    expect(parse('data: {"content":"a"}\r\n\r\ndata: {"content":"b"}\n\ndata: [DONE]\r\n')).toMatchObject({
      text: 'ab',
      done: true,
    });
  });
});

describe('createStreamParser: line content', () => {
  test('CHAT-25 appends `content` to the text', () => {
    expect(parse(line({ content: 'Easy ' }) + line({ content: 'today' })).text).toBe('Easy today');
  });

  test('CHAT-26 replaces all earlier text with `replaceContent` and appends later content', () => {
    expect(parse(line({ content: 'Run!' }) + line({ replaceContent: 'Rest' }) + line({ content: '.' })).text).toBe(
      'Rest.',
    );
    expect(parse(line({ content: 'Run!' }) + line({ replaceContent: '' })).text).toBe('');
  });

  test('CHAT-27 ends the reply at an `error` line and ignores all later lines', () => {
    const state = parse(
      line({ content: 'Ea' }) + line({ error: 'The coach lost its thread' }) + line({ content: 'sy' }),
    );
    expect(state).toEqual({ text: 'Ea', done: false, error: 'The coach lost its thread', unstored: false });
  });

  test('CHAT-28 completes the reply at [DONE] and ignores all later lines', () => {
    const state = parse(`${line({ content: 'Easy' })}data: [DONE]\n${line({ content: ' run' })}`);
    expect(state).toEqual({ text: 'Easy', done: true, error: null, unstored: false });
  });

  test('CHAT-29 parses a last line that does not end with a line break', () => {
    expect(parse(line({ content: 'Ea' }) + line({ content: 'sy' }).trimEnd()).text).toBe('Easy');
  });

  test.each(['{"content":', 'Easy', '42', 'null', '["a"]', '"text"'])('CHAT-30 skips %s in chat mode', (payload) => {
    expect(parse(`${line({ content: 'a' })}data: ${payload}\n${line({ content: 'b' })}`).text).toBe('ab');
  });

  test.each(['{"content":', 'Easy **run**', ' 39', '42'])('CHAT-31 treats %s as text in action mode', (payload) => {
    expect(parse(`${line({ content: 'a ' })}data: ${payload}\n`, 'action').text).toBe(`a ${payload}`);
  });

  test.each<StreamMode>(['chat', 'action'])(
    'CHAT-32 replaces all earlier text when a chunk starts with REPLACE_CONTENT: in %s mode',
    (mode) => {
      const before = line({ content: 'Run!' });
      expect(parse(before + line({ content: 'REPLACE_CONTENT:Rest' }), mode).text).toBe('Rest');
      expect(parse(`${before}data: REPLACE_CONTENT:Rest\n`, mode).text).toBe('Rest');
      expect(parse(before + line({ content: ' no REPLACE_CONTENT:Rest' }), mode).text).toBe(
        'Run! no REPLACE_CONTENT:Rest',
      );
    },
  );

  test('CARD-01 CARD-03 CARD-04 collects language, chips and sources in addition to the text, and keeps the last value of each', () => {
    const chips = [{ label: "Today's session", message: 'What is today?' }];
    const sources = [{ kind: 'plan', label: 'Plan, Fri 20 Nov' }];
    const state = parse(
      line({ language: 'en' }) + line({ content: 'Did you mean?', chips: [] }) + line({ chips }) + line({ sources }),
    );
    expect(state).toMatchObject({ text: 'Did you mean?', language: 'en', chips, sources });
  });

  test.each([{ language: 'de' }, { chips: 'no' }, { sources: { kind: 'plan' } }, { card: 'c', stop: null }])(
    'ignores the attachments %j',
    (chunk) => expect(Object.keys(parse(line(chunk)))).toEqual(['text', 'done', 'error', 'unstored']),
  );

  test('ignores field values of the wrong type', () => {
    expect(parse(line({ content: 5, replaceContent: null, error: false, more: 'x' }))).toEqual({
      text: '',
      done: false,
      error: null,
      unstored: false,
    });
  });
});

const anyLine = fc.oneof(
  fc.record({ content: fc.string({ unit: 'grapheme' }) }).map(line),
  fc.record({ replaceContent: fc.string({ unit: 'grapheme' }) }).map(line),
  fc.constantFrom(': æøå 🏃\n', '\r\n', 'data: 5:42–6:27 /km\r\n', 'data: {"con\n', 'data: REPLACE_CONTENT:Hvile 🛌\n'),
  fc.constantFrom(line({ error: 'Nei' }), 'data: [DONE]\n'),
);

describe('CHAT-24 createStreamParser: chunk boundaries', () => {
  test('returns the same reply regardless of where chunks split lines or characters', () => {
    const stream = fc.array(anyLine, { maxLength: 8 }).map((lines) => bytes(lines.join('')));
    const cuts = fc.array(fc.nat(200), { maxLength: 30 });
    fc.assert(
      fc.property(stream, cuts, fc.constantFrom<StreamMode>('chat', 'action'), (all, at, mode) => {
        const parser = createStreamParser(mode);
        const borders = [0, ...at.map((cut) => Math.min(cut, all.length)).sort((a, b) => a - b), all.length];
        for (const [index, from] of borders.entries()) parser.push(all.subarray(from, borders[index + 1]));
        expect(parser.end()).toEqual(parse(new TextDecoder().decode(all), mode));
      }),
      { numRuns: 300 },
    );
  });

  test('returns the same reply when it arrives byte by byte', () => {
    const all = bytes(`${line({ content: 'Løp 🏃‍♀️ rolig' })}data: [DONE]\r\n`);
    const parser = createStreamParser('chat');
    for (const byte of all) parser.push(Uint8Array.of(byte));
    expect(parser.end()).toEqual({ text: 'Løp 🏃‍♀️ rolig', done: true, error: null, unstored: false });
  });
});
