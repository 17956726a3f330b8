/** Conditions that have their own exercises, and `runner` for strength and mobility when there is no injury. */
export const EXERCISE_AREAS = [
  'pfp',
  'patellar',
  'itb',
  'achilles_mid',
  'achilles_insertional',
  'mtss',
  'plantar_heel',
  'gluteal',
  'low_back',
  'calf_strain',
  'soleus',
  'hamstring_strain',
  'proximal_hamstring',
  'adductor',
  'ankle_sprain',
  'forefoot',
  'bone_stress',
  'runner',
] as const;
export type ExerciseArea = (typeof EXERCISE_AREAS)[number];

export const PURPOSES = ['calm', 'hold', 'strength', 'spring', 'endurance', 'mobility', 'control'] as const;
export type Purpose = (typeof PURPOSES)[number];

/** Muscles and tendons that an exercise works, which are also the parts that its drawing highlights. */
export const MUSCLES = [
  'quads',
  'hams',
  'glutes',
  'hipside',
  'adductors',
  'hipflex',
  'calf',
  'soleus',
  'achilles',
  'tib',
  'peroneals',
  'foot',
  'patellar',
  'abs',
  'obliques',
  'back',
  'upperback',
  'chest',
  'arm',
] as const;
export type Muscle = (typeof MUSCLES)[number];

/** Individual items of equipment that an exercise can need. */
export const KIT = [
  'mat',
  'wall',
  'towel',
  'support',
  'backpack',
  'strap',
  'ball',
  'slider',
  'chair',
  'step',
  'box',
  'bench',
  'band',
  'weight',
  'weights',
  'slope_board',
  'pool',
  'bike',
] as const;
export type Kit = (typeof KIT)[number];

/** The runner's answer about equipment. `none` means only items that every home has. */
export const EQUIPMENT = ['none', 'chair_step', 'bands', 'weights', 'gym', 'pool', 'bike'] as const;
export type Equipment = (typeof EQUIPMENT)[number];

/**
 * Items that are available for each answer about equipment. The exercises' steps mention a cloth for `slider`, a pillow
 * or a bottle for `ball`, and a belt for `strap`.
 */
export const KIT_OF: Record<Equipment, readonly Kit[]> = {
  none: ['mat', 'wall', 'towel', 'support', 'backpack', 'strap', 'ball', 'slider'],
  chair_step: ['chair', 'step', 'box', 'bench'],
  bands: ['band'],
  weights: ['weight', 'weights'],
  gym: ['chair', 'step', 'box', 'bench', 'band', 'weight', 'weights', 'slope_board', 'bike'],
  pool: ['pool'],
  bike: ['bike'],
};

export const POSITIONS = [
  'standing',
  'moving',
  'seated',
  'supine',
  'prone',
  'side_lying',
  'quadruped',
  'kneeling',
  'half_kneeling',
  'bench',
  'bike',
  'water',
] as const;
export type Position = (typeof POSITIONS)[number];

/** Reasons for excluding an exercise while they apply. */
export const CONTRAINDICATIONS = [
  'no_hop',
  'before_phase_3',
  'bone_pain',
  'limp',
  'insertional_drop',
  'calf_tear_phase_1',
  'hamstring_phase_1',
  'proximal_hamstring',
  'gluteal_compression',
  'groin_not_assessed',
  'leg_symptoms_worse',
  'blood_pressure_uncontrolled',
  'open_wound',
  'cannot_swim',
] as const;
export type Contraindication = (typeof CONTRAINDICATIONS)[number];

/** The codes that apply to a runner without an active injury. */
export const CODES_WITHOUT_INJURY: readonly Contraindication[] = [
  'blood_pressure_uncontrolled',
  'limp',
  'bone_pain',
  'no_hop',
  'open_wound',
  'cannot_swim',
];

export const DOSE_TYPES = ['reps', 'rm', 'seconds', 'metres', 'minutes'] as const;
export const IMPACTS = ['none', 'walk', 'run', 'hop'] as const;
export const LANGUAGES = ['en', 'nb'] as const;
export type Language = (typeof LANGUAGES)[number];
