import { norwegianDay, type PageLanguage, pageLanguage } from '@stridewell/app/screens';
import { longDateTime, longDay } from '@stridewell/ui/core';

/** UI text for the profile screen, except the account settings, whose texts are in `account/account-words.ts`. */
export interface ProfileWords {
  /** A date, such as "Friday 20 November". */
  day: (date: string) => string;
  /** An instant in a time zone, such as "Monday 3 August 2026, 18:42". */
  dateTime: (instant: string, timezone: string) => string;
  title: string;
  account: string;
  loading: string;
  failed: string;
  address: string;
  verified: string;
  unverified: string;
  memberSince: string;
  save: string;
  saving: string;
  cancel: string;
  tryAgain: string;
  tryingAgain: string;
  logout: string;
  loggingOut: string;
  deleteData: string;
  deleteHint: string;
  timezone: {
    saved: string;
    savedText: (day: string) => string;
    failed: string;
    help: string;
    none: string;
    device: (zone: string) => string;
    save: string;
    closest: (zone: string) => string;
  };
  access: {
    title: string;
    password: string;
    hasOne: string;
    hasNone: string;
    change: string;
    set: string;
    current: string;
    currentHelp: string;
    optional: string;
    next: string;
    confirm: string;
    showCurrent: string;
    showNext: string;
    showConfirm: string;
    save: string;
    saved: { title: string; text: string };
    failed: string;
  };
  sessions: {
    title: string;
    loading: string;
    failed: string;
    unknown: string;
    device: (device: string) => string;
    signedIn: (at: string) => string;
    lastSeen: (at: string) => string;
    here: string;
    signOut: string;
    signOutOf: (device: string) => string;
    signingOut: string;
    others: string;
    othersText: string;
    endOthers: string;
    ended: string;
    endedOthers: string;
    endFailed: string;
  };
  data: {
    title: string;
    download: string;
    downloadText: string;
    downloadButton: string;
    downloading: string;
    downloaded: { title: string; text: string };
    incomplete: { title: string; text: string };
    downloadFailed: string;
    calendar: string;
    calendarText: string;
    calendarFailed: string;
    since: (day: string) => string;
    make: string;
    making: string;
    again: string;
    replaces: string;
    remove: string;
    removing: string;
    removeTitle: string;
    removeText: string;
    removed: { title: string; text: string };
    makeFailed: string;
    removeFailed: string;
    link: string;
    linkHelp: string;
    copy: string;
    copied: string;
    notCopied: { title: string; text: string };
  };
  consent: {
    title: string;
    outside: string;
    outsideText: string;
    health: string;
    notAsked: string;
    agreed: (at: string) => string;
    refused: (at: string) => string;
    refusedText: string;
    deleteStored: string;
    withdraw: string;
    agree: string;
    agreedToast: { title: string; text: string };
    withdrawnToast: { title: string; text: string };
    question: string;
    effect: string;
    stays: string;
    deleteInstead: string;
  };
}

const EN: ProfileWords = {
  day: longDay,
  dateTime: longDateTime,
  title: 'Profile',
  account: 'Your account',
  loading: 'Loading your profile',
  failed: 'We could not load your profile.',
  address: 'Email verified',
  verified: 'Yes',
  unverified: 'Not yet. Sign in with a code once to verify it.',
  memberSince: 'Member since',
  save: 'Save',
  saving: 'Saving...',
  cancel: 'Cancel',
  tryAgain: 'Try again',
  tryingAgain: 'Trying again...',
  logout: 'Logout',
  loggingOut: 'Logging out...',
  deleteData: 'Delete My Data',
  deleteHint: 'Deletes your account and everything in it.',
  timezone: {
    saved: 'Timezone saved',
    savedText: (day) => `Your day is ${day}.`,
    failed: 'Failed to save your timezone',
    help: 'It sets your days, your weeks and the time of the evening question. Type a city to find it.',
    none: 'No timezone found. Try the nearest big city.',
    device: (zone) => `Use this device's: ${zone}`,
    save: 'Save timezone',
    closest: (zone) => `Closest match: ${zone}`,
  },
  access: {
    title: 'Signing in',
    password: 'Password',
    hasOne: 'Changing it signs you out on your other devices.',
    hasNone: 'You sign in with a code. You can set a password within 10 minutes of that.',
    change: 'Change password',
    set: 'Set a password',
    current: 'Current password',
    currentHelp: 'You have just signed in with a code, so you can leave it out.',
    optional: 'Optional',
    next: 'New password',
    confirm: 'Confirm new password',
    showCurrent: 'Show current password',
    showNext: 'Show new password',
    showConfirm: 'Show confirm new password',
    save: 'Save password',
    saved: { title: 'Password saved', text: 'You are signed out on your other devices.' },
    failed: 'Password not saved',
  },
  sessions: {
    title: 'Where you are signed in',
    loading: 'Loading your sessions',
    failed: 'We could not load your sessions.',
    unknown: 'A browser that gives no name',
    device: (device) => device,
    signedIn: (at) => `Signed in on ${at}`,
    lastSeen: (at) => `Last seen on ${at}`,
    here: 'This device',
    signOut: 'Sign out',
    signOutOf: (device) => `Sign out ${device}`,
    signingOut: 'Signing out...',
    others: 'All other devices',
    othersText: 'You stay signed in here.',
    endOthers: 'Sign out everywhere else',
    ended: 'Signed out there',
    endedOthers: 'Signed out everywhere else',
    endFailed: 'Failed to sign out there',
  },
  data: {
    title: 'Your data',
    download: 'Download all my data',
    downloadText: 'One file with everything we store about you',
    downloadButton: 'Download',
    downloading: 'Downloading...',
    downloaded: { title: 'Your data is downloaded', text: 'One file with everything we store about you.' },
    incomplete: {
      title: 'A part is missing',
      text: 'Your file is saved, but one part of Stridewell did not answer. Please try again later.',
    },
    downloadFailed: 'Failed to download your data',
    calendar: 'Plan in your calendar',
    calendarText: 'This week and the next, by a private link',
    calendarFailed: 'We could not load your link.',
    since: (day) => `Private link, on since ${day}`,
    make: 'Make a link',
    making: 'Making it...',
    again: 'Make a new link',
    replaces: 'A new link replaces the old one. Changing your password removes the link.',
    remove: 'Remove link',
    removing: 'Removing...',
    removeTitle: 'Remove the calendar link',
    removeText: 'Your calendar will stop getting your plan. You can make a new link at any time.',
    removed: { title: 'Link removed', text: 'The old address no longer works.' },
    makeFailed: 'Failed to make the link',
    removeFailed: 'Failed to remove the link',
    link: 'Your private link',
    linkHelp:
      'Add it to your calendar as a subscription. It is shown only once, and anyone who has it can read your plan.',
    copy: 'Copy link',
    copied: 'Link copied',
    notCopied: { title: 'Please copy the link yourself', text: 'It is selected.' },
  },
  consent: {
    title: 'What you agree to',
    outside: 'Answers by an outside language model',
    outsideText:
      'Off, your coaches answer by their own rules and nothing you write leaves Stridewell. On, your messages to a coach go to the language model service that this Stridewell is set up with, if there is one, together with what the answer needs: your plan, training log, check-ins, injuries and coach profile. Your name and email address are never sent. You can turn it off again at any time; that holds from your next message on.',
    health: 'Storing your health data',
    notAsked: 'You have not been asked yet.',
    agreed: (at) => `You agreed on ${at}.`,
    refused: (at) => `You said no on ${at}.`,
    refusedText: 'New check-ins, pain and notes are refused. What is stored already stays until you delete it.',
    deleteStored: 'Delete what is stored',
    withdraw: 'Withdraw consent',
    agree: 'I agree',
    agreedToast: { title: 'You have agreed', text: 'Your choice is saved.' },
    withdrawnToast: { title: 'Consent withdrawn', text: 'New health data is refused from now on.' },
    question: 'Withdraw your consent',
    effect:
      'From then on new check-ins, pain and notes are refused, so your coaches cannot follow your days. You can agree again at any time.',
    stays:
      'What is stored already stays. To have it erased, delete your account and data, or use Delete All My Data with the Running Coach, which keeps your account.',
    deleteInstead: 'Delete my account and data instead',
  },
};

const nbFormat = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('nb-NO', options);

const NB: ProfileWords = {
  day: norwegianDay,
  dateTime: (instant, timeZone) => {
    const at = new Date(instant);
    const day = nbFormat({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone }).format(at);
    const time = nbFormat({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }).format(at);
    return `${day} kl. ${time}`;
  },
  title: 'Profil',
  account: 'Kontoen din',
  loading: 'Laster profilen din',
  failed: 'Vi fikk ikke lastet profilen din.',
  address: 'E-post bekreftet',
  verified: 'Ja',
  unverified: 'Ikke ennå. Logg inn med en kode én gang for å bekrefte den.',
  memberSince: 'Medlem siden',
  save: 'Lagre',
  saving: 'Lagrer ...',
  cancel: 'Avbryt',
  tryAgain: 'Prøv igjen',
  tryingAgain: 'Prøver igjen ...',
  logout: 'Logg ut',
  loggingOut: 'Logger ut ...',
  deleteData: 'Slett dataene mine',
  deleteHint: 'Sletter kontoen din og alt i den.',
  timezone: {
    saved: 'Tidssonen er lagret',
    savedText: (day) => `Dagen din er ${day}.`,
    failed: 'Tidssonen ble ikke lagret',
    help: 'Den styrer dagene, ukene og når kveldsspørsmålet kommer. Skriv en by for å finne den.',
    none: 'Fant ingen tidssone. Prøv nærmeste storby.',
    device: (zone) => `Bruk den på denne enheten: ${zone}`,
    save: 'Lagre tidssonen',
    closest: (zone) => `Nærmeste treff: ${zone}`,
  },
  access: {
    title: 'Innlogging',
    password: 'Passord',
    hasOne: 'Når du endrer det, logges du ut på de andre enhetene dine.',
    hasNone: 'Du logger inn med kode. Innen 10 minutter etter det kan du velge et passord.',
    change: 'Endre passord',
    set: 'Velg et passord',
    current: 'Passordet du har nå',
    currentHelp: 'Du har nettopp logget inn med kode, så du kan la det stå tomt.',
    optional: 'Valgfritt',
    next: 'Nytt passord',
    confirm: 'Gjenta det nye passordet',
    showCurrent: 'Vis passordet du har nå',
    showNext: 'Vis det nye passordet',
    showConfirm: 'Vis det gjentatte passordet',
    save: 'Lagre passordet',
    saved: { title: 'Passordet er lagret', text: 'Du er logget ut på de andre enhetene dine.' },
    failed: 'Passordet ble ikke lagret',
  },
  sessions: {
    title: 'Her er du logget inn',
    loading: 'Laster innloggingene dine',
    failed: 'Vi fikk ikke lastet innloggingene dine.',
    unknown: 'En nettleser uten navn',
    device: (device) => device.replace(' on ', ' på '),
    signedIn: (at) => `Logget inn ${at}`,
    lastSeen: (at) => `Sist i bruk ${at}`,
    here: 'Denne enheten',
    signOut: 'Logg ut',
    signOutOf: (device) => `Logg ut ${device}`,
    signingOut: 'Logger ut ...',
    others: 'Alle andre enheter',
    othersText: 'Du blir værende innlogget her.',
    endOthers: 'Logg ut alle andre steder',
    ended: 'Logget ut der',
    endedOthers: 'Logget ut alle andre steder',
    endFailed: 'Utloggingen lyktes ikke',
  },
  data: {
    title: 'Dataene dine',
    download: 'Last ned alle dataene mine',
    downloadText: 'Én fil med alt vi har lagret om deg',
    downloadButton: 'Last ned',
    downloading: 'Laster ned ...',
    downloaded: { title: 'Dataene dine er lastet ned', text: 'Én fil med alt vi har lagret om deg.' },
    incomplete: {
      title: 'En del mangler',
      text: 'Filen er lagret, men én del av Stridewell svarte ikke. Prøv igjen senere.',
    },
    downloadFailed: 'Nedlastingen lyktes ikke',
    calendar: 'Planen i kalenderen din',
    calendarText: 'Denne uka og den neste, med en privat lenke',
    calendarFailed: 'Vi fikk ikke lastet lenken din.',
    since: (day) => `Privat lenke, i bruk siden ${day}`,
    make: 'Lag en lenke',
    making: 'Lager den ...',
    again: 'Lag en ny lenke',
    replaces: 'En ny lenke erstatter den gamle. Når du bytter passord, fjernes lenken.',
    remove: 'Fjern lenken',
    removing: 'Fjerner ...',
    removeTitle: 'Fjerne kalenderlenken?',
    removeText: 'Kalenderen får ikke lenger planen din. Du kan lage en ny lenke når du vil.',
    removed: { title: 'Lenken er fjernet', text: 'Den gamle adressen virker ikke lenger.' },
    makeFailed: 'Lenken ble ikke laget',
    removeFailed: 'Lenken ble ikke fjernet',
    link: 'Den private lenken din',
    linkHelp:
      'Legg den til i kalenderen som et abonnement. Den vises bare én gang, og alle som har den, kan lese planen din.',
    copy: 'Kopier lenken',
    copied: 'Lenken er kopiert',
    notCopied: { title: 'Kopier lenken selv', text: 'Den er markert.' },
  },
  consent: {
    title: 'Dette samtykker du i',
    outside: 'Svar fra en ekstern språkmodell',
    outsideText:
      'Av: Trenerne svarer etter sine egne regler, og ingenting du skriver, forlater Stridewell. På: Meldingene dine til en trener går til språkmodelltjenesten som denne Stridewell-tjenesten er satt opp med, hvis den har en, sammen med det svaret trenger: plan, treningslogg, innsjekker, skader og løpeprofil. Navnet og e-postadressen din sendes aldri. Du kan slå det av igjen når du vil; det gjelder fra neste melding.',
    health: 'Lagring av helseopplysningene dine',
    notAsked: 'Du er ikke spurt ennå.',
    agreed: (at) => `Du samtykket ${at}.`,
    refused: (at) => `Du sa nei ${at}.`,
    refusedText:
      'Nye innsjekker, smerter og notater blir avvist. Det som alt er lagret, ligger der til du sletter det.',
    deleteStored: 'Slett det som er lagret',
    withdraw: 'Trekk samtykket tilbake',
    agree: 'Jeg samtykker',
    agreedToast: { title: 'Du har samtykket', text: 'Valget ditt er lagret.' },
    withdrawnToast: { title: 'Samtykket er trukket tilbake', text: 'Nye helseopplysninger blir avvist fra nå av.' },
    question: 'Trekke samtykket tilbake?',
    effect:
      'Fra da av blir nye innsjekker, smerter og notater avvist, så trenerne kan ikke følge dagene dine. Du kan samtykke igjen når du vil.',
    stays:
      'Det som alt er lagret, blir liggende. Vil du ha det slettet, kan du slette kontoen og dataene dine, eller bruke «Delete All My Data» hos løpetreneren, som lar kontoen bestå.',
    deleteInstead: 'Slett kontoen og dataene mine i stedet',
  },
};

const WORDS: Record<PageLanguage, ProfileWords> = { en: EN, nb: NB };

/** UI text for the profile in the language of the page. */
export const profileWords = (): ProfileWords => WORDS[pageLanguage()];
