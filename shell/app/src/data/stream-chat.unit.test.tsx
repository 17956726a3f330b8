import { type CoachType, TOKEN_KEY } from '@stridewell/contracts/web';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type FakeAnswer, fakeApi } from '../testing/fake-api.tsx';
import { type FakeStream, fakeStream } from '../testing/fake-stream.tsx';
import { ChatError } from './chat-error.ts';
import { SILENCE_MS, type StreamedReply, type StreamOptions, streamChat } from './stream-chat.ts';

const answering = (answer: FakeAnswer) => fakeApi({ 'POST /x': answer });

/** Creates a stream and writes its chunks before the stream is read. */
const streamOf = (write: (stream: FakeStream) => void): FakeStream => {
  const stream = fakeStream();
  fakeApi({ 'POST /x': stream.answer });
  write(stream);
  return stream;
};
const ask = (options: Partial<StreamOptions> = {}): Promise<StreamedReply> =>
  streamChat('/x', { message: 'Hi' }, { mode: 'chat', ...options });

const errorOf = async (reply: Promise<unknown>): Promise<ChatError> => {
  const error = await reply.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ChatError)) throw new Error('Expected the call to fail with a ChatError');
  return error;
};

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('streamChat', () => {
  test('CHAT-28 completes the reply at the end marker and cancels the rest of the stream', async () => {
    const texts: string[] = [];
    const stream = streamOf(({ chunk, raw }) => {
      chunk({ content: 'Easy ' });
      chunk({ content: '30 min' });
      raw('data: [DONE]\n');
    });
    expect(await ask({ onText: (text) => texts.push(text) })).toEqual({ text: 'Easy 30 min', aborted: false });
    expect(texts.at(-1)).toBe('Easy 30 min');
    expect(stream.cancelled()).toBe(true);
  });

  test('CHAT-29 completes the reply when the stream ends without an end marker', async () => {
    streamOf(({ chunk, end }) => {
      chunk({ content: 'Easy' });
      end();
    });
    expect(await ask()).toEqual({ text: 'Easy', aborted: false });
  });

  test('API-50 API-51 sends cookies, the stored token and a JSON body', async () => {
    const api = answering({ body: 'data: [DONE]\n' });
    window.localStorage.setItem(TOKEN_KEY, 'a.b.c');
    await ask();
    expect(api.calls[0]).toMatchObject({ method: 'POST', credentials: 'include', body: { message: 'Hi' } });
    expect(api.calls[0]?.headers.get('authorization')).toBe('Bearer a.b.c');
  });
});

describe('streamChat errors', () => {
  const refused: FakeAnswer = { status: 503, statusText: 'Service Unavailable', body: { message: 'Please wait.' } };

  test.each<[string, CoachType, 'chat' | 'action', string]>([
    ['ERR-13', 'running', 'chat', 'Chat failed: 503'],
    ['ERR-18', 'physio', 'chat', 'Physio chat failed: 503'],
    ['ERR-21', 'running', 'action', 'Quick action failed: Service Unavailable'],
    ['ERR-22', 'physio', 'action', 'Physio quick action failed: Service Unavailable'],
  ])('%s handles an error response in the %s %s by rejecting with "%s"', async (_id, coachType, mode, message) => {
    answering(refused);
    const error = await errorOf(ask({ coachType, mode }));
    expect(error).toMatchObject({ message, status: 503, serverMessage: 'Please wait.' });
  });

  test('ERR-21 rejects with the status code when the response has no status text, as in HTTP/2', async () => {
    answering({ status: 429, body: '' });
    expect((await errorOf(ask({ mode: 'action' }))).message).toBe('Quick action failed: 429');
  });

  test.each<[string, CoachType, 'chat' | 'action']>([
    ['ERR-14', 'running', 'chat'],
    ['ERR-19', 'physio', 'chat'],
    ['ERR-23', 'running', 'action'],
    ['ERR-23', 'physio', 'action'],
  ])("%s rejects with 'No response body' when the response has no body (%s %s)", async (_id, coachType, mode) => {
    answering({});
    expect((await errorOf(ask({ coachType, mode }))).message).toBe('No response body');
  });

  test.each<[string, CoachType, string]>([
    ['ERR-15', 'running', 'Chat failed'],
    ['ERR-20', 'physio', 'Chat request failed'],
  ])('%s handles a broken connection to the %s coach by rejecting with "%s"', async (_id, coachType, message) => {
    streamOf((stream) => stream.break());
    expect(await errorOf(ask({ coachType }))).toMatchObject({ message, status: null, inStream: false });
  });

  test('ERR-15 rejects with "Chat failed" when the request fails without a response', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect((await errorOf(ask())).message).toBe('Chat failed');
  });

  test('ERR-15 rejects when the server sends nothing before the silence timeout expires', async () => {
    vi.useFakeTimers();
    const stream = streamOf(({ raw }) => raw(': hello\n'));
    const error = errorOf(ask());
    await vi.advanceTimersByTimeAsync(SILENCE_MS - 1_000);
    stream.raw(': still here\n');
    await vi.advanceTimersByTimeAsync(SILENCE_MS - 1_000);
    expect(stream.cancelled()).toBe(false);
    await vi.advanceTimersByTimeAsync(2_000);
    expect((await error).message).toBe('Chat failed');
    expect(stream.cancelled()).toBe(true);
  });

  test('ERR-16 CHAT-27 rejects with the message of an error event in the stream', async () => {
    streamOf(({ chunk }) => {
      chunk({ content: 'Ea' });
      chunk({ error: 'The coach lost its thread. Please ask again.' });
    });
    expect(await errorOf(ask())).toMatchObject({
      message: 'The coach lost its thread. Please ask again.',
      inStream: true,
    });
  });
});

describe('ERR-17 CHAT-33 cancelled streamChat', () => {
  test.each<'chat' | 'action'>(['chat', 'action'])(
    'resolves with the text received so far in %s mode',
    async (mode) => {
      const stop = new AbortController();
      const stream = streamOf(({ chunk }) => chunk({ content: 'Start with' }));
      const reply = ask({ mode, signal: stop.signal, onText: () => stop.abort() });
      expect(await reply).toEqual({ text: 'Start with', aborted: true });
      expect(stream.cancelled()).toBe(true);
    },
  );

  test('resolves with an empty string when no text was received', async () => {
    const stop = new AbortController();
    streamOf(() => undefined);
    const reply = ask({ signal: stop.signal });
    stop.abort();
    expect(await reply).toEqual({ text: '', aborted: true });
  });
});
