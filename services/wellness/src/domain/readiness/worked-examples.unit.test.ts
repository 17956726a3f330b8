import { describe, expect, test } from 'vitest';
import { assess } from './assess.ts';
import { TODAY } from './testing/answers-fixtures.ts';
import { WORKED_EXAMPLES } from './testing/worked-examples.ts';

// CHK-58 CHK-59 CHK-60 CHK-61 CHK-62 CHK-63 CHK-64 CHK-65 CHK-66 CHK-67 CHK-68 CHK-69 CHK-70 CHK-71 CHK-72 CHK-73 CHK-74 CHK-75
describe('assess for the worked examples', () => {
  test.each(WORKED_EXAMPLES)(
    '$id returns the raw score $raw, the score $score and the recommendation $band',
    ({ answers, raw, score, band }) => {
      const day = assess(answers, { date: TODAY, history: [], notesHit: null });
      expect({ raw: day.explanation.raw, score: day.score, band: day.recommendation }).toEqual({ raw, score, band });
    },
  );
});
