/** Words for pain and its development, in addition to those that both coaches recognise. */
export const PAIN = {
  normal: `normal, normalt, common, expected, vanlig, acceptable, akseptabelt, allowed, ok, okay, okey, alright, fine, greit, grei,
    lov, går det bra, all right, supposed to, meant to, how much pain, hvor mye smerte, hvor vondt, how sore, too much, for mye,
    bad sign, should that, natural, naturlig, good pain, forventet`,
  now: 'now, right now, today, this morning, tonight, nå, no, i dag, i morges, i kveld, woke up, våknet',
  worse: `worse, worsened, worsening, more sore, sorer, more painful, more pain, hurts more, increased, increasing, increase, creeping
    up, climbing, rising, going up, flared, flare, flare up, flareup, verre, vondere, forverret, forverring, mer vondt, økt smerte,
    øker, økende, aggravated, irritated, irritable, acting up, backfired, setback, tilbakefall`,
  morning: `this morning, morning, mornings, next day, next morning, day after, woke up, when i woke, overnight, in the morning, out of
    bed, i morges, morgenen, morgen, om morgenen, dagen etter, neste dag, i dag tidlig, våknet, after waking, the day after, today`,
  before:
    'before, than before, than yesterday, enn før, enn i går, yesterday, yesterdays, i går, gårsdagens, etter økta, after the session',
  settled: `gone, settled, settles, quiet, calm again, all quiet, back to usual, back to normal, fine next day, fine afterwards, fine
    after, fine the next, borte, roet seg, gikk over, fint etterpå, bra etterpå, helt fint, fint dagen etter, no reaction, ingen
    reaksjon, faded, eased, disappeared, within the hour, an hour later, by morning`,
  better: `better, getting better, improve, improving, improvement, improved, progress, progressing, progression, development,
    develop, utvikling*, framgang*, fremgang*, bedring*, bedre, how am i doing, hvordan går det, hvordan ligger jeg an, on track,
    trend, status, summary, so far, på vei, forbedr*`,
  days3: `third day, three days, 3 days, 3rd day, for days, several days, days now, tredje dag, tre dager, 3 dager, flere dager,
    dag tre, days in a row, dager på rad`,
  above6:
    'above 6, over 6, above six, over six, more than 6, more than six, higher than 6, mer enn 6, over seks, more than a 6',
  seeSomeone: `see someone, see somebody, see a doctor, see a physio, go to the doctor, book an appointment, appointment, wait it out,
    doctor, gp, lege, legen, fysioterapeut, physiotherapist, oppsøke, få hjelp, bestille time, time hos, specialist, refer, clinic`,
  stiff: 'stiff, stiffness, stiffer, stiv, stive, stivhet, morgenstiv*, morgenstivhet, tight, stram, stramt',
  firstSteps: `first step, first steps, foot down first, first thing in the morning, out of bed, getting up, get up, gets up, første
    skritt, første skrittene, når jeg står opp, står opp, first few steps, put my foot down`,
  worried: `worried, worry, worrying, serious, dangerous, scared, afraid, anxious, concerned, concern, danger, alarm*, red flag,
    red flags, warning sign*, bekymr*, farlig, alvorlig, redd, engstelig, faresignal*, varselsignal*, is it bad, its bad, damage,
    damaging, ødelegge, ødelagt, harm, skade meg`,
  symptom: `cannot sleep, cant sleep, keeps me awake, wakes me, waking me, får ikke sove, vekker meg, holder meg våken, pop, popped, locks, locking, catches, gives way, giving way, swollen, swelling, numb, numbness,
    tingling, weak, weakness, burning, stabbing, throbbing, pinch, ache, aches, stings, sting, sharp, bruise, limp, limping, cramp,
    hovent, hoven, hevelse, nummen, prikking, svak, låser, svikter, brenner, stikker, verker, halter, blåmerke,
    hurts, hurting, sore, painful, twinge, twinges, knepp, murrer, gjør vondt`,
  helpMe: 'help, hjelp, what now, hva nå, what do i do, hva gjør jeg',
} as const;
