import { REHAB as SHARED } from '@stridewell/understanding/words/rehab';

/** Words about rehab. "Bed" is recognised only as a place to rest in, because exercises are also done next to one. */
export const REHAB = {
  ...SHARED,
  bed: `in bed, bed rest, bedrest, lie down, lying down, lie still, stay still, couch, sofa, rest completely, complete rest,
    i seng, i senga, i sengen, sengeleie, ligge, ligge stille, ligge helt, sofaen, total rest, rest it, holde meg i ro`,
} as const;
