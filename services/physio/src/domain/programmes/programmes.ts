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

/** Exercises in which both feet leave the floor. */
export const HOP_IDS: ReadonlySet<string> = new Set(
  Object.values(PROGRAMMES).flatMap(({ phases }) =>
    Object.values(phases).flatMap(({ exercises }) => exercises.flatMap(({ id, hop }) => (hop ? [id] : []))),
  ),
);
