import { MAX_MESSAGE_BYTES } from '../commands/admin.ts';

const HEADER_BYTES = 16;

/** Splits a byte stream into messages. */
export class Frames {
  #parts: Buffer[] = [];
  #length = 0;

  /**
   * Returns the messages that `chunk` completes. Null when the stream does not follow MongoDB's protocol or a message
   * is too long.
   */
  push(chunk: Buffer): Buffer[] | null {
    this.#parts.push(chunk);
    this.#length += chunk.length;
    const messages: Buffer[] = [];
    for (;;) {
      const size = this.#messageSize();
      if (size === null) return messages;
      if (size < HEADER_BYTES || size > MAX_MESSAGE_BYTES) return null;
      if (size > this.#length) return messages;
      const bytes = this.#joined();
      messages.push(bytes.subarray(0, size));
      this.#keep(bytes.subarray(size));
    }
  }

  /**
   * Reads only the first four bytes of the buffered chunks, so that the chunks of a long message are concatenated only
   * once, when it is complete.
   */
  #messageSize(): number | null {
    if (this.#length < 4) return null;
    const [first] = this.#parts;
    return (first && first.length >= 4 ? first : this.#joined()).readInt32LE(0);
  }

  #joined(): Buffer {
    const bytes = this.#parts.length === 1 && this.#parts[0] ? this.#parts[0] : Buffer.concat(this.#parts);
    this.#parts = [bytes];
    return bytes;
  }

  #keep(rest: Buffer): void {
    this.#parts = rest.length > 0 ? [rest] : [];
    this.#length = rest.length;
  }
}
