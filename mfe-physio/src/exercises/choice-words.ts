import type { PhysioEquipment } from '@stridewell/contracts/web';
import { inLanguage } from '../data/language.ts';

/** UI text for the choices about today's session: its length, and the available equipment. */
interface ChoiceWords {
  title: string;
  time: string;
  whole: (minutes: number | null) => string;
  short: string;
  shortNote: string;
  equipment: string;
  equipmentHelp: string;
  things: Record<PhysioEquipment, string>;
  have: (things: string) => string;
  /** Part of the line with the current choices, before the first answer about equipment. */
  unknown: string;
  change: string;
  save: string;
  saving: string;
  instead: (name: string, planned: string) => string;
  lacking: (name: string, things: string) => string;
  failed: { title: string; text: string };
}

const EN: ChoiceWords = {
  title: 'Make it fit today',
  time: 'How much time do you have?',
  whole: (minutes) => (minutes === null ? 'All of it' : `All of it, ${minutes} min`),
  short: '10 minutes',
  shortNote: 'Two exercises with two sets each. A short session counts, as half of one.',
  equipment: 'What do you have for exercises?',
  equipmentHelp: 'We ask once. A floor, a wall, a towel and a backpack are enough to start.',
  things: {
    none: 'None of these',
    chair_step: 'Chair or step',
    bands: 'Bands',
    weights: 'Dumbbells or weights',
    gym: 'A gym',
    pool: 'A pool',
    bike: 'A bike',
  },
  have: (things) => `You have: ${things}.`,
  unknown: 'say what you have',
  change: 'Change',
  save: 'Save',
  saving: 'Saving…',
  instead: (name, planned) => `${name} replaces ${planned}.`,
  lacking: (name, things) =>
    `${name} needs: ${things}. Nothing else does the same work today, so leave it out if you do not have it.`,
  failed: { title: 'Not saved', text: 'Your choice could not be saved. Try again.' },
};

const NB: ChoiceWords = {
  title: 'Tilpass dagens økt',
  time: 'Hvor god tid har du?',
  whole: (minutes) => (minutes === null ? 'Hele økta' : `Hele økta, ${minutes} min`),
  short: '10 minutter',
  shortNote: 'To øvelser med to sett hver. En kort økt teller, som en halv.',
  equipment: 'Hva har du å trene med?',
  equipmentHelp: 'Vi spør én gang. Gulv, vegg, håndkle og ryggsekk er nok til å begynne.',
  things: {
    none: 'Ingen av disse',
    chair_step: 'Stol eller trinn',
    bands: 'Strikk',
    weights: 'Manualer eller vekter',
    gym: 'Treningssenter',
    pool: 'Basseng',
    bike: 'Sykkel',
  },
  have: (things) => `Du har: ${things}.`,
  unknown: 'si hva du har',
  change: 'Endre',
  save: 'Lagre',
  saving: 'Lagrer …',
  instead: (name, planned) => `${name} er i stedet for ${planned}.`,
  lacking: (name, things) =>
    `${name} krever: ${things}. Ingenting annet gjør den samme jobben i dag, så la den være hvis du mangler det.`,
  failed: { title: 'Ikke lagret', text: 'Valget ble ikke lagret. Prøv igjen.' },
};

/** UI text in the language of the page. */
export const choiceWords = (): ChoiceWords => inLanguage({ en: EN, nb: NB });
