import { addDays } from '@stridewell/contracts/web';
import { shortDay } from '@stridewell/ui/core';

/** First and last day of a week: "16–22 Nov", "30 Nov – 6 Dec". */
export const weekLabel = (monday: string): string => {
  const sunday = addDays(monday, 6);
  return monday.slice(0, 7) === sunday.slice(0, 7)
    ? `${Number(monday.slice(8))}–${shortDay(sunday)}`
    : `${shortDay(monday)} – ${shortDay(sunday)}`;
};
