const hex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** A trace for one call, to be found again in every service it reaches; whether it is recorded is theirs to say. */
export const newTraceparent = (): string => `00-${hex(16)}-${hex(8)}-00`;
