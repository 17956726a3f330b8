/** Maximum number of heavy days in any seven days, in phase 2 and in phase 3 (section 1.3 of the domain page). */
export const HEAVY_DAYS: Record<2 | 3, number> = { 2: 3, 3: 2 };
