import { type ChatMetadata, STREAM_DONE, type StreamChunk } from '@stridewell/contracts/web';

/**
 * Determines how a line that is not JSON is handled: `chat` mode skips the line, `action` mode (quick actions) adds it
 * to the text of the reply.
 */
export type StreamMode = 'chat' | 'action';

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

/** Type checks for the attachments of a chunk. Values of a different type are ignored. */
const IS_ATTACHMENT = {
  card: isObject,
  stop: isObject,
  language: (value: unknown): boolean => value === 'en' || value === 'nb',
  proposal: isObject,
  chips: Array.isArray,
  sources: Array.isArray,
};

/** Parts of a reply in addition to its text: safety card or STOP message, proposed change, language, chips and sources. */
export type ReplyAttachments = Pick<ChatMetadata, keyof typeof IS_ATTACHMENT>;

const NAMES = Object.keys(IS_ATTACHMENT) as (keyof ReplyAttachments)[];

/** Returns the valid attachments of a chunk or reply, without its other fields. */
export const attachmentsOf = (given: ReplyAttachments): ReplyAttachments =>
  Object.fromEntries(NAMES.filter((name) => IS_ATTACHMENT[name](given[name])).map((name) => [name, given[name]]));

/** True if two replies have the same attachments. */
export const areSameAttachments = (a: ReplyAttachments, b: ReplyAttachments): boolean =>
  NAMES.every((name) => a[name] === b[name]);

export interface StreamState extends ReplyAttachments {
  /** Text of the reply received so far. */
  text: string;
  /** True after the end marker has been read. All later lines are ignored. */
  done: boolean;
  /** Error message that the server sent in the stream, which ends the reply. Null if there is none. */
  error: string | null;
  /** True if neither the message nor this reply was stored, because the consent is missing. */
  unstored: boolean;
}

const PREFIX = 'data: ';
/** Prefix of a chunk that replaces all earlier text. */
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

const applyChunk = (state: StreamState, chunk: StreamChunk): StreamState => {
  const { content, replaceContent, error, unstored } = chunk;
  let next = { ...state, ...attachmentsOf(chunk), ...(unstored === true && { unstored }) };
  if (typeof replaceContent === 'string') next = { ...next, text: replaceContent };
  if (typeof content === 'string') next = add(next, content);
  return typeof error === 'string' ? { ...next, error } : next;
};

/** Applies one line of the stream to the reply. Ignores comments and other lines without the prefix `data: `. */
const applyLine = (state: StreamState, line: string, mode: StreamMode): StreamState => {
  if (state.done || state.error !== null || !line.startsWith(PREFIX)) return state;
  const payload = line.slice(PREFIX.length);
  if (payload === STREAM_DONE) return { ...state, done: true };
  const chunk = chunkOf(payload);
  if (chunk) return applyChunk(state, chunk);
  return mode === 'action' || payload.startsWith(REPLACE) ? add(state, payload) : state;
};

export interface StreamParser {
  /** Parses the next bytes, which can end in the middle of a line or character. Returns the reply received so far. */
  push: (bytes: Uint8Array) => StreamState;
  /** Parses the last line if it does not end with a line break. Returns the complete reply. */
  end: () => StreamState;
}

/** Creates a parser for a streamed reply. Lines end with LF or CRLF. */
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
