import type { DoseLevel } from '@stridewell/contracts/web';
import { inLanguage } from '../data/language.ts';

/** UI text for the list of today's exercises, in one language. */
interface ListWords {
  title: string;
  /** Current position in the programme, such as "Knee · Phase 2, Load". */
  phase: (area: string, phase: number, name: string) => string;
  week: (week: number) => string;
  logged: (logged: number, of: number) => string;
  doses: Record<DoseLevel, string>;
  usually: (time: string) => string;
  start: (minutes: number | null) => string;
  /** Label of the controls that log an exercise. */
  log: (name: string) => string;
  done: string;
  partial: string;
  skipped: string;
  more: (name: string) => string;
  saved: { title: string; text: string };
  logFailed: string;
  each: string;
  ladder: {
    title: string;
    today: string;
    notToday: string;
    minutes: (minutes: number, run: number) => string;
    good: (clean: number, needed: number) => string;
    start: string;
  };
  avoid: string;
  maintenance: string;
  pain: { title: string; text: string };
  none: {
    title: string;
    profile: { title: string; text: string; label: string };
    checkin: { title: string; text: string; label: string };
    resolved: { title: string; text: string; label: string };
  };
  listFailed: { title: string; text: string };
}

const EN: ListWords = {
  title: "Today's exercises",
  phase: (area, phase, name) => `${area} · Phase ${phase}, ${name}`,
  week: (week) => `Week ${week}`,
  logged: (logged, of) => `${logged} of ${of} logged`,
  doses: {
    none: 'No exercises',
    calm: 'Gentle only',
    half: 'Half the sets',
    same: 'The same as last time',
    progress: 'Full programme',
  },
  usually: (time) => `Usually ${time} in all. It takes the time it takes.`,
  start: (minutes) => (minutes === null ? 'Start' : `Start, ${minutes} min`),
  log: (name) => `Log ${name}`,
  done: 'Done',
  partial: 'Partial',
  skipped: 'Skipped',
  more: (name) => `More ways to log ${name}`,
  saved: { title: 'Entry Added', text: 'Your progress has been logged.' },
  logFailed: 'Failed to add log entry. Please try again.',
  each: 'each side',
  ladder: {
    title: 'Walk-run ladder',
    today: 'Today',
    notToday: 'Not today',
    minutes: (minutes, run) => `${minutes} minutes in all, ${run} of running`,
    good: (clean, needed) => `Good days at this stage: ${clean} of ${needed}.`,
    start: 'Start the guided run',
  },
  avoid: 'Leave alone for now',
  maintenance: 'Keep it away',
  pain: {
    title: 'Pain 0–2 is fine',
    text: '3–5 is acceptable if it is back to usual tomorrow. Above 5 is too much: stop and tell us. Bone-type or night pain is different: stop and get it checked.',
  },
  none: {
    title: 'No exercises today',
    profile: {
      title: 'Profile Required',
      text: 'Profile incomplete. Please complete your profile first.',
      label: 'Complete Profile',
    },
    checkin: {
      title: 'Check in first',
      text: "Today's exercises follow from how you are today. It takes a minute.",
      label: 'Start Physio Check-in',
    },
    resolved: {
      title: 'Marked as healed',
      text: 'There is no programme. If it comes back, save the area in your profile again.',
      label: 'Open Running Coach',
    },
  },
  listFailed: { title: "Today's exercises could not be loaded", text: 'What you have logged is kept.' },
};

const NB: ListWords = {
  title: 'Dagens øvelser',
  phase: (area, phase, name) => `${area} · Fase ${phase}, ${name}`,
  week: (week) => `Uke ${week}`,
  logged: (logged, of) => `${logged} av ${of} loggført`,
  doses: {
    none: 'Ingen øvelser',
    calm: 'Bare rolig',
    half: 'Halvparten av settene',
    same: 'Det samme som sist',
    progress: 'Hele programmet',
  },
  usually: (time) => `Vanligvis ${time} i alt. Det tar den tida det tar.`,
  start: (minutes) => (minutes === null ? 'Start' : `Start, ${minutes} min`),
  log: (name) => `Loggfør ${name}`,
  done: 'Gjort',
  partial: 'Delvis',
  skipped: 'Hoppet over',
  more: (name) => `Andre måter å loggføre ${name}`,
  saved: { title: 'Lagret', text: 'Framgangen er loggført.' },
  logFailed: 'Det lot seg ikke loggføre. Prøv igjen.',
  each: 'på hver side',
  ladder: {
    title: 'Gå–løp-stigen',
    today: 'I dag',
    notToday: 'Ikke i dag',
    minutes: (minutes, run) => `${minutes} minutter i alt, ${run} av dem løping`,
    good: (clean, needed) => `Gode dager på dette trinnet: ${clean} av ${needed}.`,
    start: 'Start den veiledede turen',
  },
  avoid: 'La dette være inntil videre',
  maintenance: 'Hold den borte',
  pain: {
    title: 'Smerte 0–2 er greit',
    text: '3–5 er greit hvis det er som vanlig i morgen. Over 5 er for mye: stopp og si fra. Smerter i bein (knokkel) eller om natta er noe annet: stopp og få det undersøkt.',
  },
  none: {
    title: 'Ingen øvelser i dag',
    profile: {
      title: 'Du trenger en profil',
      text: 'Profilen er ikke fylt ut. Fyll den ut først.',
      label: 'Fyll ut profilen',
    },
    checkin: {
      title: 'Sjekk inn først',
      text: 'Dagens øvelser følger av hvordan du har det i dag. Det tar ett minutt.',
      label: 'Start innsjekken',
    },
    resolved: {
      title: 'Merket som frisk',
      text: 'Det er ikke noe program. Kommer det tilbake, lagrer du området i profilen igjen.',
      label: 'Åpne Running Coach',
    },
  },
  listFailed: { title: 'Dagens øvelser lot seg ikke laste', text: 'Det du har loggført, er tatt vare på.' },
};

/** UI text in the language of the page. */
export const listWords = (): ListWords => inLanguage({ en: EN, nb: NB });
