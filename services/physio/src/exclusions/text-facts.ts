import { checkNotes } from '@stridewell/coaching/gate/check';
import type { Injury } from '../rules/types.ts';
import * as words from './words/lists.ts';

/** What the free texts of a profile mention. */
export interface TextFacts {
  bone: boolean;
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

const read = ({ painHistory, mdDiagnosisText, restrictionsMeds }: Injury): TextFacts => {
  const all = [painHistory, mdDiagnosisText, restrictionsMeds].filter((text) => text.trim() !== '');
  const some = (found: (text: string) => boolean): boolean => all.some(found);
  const categories = new Set<string>(
    all.flatMap((text) => {
      const result = checkNotes(text, 'en');
      return result.hit ? result.categories : [];
    }),
  );
  return {
    bone: words.mentionsBone(painHistory) || words.diagnosesBone(mdDiagnosisText),
    highRiskBone: words.mentionsHighRiskBone(painHistory) || words.diagnosesHighRiskBone(mdDiagnosisText),
    tendonMedicine: some(words.mentionsTendonMedicine),
    suddenSign: words.mentionsSuddenSign(painHistory),
    insertional: words.mentionsInsertion(painHistory) || words.mentionsInsertion(mdDiagnosisText),
    minor: categories.has('minor'),
    pregnant: categories.has('pregnancy'),
    pregnantNow: some(words.saysPregnantNow),
    operated: categories.has('surgery'),
    operatedLately: some(words.saysOperatedLately),
    unclear: words.saysUnclear(mdDiagnosisText),
    lowEnergy: categories.has('eating') || some(words.mentionsMoreStressInjuries),
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
