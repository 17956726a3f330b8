import type { Erasure } from '@stridewell/contracts/web';
import type { ScaleWords } from '@stridewell/ui/forms';
import { type ShellLanguage, useShellLanguage } from './words.ts';

type Receipt = Erasure['receipt']['services'][number]['status'];

/** UI text for the welcome screen: introduction, sign-in, registration, code and receipt. */
export interface WelcomeWords {
  /** Name of the other language, in that language. */
  other: string;
  intro: { title: string; text: string; fine: string };
  email: string;
  password: string;
  showPassword: string;
  remember: string;
  signIn: string;
  signingIn: string;
  createAccount: string;
  loginFailed: string;
  registrationFailed: string;
  codeFailed: string;
  newHere: string;
  newAccount: string;
  emailCode: string;
  forgotten: string;
  haveAccount: string;
  signInInstead: string;
  havePassword: string;
  signInWithIt: string;
  register: { name: string; optional: string; confirm: string; showConfirm: string; submit: string; busy: string };
  request: {
    title: string;
    text: string;
    forgottenText: string;
    submit: string;
    busy: string;
  };
  code: {
    title: string;
    /** Text before and after the address. */
    sentTo: [before: string, after: string];
    label: string;
    help: string;
  };
  again: {
    send: string;
    sending: string;
    wait: (seconds: number) => string;
    other: string;
    sent: { title: string; text: string };
    failed: string;
  };
  ended: { title: string; text: string };
  tryScore: {
    offer: string;
    label: string;
    score: string;
    note: string;
    keep: string;
    /** UI text of the scales. Undefined for English, which is the default of the scales. */
    scale?: ScaleWords;
  };
  welcomeBack: string;
  registered: string;
  zone: (timezone: string) => string;
  receipt: {
    title: string;
    id: string;
    show: string;
    hide: string;
    complete: string;
    running: string;
    look: string;
    looking: string;
    reading: string;
    failed: string;
    retry: string;
    retrying: string;
    status: Partial<Record<Receipt, string>>;
    nothing: string;
    services: Record<string, string>;
    /** Names of the records of each collection. */
    records: Record<string, string>;
    /** Name of the records of all other collections. */
    rest: string;
  };
}

const EN: WelcomeWords = {
  other: 'Norsk',
  intro: {
    title: 'Know what today is for.',
    text: 'A 20-second check-in gives you one score and one of four answers. Your running coach and your physio coach take it from there.',
    fine: 'Your check-ins are health data. They stay yours.',
  },
  email: 'Email',
  password: 'Password',
  showPassword: 'Show password',
  remember: 'Remember me for 90 days',
  signIn: 'Sign in',
  signingIn: 'Signing in...',
  createAccount: 'Create an account',
  loginFailed: 'Login failed',
  registrationFailed: 'Registration failed',
  codeFailed: 'Login failed',
  newHere: 'New here?',
  newAccount: 'Create an account',
  emailCode: 'Email me a 6-digit code',
  forgotten: 'Forgot your password?',
  haveAccount: 'Have an account?',
  signInInstead: 'Sign in instead',
  havePassword: 'Have a password?',
  signInWithIt: 'Sign in with it',
  register: {
    name: 'Name',
    optional: 'Optional',
    confirm: 'Confirm password',
    showConfirm: 'Show confirm password',
    submit: 'Create account',
    busy: 'Creating your account...',
  },
  request: {
    title: 'Sign in with a code',
    text: 'We email you a 6-digit code. No password needed.',
    forgottenText: 'Sign in with a code, then set a new password on your profile.',
    submit: 'Send me a code',
    busy: 'Sending...',
  },
  code: {
    title: 'Check your email',
    sentTo: ['We sent a 6-digit code to ', '. It works for 10 minutes.'],
    label: '6-digit code',
    help: 'You are signed in as soon as the sixth digit is there.',
  },
  again: {
    send: 'Send again',
    sending: 'Sending...',
    wait: (seconds) => `Send again in ${seconds} s`,
    other: 'Use another address',
    sent: { title: 'Code sent', text: 'The earlier code no longer works.' },
    failed: 'We could not send a code. Please try again.',
  },
  ended: {
    title: 'Your session has ended',
    text: 'Sign in to continue. What you typed in a chat is kept in this tab.',
  },
  tryScore: {
    offer: 'Try the score without an account',
    label: 'Try the score',
    score: 'Your score with these answers',
    note: 'This stays on your screen. Nothing is stored before you have an account.',
    keep: 'Keep it: create an account',
  },
  welcomeBack: 'Welcome back!',
  registered: 'Registration successful!',
  zone: (timezone) => `Your days follow the time in ${timezone}. You can change it in your profile.`,
  receipt: {
    title: 'Your account and data were deleted',
    id: 'Receipt:',
    show: 'Show the receipt',
    hide: 'Hide the receipt',
    complete: 'Everything is erased.',
    running: 'We are still erasing your data. You do not need to do anything.',
    look: 'Check again',
    looking: 'Checking...',
    reading: 'Reading the receipt',
    failed: 'We could not read the receipt. It is kept for 30 days.',
    retry: 'Try again',
    retrying: 'Trying again...',
    status: { waiting: 'Not yet confirmed' },
    nothing: 'Nothing was stored',
    services: {
      account: 'Account',
      wellness: 'Check-ins',
      running: 'Running Coach',
      physio: 'Physio Coach',
      coaching: 'Chats',
    },
    records: {
      users: 'account',
      sessions: 'sign-ins',
      otp_codes: 'sign-in codes',
      checkin_sessions: 'check-ins',
      metrics_daily: 'daily figures',
      coach_profiles: 'running profile',
      training_logs: 'training log entries',
      weekly_plans: 'weekly plans',
      weekly_summaries: 'weekly summaries',
      pauses: 'breaks from training',
      calendar_feeds: 'calendar addresses',
      physio_profiles: 'injury profile',
      physio_checkins: 'daily assessments',
      physio_logs: 'rehab log entries',
      physio_tests: 'test results',
      physio_sessions: 'rehab sessions',
      physio_gates: 'running limits',
      chat_threads: 'chats',
      chat_messages: 'chat messages',
      chat_drafts: 'unfinished chat replies',
      safety_decisions: 'safety decisions in chats',
      coach_usage: 'days of chat use',
      user_settings: 'settings',
    },
    rest: 'other records',
  },
};

const NB: WelcomeWords = {
  other: 'English',
  intro: {
    title: 'Vit hva dagen er god for.',
    text: 'En innsjekk på 20 sekunder gir deg én score og ett av fire svar. Løpetreneren og fysiotreneren tar det derfra.',
    fine: 'Innsjekkene dine er helseopplysninger. De er dine.',
  },
  email: 'E-post',
  password: 'Passord',
  showPassword: 'Vis passordet',
  remember: 'Husk meg i 90 dager',
  signIn: 'Logg inn',
  signingIn: 'Logger inn ...',
  createAccount: 'Lag en konto',
  loginFailed: 'Du ble ikke logget inn',
  registrationFailed: 'Kontoen ble ikke laget',
  codeFailed: 'Du ble ikke logget inn',
  newHere: 'Ny her?',
  newAccount: 'Lag en konto',
  emailCode: 'Send meg en kode på 6 sifre',
  forgotten: 'Glemt passordet?',
  haveAccount: 'Har du en konto?',
  signInInstead: 'Logg inn i stedet',
  havePassword: 'Har du et passord?',
  signInWithIt: 'Logg inn med det',
  register: {
    name: 'Navn',
    optional: 'Valgfritt',
    confirm: 'Gjenta passordet',
    showConfirm: 'Vis det gjentatte passordet',
    submit: 'Lag konto',
    busy: 'Lager kontoen din ...',
  },
  request: {
    title: 'Logg inn med en kode',
    text: 'Vi sender deg en kode på 6 sifre. Du trenger ikke noe passord.',
    forgottenText: 'Logg inn med en kode, og velg et nytt passord på profilen din.',
    submit: 'Send meg en kode',
    busy: 'Sender ...',
  },
  code: {
    title: 'Sjekk e-posten din',
    sentTo: ['Vi har sendt en kode på 6 sifre til ', '. Den virker i 10 minutter.'],
    label: 'Kode på 6 sifre',
    help: 'Du blir logget inn så snart det sjette sifferet er på plass.',
  },
  again: {
    send: 'Send på nytt',
    sending: 'Sender ...',
    wait: (seconds) => `Send på nytt om ${seconds} s`,
    other: 'Bruk en annen adresse',
    sent: { title: 'Koden er sendt', text: 'Den forrige koden virker ikke lenger.' },
    failed: 'Vi fikk ikke sendt en kode. Prøv igjen.',
  },
  ended: {
    title: 'Økten din er avsluttet',
    text: 'Logg inn for å fortsette. Det du skrev i en samtale, ligger fortsatt i denne fanen.',
  },
  tryScore: {
    offer: 'Prøv scoren uten konto',
    label: 'Prøv scoren',
    score: 'Scoren din med disse svarene',
    note: 'Dette blir på skjermen din. Ingenting lagres før du har en konto.',
    keep: 'Ta vare på den: lag en konto',
    scale: {
      usual: 'som vanlig',
      notChosen: 'Vanlig svar, ikke valgt ennå',
      better: 'bedre',
      earlier: 'i går',
      notAnswered: 'Ikke besvart',
      less: (label) => `${label}: én mindre`,
      more: (label) => `${label}: én mer`,
    },
  },
  welcomeBack: 'Velkommen tilbake!',
  registered: 'Kontoen din er klar!',
  zone: (timezone) => `Dagene dine følger tiden i ${timezone}. Du kan endre det på profilen din.`,
  receipt: {
    title: 'Kontoen og opplysningene dine er slettet',
    id: 'Kvittering:',
    show: 'Vis kvitteringen',
    hide: 'Skjul kvitteringen',
    complete: 'Alt er slettet.',
    running: 'Vi sletter fortsatt opplysningene dine. Du trenger ikke å gjøre noe.',
    look: 'Sjekk igjen',
    looking: 'Sjekker ...',
    reading: 'Leser kvitteringen',
    failed: 'Kvitteringen kunne ikke hentes nå. Den ligger der i 30 dager.',
    retry: 'Prøv igjen',
    retrying: 'Prøver igjen ...',
    status: { waiting: 'Ikke bekreftet ennå' },
    nothing: 'Ingenting var lagret',
    services: {
      account: 'Konto',
      wellness: 'Innsjekker',
      running: 'Løpetrener',
      physio: 'Fysiotrener',
      coaching: 'Samtaler',
    },
    records: {
      users: 'konto',
      sessions: 'innlogginger',
      otp_codes: 'innloggingskoder',
      checkin_sessions: 'innsjekker',
      metrics_daily: 'dagstall',
      coach_profiles: 'løpeprofil',
      training_logs: 'oppføringer i treningsloggen',
      weekly_plans: 'ukeplaner',
      weekly_summaries: 'ukesammendrag',
      pauses: 'treningspauser',
      calendar_feeds: 'kalenderadresser',
      physio_profiles: 'skadeprofil',
      physio_checkins: 'daglige vurderinger',
      physio_logs: 'oppføringer i opptreningsloggen',
      physio_tests: 'testresultater',
      physio_sessions: 'opptreningsøkter',
      physio_gates: 'løpegrenser',
      chat_threads: 'samtaler',
      chat_messages: 'meldinger',
      chat_drafts: 'uferdige svar',
      safety_decisions: 'sikkerhetsvurderinger i samtaler',
      coach_usage: 'dager med samtaler',
      user_settings: 'innstillinger',
    },
    rest: 'andre poster',
  },
};

export const WELCOME_WORDS: Record<ShellLanguage, WelcomeWords> = { en: EN, nb: NB };

/** Returns the UI text for the welcome screen in the language of the page. */
export const useWelcomeWords = (): WelcomeWords => WELCOME_WORDS[useShellLanguage()];
