import { describe, expect, it } from 'vitest';
import { caseInputs } from '../../domain/testing/case-runners.ts';
import type { CoachState } from '../state.ts';
import { stateFrom } from '../testing/case-state.ts';
import { stateOf } from '../testing/cases.ts';
import { allowedReply, turnOf } from '../testing/reply.ts';

const of = (who: string): CoachState =>
  who === 'reset'
    ? stateFrom(caseInputs('tove'), { readiness: { score: 2.4, recommendation: 'Reset' }, session: null })
    : stateOf(who);
const ask = (message: string, who: string): string => allowedReply(of(who), turnOf(message)).text;

describe('LANG-152 an everyday question to the physio coach', () => {
  const CASES: [who: string, message: string, answer: RegExp][] = [
    ['tove', 'how long does my run take today', /^31 minutes in all: stage 4/],
    ['tove', 'hvor lang tid tar økta i dag', /^(?:Det er 2 øvelser og 7 sett|31 minutter i alt)/],
    ['tove', 'can I do my exercises in the evening instead', /^(?:Yes, any hour|Whenever suits you)/],
    ['tove', 'kan jeg ta øvelsene og løpeturen på samme dag?', /^(?:Ja, samme dag går|Løp først)/],
    ['tove', 'når er neste løpetur', /^I dag, om du vil: trinn 4[\s\S]*søndag/],
    ['sindre', 'when is my next run', /^Running waits/],
    ['tove', 'what pace on the run bits', /talk|sentence/],
    ['tove', 'is it ok if i do the run on a treadmill', /^Yes, the treadmill counts/],
    ['emil', 'kan jeg løpe i skogen eller må det være asfalt', /^Alt som er flatt og jevnt/],
    ['tove', 'its raining sideways, still go out?', /ice|icy/],
    [
      'tove',
      'i only have 10 minutes today, whats most important',
      /^Do Single-leg heel raise[\s\S]*\*\*Single-leg heel raise/,
    ],
    ['tove', 'no step at home, how can i do the heel raises', /^Without a step, do them on the floor/],
    ['tove', 'kan jeg hoppe over øvelsene i dag, er så sliten', /dag/],
    ['tove', 'feeling really fed up with this', /Pain is 4 now/],
    ['tove', 'I did the exercises at lunch, tick them off please', /tap/i],
    ['tove', 'angre den siste loggen', /angre herfra/],
    ['tove', 'can you change my area to the knee', /Profile tab/],
    ['tove', 'when can I go back to football', /^Football: not/],
    ['sindre', 'can i play padel tonight', /^Padel: not/],
    ['sindre', 'kan eg sykle til jobb', /^Ja, sykling går fint/],
    ['bjorn', 'can I at least go for a walk', /^Not as training today/],
    ['sindre', 'why cant i run when it only hurts a 3', /^Because this is still missing: pain 2 or less \(now 3\)/],
    [
      'sindre',
      'race in 3 weeks, 10k. realistic?',
      /^No, you cannot count on it yet\. To the last stage it is at least 36 sessions/,
    ],
    ['emil', "how long until I'm at 30 minutes of running", /^To the last stage it is at least 36 sessions/],
    ['sindre', 'hva er vitsen med så sakte tåhev', /^Tung tåhev med strakt kne: rolige og tunge tåhev bygger/],
    ['sindre', 'heel raises are too easy now', /^Not today, even if it feels light/],
    ['sindre', '3x12 kjennes lett ut no, kan æ legg på ryggsekk?', /^Ikke i dag, selv om det kjennes lett/],
    ['sindre', 'can I do double sets to speed it up', /^(?:No, not more|Better not add)/],
    ['bjorn', 'whats my pain trend', /^Not by the pain[\s\S]*- 20 November: 8/],
    ['tove', 'did I do enough this week?', /^Over the last seven days you logged exercises on 2 days/],
    ['emil', 'hvor ofte bør jeg ta testene', /^Hver av dem høyst hver tredje dag/],
    ['bjorn', 'how should I sleep with this back', /pillow between the knees/],
    ['reset', 'which shoes should I wear', /^Keep to the shoes/],
    ['reset', 'how is my progress', /^Not by the pain/],
    ['reset', 'can I do the heel exercises today', /Your readiness is Reset, so take the list light/],
    ['ingrid', 'hi, what do I do first', /profile/i],
  ];
  it.each(CASES)('of %s has its own answer (%s)', (who, message, answer) => expect(ask(message, who)).toMatch(answer));

  it('about the score is answered with what is missing, and why', () =>
    expect(ask('why is my score so low', 'sindre')).toMatch(
      /^Physio readiness is 58 of 100[\s\S]*pain 3 takes off 12, and the tests take off 30/,
    ));
});

describe('LANG-443 a run of the ladder on another day', () => {
  it.each<[string, RegExp]>([
    ['can I do the walk-run Saturday instead of today', /^Yes: a day later costs nothing/],
    ['can I do friday’s walk-run on saturday', /^Yes: a day later costs nothing/],
    ['går det an å ta turen lørdag i stedet for i dag', /^Ja: en dag senere koster ingenting/],
    ['kan jeg flytte joggeturen til lørdag', /^Ja: en dag senere koster ingenting/],
  ])('may come later ("%s")', (message, answer) => expect(ask(message, 'tove')).toMatch(answer));
});
