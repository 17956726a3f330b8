import type { Condition } from '@stridewell/contracts/web';
import { limitsOf } from '../../domain/limits.ts';
import { type Case, say, type Wordings } from './answer.ts';

/** Any pain is above the limit: for a bone, and for the shin on landing. */
const NO_PAIN: Wordings = {
  en: [
    'For this kind of pain there is no limit to stay under: at the first ache, stop and walk home, and see a doctor if it stays.',
  ],
  nb: [
    'For denne typen smerte er det ingen grense å holde seg under: stopp og gå hjem ved det første vondtet, og gå til lege hvis det blir.',
  ],
};

/** A tendon may hurt more than a clean run allows; the next morning is then decisive. */
const decidedByMorning = (clean: number): Wordings => ({
  en: [
    `Up to ${clean} on the way: carry on. At ${clean + 1} or more, stop and walk home; if it is back to usual by morning you repeat the stage, and if not you go one back.`,
    `Pain of 0-${clean} on the way is fine. From ${clean + 1} on you walk home, and the next morning decides: usual means the same stage again, worse means one back.`,
  ],
  nb: [
    `Opp til ${clean} underveis: fortsett. Ved ${clean + 1} eller mer stopper du og går hjem; er det som vanlig neste morgen, gjentar du trinnet, og hvis ikke går du ett tilbake.`,
    `Smerte 0-${clean} underveis går fint. Fra ${clean + 1} går du hjem, og neste morgen avgjør: som vanlig betyr samme trinn igjen, verre betyr ett tilbake.`,
  ],
});

/** Other tissue has to settle after more than the limit of a clean run. */
const settlesFirst = (clean: number): Wordings => ({
  en: [
    `Up to ${clean} on the way: carry on. At ${clean + 1} or more, stop and walk home; it has to settle before you run again, and worse the next morning means one stage back.`,
    `Pain of 0-${clean} on the way is fine. From ${clean + 1} on you walk home, and the next run waits until it has settled; worse by morning means one stage back.`,
  ],
  nb: [
    `Opp til ${clean} underveis: fortsett. Ved ${clean + 1} eller mer stopper du og går hjem; det må roe seg før du løper igjen, og verre neste morgen betyr ett trinn tilbake.`,
    `Smerte 0-${clean} underveis går fint. Fra ${clean + 1} går du hjem, og neste tur venter til det har roet seg; verre neste morgen betyr ett trinn tilbake.`,
  ],
});

/** Rules for pain during a run, with the numbers of the rules (section 1.5 of the domain page). */
export const runLimitWordings = (condition: Condition, isBone: boolean): Wordings => {
  const { cleanRun, run } = limitsOf(condition, isBone);
  if (run === 0) return NO_PAIN;
  return run > cleanRun ? decidedByMorning(cleanRun) : settlesFirst(cleanRun);
};

/** The same for the runner's injury. */
export const runLimit = (found: Case): string =>
  say(found, runLimitWordings(found.course.condition, found.course.isBone));

/** True when any pain on a run is above the limit of the injury. */
export const allowsNoRunPain = ({ course }: Pick<Case, 'course'>): boolean =>
  limitsOf(course.condition, course.isBone).run === 0;
