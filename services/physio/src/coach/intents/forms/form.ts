import type { IntentId } from '@stridewell/understanding';
import type { Topic } from '../rules.ts';

/** A shape of question that names its topic by itself, in the spelling of `plainText`. */
export interface Form {
  topic: Topic;
  when: RegExp;
  unless?: RegExp;
  /** `true` for a form whose words of pain or worry are part of the question itself; `worry` for those of worry alone. */
  mayHurt?: boolean | 'worry';
  /** For the topic `card`: the intent whose knowledge card answers it. */
  intent?: IntentId;
}

/** Creates the forms of a topic. */
export const forms = (topic: Topic, patterns: readonly RegExp[], more: Omit<Form, 'topic' | 'when'> = {}): Form[] =>
  patterns.map((when) => ({ topic, when, ...more }));
