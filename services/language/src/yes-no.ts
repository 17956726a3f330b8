/** Opening words of yes-no questions in both languages. */
const YES_NO =
  /(?:^|[.,!?;:-]\s*|\b(?:so|hey|hi|hei|and|but|then|da|og|men|altså)\s+)(?:am|do|are|is|will|have|has|er|skal|må|har|blir|ligger)\s+(?:i|we|my|it|there|today|tomorrow|jeg|eg|vi|det|du)\b/i;
/** Matches a choice between two things, which is not a yes-no question. */
const EITHER = /\b(?:or|eller)\b/i;

/** True when a message is a yes-no question, whose answer should begin with yes or no. */
export const wantsYesOrNo = (message: string): boolean => YES_NO.test(message) && !EITHER.test(message);
