import { describe, expect, it } from 'vitest';
import { isIllNow, isOnlyNose, isOthersIllness, namesIllness, withTemperature } from './illness.ts';

describe('LANG-367 whose illness a message is about', () => {
  it.each([
    ...['the kids are ill', 'my husband has a fever', 'my dog is sick', 'wife is sick but I am fine'],
    ...['ungene er syke, jeg er frisk', 'mannen har feber', 'kona har influensa', 'kollegaen min er syk'],
  ])('treats %j as somebody else’s illness', (message) => expect(isOthersIllness(message)).toBe(true));

  it.each([
    ...[
      'I am ill',
      'the kids are ill and so am I',
      'caught a cold from my son',
      'my kids were sick, now I have a fever',
    ],
    ...['er syk', 'barna er syke, og nå jeg også', 'smitta av ungene, hoster litt', 'kona er syk og jeg er syk'],
  ])('treats %j as the runner’s illness', (message) => expect(isOthersIllness(message)).toBe(false));

  it('distinguishes an illness that is over from one that lasts', () => {
    expect(['was ill last week', 'hadde feber i forrige uke'].map(isIllNow)).toEqual([false, false]);
    expect(['bit poorly', 'har vært syk siden mandag', 'was ill on Monday, still am'].map(isIllNow)).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('finds the words of an illness', () => {
    expect(['feel sick', 'er litt sjuk', 'har feber'].map(namesIllness)).toEqual([true, true, true]);
    expect(['in bed by ten', 'the kids are ill', 'tung dag'].map(namesIllness)).toEqual([false, false, false]);
  });
});

describe('LANG-368 withTemperature', () => {
  it.each([
    ['39', 'temperature 39'],
    ['38,4. to sett da?', 'temperature 38,4. to sett da?'],
    ["it's at 39.5 now", "it's at temperature 39.5 now"],
    ['den er 38 nå', 'den er temperature 38 nå'],
    ['37.6', 'temperature 37.6'],
  ])('reads %j as %j', (message, heard) => expect(withTemperature(message)).toBe(heard));

  it.each(['39 minutes', '40 km', '38 kg', '37', '42', 'uke 39', '5:39', 'week 40', '39 min da?', '380', '140'])(
    'does not change %j',
    (message) => expect(withTemperature(message)).toBe(message),
  );
});

describe('LANG-373 isOnlyNose', () => {
  it.each([
    'runny nose but otherwise fine',
    'nesa renner, ikke feber',
    'tett i nesa men ellers i form, kan jeg løpe?',
    'sniffly, no fever',
  ])('is true for %j', (message) => expect(isOnlyNose(message)).toBe(true));
  it.each([
    'runny nose and a cough',
    'tett nese og litt slapp',
    'runny nose since this morning',
    'har feber',
    'forkjølt, ellers fin',
  ])('is false for %j', (message) => expect(isOnlyNose(message)).toBe(false));
});
