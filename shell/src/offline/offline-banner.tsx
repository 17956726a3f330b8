import { now, useOfflineSince, useTimezone } from '@stridewell/app/core';
import { pageLanguage } from '@stridewell/app/screens';
import { dateIn } from '@stridewell/contracts/web';
import { Banner, clockTime } from '@stridewell/ui/core';

const LOCALES = { en: 'en-GB', nb: 'nb-NO' } as const;

const WORDS = {
  en: {
    asOf: (time: string) => `Offline. As of ${time}.`,
    empty: 'You are offline. You can still check in; it will be sent later. Everything else needs a connection.',
    at: (weekday: string, time: string) => `${weekday} ${time}`,
  },
  nb: {
    asOf: (time: string) => `Uten nett. Slik det var ${time}.`,
    empty: 'Du er uten nett. Du kan sjekke inn likevel, så sendes det senere. Alt annet trenger nett.',
    at: (weekday: string, time: string) => `${weekday} kl. ${time}`.trim(),
  },
} as const;

/** Returns the time of the shown data, with the weekday unless it is today: "21:40", "Friday 21:40". */
const timeOf = (instant: string, timezone: string): string => {
  const language = pageLanguage();
  const at = new Date(instant);
  const isToday = dateIn(timezone, at) === dateIn(timezone, now());
  const weekday = new Intl.DateTimeFormat(LOCALES[language], { timeZone: timezone, weekday: 'long' }).format(at);
  return WORDS[language].at(isToday ? '' : weekday, clockTime(instant, timezone)).trim();
};

/**
 * The only notice that is shown while the device is offline. It states how old the shown data is. Check-ins and marks
 * are queued.
 */
export default function OfflineBanner() {
  const timezone = useTimezone();
  const asOf = useOfflineSince((state) => state.asOf);
  const { asOf: asOfWords, empty } = WORDS[pageLanguage()];
  return <Banner icon="offline">{asOf === null ? empty : asOfWords(timeOf(asOf, timezone))}</Banner>;
}
