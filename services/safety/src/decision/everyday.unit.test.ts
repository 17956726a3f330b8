import { describe, expect, it } from 'vitest';
import { holdText } from '../holds/recheck.ts';
import { decideText } from './decide.ts';

describe('LANG-277 everyday sentences whose words resemble those of a danger', { timeout: 60_000 }, () => {
  it.each([
    'heel raises with straight or bent knee',
    'tåhev med bøyd kne eller strakt kne?',
    'I cant get motivated in the dark',
    'vanskelig å motivere seg i mørket',
    'single leg deadlift, I keep falling over',
    'can I deadlift light',
    'nipples bleeding after long runs',
    'tåneglen ble svart etter langturen',
  ])('lead to no card ("%s")', (text) => expect(decideText(text).state).toBe('go'));

  it.each(['toenail went black', 'chest strap hurts my chest skin', 'pulsbeltet gnager på brystet'])(
    'lead to no STOP text ("%s")',
    (text) => expect(decideText(text).state).not.toBe('stop'),
  );

  it.each([
    'everything went black on the run',
    'my chest hurts under the strap and down my arm',
    'ankle is bent the wrong way',
    "I can't get motivated to live",
    'doing squats I fall over and see double',
    'fell on deadlift and hit my head',
    'toenail is fine but everything went black and I fell',
  ])('are not recognised next to a sign ("%s")', (text) => expect(decideText(text).state).not.toBe('go'));
});

describe('LANG-278 the card about the right part of the body', { timeout: 60_000 }, () => {
  it.each([
    ['stroke', 'the room spins and I walk like drunk'],
    ['stroke', 'armen føles som gummi, hva løper jeg'],
    ['clot', 'the whole foot is cold and white and numb'],
    ['cardiac', 'hvilepuls 31 og uvel'],
  ])('is %s for "%s"', (category, text) => expect(decideText(text).category).toBe(category));

  it.each(['achilles hurts', 'knee hurts', 'tummy ache'])(
    'is not the card about medicine or pregnancy for "%s"',
    (text) => expect(['medication', 'pregnancy']).not.toContain(decideText(text).category),
  );
});

describe('LANG-279 medicine mentioned in passing', { timeout: 60_000 }, () => {
  it.each([
    'I take sertraline, does it matter for running',
    'on antibiotics for a tooth, day 3, feel fine',
    'is ibuprofen common in marathons?',
    'jeg går på levaxin, hva løper jeg i dag',
    'er ibux vanlig blant løpere',
    'my friend takes ibuprofen before races, is that common',
  ])('does not block training ("%s")', (text) => expect(decideText(text).state).toBe('go'));

  it.each([
    'can I take two ibux before the race',
    'I take sertraline and feel dizzy on runs',
    'I doubled my sertraline today',
    'jeg har slutta med antidepressiva, løpe i dag?',
    'on antibiotics cipro and my achilles is sore',
    'I take warfarin',
    'I took ten paracetamol',
  ])('is not recognised in "%s"', (text) => expect(decideText(text).state).not.toBe('go'));
});

describe('LANG-280 holdText for eating, pregnancy and age', () => {
  it.each(['eating', 'pregnancy', 'minor'] as const)('does not mention urgent care (%s)', (category) => {
    const { en, nb } = holdText(category, 'topic');
    expect(`${en} ${nb}`).not.toMatch(/116 117|113/);
  });
});
