import { describe, expect, it } from 'vitest';
import { cardFor } from '../cards/card.ts';
import { stopText, THIRD_CRISIS_TEXT } from '../texts/stop.ts';
import { decideText } from './decide.ts';

describe('LANG-397 another person in danger in lay words', { timeout: 60_000 }, () => {
  it.each([
    "mate's on the ground at 7k making snory noises, do I keep my watch running",
    'stranger lying by the path gasping like a fish, do I stop my session',
    'en mann ligger ved løypa og snorker rart, skal jeg fortsette',
    'dad 71 just came in from his jog grey and clammy, says indigestion. how do I log my own run',
    'kona er askegrå og kaldsvett etter turen. hva er økta mi',
    'the toddler swallowed my iron tabs while i stretched. long run tmrw?',
    'minsten spiste jerntablettene mine, kan jeg ta langturen etterpå',
    'ungen i løpevogna er helt slapp og svarer ikke. hvor langt er det igjen av økta',
    "my baby's floppy and won't wake up in the buggy, how far home",
    'naboen på 80 falt på isen, snakker bare tull nå. jeg skulle løpt 43 min',
    "my partner's talking gibberish after the ride, tempo tonight?",
    "he's sat on a bench now, one arm's gone floppy and he's talking rubbish",
    'mamma henger i munnviken og ene armen er slapp, rekker jeg økta',
  ])('stops with the text about another person and opens no hold ("%s")', (text) => {
    const { state, category, isOfOther, text: reply } = decideText(text);
    expect([state, category, isOfOther]).toEqual(['stop', 'third', true]);
    expect(reply).toEqual(stopText('third', 'emergency'));
  });

  it.each([
    'club girl just messaged the group goodbye everyone im at the tracks. should i still go to intervals',
    'kompisen min skrev farvel til alle i gruppa. skal jeg løpe likevel',
    'my teammate posted that she wants to die, easy run first?',
    'en dame står på kanten av brua utenfor rekkverket. hva gjør jeg',
  ])('stops with the text about somebody who may want to die ("%s")', (text) => {
    const { isOfOther, text: reply } = decideText(text);
    expect([isOfOther, reply]).toEqual([true, THIRD_CRISIS_TEXT]);
  });

  it.each([
    'my husband snores all night so I slept badly, easy run?',
    'kompisen min snakker bare tull haha, rolig tur?',

    'dad was grey and clammy years ago, fine now',
    'the kids ate all my gels, what do I use instead',
    'naboen falt på isen i fjor, går bra nå',
  ])('is not found in "%s"', (text) => expect(decideText(text).category).not.toBe('third'));

  it('stays the runner’s own when the runner is in danger as well', () =>
    expect(decideText('my mate is gasping on the ground and I have chest pain too').isOfOther).toBe(false));

  it('is no danger of the runner in a note', () =>
    expect(decideText('mannen er grå og klam', { place: 'notes' }).state).not.toBe('stop'));

  it('is the first option of the card about another person', () =>
    expect(cardFor(['third']).options[0]).toBe('somebody_else!'));
});
