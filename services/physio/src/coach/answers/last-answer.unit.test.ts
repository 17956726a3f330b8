import { type Played, play } from '@stridewell/chat/testing/dialogues';
import { describe, expect, it } from 'vitest';
import { answerOf, understand } from '../brain.ts';
import type { CoachState } from '../state.ts';
import { stateOf } from '../testing/cases.ts';
import { verdictFor } from '../verdict.ts';

const COACH: Played<CoachState> = { answerOf, understand, verdict: (state, turn) => verdictFor(state, turn) };
const after = (runner: string, ...says: string[]): string => play(COACH, stateOf(runner), says).text;

type Row = [runner: string, says: string[], expected: RegExp];

describe('LANG-194 conditions under which the physio coach’s last answer changes', { timeout: 60_000 }, () => {
  it.each<Row>([
    ['sindre', ['when can I run?', 'so what has to happen first?'], /still missing, now 3[\s\S]*Met: /],
    ['sindre', ['når kan jeg løpe igjen?', 'ka må te før det åpner?'], /mangler, nå 3[\s\S]*På plass: /],
    ['sindre', ['what exercises today', 'and what number lets me move up?'], /at most 2.*newest one says 3/],
    ['tove', ['hvilket trinn er jeg på?', 'hva kreves for neste trinn'], /1 ren økt til på trinn 4/],
    ['bjorn', ['what exercises today', 'what would it take?'], /^A check-in with pain of 6 or less/],
  ])('%s: %j', (runner, says, expected) => expect(after(runner, ...says)).toMatch(expected));
});

describe('LANG-191 the reason for an everyday answer', () => {
  it.each<Row>([
    ['tove', ['can I walk barefoot at home?', 'why not?'], /^Because some height and cushion/],
    ['tove', ['kan jeg gå barbeint hjemme?', 'koffor ikkje då'], /^Fordi litt høyde og demping/],
    ['sindre', ['should I stretch my calf afterwards?', 'why not though'], /^Because a hard stretch/],
    ['sindre', ['kan jeg spille padel?', 'hvorfor ikke, det er jo bare gøy'], /^Fordi vendinger/],
  ])('%s: %j', (runner, says, expected) => expect(after(runner, ...says)).toMatch(expected));
});

describe('LANG-198 another subject or number after an answer', () => {
  it.each<Row>([
    ['tove', ['how do I do the heel raise', 'and how many was it again'], /5 x 8/],
    ['tove', ['hvordan gjør jeg tåhev', 'og hvor mange var det nå igjen'], /5 x 8/],
    [
      'emil',
      ['how much pain is ok during the exercises?', 'and if it gets up to 6 one day?'],
      /pain (?:of )?6|above 5|stop/i,
    ],
    [
      'emil',
      ['hvor mye vondt er det lov å ha på turen?', 'og hvis det skulle bli 6 ein gong?'],
      /Smerte 6|over 5|stopp/i,
    ],
    ['bjorn', ['what can I do today', 'and walking?'], /short and easy|easy and short/],
    ['emil', ['what exercises today', 'and stairs?'], /stairs|rail/i],
  ])('%s: %j', (runner, says, expected) => expect(after(runner, ...says)).toMatch(expected));
});

describe('LANG-192 fewer words', () => {
  it('keep the number of an answer', () =>
    expect(after('emil', 'how does the ladder work, when is stage 2?', 'shorter please, I am on the bus')).toMatch(
      /^[^.]*\d[^.]*\.\s*(?:I am an AI coach.*)?$/s,
    ));
  it('are not read as a message about the conversation', () =>
    expect(after('sindre', 'hvor lang tid tar det?', 'kortere')).not.toMatch(/Spør om én ting/));
});

describe('LANG-197 a question in addition to blocked exercises', () => {
  it.each<Row>([
    ['nora', ['is it ok to take the stairs at work?'], /^(?:Spare it|Only as far)/],
    ['nora', ['what should I tell the doctor?'], /^Say this: hip, .*pain at night/],
    ['nora', ['hva sier jeg til legen?'], /^Si dette: hofte, .*smerter om natta/],
    ['nora', ['kan jeg i det minste ta romaskin?'], /^(?:Nei, ikke det heller|Ikke det heller nå)/],
    ['nora', ['seeing somebody today seems over the top'], /^Because the check-in has/],
  ])('%s: %j', (runner, says, expected) => {
    const text = after(runner, ...says);
    expect(text).toMatch(expected);
    expect(text).toMatch(/No exercises|Ingen øvelser/);
  });
});

describe('LANG-196 everyday words are not read as a medicine or a symptom', () => {
  it.each<Row>([
    ['emil', ['we live on the 3rd floor, should I take the lift to save the knee?'], /stairs/i],
    ['bjorn', ['standing desk or an ordinary chair?'], /^Neither for long/],
    ['bjorn', ['hev-senk-pult eller vanlig stol?'], /^Ingen av delene lenge/],
    ['tove', ['går barbeint inne hele dagen, er det dumt?'], /barbeint/],
  ])('%s: %j', (runner, says, expected) => expect(after(runner, ...says)).toMatch(expected));
});

describe('LANG-200 a report of less than the programme', () => {
  it.each([
    ['tove', 'I forgot the towel on my raises yesterday'],
    ['tove', 'rakk bare halvparten av øvelsene i går'],
    ['emil', 'did 10 of the 24 step downs on Tuesday, then the phone rang'],
  ])('%s: %s', (runner, message) =>
    expect(after(runner, message)).toMatch(/No harm done|That's fine|It happens|Det går fint|Ingen skade|Det skjer/),
  );
});

describe('LANG-201 two questions in one message', () => {
  it.each<Row>([
    [
      'tove',
      ['how many raises is it tonight, and can I do them in the morning?'],
      /5 x 8[\s\S]*(?:hour|morning|time of day)/i,
    ],
    [
      'tove',
      ['kan jeg gå barbeint hjemme, og hvor ofte skal jeg ta øvelsene?'],
      /barbeint[\s\S]*(?:ganger i uka|hver dag)/i,
    ],
  ])('%s: %j', (runner, says, expected) => expect(after(runner, ...says)).toMatch(expected));
});
