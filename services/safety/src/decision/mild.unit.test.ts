import { describe, expect, it } from 'vitest';
import { GENERAL_CARD } from '../cards/card.ts';
import { decideText } from './decide.ts';

describe('LANG-361 everyday matters of the body', () => {
  it.each([
    'fikk mensen i dag, rolig tur?',
    'on my period, can I do intervals?',
    'hot flushes at night, move the session?',
    'it was hot in the bedroom, slept badly',
    'took paracetamol for a headache on monday',
    'vaksine i går, øm i armen, løpe?',
    'hva er bra tid for en på min alder',
    'thighs rub on long runs',
    'har ikke vekter hjemme',
    'how many calories does a long run burn',
    'my son is 9 and tags along on his bike, easy days ok?',
    'type 1 for ten years, well controlled. run before lunch?',
  ])('lead to no card ("%s")', (text) => {
    expect(decideText(text).state).toBe('go');
    expect(decideText(text, { place: 'notes' }).state).toBe('go');
  });

  it.each([
    'period is three months late',
    'mensen er borte siden i sommer',
    'blanda piller og vodka, holder på å sovne mens jeg skriver',
    'hetetokter og trykk i brystet',
    'vaccine yesterday and fever',
    'had a jab in the knee friday and now it is red and shiny',
    'jeg går på skolen, hva er bra for min alder',
    'how many calories should I burn to lose weight fast',
    'lag plan for dattera på 11 som vil være med',
    'type 1, well controlled but low today',
  ])('lead to a card when there is a sign of danger ("%s")', (text) => expect(decideText(text).state).not.toBe('go'));
});

describe('LANG-357 the card of an unlikely category', () => {
  it('is the general card', () => {
    expect(decideText('heart melted, the little one made me a medal out of a jam lid')).toMatchObject({
      state: 'ask',
      category: null,
      card: GENERAL_CARD,
    });
  });
});
