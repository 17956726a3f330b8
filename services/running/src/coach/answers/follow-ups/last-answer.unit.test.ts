import { type Played, play } from '@stridewell/chat/testing/dialogues';
import { describe, expect, it } from 'vitest';
import type { CoachState } from '../../../domain/coach-state.ts';
import { answerOf, understand } from '../../brain.ts';
import { stateOf } from '../../testing/case-state.ts';
import { runnerNamed } from '../../testing/cases.ts';
import { questionOf } from '../../turn.ts';
import { verdictFor } from '../../verdict.ts';

const COACH: Played<CoachState> = {
  answerOf,
  understand,
  verdict: (state, turn) => verdictFor(state, questionOf(turn), turn),
};
const played = (runner: string, ...says: string[]) => play(COACH, stateOf(runnerNamed(runner)), says);
const after = (runner: string, ...says: string[]): string => played(runner, ...says).text;

type Row = [runner: string, says: string[], expected: RegExp];

describe('LANG-191 the reason for the last answer', { timeout: 60_000 }, () => {
  it.each<Row>([
    ['aksel', ['what is my score today', 'why so low though'], /^Because sleep \(2\) and fatigue \(4\).*4\.1/],
    ['aksel', ['hva er dagsformen min', 'koffor så lav då'], /^Fordi søvn \(2\) og tretthet \(4\).*4,1/],
    ['sindre', ['what do I do today?', 'why no running, it feels fine'], /^Because pain is 3 .*2 or less/],
    ['sindre', ['ka ska æ gjør i dag', 'koffer itj springe?'], /^Fordi smerten er 3 .*høyst 2/],
    ['tove', ['what is on today', 'why not longer'], /^\**(?:The walk|Because).*pain was 4 last/is],
    [
      'ingrid',
      ['sov elendig i natt, kan jeg droppe turen i dag?', 'hvorfor er det greit?'],
      /^Fordi det er ukene på rad/,
    ],
  ])('%s: %j', (runner, says, expected) => expect(after(runner, ...says)).toMatch(expected));
});

describe('LANG-217 a knowledge card about training for a runner in rehab', () => {
  it.each<Row>([
    [
      'sindre',
      ['Spinning på jobben kl 16. Teller det inn i de 120 minuttene?', 'Instruktøren elsker stående motbakker da'],
      /^\*\*Ingen løping ennå: bare gange\.\*\*\s+Bakker/,
    ],
    ['ingrid', ['er bakker bra for meg?'], /^(?!\*\*Ingen løping)/],
  ])('%s: %j', (runner, says, expected) => expect(after(runner, ...says)).toMatch(expected));
});

describe('LANG-192 the last answer in another unit or language, or in fewer words', () => {
  it.each<Row>([
    ['ingrid', ['how fast is my easy pace?', 'in miles please, my watch is American'], /9:09-10:23\/mi/],
    ['ingrid', ['how far is sunday in km', 'in miles? never learned km'], /\d.*mi\b/],
    ['aksel', ['what does next week look like?', 'shorter'], /^3 light days.*80 %/],
    ['aksel', ['what does next week look like?', 'på norsk? mannen min skal lese'], /^Norsk fra nå av\.\s+Neste uke/],
    ['aksel', ['hvordan blir neste uke?', 'kort oppsummert'], /80 %/],
    ['aksel', ['what is my score today', 'why', 'på norsk takk'], /^Norsk fra nå av\.\s+(?:Fordi )?søvn|Fordi søvn/],
  ])('%s: %j', (runner, says, expected) => expect(after(runner, ...says)).toMatch(expected));
});

describe('LANG-193 a correction that names what was meant', () => {
  it.each<Row>([
    ['ingrid', ['what is my easy pace?', 'no I meant the threshold one'], /^Right\.\s+\*\*Zone 4/],
    ['ingrid', ['hva er den rolige farten min?', 'nei, jeg mente den harde'], /^Greit\.\s+\*\*Sone 4/],
    ['ingrid', ['what do I run today', 'no I meant how long is the run on Sunday'], /55/],
    [
      'marit',
      ['hvor langt er det på søndag?', 'nei, jeg tenkte på hvor mange uker det er til løpet'],
      /16 dager|3 uker|2 uker/,
    ],
  ])('%s: %j', (runner, says, expected) => expect(after(runner, ...says)).toMatch(expected));
});

describe('LANG-194 conditions under which the last answer changes', () => {
  it.each<Row>([
    ['sindre', ['what do I do today?', 'so what has to happen first?'], /down to 2 or less \(it is 3 now\).*tests/],
    [
      'sindre',
      ['hva gjør jeg i dag?', 'hva må til for at det blir løping?'],
      /ned til høyst 2 \(den er 3 nå\).*testene/,
    ],
    ['tove', ['what is on today', 'what does it take to move up'], /Clean sessions.*at most 2/],
    ['aksel', ['what is my score today', 'and what has to change for a normal day'], /sleep \(2\) and fatigue \(4\)/],
    ['aksel', ['hva er dagsformen min', 'ka må te for at det blir en vanlig dag'], /søvn \(2\) og tretthet \(4\)/],
    ['nora', ['what do I run today', 'what would it take?'], /looking at it changes that|no date yet/],
  ])('%s: %j', (runner, says, expected) => expect(after(runner, ...says)).toMatch(expected));

  it('gives no permit that the first turn did not have', () => {
    for (const runner of ['nora', 'bjorn', 'sindre'])
      for (const message of ['what would it take?', 'hva må til?'])
        expect(after(runner, 'what do I run today', message), `${runner}: ${message}`).not.toMatch(
          /\b(?:you may run|run today|løp i dag|zone \d|sone \d)\b/i,
        );
  });
});

describe('LANG-198 a day, a session and a condition from the conversation', () => {
  it.each<Row>([
    ['ingrid', ['what do I run today', 'and the one after that?'], /rest|Sunday/i],
    ['ingrid', ['hva løper jeg i dag', 'og den etter det?'], /fri|søndag/i],
    ['ingrid', ['what do I run today', 'ok. if it is icy on Sunday, can I take it on the treadmill?'], /55 minutes/],
    ['ingrid', ['hva løper jeg i dag', 'greit. hvis det er glatt på søndag, kan jeg ta den på mølla?'], /55 minutter/],
    ['aksel', ['what is my score today', "and what if it's recover tomorrow again?"], /^Then it gets lighter/],
    ['aksel', ['hva er dagsformen min', 'men hvis det blir recover i morgen også?'], /^Da blir den lettere/],
    ['aksel', ['Kan jeg flytte langturen til lørdag?', 'og turen som sto på lørdag?'], /^Den viker/],
    ['aksel', ['can I move the long run to Saturday?', 'and the one that was on Saturday?'], /^It gives way/],
  ])('%s: %j', (runner, says, expected) => expect(after(runner, ...says)).toMatch(expected));
});

describe('LANG-198 a session of the ladder that goes well', () => {
  it.each<Row>([
    ['tove', ['what is on today', 'and if it goes well?'], /clean one|counts towards/],
    ['tove', ['hva står på planen i dag', 'og viss det går fint, kva då?'], /telle som ren|teller den mot/],
    ['marit', ['Trenger jeg en siste hardøkt før maraton?', 'og hvor mange dager mellom dem?'], /^Minst 72 timer/],
    [
      'ingrid',
      ['hva løper jeg i dag', 'ok. men hvis det er blank is hele søndag, går det an å ta den inne på mølla da?'],
      /55 minutter/,
    ],
  ])('%s: %j', (runner, says, expected) => expect(after(runner, ...says)).toMatch(expected));
});

describe('LANG-197 a question in addition to blocked running', () => {
  it.each<Row>([
    ['nora', ['could I row instead, it is not even impact?'], /^No, not that either.*no training of any kind/s],
    ['nora', ['hvorfor står det bare hvile hele uka?'], /^Fordi fysio-innsjekken i dag har smerter om natta/],
    ['nora', ['a friend entered us for a 10k on 12 December, should I go?'], /^Not a race now/],
    ['nora', ['er løpet i mars fortsatt mulig?'], /^Det kan stå som et håp: 7\. mars/],
    ['bjorn', ['is it a mistake that the week is all rest?'], /^That is on purpose: pain is 8/],
    ['bjorn', ['dette er så deprimerende'], /^Det er tungt å se på/],
    ['bjorn', ['kan jeg gå en liten tur med bikkja?'], /^Bare så mye som kjennes greit/],
    ['bjorn', ['when am I running again?'], /^There is no date yet/],
  ])('%s: %j', (runner, says, expected) => {
    const text = after(runner, ...says);
    expect(text).toMatch(expected);
    expect(text).toMatch(/No running|Ingen løping/);
  });
});

describe('LANG-199 what an injury or the plan rules out is stated without a permit', () => {
  const without = (runner: string, message: string): string =>
    answerOf(stateOf(runnerNamed(runner)), { message, action: null, memory: [] }, null).text;
  it.each<[string, string, RegExp]>([
    ['sindre', 'can I do an extra run tomorrow?', /^No running yet, only walking/],
    ['sindre', 'kan jeg ta en ekstra tur i morgen?', /^Ingen løping ennå, bare gange/],
    ['tove', 'can I squeeze in one more long run?', /^Only the walk-run ladder/],
    ['marit', 'could I add another run on Saturday evening?', /^No, rather not/],
    ['marit', 'kan jeg ta en ekstra løpetur lørdag kveld?', /^Nei, helst ikke/],
  ])('%s: %s', (runner, message, expected) => {
    expect(without(runner, message)).toMatch(expected);
    expect(without(runner, message)).not.toMatch(/\d/);
  });
});

describe('LANG-196 words for kit and ground are not declined', () => {
  it.each(['is overalt, brodd eller mølle?', 'skal jeg bruke brodder i dag?', 'how do I save my legs for Sunday'])(
    '%j',
    (message) => expect(after('ingrid', message)).not.toMatch(/doctor|lege\b|medicine|medisin/i),
  );
});
