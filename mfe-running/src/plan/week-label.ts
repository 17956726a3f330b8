import { pageLanguage, shortDayIn } from '@stridewell/app/screens';
import { addDays } from '@stridewell/contracts/web';

/** First and last day of a week: "16–22 Nov", "30 Nov – 6 Dec" or "16.–22. nov.". */
export const weekLabel = (monday: string): string => {
  const sunday = addDays(monday, 6);
  const first = `${Number(monday.slice(8))}${pageLanguage() === 'nb' ? '.' : ''}`;
  return monday.slice(0, 7) === sunday.slice(0, 7)
    ? `${first}–${shortDayIn(sunday)}`
    : `${shortDayIn(monday)} – ${shortDayIn(sunday)}`;
};
