import { describe, expect, it } from 'vitest';
import { cardFor } from '../cards/card.ts';
import { triageCard } from '../cards/triage.ts';
import { STOP_TEXTS } from '../texts/stop.ts';
import { decideText } from './decide.ts';

describe('LANG-240 signs that are more urgent than the others in a message', () => {
  it.each([
    ['clot', 'my calf is rock hard and pain is insane after the raises and my foot tingles'],
    ['clot', 'leggen er steinhard og sprenger etter turen, tærne prikker'],
    ['clot', 'foten er kald og blålig og prikker'],
    ['clot', 'my left foot went cold and white an hour ago and hurts'],
    ['medication', 'took eight paracetamol since lunch, can I take more?'],
    ['medication', 'har tatt 14 paracet i dag'],
    ['medication', '12 ibuprofen today and knee still hurts'],
    ['illness', 'feber 39,5, stiv nakke og lyset gjør vondt'],
    ['illness', 'red line up the leg and shivery'],
    ['illness', 'rød strek oppover leggen fra gnagsåret'],
    ['illness', "cortisone in the knee on Monday, now it is red and I'm shivering"],
    ['illness', 'fikk kortison i kneet mandag, nå er det rødt og jeg skjelver'],
    ['illness', 'kaster opp svart grums etter ibux'],
    ['illness', 'black tarry poo on naproxen, run today?'],
    ['illness', 'den ene testikkelen er plutselig hoven og vond'],
    ['head', 'slo bakhodet, husker ikke turen hjem'],
  ])('lead to an emergency of category %s in "%s"', (category, text) => {
    const decision = decideText(text);
    expect(decision).toMatchObject({ state: 'stop', category, tier: 'emergency' });
    expect(decision.text?.en).toContain('113');
    expect(decision.text).not.toBe(STOP_TEXTS.medication);
    expect(decision.text).not.toBe(STOP_TEXTS.illness);
  });

  it.each([
    'my calves are rock hard after the marathon, stretch?',
    'cold feet in winter, thicker socks?',
    'stiff neck from desk work, run?',
    'black shoes or white for race day',
    'leggene er steinharde etter gårsdagens bakker',
    'blå tånegl etter maraton',
  ])('are not detected in "%s"', (text) => expect(decideText(text).state).toBe('go'));

  it('have their own text after the answer on a card', () => {
    const result = triageCard(cardFor(['illness']), ['stiff_neck!']);
    expect(result.leadsTo === 'stop' && result.text).not.toBe(STOP_TEXTS.illness);
  });
});

describe('LANG-241 somebody else who is in danger', () => {
  it.each([
    'lady on the path has collapsed',
    'en mann på stien er bevisstløs',
    'girl in my group collapsed just now',
    "my wife can't feel her legs",
    'kameraten fryser og snøvler',
    "baby won't wake up properly",
    'my kid swallowed my iron tablets',
    "partner shaking, can't stand, on the mountain",
    'my running buddy sat down and is talking gibberish, do we wait or jog on',
    'man down by the start line, not moving, making a snoring noise',
    'han ligger på bakken og rører seg ikke',
  ])('is answered with the text for another person ("%s")', (text) =>
    expect(decideText(text)).toMatchObject({ state: 'stop', category: 'third', categories: ['third'] }),
  );

  it.each([
    'my wife says I fainted this morning',
    'kona fant meg bevisstløs på badet',
    'was out with a friend, fainted at the top',
  ])('is not detected in "%s"', (text) => expect(decideText(text).category).toBe('syncope'));

  it.each(['kona løper fortere enn meg, hva gjør jeg', "my son won't wake up before nine so I run then"])(
    'is not detected as a danger in "%s"',
    (text) => expect(decideText(text).category).not.toBe('third'),
  );
});
