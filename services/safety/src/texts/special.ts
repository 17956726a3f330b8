import { EN_113, EN_TODAY, NB_113, NB_TODAY } from './numbers.ts';
import type { Bilingual } from './stop.ts';

/**
 * Texts for dangers that the text of their category does not describe. The same rules apply to them as to the texts of
 * the categories. A clinician has not reviewed them yet.
 */

/** An injured eye, or a red, painful one with rings around lights. */
export const EYE_TEXT: Bilingual = {
  en: `An injured eye, or a red, painful eye with changed sight, needs an emergency department now: ${EN_113} if you cannot get there. Do not rub or press it, and pull nothing out. After a chemical, rinse with water first. Do not drive and do not run.`,
  nb: `Et skadet øye, eller et rødt og vondt øye med endret syn, må til legevakt eller akuttmottak nå: ${NB_113} hvis du ikke kommer deg dit. Ikke gni eller trykk, og dra ikke ut noe. Etter kjemikalier: skyll med vann først. Ikke kjør bil, og ikke løp.`,
};

/** A wound after an operation that looks infected, or a wound that does not heal on a foot without feeling. */
export const WOUND_TEXT: Bilingual = {
  en: `A wound that is hot, weeps or opens after an operation, or does not heal where you feel little, needs a doctor today: ${EN_TODAY}. With fever or a red line: ${EN_113}. Keep it covered; put no weight on it and do not run.`,
  nb: `Et sår som blir varmt, væsker eller åpner seg etter en operasjon, eller ikke gror der du kjenner lite, må en lege se på i dag: ${NB_TODAY}. Med feber eller rød strek: ${NB_113}. Hold det tildekket, avlast det, og ikke løp.`,
};

/** Weight that goes without trying, with sweats, great thirst or pain. */
export const WASTING_TEXT: Bilingual = {
  en: `Weight that goes without trying, with sweats at night, great thirst or pain, should be looked into now: call your doctor today, or ${EN_TODAY}. If you are sick, drowsy or breathe fast: ${EN_113}. No training until a doctor has seen you.`,
  nb: `Vekt som går ned uten at du prøver, sammen med nattesvette, stor tørste eller smerter, må undersøkes nå: ring fastlegen i dag, eller ${NB_TODAY}. Er du kvalm, døsig eller puster fort: ${NB_113}. Ingen trening før en lege har sett på deg.`,
};

/** Repeated fractures together with missing periods. */
export const NO_PERIODS_TEXT: Bilingual = {
  en: `Stop running and hopping now, not even as a test. Fractures together with missing periods need a doctor, who should also look at low energy (REDs): pain in the groin or a limp today, ${EN_TODAY}; otherwise within days. Bring somebody you trust. No figures for food or weight here.`,
  nb: `Stopp all løping og hopping nå, også som test. Brudd sammen med uteblitt mens må en lege se på, også om du får for lite energi (REDs): vondt i lysken eller halting i dag, ${NB_TODAY}; ellers innen noen dager. Ta med noen du stoler på. Ingen tall for mat eller vekt her.`,
};

/** A question about an amount of insulin. */
export const INSULIN_TEXT: Bilingual = {
  en: `Insulin amounts belong with your diabetes team; I never give them. Ask them before the run; if you cannot reach them: ${EN_TODAY}. If your blood sugar is low, take your own sugar now. Not clear-headed, or sick with ketones: ${EN_113}.`,
  nb: `Insulinmengder avtaler du med diabetesteamet ditt; jeg gir dem aldri. Spør dem før turen; får du ikke tak i dem: ${NB_TODAY}. Er blodsukkeret lavt, ta sukkeret ditt nå. Er du ikke klar i hodet, eller kvalm med ketoner: ${NB_113}.`,
};
