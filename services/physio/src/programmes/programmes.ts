import type { Area } from '@stridewell/contracts/web';
import { ACHILLES } from './achilles.ts';
import { BACK } from './back.ts';
import { HIP } from './hip.ts';
import { ITB } from './itb.ts';
import { KNEE } from './knee.ts';
import { PLANTAR } from './plantar.ts';
import { SHIN } from './shin.ts';
import type { Programme } from './types.ts';

/** The programme of each area (section C of the domain page). */
export const PROGRAMMES: Record<Area, Programme> = {
  knee: KNEE,
  ITB,
  achilles: ACHILLES,
  shin: SHIN,
  plantar: PLANTAR,
  hip: HIP,
  back: BACK,
};
