import { describe, expect, it } from 'vitest';
import { decideText } from './decide.ts';

describe('LANG-416 message after a message that led to a card', () => {
  it.each([
    [
      'skled på isen og slo panna i fortauet',
      'har spydd to ganger på jobben og husker ikke lunsjen, men ellers fin',
      'head',
    ],
    [
      'came off the bike and hit my head on the kerb',
      'threw up at the office and cannot remember the meeting, otherwise ok',
      'head',
    ],
  ])('is read together with it when it is longer than six words: %j, %j', (before, text, category) => {
    expect(decideText(before).state).not.toBe('go');
    expect(decideText(text, { recent: [before] })).toMatchObject({ state: 'stop', category, tier: 'emergency' });
  });

  it('becomes more urgent if both together describe a danger that neither describes alone', () => {
    const before = 'ser blink ute på siden hele tiden';
    const text = 'nå dekker en grå flekk halve det ene øyet';
    for (const alone of [before, text]) expect(decideText(alone).state).toBe('ask');
    expect(decideText(text, { recent: [before] })).toMatchObject({ state: 'stop', category: 'stroke' });
  });

  it('leads to the card of the message before if both together are about the same organ', () => {
    const before = 'flashes of light at the side all morning';
    const text = 'now there is a thick fog over part of one side';
    expect(decideText(text).card?.kind).toBe('C0');
    expect(decideText(text, { recent: [before] }).card?.kind).toBe('C2');
  });

  it.each([
    ['something is off in my leg', 'I think everyone would be better off without me'],
    ['kneet er litt stivt etter i går', 'jeg har ikke lyst til å leve lenger'],
  ])('keeps its category if it is about self-harm: %j, %j', (before, text) => {
    expect(decideText(text, { recent: [before] }).category).toBe('selfharm');
  });

  it.each([
    ['something is off in my leg', 'can you tell me how long my long run should be on sunday'],
    ['noe er galt med leggen', 'hvor mange minutter har jeg planlagt til sammen denne uka'],
  ])('is decided alone when it is an everyday question: %j', (before, text) => {
    expect(decideText(text, { recent: [before] }).state).toBe('go');
  });
});
