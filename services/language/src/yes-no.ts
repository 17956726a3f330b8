/** How a question that wants a yes or a no begins, in both languages. */
const YES_NO =
  /(?:^|[.,!?;:-]\s*|\b(?:so|hey|hi|hei|and|but|then|da|og|men|altså)\s+)(?:am|do|are|is|will|have|has|er|skal|må|har|blir|ligger)\s+(?:i|we|my|it|there|today|tomorrow|jeg|eg|vi|det|du)\b/i;
/** Two things to choose between are answered by the one that holds. */
const EITHER = /\b(?:or|eller)\b/i;

/** Whether a message wants a yes or a no first. */
export const wantsYesOrNo = (message: string): boolean => YES_NO.test(message) && !EITHER.test(message);
