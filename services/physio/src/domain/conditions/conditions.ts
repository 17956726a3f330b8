import { CONDITIONS_OF, type PhysioArea } from '@stridewell/contracts/web';
import { ANKLE_SPRAIN, BONE_STRESS, FOREFOOT } from './foot-bone.ts';
import { GLUTEAL, LOW_BACK } from './hip-back.ts';
import { ITB, PATELLAR, PFP } from './knee.ts';
import { ACHILLES_INSERTIONAL, ACHILLES_MID, MTSS, PLANTAR_HEEL } from './lower-leg.ts';
import { ADDUCTOR, CALF_STRAIN, HAMSTRING_STRAIN, PROXIMAL_HAMSTRING, SOLEUS } from './muscle.ts';
import type { ConditionId, ConditionRules } from './types.ts';

/** Every condition with a programme (section 3 of the domain page). */
export const CONDITIONS: Readonly<Record<ConditionId, ConditionRules>> = {
  pfp: PFP,
  patellar: PATELLAR,
  itb: ITB,
  achilles_mid: ACHILLES_MID,
  achilles_insertional: ACHILLES_INSERTIONAL,
  mtss: MTSS,
  plantar_heel: PLANTAR_HEEL,
  gluteal: GLUTEAL,
  low_back: LOW_BACK,
  calf_strain: CALF_STRAIN,
  soleus: SOLEUS,
  hamstring_strain: HAMSTRING_STRAIN,
  proximal_hamstring: PROXIMAL_HAMSTRING,
  adductor: ADDUCTOR,
  ankle_sprain: ANKLE_SPRAIN,
  forefoot: FOREFOOT,
  bone_stress: BONE_STRESS,
};

/** Returns the rules of an injury: those of its condition, or of the area's first condition. */
export const rulesOf = ({
  injuryArea,
  condition,
}: {
  injuryArea: PhysioArea;
  condition: ConditionId | null;
}): ConditionRules => {
  const all: readonly ConditionId[] = CONDITIONS_OF[injuryArea];
  const found = condition !== null && all.includes(condition) ? condition : CONDITIONS_OF[injuryArea][0];
  return CONDITIONS[found];
};

/** All repetition maximums in an exercise's tables for a condition; empty if it has no table. */
export const maximumsOf = (condition: ConditionId, id: string): number[] => {
  const { lists } = CONDITIONS[condition];
  const doses = [...lists[2].heavy, ...lists[3].heavy]
    .filter((listed) => listed.id === id)
    .flatMap(({ dose, later = [] }) => [dose, ...later.map((row) => row.dose)]);
  return [...new Set(doses.flatMap(({ unit, to }) => (unit === 'rm' ? [to] : [])))];
};
