import { clockTime, longDay } from '@stridewell/ui/core';
import { norwegianDay } from '../screens/day-in.ts';
import { type PageLanguage, pageLanguage } from '../screens/page-language.ts';

/** UI text for queued check-ins and sessions, in one language. */
export interface WaitingWords {
  /** A date within a sentence, such as "Friday 20 November". */
  day: (date: string) => string;
  checkins: (count: number) => string;
  sessions: (count: number) => string;
  saved: (date: string, instant: string, timezone: string) => string;
  finished: (date: string, instant: string, timezone: string) => string;
  sending: string;
  send: string;
  automatic: string;
  refusedCheckin: (date: string) => string;
  refusedSession: (date: string) => string;
  stays: string;
  copy: string;
  copied: string;
  notCopied: string;
  discard: string;
  cancel: string;
  question: string;
  answers: (date: string) => string;
}

const WORDS: Record<PageLanguage, WaitingWords> = {
  en: {
    day: longDay,
    checkins: (count) => (count === 1 ? '1 check-in not yet sent' : `${count} check-ins not yet sent`),
    sessions: (count) => (count === 1 ? '1 session not yet sent' : `${count} sessions not yet sent`),
    saved: (date, instant, timezone) => `${longDay(date)}, saved at ${clockTime(instant, timezone)}`,
    finished: (date, instant, timezone) => `${longDay(date)}, finished at ${clockTime(instant, timezone)}`,
    sending: 'Sending...',
    send: 'Send now',
    automatic: 'Saved on this device. It will be sent automatically when you are online.',
    refusedCheckin: (date) => `Your check-in for ${longDay(date)} was not accepted`,
    refusedSession: (date) => `Your session of ${longDay(date)} was not accepted`,
    stays: 'It stays on this device until you discard it.',
    copy: 'Copy',
    copied: 'Copied',
    notCopied: 'Your browser did not allow copying',
    discard: 'Discard',
    cancel: 'Cancel',
    question: 'Discard this check-in?',
    answers: (date) => `Your answers for ${longDay(date)} will be permanently deleted.`,
  },
  nb: {
    day: norwegianDay,
    checkins: (count) => (count === 1 ? '1 innsjekk er ikke sendt' : `${count} innsjekker er ikke sendt`),
    sessions: (count) => (count === 1 ? '1 økt er ikke sendt' : `${count} økter er ikke sendt`),
    saved: (date, instant, timezone) => `${norwegianDay(date)}, lagret kl. ${clockTime(instant, timezone)}`,
    finished: (date, instant, timezone) => `${norwegianDay(date)}, ferdig kl. ${clockTime(instant, timezone)}`,
    sending: 'Sender ...',
    send: 'Send nå',
    automatic: 'Lagret på denne enheten. Sendes av seg selv når du er på nett.',
    refusedCheckin: (date) => `Innsjekken for ${norwegianDay(date)} ble ikke godtatt`,
    refusedSession: (date) => `Økta ${norwegianDay(date)} ble ikke godtatt`,
    stays: 'Den blir liggende på denne enheten til du forkaster den.',
    copy: 'Kopier',
    copied: 'Kopiert',
    notCopied: 'Nettleseren tillot ikke kopiering',
    discard: 'Forkast',
    cancel: 'Avbryt',
    question: 'Forkaste innsjekken?',
    answers: (date) => `Svarene dine for ${norwegianDay(date)} blir slettet for godt.`,
  },
};

/** UI text in the language of the page. */
export const waitingWords = (): WaitingWords => WORDS[pageLanguage()];
