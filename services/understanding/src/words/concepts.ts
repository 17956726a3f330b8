import { joinConcepts } from '@stridewell/language/lexicon';
import { ASK } from '@stridewell/language/words/ask';
import { BODY } from '@stridewell/language/words/body';
import { DAY_WORDS, PAST_WORDS } from '@stridewell/language/words/days';
import { OUTSIDE } from '@stridewell/language/words/outside';
import { TIME } from '@stridewell/language/words/time';
import { BESIDE } from './beside.ts';
import { IDIOMS } from './idioms.ts';
import { PAIN } from './pain.ts';
import { REHAB } from './rehab.ts';
import { RETURN } from './return.ts';
import { TALK } from './talk.ts';
import { TRAINING } from './training.ts';

/** Words and phrases of all concepts of training and rehab in both languages, separated by commas. */
export const CONCEPTS: Readonly<Record<string, string>> = joinConcepts(
  ...[TIME, DAY_WORDS, PAST_WORDS, ASK, TRAINING, BODY, OUTSIDE, IDIOMS],
  ...[BESIDE, PAIN, REHAB, RETURN, TALK],
);
