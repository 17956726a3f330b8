import { type ChatMetadata, STREAM_DONE, type StreamChunk } from '@stridewell/contracts/web';

/** In chat a line that cannot be parsed is skipped; in quick actions it is text of the reply. */
export type StreamMode = 'chat' | 'action';

/** What is drawn with a reply beside its text. */
export type Drawn = Pick<ChatMetadata, 'card' | 'stop'>;

export interface StreamState extends Drawn {
  /** The reply so far. */
  text: string;
  /** The end marker came: nothing after it counts. */
  done: boolean;
  /** What the server reported; it ended the reply. */
  error: string | null;
  /** Neither the message nor this reply is stored: the runner has not agreed to it. */
  unstored: boolean;
}

const PREFIX = 'data: ';
/** A piece of text that begins with this stands in the place of all that came before it. */
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

/** The reply after one line of the stream. Comments and everything else that does not begin with `data: ` change nothing. */
export const applyLine = (state: StreamState, line: string, mode: StreamMode): StreamState => {
  if (state.done || state.error !== null || !line.startsWith(PREFIX)) return state;
  const payload = line.slice(PREFIX.length);
  if (payload === STREAM_DONE) return { ...state, done: true };
  const chunk = chunkOf(payload);
  if (chunk) return applyChunk(state, chunk);
  return mode === 'action' || payload.startsWith(REPLACE) ? add(state, payload) : state;
};

export interface StreamParser {
  /** Takes the next bytes, however they were cut; answers the reply so far. */
  push: (bytes: Uint8Array) => StreamState;
  /** The stream has ended: a last line without a line break counts too. */
  end: () => StreamState;
}

/** Reads a reply from bytes: lines end with LF or CRLF, and neither lines nor characters need to arrive in one piece. */
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
