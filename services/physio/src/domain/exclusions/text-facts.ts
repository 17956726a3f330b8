import { checkNotes } from '@stridewell/safety';
import type { Injury } from '../types.ts';
import { mentionsOf } from './words/lists.ts';

/** Facts mentioned in the free text of a profile. */
export interface TextFacts {
  bone: boolean;
  groin: boolean;
  highRiskBone: boolean;
  tendonMedicine: boolean;
  suddenSign: boolean;
  insertional: boolean;
  minor: boolean;
  pregnant: boolean;
  /** True if the text states that the runner is currently pregnant. This overrides a "no" in the form. */
  pregnantNow: boolean;
  operated: boolean;
  /** True if the text mentions an operation in recent weeks. This overrides a "no" in the form. */
  operatedLately: boolean;
  unclear: boolean;
  /** True if the text mentions under-eating, missed periods, weight loss or several stress injuries. */
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

/**
 * Caches each injury's facts, because a replay reads them for every day. An entry is released together with its injury
 * object.
 */
const cache = new WeakMap<Injury, TextFacts>();

/**
 * Reads facts from the profile's free text, in English or Norwegian. The result is cached, because injury objects are
 * never mutated.
 */
export const textFactsOf = (injury: Injury): TextFacts => {
  const facts = cache.get(injury) ?? read(injury);
  cache.set(injury, facts);
  return facts;
};
