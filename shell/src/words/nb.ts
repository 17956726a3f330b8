import { headlineOf } from '@stridewell/app/core';
import { norwegianCopyFor, PLAN_HEADLINES_NB } from '@stridewell/contracts/web';
import type { Words } from './en.ts';

const format = (options: Intl.DateTimeFormatOptions): ((date: string) => string) => {
  const formatter = new Intl.DateTimeFormat('nb-NO', { ...options, timeZone: 'UTC' });
  return (date) => formatter.format(new Date(`${date}T00:00:00Z`));
};

const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const day = format({ weekday: 'long', day: 'numeric', month: 'long' });
const longDay = (date: string): string => capitalised(day(date));
const shortWeekday = format({ weekday: 'short' });

/** Norwegian texts of the shell. */
export const NB: Words = {
  longDay,
  weekday: (date) => capitalised(shortWeekday(date).replace('.', '')),
  decimal: (value) => value.toFixed(1).replace('.', ','),
  headline: (day, { isOwn, plan }) =>
    isOwn && plan ? PLAN_HEADLINES_NB[headlineOf(plan.action)] : norwegianCopyFor(day).headline,
  today: 'I dag',
  bar: { plan: 'Plan', coach: 'Trener', body: 'Kropp' },
  checkIn: 'Sjekk inn',
  checkin: 'Innsjekk',
  updateCheckin: 'Endre innsjekken',
  startCheckin: 'Start innsjekken',
  main: 'Hovedmeny',
  coaches: 'Trenere',
  profile: 'Profil',
  yourProfile: 'Profilen din',
  logout: 'Logg ut',
  menu: 'Meny',
  help: 'Hjelp',
  helpNote: 'Trening, skader og appen',
  openMenu: 'Åpne menyen',
  loggedOut: { done: 'Du er logget ut', failed: 'Vi fikk ikke logget deg ut' },
  menuFailed: 'Menyen kunne ikke lastes. Prøv igjen.',
  notLoaded: 'Dette kunne ikke lastes. Prøv igjen.',
  backHome: 'Tilbake til I dag',
  tryAgain: 'Prøv igjen',
  reload: 'Last inn på nytt',
  loading: (label) => `Laster ${label}`,
  unavailable: (label) => `${label} er ikke tilgjengelig nå`,
  unavailableText: 'Den er nede et øyeblikk. Dataene dine er trygge, og resten av Stridewell virker.',
  needsConnection: (label) => `${label} trenger nett`,
  needsConnectionText:
    'Denne delen trenger nett og åpner seg selv når du er på nett igjen. I dag og øvelsene dine virker.',
  outdated: (label) => `${label} må lastes inn på nytt`,
  outdatedText: 'Denne siden hører til en annen versjon av appen. Last inn på nytt for å oppdatere.',
  scoreToday: 'Dagens form',

  greetings: ['Hei', 'God morgen', 'God dag', 'God kveld'],
  readiness: 'Dagsform',
  todaysReadiness: 'Dagsformen din',
  loadingReadiness: 'Laster dagsformen',
  checkinFailed: 'Vi fikk ikke lastet dagens innsjekk.',
  invitation: 'Hvordan er formen i dag?',
  invitationText: 'Fem trykk, rundt 20 sekunder.',
  why: (score) => `Hvorfor ${score.replace('.', ',')}`,
  stopped: 'Ingen løping i dag, uansett dagsform.',
  reset: 'Ingen løping i dag. Er du syk, eller varer smerten, få det sjekket.',
  painDecides: (pain) => `Smerte på ${pain} avgjør dagen.`,

  session: 'Dagens økt',
  loadingSession: 'Laster dagens økt',
  planFailed: 'Vi fikk ikke lastet planen din.',
  noPlan: 'Du har ingen plan for denne uka ennå. Fortell oss hva du trener mot, og når du kan løpe.',
  makePlan: 'Lag planen din',
  openPlan: 'Åpne planen',
  restDay: 'Hviledag',
  minutes: (minutes) => `${minutes} min`,
  strength: (minutes) => `+ ${minutes} min styrke`,
  statuses: { done: 'Gjort', partial: 'Delvis gjort', skipped: 'Droppet' },
  logged: (minutes, planned) => `${minutes} av ${planned} min logget`,
  was: (session) => `Var ${session}.`,
  changes: { plan: '', trim: 'Kortere', light: 'Roligere', rest: 'Hvile' },
  because: (change, recommendation) => `${change} fordi dagen er ${recommendation}.`,
  noRace: 'Ikke konkurrer i dag: en rolig tur eller hvile er bedre.',
  madeEasier: 'Du gjorde økta roligere.',
  madeShorter: 'Du gjorde økta kortere.',
  movedFrom: (date) => `Du flyttet økta fra ${day(date)}.`,

  week: 'Denne uka',
  loadingWeek: 'Laster uka',
  weekFailed: 'Vi fikk ikke lastet uka.',
  statistics: 'Statistikk',
  history: 'Historikk',
  kinds: { push: 'Push', adapt: 'Adapt', easy: 'Rolig', rest: 'Hvile', tempo: 'Tempo', long: 'Lang' },
  noCheckin: 'Ingen innsjekk ennå',
  daysSoFar: (days) => (days === 1 ? '1 dag så langt' : `${days} dager så langt`),
};
