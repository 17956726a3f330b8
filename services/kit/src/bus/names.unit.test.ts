import { describe, expect, it } from 'vitest';
import { backoff } from './consumer.ts';
import { createNames } from './names.ts';

describe('createNames', () => {
  it('leaves names unchanged when the prefix is empty', () => {
    const names = createNames('');
    expect(names.subject('wellness.checkin.recorded.v1', 'u1')).toBe('wellness.checkin.recorded.v1.u1');
    expect(names.filter('wellness.checkin.recorded.v1')).toBe('wellness.checkin.recorded.v1.*');
    expect(names.stream('wellness')).toBe('wellness');
    expect(names.streamSubjects('wellness')).toEqual(['wellness.>']);
    expect(names.bucket('revoked')).toBe('revoked');
  });

  it('adds the prefix to every name', () => {
    const names = createNames('t1');
    expect(names.subject('a.b.v1', 'u1')).toBe('t1.a.b.v1.u1');
    expect(names.filter('a.b.v1')).toBe('t1.a.b.v1.*');
    expect(names.streamSubjects('a')).toEqual(['t1.a.>']);
    expect([names.stream('a'), names.bucket('a'), names.durable('a')]).toEqual(['t1_a', 't1_a', 't1_a']);
  });

  it('creates a filter for all events of one user, and extracts the event name from a subject', () => {
    for (const prefix of ['', 't1']) {
      const names = createNames(prefix);
      const user = '0195d3a4-7c1e-7000-8000-000000000001';
      expect(names.userFilter(user)).toBe(`${prefix && `${prefix}.`}*.*.*.v1.${user}`);
      expect(names.eventName(names.subject('wellness.checkin.recorded.v1', user))).toBe('wellness.checkin.recorded.v1');
    }
  });

  it.each(['*', '>', '', 'u1', '0195d3a4-7c1e-7000-8000-00000000000*', '0195d3a4-7c1e-7000-8000-000000000001.>'])(
    'rejects %j, which is not a user id',
    (userId) => {
      expect(() => createNames('').userFilter(userId)).toThrow('not a user id');
    },
  );

  it('replaces dots in durable names', () => {
    expect(createNames('t1').durable('running.weekly-outcomes')).toBe('t1_running-weekly-outcomes');
  });
});

describe('backoff', () => {
  it('doubles from one second up to a maximum of thirty seconds', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 1_000].map(backoff)).toEqual([
      1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000,
    ]);
  });
});
