const NEGATION =
  'no|not|never|dont|doesnt|didnt|cannot|cant|wont|shouldnt|mustnt|isnt|arent|nobody|nothing|none|without|avoid|instead of|rather than|stop|skip|pause|ikke|aldri|ingen|uten|unnga|i stedet for|la vaere a|verken|hverken';
/** A denial with at most two words between it and what it denies. */
const DENIED = new RegExp(`\\b(?:${NEGATION}) (?:[a-z]+ ){0,2}$`);
const EACH = new RegExp(`\\b(?:${NEGATION})\\b`, 'g');
/** Words that turn a denial round: "no reason not to", "why not", "not only". */
const TURNED =
  /\b(?:reason|why|afraid|scared|hesitate|harm|wrong|only|just|grunn|hvorfor|redd|bare|kun|problem|worry|doubt|tvil)\b/;

/** What stands in the same clause before a place. */
export const clauseBefore = (text: string, at: number): string =>
  /[^.!?;:,]*$/.exec(text.slice(Math.max(0, at - 80), at))?.[0] ?? '';

/** What stands in the same clause after a place. */
export const clauseAfter = (text: string, at: number): string => /^[^.!?;:,]*/.exec(text.slice(at, at + 60))?.[0] ?? '';

/** The sentence that a place stands in, as far as it is near. */
export const sentenceAround = (text: string, at: number): string => {
  const before = /[^.!?]*$/.exec(text.slice(Math.max(0, at - 160), at))?.[0] ?? '';
  const after = /^[^.!?]*/.exec(text.slice(at, at + 160))?.[0] ?? '';
  return before + after;
};

/** Whether it is denied in so many words, once, and not turned round. */
export const isDenied = (before: string): boolean =>
  DENIED.test(before) && !TURNED.test(before) && (before.match(EACH)?.length ?? 0) === 1;

/** Put off: "running can wait", "intervals are off", "before you run", "when you can run again". */
const WAITS =
  /^(?: [a-z]+){0,2} ?(?:has to|have to|must|can|should|is|are|stays?|stay|gets?|will|kan|ma|er|far|skal|blir)? ?(?:be )?(?:off|paused|closed|blocked|out|wait|waits|later|not|stopped|cancelled|dropped|replaced|swapped|moved|vente|venter|pause|pauset|stengt|avlyst|ikke|byttes|byttet|erstattes|erstattet|flyttes|flyttet|strykes|ligge)\b/;
const WAITS_NOT =
  /\b(?:not|ikke|never|aldri|no longer|nt) (?:be )?(?:off|paused|closed|blocked|out|wait|stopped|cancelled|dropped|vente|av|stengt|pause|pauset|avlyst)\b/;
const FIRST =
  /\b(?:until|before|til|for) (?:you|du|any|the next|neste) (?:can |may |kan )?$|\b(?:when|once|nar) (?:you can|you may|du kan) $/;

/** Whether a run or a hard session is denied or put off where it is named. */
export const isPutOff = (before: string, after: string): boolean =>
  isDenied(before) || FIRST.test(before) || (WAITS.test(after) && !WAITS_NOT.test(after));
