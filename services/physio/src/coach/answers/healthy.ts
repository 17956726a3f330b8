import { allCards, bestCardOf, type Card, type CardGroup } from '@stridewell/understanding';
import type { Question } from '../intents/read.ts';
import type { Topic } from '../intents/rules.ts';
import type { CoachState } from '../state.ts';
import { hasCase } from './answer.ts';
import { mayShow } from './cards.ts';

/** Topics that only the programme of an injury can answer, even when the message mentions exercises in general. */
const OF_PROGRAMME: ReadonlySet<Topic> = new Set<Topic>([
  ...(['exercises', 'dayPlan', 'ahead', 'ready', 'runWhen', 'progress', 'tests', 'hop', 'healed', 'missing'] as const),
  ...(['nextLoad', 'nextStage', 'stage', 'phase', 'dose', 'report', 'symptom', 'diagnose', 'painIncreased'] as const),
]);

const STRENGTH =
  /(?<![a-zæøå])(?:strength\w*|stronger|styrk\w*|kettlebell|dumbbells?|manualer|weights|vekter|core|prehab|mobility)(?![a-zæøå])/i;
const EXERCISES = /(?<![a-zæøå])(?:exercises?|øvelse\w*|routine|rutine)(?![a-zæøå])/i;
/** Words of the runner's own programme: "my exercises", "today's exercises". */
const OWN = /(?<![a-zæøå])(?:my|mine|today'?s?|dagens|i dag)(?![a-zæøå])/i;
const STIFF = /(?<![a-zæøå])(?:stiff\w*|tight|stiv\w*|stram\w*)(?![a-zæøå])/i;
const WITHOUT_PAIN =
  /(?<![a-zæøå])(?:nothing hurts|no pain|not injured|(?:doesn'?t|does not|isn'?t|don'?t) (?:hurt|sore)|ikke (?:har )?vondt|har ikke vondt|ikke skada|ikke skadet|ingen (?:smerter?|skader?))(?![a-zæøå])/i;

/** Strength cards by part of the body, in order of precedence. */
const OF_PART: readonly (readonly [RegExp, string])[] = [
  [/(?<![a-zæøå])(?:calf|calves|legg(?:er|en|ene)?|tåhev)(?![a-zæøå])/i, 'strength-calves'],
  [/(?<![a-zæøå])(?:foot|feet|toes?|fot|føtter|føttene|tær)(?![a-zæøå])/i, 'strength-feet'],
  [/(?<![a-zæøå])(?:hips?|glutes?|core|hofta?|hofte[nr]?|rumpa?|sete\w*|kjerne\w*)(?![a-zæøå])/i, 'strength-hip-core'],
];
const STRENGTH_GROUP: ReadonlySet<CardGroup> = new Set(['strength']);
/** Minimum score of a card on strength that is shown in place of the general one. */
const ENOUGH_STRENGTH = 8.5;

const cardWith = (id: string): Card | null => allCards().find((card) => card.id === id) ?? null;

const strengthCard = (message: string): Card | null => {
  const best = bestCardOf(message, STRENGTH_GROUP, ENOUGH_STRENGTH);
  if (best) return best;
  const part = OF_PART.find(([words]) => words.test(message));
  return cardWith(part ? part[1] : 'strength-no-equipment');
};

/** True when a message mentions pain that the runner has or may have. */
const namesPain = ({ message, concepts, pain }: Question): boolean =>
  (concepts.has('pain') || pain !== null) && !WITHOUT_PAIN.test(message);

/**
 * Returns the card for a runner without an injury who asks about strength, exercises or stiffness in general. Null for
 * a question about the programme of an injury, or if the message mentions pain, which requires a profile first.
 */
export const healthyCard = (state: CoachState, question: Question): Card | null => {
  const { message, topic } = question;
  if (hasCase(state) || OF_PROGRAMME.has(topic) || namesPain(question)) return null;
  const isStrength = STRENGTH.test(message) || (EXERCISES.test(message) && !OWN.test(message));
  const card = isStrength ? strengthCard(message) : STIFF.test(message) ? cardWith('stretching') : null;
  return card && mayShow(card, state) ? card : null;
};
