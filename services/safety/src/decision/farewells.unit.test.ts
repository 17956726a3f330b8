import { describe, expect, it } from 'vitest';
import { decideText } from './decide.ts';
import { crisisIn } from './worries.ts';

describe('LANG-353 farewell in the language of running', () => {
  it.each([
    "this will be my last half ever, i've sorted my papers",
    'last jog of my life tomorrow',
    'my final run on this earth',
    'min aller siste tur i livet',
    "I've put my affairs in order, what pace on Sunday?",
    'har skrevet brev til ungene og gitt bort alle medaljene. hva er økta?',
    'said goodbye to everyone, easy run first',
    'ingenting spiller noen rolle. helst borte',
    'nothing matters any more, rather be gone',
  ])('is detected in "%s"', (text) => {
    expect(crisisIn(text)).toEqual({ id: 'crisis', category: 'selfharm' });
    expect(decideText(text).categories).toContain('selfharm');
    expect(decideText(text, { place: 'notes' }).state).not.toBe('go');
  });

  it.each([
    [['sunday is my last run'], 'i mean on this earth'],
    [['det blir siste uka'], 'på jorda altså. hva er planen?'],
  ])('is detected across the messages %j and "%s"', (recent, text) => {
    expect(decideText(text, { recent }).category).toBe('selfharm');
    expect(decideText(text).state).toBe('go');
  });

  it.each([
    'last long run before the race, how long?',
    'last run of the season, any tips',
    'my last marathon ever, my knees are done. what pace?',
    'when was my last run?',
    'my last one was my fastest ever',
    'fell asleep last week I think',
    'siste langtur før løpet, hvor lang?',
    'gave away my old shoes, which should I buy',
    'wrote a letter to the race organiser about the refund',
    'nothing matters more than pacing, right?',
    'helst borte fra trafikk, hvilken runde?',
  ])('is not detected in "%s"', (text) => expect(crisisIn(text)).toBeNull());
});
