import { inLanguage } from '../data/language.ts';

/** UI text about safety questions that are unanswered, or whose "Yes" is still valid, in one language. */
interface SafetyWords {
  waiting: { title: string; text: string; link: string };
  counting: { title: string; text: string; link: string };
  seen: { title: string; text: string; doctor: string; physio: string; busy: string };
  saved: { title: string; text: string };
  failed: string;
}

const EN: SafetyWords = {
  waiting: {
    title: 'A few safety questions about your injury',
    text: 'They take a minute, and tell whether somebody should look at it first.',
    link: 'Answer them',
  },
  counting: {
    title: 'A safety answer still counts',
    text: 'A doctor or physiotherapist should look at it before you go on. Tell us when somebody has.',
    link: 'Go to the safety questions',
  },
  seen: {
    title: 'Has somebody looked at it?',
    text: 'You answered a safety question with yes. It counts until a doctor or physiotherapist has looked at it.',
    doctor: 'A doctor has',
    physio: 'A physiotherapist has',
    busy: 'Saving...',
  },
  saved: { title: 'Noted', text: 'Follow what they told you. Your plan is up to date.' },
  failed: 'We could not save who has looked at it.',
};

const NB: SafetyWords = {
  waiting: {
    title: 'Noen sikkerhetsspørsmål om skaden',
    text: 'De tar et minutt, og viser om noen bør se på det først.',
    link: 'Svar på dem',
  },
  counting: {
    title: 'Et sikkerhetssvar gjelder fortsatt',
    text: 'En lege eller fysioterapeut bør se på det før du går videre. Si fra når noen har gjort det.',
    link: 'Til sikkerhetsspørsmålene',
  },
  seen: {
    title: 'Har noen sett på det?',
    text: 'Du har svart ja på et sikkerhetsspørsmål. Svaret gjelder til en lege eller fysioterapeut har sett på det.',
    doctor: 'En lege har sett på det',
    physio: 'En fysioterapeut har sett på det',
    busy: 'Lagrer...',
  },
  saved: { title: 'Notert', text: 'Følg det de har sagt. Planen din er oppdatert.' },
  failed: 'Vi fikk ikke lagret hvem som har sett på det.',
};

/** UI text in the language of the page. */
export const safetyWords = (): SafetyWords => inLanguage({ en: EN, nb: NB });
