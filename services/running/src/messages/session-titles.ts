import type { SessionKind } from '@stridewell/contracts/web';
import type { MessageLanguage } from '@stridewell/kit/messages/catalogue';

type Text = Readonly<Record<MessageLanguage, string>>;

/** The texts of one kind of session: title, purpose and how it should feel (section 4 of the plans page). */
interface SessionWords {
  title: Text;
  purpose: Text;
  feel: Text;
}

const words = (title: Text, purpose: Text, feel: Text): SessionWords => ({ title, purpose, feel });

const EASY_TALK = {
  en: 'You can speak in full sentences, and you could go on.',
  nb: 'Du kan snakke i hele setninger, og du kunne fortsatt.',
};
const LONG_TALK = {
  en: 'Easy enough to talk right to the end.',
  nb: 'Rolig nok til at du kan prate helt til slutt.',
};
const THRESHOLD_PURPOSE = {
  en: 'Raises the pace you can hold for an hour.',
  nb: 'Hever farten du kan holde i en time.',
};
const THRESHOLD_FEEL = {
  en: 'You can say a few words. You could run the last rep again.',
  nb: 'Du kan si noen få ord. Du kunne tatt det siste draget en gang til.',
};
const STEADY_PURPOSE = { en: 'Strong aerobic running.', nb: 'Sterk, aerob løping.' };
const STEADY_FEEL = { en: 'One sentence at a time.', nb: 'Én setning om gangen.' };
const RACE_PURPOSE = { en: 'Teaches you the exact rhythm of the race.', nb: 'Lærer deg den nøyaktige rytmen i løpet.' };
const RACE_FEEL = { en: 'The first rep feels too easy.', nb: 'Det første draget føles for lett.' };
const MARATHON_PURPOSE = {
  en: 'Makes your marathon pace feel ordinary.',
  nb: 'Gjør maratonfarten din til noe vanlig.',
};
const MARATHON_FEEL = {
  en: 'Controlled: you could run one more block.',
  nb: 'Kontrollert: du kunne løpt ett drag til.',
};
const CEILING_PURPOSE = { en: 'Lifts your ceiling.', nb: 'Hever taket ditt.' };
const CEILING_FEEL = {
  en: 'You breathe hard, and all reps are even.',
  nb: 'Du puster tungt, og alle dragene er jevne.',
};
const SPEED_PURPOSE = { en: 'Economy and speed.', nb: 'Løpsøkonomi og fart.' };
const SPEED_FEEL = { en: 'Quick and relaxed, with full rests.', nb: 'Raskt og avslappet, med hele pauser.' };
const HILL_PURPOSE = { en: 'Power and good form.', nb: 'Kraft og god teknikk.' };
const HILL_FEEL = { en: 'Run tall, with short steps.', nb: 'Løp høyt, med korte steg.' };
const PLAY_PURPOSE = { en: 'Speed without pressure from the clock.', nb: 'Fart uten press fra klokka.' };
const PLAY_FEEL = {
  en: 'Playful. Slow down before your form goes.',
  nb: 'Lekent. Senk farten før teknikken ryker.',
};
const WAKE_PURPOSE = {
  en: 'Wakes up your legs. There is nothing to gain today, only something to spoil.',
  nb: 'Vekker beina. Det er ingenting å vinne i dag, bare noe å ødelegge.',
};
const WAKE_FEEL = { en: 'Stop while you want more.', nb: 'Stopp mens du har lyst på mer.' };
const TRIAL_PURPOSE = { en: 'Sets your training paces.', nb: 'Setter treningsfartene dine.' };
const TRIAL_FEEL = { en: 'Both halves are equally fast.', nb: 'Begge halvdelene er like raske.' };
const DOSES_PURPOSE = { en: 'Your running grows in small doses.', nb: 'Løpingen vokser i små doser.' };
const DOSES_FEEL = { en: 'You could talk all the time.', nb: 'Du kunne pratet hele tiden.' };

/** The texts of all kinds of sessions. Titles contain only numbers that also occur in the session's steps. */
export const SESSION_WORDS: Readonly<Record<SessionKind, SessionWords>> = {
  easy: words(
    { en: 'Easy run', nb: 'Rolig tur' },
    {
      en: 'Builds your engine and your tissues at a cost you recover from in a day.',
      nb: 'Bygger motoren og vevet til en pris du henter deg inn fra på en dag.',
    },
    EASY_TALK,
  ),
  recovery: words(
    { en: 'Recovery run', nb: 'Restitusjonstur' },
    { en: 'Gets the blood flowing. It is not training.', nb: 'Får blodet i gang. Det er ikke trening.' },
    { en: 'Shorter and slower than seems sensible.', nb: 'Kortere og saktere enn det virker fornuftig.' },
  ),
  strides: words(
    { en: 'Easy run with {reps} strides', nb: 'Rolig tur med {reps} stigningsløp' },
    { en: 'Quick legs without getting tired.', nb: 'Raske bein uten å bli sliten.' },
    { en: 'Fast and loose, never strained.', nb: 'Raskt og løst, aldri anspent.' },
  ),
  easy_hilly: words(
    { en: 'Easy hilly run', nb: 'Rolig tur i bakker' },
    { en: 'Builds strength without intervals.', nb: 'Bygger styrke uten intervaller.' },
    { en: 'Slower up, calm down.', nb: 'Saktere opp, rolig ned.' },
  ),
  easy_trail: words(
    { en: 'Easy trail run', nb: 'Rolig tur på sti' },
    { en: 'Trains ankles and balance, and clears your head.', nb: 'Trener ankler og balanse, og lufter hodet.' },
    { en: 'Ignore your pace.', nb: 'Ikke bry deg om farten.' },
  ),
  progression: words(
    { en: 'Progression run: last {work} min quicker', nb: 'Progressiv tur: siste {work} min raskere' },
    { en: 'Teaches patience first, then control.', nb: 'Lærer deg tålmodighet først, så kontroll.' },
    { en: 'In the last third you speak in short sentences.', nb: 'I siste tredel snakker du i korte setninger.' },
  ),
  medium_long: words(
    { en: 'Medium-long run', nb: 'Halvlang tur' },
    { en: 'More endurance without a second long run.', nb: 'Mer utholdenhet uten en langtur til.' },
    { en: 'As easy as the long run.', nb: 'Like rolig som langturen.' },
  ),
  long: words(
    { en: 'Long run', nb: 'Langtur' },
    { en: 'Endurance: fuel, legs and patience.', nb: 'Utholdenhet: energi, bein og tålmodighet.' },
    LONG_TALK,
  ),
  long_walk: words(
    { en: 'Long run with walk breaks', nb: 'Langtur med gåpauser' },
    {
      en: 'The same time on your feet with less strain. It is also a way to run the race.',
      nb: 'Like lang tid på beina med mindre belastning. Det er også en måte å løpe konkurransen på.',
    },
    { en: 'Walk before you need to.', nb: 'Gå før du må.' },
  ),
  long_steady: words(
    { en: 'Long run with a steady last {work} min', nb: 'Langtur med jevnt driv de siste {work} min' },
    { en: 'Running well when you are tired.', nb: 'Å løpe godt når du er sliten.' },
    { en: 'Strong, but not a race.', nb: 'Sterkt, men ingen konkurranse.' },
  ),
  long_mp: words(
    {
      en: '{blocks, plural, one {Long run with {block} min at marathon pace} other {Long run with {blocks} × {block} min at marathon pace}}',
      nb: '{blocks, plural, one {Langtur med {block} min i maratonfart} other {Langtur med {blocks} × {block} min i maratonfart}}',
    },
    MARATHON_PURPOSE,
    MARATHON_FEEL,
  ),
  long_race_finish: words(
    {
      en: '{blocks, plural, one {Long run with {block} min at race pace} other {Long run with {blocks} × {block} min at race pace}}',
      nb: '{blocks, plural, one {Langtur med {block} min i konkurransefart} other {Langtur med {blocks} × {block} min i konkurransefart}}',
    },
    { en: 'Race rhythm on tired legs.', nb: 'Konkurranserytme på slitne bein.' },
    { en: 'Focused: short phrases only.', nb: 'Fokusert: bare korte ord.' },
  ),
  long_terrain: words(
    { en: 'Long run on race terrain', nb: 'Langtur i løpsterreng' },
    {
      en: 'Climbs, descents, food and kit as on the day.',
      nb: 'Motbakker, nedoverbakker, mat og utstyr som på dagen.',
    },
    { en: 'Hike early on the steep parts.', nb: 'Gå tidlig i de bratte partiene.' },
  ),
  long_second: words(
    { en: 'Second long run', nb: 'Andre langtur' },
    { en: 'Endurance on tired legs without one huge run.', nb: 'Utholdenhet på slitne bein uten én enorm tur.' },
    { en: 'A slow start is normal.', nb: 'En treg start er normalt.' },
  ),
  cruise: words(
    { en: 'Cruise intervals: {reps} × 6 min', nb: 'Terskelintervaller: {reps} × 6 min' },
    THRESHOLD_PURPOSE,
    THRESHOLD_FEEL,
  ),
  cruise_short: words(
    { en: 'Short cruise intervals: {reps} × 4 min', nb: 'Korte terskelintervaller: {reps} × 4 min' },
    THRESHOLD_PURPOSE,
    THRESHOLD_FEEL,
  ),
  tempo: words(
    { en: 'Threshold blocks: {reps} × 10 min', nb: 'Terskeldrag: {reps} × 10 min' },
    THRESHOLD_PURPOSE,
    THRESHOLD_FEEL,
  ),
  tempo_run: words({ en: 'Tempo run: {work} min', nb: 'Tempoløp: {work} min' }, THRESHOLD_PURPOSE, THRESHOLD_FEEL),
  over_under: words(
    { en: 'Over-unders: {reps} × (3 min + 1 min)', nb: 'Over–under: {reps} × (3 min + 1 min)' },
    { en: 'Teaches you to recover while you run on.', nb: 'Lærer deg å hente deg inn mens du løper videre.' },
    { en: 'It stings, then it settles.', nb: 'Det svir, så roer det seg.' },
  ),
  steady: words(
    { en: 'Steady run: {reps} × 10 min in the middle', nb: 'Jevnt driv: {reps} × 10 min i midten' },
    STEADY_PURPOSE,
    STEADY_FEEL,
  ),
  race_mp: words(
    { en: 'Marathon-pace run: {work} min', nb: 'Maratonfart: {work} min' },
    MARATHON_PURPOSE,
    MARATHON_FEEL,
  ),
  race_half: words(
    { en: 'Half-marathon pace: {reps} × 15 min', nb: 'Halvmaratonfart: {reps} × 15 min' },
    RACE_PURPOSE,
    RACE_FEEL,
  ),
  race_10k: words({ en: '10k pace: {reps} × 2 km', nb: '10 km-fart: {reps} × 2 km' }, RACE_PURPOSE, RACE_FEEL),
  vo2_1k: words(
    { en: 'Kilometre reps: {reps} × 1 km at 5k pace', nb: 'Kilometerdrag: {reps} × 1 km i 5 km-fart' },
    RACE_PURPOSE,
    RACE_FEEL,
  ),
  vo2_3: words(
    { en: '3-minute intervals: {reps} × 3 min', nb: '3-minuttersintervaller: {reps} × 3 min' },
    CEILING_PURPOSE,
    CEILING_FEEL,
  ),
  vo2_2: words(
    { en: '2-minute intervals: {reps} × 2 min', nb: '2-minuttersintervaller: {reps} × 2 min' },
    CEILING_PURPOSE,
    CEILING_FEEL,
  ),
  pyramid: words(
    {
      en: '{reps, plural, one {Pyramid: 1-2-3-2-1 min} other {Pyramid: {reps} × 1-2-3-2-1 min}}',
      nb: '{reps, plural, one {Pyramide: 1-2-3-2-1 min} other {Pyramide: {reps} × 1-2-3-2-1 min}}',
    },
    CEILING_PURPOSE,
    CEILING_FEEL,
  ),
  thirty30: words(
    { en: '30–30s: {reps} × 30 s quick, 30 s easy', nb: '30–30: {reps} × 30 s raskt, 30 s rolig' },
    { en: 'Much quick running for little strain.', nb: 'Mye rask løping for lite belastning.' },
    { en: 'It flows.', nb: 'Det flyter.' },
  ),
  rep_400: words({ en: 'Quick 400s: {reps} × 400 m', nb: 'Raske 400-ere: {reps} × 400 m' }, SPEED_PURPOSE, SPEED_FEEL),
  rep_200: words({ en: 'Quick 200s: {reps} × 200 m', nb: 'Raske 200-ere: {reps} × 200 m' }, SPEED_PURPOSE, SPEED_FEEL),
  hills_short: words(
    { en: 'Short hills: {reps} × 30 s uphill', nb: 'Korte bakker: {reps} × 30 s opp' },
    HILL_PURPOSE,
    HILL_FEEL,
  ),
  hills_long: words(
    { en: 'Long hills: {reps} × 2 min uphill', nb: 'Lange bakker: {reps} × 2 min opp' },
    HILL_PURPOSE,
    HILL_FEEL,
  ),
  hills_steady: words(
    { en: 'Rolling hills: {reps} × 10 min at steady effort', nb: 'Kupert: {reps} × 10 min med jevn innsats' },
    STEADY_PURPOSE,
    STEADY_FEEL,
  ),
  fartlek: words(
    { en: 'Fartlek: {reps} × 1 min on, 1 min easy', nb: 'Fartslek: {reps} × 1 min på, 1 min rolig' },
    PLAY_PURPOSE,
    PLAY_FEEL,
  ),
  fartlek_free: words(
    { en: 'Free fartlek: {work} min by feel', nb: 'Fri fartslek: {work} min på følelse' },
    PLAY_PURPOSE,
    PLAY_FEEL,
  ),
  openers: words(
    { en: 'Openers: {reps} × {block} min at race pace', nb: 'Oppvåkning: {reps} × {block} min i konkurransefart' },
    WAKE_PURPOSE,
    WAKE_FEEL,
  ),
  shakeout: words(
    { en: 'Day-before jog with {reps} strides', nb: 'Joggetur dagen før med {reps} stigningsløp' },
    WAKE_PURPOSE,
    WAKE_FEEL,
  ),
  trial_20: words({ en: 'Time trial: 20 minutes', nb: 'Testløp: 20 minutter' }, TRIAL_PURPOSE, TRIAL_FEEL),
  trial_5k: words({ en: 'Time trial: 5 km', nb: 'Testløp: 5 km' }, TRIAL_PURPOSE, TRIAL_FEEL),
  race: words(
    { en: 'Race day', nb: 'Konkurransedag' },
    { en: 'The day itself.', nb: 'Selve dagen.' },
    { en: 'Patient first, brave last.', nb: 'Tålmodig først, modig til slutt.' },
  ),
  runwalk: words(
    {
      en: '{reps, plural, one {Walk-run: {run} min run} other {Walk-run: {reps} × ({run} min run, {walk} min walk)}}',
      nb: '{reps, plural, one {Gå–løp: {run} min løp} other {Gå–løp: {reps} × ({run} min løp, {walk} min gange)}}',
    },
    DOSES_PURPOSE,
    DOSES_FEEL,
  ),
  ladder: words({ en: 'Walk-run, stage {stage}', nb: 'Gå–løp, trinn {stage}' }, DOSES_PURPOSE, DOSES_FEEL),
  walk: words(
    { en: 'Brisk walk', nb: 'Rask gåtur' },
    { en: 'It counts.', nb: 'Det teller.' },
    {
      en: 'Brisk.',
      nb: 'Raskt.',
    },
  ),
};
