import type { SafetyCategory } from '../categories.ts';
import { CONCEPTS } from '../model/concepts.ts';

/**
 * The concept grammar (`language.md` 1.1 step 3): combinations of concepts that lead to ASK when they occur in any
 * order within a clause. A line begins with its category and contains concepts, never words. A line whose precision on
 * the development writers is below 0.5 must be removed.
 */
const LINES = `
  cardiac: chest pressure
  cardiac: chest pain running
  cardiac: armjaw pain running chest
  cardiac: armjaw numb running
  cardiac: heart racing atrest
  cardiac: heart racing dizzy
  cardiac: heart racing breathless
  syncope: sight faint
  breathing: breath breathless atrest
  breathing: breathless blood
  breathing: breath colour face
  stroke: face weak
  stroke: speech confused
  stroke: sight sudden
  stroke: headache sudden
  stroke: armjaw weak sudden
  cauda: bladder back
  cauda: bladder numb
  nerve: leg weak worse
  nerve: hand weak worse
  clot: calf swollen
  clot: leg swollen flight
  clot: calf pain flight
  clot: leg swollen cast
  rupture: snap calf
  rupture: snap nobear
  rupture: deform ankle
  bone: shin onepoint
  bone: saddle pain nobear
  bone: hip pain nobear
  bone: ankle pain night
  bone: shin pain night
  joint: knee swollen hot
  head: blow head confused
  head: blow head vomit
  head: blow headache
  head: blow confused since
  allergy: face swollen
  allergy: throat swollen
  allergy: sting breathless
  allergy: skin breathless
  allergy: skin throat
  heat: bladder colour running
  heat: heatctx confused
  heat: water headache
  heat: water vomit
  sugar: sugarctx weak
  sugar: sugarctx confused
  sugar: sugarctx vomit
  illness: ill hot running
  illness: hot vomit running
  medication: overdose medicine
  pregnancy: pregnant blood
  pregnancy: pregnant pain
  selfharm: farewell hopeless
  abuse: threat violence
  abuse: coachperson touch
  abuse: touch secrecy
  third: other faint now
  third: other emergency
  third: other colour now
  substance: alcohol racing
  substance: substancetold
  sugar: sugartold
  selfharm: crisistold
  minor: minortold
  eating: eatingtold
  abuse: abusetold
  allergy: allergytold
  medication: medicinetold
  cardiac: bodytold
`;

export interface GrammarLine {
  id: string;
  category: SafetyCategory;
  concepts: readonly number[];
}

const indexOf = (name: string): number => {
  const index = CONCEPTS.indexOf(name);
  if (index < 0) throw new Error(`Unknown concept ${name}`);
  return index;
};

const GRAMMAR: readonly GrammarLine[] = LINES.trim()
  .split('\n')
  .map((line) => {
    const [category = '', names = ''] = line.trim().split(': ');
    return {
      id: `${category}.${names.replaceAll(' ', '+')}`,
      category: category as SafetyCategory,
      concepts: names.split(' ').map(indexOf),
    };
  });

/** Returns the grammar lines that match the concepts of one clause. */
export const grammarHits = (concepts: readonly number[]): GrammarLine[] => {
  const present = new Set(concepts);
  return GRAMMAR.filter((line) => line.concepts.every((concept) => present.has(concept)));
};

/** Concepts about the body, the mood or a danger. An unfamiliar text with such a concept leads to ASK (step 4). */
const BODILY = new Set(
  `chest heart armjaw head face throat sight speech saddle bladder back calf leg shin hip knee ankle tendon belly skin breath
  hand joint bone baby pain pressure numb weak swollen hot snap deform nobear faint dizzy confused vomit blood breathless racing
  seizure headache onepoint locked colour symptomword ill death harmself hopeless farewell violence threat touch emergency
  medicine overdose drug pregnant birth eatless period sugarctx sting blow
  substancetold sugartold crisistold minortold eatingtold abusetold allergytold medicinetold bodytold`
    .split(/\s+/)
    .map(indexOf),
);

/** True when any of the concepts is about the body, the mood or a danger. */
export const isBodily = (concepts: readonly number[]): boolean => concepts.some((concept) => BODILY.has(concept));
