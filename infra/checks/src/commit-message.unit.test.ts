import { describe, expect, it } from 'vitest';
import { problemsOfMessage } from './commit-message.ts';

describe('problemsOfMessage', () => {
  it.each([
    'Add an endpoint',
    'Add an endpoint\n\nBecause runners ask for it.\n',
    "Merge branch 'main' into feature",
    'Revert "Add an endpoint."',
    '# a comment\nUse one clock\n\n# Please enter the commit message',
  ])('returns no problems for the message %j', (message) => expect(problemsOfMessage(message)).toEqual([]));

  it.each([
    ['add an endpoint', /capital/],
    ['', /capital/],
    ['Add an endpoint.', /punctuation/],
    ['Added an endpoint', /imperative/],
    ['Fixes the clock', /imperative/],
    [`Add ${'x'.repeat(100)}`, /104 characters/],
    ['Add an endpoint\nand a test', /empty line/],
  ])('returns a problem for the message %j', (message, problem) =>
    expect(problemsOfMessage(message).join(' ')).toMatch(problem),
  );
});
