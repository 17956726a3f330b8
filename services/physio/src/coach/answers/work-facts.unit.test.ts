import { describe, expect, it } from 'vitest';
import { givenCheckin, givenCondition, givenInputs } from '../../domain/testing/course-fixtures.ts';
import { stateFrom } from '../testing/case-state.ts';
import { stateOf } from '../testing/cases.ts';
import { allowedReply, turnOf } from '../testing/reply.ts';

type Runner = Parameters<typeof stateOf>[0];
const ask = (message: string, runner: Runner = 'sindre'): string => allowedReply(stateOf(runner), turnOf(message)).text;
/** The reply in the first phase of a condition. */
const inPhase1 = (message: string, condition: 'plantar_heel' | 'pfp'): string =>
  allowedReply(
    stateFrom(givenInputs({ injury: givenCondition(condition), checkins: [givenCheckin({ pain: 2 })] })),
    turnOf(message),
  ).text;

describe('LANG-213 details of the exercises from the library', () => {
  it('say whether a statement also applies to another exercise in the list, with the dose of each', () => {
    const text = ask('does that count for the bent-knee one too?');
    expect(text).toContain('limit for pain are the same');
    expect(text).toContain('**Heavy heel raise, bent knee**: 3 x 12 RM');
    expect(ask('gjelder det den med bøyd kne også?')).toContain('**Tung tåhev med bøyd kne**: 3 x 12 RM');
  });

  it('explain a number of repetitions by the kind of exercise', () => {
    expect(ask('why 12 reps?')).toMatch(/3 x 12 RM.*RM means as heavy as you can/);
    expect(ask('hvorfor 12 repetisjoner?')).toContain('RM betyr så tungt');
    expect(ask('why 8 reps?', 'emil')).toMatch(/\*\*Step-down\*\*: 3 x 8.*Few and heavy builds strength/);
    expect(ask('why just 10 reps?', 'emil')).toMatch(/\*\*Pogo hops\*\*: 3 x 10.*counted by contacts/);
  });

  it('state the thickness of the towel only when one of today’s exercises uses one', () => {
    expect(ask('how thick should the towel be?')).toContain("None of today's exercises needs a towel.");
    expect(inPhase1('how thick should the towel be?', 'pfp')).toContain('as thick as your fist');
    expect(inPhase1('hvor tykt skal håndkleet være?', 'pfp')).toContain('så tykt som knyttneven');
  });

  it('allow a squat or leg press to replace an exercise that bends the knee, and no other exercise', () => {
    expect(ask('is a squat at the gym fine?', 'emil')).toMatch(
      /not on top of it\. It can stand in for \*\*Loaded split squat/,
    );
    expect(ask('er beinpress greit?', 'emil')).toContain('stå i stedet for **Utfall på stedet med vekt**');
    expect(ask('can I use the leg press at the gym?')).toContain("not on today's list");
  });

  it('allow no heavy leg work at the gym in the first phase', () => {
    expect(inPhase1('can I use the leg press at the gym?', 'pfp')).toContain('waits for phase 2');
    expect(inPhase1('kan jeg ta knebøy på treningssenteret?', 'plantar_heel')).toContain('venter til fase 2');
  });
});
