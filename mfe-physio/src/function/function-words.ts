import { type PageLanguage, pageLanguage } from '@stridewell/app/screens';
import type { FunctionChange } from '@stridewell/contracts/web';

/** UI text for the weekly questions about the runner's own activities, in one language. */
export interface FunctionWords {
  title: string;
  /** Introduction for the first time, and for every week after it. */
  first: string;
  weekly: string;
  activity: (number: number) => string;
  example: string;
  score: (name: string) => string;
  scale: string;
  another: string;
  globalChange: string;
  globalScale: string;
  confidence: string;
  confidenceScale: string;
  save: string;
  saving: string;
  later: string;
  saved: string;
  failed: string;
  nameMissing: string;
  nameTwice: string;
  scoreMissing: string;
  changes: Record<FunctionChange, string>;
  together: (change: string) => string;
  next: string;
  scores: (name: string, scores: readonly number[]) => string;
  /** The newest score of an activity, with its change if there is an earlier one. */
  now: (name: string, score: number, change: string | null) => string;
}

const EN: FunctionWords = {
  title: 'What you can do',
  first: 'Which activity matters most to you? For example: run 5 km, stairs, sit at work. It takes 20 seconds a week.',
  weekly: 'How is it this week?',
  activity: (number) => `Activity ${number}`,
  example: 'Run 5 km',
  score: (name) => `${name}: how well can you do it?`,
  scale: '0 is not at all, 10 is as before the injury.',
  another: 'Add an activity',
  globalChange: 'All in all, how has the injury changed since it began?',
  globalScale: '−5 is much worse, 5 is much better.',
  confidence: 'How sure are you that running will go well?',
  confidenceScale: '0 is not at all, 10 is completely.',
  save: 'Save',
  saving: 'Saving...',
  later: 'Not this week',
  saved: 'Answers saved',
  failed: 'Your answers could not be saved. Please try again.',
  nameMissing: 'Name the activity',
  nameTwice: 'Name each activity once',
  scoreMissing: 'Choose a number',
  changes: { better: 'Better', same: 'About the same', worse: 'Worse' },
  together: (change) => `All together since the first week: ${change.toLowerCase()}.`,
  next: 'Asked once a week. Your answers never change the programme; they help us tell you when to see somebody.',
  scores: (name, scores) => `${name}: ${scores.join(', ')} of 10`,
  now: (name, score, change) => `${name}: ${score} of 10${change === null ? '' : `, ${change.toLowerCase()}`}`,
};

const NB: FunctionWords = {
  title: 'Hva du kan gjøre',
  first:
    'Hva betyr mest for deg å kunne? For eksempel løpe 5 km, gå i trapper, sitte på jobb. Det tar 20 sekunder i uka.',
  weekly: 'Hvordan går det denne uka?',
  activity: (number) => `Aktivitet ${number}`,
  example: 'Løpe 5 km',
  score: (name) => `${name}: hvor godt får du det til?`,
  scale: '0 er ikke i det hele tatt, 10 er som før skaden.',
  another: 'Legg til en aktivitet',
  globalChange: 'Alt i alt, hvordan har skaden endret seg siden den begynte?',
  globalScale: '−5 er mye verre, 5 er mye bedre.',
  confidence: 'Hvor trygg er du på at løpingen vil gå bra?',
  confidenceScale: '0 er ikke i det hele tatt, 10 er helt trygg.',
  save: 'Lagre',
  saving: 'Lagrer...',
  later: 'Ikke denne uka',
  saved: 'Svarene er lagret',
  failed: 'Svarene ble ikke lagret. Prøv igjen.',
  nameMissing: 'Skriv hva det er',
  nameTwice: 'Skriv hver aktivitet én gang',
  scoreMissing: 'Velg et tall',
  changes: { better: 'Bedre', same: 'Omtrent som før', worse: 'Verre' },
  together: (change) => `Alt samlet siden første uke: ${change.toLowerCase()}.`,
  next: 'Vi spør én gang i uka. Svarene endrer aldri programmet; de hjelper oss å si fra når noen bør se på det.',
  scores: (name, scores) => `${name}: ${scores.join(', ')} av 10`,
  now: (name, score, change) => `${name}: ${score} av 10${change === null ? '' : `, ${change.toLowerCase()}`}`,
};

export const FUNCTION_WORDS: Record<PageLanguage, FunctionWords> = { en: EN, nb: NB };

/** UI text in the language of the page. */
export const functionWords = (): FunctionWords => FUNCTION_WORDS[pageLanguage()];
