import { useRef } from 'react';
import type { CheckinBody } from './answers.ts';

/** The body with the date it is for. */
type DatedBody = CheckinBody & { date: string };

/** A UUID also where the page is not served securely (a phone on the local network), which has no `crypto.randomUUID`. */
const createKey = (): string =>
  crypto.randomUUID?.() ??
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

export interface SubmissionKeys {
  /** The key of this submission: the same for every try with the same answers. */
  keyFor(body: DatedBody): string;
  /** The server has answered: the next submission is another one. */
  acknowledge(): void;
}

/** `Idempotency-Key`s of a form: a retry whose first try did arrive answers what that one did, and stores nothing. */
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
