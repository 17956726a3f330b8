import type { StoredCard } from '@stridewell/holds/state';
import type { CardSpec, SafetyCategory, SafetyDecision } from '@stridewell/safety';

/** Card C8 with the dangers of the category before the questions about the person. */
const WITH_DANGERS: Partial<Record<SafetyCategory, string[]>> = {
  pregnancy: ['pregnancy_signs!', 'pregnant', 'other_now!', 'other_past', 'in_general'],
  medication: ['took_more!', 'stopped_medicine+', 'medicine', 'other_now!', 'other_past', 'in_general'],
};

/**
 * Returns the card for a message while another card is open. If both cards would ask which person the message is about, the
 * second card also offers the dangers: "it bleeds a bit too", after "sick again, week 12". Pure.
 */
export const askedAgain = (decision: SafetyDecision, open: StoredCard | null): SafetyDecision => {
  const { card, category } = decision;
  const options = category === null ? undefined : WITH_DANGERS[category];
  const isAgain = card?.kind === 'C8' && open?.spec.kind === 'C8' && open.spec.category === category;
  if (!isAgain || !options) return decision;
  const spec: CardSpec = { ...card, options };
  return { ...decision, card: spec };
};
