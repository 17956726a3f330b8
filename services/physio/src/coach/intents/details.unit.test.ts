import { describe, expect, it } from 'vitest';
import { detailOf } from './details.ts';
import { placeAfter, placeIn } from './place-in.ts';
import type { Topic } from './rules.ts';

describe('LANG-170 short question after an answer by the physio coach', () => {
  const CASES: [last: Topic, message: string, topic: Topic | null][] = [
    ['exercises', 'how many', 'counts'],
    ['exercises', 'kor mange?', 'counts'],
    ['exercises', 'hvor mange dager i uka', 'often'],
    ['exercises', 'how slow?', 'slow'],
    ['exercises', 'ok, how long at a time', 'workMinutes'],
    ['exercises', 'den andre', 'nth'],
    ['exercises', 'and the second one?', 'nth'],
    ['dayPlan', 'how many min of running is that', 'runMinutes'],
    ['stage', 'kor lenge', 'runMinutes'],
    ['ready', 'how slow', 'pace'],
    ['nextStage', 'hvor mange til da', 'moreTimes'],
    ['nextStage', 'how many more times', 'moreTimes'],
    ['stage', 'how many days a week', 'runDays'],
    ['ready', 'yes please', 'startRun'],
    ['runWhen', 'og etterpå?', 'afterRun'],
    ['exercises', 'and sunday?', 'ahead'],
    ['painNow', 'og dagen etter?', 'morningAfter'],
    ['painNow', 'and 4?', 'painNow'],
    ['painNormal', "what if it's over that", 'overLimit'],
    ['seeSomeone', 'hvorfor', 'whyBlocked'],
    ['shoes', 'how many', null],
    ['exercises', 'how many of my friends run marathons', null],
    ['stage', 'how long have I had chest pain', null],
    ['exercises', 'yes and my leg is numb', null],
  ];
  it.each(CASES)('after %s: "%s" asks for %s', (last, message, topic) => expect(detailOf(message, last)).toBe(topic));

  it('refers to a position in a list, or to the one after the last', () => {
    expect(placeIn('how do I do the third one')).toBe(2);
    expect(placeIn('den siste')).toBe(-1);
    expect(placeIn('how many')).toBeNull();
    expect(placeAfter('and the next one?', ['what is first on the list'])).toBe(1);
    expect(placeAfter('og den neste', ['hvilke øvelser', 'den andre'])).toBe(2);
  });
});
