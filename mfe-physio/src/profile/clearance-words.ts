import { type PageLanguage, pageLanguage } from '@stridewell/app/screens';
import type { Clearance } from '@stridewell/contracts/web';

/** UI text for the questions about a clearance, in one language. */
export interface ClearanceWords {
  by: Record<'groin' | 'bone', string>;
  who: Record<Clearance['by'] | 'nobody', string>;
  on: string;
  site: string;
  choose: string;
  impact: string;
  impactHelp: string;
  first: string;
  /** Fixed texts while nobody has cleared the injury (section 3.0 of the domain page). */
  missing: Record<'groin' | 'bone', string>;
}

export const CLEARANCE_WORDS: Record<PageLanguage, ClearanceWords> = {
  en: {
    by: { groin: 'Who has looked at it?', bone: 'Who has cleared you for exercise?' },
    who: { nobody: 'Nobody yet', doctor: 'A doctor', physio: 'A physio' },
    on: 'On which date?',
    site: 'Which bone?',
    choose: 'Choose one',
    impact: 'When did a doctor allow hops and running?',
    impactHelp: 'This is a second, separate yes. Leave it empty until you have it.',
    first: 'See somebody first',
    missing: {
      groin:
        'Groin pain in a runner can come from the bone. Have it looked at first, within days; today if it hurts at night or when you stand on the leg. Note in your profile when somebody has.',
      bone: "A stress injury in a bone needs a doctor's plan first. When a doctor has cleared you for exercise, note the date and the site in your profile.",
    },
  },
  nb: {
    by: { groin: 'Hvem har sett på det?', bone: 'Hvem har klarert deg for trening?' },
    who: { nobody: 'Ingen ennå', doctor: 'Lege', physio: 'Fysioterapeut' },
    on: 'Hvilken dato?',
    site: 'Hvilket bein?',
    choose: 'Velg ett',
    impact: 'Når tillot en lege hopp og løping?',
    impactHelp: 'Dette er et eget ja nummer to. La det stå tomt til du har fått det.',
    first: 'La noen se på det først',
    missing: {
      groin:
        'Vondt i lysken hos en løper kan komme fra beinet (knokkelen). La noen se på det først, innen noen dager; i dag hvis det gjør vondt om natta eller når du står på beinet. Skriv det i profilen når noen har gjort det.',
      bone: 'En belastningsskade i bein (knokkel) trenger først en plan fra lege. Når en lege har klarert deg for trening, skriv dato og sted i profilen.',
    },
  },
};

/** UI text in the language of the page. */
export const clearanceWords = (): ClearanceWords => CLEARANCE_WORDS[pageLanguage()];
