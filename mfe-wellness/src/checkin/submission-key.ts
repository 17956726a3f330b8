import { useRef } from 'react';
import type { CheckinBody } from './answers.ts';

/** The body with the check-in's date. */
type DatedBody = CheckinBody & { date: string };

/**
 * A random key. Falls back to random bytes in insecure contexts (a phone on the local network), which lack
 * `randomUUID`.
 */
const createKey = (): string =>
  crypto.randomUUID?.() ??
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

export interface SubmissionKeys {
  /** The key of a submission: the same for every attempt with the same body. */
  keyFor(body: DatedBody): string;
  /** Ends the submission after a success: the next one gets a new key. */
  acknowledge(): void;
}

/** `Idempotency-Key`s of a form. If the first attempt did arrive, a retry gets the same response and stores nothing. */
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
