import { useSession } from '@stridewell/app/core';
import { DEFAULT_UNITS, type Units } from '@stridewell/contracts/web';

/** Returns the units in which the runner wants distances and paces. */
export const useUnits = (): Units => useSession(({ user }) => user?.units ?? DEFAULT_UNITS);
