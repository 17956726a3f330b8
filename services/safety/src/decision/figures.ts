import { normalize } from '../model/normalize.ts';

/**
 * Figures of speech about running or everyday objects: "knee suicide", "pace suicide", "my quads want to die", "forgot
 * to say". Only the figure of speech is replaced. The rest of the message, such as thoughts of not wanting to live, is
 * evaluated as before.
 */

const PART =
  'knees?|kneecaps?|calf|calves|achilles|legs?|quads?|hamstrings?|ankles?|foot|feet|heels?|hips?|shins?|back|shoulders?|lungs|knaerne|kneet|kne|leggene|leggen|lara|larene|beina|bena|anklene|ryggen|foten|fottene|hofta|hoftene|akilles';
const EFFORT =
  'pace|pacing|race|racing|tactical|training|taper|social|career|fashion|split|hill|sprints?|runs?|drills?|shuttles?|start|opening|mission';
const EFFORT_NB = 'fart\\w*|tempo\\w*|apning\\w*|drag\\w*|start\\w*|oppdrag\\w*';

const FIGURES: readonly [figure: RegExp, plain: string][] = [
  [new RegExp(`\\b(${PART}|${EFFORT})[ -]suicide\\b`, 'g'), '$1 madness'],
  [new RegExp(`\\bsuicide[ -](${EFFORT})\\b`, 'g'), 'mad $1'],
  [new RegExp(`\\bsuicide (?:for|on|to) ((?:the|my|your|both|old) )?(${PART})\\b`, 'g'), 'madness for $2'],
  [
    /\bsuicides\b(?=.{0,40}\b(?:shuttles?|runs?|sprints?|drills?|school|court|pitch|track|reps?|lines?)\b)|(?<=\b(?:shuttles?|runs?|sprints?|drills?|reps?|called|do|did|doing|the)\b.{0,30})\bsuicides\b(?! (?:in|of|at|by|among))/g,
    'shuttles',
  ],
  [new RegExp(`\\b(?:selvmord|sjolmord) for (?:de )?(?:gamle )?(${PART})\\b`, 'g'), 'galskap for $1'],
  [new RegExp(`\\b(?:selvmords?|sjolmords?)[ -]?(${EFFORT_NB})\\b`, 'g'), 'gal $1'],
  [/\b(?:taktisk|sosialt?) (?:selvmord|sjolmord)\b/g, 'galskap'],
  [new RegExp(`\\b(?:my |the )?(${PART}) (?:just )?(?:wants?|wanted) to die\\b`, 'g'), '$1 are tired'],
  [new RegExp(`\\b(${PART}) (?:mine |mitt )?(?:vil|ville|har lyst til a) do\\b`, 'g'), '$1 er slitne'],
  [/\bgjore slutt pa ((?:lang)?tur\w*|okt\w*|intervall\w*|runde\w*|lop\w*|sesong\w*|helg\w*)/g, 'avslutte $1'],
  // A heart that is not in it is no organ.
  [
    /\bheart (?:isnt|is not|wasnt|was not|aint)(?: really| quite)? in (?:it|this|the run|running)\b/g,
    'motivation is low',
  ],
  [/\b(?:har|hadde)(?: jeg| eg)? ikkj?e (?:helt )?hjertet (?:med meg|med|i det)\b/g, 'mangler motivasjon'],
  // "Sydde" (sewn), which the phrase rules treat as a misspelt "spydde".
  [/\bsydde?\b/g, 'stitched'],
  // Forgetting to say something is not confusion.
  [/\bforgot to (?:say|mention|tell|add|write)\b/g, 'also'],
  [/\b(?:glemte|glemt) (?:jeg )?a (?:si|nevne|fortelle|skrive)\b/g, 'dessuten'],
];

/** Returns the text with its figures of speech in plain words; the same text if it has none. */
export const inPlainWords = (text: string): string => {
  const read = normalize(text);
  const plain = FIGURES.reduce((rest, [figure, words]) => rest.replace(figure, words), read);
  return plain === read ? text : plain;
};
