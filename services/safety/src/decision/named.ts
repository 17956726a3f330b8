import type { SafetyCategory } from '../categories.ts';
import { normalize } from '../model/normalize.ts';

/** Something mentioned in a message about which the runner must always be asked. */
export interface Named {
  id: string;
  category: SafetyCategory;
}

/**
 * Conditions, treatments and aids about which the runner must always be asked, in normalized spelling. The model
 * decides about all other diagnoses.
 */
const NAMES: readonly [category: SafetyCategory, names: string][] = [
  [
    'cardiac',
    `myocarditis myokarditt pericarditis perikarditt hjertemuskelbetennelse hjerteposebetennelse cardiomyopathy kardiomyopati
    hcm arvc pacemaker icd aortic_stenosis aortastenose aneurysm aneurisme
    aortic_dissection heart_attack hjerteinfarkt hjerteattakk angina stent long_qt brugada wpw
    hjertesvikt heart_failure endocarditis endokarditt atrial_fibrillation atrieflimmer flecainide flekainid`,
  ],
  [
    'stroke',
    'had_a_stroke(?!_of) mini_stroke stroke_in_(?:january|february|march|april|may|june|july|august|september|october|november|december) after_(?:my|a|the)_stroke hjerneslag hatt_slag slag_i_(?:januar|februar|mars|april|mai|juni|juli|august|september|oktober|november|desember)',
  ],
  ['clot', 'dvt pulmonary_embolism lungeemboli blodpropp warfarin xarelto eliquis marevan'],
  [
    'illness',
    `chemo chemotherapy cellegift cellegiftkur leukaemia leukemia leukemi lymphoma lymfom radiotherapy stralebehandling
    sepsis blodforgiftning meningitis hjernehinnebetennelse mononucleosis kyssesyke glandular_fever pneumonia lungebetennelse
    appendicitis blindtarmbetennelse dialysis dialyse kidney_failure nyresvikt rhabdo rabdo rhabdomyolysis rabdomyolyse
    tuberculosis tuberkulose methotrexate metotreksat transplant immunosuppressed`,
  ],
  ['head', 'concussed concussion hjernerystelse craniotomy skull_fracture kraniebrudd'],
  ['syncope', 'epileptic_fit epileptisk_anfall krampeanfall seizure'],
  [
    'bone',
    `in_a_cast in_plaster i_gips gipset on_crutches pa_krykker walking_boot in_a_boot aircast moon_boot i_ortose broken_leg broken_foot broken_ankle brukket_foten brukket_ankelen brukket_leggen osteonecrosis`,
  ],
  ['rupture', 'ruptured_acl torn_acl roket_korsband korsbandet_roket ruptured_achilles avrevet_akilles akillesruptur'],
  ['breathing', 'asthma_attack astmaanfall collapsed_lung pneumothorax punktert_lunge'],
];

const NAMED: readonly { id: string; category: SafetyCategory; pattern: RegExp }[] = NAMES.flatMap(([category, names]) =>
  names
    .trim()
    .split(/\s+/)
    .map((name) => ({
      id: name,
      category,
      pattern: new RegExp(`(?<![a-z-])${name.replaceAll('_', '[ -]')}(?![a-z])`),
    })),
);

/**
 * Words near a name which show that it is not a current concern: a general question, another person's condition, a
 * negation, or an event such as a charity race.
 */
const ELSEWHERE = new RegExp(
  [
    ...[
      'what is',
      'what are',
      'whats an?',
      'hva er',
      'difference between',
      'forskjell(?:en)? pa',
      'avoid',
      'prevent',
      'unnga',
    ],
    ...[
      'forebygge',
      'risk of',
      'fare for',
      'risiko for',
      'can (?:you|one) get',
      'charity',
      'fundrais\\w*',
      'in aid of',
    ],
    ...[
      'til inntekt for',
      '(?:my|our|his|her) (?:\\w+ )?(?:dad|mum|mom|father|mother|brother|sister|wife|husband|son|daughter|kid)',
    ],
    ...[
      '(?:my|our|his|her) (?:\\w+ )?(?:friend|colleague|neighbour|dog|cat|uncle|aunt|boss|coach|mate|gran\\w*|cousin)',
    ],
    ...[
      '(?:far|mor|bror|soster|onkel|tante|kona|mannen|sonn|datter|kompis|kamerat|venninn|kolleg|nabo|hund|sjef|trener|bestefar|bestemor)\\w*',
    ],
  ]
    .map((words) => `\\b${words}\\b`)
    .join('|'),
);
/** Number of characters before a name that are searched for such words. */
const NEAR = 60;
const DENIED =
  /\b(?:no|not|never|without|ruled out|ikke|ingen|aldri|uten|utelukket)\s(?:a |an |any |en |et |noe |noen )?$/;

/** Returns a serious condition, treatment or aid that the message attributes to the runner; null if there is none. */
export const namedIn = (text: string): Named | null => {
  const read = normalize(text);
  for (const { id, category, pattern } of NAMED) {
    const found = pattern.exec(read);
    if (!found) continue;
    const before = read.slice(Math.max(0, found.index - NEAR), found.index);
    if (!ELSEWHERE.test(before) && !DENIED.test(before)) return { id, category };
  }
  return null;
};
