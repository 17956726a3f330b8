import type { IntentId } from './intents.ts';
import type { Understood } from './understand.ts';

/** The result of combining the model's reading with the words of a message. */
export interface Choice<Topic extends string> {
  /** The intent of the message; null when it was not understood. */
  intent: IntentId | null;
  /** The topic that answers it; null for an intent without a topic and for a message that was not understood. */
  topic: Topic | null;
  /** The intents that the runner is asked to choose from; empty when the message was understood or not at all. */
  candidates: readonly IntentId[];
}

const nothing = { intent: null, topic: null, candidates: [] } as const;

/** Minimum probability of an intent that the words of a message confirm. */
const CONFIRMED = 0.08;

/**
 * Chooses what to answer. The model names the intent; `named`, the topics whose words the message contains (most
 * specific first), select among the topics of this intent. A message about which the model is not sure is understood if
 * its words name a topic of a candidate.
 */
export const chooseTopic = <Topic extends string>(
  { certainty, candidates }: Understood,
  named: readonly Topic[],
  topicsOf: Readonly<Record<IntentId, readonly Topic[]>>,
): Choice<Topic> => {
  const [first] = candidates;
  if (!first) return nothing;
  const confirmed = (intent: IntentId): Topic | undefined => named.find((topic) => topicsOf[intent].includes(topic));
  if (certainty === 'sure')
    return {
      intent: first.intent,
      topic: confirmed(first.intent) ?? topicsOf[first.intent][0] ?? null,
      candidates: [],
    };
  const [usual] = named;
  for (const { intent, p } of candidates) {
    if (p < CONFIRMED || usual === undefined || !topicsOf[intent].includes(usual)) continue;
    return { intent, topic: usual, candidates: [] };
  }
  return certainty === 'unsure' ? { ...nothing, candidates: candidates.map(({ intent }) => intent) } : nothing;
};
