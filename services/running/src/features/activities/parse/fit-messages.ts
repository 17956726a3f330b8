/**
 * Reader of FIT files (Flexible and Interoperable Data Transfer). It decodes only the requested messages and fields,
 * and reads as far as possible. Checksums are not compared, because many apps write wrong ones.
 */
import { RecordingError } from '../../../domain/activities/recording.ts';

/** A message with its numeric fields, as stored: without scale and offset. Missing fields have no value. */
export interface FitMessage {
  /** Global message number in the FIT profile. */
  number: number;
  /** Values by field number. An array of bytes has the values of its bytes. */
  fields: Map<number, number | readonly number[]>;
}

/** Number of the field that contains the time of a message, in seconds since 1989-12-31. */
export const TIMESTAMP = 253;

/** Maximum number of messages kept from a file: five days of one message per second. */
const MOST_MESSAGES = 450_000;

export interface FitContent {
  messages: FitMessage[];
  /** True if the file is truncated. */
  isCutShort: boolean;
}

interface FieldDefinition {
  number: number;
  size: number;
  type: number;
}

interface Definition {
  number: number;
  isLittleEndian: boolean;
  fields: FieldDefinition[];
  /** Number of bytes of all fields together, including developer fields. */
  bytes: number;
}

const MAGIC = 0x2e464954; // '.FIT'
const SHORT_HEADER = 12;
const COMPRESSED_TIME = 0x80;
const DEFINITION = 0x40;
const HAS_DEVELOPER_FIELDS = 0x20;
/** The time of a compressed header has five bits. */
const TIME_ROLLOVER = 32;

/** Thrown if the data ends within a message. */
class EndOfData extends Error {}

export const isFit = (bytes: Uint8Array): boolean =>
  bytes.length >= SHORT_HEADER && new DataView(bytes.buffer, bytes.byteOffset).getUint32(8) === MAGIC;

/** Reads a number of a base type. Returns null for the value that means "no value" and for other types. */
const readNumber = (view: DataView, at: number, type: number, little: boolean): number | null => {
  const valid = (value: number, invalid: number): number | null => (value === invalid ? null : value);
  switch (type & 0x1f) {
    case 0x00: // enum
    case 0x02: // uint8
    case 0x0d: // byte
      return valid(view.getUint8(at), 0xff);
    case 0x0a: // uint8z
      return valid(view.getUint8(at), 0);
    case 0x01: // sint8
      return valid(view.getInt8(at), 0x7f);
    case 0x03: // sint16
      return valid(view.getInt16(at, little), 0x7fff);
    case 0x04: // uint16
      return valid(view.getUint16(at, little), 0xffff);
    case 0x0b: // uint16z
      return valid(view.getUint16(at, little), 0);
    case 0x05: // sint32
      return valid(view.getInt32(at, little), 0x7fffffff);
    case 0x06: // uint32
      return valid(view.getUint32(at, little), 0xffffffff);
    case 0x0c: // uint32z
      return valid(view.getUint32(at, little), 0);
    case 0x08: // float32
      return Number.isFinite(view.getFloat32(at, little)) ? view.getFloat32(at, little) : null;
    default:
      return null;
  }
};

const SIZES: Readonly<Record<number, number>> = {
  ...{ 0: 1, 1: 1, 2: 1, 10: 1, 13: 1 },
  ...{ 3: 2, 4: 2, 11: 2 },
  ...{ 5: 4, 6: 4, 8: 4, 12: 4 },
};
const BYTE = 0x0d;

/** Reads a field. Of an array only the first value is read, except for an array of bytes. */
const readField = (view: DataView, at: number, { size, type }: FieldDefinition, little: boolean) => {
  if ((type & 0x1f) === BYTE && size > 1) return Array.from({ length: size }, (_, index) => view.getUint8(at + index));
  const width = SIZES[type & 0x1f];
  return width === undefined || size < width ? null : readNumber(view, at, type, little);
};

/** Reads the messages of one file of a chain, from the end of its header to the end of its data. */
class ChainedFile {
  readonly #messages: FitMessage[];
  readonly #view: DataView;
  readonly #end: number;
  readonly #wanted: Readonly<Record<number, ReadonlySet<number>>>;
  readonly #definitions = new Map<number, Definition>();
  #at: number;
  #time = 0;

  constructor(
    view: DataView,
    range: { from: number; to: number },
    { wanted, messages }: { wanted: Readonly<Record<number, ReadonlySet<number>>>; messages: FitMessage[] },
  ) {
    this.#view = view;
    this.#messages = messages;
    this.#at = range.from;
    this.#end = range.to;
    this.#wanted = wanted;
  }

  /** Returns the position before `size` bytes and advances beyond them. */
  #take(size: number): number {
    const at = this.#at;
    if (at + size > this.#end) throw new EndOfData();
    this.#at += size;
    return at;
  }

  #define(header: number): void {
    const at = this.#take(5);
    const isLittleEndian = this.#view.getUint8(at + 1) === 0;
    const number = this.#view.getUint16(at + 2, isLittleEndian);
    const readFields = (count: number): FieldDefinition[] =>
      Array.from({ length: count }, () => {
        const field = this.#take(3);
        const [id, size, type] = [0, 1, 2].map((offset) => this.#view.getUint8(field + offset));
        return { number: id ?? 0, size: size ?? 0, type: type ?? 0 };
      });
    const fields = readFields(this.#view.getUint8(at + 4));
    const developer = header & HAS_DEVELOPER_FIELDS ? readFields(this.#view.getUint8(this.#take(1))) : [];
    const bytes = [...fields, ...developer].reduce((sum, { size }) => sum + size, 0);
    this.#definitions.set(header & 0x0f, { number, isLittleEndian, fields, bytes });
  }

  #read({ number, isLittleEndian, fields, bytes }: Definition, compressedTime: number | null): void {
    const start = this.#take(bytes);
    const wanted = this.#wanted[number];
    const message: FitMessage = { number, fields: new Map() };
    let at = start;
    for (const field of fields) {
      if (field.number === TIMESTAMP || wanted?.has(field.number)) {
        const value = readField(this.#view, at, field, isLittleEndian);
        if (value !== null) message.fields.set(field.number, value);
      }
      at += field.size;
    }
    if (compressedTime !== null) message.fields.set(TIMESTAMP, compressedTime);
    const time = message.fields.get(TIMESTAMP);
    if (typeof time === 'number') this.#time = time;
    if (!wanted) return;
    if (this.#messages.length >= MOST_MESSAGES) throw new RecordingError('too_complex');
    this.#messages.push(message);
  }

  /** Returns the full time of a header that contains only its last five bits. */
  #fullTime(bits: number): number {
    const time = this.#time - (this.#time % TIME_ROLLOVER) + bits;
    return time < this.#time ? time + TIME_ROLLOVER : time;
  }

  /** Reads all messages. Returns false if the data ends within one, or if a message has no definition. */
  read(): boolean {
    try {
      while (this.#at < this.#end) {
        const header = this.#view.getUint8(this.#take(1));
        const isCompressed = (header & COMPRESSED_TIME) !== 0;
        if (!isCompressed && header & DEFINITION) {
          this.#define(header);
          continue;
        }
        const definition = this.#definitions.get(isCompressed ? (header >> 5) & 0x03 : header & 0x0f);
        if (!definition) return false;
        this.#read(definition, isCompressed ? this.#fullTime(header & 0x1f) : null);
      }
      return true;
    } catch (error) {
      if (error instanceof EndOfData) return false;
      throw error;
    }
  }
}

/**
 * Reads the wanted messages of a FIT file, which may be a chain of files. `wanted` contains the field numbers by
 * message number; the timestamp is always read.
 *
 * @returns null if the bytes are not a FIT file
 * @throws RecordingError 'too_complex' for more messages than memory has room for
 */
export const readFitMessages = (
  bytes: Uint8Array,
  wanted: Readonly<Record<number, ReadonlySet<number>>>,
): FitContent | null => {
  if (!isFit(bytes)) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const messages: FitMessage[] = [];
  let [at, isCutShort] = [0, false];
  while (at + SHORT_HEADER <= bytes.length && view.getUint32(at + 8) === MAGIC) {
    const from = at + Math.max(SHORT_HEADER, view.getUint8(at));
    // An app that was killed leaves the length at zero; another one includes the checksum in it.
    const stated = view.getUint32(at + 4, true);
    const to = stated === 0 ? bytes.length : Math.min(bytes.length, from + stated);
    const file = new ChainedFile(view, { from, to }, { wanted, messages });
    const isWhole = file.read();
    if (!isWhole || from + stated > bytes.length + 4) isCutShort = true;
    at = to + 2;
  }
  return { messages, isCutShort };
};
