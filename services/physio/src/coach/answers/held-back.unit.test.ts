import { addDays } from '@stridewell/contracts/web';
import { describe, expect, it } from 'vitest';
import { withMovingOn } from '../moving-on.ts';
import { stateOf } from '../testing/cases.ts';
import { allowedReply, turnOf } from '../testing/reply.ts';
import { questionOf } from '../turn.ts';

const ask = (message: string, runner: Parameters<typeof stateOf>[0]): string =>
  allowedReply(stateOf(runner), turnOf(message)).text;

describe('LANG-331 reason why the runner does not progress', () => {
  it.each([
    ['Hvorfor får jeg ikke gå videre?', 'Fase 3 åpner'],
    ['Hvorfor får jeg ikke gå videre til neste fase?', 'Fase 3 åpner'],
    ['hvorfor er jeg fortsatt i fase 2', 'Fase 3 åpner'],
    ['Hva mangler for fase 3?', 'Fase 3 åpner'],
    ['Why can’t I progress?', 'Phase 3 opens'],
    ['why cant i move on', 'Phase 3 opens'],
    ['Why am I still in phase 2?', 'Phase 3 opens'],
    ['What do I need for phase 3?', 'Phase 3 opens'],
  ])('answers "%s" with the missing conditions for the next phase and their numbers', (message, opens) => {
    const text = ask(message, 'sindre');
    expect(text).toContain(opens);
    expect(text).toContain('33');
    expect(text).toMatch(/20 (?:single-leg heel raises|tåhev)/);
    expect(text).not.toMatch(/above 6|over 6|116 117/i);
  });

  it.each(['Hvorfor får jeg ikke gå videre?', 'Why can’t I move on?'])(
    'answers "%s" on the ladder with the sessions of the stage',
    (message) => expect(ask(message, 'tove')).toMatch(/(?:You go up after 2|Opp går du etter 2)/),
  );

  it('states only what blocks everything while something does', () => {
    const text = ask('Why can’t I progress?', 'bjorn');
    expect(text).toContain('Above 6 for three days');
    expect(text).not.toContain('opens when');
  });

  it('reads "gå" as moving on only when a phase or stage is named, or the whole message asks why or when', () => {
    const read = (message: string) => withMovingOn(turnOf(message)).message;
    expect(read('Hvorfor får jeg ikke gå videre?')).toBe('Hvorfor får jeg ikke komme videre?');
    expect(read('når kan jeg gå opp til neste trinn')).toBe('når kan jeg komme opp til neste trinn');
    for (const walks of [
      'klarte ikke å gå videre på turen',
      'jeg kan ikke gå på foten',
      'hvorfor kan jeg ikke gå videre uten at det stikker i kneet',
    ])
      expect(read(walks)).toBe(walks);
  });
});

describe('LANG-332 report of a sore morning', () => {
  it.each([
    'It was sore this morning, should I do them again?',
    'it was stiff when I got up, do I do the exercises again today',
    'Jeg var støl i morges, skal jeg gjøre øvelsene igjen?',
    'Den var vond i morges, skal jeg ta øvelsene i dag?',
  ])('is never answered with the full dose (%s)', (message) => {
    for (const runner of ['emil', 'sindre', 'tove'] as const) {
      const text = ask(message, runner);
      expect(text).toMatch(/half the sets|halvparten av settene/);
      expect(text).not.toMatch(/3-5 (?:is acceptable|er akseptabelt)/);
    }
  });

  it('leads to a request for a check-in', () =>
    expect(ask('It was sore this morning, should I do them again?', 'sindre')).toContain('check-in'));
});

describe('LANG-333 question about the runner’s own numbers', () => {
  it.each(['How many heel raises do I need?', 'Hvor mange tåhev må jeg klare?'])(
    'is answered with the tests for "%s"',
    (message) => expect(ask(message, 'sindre')).toMatch(/20 (?:single-leg heel raises|tåhev på ett bein)/),
  );

  it('is answered with the pain limit of the exercises when asked about it', () =>
    expect(ask('How much pain is ok during the exercises?', 'emil')).toContain('up to 3 during the exercises'));

  it('is not answered with both a ban on weight and permission for more', () => {
    const text = ask('Hvor mange kilo skal jeg bruke?', 'emil');
    expect(text).toContain('ikke legg på mer');
    expect(text).not.toContain('du kan legge på');
  });

  it('does not change the topic of other questions about how many', () =>
    expect(questionOf(turnOf('how many heel raises today')).topic).not.toBe('whichTests'));
});

describe('LANG-334 everyday questions about numbers', () => {
  it.each([
    'Kan du vise meg pusteøvelsen igjen, jeg glemte den',
    'Can you show me the breathing exercise again? I forgot',
  ])('show an exercise again (%s)', (message) => {
    expect(questionOf(turnOf(message)).topic).toBe('form');
    expect(ask(message, 'bjorn')).toMatch(/Rolig pust|Slow breathing/);
  });

  it.each([
    'what pain number means i stop during the 8 jogs today',
    'hvilket smertetall betyr at jeg stopper på løpeturen',
  ])('are answered with the pain that stops a run (%s)', (message) => {
    expect(questionOf(turnOf(message)).topic).toBe('onTheRun');
    expect(ask(message, 'emil')).toMatch(/\d/);
  });

  it('are answered with whether a raise is done from a step or the floor', () => {
    expect(ask('do i do the raises off a step or flat floor', 'sindre')).toContain('From the floor');
    expect(ask('tar jeg tåhevene fra et trinn eller gulvet?', 'bjorn')).toContain('Over 6');
  });

  it('are answered with the frequency of the list ("every other day")', () =>
    expect(questionOf(turnOf('Kan jeg gjøre dem annenhver dag i stedet?')).topic).toBe('often'));

  it('are answered with a comparison of the morning stiffness with the week before', () => {
    const state = stateOf('sindre');
    const { followed } = state;
    if (!followed) throw new Error('no injury');
    const day = (ago: number, morningStiffnessMinutes: 10 | 30) => ({
      ...followed.checkins[0],
      date: addDays(state.today, -ago),
      morningStiffnessMinutes,
    });
    const checkins = [day(0, 30), day(2, 30), day(8, 10), day(10, 10)] as typeof followed.checkins;
    const reply = allowedReply(
      { ...state, followed: { ...followed, checkins } },
      turnOf('how does the stiffness compare with last week?'),
    );
    expect(reply.text).toContain('30 minutes this week, and was 10 the week before');
    expect(ask('how does the stiffness compare with last week?', 'sindre')).toMatch(/stiffness/);
  });

  it('are answered with the pain that chores may cause', () =>
    expect(ask('carry boxes up to the loft on saturday, is that ok', 'tove')).not.toContain(
      'I am not sure what you mean',
    ));
});
