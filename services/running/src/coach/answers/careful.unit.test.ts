import { describe, expect, it } from 'vitest';
import { stateOf } from '../testing/case-state.ts';
import { runnerNamed } from '../testing/cases.ts';
import { allowedReply, turnOf } from '../testing/reply.ts';

const marit = stateOf(runnerNamed('marit'));
const aksel = stateOf(runnerNamed('aksel'));

describe('answers that must not allow more than the plan', () => {
  it.each([
    'Sunday says 72 min. Can I do 2 hours?',
    'Can I run 2 hours on Sunday instead of 72 min?',
    'kan jeg løpe to timer på søndag i stedet for 72 min',
  ])('use the longer of two named durations (%s)', (message) => {
    const { text } = allowedReply(marit, turnOf(message));
    expect(text).not.toMatch(/^(?:Yes|Ja)/);
    expect(text).toContain('72');
  });

  it.each(['can I swap Saturday and Sunday?', 'kan jeg bytte lørdag og søndag?'])(
    'do not bring the long run forward to the day after a low check-in (%s)',
    (message) => {
      const { text } = allowedReply(aksel, turnOf(message));
      expect(text).toMatch(/^(?:No, not that early|Nei, ikke så tidlig)/);
    },
  );
});
