import { describe, expect, it } from 'vitest';
import { decideText } from './decide.ts';
import { signIn } from './signs.ts';

describe('LANG-358 signs in lay words', () => {
  it.each([
    ['cardiac', 'a squeezing under the bra strap on climbs, gone as soon as I walk'],
    ['cardiac', 'det klemmer rart når jeg løper motbakker, men slipper når jeg går'],
    ['cardiac', 'that tightness? just on the hills'],
    ['cardiac', 'tightness in my front and it runs down to my left arm'],
    ['cardiac', 'hjertet slår kollbøtter om kvelden'],
    ['cardiac', 'klokka varslet uregelmessig hjerterytme to ganger'],
    ['cardiac', 'grå i ansiktet og klam, tur?'],
    ['syncope', 'had a funny turn in the kitchen'],
    ['breathing', 'det surkler når jeg ligger flatt'],
    ['breathing', 'inhalator tre ganger allerede i dag, lett jogg?'],
    ['stroke', 'saw two of everybody at the finish'],
    ['stroke', 'skjeløyd og ser to av alt etter runden'],
    ['stroke', 'it went black over my left eye for some minutes'],
    ['stroke', 'jeg sjanglet hele veien mot høyre'],
    ['stroke', 'my left leg drags since lunch and the phone slipped out of my hand'],
    ['stroke', 'dropped my mug twice today'],
    ['head', 'fikk en albue i tinningen i går'],
    ['head', 'ran into a lamp post, foggy and queasy since'],
    ['nerve', 'høyre fot klasker i asfalten'],
    ['nerve', 'snubler stadig med venstre tå'],
    ['nerve', 'får ikke løftet stortåa'],
    ['heat', 'så kald at jeg sluttet å skjelve, sitter i bilen'],
    ['illness', 'flått i lysken forrige uke, nå utslett rundt'],
  ])('lead to the category %s in "%s"', (category, text) => {
    expect(signIn(text)?.category).toBe(category);
    expect(decideText(text)).toMatchObject({ category });
    expect(decideText(text).state).not.toBe('go');
  });

  it.each([
    'tight calves on hills, eases when I stop',
    'vesten strammer når jeg løper, bytte størrelse?',
    'the pressure of race day is only on hills haha',
    'feeling heavy on climbs, passes once I slow down',
    'uregelmessig rytme i treninga mi, tips?',
    'I see double digits for distance next week, ok?',
    'I tripped over a root and my toe hurts',
    'two puffs of inhaler before running, how long before?',
    'I hit the wall at 30k and felt sick',
    'ran into an old friend and felt dizzy with joy',
    'got a knock on the head ten years ago, cleared since',
    'how do I stop dragging my feet out the door',
  ])('are not detected in "%s"', (text) => expect(signIn(text)).toBeNull());

  it('are detected across two messages when the first one names the part of the body', () => {
    expect(decideText('i huet, ser litt rart. rolig da?', { recent: ['fikk en smell'] }).category).toBe('head');
    expect(decideText('only on hills, goes when I walk', { recent: ['my calf is tight'] }).category).not.toBe(
      'cardiac',
    );
  });
});
