import type { SafetyCategory } from '../categories.ts';

/** Safety categories of individual phrase rules whose gate category is too broad. OF_PREFIX maps all other rules. */
const OF_RULE: Record<string, SafetyCategory> = {
  'heart.chest': 'cardiac',
  'heart.disease': 'cardiac',
  'heart.rhythm': 'cardiac',
  'heart.breath': 'breathing',
  'heart.faint': 'syncope',
  'heart.dizzy': 'syncope',
  'head.injury': 'head',
  'heat.stroke': 'heat',
  'illness.urine': 'heat',
  'nerve.stroke': 'stroke',
  'nerve.drop': 'nerve',
  'tingling.limb': 'nerve',
  'trauma.injury': 'rupture',
  'night.pain': 'bone',
  'surgery.recent': 'medication',
  'tendon.medicine': 'medication',
  'medicine.taken': 'medication',
  'overdose.painkillers': 'medication',
  'head.memory': 'head',
};

const OF_PREFIX: Record<string, SafetyCategory> = {
  crisis: 'selfharm',
  cauda: 'cauda',
  clot: 'clot',
  rupture: 'rupture',
  nerve: 'nerve',
  bone: 'bone',
  joint: 'joint',
  eating: 'eating',
  illness: 'illness',
  urgent: 'illness',
  third: 'third',
  minor: 'minor',
  pregnancy: 'pregnancy',
};

/**
 * Returns the safety category of a phrase rule. Throws for a rule without one, which tests over all rules would detect.
 */
export const categoryOfRule = (ruleId: string): SafetyCategory => {
  const category = OF_RULE[ruleId] ?? OF_PREFIX[ruleId.split('.')[0] ?? ''];
  if (!category) throw new Error(`No safety category for rule ${ruleId}`);
  return category;
};

/**
 * Soft rules, which lead to STOP only when the model agrees, and to ASK otherwise (`language.md` 3.5). Their precision
 * on the development writers is below 0.98.
 */
export const SOFT_RULES: ReadonlySet<string> = new Set([
  'heart.faint',
  'heart.breath',
  'heart.chest',
  'tingling.limb',
  'trauma.injury',
  'head.injury',
  'heat.stroke',
  'pregnancy.any',
  'rupture.pop',
  'clot.calf',
  'cauda.saddle',
  'cauda.both-legs',
  'illness.ill',
  'surgery.recent',
  'eating.disorder',
  'crisis.words',
  'crisis.intent',
  'minor.self',
  'minor.mentioned',
  'bone.stress',
  'night.pain',
  'nerve.stroke',
  'nerve.drop',
  'third.collapsed',
]);
