const hex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** A new trace context for one call, seen by every service it reaches. The services decide whether to record it. */
export const newTraceparent = (): string => `00-${hex(16)}-${hex(8)}-00`;
