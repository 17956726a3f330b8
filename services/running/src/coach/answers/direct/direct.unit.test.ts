import { permitAction, type TrainingPermit } from '@stridewell/safety';
import { describe, expect, it } from 'vitest';
import type { CoachState } from '../../../domain/coach-state.ts';
import { answerOf } from '../../brain.ts';
import { directIn } from '../../intents/direct/direct.ts';
import { stateOf } from '../../testing/case-state.ts';
import { runnerNamed } from '../../testing/cases.ts';
import { allowedReply, turnOf } from '../../testing/reply.ts';

const PERMIT = permitAction(null) as TrainingPermit;
const ingrid = stateOf(runnerNamed('ingrid'));
const marit = stateOf(runnerNamed('marit'));
const aksel = stateOf(runnerNamed('aksel'));
const emil = stateOf(runnerNamed('emil'));
const sindre = stateOf(runnerNamed('sindre'));

const ask = (message: string, state: CoachState): string => answerOf(state, turnOf(message), PERMIT).text;

describe('LANG-160 a question is answered completely from the runner’s own data', () => {
  it.each<[string, CoachState, RegExp]>([
    // Races
    ['jeg vil heller løpe halvmaraton, går det?', ingrid, /^Ja: endre målet under Profil.*10 km søndag 24\. januar/s],
    ['can I change my goal from half to 10k', sindre, /change the goal on the Profile tab.*Physio Coach decides that/s],
    ["what's my longest run before the race?", ingrid, /^Up to about 82 minutes/],
    ["it's going to be hot on race day, what changes?", marit, /^Race by effort, not by the clock/],
    ['what pace should I start the marathon at?', marit, /^Aim for 3:49:03/],
    ['what does 8 x (1/2) even mean', emil, /8 × \(1 min jog \/ 2 min walk\)/],
    ['no time saturday. Can I just do 30 + 79 together on sunday', aksel, /^No, not both: sessions are never stacked/],
    // Terms
    ["what's a tempo run?", ingrid, /^Threshold is comfortably hard/],
    ['hva er en tempoøkt?', ingrid, /^Terskel er behagelig hardt/],
    ['my watch says my heart rate was 165 on the easy run, too high?', ingrid, /^A heart rate alone says little/],
    // Fuel
    ['how many gels and when do i take them in the marathon', marit, /^Count on 5 to 8.*first after 30-40 min/],
    ['hvor mange gels trenger jeg til løpet', ingrid, /^Ingen/],
    ['hva bør jeg spise før langturen på søndag', ingrid, /frokost.*verken gel eller flaske.*55 minutter/],
    ['Kva bør eg ete laurdagen før løpet?', marit, /^Lørdag 5\. desember, dagen før.*lite fiber/],
    // Kit
    ['new shoes came today. too late to race in them?', marit, /^No, 16 days are enough/],
    ['race morning could be 2 degrees and raining. what on earth do I wear', marit, /^Tights.*rain.*bin bag/s],
    ['-6 and pure ice outside. treadmill instead? and do i change the pace', ingrid, /Treadmill.*5:41-6:27\/km/],
    ['Minus 9 her i kveld, hva tar man på seg på en rolig tur?', ingrid, /^Varm tights, ull innerst/],
    // Reports
    ['done! 36 min, avg 6:02, felt easy', ingrid, /Just as planned.*right in your easy zone.*55 minutes/],
    ['Tok 35 min nå, snitt 5:30. Deilig!', ingrid, /litt kjappere enn den rolige farten din, 5:41-6:27\/km/],
    ['ended up running an hour today oops', aksel, /a good deal longer on a day that was meant to be light/],
    // Figures
    ['average readiness last 7 days?', marit, /^7\.4 of 10 over the last 7 days/],
    ['what % of my running this week is easy vs hard?', ingrid, /^About 88 % of this week's 165 min is easy/],
    ['how much longer is sunday’s run than last sunday’s', ingrid, /^5 minutes longer: 55 on Sunday against 50/],
    ['kor mykje skal eg springe siste veka før løpet?', marit, /^Omtrent 120 min i løpsuka/],
    ['hvor mange minutter løper jeg totalt fram til maraton', marit, /155 min igjen denne uka, så 180 min og 120 min/],
    // Worries
    ["how do I know if I'm overtraining?", ingrid, /^Look at two weeks, not at a day/],
    ['hvordan vet jeg om jeg trener for mye?', aksel, /^Se på to uker.*Av de siste 7 dagene dine ble 3 lette/s],
    [
      '79 minutes on sunday after a week like this?? seems like a lot',
      aksel,
      /only if Sunday's check-in is clearly better/,
    ],
    ['I feel sluggish and heavy in the taper, have I lost my form already?', marit, /^No, you are not losing fitness/],
    ['er det farlig at jeg har tre sånne røde dager på rad?', aksel, /^Nei, ikke farlig/],
    ['skjønner ikke hvorfor neste uke skal bli lettere', aksel, /planlegges på 80 %/],
    // Choices
    ['Æ har bare 20 min i dag. Ska æ spring eller ta styrka?', ingrid, /^Løp: 20 rolige minutter/],
    [
      'slept 4 hours. be honest, is 25 min even worth it',
      aksel,
      /^Honestly, only if you feel like it.*Nothing is made up/,
    ],
    ['helt gåen i dag. kan jeg bare ligge på sofaen', aksel, /^Ja, med god samvittighet/],
    ['never done strength before. what do i do for 20 min, before or after the run?', ingrid, /^Run first.*Bridges/s],
    ['whats worse to skip next week, the wednesday tempo or the sunday long run?', ingrid, /^Keep the long run/],
  ])('%s', (message, state, says) => expect(ask(message, state)).toMatch(says));

  it('answers a runner in rehab with what the rehab allows instead', () => {
    expect(ask('how many gels and when do i take them in the marathon', sindre)).toMatch(/^\*\*No running yet/);
    expect(ask('done! 36 min, avg 6:02, felt easy', emil)).not.toMatch(/Just as planned|easy zone/);
  });

  it('does not answer questions with a symptom', () => {
    for (const message of ['did 30 min and my knee hurts', 'slept badly and my chest hurts, worth it?'])
      expect(['report']).not.toContain(directIn(message)?.topic);
  });
});

/** Requests for more than the plan has on a day. */
const LONGER = [
  'can I run 2 hours on sunday instead',
  'could I do 60 minutes tomorrow',
  '72 min on Sunday feels like nothing, could I do 2 hours just to be safe?',
  'kan jeg løpe 2 timer på søndag',
  'can I squeeze in one more long run of 2 hours',
  'can I add an extra run tomorrow night',
  'kan jeg ta en ekstra tur i morgen kveld',
] as const;
/** Requests that bring a demanding or longer run to today or tomorrow. */
const EARLIER = [
  'can I do the long run tomorrow instead of sunday',
  'Ka hvis æ tar langturen i morra istedenfor søndag? har bedre tid da',
  'can i swap today’s run with tomorrow’s',
  'can I do wednesdays threshold session tomorrow instead?',
  'kan jeg flytte langturen til i dag',
  'can I race a 10k tomorrow',
] as const;

describe('LANG-161 no answer allows more than planned, or a demanding session right after low days', () => {
  it.each(LONGER)('%s', (message) => {
    for (const state of [ingrid, marit, aksel]) expect(ask(message, state)).not.toMatch(/^(?:Yes|Ja)\b/);
  });

  it.each(EARLIER)('%s', (message) => expect(ask(message, aksel)).toMatch(/^(?:No|Nei)\b/));
});

const [newest, ...earlier] = ingrid.checkins;
const reset: CoachState = {
  ...ingrid,
  checkins: newest ? [{ ...newest, score: 2.5, recommendation: 'Reset' }, ...earlier] : [],
};

describe('SAFE-29 a Reset day', () => {
  it.each([
    'I only have 20 min today. run or strength?',
    'slept 4 hours. is 25 min even worth it',
    'is the treadmill ok and at what pace',
    'it is icy outside, what do I do',
    'can I add a few strides at the end',
    'ok what is the most I can run then',
    'had a big lunch, is a run at five ok',
    'can I do an extra run tonight',
    'why am I walking instead of running',
  ])('answers %j without a run today', (message) => {
    const { text } = allowedReply(reset, turnOf(message));
    expect(text).not.toMatch(/35|zone 2|\bYes\b/);
  });
});

describe('LANG-211 advice that only holds the runner back needs no permit', () => {
  it.each<[string, CoachState, RegExp]>([
    ['I feel a cold coming, run or not?', aksel, /^Hold off: no running while you are ill/],
    ['kjenner at jeg holder på å bli forkjøla, løpe eller ikke?', aksel, /^Vent med løpingen/],
    ['legs feel heavy today, still do the 35?', ingrid, /^If in doubt, leave it today/],
  ])('%s', (message, state, says) => expect(answerOf(state, turnOf(message), null).text).toMatch(says));
});
