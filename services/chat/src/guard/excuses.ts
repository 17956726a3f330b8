const NEGATION =
  'no|not|never|dont|doesnt|didnt|cannot|cant|wont|shouldnt|mustnt|isnt|arent|nobody|nothing|none|without|avoid|instead of|rather than|stop|skip|pause|ikke|aldri|ingen|uten|unnga|i stedet for|la vaere a|verken|hverken';
/** Matches a negation at most two words before the match. */
const DENIED = new RegExp(`\\b(?:${NEGATION}) (?:[a-z]+ ){0,2}$`);
const EACH = new RegExp(`\\b(?:${NEGATION})\\b`, 'g');
/** Matches words that reverse a negation, as in "no reason not to", "why not" or "not only". */
const TURNED =
  /\b(?:reason|why|afraid|scared|hesitate|harm|wrong|only|just|grunn|hvorfor|redd|bare|kun|problem|worry|doubt|tvil)\b/;

/** Returns the text of the clause before a position, at most 80 characters. */
export const clauseBefore = (text: string, at: number): string =>
  /[^.!?;:,]*$/.exec(text.slice(Math.max(0, at - 80), at))?.[0] ?? '';

/** Returns the text of the clause after a position, at most 60 characters. */
export const clauseAfter = (text: string, at: number): string => /^[^.!?;:,]*/.exec(text.slice(at, at + 60))?.[0] ?? '';

/** Returns the sentence around a position, at most 160 characters on each side. */
export const sentenceAround = (text: string, at: number): string => {
  const before = /[^.!?]*$/.exec(text.slice(Math.max(0, at - 160), at))?.[0] ?? '';
  const after = /^[^.!?]*/.exec(text.slice(at, at + 160))?.[0] ?? '';
  return before + after;
};

/** True when the match is negated exactly once and no word reverses the negation. */
export const isDenied = (before: string): boolean =>
  DENIED.test(before) && !TURNED.test(before) && (before.match(EACH)?.length ?? 0) === 1;

/** Matches words after a run or hard session that postpone it, as in "running can wait" or "intervals are off". */
const WAITS =
  /^(?: [a-z]+){0,2} ?(?:has to|have to|must|can|should|is|are|stays?|stay|gets?|will|kan|ma|er|far|skal|blir)? ?(?:be )?(?:off|paused|closed|blocked|out|wait|waits|later|not|stopped|cancelled|dropped|replaced|swapped|moved|vente|venter|pause|pauset|stengt|avlyst|ikke|byttes|byttet|erstattes|erstattet|flyttes|flyttet|strykes|ligge)\b/;
const WAITS_NOT =
  /\b(?:not|ikke|never|aldri|no longer|nt) (?:be )?(?:off|paused|closed|blocked|out|wait|stopped|cancelled|dropped|vente|av|stengt|pause|pauset|avlyst)\b/;
const FIRST =
  /\b(?:until|before|til|for) (?:you|du|any|the next|neste) (?:can |may |kan )?$|\b(?:when|once|nar) (?:you can|you may|du kan) $/;

/** True when the text negates or postpones the run or hard session that it mentions. */
export const isPutOff = (before: string, after: string): boolean =>
  isDenied(before) || FIRST.test(before) || (WAITS.test(after) && !WAITS_NOT.test(after));
