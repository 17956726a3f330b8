import { describe, expect, test } from 'vitest';
import { readMessage } from './read-message.ts';

describe('a check-in message', () => {
  test('the score line is taken apart', () => {
    expect(readMessage('Readiness score 6.2 of 10. Down: fatigue, sleep. Up: low stress.')).toEqual({
      down: ['fatigue', 'sleep'],
      up: ['low stress'],
      lines: [],
    });
  });

  test('what decided the day stays a line, and a best day has no downs', () => {
    const override = 'Your answers add up to 9.0, but pain of 5 decides the day, so today is Recover.';
    expect(readMessage(`${override}\nReadiness score 4.9 of 10. Up: good sleep.`)).toEqual({
      down: [],
      up: ['good sleep'],
      lines: [override],
    });
  });

  test('a message of another shape is shown as it is', () => {
    expect(readMessage('Something new.')).toEqual({ down: [], up: [], lines: ['Something new.'] });
    expect(readMessage('')).toEqual({ down: [], up: [], lines: [] });
  });
});
