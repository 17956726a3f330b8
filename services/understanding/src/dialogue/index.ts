export { asksSomething, openingOf } from './clauses.ts';
export { asksDetail, asksInWeeks, asksJudgement, asksLast, asksMore, asksWhich, pointsBack } from './continues.ts';
export { asksAttribute, isElliptical } from './ellipsis.ts';
export { bodyOption, cardOptions, intentOptions, isBodyOption } from './options.ts';
export { linkedParts, questionsIn } from './parts.ts';
export { meantInstead } from './phrases.ts';
export { foldedOf } from './reading.ts';
export { formAsked, isNextOnly, type Resolution, resolve } from './resolve.ts';
export {
  type Activity,
  type Condition,
  type Detail,
  detailAsked,
  isLeaning,
  isPlainForm,
  type Judged,
  type SecondTurn,
  secondTurnOf,
} from './second-turn.ts';
export {
  type DecisionMade,
  type DialogueState,
  dialogueSchema,
  NO_DIALOGUE,
  type Option,
  STATE_BYTES_MAX,
  type Told,
} from './state.ts';
