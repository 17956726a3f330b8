import { clausesOf } from './clauses.ts';
import { foldedOf } from './reading.ts';
import { coreOf, ownWords } from './second-words.ts';

const WORDS_MAX = 8;
/** Maximum number of characters in the question, including the runner's opinion. */
const LENGTH_MAX = 200;
const WHY =
  /^(?:why|how come|what for|for what reason|hvorfor|hvordan har det seg|hva er (?:grunnen|arsaken)|grunnen)\b/;
/** Words of degree and place in a list, which name no subject. */
const DEGREE =
  /^(?:though|tho|come|reason|grunnen|arsaken|seg|for|few|long|longer|short|shorter|low|lower|high|higher|hard|harder|easy|easier|heavy|heavier|slow|slower|fast|faster|far|early|late|often|light|lighter|good|bad|ok|okay|fine|allowed|important|necessary|okey|greit|lov|bra|darlig|viktig|nodvendig|lett|lettere|tung|tungt|tyngre|lenge|lengre|lang|langt|kort|kortere|hoyt?|hoyere|lavt?|lavere|sakte|saktere|fort|fortere|fa|faerre|tidlig|sent|ofte|rolig|roligere|last|next|siste|neste|nettopp|akkurat|exactly|lenger|lengst|helt|heilt|fri|free|off|hvile|kvile|rest|only|alene|walk|walks|walking|gange|gatur)$/;

/**
 * True for a short question about the reason for the last answer: "why though", "koffer itj løping?", "hvorfor er det
 * greit da, trodde det var viktig". The text after its first clause states the runner's opinion. False for a question
 * that names its own subject.
 */
export const asksReason = (message: string): boolean => {
  if (message.length > LENGTH_MAX) return false;
  const [head = '', ...others] = clausesOf(message);
  if (others.some((part) => WHY.test(foldedOf(part).trim()))) return false;
  const words = coreOf(head);
  const text = words.join(' ');
  return words.length > 0 && words.length <= WORDS_MAX && WHY.test(text) && ownWords(words, DEGREE) === 0;
};
