/** What the runner has for the exercises. `none` is what every home has; it is answered alone. */
export const PHYSIO_EQUIPMENT = ['none', 'chair_step', 'bands', 'weights', 'gym', 'pool', 'bike'] as const;
export type PhysioEquipment = (typeof PHYSIO_EQUIPMENT)[number];
