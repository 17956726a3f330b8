import type { ChatMessage } from '@stridewell/contracts/web';
import { describe, expect, test } from 'vitest';
import { dayLabel, withDays } from './message-days.ts';

describe('CHAT-06 dayLabel', () => {
  test.each([
    ['2026-11-20', 'Today'],
    ['2026-11-19', 'Yesterday'],
    ['2026-11-18', 'Wednesday 18 November'],
    ['2025-12-31', 'Wed 31 Dec 2025'],
  ])('labels %s as %s when today is 20 November 2026', (date, label) => {
    expect(dayLabel(date, '2026-11-20')).toBe(label);
  });

  test('returns "Yesterday" for 31 December on 1 January', () => {
    expect(dayLabel('2026-12-31', '2027-01-01')).toBe('Yesterday');
  });
});

describe('CHAT-06 withDays', () => {
  const at = (createdAt: string): ChatMessage => ({
    id: createdAt,
    role: 'user',
    content: '',
    createdAt,
    metadata: null,
  });
  const days = (timezone: string, ...instants: string[]): (string | null)[] =>
    withDays(instants.map(at), timezone).map(({ newDay }) => newDay);

  test('marks the first message of each day in the runner’s time zone', () => {
    const instants = ['2026-11-19T22:59:00Z', '2026-11-19T23:00:00Z', '2026-11-20T10:00:00Z'];
    expect(days('Europe/Oslo', ...instants)).toEqual(['2026-11-19', '2026-11-20', null]);
    expect(days('America/New_York', ...instants)).toEqual(['2026-11-19', null, '2026-11-20']);
  });

  test('marks the first message of each day around the end of daylight saving time', () => {
    expect(days('Europe/Oslo', '2026-10-24T21:59:00Z', '2026-10-24T22:00:00Z', '2026-10-25T22:59:00Z')).toEqual([
      '2026-10-24',
      '2026-10-25',
      null,
    ]);
  });

  test('returns an empty array when there are no messages', () => expect(days('Europe/Oslo')).toEqual([]));
});
