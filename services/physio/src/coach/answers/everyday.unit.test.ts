import { describe, expect, it } from 'vitest';
import { answerOf } from '../brain.ts';
import { stateOf } from '../testing/cases.ts';
import { allowedReply, turnOf } from '../testing/reply.ts';

const ask = (message: string, who: string, earlier: readonly string[] = []): string =>
  allowedReply(
    stateOf(who),
    turnOf(
      message,
      earlier.map((content) => ({ role: 'user' as const, content })),
    ),
  ).text;
/** The reply without a permit for training advice. */
const openly = (message: string, who: string): string => answerOf(stateOf(who), turnOf(message), null).text;

describe('LANG-172 answer to what to do today in rehab', () => {
  it('contains the walk-run and then the exercises of a runner on the ladder', () =>
    expect(ask('what do I do today, exercises or jogging or both?', 'tove')).toMatch(
      /Stage 4: run 5 min, walk 2, three times[\s\S]*31 min in all[\s\S]*Single-leg heel raise[\s\S]*5 x 8 RM/,
    ));
  it('SECU-3306 contains exercises and walking, but no stage, of a runner who may not start the ladder yet', () => {
    const text = ask('hva skal jeg gjøre i dag', 'sindre');
    expect(text).toMatch(/^Øvelser og gange; løping har ikke åpnet ennå[\s\S]*Planen har en gåtur i dag/);
    expect(text).not.toMatch(/trinn/);
  });
  it('contains only the calm exercises with a pain of 8', () => {
    const text = ask('what do I do today', 'bjorn');
    expect(text).toContain('Slow breathing');
    expect(text).not.toMatch(/\brun\b|stage/i);
  });
});

describe('LANG-172 a detail of the last answer', () => {
  const CASES: [who: string, earlier: string, message: string, answer: RegExp][] = [
    ['sindre', 'what exercises today', 'how many', /^3 x 12 RM of each\./],
    [
      'tove',
      'which stage am I on',
      'how many min of running is that',
      /^15 minutes of running; with the walking it is 31/,
    ],
    ['tove', 'skal jeg opp et trinn i dag?', 'hvor mange til da', /^1 ren økt til på trinn 4, så kommer trinn 5\./],
    ['emil', 'hvilke øvelser har jeg nå?', 'den andre', /^\*\*Nedsteg\*\*/],
    ['emil', 'is it ok to jog today?', 'how slow', /talk|sentence/],
    ['emil', 'er det greit med smerte på 2 når jeg jogger?', 'og 6?', /ingen løping/],
    ['bjorn', 'can I run tomorrow', 'and sunday?', /no running/],
  ];
  it.each(CASES)('is answered for %s after "%s" ("%s")', (who, earlier, message, answer) =>
    expect(ask(message, who, [earlier])).toMatch(answer),
  );
  it('does not contain a run after one that was reported in the conversation', () => {
    const text = ask('Og når kan jeg løpe igjen?', 'tove', ['Løp trinnet mitt i går', '2 underveis, 0 i dag']);
    expect(text).toMatch(/48 timer/);
    expect(text).not.toMatch(/^Ja/);
  });
});

describe('LANG-172 a run that is reported', () => {
  it('completes today, counts if the next morning is as usual, and is followed by the date of the next run', () =>
    expect(ask('did the 8 little jogs this morning, knee fine', 'emil')).toMatch(
      /clean session 1 of 3\. The next is Sunday at the earliest: stage 1 again/,
    ));
  it('does not count as clean above the limit', () =>
    expect(ask('ran 3x5 just now, heel 3 afterwards', 'tove')).toMatch(/^With 3 it does not count as clean/));
  it('is not to be repeated before the ladder is allowed', () =>
    expect(ask('did my first jog today', 'sindre')).toMatch(/^Running is not open/));
});

describe('LANG-172 an everyday question of the physio coach', () => {
  const OPEN: [who: string, message: string, answer: RegExp][] = [
    ['tove', 'is rolling a frozen bottle under my foot doing anything or is it just placebo', /a few minutes/],
    ['bjorn', 'would a new mattress help', /^No mattress is best for everyone/],
    ['bjorn', 'skal jeg ligge i ro eller røre på meg', /[Bb]eveg/],
    ['bjorn', 'hvem bør jeg ringe, fysio eller fastlegen?', /^I løpet av en dag eller to/],
    ['emil', 'kneet gikk fra 1 til 3, har jeg ødelagt noe?', /tyder ikke på det[\s\S]*ring lege samme dag/],
    ['sindre', 'blir det noen gang bra?', /Smerten har gått fra 5/],
    ['emil', 'må jeg ta hoppene', /hoppet over/],
    ['sindre', 'if I skip tonight, do I do double on sunday?', /No doubling|never two days/],
  ];
  it.each(OPEN)('of %s needs no permit (%s)', (who, message, answer) => expect(openly(message, who)).toMatch(answer));

  const CLOSED: [who: string, message: string, answer: RegExp, not: RegExp][] = [
    [
      'sindre',
      "what's left before I can jog? just the list pls",
      /pain 2 or less, now 3\n- the tests/,
      /met|Feeling good/,
    ],
    ['emil', 'must I keep doing the exercises now that I run?', /^They go on beside the running/, /\b3 x\b/],
    ['nora', 'why do I get no exercises', /^Because the check-in has pain in the groin[\s\S]*116 117/, /\d x \d/],
    ['nora', 'kan jeg sykle til legen', /^Bare så langt du må[\s\S]*Ingen øvelser/, /går fint/],
    ['bjorn', 'can I sit at my desk', /half hour/, /\bstage\b/],
  ];
  it.each(CLOSED)('of %s is answered within safe limits (%s)', (who, message, answer, not) => {
    expect(ask(message, who)).toMatch(answer);
    expect(ask(message, who)).not.toMatch(not);
  });

  it('with a symptom is answered with the questions about the symptom', () => {
    expect(ask('my knee clicks and aches', 'emil')).toContain('Let us look at that first');
    expect(ask('I want to roll my swollen calf on a ball', 'sindre')).not.toMatch(/a few minutes/);
  });
});
