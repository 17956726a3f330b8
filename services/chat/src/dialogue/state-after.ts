import type { DialogueState } from '@stridewell/understanding/dialogue';
import type { Turn } from '../model/coach-model.ts';
import type { AskedQuestion, CoachReading, StateAfter } from './coach-reading.ts';

/**
 * Creates the function that returns the state of the conversation after a reply to the questions of a turn.
 * @param stateOf returns the previous state
 */
export const createStateAfter = <T extends string, Q extends AskedQuestion<T>>(
  coach: CoachReading<T, Q>,
  stateOf: (turn: Turn) => DialogueState,
) => {
  const { withoutSubject, topics, because } = coach;
  const reasonOf = (topic: T): T => because[topic] ?? topic;
  const isOpen = (topic: T): boolean => topic === topics.unknown || topic === topics.clarify;

  return (
    turn: Turn,
    [question]: readonly [Q, ...Q[]],
    { dates, options, isAsking, decided, isPermitted }: StateAfter,
  ): DialogueState => {
    const { isReason: _wasReason, second: _wasSecond, ...before } = stateOf(turn);
    const { intent, topic, slots, language, followUp, cards } = question;
    const kept = {
      language: followUp?.kind === 'language' || topic === topics.languageSet ? language : before.language,
      unit: followUp?.kind === 'unit' ? slots.unit : before.unit,
      options: [...options],
      isAsking,
    };
    const since = Math.min(6, before.since + 1);
    // Small talk has no effect on what may be answered next. A text that was not understood has one, unless it is
    // ordinary.
    const isUnread = isOpen(question.topic) || topic === coach.second?.which;
    const isTalk = withoutSubject.has(topic) && (!isUnread || question.isTypical);
    const permitted = isTalk ? before.isPermitted : before.isPermitted === false ? false : isPermitted;
    const open = permitted === undefined ? {} : { isPermitted: permitted };
    const second = followUp?.second;
    if (second && before.topic !== null) return { ...before, ...kept, ...open, since, second };
    // A reason belongs to the answer before it, and the next message continues that answer.
    const isAside = coach.asides?.has(topic) === true && before.topic !== null;
    if (isAside) return { ...before, ...kept, ...open, since, isReason: true };
    if (withoutSubject.has(topic) || followUp?.isReason)
      return { ...before, ...kept, ...open, since, ...(followUp?.isReason && { isReason: true }) };
    const [card] = cards;
    const continuesClosed = followUp?.isClosed === true;
    return {
      ...kept,
      ...(decided && { decided }),
      ...(isPermitted !== undefined && { isPermitted: isPermitted && !continuesClosed }),
      intent,
      topic,
      because: reasonOf(topic),
      dates: dates.slice(0, 4),
      slots: {
        ...(slots.minutes !== null && slots.minutes <= 1_440 && { minutes: slots.minutes }),
        ...(slots.distance !== null && slots.distance <= 1_000 && { distance: slots.distance }),
        ...(slots.zone !== null && { zone: slots.zone }),
        ...(slots.week !== null && { week: slots.week }),
        ...(slots.area !== null && { area: slots.area }),
        ...(slots.side !== null && { side: slots.side }),
        ...(slots.session !== null && { session: slots.session }),
        ...(topic === topics.card && cards.length === 1 && card && { card: card.id }),
      },
      since: followUp && followUp.kind !== 'chosen' ? since : 0,
    };
  };
};
