import { permitAction } from '@stridewell/safety';
import { describe, expect, it } from 'vitest';
import { answerOf } from '../brain.ts';
import { stateOf } from '../testing/cases.ts';
import { allowedReply, turnOf } from '../testing/reply.ts';

const ask = (runner: string, message: string): string =>
  answerOf(stateOf(runner), turnOf(message), permitAction(null)).text;

describe('LANG-242 a warning sign is stated before advice about the body', () => {
  it.each([
    'can I stand at work for 8 hours',
    'my hip clicks, is that bad',
    "x-ray was normal so I'm good",
    'MR viser ødem i lårhalsen, hva betyr det for jogging?',
    'what do I do first',
    'hvordan kommer jeg i gang',
    'is a sauna ok',
  ])('in the answer to "%s"', (message) => {
    const text = ask('nora', message);
    expect(text).toMatch(/^(?:First: your newest check-in holds a warning sign|Først: den siste innsjekken)/);
    expect(text).not.toMatch(
      /needs nothing|krever de ingenting|that is fine|back pains|ryggsmerter|Cushioned|Profile tab/,
    );
  });
});

describe('LANG-242 pain above 6 rules out pulling, pressing or heating', () => {
  it.each([
    'does it help to foam roll the lower back?',
    'should I touch my toes to loosen up?',
    'is yoga ok?',
    'kan jeg ta badstu?',
    'skal jeg tøye ryggen?',
    'hjelper massasje nå?',
  ])('in the answer to "%s"', (message) => {
    const text = ask('bjorn', message);
    expect(text).toMatch(/^(?:With pain above 6|Med smerte over 6)/);
    expect(text).toMatch(/No, not now|Nei, ikke nå/);
    expect(text).not.toMatch(/feels good|kjennes godt|Yes|Ja,/);
  });

  it.each(['does foam rolling help?', 'is yoga ok?'])('but does not affect the answer to "%s" at low pain', (message) =>
    expect(ask('emil', message)).not.toMatch(/not now|warning sign/),
  );
});

describe('LANG-243 heavy exercises on neighbouring days', () => {
  it.each([
    'can I do calf raises every day',
    'kan jeg ta tåhev hver dag',
    'tunge tåhev igjen i morgen?',
    'heavy raises again tomorrow to make up?',
  ])('are declined in the answer to "%s"', (message) =>
    expect(ask('sindre', message)).toMatch(/^(?:No: the heavy ones|Nei: de tunge).*(?:3 times a week|3 ganger i uka)/),
  );

  it('are not detected in "how often do I do the heavy raises"', () =>
    expect(ask('sindre', 'how often do I do the heavy raises')).not.toMatch(/^No/));
});

describe('LANG-244 activities that are declined when an injury allows no running', () => {
  it.each(['can I skip rope to warm up?', 'hoppe tau som oppvarming?'])('"%s"', (message) =>
    expect(ask('sindre', message)).toMatch(/^(?:No skipping rope|Ikke hopp tau)/),
  );

  it('"barefoot uphill for an hour"', () =>
    expect(ask('sindre', 'barefoot uphill for an hour')).not.toMatch(/is all right/));
});

describe('LANG-250 pain above 6 for three days', () => {
  it.each([
    'exercises today?',
    'is it normal that it gets worse every day?',
    'ok thanks, off to the garden',
    'what are my exercises',
    'hvilke øvelser i dag?',
    'which exercises can I do now',
    'takk, da går jeg og klipper plenen',
  ])('leads to a doctor or physiotherapist now in the answer to "%s"', (message) => {
    const text = allowedReply(stateOf('bjorn'), turnOf(message)).text;
    expect(text).toMatch(/see it now|se på det nå/);
    expect(text).not.toMatch(/If it is still above 6|fortsatt over 6 etter/);
  });

  it.each(['back 8 after falling off a ladder, exercises?', 'ryggen er 8 etter et fall, øvelser?'])(
    'is answered by its rule when the message is not understood otherwise: "%s"',
    (message) => {
      const text = answerOf(stateOf('bjorn'), turnOf(message), null).text;
      expect(text).toMatch(/only breathing and gentle holds|bare pust og rolige/);
      expect(text).toContain('116 117');
    },
  );
});

describe('LANG-254 an answer that fits the phase', () => {
  it('does not send a runner in phase 3 to phase 3 for hops', () =>
    expect(ask('tove', 'can I do skipping and plyometrics?')).not.toContain('come in phase 3'));

  it('does not allow more when it declines something', () => {
    const text = ask('emil', 'can I do 40 kg squats');
    expect(text).toMatch(/^Not today/);
    expect(text).not.toContain('you may add');
  });
});
