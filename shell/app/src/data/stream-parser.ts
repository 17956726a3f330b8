import { type ChatMetadata, STREAM_DONE, type StreamChunk } from '@stridewell/contracts/web';

/** In `chat` mode a line that is not JSON is skipped; in `action` mode (quick actions) it is text of the reply. */
export type StreamMode = 'chat' | 'action';

/** The parts of a reply in addition to its text. */
export type ReplyAttachments = Pick<ChatMetadata, 'card' | 'stop'>;

export interface StreamState extends ReplyAttachments {
  /** The reply so far. */
  text: string;
  /** The end marker was read; everything after it is ignored. */
  done: boolean;
  /** The error that the server sent; it ends the reply. */
  error: string | null;
  /** Neither the message nor this reply is stored, because the consent is missing. */
  unstored: boolean;
}

const PREFIX = 'data: ';
/** A piece of text with this prefix replaces all text before it. */
const REPLACE = 'REPLACE_CONTENT:';

const chunkOf = (payload: string): StreamChunk | null => {
  try {
    const value: unknown = JSON.parse(payload);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as StreamChunk) : null;
  } catch {
    return null;
  }
};

const add = (state: StreamState, piece: string): StreamState => ({
  ...state,
  text: piece.startsWith(REPLACE) ? piece.slice(REPLACE.length) : state.text + piece,
});

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

const applyChunk = (
  state: StreamState,
  { content, replaceContent, error, card, stop, unstored }: StreamChunk,
): StreamState => {
  let next = unstored === true ? { ...state, unstored } : state;
  if (isObject(card)) next = { ...next, card };
  if (isObject(stop)) next = { ...next, stop };
  if (typeof replaceContent === 'string') next = { ...next, text: replaceContent };
  if (typeof content === 'string') next = add(next, content);
  return typeof error === 'string' ? { ...next, error } : next;
};

/** The reply after one line of the stream. Comments and other lines without the prefix `data: ` are ignored. */
export const applyLine = (state: StreamState, line: string, mode: StreamMode): StreamState => {
  if (state.done || state.error !== null || !line.startsWith(PREFIX)) return state;
  const payload = line.slice(PREFIX.length);
  if (payload === STREAM_DONE) return { ...state, done: true };
  const chunk = chunkOf(payload);
  if (chunk) return applyChunk(state, chunk);
  return mode === 'action' || payload.startsWith(REPLACE) ? add(state, payload) : state;
};

export interface StreamParser {
  /** Adds the next bytes, split anywhere; returns the reply so far. */
  push: (bytes: Uint8Array) => StreamState;
  /** Ends the stream; a last line without a line break is read too. */
  end: () => StreamState;
}

/** Parses a reply from bytes. Lines end with LF or CRLF; chunks may split lines and characters. */
export const createStreamParser = (mode: StreamMode): StreamParser => {
  const decoder = new TextDecoder();
  let state: StreamState = { text: '', done: false, error: null, unstored: false };
  let rest = '';
  const take = (text: string): StreamState => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) state = applyLine(state, line.replace(/\r$/, ''), mode);
    return state;
  };
  return {
    push: (bytes) => take(decoder.decode(bytes, { stream: true })),
    end: () => take(`${decoder.decode()}\n`),
  };
};
