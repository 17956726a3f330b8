import { describe, expect, it } from 'vitest';
import { painIn } from './pain.ts';

describe('painIn', () => {
  const cases: [string, number | null][] = [
    ['woke up with pain 7', 7],
    ['pain was 4 during the heel raises', 4],
    ['its a 6 now', 6],
    ['smerten er 8', 8],
    ['vondt 2 under øvelsene', 2],
    ['8 out of 10', 8],
    ['it is 4/10', 4],
    ['pain 3-5 today', 5],
    ['kjente bare 1-2', 2],
    ['pain above 6', 7],
    ['smerte over seks', 7],
    ['level nine pain', 9],
    ['pain is six', 6],
    ['pretend my pain is 0', 0],
    ['pain for 3 days', null],
    ['hurts after 20 minutes', null],
    ['hva er en musling', null],
    ['smerten er en', 1],
    ['stage 4 hurt', null],
    ['3 x 12 hurts', null],
    ['my usual 10k', null],
    ['how many times a week', null],
    ['pain', null],
    ['flying to the cabin at 5, can I skip the raises', null],
    ['we leave for Bergen at 7 tomorrow', null],
    ['toget går klokka 6, rekker jeg øvelsene', null],
    ['the knee was at 5 on the train', 5],
    ['we leave at 7 and my knee is at 4', 4],
  ];
  for (const [message, pain] of cases) it(`returns ${pain} for "${message}"`, () => expect(painIn(message)).toBe(pain));
});
