import { type PageLanguage, pageLanguage } from '@stridewell/app/screens';

/** Words of the card with today's exercises, in one language. */
export interface OverviewWords {
  today: string;
  count: (exercises: number, minutes: number | null) => string;
  left: (left: number) => string;
  done: string;
  start: (minutes: number | null) => string;
  list: string;
}

const WORDS: Record<PageLanguage, OverviewWords> = {
  en: {
    today: 'Today',
    count: (exercises, minutes) =>
      `${exercises === 1 ? '1 exercise' : `${exercises} exercises`}${minutes === null ? '' : `, ${minutes} min`}`,
    left: (left) => (left === 1 ? '1 is left.' : `${left} are left.`),
    done: 'All done for today.',
    start: (minutes) => (minutes === null ? 'Start' : `Start, ${minutes} min`),
    list: "See today's exercises",
  },
  nb: {
    today: 'I dag',
    count: (exercises, minutes) =>
      `${exercises === 1 ? '1 øvelse' : `${exercises} øvelser`}${minutes === null ? '' : `, ${minutes} min`}`,
    left: (left) => `${left} gjenstår.`,
    done: 'Alt er gjort for i dag.',
    start: (minutes) => (minutes === null ? 'Start' : `Start, ${minutes} min`),
    list: 'Se dagens øvelser',
  },
};

/** Words in the language of the page. */
export const overviewWords = (): OverviewWords => WORDS[pageLanguage()];
