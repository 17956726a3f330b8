import type { SafetyCategory } from '../categories.ts';
import { EN_113, EN_TODAY, NB_113, NB_TODAY } from './numbers.ts';
import type { Bilingual } from './stop.ts';

/**
 * Texts of card options whose category has a text about something else. They follow the rules for STOP texts
 * (`language.md` 2.1). A clinician has not reviewed them yet.
 */

export const EYE_TODAY_TEXT: Bilingual = {
  en: `A hurt or painful eye, or changed sight, has to be seen today: ${EN_TODAY}. If sight is lost or something corrosive got in, rinse with water and do not wait: ${EN_113}. Do not rub it, do not drive and do not train.`,
  nb: `Et øye som er skadet eller vondt, eller syn som har endret seg, må undersøkes i dag: ${NB_TODAY}. Er synet borte, eller har du fått noe etsende i øyet, skyll med vann og ikke vent: ${NB_113}. Ikke gni, ikke kjør bil og ikke tren.`,
};

export const COLD_TEXT: Bilingual = {
  en: `Get indoors and dry, and warm up slowly under blankets. Shivering that does not stop, unclear speech, or skin that stays white and numb: ${EN_113}. Do not rub the skin, do not use strong heat, do not stay alone, and do not run to get warm.`,
  nb: `Kom deg inn og bli tørr, og varm deg sakte under tepper. Skjelving som ikke gir seg, utydelig tale, eller hud som forblir hvit og nummen: ${NB_113}. Ikke gni huden, ikke bruk sterk varme, ikke vær alene, og ikke løp deg varm.`,
};

export const INSIDE_TEXT: Bilingual = {
  en: `This has to be seen now: ${EN_113}, or go to the emergency department. That holds for strong or sudden pain in the belly or a testicle, blood in vomit or stool, and fever with pain in the flank. Eat nothing until then, do not train, and do not stay alone.`,
  nb: `Dette må undersøkes nå: ${NB_113}, eller dra til legevakt eller akuttmottak. Det gjelder sterk eller plutselig smerte i mage eller testikkel, blod i oppkast eller avføring, og feber med vondt i flanken. Ikke spis før det, ikke tren, og ikke vær alene.`,
};

export const WOUND_TODAY_TEXT: Bilingual = {
  en: `A wound that does not heal, numb skin or a ring round a bite should be seen today: ${EN_TODAY}. Keep it clean and rest it. With a red line, fever or shivering: ${EN_113}. No running until somebody has looked at it.`,
  nb: `Et sår som ikke gror, hud uten følelse, eller en ring rundt et bitt bør undersøkes i dag: ${NB_TODAY}. Hold det rent og dekket, og avlast det. Med rød strek, feber eller frysninger: ${NB_113}. Ikke løp før noen har sett på det.`,
};

export const URINE_TEXT: Bilingual = {
  en: `Blood in the urine or burning should be seen today: ${EN_TODAY}. With fever, shivering, pain in the flank, brown urine or none: ${EN_113}. Drink as usual, and do not train until somebody has looked at it.`,
  nb: `Blod i urinen eller svie bør undersøkes i dag: ${NB_TODAY}. Med feber, frysninger, vondt i flanken, brun urin eller ingen: ${NB_113}. Drikk som vanlig, og ikke tren før noen har sett på det.`,
};

/** The text after "none" on the general card, for a message that sounds dangerous. It opens no hold. */
export const CAUTION_TEXT: Bilingual = {
  en: `Thank you. I take what you wrote seriously, so no session in this reply. If it gets worse, or with chest pain, trouble breathing, fainting or confusion: ${EN_113}. If it lasts or worries you: ${EN_TODAY}. You can ask me about something else now.`,
  nb: `Takk. Jeg tar likevel det du skrev på alvor, så ingen økt i dette svaret. Blir det verre, eller kommer brystsmerter, tung pust, besvimelse eller forvirring: ${NB_113}. Varer det, eller uroer det deg: ${NB_TODAY}. Du kan spørre om noe annet nå.`,
};

/** The same for a message that sounds like a danger from the runner or from others. */
export const CAUTION_MOOD_TEXT: Bilingual = {
  en: `Thank you. I still take what you wrote seriously, so no session in this reply. If you want to talk, day and night: in Norway Mental Helse, 116 123, elsewhere your local helpline. In danger: ${EN_113}. You can write about it any time, and ask me about something else now.`,
  nb: `Takk. Jeg tar likevel det du skrev på alvor, så det blir ingen økt i dette svaret. Vil du snakke med noen, døgnet rundt: Mental Helse, 116 123 i Norge, ellers din lokale hjelpetelefon. Er du i fare: ${NB_113}. Skriv om det når som helst, og spør gjerne om noe annet nå.`,
};

const OF_MIND: ReadonlySet<SafetyCategory> = new Set(['selfharm', 'abuse', 'eating', 'substance']);

/** Returns the text after "none" on the general card, by the category of the message. */
export const cautionText = (category: SafetyCategory | null): Bilingual =>
  category !== null && OF_MIND.has(category) ? CAUTION_MOOD_TEXT : CAUTION_TEXT;

/** The texts of this file, for tests. */
export const CARD_TEXTS: readonly Bilingual[] = [
  ...[EYE_TODAY_TEXT, COLD_TEXT, INSIDE_TEXT, WOUND_TODAY_TEXT, URINE_TEXT],
  ...[CAUTION_TEXT, CAUTION_MOOD_TEXT],
];
