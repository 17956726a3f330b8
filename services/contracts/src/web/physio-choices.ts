/**
 * The runner's equipment for the exercises. `none` means only items that every home has; it cannot be combined with
 * other answers.
 */
export const PHYSIO_EQUIPMENT = ['none', 'chair_step', 'bands', 'weights', 'gym', 'pool', 'bike'] as const;
export type PhysioEquipment = (typeof PHYSIO_EQUIPMENT)[number];
