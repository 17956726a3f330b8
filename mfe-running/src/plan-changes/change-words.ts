import { type PageLanguage, pageLanguage } from '../language/page-language.ts';

/** Words of the card that confirms a change, and of the notes that ask something. */
interface ChangeWords {
  titles: Record<'easier_week' | 'repeat_week' | 'easier' | 'shorten' | 'move', string>;
  loading: string;
  unknown: string;
  confirm: string;
  confirming: string;
  back: string;
  question: string;
  undo: string;
  undoObject: string;
}

const EN: ChangeWords = {
  titles: {
    easier_week: 'Make the rest of the week easier?',
    repeat_week: 'Repeat this week next week?',
    easier: 'Make this session easier?',
    shorten: 'Shorten this session?',
    move: 'Move this session?',
  },
  loading: 'Working out what changes…',
  unknown: 'What changes could not be shown. You can still make the change, and undo it.',
  confirm: 'Make the change',
  confirming: 'Changing…',
  back: 'Back',
  question: 'A question about your week',
  undo: 'Undo',
  undoObject: 'my answer',
};

const NB: ChangeWords = {
  titles: {
    easier_week: 'Gjøre resten av uka lettere?',
    repeat_week: 'Gjenta denne uka neste uke?',
    easier: 'Gjøre økta lettere?',
    shorten: 'Gjøre økta kortere?',
    move: 'Flytte økta?',
  },
  loading: 'Regner ut hva som endres …',
  unknown: 'Det som endres, lot seg ikke vise. Du kan likevel gjøre endringen, og angre den.',
  confirm: 'Gjør endringen',
  confirming: 'Endrer …',
  back: 'Tilbake',
  question: 'Et spørsmål om uka di',
  undo: 'Angre',
  undoObject: 'svaret mitt',
};

const WORDS: Record<PageLanguage, ChangeWords> = { en: EN, nb: NB };

/** Words in the language of the page. */
export const changeWords = (): ChangeWords => WORDS[pageLanguage()];
