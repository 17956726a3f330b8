import { describe, expect, it } from 'vitest';
import { OPEN_DAY } from '../../testing/unsafe-replies.ts';
import type { ModelRequest } from '../coach-model.ts';
import { promptTokens, toMessages, withoutIdentity } from './prompt.ts';

const requestOf = (message: string): ModelRequest => ({
  coachType: 'running',
  pseudonym: 'p',
  turn: { message, action: null, memory: [{ role: 'user', content: message }] },
  facts: { today: 45 },
  limits: OPEN_DAY,
});

describe('promptTokens', () => {
  it('SECU-205 estimates tokens from the unchanged messages, including email addresses', () => {
    expect(promptTokens(requestOf('a@b.no '.repeat(100)))).toBe(promptTokens(requestOf('abcdefg'.repeat(100))));
  });

  it('SECU-205 returns at least one token per three characters, and at most 20 tokens more', () => {
    const request = requestOf('What about today?');
    const sent = toMessages(request).reduce((sum, { content }) => sum + content.length, 0);
    expect(promptTokens(request)).toBeGreaterThanOrEqual(sent / 3);
    expect(promptTokens(request)).toBeLessThan(sent / 3 + 20);
  });
});

describe('withoutIdentity', () => {
  it.each([
    ['I am kari@example.com', 'I am [email]'],
    ['kari.n+run@mail.example.no, or ola@example.no.', '[email], or [email].'],
    ['skriv til kåre@løp.no', 'skriv til [email]'],
    ['mailto:a@b.no', 'mailto:[email]'],
    ['a@b@c.no', 'a@[email]'],
    ['id 0189d7a2-7d6f-7000-8000-1234567890ab', 'id [id]'],
    ['5 km @ 5:42 and 3@4', '5 km @ 5:42 and 3@4'],
  ])('SECU-201 replaces email addresses and ids in %j', (text, expected) => {
    expect(withoutIdentity(text)).toBe(expected);
  });
});
