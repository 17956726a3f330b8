import { PROGRESS_TEXTS } from '@stridewell/contracts/web';
import { ofSides, TEST_ARGUMENT } from './test-names.ts';

/** Missing requirements for the next phase, for the ladder or for marking an injury as healed. */
export const MISSING = {
  // The fixed sentence of section 3.0 of the domain page.
  'missing.minimum': {
    en: 'Feeling good is a good sign. This phase takes at least {days, plural, =0 {{sessions, plural, one {# more session} other {# more sessions}}} other {{days, plural, one {# more day} other {# more days}} and {sessions, plural, one {# more session} other {# more sessions}}}}, because tissue is slower than pain.',
    nb: 'At det kjennes bra, er et godt tegn. Denne fasen tar minst {days, plural, =0 {{sessions, plural, one {# økt} other {# økter}}} other {{days, plural, one {# dag} other {# dager}} og {sessions, plural, one {# økt} other {# økter}}}} til, fordi vev er tregere enn smerte.',
  },
  'missing.test': {
    en: `Next: ${TEST_ARGUMENT.en}.${ofSides(' It takes two minutes, good side first.')}`,
    nb: `Neste: ${TEST_ARGUMENT.nb}.${ofSides(' Det tar to minutter, den friske siden først.')}`,
  },
  'missing.test_days': {
    en: `Next: ${TEST_ARGUMENT.en}, on {days} days. So far: {done} of {days}.`,
    nb: `Neste: ${TEST_ARGUMENT.nb}, på {days} dager. Hittil: {done} av {days}.`,
  },
  'missing.later': {
    en: `Later: ${TEST_ARGUMENT.en}. It opens when your hops and runs have come that far.`,
    nb: `Senere: ${TEST_ARGUMENT.nb}. Den åpner når hoppene og løpingen din har kommet så langt.`,
  },
  'missing.calm': {
    en: 'It takes {checkins} check-ins in a row with pain {pain, plural, =0 {0} other {{pain} or less}} and calm mornings.',
    nb: 'Det trengs {checkins} innsjekker på rad med smerte {pain, plural, =0 {0} other {høyst {pain}}} og rolige morgener.',
  },
  'missing.mornings': {
    en: 'The usual pain of your mornings has to be {max} or less.',
    nb: 'Den vanlige morgensmerten må være {max} eller mindre.',
  },
  'missing.mornings_start': {
    en: 'Your mornings must be no worse than in the first week of this phase.',
    nb: 'Morgenene må ikke være verre enn i den første uka av denne fasen.',
  },
  'missing.pain_free': {
    en: 'It takes {days} days without any pain.',
    nb: 'Det trengs {days} dager helt uten smerte.',
  },
  'missing.impact': {
    en: 'A doctor has to agree to running and hopping; note the date in your profile.',
    nb: 'En lege må si ja til løping og hopp; skriv datoen i profilen.',
  },
  'missing.morning': {
    en: 'Answer how the morning was when you check in: days without that answer do not count.',
    nb: 'Svar på hvordan morgenen var når du sjekker inn: dager uten det svaret teller ikke.',
  },
  'missing.groin': {
    en: 'The doctor or physiotherapist who looked at your groin has to see it again; note the date in your profile.',
    nb: 'Legen eller fysioterapeuten som så på lysken, må se på den igjen; skriv datoen i profilen.',
  },
  'missing.ladder': {
    en: 'The last stage of the walk-run ladder comes first.',
    nb: 'Det siste trinnet på stigen kommer først.',
  },
  'missing.calm_checkins': {
    en: 'It takes {checkins} check-ins in two weeks with pain 1 or less and calm mornings.',
    nb: 'Det trengs {checkins} innsjekker på to uker med smerte høyst 1 og rolige morgener.',
  },
  'missing.phase': {
    en: 'Phase 3 and its tests come first.',
    nb: 'Fase 3 og testene i den kommer først.',
  },
  'healed.ready': {
    en: 'All tests passed. Twelve weeks of two short sessions keep it that way.',
    nb: 'Alle testene er bestått. Tolv uker med to korte økter holder det slik.',
  },
} as const;

/** Results of tests. */
export const TEST = {
  'test.name': TEST_ARGUMENT,
  'test.passed': { en: 'Passed.', nb: 'Bestått.' },
  'test.waiting': {
    en: 'Passed, if tomorrow morning is as usual.',
    nb: 'Bestått, hvis morgendagen er som vanlig.',
  },
  'test.uneven': {
    en: '{value} of {other}: {percent} percent of the other side. From {from} you move on. Keep loading.',
    nb: '{value} av {other}: {percent} prosent av den andre siden. Fra {from} går du videre. Fortsett å trene den.',
  },
  'test.worse': {
    en: 'The morning after was worse, so it does not count yet.',
    nb: 'Morgenen etter var verre, så den teller ikke ennå.',
  },
  'test.late': {
    en: 'Nobody checked in within two days, so it does not count. Do it again on a day before a check-in.',
    nb: 'Det kom ingen innsjekk innen to dager, så den teller ikke. Gjør den igjen dagen før en innsjekk.',
  },
  'test.unanswered': {
    en: 'The check-in after it did not say how the morning was, so it does not count. Do it again, and answer the next morning.',
    nb: 'Innsjekken etterpå sa ikke hvordan morgenen var, så den teller ikke. Gjør den igjen, og svar neste morgen.',
  },
  'test.sore': {
    en: 'Your muscles were sore the morning after, so it does not count yet. Do it again on a fresh day.',
    nb: 'Du var støl morgenen etter, så den teller ikke ennå. Gjør den igjen en dag du er uthvilt.',
  },
  'test.pain': {
    en: 'It hurt more than {limit, plural, =0 {it may here: it has to be free of pain} other {{limit}}}, so it is too early. Leave it for three days at least.',
    nb: 'Det gjorde mer vondt enn {limit, plural, =0 {det får gjøre her: den må være smertefri} other {{limit}}}, så det er for tidlig. La den ligge i minst tre dager.',
  },
  'test.below': {
    en: 'Not yet: {value}, and it takes {least}. Keep loading, and try again in three days.',
    nb: 'Ikke ennå: {value}, og det trengs {least}. Fortsett å trene, og prøv igjen om tre dager.',
  },
  'test.above': {
    en: 'Not yet: {value}, and it has to be {most, plural, =0 {0} other {{most} or less}}. Try again in three days.',
    nb: 'Ikke ennå: {value}, og det må være {most, plural, =0 {0} other {{most} eller mindre}}. Prøv igjen om tre dager.',
  },
  'test.swelling': {
    en: 'Not yet: it was more swollen than the day before. Try again in three days.',
    nb: 'Ikke ennå: den var mer hoven enn dagen før. Prøv igjen om tre dager.',
  },
  'test.one_side': {
    en: 'The other side is missing, and both are compared. Do the test again with both, in three days.',
    nb: 'Den andre siden mangler, og de to sammenlignes. Gjør testen igjen med begge, om tre dager.',
  },
  'test.failed': {
    en: 'Not yet. Keep loading, and try again in three days.',
    nb: 'Ikke ennå. Fortsett å trene, og prøv igjen om tre dager.',
  },
} as const;

/** Reasons for the gate's level that came with the second edition of the programme. */
export const GATE_2 = {
  'gate.flare': {
    en: 'Walking only: a flare-up is common and rarely means damage. Two calmer days, then one step back.',
    nb: 'Bare gange: en oppblussing er vanlig og betyr sjelden skade. To roligere dager, så ett steg tilbake.',
  },
  'gate.impact': {
    en: 'Walking only while a sign speaks against impact: pain on hopping, one sore point or the groin.',
    nb: 'Bare gange så lenge et tegn taler mot støt: vondt ved hopp, ett ømt punkt eller lysken.',
  },
  'gate.bone_rest': {
    en: 'No running until three days in a row are free of pain. If it comes back, see your doctor.',
    nb: 'Ingen løping før tre dager på rad er smertefrie. Kommer det tilbake, gå til legen din.',
  },
  'gate.bone_again': {
    en: 'No running: the bone has hurt twice. Go back to your doctor, and note the date of the new yes in your profile.',
    nb: 'Ingen løping: beinet (knokkelen) har gjort vondt to ganger. Gå tilbake til legen, og skriv datoen for det nye ja-et i profilen.',
  },
  'gate.impact_again': {
    en: 'Walking only: the bone has hurt since your doctor agreed to running. Ask again, and note the new date in your profile.',
    nb: 'Bare gange: beinet (knokkelen) har gjort vondt etter at legen sa ja til løping. Spør igjen, og skriv den nye datoen i profilen.',
  },
  'gate.groin_run': {
    en: 'No running: the groin hurt on a run. Go back to the doctor or physiotherapist who looked at it, and note the new date in your profile.',
    nb: 'Ingen løping: det gjorde vondt i lysken på en løpetur. Gå tilbake til legen eller fysioterapeuten som så på det, og skriv den nye datoen i profilen.',
  },
  'gate.groin_squeeze': {
    en: 'No running: the squeeze test hurt a lot. Let the doctor or physiotherapist who looked at your groin see it again, and note the new date in your profile.',
    nb: 'Ingen løping: klemmetesten gjorde svært vondt. La legen eller fysioterapeuten som så på lysken, se på den igjen, og skriv den nye datoen i profilen.',
  },
  'gate.sign': {
    en: 'No running and no hopping: this can come from the bone. It stays so until a doctor or physiotherapist has looked at it, or five days in a row are free of it and of pain.',
    nb: 'Ingen løping og ingen hopping: dette kan komme fra beinet (knokkelen). Det gjelder til en lege eller fysioterapeut har sett på det, eller fem dager på rad er fri for det og for smerte.',
  },
  'gate.cauda': {
    en: 'No running: numbness in the saddle area, or a change of bladder or bowel, needs a doctor at once: call 113, outside Norway your emergency number. Tell the safety questions who has looked at it.',
    nb: 'Ingen løping: nummenhet i skrittet, eller endret blære eller tarm, må ses av lege med en gang: ring 113, utenfor Norge ditt nødnummer. Fortell i sikkerhetsspørsmålene hvem som har sett på det.',
  },
  'gate.leg': {
    en: 'Walking only: the pain goes below the knee. It stays so until a doctor or physiotherapist has looked at it, or five days in a row are free of that.',
    nb: 'Bare gange: smerten går nedenfor kneet. Det gjelder til en lege eller fysioterapeut har sett på det, eller fem dager på rad er fri for det.',
  },
  'gate.test_pain': {
    en: 'Walking only: a test for running hurt more than it may. Try it again after three days. Running opens when it stays within its limit.',
    nb: 'Bare gange: en løpetest gjorde mer vondt enn den får gjøre. Prøv den igjen etter tre dager. Løpingen åpner når den holder seg innenfor grensa.',
  },
  'gate.grab': {
    en: 'Walking only after the sudden pain: {days, plural, one {# more calm day} other {# more calm days}} in a row with pain 2 or less, then the tests for running again.',
    nb: 'Bare gange etter den plutselige smerten: {days, plural, one {# rolig dag} other {# rolige dager}} til på rad med smerte høyst 2, så løpetestene på nytt.',
  },
  'gate.grab_test': {
    en: 'Walking only after the sudden pain: the calm days are done. Pass the tests for running again, and check in the next morning.',
    nb: 'Bare gange etter den plutselige smerten: de rolige dagene er over. Bestå løpetestene på nytt, og ta innsjekken neste morgen.',
  },
  'gate.mornings': {
    en: 'Walking only: your usual morning pain this week is {pain}, and running needs {max} or less.',
    nb: 'Bare gange: den vanlige morgensmerten denne uka er {pain}, og løping krever {max} eller mindre.',
  },
  'gate.phase': {
    en: 'Walking only until phase {phase}: the exercises prepare the tissue first.',
    nb: 'Bare gange til fase {phase}: øvelsene forbereder vevet først.',
  },
  'gate.day': {
    en: 'Walking only for at least {days, plural, one {# more day} other {# more days}}: tissue is slower than pain.',
    nb: 'Bare gange i minst {days, plural, one {# dag} other {# dager}} til: vev er tregere enn smerte.',
  },
} as const;

/** Frequency with which the exercises of a list are done. */
export const FREQUENCY = {
  'frequency.daily': { en: 'Daily', nb: 'Hver dag' },
  'frequency.thrice': { en: '3 times a week', nb: '3 ganger i uka' },
  'frequency.twice': { en: '2 times a week', nb: '2 ganger i uka' },
  'frequency.light_days': { en: 'On lighter days', nb: 'På lette dager' },
  'frequency.rest_days': { en: 'On rest days', nb: 'På hviledager' },
} as const;

/** Referrals to a clinician of section 1.11 of the domain page. */
export const REFERRAL_2 = {
  'referral.bone_again': {
    en: 'The bone has hurt twice: go back to your doctor before you go on.',
    nb: 'Beinet (knokkelen) har gjort vondt to ganger: gå tilbake til legen før du fortsetter.',
  },
  'referral.groin_run': {
    en: 'Groin pain on a run: let the doctor or physiotherapist who looked at it see you again before you run.',
    nb: 'Vondt i lysken på en løpetur: la legen eller fysioterapeuten som så på det, se på deg igjen før du løper.',
  },
  'referral.groin_squeeze': {
    en: 'The squeeze test hurt a lot: let the doctor or physiotherapist who looked at your groin see it again.',
    nb: 'Klemmetesten gjorde svært vondt: la legen eller fysioterapeuten som så på lysken, se på den igjen.',
  },
  'referral.weight_bearing': {
    en: 'Pain in the hip with weight on the leg can come from the bone: let a doctor look at it today.',
    nb: 'Vondt i hofta når du står på beinet, kan komme fra beinet (knokkelen): la en lege se på det i dag.',
  },
  'referral.sore_point': {
    en: 'One sore point at the front of the foot can be the bone: let a doctor look at it within days.',
    nb: 'Ett ømt punkt foran på foten kan være beinet (knokkelen): la en lege se på det innen noen dager.',
  },
  'referral.leg': {
    en: 'Pain below the knee can come from a nerve in the back: let a doctor or physiotherapist look at it within days. Numbness or weakness in the leg: call 116 117 the same day.',
    nb: 'Smerte nedenfor kneet kan komme fra en nerve i ryggen: la en lege eller fysioterapeut se på det innen noen dager. Er beinet numment eller svakt, ring 116 117 samme dag.',
  },
  'referral.flares': {
    en: 'Three flare-ups in four weeks: let a physiotherapist look at it in person, and bring your log.',
    nb: 'Tre oppblussinger på fire uker: la en fysioterapeut se på det, og ta med loggen.',
  },
  'referral.unsettled': {
    en: 'The flare-up has not settled in a week: let a physiotherapist look at it in person.',
    nb: 'Oppblussingen har ikke roet seg på en uke: la en fysioterapeut se på det.',
  },
  'referral.mornings_best': {
    en: 'Your mornings hurt at least two points more than in the best week of this phase: let a physiotherapist look at it in person.',
    nb: 'Morgenene gjør minst to poeng mer vondt enn i den beste uka i denne fasen: la en fysioterapeut se på det.',
  },
  'referral.mornings': {
    en: 'Your mornings have become worse two weeks in a row: let a physiotherapist look at it in person.',
    nb: 'Morgenene har blitt verre to uker på rad: la en fysioterapeut se på det.',
  },
  'referral.calm': {
    en: 'The first phase has taken longer than it should: let a doctor or physiotherapist look at it.',
    nb: 'Den første fasen har tatt lengre tid enn den bør: la en lege eller fysioterapeut se på det.',
  },
  'referral.load': {
    en: 'No step forward in four weeks of training: let a physiotherapist look at it in person.',
    nb: 'Ingen framgang på fire uker med trening: la en fysioterapeut se på det.',
  },
  'referral.stage': {
    en: 'Three weeks at the same stage of the ladder: let a physiotherapist look at it in person.',
    nb: 'Tre uker på det samme trinnet på stigen: la en fysioterapeut se på det.',
  },
  'referral.uneven': {
    en: 'The injured side is still below 70 percent of the other: let a physiotherapist look at it in person.',
    nb: 'Den skadde siden er fortsatt under 70 prosent av den andre: la en fysioterapeut se på det.',
  },
  'referral.function': {
    en: 'Six weeks have not brought back what matters most to you: let a physiotherapist look at it in person.',
    nb: 'Seks uker har ikke gitt deg tilbake det som betyr mest for deg: la en fysioterapeut se på det.',
  },
  'referral.recurrence': {
    en: 'It has come back a second time in a year: see a doctor or physiotherapist before you train it again.',
    nb: 'Den har kommet tilbake for andre gang på et år: gå til lege eller fysioterapeut før du trener den igjen.',
  },
} as const;

/** Reasons why the dose of an exercise increases, stays or decreases, and notes about the day. */
export const LOAD = {
  ...PROGRESS_TEXTS,
  'note.limp': {
    en: 'You limp today, so the work on one leg waits.',
    nb: 'Du halter i dag, så øvelsene på ett bein får vente.',
  },
  'note.bone_rest': {
    en: 'The bone has hurt, so only calm work off your feet for now.',
    nb: 'Beinet (knokkelen) har gjort vondt, så bare rolig arbeid uten vekt på beina foreløpig.',
  },
  'note.confirm_test': {
    en: 'Check in today, so that your last test counts.',
    nb: 'Ta innsjekken i dag, så teller den siste testen din.',
  },
  'note.maintenance': {
    en: 'Two short sessions a week for twelve weeks are meant to keep it away.',
    nb: 'To korte økter i uka i tolv uker skal bidra til å holde den borte.',
  },
  'note.maintenance_wait': {
    en: 'No session for this one today: it hurt more than usual at your last check-in. Check in again when it has settled.',
    nb: 'Ingen økt for denne i dag: den var vondere enn vanlig ved forrige innsjekk. Sjekk inn igjen når den har roet seg.',
  },
  'note.maintenance_missed': {
    en: 'Three weeks without a session. One short one this week helps; nothing is lost.',
    nb: 'Tre uker uten økt. Én kort denne uka hjelper; ingenting er tapt.',
  },
  'note.maintenance_checkin': {
    en: 'Check in once a week during these weeks.',
    nb: 'Sjekk inn én gang i uka i disse ukene.',
  },
  'note.few_sessions': {
    en: 'Fewer than half of the sessions in three weeks. What stopped you? The ten-minute version counts too.',
    nb: 'Under halvparten av øktene på tre uker. Hva kommer i veien? Timinuttersøkta teller også.',
  },
  'note.few_sessions_advice': {
    en: 'Six weeks with fewer than half of the sessions: a physiotherapist can fit the plan to your days.',
    nb: 'Seks uker med under halvparten av øktene: en fysioterapeut kan tilpasse planen til dagene dine.',
  },
  'note.speed_steps': {
    en: 'Before fast running: {times} × {seconds} s at 70 percent of your speed, three days later at 80, each free of pain. Then the stride test, then 90. No race effort before that.',
    nb: 'Før du løper fort: {times} × {seconds} s på 70 prosent av farten din, tre dager senere på 80, uten smerte. Så testen med stigningsløp, så 90. Ingen konkurransefart før det.',
  },
  'note.speed_last': {
    en: 'The stride test is passed. The last step is {times} × {seconds} s at 90 percent, three days after the one before. Then race effort is open.',
    nb: 'Testen med stigningsløp er bestått. Det siste steget er {times} × {seconds} s på 90 prosent, tre dager etter det forrige. Så er konkurransefart åpen.',
  },
  'note.is_back': {
    en: 'It has hurt twice this week. Is it back? Then add it again, and it starts with the calm phase.',
    nb: 'Det har gjort vondt to ganger denne uka. Er den tilbake? Legg den til igjen, så begynner den med den rolige fasen.',
  },
  'note.split_day': {
    en: 'Both injuries in one day would be too much, so they take turns: one today, the other tomorrow.',
    nb: 'Begge skadene på én dag blir for mye, så de bytter på: den ene i dag, den andre i morgen.',
  },
  'note.within_limit': {
    en: 'Pain up to {limit} during the exercises is inside the limit. If it is not back to usual tomorrow morning, we take one step back.',
    nb: 'Smerte opptil {limit} under øvelsene er innenfor grensa. Er det ikke som vanlig i morgen tidlig, tar vi ett steg tilbake.',
  },
} as const;
