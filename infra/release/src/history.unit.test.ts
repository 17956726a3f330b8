import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  currentOf,
  formatHistory,
  type History,
  lastOf,
  nameOf,
  newImageName,
  parseHistory,
  rollbackOf,
  tagOf,
  withFound,
  withRelease,
  withRollback,
} from './history.ts';
import { tableOf } from './table.ts';

const AT = '2026-11-22T10:00:00.000Z';
const one = (part: string, tag: string) => ({ part, image: `stridewell/${part}:${tag}`, build: null, at: AT });

const rolledBack = (history: History, part: string): History => withRollback(history, rollbackOf(history, part).target);
const shipped = (...tags: string[]): History =>
  tags.reduce<History>((history, tag) => withRelease(history, one('account', tag)), withFound([], one('account', 'a')));
const tagIn = (history: History, part = 'account') => tagOf(currentOf(history, part)?.image ?? '');

describe('release history', () => {
  test('has the image that was found running as the current entry until the first release', () => {
    expect(currentOf([], 'account')).toBeNull();
    expect(tagIn(shipped())).toBe('a');
    expect(tagIn(shipped('b'))).toBe('b');
  });

  test('rolls back to an image that was deployed by hand, then to the release before it', () => {
    const released = withRelease(withFound(shipped('b'), one('account', 'by-hand')), one('account', 'c'));
    const first = rolledBack(released, 'account');
    expect([tagIn(first), tagIn(rolledBack(first, 'account'))]).toEqual(['by-hand', 'b']);
  });

  test('rolls back one release at a time until there is no earlier one', () => {
    const first = rolledBack(shipped('b', 'c'), 'account');
    const second = rolledBack(first, 'account');
    expect([tagIn(first), tagIn(second)]).toEqual(['b', 'a']);
    expect(() => rollbackOf(second, 'account')).toThrow('There is no earlier release of account.');
  });

  test('rolls a release after a rollback back to the image that the rollback deployed', () => {
    const again = withRelease(rolledBack(shipped('b'), 'account'), one('account', 'c'));
    expect(tagIn(rolledBack(again, 'account'))).toBe('a');
  });

  test('returns to the first image after as many rollbacks as releases, regardless of other parts', () => {
    const steps = fc.array(fc.constantFrom('account', 'physio'), { maxLength: 12 });
    fc.assert(
      fc.property(steps, steps, (before, between) => {
        const found = withFound(withFound([], one('account', 'a')), one('physio', 'p'));
        const release = (history: History, part: string, index: number) =>
          withRelease(history, one(part, `${part[0]}${index}`));
        let history = before.reduce(release, found);
        for (const part of before.filter((name) => name === 'account')) history = rolledBack(history, part);
        history = between.filter((name) => name === 'physio').reduce(release, history);
        expect(tagIn(history)).toBe('a');
        expect(new Set(history.map(({ id }) => id)).size).toBe(history.length);
      }),
    );
  });

  test('is unchanged after formatting and parsing, and cannot be parsed from invalid text', () => {
    const history = rolledBack(shipped('b'), 'account');
    expect(parseHistory(formatHistory(history))).toEqual(history);
    expect(parseHistory(null)).toEqual([]);
    expect(() => parseHistory('[{"part":"account"}]')).toThrow();
  });
});

describe('image names', () => {
  test.each([
    ['stridewell/account:abc', 'stridewell/account', 'abc'],
    ['localhost:5000/stridewell/account:1.2', 'localhost:5000/stridewell/account', '1.2'],
    ['localhost:5000/stridewell/account', 'localhost:5000/stridewell/account', 'latest'],
  ])('nameOf and tagOf split %s into name and tag', (image, name, tag) =>
    expect([nameOf(image), tagOf(image)]).toEqual([name, tag]),
  );

  test.each([
    ['c', 'stridewell/account:c'],
    ['a', 'stridewell/account:a.2'],
    ['b', 'stridewell/account:b.3'],
    ['b.2', 'stridewell/account:b.2.2'],
  ])('newImageName returns an unused name for the tag %s', (tag, name) => {
    expect(newImageName(shipped('b', 'b.2'), 'stridewell/account:any', tag)).toBe(name);
  });
});

describe('tableOf', () => {
  test('shows the deployed release of each part on one line', () => {
    const history = withRelease(shipped('b'), { ...one('mfe-running', '7'), build: '0123456789ab' });
    expect(tableOf(history, null)).toEqual([
      '2026-11-22 10:00:00  account          release    stridewell/account:b',
      '2026-11-22 10:00:00  mfe-running      release    stridewell/mfe-running:7  build 0123456789ab',
    ]);
    expect(tableOf([], null)).toEqual(['There are no releases yet.']);
  });

  test('shows the whole history of one part, newest first', () => {
    expect(tableOf(rolledBack(shipped('b'), 'account'), 'account').map((line) => line.split(/ {2,}/)[2])).toEqual([
      'rollback',
      'release',
      'found',
    ]);
  });
});

test('lastOf throws an error that names the part when the part was never released', () => {
  const history = withRelease([], one('account', '1'));
  expect(lastOf(history, 'account').image).toBe('stridewell/account:1');
  expect(() => lastOf(history, 'physio')).toThrow('There is no release of physio.');
});
