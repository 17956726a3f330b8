import { inLanguage } from '../data/language.ts';

type Refusals = Readonly<Record<string, string>>;

/** Reason why the server rejects an injury, by the code of its response. */
const REFUSALS: Record<'en' | 'nb', Refusals> = {
  en: {
    third_injury: 'Two at a time is what a plan can hold. See somebody about the third.',
    same_injury: 'You already have this injury. Please update it instead.',
    side_kept: 'This injury has a side, and its tests and history belong to it. Please keep it.',
    other_side: 'An injury on the other side is a second injury. Please add it as one.',
    in_maintenance:
      'An injury in its weeks of maintenance would lose its place and its two short sessions a week. Change that injury to replace it, or wait until they are over.',
    profile_exists: 'A physio profile already exists. Update it instead.',
  },
  nb: {
    third_injury: 'To om gangen er det en plan kan romme. La noen se på den tredje.',
    same_injury: 'Denne skaden har du allerede. Endre den i stedet.',
    side_kept: 'Denne skaden har en side, og testene og historien hører til den. Behold siden.',
    other_side: 'En skade på den andre siden er skade nummer to. Legg den til som det.',
    in_maintenance:
      'En skade i vedlikeholdsukene ville mistet plassen og de to korte øktene i uka. Endre den skaden for å bytte den ut, eller vent til ukene er over.',
    profile_exists: 'Du har allerede en profil for skaden. Endre den i stedet.',
  },
};

/** The reasons for rejections in the language of the page, by the code of the server's response. */
export const refusalWords = (): Refusals => inLanguage(REFUSALS);

interface MaintenanceWords {
  asks: string;
  beside: string;
  ends: string;
}

const MAINTENANCE: Record<'en' | 'nb', MaintenanceWords> = {
  en: {
    asks: 'An injury in its weeks of maintenance would lose its place and its two short sessions a week. Choose what happens to it; the new injury begins with its safety questions.',
    beside: 'Keep those weeks and add this injury',
    ends: 'End those weeks and save this injury',
  },
  nb: {
    asks: 'En skade i vedlikeholdsukene ville mistet plassen og de to korte øktene i uka. Velg hva som skjer med den; den nye skaden begynner med sikkerhetsspørsmålene sine.',
    beside: 'Behold ukene og legg til denne skaden',
    ends: 'Avslutt ukene og lagre denne skaden',
  },
};

/** The question about what happens to an injury in maintenance, with its two answers. */
export const maintenanceWords = (): MaintenanceWords => inLanguage(MAINTENANCE);
