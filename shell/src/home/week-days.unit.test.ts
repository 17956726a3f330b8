import { describe, expect, test } from 'vitest';
import { EN } from '../words/en.ts';
import { greeting } from './greeting.ts';
import { weekDays, weekLabel } from './week-days.ts';

describe('week card data', () => {
  test('contains the current week’s outcomes and a label with the number of days that have an outcome', () => {
    const days = weekDays(
      '2026-11-20',
      [
        { date: '2026-11-16', outcome: 'push' },
        { date: '2026-11-20', outcome: 'adapt' },
      ],
      EN,
    );
    expect(
      days.map((day) => `${day.name} ${day.date.slice(8)} ${day.label ?? '-'}${day.today ? ' today' : ''}`),
    ).toEqual(['Mon 16 Push', 'Tue 17 -', 'Wed 18 -', 'Thu 19 -', 'Fri 20 Adapt today', 'Sat 21 -', 'Sun 22 -']);
    expect(weekLabel(days, EN)).toBe('2 days so far');
    expect(weekLabel(weekDays('2026-11-20', [], EN), EN)).toBe('No check-in yet');
  });

  test('contains seven days from Monday to Sunday', () => {
    expect(weekDays('2026-11-16', [], EN)[0]).toMatchObject({ date: '2026-11-16', today: true });
    expect(weekDays('2026-11-22', [], EN)[6]).toMatchObject({ date: '2026-11-22', today: true });
  });
});

describe('greeting', () => {
  const at = (iso: string, name: string | null = 'Ingrid Solberg') => greeting(EN, name, 'Europe/Oslo', new Date(iso));

  test("depends on the hour in the runner's time zone", () => {
    expect(at('2026-11-20T05:41:00Z')).toBe('Good morning, Ingrid');
    expect(at('2026-11-20T11:00:00Z')).toBe('Good afternoon, Ingrid');
    expect(at('2026-11-20T19:05:00Z')).toBe('Good evening, Ingrid');
    expect(at('2026-11-20T23:30:00Z')).toBe('Hello, Ingrid');
    expect(greeting(EN, null, 'Asia/Tokyo', new Date('2026-11-20T23:30:00Z'))).toBe('Good morning');
  });
});
