import type { Rule } from '../categories.ts';
import { BONE } from './bone.ts';
import { CRISIS } from './crisis.ts';
import { HEALTH } from './health.ts';
import { HEART } from './heart.ts';
import { LEG } from './leg.ts';
import { LIMITS } from './limits.ts';
import { NERVE } from './nerve.ts';

/** Every rule of the gate. */
export const RULES: Rule[] = [...CRISIS, ...HEART, ...NERVE, ...LEG, ...BONE, ...HEALTH, ...LIMITS];
