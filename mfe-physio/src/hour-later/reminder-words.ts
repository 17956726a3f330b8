import { inLanguage } from '../data/language.ts';

/** UI text for the reminder one hour after a session, in one language. */
interface ReminderWords {
  later: string;
  remind: string;
  on: string;
  off: string;
  denied: string;
  /** Text of the notification. It does not mention the injury, because others may see the screen. */
  notification: { title: string; text: string };
}

const WORDS = {
  en: {
    later: 'In an hour we ask again how it feels. You find the question on the overview of your physio coach.',
    remind: 'Remind me in an hour',
    on: 'You get a quiet reminder in an hour, if Stridewell is still open on this device then.',
    off: 'Turn off reminders',
    denied: 'This browser does not show reminders. The question waits for you until the end of the day.',
    notification: { title: 'Stridewell', text: 'One question about your session: how is it now?' },
  },
  nb: {
    later: 'Om en time spør vi en gang til hvordan det kjennes. Du finner spørsmålet på oversikten til fysiocoachen.',
    remind: 'Minn meg på det om en time',
    on: 'Du får en stille påminnelse om en time, hvis Stridewell fortsatt er åpen på denne enheten da.',
    off: 'Slå av påminnelser',
    denied: 'Denne nettleseren viser ikke påminnelser. Spørsmålet venter på deg til dagen er over.',
    notification: { title: 'Stridewell', text: 'Ett spørsmål om økta: hvordan er det nå?' },
  },
} satisfies Record<'en' | 'nb', ReminderWords>;

export const reminderWords = (): ReminderWords => inLanguage<ReminderWords>(WORDS);
