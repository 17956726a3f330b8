import { inLanguage } from '../data/language.ts';

/** Labels of the five steps, and the text shown while each is the next one. */
interface StepWords {
  label: string;
  next: string;
}

export interface OnboardingWords {
  title: string;
  dismiss: string;
  done: string;
  allDone: string;
  exercises: string;
  fillProfile: string;
  blocked: string;
  resolved: string;
  profile: StepWords;
  checkin: StepWords;
  today: StepWords;
  mark: { label: string; next: (marked: number, of: number) => string };
  running: StepWords;
}

const EN: OnboardingWords = {
  title: 'Your way back to running',
  dismiss: 'Dismiss',
  done: '(done)',
  allDone: 'Every step is done today.',
  exercises: "Today's exercises",
  fillProfile: 'Fill Profile',
  blocked: 'Your exercises rest today. Read the message on this page first.',
  resolved: 'Healed. A new injury begins in your profile.',
  profile: { label: 'Fill profile', next: 'First: tell us where it hurts. It takes a minute.' },
  checkin: { label: 'Check in daily', next: "Next: today's check-in. Your exercises follow it." },
  today: { label: "Today's exercises", next: "Next: today's exercises." },
  mark: {
    label: 'Mark progress',
    next: (marked, of) => `Next: mark what you have done. ${marked} of ${of} so far.`,
  },
  running: { label: 'Return to running', next: 'Next: day by day until the return-to-run criteria are met.' },
};

const NB: OnboardingWords = {
  title: 'Veien tilbake til løping',
  dismiss: 'Skjul',
  done: '(gjort)',
  allDone: 'Alle stegene er gjort i dag.',
  exercises: 'Dagens øvelser',
  fillProfile: 'Fyll ut profilen',
  blocked: 'Øvelsene hviler i dag. Les meldingen på denne siden først.',
  resolved: 'Frisk. En ny skade begynner i profilen.',
  profile: { label: 'Fyll ut profilen', next: 'Først: fortell hvor det gjør vondt. Det tar ett minutt.' },
  checkin: { label: 'Sjekk inn hver dag', next: 'Neste: dagens innsjekk. Øvelsene følger av den.' },
  today: { label: 'Dagens øvelser', next: 'Neste: dagens øvelser.' },
  mark: {
    label: 'Kryss av',
    next: (marked, of) => `Neste: kryss av det du har gjort. ${marked} av ${of} så langt.`,
  },
  running: { label: 'Tilbake til løping', next: 'Neste: dag for dag til kriteriene for å løpe igjen er møtt.' },
};

/** UI text in the language of the page. */
export const onboardingWords = (): OnboardingWords => inLanguage({ en: EN, nb: NB });
