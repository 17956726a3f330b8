/** Section of the privacy page: a heading and paragraphs. */
export interface PrivacySection {
  title: string;
  paragraphs: readonly string[];
}

/** UI text for the privacy page in one language. */
export interface PrivacyWords {
  /** Name of the language in the language itself, shown on the language switch. */
  language: string;
  title: string;
  intro: string;
  sections: readonly PrivacySection[];
}

export type PrivacyLanguage = 'en' | 'nb';

/** UI text for the privacy page, a short version of infra/docs/privacy.md. Both must be changed together. */
export const PRIVACY: Record<PrivacyLanguage, PrivacyWords> = {
  en: {
    language: 'English',
    title: 'Your privacy',
    intro:
      'What you tell Stridewell about your body is yours. Here is what we keep, why, for how long, and how you take it back.',
    sections: [
      {
        title: 'What we keep',
        paragraphs: [
          'Your account: email address, name if you gave one, time zone, a protected form of your password, and where you are signed in.',
          'Your health data, if you agree: check-ins, pain and notes, injuries and exercises, training log and plans, and what you and the coaches write to each other.',
          'Who runs this Stridewell is responsible for it. Ask the people you got the address from.',
        ],
      },
      {
        title: 'Why',
        paragraphs: [
          'To work out your readiness, make your plan and guide your rehab. That is the only purpose. We show no advertising, sell nothing and build no profile of you for anybody else.',
          'For health data we need your consent, and you can take it back on your profile at any time. Your account itself is needed to give you what you signed up for.',
        ],
      },
      {
        title: 'Who sees it',
        paragraphs: [
          'Nobody but you, unless you share it. Your coaches are programs, not people.',
          'If you turn on answers by an outside language model, what you write to a coach goes to that service, with your plan, log and check-ins where the answer needs them. Your name and email address never go there. It is off until you turn it on.',
          'A mail service delivers your sign-in codes. Files of your watch may lie with a storage service until they are imported, for a day at most.',
        ],
      },
      {
        title: 'For how long',
        paragraphs: [
          'Your data stays as long as you have an account. If you do not use it for 24 months, we write to you, and 30 days later we delete it.',
          'Sign-in codes go after 10 minutes, sessions after 90 days at most, what our safety rules decided after one year, logs and backups after 14 days.',
        ],
      },
      {
        title: 'What you can do',
        paragraphs: [
          'On your profile you can download everything, correct it, take back a consent, delete all your data, or delete your account. A deletion reaches every part of Stridewell, and you get a receipt that counts what was erased.',
          'You can also complain to your data protection authority. In Norway that is Datatilsynet.',
        ],
      },
      {
        title: 'Young runners',
        paragraphs: ['You have to be 13 or older to have an account.'],
      },
    ],
  },
  nb: {
    language: 'Norsk',
    title: 'Ditt personvern',
    intro:
      'Det du forteller Stridewell om kroppen din, er ditt. Her står det hva vi lagrer, hvorfor, hvor lenge, og hvordan du tar det tilbake.',
    sections: [
      {
        title: 'Hva vi lagrer',
        paragraphs: [
          'Kontoen din: e-postadresse, navn hvis du har oppgitt et, tidssone, passordet i beskyttet form, og hvor du er logget inn.',
          'Helseopplysninger, hvis du samtykker: innsjekkinger, smerter og notater, skader og øvelser, treningslogg og planer, og det du og trenerne skriver til hverandre.',
          'Den som driver denne Stridewell-tjenesten, er ansvarlig for opplysningene. Spør dem du fikk adressen av.',
        ],
      },
      {
        title: 'Hvorfor',
        paragraphs: [
          'For å regne ut hvor klar du er, lage planen din og hjelpe deg gjennom opptreningen. Det er det eneste formålet. Vi viser ingen reklame, selger ingenting og lager ingen profil av deg for andre.',
          'For helseopplysninger trenger vi samtykket ditt, og du kan trekke det tilbake på profilen din når du vil. Selve kontoen trenger vi for å gi deg det du registrerte deg for.',
        ],
      },
      {
        title: 'Hvem som ser dem',
        paragraphs: [
          'Ingen andre enn deg, med mindre du deler dem. Trenerne er programmer, ikke mennesker.',
          'Hvis du slår på svar fra en ekstern språkmodell, går det du skriver til en trener, til den tjenesten, sammen med plan, logg og innsjekkinger når svaret trenger dem. Navnet og e-postadressen din sendes aldri dit. Det er av til du slår det på.',
          'En e-posttjeneste leverer innloggingskodene dine. Filer fra klokka kan ligge hos en lagringstjeneste til de er importert, i høyst ett døgn.',
        ],
      },
      {
        title: 'Hvor lenge',
        paragraphs: [
          'Opplysningene ligger her så lenge du har en konto. Bruker du den ikke på 24 måneder, skriver vi til deg, og 30 dager senere sletter vi den.',
          'Innloggingskoder forsvinner etter 10 minutter, økter senest etter 90 dager, det sikkerhetsreglene våre har bestemt etter ett år, og logger og sikkerhetskopier etter 14 dager.',
        ],
      },
      {
        title: 'Hva du kan gjøre',
        paragraphs: [
          'På profilen din kan du laste ned alt, rette det, trekke tilbake et samtykke, slette alle opplysningene eller slette kontoen. En sletting når alle deler av Stridewell, og du får en kvittering som teller hva som ble slettet.',
          'Du kan også klage til Datatilsynet.',
        ],
      },
      {
        title: 'Unge løpere',
        paragraphs: ['Du må være 13 år eller eldre for å ha en konto.'],
      },
    ],
  },
};
