import type { Condition } from '@stridewell/contracts/web';
import type { Tissue } from '../machine/session-plan.ts';

/** Tissue class of each condition (section 0 of the physio domain page). */
export const TISSUES: Record<Condition, Tissue> = {
  pfp: 'joint',
  patellar: 'tendon',
  itb: 'tendon',
  achilles_mid: 'tendon',
  achilles_insertional: 'tendon',
  mtss: 'shin',
  plantar_heel: 'tendon',
  gluteal: 'tendon',
  low_back: 'back',
  calf_strain: 'muscle',
  soleus: 'muscle',
  hamstring_strain: 'muscle',
  proximal_hamstring: 'tendon',
  adductor: 'muscle',
  ankle_sprain: 'ligament',
  forefoot: 'joint',
  bone_stress: 'bone',
};

/** Highest pain while running at which a run continues (section 1.5). */
export const RUN_LIMITS: Record<Tissue, number> = {
  tendon: 2,
  muscle: 2,
  joint: 2,
  ligament: 2,
  back: 3,
  bone: 0,
  shin: 0,
};
