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

const ask = (message: string, state: CoachState): string => answerOf(state, turnOf(message), PERMIT).text;

describe('LANG-313 weather, time of day and ground of a run', () => {
  it.each<[string, CoachState, RegExp]>([
    [
      'they forecast a storm on sunday, what do I do',
      ingrid,
      /^Plan B for a long run of 55 minutes.*Sunday.*Leaving it out/s,
    ],
    ['det blåser kuling i morgen, hva gjør jeg', marit, /^Plan B for rolig tur på 40 minutter.*koster deg ingenting/s],
    ['can I do it at 9 pm tonight instead', ingrid, /^Yes, late is fine for an easy run of 35 minutes/],
    [
      'blir ikke før halv ti i kveld, går det greit å løpe da?',
      ingrid,
      /^Ja, sent går fint for rolig tur på 35 minutter/,
    ],
    [
      'the race starts at 9:00, I always train in the evening, should I switch to mornings',
      marit,
      /^No need to turn into/,
    ],
    ['at the cabin sunday the only route is hilly, what about my run', ingrid, /^Keep a long run of 55 minutes/],
    ['what if it rains on race day', marit, /^Then race by effort/],
  ])('%s', (message, state, says) => expect(ask(message, state)).toMatch(says));

  it('tells a runner in rehab to stay on flat ground', () => {
    expect(ask('the only route at the cabin is steep, what do I do', tove)).toMatch(/Flat is the safe choice/);
  });
});

describe('LANG-314 requests for a specific change', () => {
  it.each<[string, CoachState, RegExp]>([
    ['can I train twice a day', ingrid, /^No/],
    ['kan jeg jogge to ganger om dagen', aksel, /^Nei/],
    ['kan jeg ta langturen lørdag i stedet', ingrid, /^Ja, det går fint for beina: 55 min lørdag/],
    ['I want Mondays free', ingrid, /^Untick Monday/],
    ['vil ha fri tirsdager', ingrid, /fri allerede/],
    ['how do I edit my race date', ingrid, /^Change its date or distance/],
    ['what pace is the 2 x 10', ingrid, /at 5:00–5:09 \/km, in zone 4/],
    ['scrap the run on Sunday', ingrid, /^Fine: a long run of 55 minutes.*skipped/],
    ['hva gjorde jeg på onsdag', ingrid, /onsdag: gjort, 45 min/i],
    ['how many sessions are left until the race', ingrid, /^Roughly \d+ runs/],
    ['how far is 40 min for me roughly', ingrid, /^Roughly .* km/],
    [
      'readiness was 7.6 on Wednesday and 6.2 now, why',
      ingrid,
      /^From 7\.6 on Wednesday to 6\.2 today\. What changed is sleep/,
    ],
    ['er det verdt å jukse litt på innsjekken', aksel, /^Helst ikke/],
    ['does coffee count in my readiness score', aksel, /^No, only your own answers count/],
  ])('%s', (message, state, says) => expect(ask(message, state)).toMatch(says));
});

describe('LANG-315 a sport that is hard work', () => {
  it.each<[string, CoachState, RegExp]>([
    ['can I play football tomorrow instead', ingrid, /^Only short and easy tomorrow/],
    ['kan jeg spille håndball i morgen i stedet', aksel, /^Helst ikke nå/],
  ])('%s', (message, state, says) => expect(ask(message, state)).toMatch(says));
});

describe('LANG-316 a demanding session ahead after low check-ins', () => {
  it('is not certain', () => {
    expect(ask('what do I run on Sunday', aksel)).toMatch(/But it is no must: .*Sunday morning's check-in decides/);
    expect(ask('hva løper jeg på søndag', aksel)).toMatch(/Men den er ikke et må: .*innsjekken søndag morgen/);
    expect(ask('what do I run on Sunday', ingrid)).not.toMatch(/no must/);
  });
});

describe('LANG-317 treadmill speed in kilometres per hour', () => {
  it('is also given in the unit of the profile', () => {
    expect(ask('can I run it on the treadmill, what speed', ingrid)).toContain('9.3-10.6 km/h');
    expect(ask('can I run it on the treadmill, what speed', marit)).toContain('mph');
    expect(ask('ingen tredemølle her, gymmet er stengt, kan jeg løpe på mølla', ingrid)).toMatch(/^Da tar du den ute/);
  });
});

describe('LANG-318 reading about which the model is certain', () => {
  it('takes precedence over words of another question', () => {
    expect(ask('how many minutes is my plan this week, my wife laughs at me', ingrid)).not.toMatch(
      /private, also within a family/,
    );
    expect(ask("what is anna's race date", ingrid)).toMatch(/private, also within a family/);
  });
});

describe('LANG-321 answers about things and the check-in to a runner in rehab', () => {
  it('do not begin with the limit of the injury', () => {
    expect(ask('does the cause of the tiredness count in the score', tove)).toMatch(/^No, only your own answers/);
    expect(ask('which shoes should I buy', tove)).not.toMatch(/^\*\*The walk-run ladder only/);
  });
});
