import { withLetters } from '@stridewell/language/letters';

const SORE = withLetters(/\b(?:sore|stiff|doms|achy|støle?|stive?|mørbanka?)\b/i);
const BOTH = withLetters(
  /\b(?:both (?:sides|legs|thighs|quads|hamstrings|glutes)|on both|all over|begge (?:sider|bein\w*|beina|lår\w*|sidene)|i begge|over det hele)\b/i,
);
const MUSCLE = withLetters(
  /\b(?:legs?|thighs?|quads?|hamstrings?|hammies|glutes?|bum|bein\w*|beina|lår\w*|rump\w*|setet|hamstring\w*)\b/i,
);
const CAUSE = withLetters(
  /\b(?:squats?|lunges?|deadlifts?|strength|gym|weights|leg day|hills?|hill run|downhill|long run|race|intervals?|tempo|knebøy\w*|utfall\w*|markløft\w*|styrke\w*|bakke\w*|langtur\w*|løpet|intervall\w*|terskel\w*|hardøkt\w*)\b/i,
);
/** Signs with which soreness is no ordinary soreness. */
const OTHER = withLetters(
  /\b(?:sharp|stabb\w*|swell\w*|swollen|numb\w*|tingl\w*|dark urine|cola|brown|weak\w*|fever|one (?:spot|side)|limp\w*|can'?t|cannot|worse|pop\w*|knees?|ankles?|shins?|calf|calves|groin|hips?|back|bone|days?|weeks?|chest|stikk\w*|hoven\w*|hovn\w*|nummen\w*|prikk\w*|mørk urin|brun\w*|kraftløs\w*|svak\w*|feber|ett (?:punkt|sted)|halt\w*|klarer ikke|kan ikke|verre|smell\w*|kne\w*|ankel\w*|legg\w*|skinne\w*|lyske\w*|hofte\w*|rygg\w*|knokkel\w*|dager|uker|bryst\w*)\b/i,
);
const KNEE_BEND = withLetters(/\bknebøy\w*/gi);

/**
 * True when a message describes ordinary muscle soreness with all that would be asked about it: large muscles on both
 * sides, after a session that explains it, and no other sign.
 */
export const isSoreOnBothSides = (text: string): boolean =>
  [SORE, BOTH, MUSCLE, CAUSE].every((words) => words.test(text)) && !OTHER.test(text.replace(KNEE_BEND, ''));
