import { describe, expect, it } from 'vitest';
import { CARRY, drive, NOON, planWith, SQUAT, WALL_SIT } from '../testing/sessions.ts';
import { logOf } from './session-log.ts';
import { doneSets, isPaused } from './state.ts';
import { clockAt, progressOf } from './view.ts';

const place = ({ stage, exercise, turn, set }: ReturnType<ReturnType<typeof drive>['state']>) =>
  `${stage} ${exercise}.${turn}.${set}`;

describe('guided session', () => {
  it('PLAYER-01 waits for the runner on the first card, then counts down 5 s to the set', () => {
    const session = drive(planWith(SQUAT));
    session.pass(600);
    expect(place(session.state())).toBe('ready 0.0.0');
    session.send({ type: 'start' });
    session.pass(4.8);
    expect(place(session.state())).toBe('countdown 0.0.0');
    session.pass(0.2);
    expect(place(session.state())).toBe('set 0.0.0');
  });

  it('PLAYER-01 does all sets of the injured side, then changes sides, then asks about pain', () => {
    const session = drive(planWith(SQUAT, WALL_SIT));
    session.send({ type: 'start' });
    const seen: string[] = [];
    for (let step = 0; session.state().stage !== 'pain' && step < 10_000; step += 1) {
      const now = place(session.pass(0.2));
      if (seen.at(-1) !== now) seen.push(now);
    }
    expect(seen).toEqual([
      'countdown 0.0.0',
      'set 0.0.0',
      'rest 0.0.1',
      'set 0.0.1',
      'rest 0.0.2',
      'set 0.0.2',
      'side 0.1.0',
      'countdown 0.1.0',
      'set 0.1.0',
      'rest 0.1.1',
      'set 0.1.1',
      'pain 0.1.1',
    ]);
    session.send({ type: 'pain', pain: 2 });
    expect(place(session.state())).toBe('ready 1.0.0');
  });

  it('PLAYER-01 starts the next exercise automatically after the figure has played twice and 10 s have passed', () => {
    const session = drive(planWith({ ...CARRY, kit: false }, SQUAT));
    session.send({ type: 'start' });
    session.until('set');
    session.send({ type: 'set_done' });
    session.send({ type: 'pain', pain: 0 });
    session.pass(2 * 7 + 10 - 0.2);
    expect(session.state().stage).toBe('ready');
    session.pass(0.2);
    expect(session.state().stage).toBe('countdown');
  });

  it('PLAYER-02 counts repetitions by the tempo, starting with the lowering phase in a squat', () => {
    const session = drive(planWith(SQUAT));
    session.send({ type: 'start' });
    session.until('set');
    const shown = [0, 3, 1, 3].map((seconds) => {
      session.pass(seconds);
      const { rep } = clockAt(session.state(), session.now());
      return `${rep?.rep} ${rep?.phase} ${rep?.left}`;
    });
    expect(shown).toEqual(['1 down 3', '1 hold 1', '1 up 3', '2 down 3']);
  });

  it('PLAYER-02 undoes a repetition, which the clock then counts again', () => {
    const session = drive(planWith(SQUAT));
    session.send({ type: 'start' });
    session.until('set');
    session.pass(22);
    expect(clockAt(session.state(), session.now()).rep?.rep).toBe(4);
    session.send({ type: 'rep_back' });
    expect(clockAt(session.state(), session.now()).rep?.rep).toBe(3);
    session.send({ type: 'set_done' });
    expect(session.state().records[0]?.sets).toEqual([
      { side: 'right', amount: 2, load: { unit: 'kg', value: 6 }, rir: null },
    ]);
  });

  it('PLAYER-03 lets the runner end a rest after 20 s and change its length in steps, never to less than 20 s', () => {
    const session = drive(planWith(SQUAT));
    session.send({ type: 'start' });
    session.until('rest');
    session.pass(19);
    session.send({ type: 'skip_rest' });
    expect(session.state().stage).toBe('rest');
    session.send({ type: 'add_rest', seconds: 15 });
    expect(session.state().length).toBe(135_000);
    session.send({ type: 'add_rest', seconds: -300 });
    expect(session.state().length).toBe(20_000);
    session.send({ type: 'add_rest', seconds: 60 });
    session.pass(1);
    session.send({ type: 'skip_rest' });
    expect(session.state().stage).toBe('countdown');
  });

  it('PLAYER-04 stops all clocks in a pause and resumes at the same position', () => {
    const session = drive(planWith(WALL_SIT));
    session.send({ type: 'start' });
    session.until('set');
    session.pass(10);
    session.send({ type: 'pause' });
    session.pass(29 * 60);
    expect(isPaused(session.state())).toBe(true);
    expect(clockAt(session.state(), session.now()).left).toBe(20);
    session.send({ type: 'resume' });
    session.pass(20);
    expect(session.state().stage).toBe('rest');
  });

  it('PLAYER-04 saves a session that was paused for more than 30 min as partial', () => {
    const session = drive(planWith(WALL_SIT));
    session.send({ type: 'start' });
    session.until('rest');
    session.send({ type: 'pause' });
    session.pass(30 * 60 + 1);
    const state = session.state();
    expect([state.stage, state.end]).toEqual(['ended', 'expired']);
    expect(logOf(state).status).toBe('partial');
  });

  it('PLAYER-04 pauses automatically when the phone was locked', () => {
    const session = drive(planWith(WALL_SIT));
    session.send({ type: 'start' });
    session.until('set');
    session.pass(5);
    session.sleep(600);
    session.send({ type: 'tick' });
    expect(isPaused(session.state())).toBe(true);
    expect(clockAt(session.state(), session.now()).left).toBe(25);
  });

  it('PLAYER-04 is paused after a reload', () => {
    const session = drive(planWith(WALL_SIT));
    session.send({ type: 'start' });
    session.until('set');
    session.pass(5);
    session.sleep(3);
    session.send({ type: 'restore' });
    expect(isPaused(session.state())).toBe(true);
    expect(clockAt(session.state(), session.now()).left).toBe(25);
  });

  it('PLAYER-05 offers a substitute without equipment, which is logged instead of the exercise', () => {
    const session = drive(planWith(SQUAT, WALL_SIT));
    session.send({ type: 'start' });
    session.send({ type: 'skip' });
    session.send({ type: 'skip_reason', reason: 'no_kit' });
    expect(session.state().interruption).toEqual({ at: 'swap' });
    session.send({ type: 'swap', exercise: { ...SQUAT, exerciseId: 'split-squat', load: null } });
    const { exercise, exercises, stage } = session.state();
    expect([exercises[exercise]?.exerciseId, stage]).toEqual(['split-squat', 'ready']);
    expect(exercises[exercise]?.turns.map(({ side, sets }) => [side, sets])).toEqual([
      ['right', 3],
      ['left', 2],
    ]);
    const [skipped, , swapped] = logOf(session.state()).exercises;
    expect(skipped).toMatchObject({ exerciseId: 'knee-split-squat', skipReason: 'no_kit', plannedSets: 0 });
    expect(swapped).toMatchObject({ exerciseId: 'split-squat', plannedSets: 3 });
  });

  it('PLAYER-05 shows figure and steps to a runner who does not understand, and then continues', () => {
    const session = drive(planWith(SQUAT));
    session.send({ type: 'start' });
    session.until('set');
    session.send({ type: 'skip' });
    session.send({ type: 'skip_reason', reason: 'not_understood' });
    expect(session.state().interruption).toEqual({ at: 'steps' });
    session.send({ type: 'back' });
    session.pass(1);
    expect([session.state().stage, session.state().interruption]).toEqual(['set', null]);
  });

  it('PLAYER-06 keeps two exercises of two sets, the heavy one first, in the 10-minute version', () => {
    const session = drive(planWith(WALL_SIT, CARRY, SQUAT));
    session.send({ type: 'shorten' });
    const { exercises, records } = session.state();
    expect(exercises.map(({ exerciseId, turns }) => [exerciseId, turns[0]?.sets])).toEqual([
      ['knee-split-squat', 2],
      ['knee-wall-sit', 2],
      ['suitcase-carry', 1],
    ]);
    expect(records.map(({ skip }) => skip)).toEqual([null, null, 'no_time']);
    session.send({ type: 'start' });
    session.until('pain');
    session.send({ type: 'pain', pain: 1 });
    session.until('pain');
    session.send({ type: 'pain', pain: 1 });
    expect(session.state().stage).toBe('summary');
    session.send({ type: 'pain_after', pain: 1 });
    expect(logOf(session.state()).status).toBe('partial');
  });

  it('PLAYER-06 shortens the rest of the session when the runner runs out of time', () => {
    const session = drive(planWith({ ...CARRY, kit: false }, SQUAT, WALL_SIT));
    session.send({ type: 'start' });
    session.until('set');
    session.send({ type: 'set_done' });
    session.send({ type: 'pain', pain: 0 });
    session.send({ type: 'skip' });
    session.send({ type: 'skip_reason', reason: 'no_time' });
    expect(session.state().records.map(({ skip }) => skip)).toEqual([null, null, 'no_time']);
    session.until('pain');
    session.send({ type: 'pain', pain: 0 });
    expect([session.state().stage, session.state().end]).toEqual(['summary', 'complete']);
  });

  it('PLAYER-07 prefills the log but never the pain', () => {
    const session = drive(planWith(SQUAT));
    session.send({ type: 'start' });
    session.until('rest');
    session.send({ type: 'edit_set', index: 0, change: { amount: 9, rir: 2, load: { unit: 'kg', value: 8 } } });
    session.until('pain');
    expect(session.state().records[0]).toMatchObject({ pain: null });
    session.send({ type: 'pain', pain: 2 });
    session.send({ type: 'pain_after', pain: 1 });
    const log = logOf(session.state());
    expect(log).toMatchObject({ kind: 'exercises', status: 'done', painAfter: 1, painStop: null, date: '2026-11-20' });
    expect(log.injuryId).toBe(SQUAT.injuryId);
    expect(log.exercises.map(({ side, status, pain, sets }) => [side, status, pain, sets.length])).toEqual([
      ['right', 'done', 2, 3],
      ['left', 'done', 2, 2],
    ]);
    expect(log.exercises[0]?.sets[0]).toEqual({ reps: 9, load: { unit: 'kg', value: 8 }, rir: 2 });
    expect(Date.parse(log.startedAt)).toBe(NOON);
    expect(Date.parse(log.finishedAt ?? '')).toBe(session.now());
  });

  it('lets the runner end a distance and logs it in metres', () => {
    const session = drive(planWith(CARRY));
    session.send({ type: 'start' });
    session.until('set');
    session.pass(300);
    session.send({ type: 'set_done' });
    expect(session.state().stage).toBe('pain');
    expect(logOf(session.state()).exercises[0]?.sets).toEqual([
      { metres: 20, load: { unit: 'none', value: 0 }, rir: null },
    ]);
  });

  it('logs the completed seconds of an interrupted hold', () => {
    const session = drive(planWith(WALL_SIT));
    session.send({ type: 'start' });
    session.until('set');
    session.pass(12);
    session.send({ type: 'quit' });
    expect(session.state().stage).toBe('summary');
    expect(logOf(session.state())).toMatchObject({ status: 'partial', exercises: [{ sets: [{ seconds: 12 }] }] });
  });

  it('PLAYER-67 does not count an interrupted set as done, in the log and in the progress', () => {
    const session = drive(planWith({ ...WALL_SIT, turns: [{ side: 'both', sets: 1, planned: 1 }] }, SQUAT));
    session.send({ type: 'start' });
    session.until('set');
    session.pass(12);
    session.send({ type: 'quit' });
    const [hold] = logOf(session.state()).exercises;
    expect(hold).toMatchObject({ status: 'partial', plannedSets: 1, sets: [{ seconds: 12 }] });
    expect(hold?.sets[0]).not.toHaveProperty('stopped');
    expect(doneSets(session.state().records[0]?.sets ?? [])).toBe(0);
    expect(progressOf(session.state())).toEqual([0, 0]);
  });

  it('ends without a question when nothing was done', () => {
    const session = drive(planWith(WALL_SIT));
    session.send({ type: 'start' });
    session.send({ type: 'quit' });
    expect([session.state().stage, session.state().end]).toEqual(['ended', 'quit']);
  });

  it('returns the completed fraction of each exercise', () => {
    const session = drive(planWith(SQUAT, WALL_SIT));
    session.send({ type: 'start' });
    session.until('rest');
    expect(progressOf(session.state())).toEqual([0.2, 0]);
  });
});
