import { useRef } from 'react';
import type { CheckinBody } from './answers.ts';

type DatedBody = CheckinBody & { date: string };

/**
 * Creates a random key. Has a fallback, because `randomUUID` is missing in insecure contexts such as a phone on the
 * local network.
 */
const createKey = (): string =>
  crypto.randomUUID?.() ??
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

export interface SubmissionKeys {
  /** Returns the same key for all submissions with the same body. */
  keyFor(body: DatedBody): string;
  /** Must be called after a successful submission, so that the next submission gets a new key. */
  acknowledge(): void;
}

/** Provides the idempotency keys of the check-in form, which make the server store a retried submission only once. */
export const useSubmissionKeys = (): SubmissionKeys => {
  const open = useRef<{ body: string; key: string } | null>(null);
  return {
    keyFor(body) {
      const text = JSON.stringify(body);
      if (open.current?.body !== text) open.current = { body: text, key: createKey() };
      return open.current.key;
    },
    acknowledge() {
      open.current = null;
    },
  };
};
