import { checkNotes } from '@stridewell/safety';
import type { Injury } from '../rules/types.ts';
import { mentionsOf } from './words/lists.ts';

/** What the free texts of a profile mention. */
export interface TextFacts {
  bone: boolean;
  groin: boolean;
  highRiskBone: boolean;
  tendonMedicine: boolean;
  suddenSign: boolean;
  insertional: boolean;
  minor: boolean;
  pregnant: boolean;
  /** Pregnant as of now, which an earlier "no" of the form does not outweigh. */
  pregnantNow: boolean;
  operated: boolean;
  /** An operation of the last weeks, which an earlier "no" of the form does not outweigh. */
  operatedLately: boolean;
  unclear: boolean;
  /** Under-eating, missed periods or weight loss, or several stress injuries. */
  lowEnergy: boolean;
}

const categoriesOf = (text: string): string[] => {
  const result = checkNotes(text, 'en');
  return result.hit ? result.categories : [];
};

const read = ({ painHistory, mdDiagnosisText, restrictionsMeds }: Injury): TextFacts => {
  const history = mentionsOf(painHistory);
  const diagnosis = mentionsOf(mdDiagnosisText);
  const anywhere = new Set([...history, ...diagnosis, ...mentionsOf(restrictionsMeds)]);
  const categories = new Set([painHistory, mdDiagnosisText, restrictionsMeds].flatMap(categoriesOf));
  return {
    bone: history.has('bone') || diagnosis.has('boneDiagnosis'),
    groin: history.has('groin') || diagnosis.has('groin'),
    highRiskBone: history.has('highRiskBone') || diagnosis.has('highRiskDiagnosis'),
    tendonMedicine: anywhere.has('tendonMedicine'),
    suddenSign: history.has('suddenSign'),
    insertional: history.has('insertion') || diagnosis.has('insertion'),
    minor: categories.has('minor'),
    pregnant: categories.has('pregnancy'),
    pregnantNow: anywhere.has('pregnantNow'),
    operated: categories.has('surgery'),
    operatedLately: anywhere.has('operatedLately'),
    unclear: diagnosis.has('unclear'),
    lowEnergy: categories.has('eating') || anywhere.has('moreStressInjuries'),
  };
};

/** A replay asks for every day of an injury; the texts are read once, and forgotten with the injury. */
const known = new WeakMap<Injury, TextFacts>();

/** What the profile's free texts mention, English or Norwegian. An injury is never changed in place. */
export const textFactsOf = (injury: Injury): TextFacts => {
  const facts = known.get(injury) ?? read(injury);
  known.set(injury, facts);
  return facts;
};
