import { describe, expect, it } from 'vitest';
import type { CoachState } from '../state.ts';
import { stateOf } from '../testing/cases.ts';
import { allowedReply, turnOf } from '../testing/reply.ts';

const sindre = stateOf('sindre');
const tove = stateOf('tove');
const emil = stateOf('emil');

/** Returns the answer without the limits that are stated once. */
const ask = (message: string, state: CoachState): string =>
  allowedReply(state, turnOf(message)).text.replace(/\n*(?:I am an AI coach|Jeg er en AI-trener)[\s\S]*$/, '');

describe('the answer about a named exercise', () => {
  it('lists the steps, the cue and today’s dose of the exercise', () => {
    expect(ask('what is a pogo hop', emil)).toBe(
      '**Pogo hops**: Stand tall on both feet. Small springy hops from the ankles. Quiet landings. Knees almost straight. Like a skipping rope.\n\nToday for you:\n\n- **Pogo hops**: 3 x 10',
    );
    expect(ask('hva er pogohopp', emil)).toBe(
      '**Pogohopp**: Stå rak på begge føtter. Små, spenstige hopp fra anklene. Stille landinger. Nesten strake knær. Som med hoppetau.\n\nI dag for deg:\n\n- **Pogohopp**: 3 x 10',
    );
  });

  it('that is not among today’s exercises is described without a dose and without the running of its phase', () => {
    const text = ask('what is a pogo hop', sindre);
    expect(text).toMatch(
      /^\*\*Two-leg pogo hops\*\*: Knees almost straight\. Like a skipping rope\. It is in your programme, but not among today's/,
    );
    expect(text).not.toMatch(/\brun\b|\d x/);
    expect(ask('hva er en musling', tove)).toMatch(/ikke i programmet ditt; ikke legg den til selv/);
  });

  it('with hops is declined when hops are not allowed', () => {
    const followed = tove.followed;
    if (!followed) throw new Error('no injury');
    const noHops = { ...tove, followed: { ...followed, course: { ...followed.course, noHops: true } } };
    expect(ask('what is a pogo hop', noHops)).toMatch(/^\*\*Pogo hops\*\*: Not for you now: no hopping/);
  });
});

describe('the walk breaks of a stage', () => {
  it('are kept, and the answer begins with no', () => {
    expect(ask('can I skip the walk breaks', emil)).toMatch(
      /^No, the walk breaks are part of the stage\. You are at stage 1/,
    );
    expect(ask('kan jeg droppe gåpausene', emil)).toMatch(/^Nei, gåpausene er en del av trinnet\./);
    expect(ask('can I skip the walk breaks', sindre)).toMatch(/^No running yet/);
  });
});

describe('warming up', () => {
  it('is the brisk walk on the ladder, and nothing is invented for the exercises', () => {
    expect(ask('how do I warm up', tove)).toMatch(/^On the ladder: 5 minutes of brisk walking/);
    expect(ask('how do I warm up', sindre)).toMatch(/names no warm-up of its own[\s\S]*Once the ladder opens/);
    expect(ask('hvordan varmer jeg opp', tove)).toMatch(/^På stigen: 5 minutter rask gange/);
  });
});

describe('what somebody else said', () => {
  it('allows nothing by itself, and must be entered in the profile', () => {
    const text = ask('doctor said fine', sindre);
    expect(text).toContain('It opens nothing by itself here');
    expect(text).toContain('Has a clinician said that you may train?');
    expect(text).toContain('walking only, no running yet');
    expect(ask('legen sier det er greit', sindre)).toContain('bare gange, ingen løping ennå');
  });
});

describe('missing knowledge is stated plainly', () => {
  it.each([
    ['it clicks', /^A sound in a joint[\s\S]*locks, gives way[\s\S]*I make no diagnosis/],
    ['det klikker', /^Lyder i et ledd[\s\S]*låser leddet seg[\s\S]*jeg stiller ingen diagnose/],
    ['ice or heat', /^Neither ice nor heat is part of the programme/],
    ['is eller varme', /^Verken is eller varme er en del av programmet/],
    ['shoes?', /^Keep to the shoes you are used to; which model is best for you I do not know/],
    ['sko?', /^Hold deg til skoene du er vant til/],
    ['do I need a brace', /^I know nothing certain about tape, braces or insoles/],
  ])('%s', (message, answer) => expect(ask(message, emil)).toMatch(answer));

  it('tape and insoles for the heel are explained', () =>
    expect(ask('do I need insoles', tove)).toMatch(/For heel pain taping belongs to the first 4-6 weeks/));
});

describe('a yes or a no', () => {
  it('is the answer to "every day", based on the frequencies of today', () => {
    expect(ask('can I do this every day', tove)).toMatch(/^No, not every day\. 2 times a week/);
    expect(ask('kan jeg gjøre dette hver dag', tove)).toMatch(/^Nei, ikke hver dag\./);
  });

  it('is replaced by a duration in the answer to "how long until I can run"', () =>
    expect(ask('how long until I can run', sindre)).toMatch(/^Usually 3-6 months[\s\S]*Running waits/));

  it('is replaced by an explanation for stairs (daily life, and a knee test)', () => {
    expect(ask('can I take the stairs', tove)).toMatch(/^Stairs in daily life are fine as long as pain stays at 2/);
    expect(ask('kan jeg ta trappa', emil)).toMatch(/en av testene for området/);
  });
});
