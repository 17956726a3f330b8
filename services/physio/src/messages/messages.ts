import type { Messages } from '@stridewell/kit/messages/catalogue';
import { TEXTS } from '@stridewell/safety';
import { GATE } from './gate-messages.ts';
import { FREQUENCY, GATE_2, LOAD, MISSING, REFERRAL_2, TEST } from './programme.ts';
import { TOO_MUCH } from './too-much.ts';

/** Reasons shown with today's stage of the ladder. */
const LADDER = {
  'ladder.easy': {
    en: 'Flat and easy, 5 minutes of brisk walking before and after.',
    nb: 'Flatt og rolig, med 5 minutter rask gange før og etter.',
  },
  'ladder.clean': {
    en: 'Good days at this stage: {clean} of {needed}.',
    nb: 'Gode dager på dette trinnet: {clean} av {needed}.',
  },
  'ladder.walks': {
    en: 'Two brisk walks of 30 minutes open stage 1.',
    nb: 'To raske gåturer på 30 minutter åpner trinn 1.',
  },
  'ladder.checkin': {
    en: "Check in first: today's answers decide your stage.",
    nb: 'Ta innsjekken først: trinnet følger av den.',
  },
  'ladder.rest': {
    en: 'Leave at least {hours} hours between runs: rest or walk today.',
    nb: 'Minst {hours} timer mellom turene: hvil eller gå i dag.',
  },
  'ladder.unanswered': {
    en: 'Your last run does not count yet. At the check-in after a run, tell how the run felt and how the morning was.',
    nb: 'Den siste turen teller ikke ennå. Fortell ved innsjekken etter en tur hvordan turen kjentes og hvordan morgenen var.',
  },
  'ladder.wait': {
    en: 'Run in {hours, plural, one {# hour} other {# hours}} at the earliest: that leaves {least} hours between runs.',
    nb: 'Løp tidligst om {hours, plural, one {# time} other {# timer}}: da er det {least} timer mellom turene.',
  },
  // PGM-22, verbatim, with the pain of the day.
  'ladder.repeat': {
    en: 'Pain was {pain} and gone by morning: repeat this stage.',
    nb: 'Smerten var {pain} og borte neste morgen: gjenta dette trinnet.',
  },
  'ladder.repeat_run': {
    en: 'Pain was {pain} on the run: repeat this stage.',
    nb: 'Smerten var {pain} på turen: gjenta dette trinnet.',
  },
  'ladder.repeat_today': {
    en: 'Pain is {pain} today: repeat this stage, and stop if it rises on the way.',
    nb: 'Smerten er {pain} i dag: gjenta dette trinnet, og stopp hvis den øker underveis.',
  },
  // PGM-23, verbatim.
  'ladder.back_worse': {
    en: 'Worse this morning - one stage back. That is information, not failure.',
    nb: 'Verre i morges - ett trinn tilbake. Det er informasjon, ikke et nederlag.',
  },
  'ladder.back_run': {
    en: 'Pain was {pain} on the run - one stage back. That is information, not failure.',
    nb: 'Smerten var {pain} på turen - ett trinn tilbake. Det er informasjon, ikke et nederlag.',
  },
  'ladder.back_flare': {
    en: 'It flared up - one stage back. That is information, not failure.',
    nb: 'Det blusset opp - ett trinn tilbake. Det er informasjon, ikke et nederlag.',
  },
  'ladder.back_bone': {
    en: 'The bone has hurt - one stage back. Running waits until it is free of pain.',
    nb: 'Beinet (knokkelen) har gjort vondt - ett trinn tilbake. Løpingen venter til det er smertefritt.',
  },
  'ladder.confirm': {
    en: 'After the break, run the last stage once. If the morning after is as usual, all running is open again.',
    nb: 'Etter pausen løper du det siste trinnet én gang. Er morgenen etter som vanlig, er all løping åpen igjen.',
  },
  'ladder.too_far': {
    en: 'Your last run was {minutes} min, and this stage is {most}: no run until three days have passed.',
    nb: 'Den siste turen var {minutes} min, og dette trinnet er {most}: ingen løping før det har gått tre dager.',
  },
  'ladder.long': {
    en: 'Your last session was {minutes} min, and this stage is {most}, so it does not count. Repeat the stage as it is written.',
    nb: 'Den siste økta var {minutes} min, og dette trinnet er {most}, så den teller ikke. Gjenta trinnet slik det står.',
  },
  'ladder.walked': {
    en: 'Your last session was recorded as a walk, so it does not count yet. If you ran as the stage says, set the activity to running.',
    nb: 'Den siste økta ble registrert som gange, så den teller ikke ennå. Løp du slik trinnet sier, sett aktiviteten til løping.',
  },
  'ladder.back_long': {
    en: 'Your last session was {minutes} min, far more than the {most} of its stage. That is the second session in a row that was too much - one stage back.',
    nb: 'Den siste økta var {minutes} min, langt mer enn de {most} på trinnet. Det er andre økt på rad som ble for mye - ett trinn tilbake.',
  },
  'ladder.back_sore': {
    en: 'Pain was {pain} in a second session in a row - one stage back. That is information, not failure.',
    nb: 'Smerten var {pain} i en andre økt på rad - ett trinn tilbake. Det er informasjon, ikke et nederlag.',
  },
} as const;

const TIMES_EN =
  '{times, plural, =2 {twice} =3 {three times} =4 {four times} =5 {five times} =8 {eight times} other {# times}}';
const TIMES_NB =
  '{times, plural, =2 {to ganger} =3 {tre ganger} =4 {fire ganger} =5 {fem ganger} =8 {åtte ganger} other {# ganger}}';

/** The minutes of running and walking at a stage of the ladder, in a runner's words. */
const SESSION = {
  walk: { en: '{walk} min of brisk walking', nb: '{walk} min rask gange' },
  repeated: {
    en: `run {run} min, walk {walk}, ${TIMES_EN}`,
    nb: `løp {run} min, gå {walk}, ${TIMES_NB}`,
  },
  split: {
    en: 'run {first} min, walk {walk}, run {second}',
    nb: 'løp {first} min, gå {walk}, løp {second}',
  },
  thirds: {
    en: 'run {first} min, walk {walk}, run {second}, walk {walk}, run {third}',
    nb: 'løp {first} min, gå {walk}, løp {second}, gå {walk}, løp {third}',
  },
  whole: { en: 'run {run} min without a break', nb: 'løp {run} min uten pause' },
} as const;

const stage = ({ en, nb }: { en: string; nb: string }) => ({ en: `Stage {stage}: ${en}`, nb: `Trinn {stage}: ${nb}` });

const next = ({ en, nb }: { en: string; nb: string }) => ({
  en: `Stage {stage} is next: ${en}. That is not your old long run.`,
  nb: `Trinn {stage} er det neste: ${nb}. Det er ikke den gamle langturen din.`,
});

const STAGE = {
  'stage.walk': stage(SESSION.walk),
  'stage.repeated': stage(SESSION.repeated),
  'stage.split': stage(SESSION.split),
  'stage.thirds': stage(SESSION.thirds),
  'stage.whole': stage(SESSION.whole),
} as const;

/** Reasons for today's dose, and for an exercise list shorter than the full programme. */
const DOSE = {
  'dose.checkin': {
    en: 'Check in first: your answers decide today’s dose.',
    nb: 'Ta innsjekken først: dagens dose følger av den.',
  },
  'dose.red_flag': {
    en: 'You have reported a red flag: no exercises and no running.',
    nb: 'Du har meldt fra om et faresignal: ingen øvelser og ingen løping.',
  },
  // DOSE-22, verbatim.
  'dose.above_6': {
    en: 'Above 6 today: only breathing and gentle holds. If it is still above 6 after three days, see someone.',
    nb: 'Over 6 i dag: bare pust og rolige statiske øvelser. Er det fortsatt over 6 etter tre dager, la noen se på det.',
  },
  'dose.above_6_days': {
    en: 'Above 6 for three days now: only breathing and gentle holds. Do not wait longer: let a doctor or physiotherapist see it now.',
    nb: 'Over 6 i tre dager nå: bare pust og rolige statiske øvelser. Vent ikke mer: la en lege eller fysioterapeut se på det nå.',
  },
  'dose.half_pain': {
    en: 'Pain 6 today: half the sets, as holds.',
    nb: 'Smerte 6 i dag: halvparten av settene, som statiske hold.',
  },
  'dose.half_worse': {
    en: 'Worse this morning: half the sets, as holds, one step down.',
    nb: 'Verre i morges: halvparten av settene, som statiske hold, ett nivå ned.',
  },
  // The fixed sentence of section 3.0 of the domain page, before the dose.
  'dose.half_flare': {
    en: 'A flare-up is common and rarely means damage. Two calmer days, then one step back: half the sets, as holds.',
    nb: 'En oppblussing er vanlig og betyr sjelden skade. To roligere dager, så ett steg tilbake: halvparten av settene, som statiske hold.',
  },
  'dose.half_leg': {
    en: 'The pain goes below the knee: half the sets, as holds, and nothing that sends it further down.',
    nb: 'Smerten går nedenfor kneet: halvparten av settene, som statiske hold, og ingenting som sender den lenger ned.',
  },
  'dose.half_irritated': {
    en: 'Still irritated after the last session: half the sets, as holds.',
    nb: 'Det har ikke roet seg nok: halvparten av settene, som statiske hold.',
  },
  'dose.half_sorer': {
    en: 'Sorer than it should be after the last sessions: half the sets, as holds, one step down.',
    nb: 'Vondere enn det bør være etter de siste øktene: halvparten av settene, som statiske hold, ett nivå ned.',
  },
  'dose.hold_hour': {
    en: 'An hour after the last session it hurt more than the limit: the same as last time, and nothing more yet.',
    nb: 'En time etter forrige økt gjorde det mer vondt enn grensa: det samme som sist, og ikke mer ennå.',
  },
  'dose.hold_bone': {
    en: 'The bone has hurt since your last check-in: no heavy work, and only what is free of pain.',
    nb: 'Beinet (knokkelen) har gjort vondt siden sist innsjekk: ikke noe tungt, og bare det som er smertefritt.',
  },
  'dose.hold_unanswered': {
    en: 'Pain {pain}, and you did not say how this morning was: the same as last time. If you are sorer than usual, do half.',
    nb: 'Smerte {pain}, og du har ikke sagt hvordan morgenen var: det samme som sist. Er det vondere enn vanlig, tar du halvparten.',
  },
  'dose.above_limit': {
    en: 'Pain {pain} is above {limit}, the limit for exercises here: the easier variants today.',
    nb: 'Smerte {pain} er over {limit}, som er grensa for øvelser her: de lettere variantene i dag.',
  },
  'dose.rest': {
    en: 'Pain {pain}, and back to usual: today is the rest day of your week, with calm holds only.',
    nb: 'Smerte {pain}, og som vanlig: i dag er hviledagen i uka, med bare rolige statiske øvelser.',
  },
  'dose.hold': {
    en: 'Pain {pain}, and back to usual by morning: the full programme, the same as last time.',
    nb: 'Smerte {pain}, og som vanlig om morgenen: hele programmet, det samme som sist.',
  },
  'dose.full': {
    en: 'Pain {pain}, and back to usual: the full programme.',
    nb: 'Smerte {pain}, og som vanlig: hele programmet.',
  },
  'dose.progress': {
    en: 'Pain {pain}, and back to usual again: the full programme, and you may add a little.',
    nb: 'Smerte {pain}, og som vanlig igjen: hele programmet, og du kan legge på litt.',
  },
  'note.hip': {
    en: 'A clinician should see this hip before you load it. Until then, do gentle work off your feet.',
    nb: 'En lege eller fysioterapeut bør se denne hofta før du belaster den: rolig arbeid uten vekt på beina til da.',
  },
  'note.bone': {
    en: 'With this kind of pain, leave out the heavy work until you are pain-free.',
    nb: 'Med denne typen smerte venter det tunge arbeidet til det er smertefritt.',
  },
  'note.rest_day': {
    en: 'You did heavy work yesterday, so today is a light day.',
    nb: 'Du trente tungt i går, så i dag er en lett dag.',
  },
  'note.rest_week': {
    en: 'You have done heavy work on {days} of the last 7 days, so today is a light day.',
    nb: 'Du har trent tungt på {days} av de siste 7 dagene, så i dag er en lett dag.',
  },
} as const;

/** Reasons for exclusions, and which clinician to see. No diagnosis, no medicine (section D of the domain page). */
const EXCLUSION = {
  'exclusion.urgent_triage': {
    en: 'Your answers to the safety questions mean that someone should look at you today: call 116 117, or 113 in an emergency; outside Norway, your local numbers. Both coaches pause until then. Tell the safety questions who has looked at it.',
    nb: 'Svarene dine på sikkerhetsspørsmålene betyr at noen må se på deg i dag: ring 116 117, eller 113 når det haster; utenfor Norge dine lokale numre. Begge trenerne venter til da. Fortell i sikkerhetsspørsmålene hvem som har sett på det.',
  },
  'exclusion.safety_answer': {
    en: 'One of your safety answers needs a doctor or physiotherapist to look at it within days. Do not run or exercise on it until then, and tell the safety questions who has looked.',
    nb: 'Et av svarene på sikkerhetsspørsmålene gjør at en lege eller fysioterapeut bør se på det innen noen dager. Ikke løp eller tren på det før det, og fortell i sikkerhetsspørsmålene hvem som har sett på det.',
  },
  'exclusion.safety_unanswered': {
    en: 'Answer the safety questions for your injury, and the programme begins. They take a minute, and tell whether a doctor should look at it first.',
    nb: 'Svar på sikkerhetsspørsmålene om skaden, så begynner programmet. De tar et minutt, og viser om en lege bør se på det først.',
  },
  'exclusion.minor': {
    en: 'Stridewell cannot make a programme for anybody under 18. A doctor or physiotherapist, together with a parent or guardian, can help.',
    nb: TEXTS.minor.nb,
  },
  'exclusion.pregnancy': {
    en: 'Stridewell cannot make a programme during pregnancy or in the first 12 weeks after a birth. Your midwife or doctor can tell which training suits you.',
    nb: TEXTS.pregnancy.nb,
  },
  'exclusion.surgery': {
    en: 'Stridewell cannot make a programme in the first six months after an operation. Ask your surgeon, doctor or physiotherapist what to do and when; if it is longer ago, say so in your profile.',
    nb: TEXTS.surgery.nb,
  },
  'exclusion.high_risk_bone': {
    en: 'Your profile names a bone site that needs a plan made by a doctor, often with a picture of the bone. Stop running and hopping, and see a doctor before any exercises.',
    nb: 'Profilen din nevner et sted i en knokkel som trenger en plan fra lege, ofte med bilde. Ikke løp og ikke hopp, og gå til lege før du gjør øvelser.',
  },
  'exclusion.sudden_onset': {
    en: 'Your injury began suddenly, with a sign that needs an examination first. Do not run or exercise on it until a doctor or physiotherapist has seen it, and note in your profile when they have agreed.',
    nb: 'Det begynte brått og med et tegn som må undersøkes først. Ikke løp eller tren på det før en lege eller fysioterapeut har sett på det, og skriv i profilen når de har sagt ja.',
  },
  // The two fixed texts of section 3.0 of the domain page.
  'exclusion.groin_not_assessed': {
    en: 'Groin pain in a runner can come from the bone. Have it looked at first, within days; today if it hurts at night or when you stand on the leg. Note in your profile when somebody has.',
    nb: 'Vondt i lysken hos en løper kan komme fra beinet (knokkelen). La noen se på det først, innen noen dager; i dag hvis det gjør vondt om natta eller når du står på beinet. Skriv det i profilen når noen har gjort det.',
  },
  'exclusion.bone_not_cleared': {
    en: "A stress injury in a bone needs a doctor's plan first. When a doctor has cleared you for exercise, note the date and the site in your profile.",
    nb: 'En belastningsskade i bein (knokkel) trenger først en plan fra lege. Når en lege har klarert deg for trening, skriv dato og sted i profilen.',
  },
  'exclusion.second_recurrence': {
    en: 'This muscle has come back for the second time in a year. Do not run or exercise on it until a doctor or physiotherapist has seen it, and note in your profile when they have agreed.',
    nb: 'Denne muskelskaden er tilbake for andre gang på et år. Ikke løp og ikke tren den før en lege eller fysioterapeut har sett på den, og skriv det i profilen når de har sagt ja.',
  },
  'exclusion.shin_focal': {
    en: 'Shin pain at one point, on hopping or at rest needs checking before you run again. Stop running, see a doctor within days and ask whether a picture of the bone is needed; until then only pain-free exercise without impact.',
    nb: 'Vondt i leggen på ett punkt, når du hopper eller i ro må undersøkes før du løper igjen. Ikke løp nå. Gå til lege innen noen dager og spør om det trengs bilde av knokkelen; til da bare smertefri trening uten støt.',
  },
  'exclusion.tendon_medicine': {
    en: 'A treatment you mentioned can make tendons easier to injure for a while. Do not run or load it heavily before your doctor has been asked; change nothing you take on your own.',
    nb: TEXTS.tendon.nb,
  },
} as const;

/** Referrals to a clinician that apply without a red flag (DOSE-20, PGM-21, TRIAGE-20 to TRIAGE-32). */
const REFERRAL = {
  'referral.high_pain': {
    en: 'Pain has been above 6 for three days: see a doctor or a physiotherapist.',
    nb: 'Smerten har vært over 6 i tre dager: la en lege eller fysioterapeut se på det.',
  },
  'referral.ladder': {
    en: 'The same stage of the ladder has sent you back twice: let a physiotherapist look at it in person.',
    nb: 'Det samme trinnet på stigen har sendt deg tilbake to ganger: la en fysioterapeut se på det.',
  },
  'referral.steps': {
    en: 'The dose has gone down twice in this phase: let a physiotherapist look at it in person.',
    nb: 'Dosen har gått ned to ganger i denne fasen: la en fysioterapeut se på det.',
  },
  'referral.no_gain': {
    en: 'No gain over three weeks: let a physiotherapist look at it in person.',
    nb: 'Ingen bedring på tre uker: la en fysioterapeut se på det.',
  },
  'referral.no_gain_tendon': {
    en: 'No gain over four weeks: let a physiotherapist look at it in person.',
    nb: 'Ingen bedring på fire uker: la en fysioterapeut se på det.',
  },
  'referral.groin': {
    en: 'Groin pain in a runner should be seen by a doctor before any running, even when it is mild.',
    nb: 'La en lege se på smerter i lysken før du løper igjen, også når de er svake.',
  },
  'referral.heel_squeeze': {
    en: 'A heel that hurts when squeezed from both sides should be seen by a doctor within days.',
    nb: 'En hæl som gjør vondt når den klemmes fra begge sider, bør sees av lege innen noen dager.',
  },
  'referral.heel_numb': {
    en: 'A numb or tingling sole, or a sudden tear with a bruise, should be seen by a doctor or physiotherapist within days.',
    nb: 'En fotsåle som er nummen eller prikker, eller en brå rift med et blåmerke, bør sees av lege eller fysioterapeut innen noen dager.',
  },
  'referral.knee': {
    en: 'A knee that locks, gives way, is swollen or hot, will not straighten, or was hurt in an accident should be seen by a doctor or physiotherapist.',
    nb: 'Et kne som låser seg, svikter, er hovent eller varmt, ikke lar seg strekke ut eller ble skadet i en ulykke, bør sees av lege eller fysioterapeut.',
  },
  'referral.diagnosis': {
    en: 'Without a clear diagnosis, let a doctor or physiotherapist look at it before you load it more.',
    nb: 'Uten en klar diagnose: la en lege eller fysioterapeut se på det før du belaster det mer.',
  },
  'referral.energy': {
    en: 'With several bone injuries, missed periods, eating little or losing weight, talk to your doctor about whether you get enough energy.',
    nb: 'Med flere skader i skjelettet, uteblitt menstruasjon, lite mat eller vekttap: snakk med legen din om du får i deg nok energi.',
  },
} as const;

/** Titles and texts of the alerts. */
const ALERT = {
  'alert.red_flags_title': { en: 'Red Flags Detected', nb: 'Faresignaler' },
  'alert.red_flags': {
    en: 'Please consult a healthcare professional before continuing.',
    nb: 'Snakk med lege eller annet helsepersonell før du fortsetter.',
  },
  'alert.high_pain_title': { en: 'High pain', nb: 'Mye smerte' },
  'alert.high_pain': {
    en: 'Until then, only breathing exercises and gentle isometrics are allowed.',
    nb: 'Til da er det bare rom for pusteøvelser og rolige statiske hold.',
  },
  'alert.no_programme_title': { en: 'No programme for now', nb: 'Ikke noe program nå' },
  'alert.gentle_only_title': { en: 'Gentle work only for now', nb: 'Bare rolig arbeid nå' },
  'alert.referral_title': { en: 'Time to see someone', nb: 'På tide å la noen se på det' },
  'alert.handover_title': { en: 'Ready for Running Coach!', nb: 'Klar for Running Coach!' },
  'handover.met': { en: 'The return-to-run criteria are met.', nb: 'Kriteriene for å løpe igjen er møtt.' },
  // PGM-05, verbatim, with the next stage.
  'handover.criteria': {
    en: 'You meet the start criteria: pain 2 or less, walk/run fine, tests fine.',
    nb: 'Du oppfyller startkriteriene: smerte 2 eller mindre, gange og løp går fint, testene er fine.',
  },
  // PGM-05, verbatim, at stage 1.
  'handover.first': {
    en: 'Stage 1 is 8 x 1 minute of jogging - not your old long run.',
    nb: 'Trinn 1 er 8 x 1 minutt rolig løping - ikke den gamle langturen din.',
  },
  'handover.walk': next(SESSION.walk),
  'handover.repeated': next(SESSION.repeated),
  'handover.split': next(SESSION.split),
  'handover.thirds': next(SESSION.thirds),
  'handover.whole': next(SESSION.whole),
} as const;

/** All messages of the injury rules, in both languages. */
export const MESSAGES = {
  ...LADDER,
  ...STAGE,
  ...GATE,
  ...DOSE,
  ...EXCLUSION,
  ...REFERRAL,
  ...REFERRAL_2,
  ...ALERT,
  ...GATE_2,
  ...FREQUENCY,
  ...MISSING,
  ...LOAD,
  ...TOO_MUCH,
  ...TEST,
} as const satisfies Messages<string>;

export type PhysioCode = keyof typeof MESSAGES;
