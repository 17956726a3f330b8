import fc from 'fast-check';
import { expect, it } from 'vitest';
import { samplesPerProperty } from '../testing/config.ts';
import { read } from './intents/read.ts';
import { QUESTIONS } from './testing/questions.ts';
import { randomState } from './testing/random-states.ts';
import { allowedReply, turnOf } from './testing/reply.ts';

const SAMPLES = Math.min(samplesPerProperty() / 4, 5_000);

const NORWEGIAN = QUESTIONS.filter((message) => read(message, 'en').language === 'nb');
/** Labels of buttons and tabs, which stay in English in Norwegian replies. */
const NAMES =
  /«[^»]*»|\([^)]*\)|Physio readiness|Running Coach|Physio Coach|Check-ins|Readiness|Reset|Mark as healed|Was it back to usual this morning\?/g;
const ENGLISH = /\b(?:the|and|your|with|until|you|are|of|not|from|when)\b/i;

it(
  'physio coach answers Norwegian questions entirely in Norwegian for random states',
  () =>
    fc.assert(
      fc.property(randomState, fc.constantFrom(...NORWEGIAN), (state, message) => {
        const said = allowedReply(state, turnOf(message)).text.replace(NAMES, '');
        expect(said.match(ENGLISH)?.[0], `${message}\n${said}`).toBeUndefined();
      }),
      { numRuns: SAMPLES },
    ),
  240_000,
);
