import { DEFAULT_LANGUAGE, type Language } from '@stridewell/contracts/web';
import type { Letter } from '../mail/letter.ts';

const DAY_MS = 86_400_000;
/** Time without use after which the owner is notified of the deletion (24 months), in milliseconds. */
export const INACTIVE_AFTER_MS = 730 * DAY_MS;
/** Time between the email to the owner and the erasure, in milliseconds. */
export const NOTICE_MS = 30 * DAY_MS;

/** Returns the latest time of last use at which an account is considered unused. */
export const inactivityCutoff = (now: Date): Date => new Date(now.getTime() - INACTIVE_AFTER_MS);

/** Returns the latest notification time at which an account is due for erasure. */
export const noticeCutoff = (now: Date): Date => new Date(now.getTime() - NOTICE_MS);

const dayIn = (day: Date, locale: string): string =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(day);

const LETTERS: Record<Language, (day: Date) => Omit<Letter, 'language'>> = {
  en: (date) => {
    const day = dayIn(date, 'en-GB');
    return {
      subject: `Your Stridewell account will be deleted on ${day}`,
      heading: 'Do you still want your account?',
      paragraphs: [
        `You have not used Stridewell for 24 months. We do not keep your data longer than you need it, so we will delete your account and everything in it on ${day}.`,
        'Would you like to keep it? Sign in once before that day, and nothing happens. You can also sign in to download your data first.',
        'If you no longer need it, you do not have to do anything.',
        'All the best, and happy running wherever you go.',
      ],
    };
  },
  nb: (date) => {
    const day = dayIn(date, 'nb-NO');
    return {
      subject: `Stridewell-kontoen din blir slettet ${day}`,
      heading: 'Vil du beholde kontoen?',
      paragraphs: [
        `Du har ikke brukt Stridewell på 24 måneder. Vi lagrer ikke opplysningene dine lenger enn du trenger dem, så vi sletter kontoen og alt i den ${day}.`,
        'Vil du beholde den? Logg inn én gang før den dagen, så skjer det ingenting. Du kan også logge inn for å laste ned opplysningene dine først.',
        'Trenger du den ikke lenger, behøver du ikke å gjøre noe.',
        'Ha det godt, og god tur videre.',
      ],
    };
  },
};

/**
 * Returns the letter that announces the deletion, with the date and how to prevent it. Like all our emails, it contains
 * no link.
 */
export const noticeLetter = (now: Date, language: Language = DEFAULT_LANGUAGE): Letter => ({
  language,
  ...LETTERS[language](new Date(now.getTime() + NOTICE_MS)),
});
