import { byUrgency, type SafetyCategory } from '../categories.ts';
import { type Bilingual, STOP_TEXTS, stopText, UNSURE_MOOD_TEXT, UNSURE_TEXT } from '../texts/stop.ts';
import { CARD_OF, type CardSpec, cardFor, cardOf, GENERAL_CARD } from './card.ts';
import { type CardKind, NONE, type Outcome, optionOf, SOMETHING_ELSE, UNSURE } from './options.ts';

/**
 * The result of an answered card. Results with a text usually open a hold (see `withAnswer`); `ask` opens another card;
 * `resume` means that the original question can be answered.
 */
export type TriageResult =
  | { leadsTo: 'stop'; category: SafetyCategory; tier: 'emergency' | 'same_day'; text: Bilingual }
  | { leadsTo: 'refer'; category: SafetyCategory; text: Bilingual }
  | { leadsTo: 'unsure'; category: SafetyCategory | null; text: Bilingual }
  | { leadsTo: 'ask'; card: CardSpec }
  | { leadsTo: 'reassure' }
  | { leadsTo: 'resume' };

const MOOD: ReadonlySet<CardKind> = new Set(['C6', 'C7']);

const nextCard = (card: CardKind | 'category', category: SafetyCategory | null): CardSpec => {
  if (card !== 'category') return cardOf(card, category);
  // Card C8 asked who the message is about. The next card is the category's own card, or C9 if that card is C8.
  if (!category) return GENERAL_CARD;
  if (CARD_OF[category] !== 'C8') return cardFor([category]);
  return category === 'minor' ? cardOf('C0') : cardOf('C9', category);
};

const outcomesOf = (answers: readonly string[]): Outcome[] => answers.flatMap((code) => optionOf(code)?.outcome ?? []);

/**
 * Determines the result of an answered card by a fixed table from codes to tiers (`language.md` 1.3). The highest tier
 * decides; no score or model is used. Unknown codes are ignored, so the caller must validate the codes first. The
 * answer "none" on C9 leads to the refer text of the category for which C9 was opened.
 */
export const triageCard = (spec: CardSpec, answers: readonly string[]): TriageResult => {
  const outcomes = outcomesOf(answers);
  const stops = outcomes.flatMap((outcome) => (outcome.leadsTo === 'stop' ? [outcome] : [])).sort(byUrgency);
  const [stop] = stops;
  if (spec.kind === 'C8' && stop?.category === 'third') {
    // Another person's pregnancy or age is no emergency. A medicine may be one, so the general card asks.
    if (spec.category === 'pregnancy' || spec.category === 'minor') return { leadsTo: 'resume' };
    if (spec.category === 'medication') return { leadsTo: 'ask', card: GENERAL_CARD };
  }
  if (stop) return { ...stop, text: stop.text ?? stopText(stop.category, stop.tier) };
  const opened = outcomes.find((outcome) => outcome.leadsTo === 'open');
  if (opened?.leadsTo === 'open') return { leadsTo: 'ask', card: nextCard(opened.card, spec.category) };
  const refer = outcomes.find((outcome) => outcome.leadsTo === 'refer');
  if (refer?.leadsTo === 'refer') return { ...refer, text: STOP_TEXTS[refer.category] };
  if (answers.includes(SOMETHING_ELSE)) return { leadsTo: 'ask', card: GENERAL_CARD };
  if (answers.includes(UNSURE)) {
    const text = MOOD.has(spec.kind) ? UNSURE_MOOD_TEXT : UNSURE_TEXT;
    return { leadsTo: 'unsure', category: spec.category, text };
  }
  if (answers.includes(NONE) && spec.kind === 'C9' && (spec.category === 'pregnancy' || spec.category === 'medication'))
    return { leadsTo: 'refer', category: spec.category, text: STOP_TEXTS[spec.category] };
  if (outcomes.some(({ leadsTo }) => leadsTo === 'reassure')) return { leadsTo: 'reassure' };
  return { leadsTo: 'resume' };
};
