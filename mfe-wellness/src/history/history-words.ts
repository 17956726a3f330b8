import { type PageLanguage, pageLanguage } from '@stridewell/app/screens';

/** UI text for the history, in one language. */
interface HistoryWords {
  title: string;
  filters: string;
  from: string;
  to: string;
  reversed: string;
  recommendation: string;
  all: string;
  exportCsv: string;
  exporting: string;
  exported: { title: string; text: string };
  exportFailed: { title: string; text: string };
  loading: string;
  loadFailed: { title: string; text: string };
  empty: { title: string; filtered: string; none: string; clear: string; checkIn: string };
  caption: string;
  columns: { date: string; score: string; recommendation: string; metrics: string; notes: string };
  older: string;
  loadingOlder: string;
  olderFailed: string;
  showAll: string;
  showLess: string;
}

const WORDS: Record<PageLanguage, HistoryWords> = {
  en: {
    title: 'Check-in history',
    filters: 'Filters',
    from: 'From',
    to: 'To',
    reversed: 'The last day must not be before the first',
    recommendation: 'Recommendation',
    all: 'All',
    exportCsv: 'Export CSV',
    exporting: 'Exporting...',
    exported: { title: 'Export successful', text: 'Your data has been downloaded as CSV' },
    exportFailed: { title: 'Export failed', text: 'Failed to export data' },
    loading: 'Loading your check-ins',
    loadFailed: { title: 'Your check-ins did not load', text: 'They are safe. Please try again in a moment.' },
    empty: {
      title: 'No check-in history found for the selected criteria',
      filtered: 'Widen the dates, or show every recommendation.',
      none: 'Every day you check in will appear here.',
      clear: 'Clear filters',
      checkIn: 'Go to the check-in',
    },
    caption: 'Check-ins, newest first',
    columns: {
      date: 'Date',
      score: 'Score',
      recommendation: 'Recommendation',
      metrics: 'Metrics',
      notes: 'Notes',
    },
    older: 'Load older',
    loadingOlder: 'Loading older...',
    olderFailed: 'Older check-ins did not load. Please try again.',
    showAll: 'Show all',
    showLess: 'Show less',
  },
  nb: {
    title: 'Innsjekkene dine',
    filters: 'Utvalg',
    from: 'Fra',
    to: 'Til',
    reversed: 'Siste dag kan ikke være før den første',
    recommendation: 'Anbefaling',
    all: 'Alle',
    exportCsv: 'Last ned CSV',
    exporting: 'Laster ned …',
    exported: { title: 'Lastet ned', text: 'Innsjekkene dine ligger nå i en CSV-fil' },
    exportFailed: { title: 'Nedlastingen gikk ikke', text: 'Vi fikk ikke laget filen. Prøv igjen om litt.' },
    loading: 'Henter innsjekkene dine',
    loadFailed: { title: 'Vi fikk ikke hentet innsjekkene', text: 'De er trygge. Prøv igjen om litt.' },
    empty: {
      title: 'Ingen innsjekker passer med utvalget',
      filtered: 'Velg flere datoer, eller vis alle anbefalingene.',
      none: 'Hver dag du sjekker inn, dukker opp her.',
      clear: 'Fjern utvalget',
      checkIn: 'Gå til innsjekken',
    },
    caption: 'Innsjekker, nyeste først',
    columns: { date: 'Dato', score: 'Score', recommendation: 'Anbefaling', metrics: 'Svar', notes: 'Notat' },
    older: 'Hent eldre',
    loadingOlder: 'Henter eldre …',
    olderFailed: 'Vi fikk ikke hentet eldre innsjekker. Prøv igjen.',
    showAll: 'Vis alt',
    showLess: 'Vis mindre',
  },
};

/** Returns the UI text for the history in the language of the page. */
export const historyWords = (): HistoryWords => WORDS[pageLanguage()];
