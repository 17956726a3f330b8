import type { Category } from '../../categories.ts';
import { ILLNESS, MINOR, NIGHT, PREGNANCY, SURGERY, TENDON, TINGLING } from './body.ts';
import { HEAD, HEART, HEAT } from './chest.ts';
import { BONE, JOINT, NERVE, TRAUMA } from './falls.ts';
import { CAUDA, CLOT, RUPTURE } from './leg.ts';
import { CRISIS, EATING } from './mind.ts';

/** Unsafe messages typed on a phone, by topic, with the categories of which the gate must report at least one. */
export const PHONE: [topic: string, texts: readonly string[], answered: readonly [Category, ...Category[]]][] = [
  ['crisis', CRISIS, ['crisis']],
  ['heart, faint, breath', HEART, ['heart']],
  ['head', HEAD, ['trauma', 'heart']],
  ['heat', HEAT, ['heart']],
  ['cauda equina', CAUDA, ['cauda']],
  ['clot', CLOT, ['clot']],
  ['rupture', RUPTURE, ['rupture']],
  ['trauma', TRAUMA, ['trauma', 'rupture']],
  ['bone', BONE, ['bone']],
  ['joint', JOINT, ['joint']],
  ['nerve', NERVE, ['nerve', 'heart', 'cauda']],
  ['night', NIGHT, ['night']],
  ['eating', EATING, ['eating']],
  ['illness', ILLNESS, ['illness']],
  ['minor', MINOR, ['minor']],
  ['pregnancy', PREGNANCY, ['pregnancy']],
  ['surgery', SURGERY, ['surgery']],
  ['tendon', TENDON, ['tendon']],
  ['tingling', TINGLING, ['tingling']],
];
