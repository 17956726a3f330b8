import { fold } from '@stridewell/safety/text';

const set = (phrases: string): ReadonlySet<string> => new Set(phrases.split('|').map((phrase) => fold(phrase.trim())));

const YES = set(
  `yes|yes please|yes do it|yes do that|yeah|yep|yup|sure|yes sure|ok|okay|do it|do that|please do|go ahead|confirm|sounds good|that works|
  ja|ja takk|ja gjerne|ja gjør det|gjerne|jepp|jada|javisst|ok takk|greit|det er greit|gjør det|kjør på|bekreft|høres bra ut|det funker`,
);
const NO = set(
  `no|no thanks|no thank you|nope|cancel|never mind|nevermind|leave it|don't|please don't|not now|
  nei|nei takk|avbryt|glem det|la være|la det være|ikke gjør det|ikke nå`,
);
const LONGEST = 40;

/**
 * Reads a message as the answer to a proposed change. The message must contain nothing else, so "yes, but on Friday"
 * does not confirm the change. Null for every other message.
 */
export const readConsent = (message: string): boolean | null => {
  if (message.length > LONGEST) return null;
  const words = fold(message)
    .replace(/[^\p{L}\p{N}'\s]+/gu, ' ')
    .trim()
    .replace(/\s+/g, ' ');
  if (YES.has(words)) return true;
  return NO.has(words) ? false : null;
};
