import type { Area, Onset } from './physio.ts';

/** All areas that an injury can have: the seven of the profile and six more. */
export const PHYSIO_AREAS = [
  ...(['knee', 'ITB', 'achilles', 'shin', 'plantar', 'hip', 'back'] as const satisfies readonly Area[]),
  ...(['calf', 'hamstring', 'groin', 'ankle', 'foot', 'bone'] as const),
] as const;
export type PhysioArea = (typeof PHYSIO_AREAS)[number];

/** The profile area for each area. Readers that know only the seven profile areas receive the nearest one. */
export const NEAREST_AREA: Record<PhysioArea, Area> = {
  knee: 'knee',
  ITB: 'ITB',
  achilles: 'achilles',
  shin: 'shin',
  plantar: 'plantar',
  hip: 'hip',
  back: 'back',
  calf: 'achilles',
  hamstring: 'hip',
  groin: 'hip',
  ankle: 'plantar',
  foot: 'plantar',
  bone: 'shin',
};

/** Conditions of each area. The first one applies if the runner has not chosen one. */
export const CONDITIONS_OF = {
  knee: ['pfp', 'patellar'],
  ITB: ['itb'],
  achilles: ['achilles_mid', 'achilles_insertional'],
  shin: ['mtss'],
  plantar: ['plantar_heel'],
  hip: ['gluteal'],
  back: ['low_back'],
  calf: ['calf_strain', 'soleus'],
  hamstring: ['hamstring_strain', 'proximal_hamstring'],
  groin: ['adductor'],
  ankle: ['ankle_sprain'],
  foot: ['forefoot'],
  bone: ['bone_stress'],
} as const satisfies Record<PhysioArea, readonly [string, ...string[]]>;
export type Condition = (typeof CONDITIONS_OF)[PhysioArea][number];

/** All conditions, in the order of {@link PHYSIO_AREAS}. */
export const CONDITIONS = PHYSIO_AREAS.flatMap((area): readonly Condition[] => CONDITIONS_OF[area]) as [
  Condition,
  ...Condition[],
];

/** Conditions of tendons and of the sole of the foot, for which the check-in asks for minutes of morning stiffness. */
export const STIFFNESS_CONDITIONS: readonly Condition[] = [
  ...(['patellar', 'itb', 'achilles_mid', 'achilles_insertional'] as const),
  ...(['plantar_heel', 'gluteal', 'proximal_hamstring'] as const),
];

export const areaOfCondition = (condition: Condition): PhysioArea =>
  PHYSIO_AREAS.find((area) => (CONDITIONS_OF[area] as readonly Condition[]).includes(condition)) as PhysioArea;

/** Side of an injury. `middle` is for the back only. */
export const SIDES = ['left', 'right', 'both', 'unknown', 'middle'] as const;
export type Side = (typeof SIDES)[number];

/** True when an injury of the area can be on the side. */
export const isSideOf = (area: PhysioArea, side: Side): boolean => side !== 'middle' || area === 'back';

/**
 * States of an injury. `maintenance` lasts for {@link MAINTENANCE_DAYS} from the day on which the injury was marked as
 * healed; then it is `resolved`.
 */
export const INJURY_STATES = ['active', 'maintenance', 'resolved'] as const;
export type InjuryState = (typeof INJURY_STATES)[number];
export const MAINTENANCE_DAYS = 84;

export const CLEARED_BY = ['doctor', 'physio'] as const;

/** Sites of a stress injury of a bone. Only the first five can have a programme in this app. */
export const BONE_SITES = [
  ...(['inner_shin', 'fibula', 'metatarsal_2_4', 'heel', 'femoral_shaft'] as const),
  ...(['front_shin', 'navicular', 'metatarsal_5', 'inner_ankle', 'sesamoid', 'femoral_neck', 'sacrum'] as const),
  'other',
] as const;
export type BoneSite = (typeof BONE_SITES)[number];

/** A clinician's clearance. */
export interface Clearance {
  by: (typeof CLEARED_BY)[number];
  /** Date of the clearance; null when unknown, as in profiles from earlier releases. */
  date: string | null;
  /** Site of the bone that was injured; null for other injuries. */
  site: BoneSite | null;
  /** Date on which a doctor allowed hops and running; null if no doctor has. */
  impact: string | null;
}

/** The fields of an injury that the rules read in addition to the answers of its form. */
export interface InjuryIdentity {
  id: string;
  area: PhysioArea;
  condition: Condition;
  side: Side;
  onset: Onset;
  /** Date on which the pain began; null when unknown. */
  onsetDate: string | null;
  status: InjuryState;
  /** Date on which the runner first saved this injury. */
  since: string;
  /** Date on which the runner marked the injury as healed; null if it has not been. */
  healedOn: string | null;
  cleared: Clearance | null;
  /** Id of the earlier injury that has recurred; null for a new injury. */
  priorOf: string | null;
}

/** An earlier injury, from which a recurrence is recognised. */
export interface PastInjury {
  id: string;
  area: PhysioArea;
  condition: Condition;
  side: Side;
  since: string;
  healedOn: string;
}

/** Options for the minutes of stiffness in the morning. 60 means an hour or more. */
export const STIFFNESS_MINUTES = [0, 5, 10, 20, 30, 45, 60] as const;
export type StiffnessMinutes = (typeof STIFFNESS_MINUTES)[number];

/** Answers about the morning, each null when it was not answered. */
export interface MorningAnswers {
  /** Pain level this morning, 0 to 10. */
  morningPain: number | null;
  morningStiffnessMinutes: StiffnessMinutes | null;
  /** True when there is swelling that was not there yesterday. */
  newSwelling: boolean | null;
  /** True when it is only muscle soreness: both sides, in the muscle, eased by moving. */
  muscleSorenessOnly: boolean | null;
  /** True when the runner cannot tell, or cannot yet tell, how the morning was. The answers then confirm nothing. */
  morningUnknown?: boolean;
}
