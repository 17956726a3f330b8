import { describe, expect, it } from 'vitest';
import type { CoachState } from '../../domain/coach-state.ts';
import { generalCard } from '../intents/general-card.ts';
import { stateOf } from '../testing/case-state.ts';
import { runnerNamed } from '../testing/cases.ts';
import { allowedReply, turnOf } from '../testing/reply.ts';
import { withDay } from '../testing/with-day.ts';

const ingrid = stateOf(runnerNamed('ingrid'));
const hard = withDay(ingrid, ingrid.today, {
  session: { kind: 'tempo', reps: 2, minutes: 45, day: 4, role: 'quality', isHard: true },
});
const free = withDay(ingrid, ingrid.today, {});
const walking = stateOf(runnerNamed('sindre'));
const climbing = stateOf(runnerNamed('tove'));
const marit = runnerNamed('marit');
const racing = stateOf({ ...marit, coachProfile: { ...marit.coachProfile, raceDate: '2026-11-22' } });
const ask = (message: string, state: CoachState = ingrid): string => allowedReply(state, turnOf(message)).text;

describe('a question about a session is answered with the requested detail', () => {
  it.each<[string, CoachState, RegExp]>([
    ['hvor lenge skal jeg løpe i dag?', ingrid, /^(?:I dag: )?35 minutter/],
    ['how hard should today be', ingrid, /^Easy: effort 3-4 of 10/],
    ['how hard should today be', hard, /^Hard in the fast parts \(zone 4/],
    ['can I run before work instead of tonight?', ingrid, /^Yes, any hour works/],
    ['why is it only easy today??', ingrid, /ready for Sunday/],
    ['hvor lange pauser mellom dragene', hard, /^I dag: pause 2 min/],
    ['how many km is sunday', ingrid, /^Roughly 8\.5–9\.7 km/],
    ["What's the purpose of today's session?", hard, /raises the pace you can hold/],
    ['gi meg hele økta steg for steg', hard, /- Oppvarming 8 min/],
    ['so nothing today?', free, /rest day|free of running|set aside for rest/],
    ['har jeg fri i morgen?', ingrid, /^Ja, i morgen er det hviledag/],
    ['is today a rest day', ingrid, /^No, today you have an easy run/],
    ['whats my next run', free, /Sunday: a long run of 55 minutes/],
  ])('%s', (message, state, says) => expect(ask(message, state)).toMatch(says));

  it('lists no steps of an easy run', () => expect(ask('what should I run today')).not.toContain('\n- '));
});

describe('a question whose words ask for more than its topic is answered by its words', () => {
  it.each<[string, CoachState, RegExp]>([
    ['how much rest between hard days', ingrid, /^At least 48 hours/],
    ['i did 40 minutes instead of 35, is that a problem', ingrid, /^That's fine: log what you did/],
    ['når kommer neste lettere uke', ingrid, /^Neste planlagte lettere uke begynner/],
    ['hvordan sletter jeg en logget økt', ingrid, /^Trykk på dagen under Logg/],
    ['whats threshold pace good for', ingrid, /for about an hour/],
    ['hva er forskjellen på sone 2 og 3', ingrid, /Sone 2[\s\S]*Sone 3/],
    ['what did i score yesterday', ingrid, /^On Thursday 19 November it was 5\.6 of 10/],
    ['when did i last do a hard session', ingrid, /^The last one was on Wednesday 18 November/],
    ['which day is the hardest this week', ingrid, /Wednesday and Sunday/],
    ['er 6:00 per km for fort på rolig tur', ingrid, /^Nei\. .*sone 2/],
    ['my zone 2 feels too slow??', ingrid, /^It's meant to feel slow/],
    ['is a sub 50 10k realistic for me', ingrid, /^Yes, 50:00 is realistic/],
    ["what's my longest run so far", ingrid, /^Your longest logged run is 50 min/],
    ['er 55 min for mye på søndag', ingrid, /^Nei, det er ikke for mye/],
    ['can we do only 3 runs a week from now on', ingrid, /^Yes: take a running day off/],
    ['delete my race', ingrid, /^You remove the race on the Profile tab/],
    ['work is insane next week, only 2 hours total', ingrid, /^Then keep the long run and the hard session/],
    ['can I move tomorrows run to today', free, /^There is nothing to move/],
    ['bytt onsdag og torsdag neste uke', ingrid, /^Neste uke lages på mandag/],
    ['can I do it tomorrow instead', hard, /^No, not that swap: .* too close to Sunday/],
    ['could i swap it for an easy run', hard, /a third fewer repetitions/],
    ['kan jeg hoppe over langturen denne uka', ingrid, /^Ja, /],
    ['can I do one last long run', racing, /^No, not now: the race is 2 days away/],
    ['hva er planen fram til løpet', racing, /^2 dager igjen/],
    ['what do I do the day before', racing, /^Rest or jog easily/],
    ["Can I split today's run in two?", ingrid, /^Rather not/],
    ['When was my last run?', ingrid, /^The last one was on Wednesday/],
    ['Should I rest instead?', ingrid, /^You can: planned today/],
    ['how far is 35 min roughly', ingrid, /^Roughly 5\.4–6\.2 km/],
  ])('%s', (message, state, says) => expect(ask(message, state)).toMatch(says));
});

describe('pace for a time and a distance', () => {
  it.each([
    ['what pace for a 1:50 half', /^1:50:00 over 21\.1 km is an even 5:13 per km \(8:23 per mile\)\./],
    ['what splits for a 4:25 marathon', /^4:25:00 over 42\.2 km is an even 6:17 per km/],
    ['how fast per km for a 45 min 10k', /is an even 4:30 per km/],
    ['hvilken fart må jeg holde for 50 minutter på mila', /på 10 km er 5:00 per km i jevn fart/],
  ])('is computed from both in "%s"', (message, says) => expect(ask(message)).toMatch(says));
});

describe('a runner in rehab', () => {
  it.each<[string, CoachState, RegExp]>([
    ['can I do my heel raises every day', walking, /^Physio Coach has that/],
    ['hvor fort skal jeg gå', walking, /Gå raskt, men så rolig at du kan snakke hele tida/],
    ['Can I run yet?', walking, /^No, not yet\. Your rehab \(Achilles\) has not reached running yet/],
    ['kan jeg ta litt fortere i joggebitene', climbing, /(?:Nei: hold joggingen rolig|Ikke ennå: på stigen)/],
    ['when will I be back to normal running', climbing, /(?:can't name a date|no fixed date)/],
    ['Is pain 4 okay?', climbing, /3-5 is acceptable if gone by the next morning/],
  ])('is answered within the limits of the injury (%s)', (message, state, says) =>
    expect(ask(message, state)).toMatch(says),
  );

  it('is given no zone pace', () => expect(ask('what pace should I hold', walking)).not.toMatch(/\d:\d\d/));
});

describe('generalCard', () => {
  it.each([
    ['can i listen to music while running', 'headphones'],
    ['bør jeg løpe i regnvær', 'rain'],
    ['can I have a beer tonight or does it ruin sunday', 'alcohol'],
  ])('returns the card for "%s"', (message, id) => expect(generalCard(message)?.id).toBe(id));
  it.each(['Why did you choose 4 runs?', 'hva gjør jeg hvis jeg har vondt i kneet', 'qwerty'])(
    'returns null for "%s"',
    (message) => expect(generalCard(message)).toBeNull(),
  );
});
