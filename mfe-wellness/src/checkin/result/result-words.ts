import { type PageLanguage, pageLanguage } from '@stridewell/app/screens';
import type { Recommendation } from '@stridewell/contracts/web';

/** UI text for the result of a check-in in one language. */
export interface ResultWords {
  title: string;
  changed: string;
  score: string;
  /** Text for a Push day on which the score is below the runner's own baseline. */
  takeAs: (recommendation: Recommendation, advice: Recommendation) => string;
  restCounts: string;
  today: string;
  session: (title: string, minutes: number) => string;
  before: string;
  now: string;
  rest: string;
  follows: string;
  start: string;
  coach: string;
  means: (advice: Recommendation) => string;
  general: (advice: Recommendation, headline: string) => string;
  stats: string;
  another: string;
  yourCoach: string;
  why: (score: string) => string;
  points: string;
  longer: string;
  answers: string;
  together: string;
  limit: (reason: string) => string;
  normal: string;
  difference: string;
  /** Label of the difference when a limit lowered the score. */
  answersToday: string;
  limited: string;
  place: Record<'below' | 'within' | 'above', string>;
  range: (place: string, low: string, high: string, days: number) => string;
}

const EN: ResultWords = {
  title: 'Your recommendation',
  changed: "Updated: what you entered elsewhere changed today's score.",
  score: 'Readiness score',
  takeAs: (recommendation, advice) =>
    `A ${recommendation} score, but below your own normal: take it as ${advice} today.`,
  restCounts: 'Rest is training too.',
  today: 'What this does to today',
  session: (title, minutes) => `${title}, ${minutes} min`,
  before: 'Planned',
  now: 'Now',
  rest: 'Rest',
  follows: 'Your plan is following this check-in.',
  start: 'Start day',
  coach: "Go to your coach and ask for today's training",
  means: (advice) => `What ${advice} means`,
  general: (advice, headline) => `${advice} in general: ${headline}`,
  stats: 'View Detailed Stats',
  another: 'Do Another Check-in',
  yourCoach: 'Your coach',
  why: (score) => `Why ${score}`,
  points: 'Points of 10',
  longer: 'Longer bar = counts more',
  answers: 'What each answer gave',
  together: 'Your answers together',
  limit: (reason) => `Limit for ${reason}`,
  normal: 'Your 28-day normal',
  difference: 'Today',
  answersToday: "Today's answers",
  limited: 'The limit makes the difference, not your answers.',
  place: { below: 'Below', within: 'Within', above: 'Above' },
  range: (place, low, high, days) => `${place} your usual range of ${low} to ${high}, from ${days} check-ins.`,
};

const NB: ResultWords = {
  title: 'Anbefalingen din',
  changed: 'Oppdatert: noe du har lagt inn et annet sted, endret dagens score.',
  score: 'Readiness score',
  takeAs: (recommendation, advice) =>
    `Scoren sier ${recommendation}, men er under ditt eget normale: ta dagen som ${advice}.`,
  restCounts: 'Hvile er også trening.',
  today: 'Dette gjør det med dagen',
  session: (title, minutes) => `${title}, ${minutes} min`,
  before: 'Planlagt',
  now: 'Nå',
  rest: 'Hvile',
  follows: 'Planen tilpasser seg innsjekken.',
  start: 'Start dagen',
  coach: 'Gå til treneren og spør om dagens trening',
  means: (advice) => `Dette betyr ${advice}`,
  general: (advice, headline) => `${advice} til vanlig: ${headline}`,
  stats: 'Se detaljert statistikk',
  another: 'Gjør en ny innsjekk',
  yourCoach: 'Treneren din',
  why: (score) => `Hvorfor ${score}`,
  points: 'Poeng av 10',
  longer: 'Lengre strek = teller mer',
  answers: 'Dette ga hvert svar',
  together: 'Svarene dine til sammen',
  limit: (reason) => `Grense ved ${reason}`,
  normal: 'Ditt normale, 28 dager',
  difference: 'I dag',
  answersToday: 'Dagens svar',
  limited: 'Det er grensen som gjør forskjellen, ikke svarene dine.',
  place: { below: 'Under', within: 'Innenfor', above: 'Over' },
  range: (place, low, high, days) => `${place} det vanlige for deg, ${low} til ${high}, fra ${days} innsjekker.`,
};

const WORDS: Record<PageLanguage, ResultWords> = { en: EN, nb: NB };

/** UI text for the result in the language of the page. */
export const resultWords = (): ResultWords => WORDS[pageLanguage()];
