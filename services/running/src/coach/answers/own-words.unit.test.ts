import { permitAction, type TrainingPermit } from '@stridewell/safety';
import { describe, expect, it } from 'vitest';
import type { CoachState } from '../../domain/coach-state.ts';
import { answerOf } from '../brain.ts';
import { read } from '../intents/read.ts';
import { stateOf } from '../testing/case-state.ts';
import { runnerNamed } from '../testing/cases.ts';
import { turnOf } from '../testing/reply.ts';
import { type TrainingTopic, trainingAnswer } from './all.ts';
import { framedText } from './frame.ts';

const PERMIT = permitAction(null) as TrainingPermit;
const ingrid = stateOf(runnerNamed('ingrid'));
const marit = stateOf(runnerNamed('marit'));
const aksel = stateOf(runnerNamed('aksel'));
const tove = stateOf(runnerNamed('tove'));
const sindre = stateOf(runnerNamed('sindre'));

/** Returns the answer to a message with a given topic, so that the test does not depend on the model. */
const ask = (message: string, topic: TrainingTopic, state: CoachState): string => {
  const question = { ...read(message, 'en'), topic };
  return framedText(turnOf(message), state, question, trainingAnswer(PERMIT, state, question, topic));
};

describe('LANG-128 the runner’s own data answer the question in the words', () => {
  it.each<[string, TrainingTopic, CoachState, RegExp]>([
    // Weeks
    ['how many kilometres is the week', 'week', ingrid, /^Roughly 25\.6–29 km/],
    ['er ikke uka for lett', 'week', ingrid, /^Nei, det skal kjennes lett.*1 av 4 økter hard.*Build/s],
    ['is that a lot', 'weekTotal', ingrid, /^No, that is about what you usually run.*165 min, against 150.*\+10 %/],
    ['is that a lot', 'weekTotal', marit, /^Less than usual.*tapering/],
    [
      'how much less do I run',
      'taper',
      marit,
      /about 300 min:\n\n- Week from Monday 16 November: 240 min, 60 min less/,
    ],
    ['any hard ones left', 'weekLeft', aksel, /^No, there are no hard sessions left this week/],
    // The long run
    [
      'isnt the long run too short',
      'longRun',
      marit,
      /^No, 72 minutes is right for now.*150 min, on Sunday 1 November/,
    ],
    ['er langturen lang nok', 'longRun', ingrid, /^Nei, den er lang nok nå: 55 minutter/],
    ['how long will the longest run become', 'cap', ingrid, /^Up to about \d+ minutes, in the week from Monday/],
    ['hvor lang blir den lengste turen', 'cap', marit, /^Den lengste er bak deg/],
    ['is a part of the long run at race pace', 'longRun', marit, /^No, all 72 minutes on Sunday are easy/],
    [
      'should I run on sunday when I am this tired',
      'longRun',
      aksel,
      /^Then it gets lighter.*a fifth shorter, around 63/,
    ],
    // The race
    ['rekker jeg å bli klar til løpet', 'raceDate', ingrid, /^Ja, det er tid nok: 65 dager \(10 uker\)/],
    ['is there enough time to be ready', 'raceGoal', sindre, /There is time.*I can't promise it/],
    ['what happens until then', 'raceDate', ingrid, /- Base, now, 1 week.*\n- Build, from 23 November, 4 weeks/],
    ['what about the day before the race', 'taper', marit, /^Rest or jog easily.*Saturday 5 December/],
    [
      'when is the last hard session before the race',
      'raceDate',
      marit,
      /^About four days before the race, around Wednesday 2 December/,
    ],
    ['skal jeg løfte styrke når jeg trapper ned', 'strength', marit, /^Behold den, men lettere/],
    ['splits for 3:50', 'racePacing', marit, /^3:50:00 is an even 5:27 per km/],
    ['is sub 2 hours realistic', 'raceGoal', aksel, /neither a threshold pace.*2:00:00 is an even 5:41 per km/],
    // The log
    ['how many have I skipped lately', 'missed', aksel, /^You have skipped \d+ sessions in the last four weeks/],
    ['hvor mange økter har jeg mistet', 'missed', marit, /^Ingen/],
    ['did I log wednesday', 'logHow', ingrid, /^Yes, Wednesday 18 November: logged as done, 45 min/],
    ['er torsdag logget', 'logHow', ingrid, /^Nei, torsdag 19\. november er ikke logget/],
    ['tell me more', 'progress', ingrid, /^Week by week, in minutes:/],
    // The check-in
    ['what does push mean', 'score', ingrid, /^Push is a score 7\.5 and above: you train as planned/],
    ['hva skal til for å få push', 'score', aksel, /^Push begynner på 7,5, og i dag er du på 4,1\..*tretthet/],
    ['is that good', 'score', ingrid, /^6\.2 is Adapt.*average of 7\.0|^6\.2 is Adapt/],
    ['should I worry', 'trend', aksel, /^No cause for alarm.*3 low days.*two weeks/s],
    ['am I overtrained', 'tired', aksel, /decide that.*against your usual 5\.6.*doctor/s],
    [
      'why is it only 25 minutes today',
      'today',
      aksel,
      /^Because the check-in today was Recover, 4\.1.*Planned was easy run, 40 min/,
    ],
    ['hvorfor ble tempoøkta på onsdag borte', 'checkinEffect', aksel, /^Fordi innsjekken onsdag var Recover, 3,3/],
    ['can I merge friday and sunday into one run', 'swap', ingrid, /^No, not both: sessions are never stacked/],
    ['how big will my weeks become', 'weekTotal', ingrid, /^Up to about \d+ min, in the week from/],
    ['uke for uke fram til løpet', 'raceDate', marit, /- Fra mandag 30\. november: Taper \(nedtrapping\), 120 min/],
    ['and the total', 'weekLeft', ingrid, /^90 min are left this week, of 165 in all/],
    ['har jeg løpt nok denne uka', 'progress', ingrid, /^90 min gjenstår denne uka/],
    ['what is Peak about', 'phase', ingrid, /^Peak begins on .* and lasts 3 weeks/],
    // The walk-run ladder
    ['how much of it is running', 'today', tove, /15 of the 31 minutes are jogging/],
  ])('%s (%s)', (message, topic, state, says) => expect(ask(message, topic, state)).toMatch(says));

  it('returns no answer about ordinary long runs and plans to a runner in rehab', () => {
    expect(ask('is the long run too short', 'longRun', tove)).not.toMatch(/right for now|long enough/);
    expect(ask('is the plan too easy', 'week', tove)).not.toMatch(/on purpose/);
  });
});

describe('LANG-129 without a permit for training advice', () => {
  it.each([
    ['I missed my run yesterday, do I make it up', /^No, what was missed stays missed/],
    ['løpet mitt er flyttet til en annen dato', /^Du endrer dato og distanse på løpet under Profil/],
  ])('answers a question that needs no permit without a number (%s)', (message, says) => {
    const { text } = answerOf(ingrid, turnOf(message), null);
    expect(text).toMatch(says);
    expect(text).not.toMatch(/\d/);
  });
});
