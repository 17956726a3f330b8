import { useRef } from 'react';
import type { CheckinBody } from './answers.ts';

type DatedBody = CheckinBody & { date: string };

/** A random key. `randomUUID` is missing in insecure contexts, such as a phone on the local network. */
const createKey = (): string =>
  crypto.randomUUID?.() ??
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

export interface SubmissionKeys {
  /** Returns the same key for every attempt with the same body. */
  keyFor(body: DatedBody): string;
  /** Call this after a success: the next submission gets a new key. */
  acknowledge(): void;
}

/** Idempotency keys of the form: the server stores a retried submission only once. */
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
