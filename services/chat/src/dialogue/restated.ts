/** The part of a correction that states what was not meant: "not Saturday", «ikke lørdagen». */
const DENIED = /\b(?:not|ikke|ikkje)\s+[\p{L}]+/giu;
/** A correction without what it denies. */
export const withoutDenied = (message: string): string => message.replace(DENIED, ' ').trim();

/** The sentences of a message. */
export const sentencesOf = (message: string): string[] => message.split(/(?<=[.?!])\s+/).filter(Boolean);

/**
 * Words which show that a request for a shorter answer is about the form of the answer; without them it may be about a
 * session.
 */
const FORM =
  /\b(?:short(?:er)?|brief\w*|simpl\w*|lines?|sentences?|words?|one word|answers?|too (?:long|technical|much)|kort(?:ere)?|enkl\w*|linjer?|setning\w*|ord|svar\w*|for (?:langt?|mye|teknisk))\b/i;
/** True when a message mentions the form of an answer. */
export const namesForm = (message: string): boolean => FORM.test(message);
