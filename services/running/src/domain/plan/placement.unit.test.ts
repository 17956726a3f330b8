import { describe, expect, it } from 'vitest';
import { type PlacementInputs, placeSessions, strengthDays } from './placement.ts';
import { DAY_NAMES } from './types.ts';

const days = (names: string): number[] =>
  names.split(' ').flatMap((name) => DAY_NAMES.flatMap((day, at) => (day === name ? [at] : [])));
const names = (found: readonly number[]): string => found.map((day) => DAY_NAMES[day]).join(' ');
const place = (open: string, rest: Partial<PlacementInputs> = {}) => {
  const available = days(open);
  const inputs = {
    open: available,
    hard: [],
    taken: [],
    runs: available.length,
    quality: 1,
    long: null,
    gap: 2 as const,
  };
  const { long, quality, easy } = placeSessions({ ...inputs, ...rest });
  return { long: long === null ? null : DAY_NAMES[long], quality: names(quality), easy: names(easy) };
};

describe('PLANR-37 the long run', () => {
  it.each([
    ['Mon Wed Sat Sun', 'Sun'],
    ['Mon Wed Sat', 'Sat'],
    ['Mon Tue Thu', 'Thu'],
    ['Mon Tue Wed Fri', 'Fri'],
  ])('of %s lies on %s', (open, day) => expect(place(open).long).toBe(day));

  it('PLANR-01 lies on the earlier weekday where two are as far from the others', () => {
    expect(place('Mon Tue Wed').long).toBe('Mon');
    expect(place('Tue Thu').long).toBe('Tue');
  });
});

describe('PLANR-38 quality days', () => {
  it('lie as far from the long run as they can: the worked example has Wednesday', () => {
    expect(place('Mon Wed Fri Sun')).toEqual({ long: 'Sun', quality: 'Wed', easy: 'Mon Fri' });
  });

  it('lie two days from each other and from the long run', () => {
    expect(place('Mon Tue Wed Thu Fri Sat Sun', { runs: 5, quality: 2 }).quality).toBe('Tue Thu');
  });

  it('count round the week: Monday is next to Sunday', () => expect(place('Mon Sun').quality).toBe(''));

  it('become easy where no day is far enough', () => {
    expect(place('Sat Sun')).toEqual({ long: 'Sun', quality: '', easy: 'Sat' });
  });

  it('keep away from a hard day that stands already', () => {
    expect(place('Wed Thu Fri', { hard: [1, 6], long: 6, taken: [1, 6] }).quality).toBe('Thu');
  });
});

describe('PLANR-39 from 50 on', () => {
  it('hard days lie three days apart', () => {
    expect(place('Mon Tue Wed Thu Fri Sat Sun', { runs: 5, quality: 2, gap: 3 }).quality).toBe('Wed');
    expect(place('Tue Fri Sun', { gap: 3 }).quality).toBe('');
  });
});

describe('PLANR-41 easy runs', () => {
  it('fill the run days that are left', () =>
    expect(place('Tue Thu Sat Sun')).toMatchObject({ quality: 'Thu', easy: 'Tue Sat' }));

  it('leave the day after the long run free where they can', () => {
    expect(place('Mon Tue Wed Thu Fri Sun', { runs: 4 }).easy).not.toContain('Mon');
  });
});

describe('PLANR-42 strength', () => {
  const candidates = [
    { day: 0, isQuality: false },
    { day: 2, isQuality: true },
    { day: 5, isQuality: false },
  ];

  it('lies on quality and easy days, not on the day before the long run', () => {
    expect(names(strengthDays(candidates, 6, 2))).toBe('Mon Wed');
  });

  it('is less where fewer days fit', () => expect(strengthDays([{ day: 5, isQuality: false }], 6, 2)).toEqual([]));

  it('goes to a quality day first', () => expect(names(strengthDays(candidates, 6, 1))).toBe('Wed'));
});
