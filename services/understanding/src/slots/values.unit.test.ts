import { slowText } from '@stridewell/kit/testing/hostile-text';
import { describe, expect, it } from 'vitest';
import { type Slots, slotsOf } from './slots.ts';

const each = <K extends keyof Slots>(name: K, rows: readonly (readonly [string, Slots[K]])[]): void => {
  describe(`LANG-120 the ${name} of a message`, () => {
    it.each(rows)('of %j is %j', (message, value) => expect(slotsOf(message)[name]).toEqual(value));
  });
};

each('minutes', [
  ['40', 40],
  ['40?', 40],
  ['make it 40', 40],
  ['only got 25 min at lunch', 25],
  ['a 45-minute run', 45],
  ['har bare 30', 30],
  ['kort ned til 30', 30],
  ['tjue minutter', 20],
  ['twenty five minutes', 25],
  ['half an hour', 30],
  ['make it half an hour', 30],
  ['en halvtime', 30],
  ['et kvarter', 15],
  ['three quarters of an hour', 45],
  ['tre kvarter', 45],
  ['1:30', 90],
  ['an hour and a half', 90],
  ['halvannen time', 90],
  ['en og en halv time', 90],
  ['two and a half hours', 150],
  ['1 time og 20 minutter', 80],
  ['1h20', 80],
  ['en time', 60],
  ['an hour', 60],
  ['to timer', 120],
  ['et par timer', 120],
  ['sub 1:50 half', 110],
  ['under to timer', 120],
  ['is it ok to run', null],
  ['at the seaside', null],
  ['run at 17:30', null],
  ['skal løpe kl 18', null],
  ['slept 5 hours', null],
  ['400 m repeats', null],
  ['5 min per km', null],
  ['just 12 km', null],
  ['har 150 i puls', null],
]);

each('distance', [
  ['10k', 10],
  ['12,5 km', 12.5],
  ['5 miles', 8.04672],
  ['en mil', 10],
  ['to mil', 20],
  ['halvmil', 5],
  ['mila', 10],
  ['for the half?', 21.1],
  ['half', 21.1],
  ['halvmaraton', 21.1],
  ['marathon', 42.2],
  ['maraton', 42.2],
  ['parkrun', 5],
  ['femmeren', 5],
  ['3000 m', 3],
  ['half an hour', null],
  ['the first half of the week', null],
]);

each('pace', [
  ['5:10/km', { seconds: 310, unit: 'km' }],
  ['5.10', { seconds: 310, unit: 'km' }],
  ['5.30 fart', { seconds: 330, unit: 'km' }],
  ['4:51 per km', { seconds: 291, unit: 'km' }],
  ['terskel er 4.40', { seconds: 280, unit: 'km' }],
  ['faster than 5', { seconds: 300, unit: 'km' }],
  ['raskere enn 5', { seconds: 300, unit: 'km' }],
  ['5 min per km', { seconds: 300, unit: 'km' }],
  ['8 minute miles', { seconds: 480, unit: 'mi' }],
  ['8:10 per mile', { seconds: 490, unit: 'mi' }],
  ['meet at 17:30', null],
  ['sub 4:30 marathon', null],
  ['a 20 miler', null],
  ['score 7.50', null],
]);

each('span', [
  ['3 weeks off', 21],
  ['fire dager', 4],
  ['de siste to ukene', 14],
  ['past month', 30],
  ['4 a week', null],
]);

each('count', [
  ['three runs a week', 3],
  ['4 dager i uka', 4],
  ['fem økter', 5],
  ['ok to run', null],
]);

each('pulse', [
  ['150 bpm', 150],
  ['puls på 165', 165],
  ['my hr was 172', 172],
  ['45 min', null],
]);

each('zone', [
  ['zone 2', '2'],
  ['sone tre', '3'],
  ['z5', '5b'],
  ['i3', '3'],
  ['i 3 dager', null],
]);

each('pain', [
  ['pain 3 of 10', 3],
  ['smerten er fire', 4],
  ['a 2 on stairs', 2],
  ['5 km', null],
]);

each('effort', [
  ['rpe 6', 6],
  ['felt like 7', 7],
  ['6 km', null],
]);

each('part', [
  ['what about the warm-up?', 'warmUp'],
  ['og oppvarmingen?', 'warmUp'],
  ['cool down', 'coolDown'],
  ['nedjogg', 'coolDown'],
  ['hvor lang pause', 'recovery'],
  ['dragene', 'repetitions'],
  ['recovery run', null],
]);

each('session', [
  ['and the long run?', 'long'],
  ['og langturen?', 'long'],
  ['intervallene', 'intervals'],
  ['easy run', 'easy'],
]);

each('sport', [
  ['can I bike instead', 'cycling'],
  ['svømme i stedet', 'swimming'],
  ['langrenn', 'skiing'],
  ['rower', 'rowing'],
  ['ta det med ro', null],
  ['3 days in a row', null],
  ['walk run', null],
]);

each('equipment', [
  ['with a band?', 'band'],
  ['med strikk', 'band'],
  ['manualer', 'dumbbell'],
  ['uten utstyr', 'none'],
  ['i trappa', 'step'],
  ['jeg er støl', null],
]);

each('weather', [
  ['it is icy', 'ice'],
  ['glatt ute', 'ice'],
  ['sterk vind', 'wind'],
  ['pissregn', 'rain'],
  ['28 grader', 'heat'],
  ['minus 10', 'cold'],
  ['varme opp', null],
  ['got a cold', null],
  ['regnskap', null],
]);

each('area', [
  ['my left knee', 'knee'],
  ['vondt i hælen', 'heel'],
  ['tåa', 'foot'],
  ['akillesen', 'achilles'],
  ['lower back', 'back'],
  ['løperkne', 'itb'],
  ['ta det rolig', null],
  ['legg inn økta', null],
  ['back to running', null],
  ['heel raises', null],
]);

each('side', [
  ['left knee', 'left'],
  ['venstre kne', 'left'],
  ['the right foot', 'right'],
  ['høyre', 'right'],
  ['is that right?', null],
]);

each('dayPart', [
  ['and in the evening?', 'evening'],
  ['og på kvelden?', 'evening'],
  ['before work', 'morning'],
  ['til lunsj', 'midday'],
  ['i morgen', null],
]);

each('reason', [
  ['stuck at work', 'time'],
  ['jeg er syk', 'ill'],
  ['gidder ikke', 'tired'],
  ["I'll do it", null],
]);

each('unit', [
  ['in miles', 'mi'],
  ['i engelske mil', 'mi'],
  ['i km', 'km'],
  ['bytt til km', 'km'],
  ['20 miles per week', null],
]);

each('language', [
  ['can you answer in Norwegian', 'nb'],
  ['svar på engelsk', 'en'],
  ['i engelske mil', null],
]);

describe('LANG-120 the grammar of slots', () => {
  it('SECU-206 reads 4,000 hostile characters within 50 ms', () => {
    expect(slowText(slotsOf, 4_000, 50)).toBeNull();
  }, 60_000);
});
