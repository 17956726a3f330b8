import type { PainHourLater } from '@stridewell/contracts/web';
import { inLanguage } from '../data/language.ts';

/** UI text for the question about pain one hour after a session, in one language. */
interface HourWords {
  title: string;
  question: string;
  scale: string;
  missing: string;
  save: string;
  saving: string;
  failed: { title: string; text: string };
  saved: string;
  verdicts: Record<PainHourLater['verdict'], string>;
  waiting: string;
  /** Added to `waiting` for pain above 5, because the device does not know the limit. */
  high: string;
  check: string;
}

const WORDS = {
  en: {
    title: 'How is it now?',
    question: 'Pain now, an hour or more after your session',
    scale: '0 is no pain, 10 is the worst you can imagine.',
    missing: 'Choose a number from 0 to 10.',
    save: 'Save',
    saving: 'Saving ...',
    failed: { title: 'Not saved', text: 'Please try again.' },
    saved: 'Thank you, saved.',
    // The sentences of section 3.0 of the domain page.
    verdicts: {
      inside: 'This is inside the limit. If it is not back to usual tomorrow morning, we take one step back.',
      outside: 'This is above the limit. The next session stays the same, and nothing goes up yet.',
      flare: 'A flare-up is common and rarely means damage. Two calmer days, then one step back.',
    },
    waiting: 'Saved on this device. It is sent when you are online.',
    high: 'Above 5: no more exercises and no running today.',
    check: 'Check for warning signs',
  },
  nb: {
    title: 'Hvordan er det nå?',
    question: 'Smerte nå, minst en time etter økta',
    scale: '0 er ingen smerte, 10 er det verste du kan tenke deg.',
    missing: 'Velg et tall fra 0 til 10.',
    save: 'Lagre',
    saving: 'Lagrer ...',
    failed: { title: 'Ikke lagret', text: 'Prøv igjen.' },
    saved: 'Takk, lagret.',
    verdicts: {
      inside: 'Dette er innenfor grensa. Er det ikke som vanlig i morgen tidlig, tar vi ett steg tilbake.',
      outside: 'Dette er over grensa. Neste økt blir som denne, og ingenting økes ennå.',
      flare: 'En oppblussing er vanlig og betyr sjelden skade. To roligere dager, så ett steg tilbake.',
    },
    waiting: 'Lagret på denne enheten. Svaret sendes når du er på nett.',
    high: 'Over 5: ingen flere øvelser og ingen løping i dag.',
    check: 'Sjekk faresignaler',
  },
} satisfies Record<'en' | 'nb', HourWords>;

export const hourWords = (): HourWords => inLanguage<HourWords>(WORDS);
