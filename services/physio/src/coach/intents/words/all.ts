import { joinConcepts } from '@stridewell/language/lexicon';
import { ASK } from '@stridewell/language/words/ask';
import { BODY } from '@stridewell/language/words/body';
import { DAY_WORDS } from '@stridewell/language/words/days';
import { OUTSIDE } from '@stridewell/language/words/outside';
import { TIME } from '@stridewell/language/words/time';
import { BESIDE } from '@stridewell/understanding/words/beside';
import { RETURN } from '@stridewell/understanding/words/return';
import { TALK } from '@stridewell/understanding/words/talk';
import { ASKED } from './asked.ts';
import { PAIN } from './pain.ts';
import { REHAB } from './rehab.ts';

const {
  what,
  how,
  why,
  when,
  howMany,
  howLong,
  should,
  explain,
  help,
  helpOnly,
  human,
  thanks,
  hello,
  bye,
  okay,
  yes,
} = ASK;
const { bodyPart, pain } = BODY;
const { medicine, scan, diagnose, food, promise, instruction, others, offTopic } = OUTSIDE;
const { today, tomorrow, yesterday, weekend } = TIME;

const SHARED = {
  ...{ what, how, why, when, howMany, howLong, should, explain, help, helpOnly, human, thanks, hello, bye, okay, yes },
  ...{ bodyPart, pain, medicine, scan, diagnose, food, promise, instruction, others, offTopic },
  ...{ today, tomorrow, yesterday, weekend },
  ...DAY_WORDS,
} as const;

export type Concept =
  | keyof typeof SHARED
  | keyof typeof ASKED
  | keyof typeof BESIDE
  | keyof typeof PAIN
  | keyof typeof REHAB
  | keyof typeof RETURN
  | keyof typeof TALK;

/** Words and phrases of all concepts of the physio coach in both languages, separated by commas. */
export const CONCEPTS = joinConcepts<Concept>(SHARED, ASKED, BESIDE, PAIN, REHAB, RETURN, TALK);
