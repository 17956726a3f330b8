import { describe, expect, it } from 'vitest';
import { plainText } from '../plain-text.ts';
import { formOf } from './index.ts';

const NONE: ReadonlySet<string> = new Set();
const topicOf = (message: string): string | null => formOf(plainText(message), NONE)?.topic ?? null;

describe('plainText', () => {
  it('converts dialects, contractions and letters to one spelling', () => {
    expect(plainText('Ka ska æ gjør?')).toBe('hva skal jeg gjor ?');
    expect(plainText("What's left, pls")).toBe('what is left please');
  });
});

describe('LANG-171 the shape of an everyday question to the physio coach', () => {
  const CASES: [message: string, topic: string | null][] = [
    ['does that count for the bent-knee one too?', 'sameForOther'],
    ['gjelder det den med bøyd kne også?', 'sameForOther'],
    ['why 8 reps', 'whyReps'],
    ['hvorfor 8 repetisjoner?', 'whyReps'],
    ['how thick should the towel be?', 'towelThick'],
    ['hvor tykt skal håndkleet være?', 'towelThick'],
    ['Is a squat at the gym fine?', 'gymLegs'],
    ['kan jeg ta knebøy på treningssenteret?', 'gymLegs'],
    ['er beinpress greit?', 'gymLegs'],
    ['does squatting at the gym hurt my knee, it is swollen', null],
    ['what do I do today, exercises or jogging or both?', 'dayPlan'],
    ['ka e planen i kveld?', 'dayPlan'],
    ['what does tonights session look like', 'dayPlan'],
    ['did the 8 little jogs this morning, knee fine', 'report'],
    ['da tok jeg trinnet mitt i dag', 'report'],
    ['I ran my stage yesterday, when can I run again?', null],
    ['how many days a week do i jog', 'runDays'],
    ['hvor mange trinn er det i stigen', 'stagesLeft'],
    ["what's left before I can jog? just the list pls", 'missing'],
    ['hvilken test er det jeg ikke har bestått', 'whichTests'],
    ['må jeg fortsette med øvelsene nå som jeg løper igjen', 'keepOn'],
    ['hvis jeg ikke rekker øvelsene i kveld, tar jeg dobbelt på søndag da?', 'makeUp'],
    ['is rolling a frozen bottle under my foot doing anything', 'rolling'],
    ['e det bedre med madrass på gulvet', 'mattress'],
    ['is the sofa with a heat pad ok or should i be moving', 'restOrMove'],
    ['anything i can do in bed tonight to loosen it up', 'bedtime'],
    ['Er trapper farlig for kneet mitt?', 'stairsSafe'],
    ['hvem bør jeg ringe, fysio eller fastlegen?', 'whoToSee'],
    ['har jeg ødelagt noe?', 'broken'],
    ['blir det noen gang bra a?', 'everGood'],
    ['why 8 x 1 min, its embarassing, I can jog 10 min easy', 'embarrassed'],
    ['innleggssåler til 1500 kr, verdt det?', 'insoles'],
    ['can I walk a 5 km race', 'raceWalk'],
    ['my knee is swollen, can I roll it on a ball', null],
    ['I fell and heard a pop, did I break something', null],
    ['what is the weather like', null],
  ];
  it.each(CASES)('%s', (message, topic) => expect(topicOf(message)).toBe(topic));

  it('is not recognised in a message with words of distress', () =>
    expect(formOf(plainText('what do I do today'), new Set(['symptom']))).toBeNull());

  it('takes linear time', () => {
    const long = plainText('run or jog or walk and exercise both today '.repeat(200));
    const start = performance.now();
    formOf(long, NONE);
    expect(performance.now() - start).toBeLessThan(500);
  });
});
