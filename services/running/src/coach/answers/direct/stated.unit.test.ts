import { permitAction, type TrainingPermit } from '@stridewell/safety';
import { describe, expect, it } from 'vitest';
import type { CoachState } from '../../../domain/coach-state.ts';
import { answerOf } from '../../brain.ts';
import { stateOf } from '../../testing/case-state.ts';
import { runnerNamed } from '../../testing/cases.ts';
import { turnOf } from '../../testing/reply.ts';

const PERMIT = permitAction(null) as TrainingPermit;
const ingrid = stateOf(runnerNamed('ingrid'));
const marit = stateOf(runnerNamed('marit'));
const aksel = stateOf(runnerNamed('aksel'));
const tove = stateOf(runnerNamed('tove'));

type Asked = [string, CoachState, RegExp];
const ask = (message: string, state: CoachState): string => answerOf(state, turnOf(message), PERMIT).text;
const says = (message: string, state: CoachState, text: RegExp): void => expect(ask(message, state)).toMatch(text);

describe('LANG-431 a reported race result', () => {
  it.each<Asked>([
    [
      'raced a 5k in 22:05 on Saturday, do my zones change?',
      ingrid,
      /threshold pace of about 4:40\/km; stored now: 5:00/,
    ],
    ['parkrun i går på 22:05, må sonene endres', ingrid, /terskelfart på omtrent 4:40\/km; nå ligger 5:00/],
    [
      'løp halvmaraton på 1.45.30, betyr det noe for terskelfarten',
      aksel,
      /^Ja: det gir deg en terskelfart på omtrent 4:[45]\d\/km/,
    ],
    [
      'got 48:00 in a 10 km race, new threshold?',
      marit,
      /about 7:\d\d\/mi; stored now: 8:00\/mi.*8:5\d–\d+:\d\d \/mi/s,
    ],
  ])('states the threshold pace and the easy zone ("%s")', says);

  it('is no change of the goal', () => {
    expect(ask('raced a 5k in 22:05 on Saturday, do my zones change?', ingrid)).toMatch(/Goal and race date stay/);
    expect(ask('I would rather run a 10k instead of the marathon', marit)).not.toMatch(/corresponds to/);
  });

  it('is not taken from a figure that fits no race', () => {
    expect(ask('my zones changed after 5k at 12:99', ingrid)).not.toMatch(/corresponds to/);
    expect(ask('10k result 12:30, does it change anything', ingrid)).not.toMatch(/corresponds to/);
  });
});

describe('LANG-432 a stated pace', () => {
  it.each<Asked>([
    ['the group goes at 5:10, is that too fast for me today', ingrid, /^Yes: 5:10\/km is too quick.*5:41-6:27\/km/],
    ['de andre løper i 5.10, går det for fort i dag?', ingrid, /^Ja: 5:10\/km er for fort.*5:41-6:27\/km/],
    ['is 6:05 too quick for today', ingrid, /^No: 6:05\/km fits today.*5:41-6:27\/km/],
    ['er 6.05 rolig nok i dag', ingrid, /^Ja: 6:05\/km passer i dag/],
    ['is 7:10 per km too slow for today', ingrid, /^No: 7:10\/km is slower than the zone, and that is fine/],
    ['is 5:30 too fast for today', aksel, /^I cannot judge the figure, because no threshold pace is stored/],
  ])('is compared with the zone of the day ("%s")', says);

  it('is answered by the rehab of a runner on the ladder', () => {
    expect(ask('is 5:30 too fast for today', tove)).not.toMatch(/zone \d is/);
  });
});

describe('LANG-433 the pace of repetitions', () => {
  it.each<Asked>([
    ['how fast are the threshold reps', ingrid, /^The quick parts at 5:00–5:09 \/km, in zone 4/],
    ['hvilken fart på terskeldragene', ingrid, /^De raske delene på 5:00–5:09 \/km, i sone 4/],
    ['hvor fort skal jeg løpe tempoøkta', ingrid, /^De raske delene på 5:00–5:09 \/km, i sone 4/],
    ['what pace for the intervals', aksel, /^The quick parts in zone/],
  ])('comes from the steps of the session ("%s")', says);

  it('is one pace and no zone next to it', () => {
    expect(ask('what pace should the 2x10 be at', ingrid)).not.toMatch(/4:56/);
  });
});

describe('LANG-434 low check-ins in a row', () => {
  it.each<Asked>([
    ['how many recover days in a row have I had?', aksel, /^3 days in a row: Wednesday, Thursday and Friday/],
    ['hvor mange lave dager på rad er det nå', aksel, /^3 dager på rad: onsdag, torsdag og fredag/],
    ['hvor mange røde dager på rad har jeg hatt?', ingrid, /^Ingen: den nyeste innsjekken er Adapt/],
  ])('are counted ("%s")', says);
});

describe('LANG-435 more minutes on the long run', () => {
  it.each<Asked>([
    ['could I put ten minutes onto the long run', ingrid, /^No, keep to 55 minutes on Sunday.*55 min at most/],
    ['kan jeg plusse på et kvarter på langturen', ingrid, /^Nei, hold deg til 55 minutter søndag.*høyst 55 min/],
    ['kan jeg legge på litt søndag', marit, /^Nei, hold deg til 72 minutter søndag/],
  ])('are declined with the planned length and the cap ("%s")', says);

  it('are not a second session', () => {
    expect(ask('can I add Friday to Sunday', ingrid)).toMatch(/not both|never stacked/);
  });
});

describe('LANG-442 ordinary questions answered by what they ask', () => {
  it.each<Asked>([
    // The zone of a shortened run
    ['only 20 minutes today, is that enough', aksel, /zone 1/],
    ['har bare 20 minutter i dag', ingrid, /sone 2/],
    // The race week
    ['hvor mye mindre i løpsuka', marit, /^Omtrent 60 % i løpsuka.*40 %/],
    ['how much should I cut in the last week', marit, /^By about 60 % in race week.*40 %/],
    // Yes or no
    ['is it ok to walk up the hills', ingrid, /^No, it is no cheating/],
    ['er det lov å gå i motbakkene', ingrid, /^Nei, det er ikke juks/],
    ['would a glass of wine tonight ruin the long run', ingrid, /^For most adults/],
    ['ødelegger en pils i kveld langturen', ingrid, /^For de fleste voksne/],
    // Form
    ['taper jeg kondis av så rolige dager', aksel, /^Nei: en uke eller to/],
    // Clothes
    ['hva har folk på seg i mørket og regnet', ingrid, /Mot regnet: caps.*I mørket: refleks/],
    ['minus 14, one or two tights', ingrid, /^One warm pair is enough/],
    // Days
    ['can thu and fri change places', ingrid, /Thursday.*Friday/s],
    ['can we have Tuesday as my fixed day instead of Monday', ingrid, /take Monday out and put Tuesday in/],
    ['bytte ut onsdag med lørdag som fast dag', ingrid, /ta bort onsdag og legg til lørdag/],
    // Effort
    ['how hard do I run without a threshold pace', aksel, /^Go by effort: easy is effort 3-4/],
    ['hvor hardt skal jeg løpe når jeg ikke har terskelfart', aksel, /^Gå etter innsatsen: rolig er innsats 3-4/],
    ['strength as well today?', ingrid, /strength/],
  ])('"%s"', says);

  it('mentions strength without "beside it"', () => {
    expect(ask('what do I run today', ingrid)).toContain('There are 20 minutes of strength as well.');
  });
});

describe('LANG-439 soreness on both sides', () => {
  it.each<[string, CoachState]>([
    ['both quads sore after lunges, can I run today?', ingrid],
    ['støl i begge beina etter styrke i går, løpe i dag?', marit],
  ])('is answered without questions that the message answers ("%s")', (message, state) => {
    expect(ask(message, state)).not.toMatch(/Where exactly|Hvor nøyaktig/);
    expect(ask(message, state)).toMatch(/zone 1|sone 1/);
  });

  it.each<[string, CoachState]>([
    ['both legs sore after squats and my urine is dark', ingrid],
    ['both legs sore after the long run and the left knee is swollen', ingrid],
    ['støl i begge lår etter styrke, og det stikker i lysken', marit],
  ])('with another sign is not ("%s")', (message, state) => {
    expect(ask(message, state)).not.toMatch(/^(?:Sore on both|Støl på begge)/);
  });
});

describe('LANG-440 subjects that their words name', () => {
  const open = (message: string, state: CoachState): string => answerOf(state, turnOf(message), null).text;

  it.each<Asked>([
    ['heart rate strap shows odd numbers until it is wet', ingrid, /^Wet the contacts/],
    ['pulsbeltet hopper når det er tørt', ingrid, /^Fukt kontaktene/],
    ['lost another black toenail, bigger shoes?', aksel, /^Leave about a thumb/],
    ['blå tånegl etter langturen, større sko?', aksel, /^Ha en tommelbredde/],
    ['the treadmill is so boring', ingrid, /^Music makes/],
    ['kjeder meg på mølla', ingrid, /^Musikk gjør/],
  ])('get their card without training advice ("%s")', (message, state, text) =>
    expect(open(message, state)).toMatch(text),
  );

  it.each([
    'my chest strap shows odd numbers and I feel dizzy',
    'black toenail with pus, bigger shoes?',
    'svart tånegl som dunker og er varm',
    'hit the wall with my fist again',
    'bored of life, running does nothing',
  ])('do not when the message names a danger ("%s")', (message) => {
    expect(open(message, ingrid)).not.toMatch(/^(?:Wet the|Leave about|Ha en tommel|The wall comes|Music makes)/);
  });
});

describe('LANG-441 food, nerves and cold without a permit', () => {
  it.each<Asked>([
    ['hva spiser jeg før morgentur', ingrid, /^Før lengre eller hardere turer spiser du noe lett/],
    ['gruer meg til start, noen råd mot nerver', marit, /^Nerver er normalt/],
    ['minus 15, er det for kaldt til å løpe', ingrid, /^Varm tights.*minusgrader/s],
    ['minus 16, is it too cold to run', ingrid, /^Warm tights.*minus 15/s],
  ])('are answered without training advice ("%s")', (message, state, text) =>
    expect(answerOf(state, turnOf(message), null).text).toMatch(text),
  );
});
