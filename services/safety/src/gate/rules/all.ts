import type { Rule } from '../categories.ts';
import { BODY } from './body.ts';
import { BONE } from './bone.ts';
import { BREATH } from './breath.ts';
import { CAUDA } from './cauda.ts';
import { CRISIS } from './crisis.ts';
import { EATING } from './eating.ts';
import { FUEL } from './fuel.ts';
import { HEAD } from './head.ts';
import { HEALTH } from './health.ts';
import { HEART } from './heart.ts';
import { INJURY } from './injury.ts';
import { LEG } from './leg.ts';
import { LIMITS } from './limits.ts';
import { NERVE } from './nerve.ts';

/** Every rule of the gate. */
export const RULES: Rule[] = [
  ...CRISIS,
  ...HEART,
  ...BREATH,
  ...HEAD,
  ...CAUDA,
  ...NERVE,
  ...LEG,
  ...INJURY,
  ...BONE,
  ...HEALTH,
  ...EATING,
  ...FUEL,
  ...LIMITS,
  ...BODY,
];
