import { slotsOf } from '@stridewell/understanding/slots';

const REPLACED =
  /(?<!\p{L})(?:instead of|rather than|in place of|i stedet for|istedenfor|istedet for|i staden for|heller enn)\s+(?:the |my |only |just |de |mine |bare |planned |planlagte )*(?<amount>\d+(?:[.,]\d+)?|en|ein|an?|one|to|two|half an?|en halv)(?:\s*(?<unit>min\p{L}*|hours?|timer?|time|h|km|k|kilomet\p{L}*|mil|miles?|mi))?(?!\p{L})/iu;
const NUMBER = /(?<![\d.,:\p{L}])(\d{1,3}(?:[.,]\d+)?)(?![\d:%]|\s*(?:x|ganger|times|am|pm|o'?clock|of|av)\b)/iu;
const OF_DISTANCE = /^(?:k|km|kilomet|mil|mi$)/i;
/** Minimum value at which a number without a unit is read as minutes. */
const MINUTES_MIN = 10;

/** The length that a message asks for instead of another one. */
export interface LengthInstead {
  minutes: number | null;
  /** In kilometres. */
  distance: number | null;
}

/**
 * Returns the length that a message asks for instead of another one: "a 10k instead of 25 min", "60 in place of 55". Null for any
 * other message, such as "a bike ride instead of 40 minutes".
 */
export const lengthInstead = (message: string): LengthInstead | null => {
  const replaced = REPLACED.exec(message);
  if (!replaced) return null;
  const { unit } = replaced.groups ?? {};
  const wished = message.replace(REPLACED, ' ');
  const { minutes, distance } = slotsOf(wished);
  const isBare = !/\d\s*(?:m|h|t|k)/iu.test(wished);
  if (distance !== null || (minutes !== null && !(isBare && unit !== undefined && OF_DISTANCE.test(unit))))
    return { minutes: distance === null ? minutes : null, distance };
  const number = Number((NUMBER.exec(wished)?.[1] ?? '').replace(',', '.'));
  if (!(number > 0)) return null;
  if (unit !== undefined && OF_DISTANCE.test(unit)) {
    const each = slotsOf(`1 ${unit}`).distance ?? 1;
    return { minutes: null, distance: number * each };
  }
  return number >= MINUTES_MIN ? { minutes: number, distance: null } : null;
};
