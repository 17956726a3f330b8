/** Matches a question in the text after the first clause of a message. */
const ASKS =
  /\?|^\W*(?:and |but |og |men )?(?:(?:what|how|when|where|which|who|why|hva|kva|ka|hvor|kor|når|hvordan|korleis|hvilke\w*|hvem|hvorfor)\b|(?:can|could|should|may|do|does|is|are|will|kan|skal|ska|bør|må|får|er|blir|har) (?:i|we|you|it|that|this|the|jeg|eg|æ|vi|du|det|den|dette)\b)/i;

/** The parts of a message between its punctuation marks, without those that hold no letter or digit. */
export const clausesOf = (message: string): string[] =>
  message
    .split(/[,.;:!?…–—\n]+|\s-\s/)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\d]/u.test(part));

/** The first clause of a message, and what follows it. Both are empty when the message has no words. */
export const openingOf = (message: string): { head: string; rest: string } => {
  const [head = ''] = clausesOf(message);
  const at = message.indexOf(head) + head.length;
  return { head, rest: message.slice(at).replace(/^[\s,.;:!?…–—-]+/, '') };
};

/** True when a text asks something. */
export const asksSomething = (text: string): boolean => ASKS.test(text);
