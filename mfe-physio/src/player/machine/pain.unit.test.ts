import type { Tissue } from '@stridewell/contracts/web';
import { describe, expect, it } from 'vitest';
import { drive, planWith, SQUAT, WALL_SIT } from '../testing/sessions.ts';
import { decide, isCommon, type PainStop } from './pain.ts';
import { logOf } from './session-log.ts';

const stop = (change: Partial<PainStop> = {}): PainStop => ({
  pain: 2,
  sharp: false,
  bone: false,
  numb: false,
  ...change,
});
const limits = (painLimit: number, tissue: Tissue) => ({ painLimit, tissue, rootId: 'one' });

describe('decide', () => {
  it.each([
    ['pain at the limit continues', stop({ pain: 3 }), limits(3, 'joint'), [], 'go_on'],
    ['pain above the limit switches to the easier variant', stop({ pain: 4 }), limits(3, 'joint'), [], 'easier'],
    ['pain above the limit again skips the exercise', stop({ pain: 4 }), limits(3, 'joint'), ['one'], 'skip'],
    ['a second exercise above the limit ends the session', stop({ pain: 4 }), limits(3, 'joint'), ['other'], 'end'],
    ['pain above 5 ends the session, regardless of the limit', stop({ pain: 6 }), limits(5, 'tendon'), [], 'end'],
    ['a grabbing muscle ends the session', stop({ pain: 1, sharp: true }), limits(3, 'muscle'), [], 'end'],
    [
      'sharp pain elsewhere counts as above the limit',
      stop({ pain: 1, sharp: true }),
      limits(5, 'tendon'),
      [],
      'easier',
    ],
    ['pain on a bone opens the triage', stop({ pain: 1, bone: true }), limits(5, 'tendon'), [], 'triage'],
    ['any pain with a limit of 0 opens the triage', stop({ pain: 1 }), limits(0, 'bone'), [], 'triage'],
    ['a numb leg opens the triage', stop({ pain: 0, numb: true }), limits(5, 'tendon'), [], 'triage'],
  ] as const)('PLAYER-08 %s', (_title, given, exercise, above, expected) => {
    expect(decide(given, exercise, above)).toBe(expected);
  });
});

describe('isCommon', () => {
  it.each([
    ['pain of 6', stop({ pain: 6 }), [], true],
    ['no answer behind "It hurts"', null, [null, 6], true],
    ['pain above 6', stop({ pain: 7 }), [], false],
    ['pain above 6 after an exercise', null, [2, 9], false],
    ['sharp or grabbing pain', stop({ pain: 3, sharp: true }), [], false],
  ] as const)('PHASE-282 for %s (%j, %j) returns %s', (_title, given, pains, expected) => {
    expect(isCommon(given, pains)).toBe(expected);
  });
});

describe('"It hurts" in a session', () => {
  const begun = (...exercises: Parameters<typeof planWith>) => {
    const session = drive(planWith(...exercises));
    session.send({ type: 'start' });
    session.until('set');
    session.pass(20);
    session.send({ type: 'hurts' });
    return session;
  };
  const easier = { ...WALL_SIT, exerciseId: 'knee-quad-set', rootId: 'knee-quad-set' };

  it('PLAYER-08 stops the set immediately', () => {
    const session = begun(WALL_SIT);
    const { clock } = session.state();
    session.pass(60);
    expect(session.state().clock).toEqual(clock);
  });

  it('PLAYER-08 continues with the same set when the pain is within the limit', () => {
    const session = begun(WALL_SIT);
    session.send({ type: 'hurts_answer', stop: stop({ pain: 2 }), easier });
    expect(session.state().interruption).toEqual({ at: 'advice', decision: 'go_on' });
    session.send({ type: 'back' });
    session.pass(10);
    expect(session.state().stage).toBe('rest');
  });

  it('PLAYER-08 changes to the easier variant with half the sets, then skips and halves the rest', () => {
    const session = begun(WALL_SIT, SQUAT);
    session.send({ type: 'hurts_answer', stop: stop({ pain: 4 }), easier });
    expect(session.state().exercises[1]).toMatchObject({
      exerciseId: 'knee-quad-set',
      rootId: 'knee-wall-sit',
      turns: [{ side: 'both', sets: 3 }],
    });
    session.send({ type: 'back' });
    session.until('set');
    session.send({ type: 'hurts' });
    session.send({ type: 'hurts_answer', stop: stop({ pain: 4 }), easier: null });
    const { exercise, exercises, interruption } = session.state();
    expect(interruption).toEqual({ at: 'advice', decision: 'skip' });
    expect(exercises[exercise]).toMatchObject({
      exerciseId: 'knee-split-squat',
      turns: [
        { side: 'right', sets: 2 },
        { side: 'left', sets: 1 },
      ],
    });
    const log = logOf(session.state());
    expect(log).toMatchObject({ status: 'partial', painStop: { pain: 4 } });
    expect(log.exercises[0]).toMatchObject({ pain: 4, skipReason: 'pain', sets: [{ seconds: 20 }] });
  });

  it('PLAYER-08 ends the session when a second exercise is above its limit', () => {
    const session = begun(WALL_SIT, SQUAT);
    session.send({ type: 'hurts_answer', stop: stop({ pain: 4 }), easier: null });
    session.send({ type: 'back' });
    session.until('set');
    session.send({ type: 'hurts' });
    session.send({ type: 'hurts_answer', stop: stop({ pain: 4 }), easier: null });
    expect([session.state().stage, session.state().end]).toEqual(['summary', 'pain']);
  });

  it('PLAYER-08 ends the session immediately on a warning sign and keeps the worst answers', () => {
    const session = begun(WALL_SIT, SQUAT);
    session.send({ type: 'hurts_answer', stop: stop({ pain: 3 }), easier });
    session.send({ type: 'back' });
    session.send({ type: 'hurts' });
    session.send({ type: 'hurts_answer', stop: stop({ pain: 1, numb: true }), easier });
    expect([session.state().stage, session.state().end]).toEqual(['ended', 'triage']);
    expect(logOf(session.state()).painStop).toEqual({ pain: 3, sharp: false, bone: false, numb: true });
  });

  it('PLAYER-08 applies the same limits to the pain after an exercise', () => {
    const session = drive(planWith(WALL_SIT, SQUAT, { ...WALL_SIT, rootId: 'third', exerciseId: 'third' }));
    session.send({ type: 'start' });
    session.until('pain');
    session.send({ type: 'pain', pain: 5 });
    expect(session.state().interruption).toEqual({ at: 'advice', decision: 'half' });
    expect(session.state().exercises.map(({ turns }) => turns[0]?.sets)).toEqual([5, 2, 3]);
    session.send({ type: 'back' });
    session.until('pain');
    session.send({ type: 'pain', pain: 6 });
    expect([session.state().stage, session.state().end]).toEqual(['summary', 'pain']);
  });
});
