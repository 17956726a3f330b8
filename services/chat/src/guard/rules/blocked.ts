import type { WordRule } from '../categories.ts';
import { isPutOff } from '../excuses.ts';

const RUN =
  'run|runs|running|jog|jogs|jogging|sprints?|sprinting|intervals?|strides|fartlek|tempo|(?:race|racing) (?:today|tomorrow|hard|it|this|on)|parkrun|treadmill|lop|lope|loper|loping|lopetur\\w*|jogg|jogge\\w*|joggetur\\w*|jogging|intervall\\w*|langtur\\w*|stigningslop|terskel(?!puls|fart|tid)\\w*|molle\\w*|\\d+ ?k|\\d+ ?(?:km|kilomet\\w*|miles?|mil)';
const HARD =
  'intervals?|tempo|threshold(?! (?:pace|heart|hr))|sprints?|sprinting|hill (?:repeats?|reps?|sprints?)|speed ?work|speed session|fartlek|vo2\\w*|all out|max(?:imal|imum)? (?:effort|intensity)|race pace|(?:race|racing) (?:today|tomorrow|hard|it|this|on)|parkrun|time trial|hard (?:session|run|workout|effort|training|day|reps?|kilomet\\w*|minutes)|(?:run|go|train|work|push|hit)(?: it| yourself)? (?:it )?(?:hard|harder)|zone (?:4|5|four|five)|z[45]|rpe (?:8|9|10)|flat out|full gas|intervall\\w*|terskel(?!puls|fart|tid)\\w*|bakkedrag|bakkelop|fartstrening|fartslek|hardokt\\w*|hard(?:e)? (?:okt\\w*|trening|tur)|hardt(?! (?:gulv|underlag|dekke|bord)\\b)|hardere|for fullt|full fres|maks\\w*|sone (?:4|5|fire|fem)|konkurranse\\w*';

/** Matches advice to go running that contains no word for running. */
const GO =
  /\b(?:lace up|hit the (?:road|trail|track)|head out (?:the door|for)|get your miles|dont skip|do not skip|dont miss|ut og (?:lop|jogg)|snor pa deg|dont rest|do not rest|ikke hvil)\b/g;

/** Rules that apply while running is blocked. They match every word for running that is not negated or postponed. */
export const RUNNING_BLOCKED: WordRule[] = [
  {
    id: 'blocked.run',
    category: 'running_blocked',
    // Compound names such as "run plan" are not advice.
    pattern: new RegExp(
      `\\b(?:${RUN})\\b(?! (?:coach|plan|shoes?|form|app|profile|history|tolerance|toleranse)\\b)`,
      'g',
    ),
    excuse: isPutOff,
  },
  { id: 'blocked.go', category: 'running_blocked', pattern: GO },
];

/**
 * Rules that apply while hard sessions are blocked. They match every word for a hard session that is not negated or
 * postponed.
 */
export const HARD_BLOCKED: WordRule[] = [
  { id: 'blocked.hard', category: 'hard_blocked', pattern: new RegExp(`\\b(?:${HARD})\\b`, 'g'), excuse: isPutOff },
  { id: 'blocked.go', category: 'hard_blocked', pattern: GO },
];
