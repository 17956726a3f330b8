import { showsRunningStopped } from './day-copy.ts';
import { adviceFor, type Recommendation, type RecommendationCopy } from './recommendations.ts';

/** The fixed copy of the recommendations in Norwegian. */
export const RECOMMENDATION_COPY_NB: Record<Recommendation, RecommendationCopy> = {
  Push: {
    kind: 'Hard trening',
    headline: 'Klar for en hard økt.',
    text: 'Du virker uthvilt. Er det planlagt en hard økt, ta den med god oppvarming og stopp mens du har ett godt drag igjen. Ingen hard økt i dag? Hold det rolig og spar overskuddet.',
    effort: 'Høy intensitet er greit. Lengre enn du er vant til, er det ikke.',
  },
  Adapt: {
    kind: 'Moderat intensitet',
    headline: 'Tren, men trim økta.',
    text: 'Du er i orden, men ikke i toppslag. Behold typen økt og kutt omtrent en tredel av den harde delen, eller gå én sone ned. Kjennes det bra etter 15 minutter, fullfører du den forkortede økten, ikke den hele.',
    effort: 'Moderat innsats: du kan snakke i korte setninger.',
  },
  Recover: {
    kind: 'Restitusjon og lett aktivitet',
    headline: 'Hold deg i gang, men hold det lett.',
    text: 'Kroppen ber om en rolig dag. Velg 20–40 minutter med svært rolig løping, gange, sykling eller bevegelighet. Den harde økta flyttes bare hvis det passer. Ellers lar du den ligge: én økt avgjør aldri en sesong.',
    effort: 'Du skal føle deg bedre når du er ferdig, enn da du begynte.',
  },
  Reset: {
    kind: 'Hvile og full restitusjon',
    headline: 'Hvile er dagens økt.',
    text: 'Flere signaler er lave, eller noe gjør vondt. Ingen løping i dag. Sov, spis godt, og gå gjerne en kort, rolig tur hvis det hjelper. Er smerten fortsatt over 6, føler du deg syk, eller kjenner du igjen noe fra listen over faresignaler, så få det sjekket.',
    effort: 'Vi ser på det igjen i morgen; ingenting er tapt.',
  },
};

/** Norwegian headline of a day, by the plan's change to its session. */
export const PLAN_HEADLINES_NB = {
  plan: 'Planen din står.',
  trim: 'Økta er trimmet i dag.',
  light: 'Dagen din er lett.',
  rest: 'Hvil i dag.',
  noRace: 'Ikke konkurrer i dag.',
};

/** The message for days without running, in Norwegian. */
export const RUNNING_STOPPED_NB = 'Physio Coach har stoppet løpingen inntil videre: ingen løping i dag, uansett score.';

const STOPPED_COPY_NB: RecommendationCopy = {
  kind: 'Ingen løping',
  headline: 'Ingen løping inntil videre.',
  text: RUNNING_STOPPED_NB,
  effort: 'Physio Coach viser deg hva du kan gjøre i stedet.',
};

/** The copy of a Push day after low days, in Norwegian. */
export const FIRST_EASY_COPY_NB: RecommendationCopy = {
  kind: 'Rolig først',
  headline: 'Et godt tegn.',
  text: 'Først en rolig tur, hardt igjen etter én vanlig dag.',
  effort: 'Rolig innsats: du kan snakke i hele setninger.',
};

/** Returns the Norwegian copy for a day with a score; see `copyFor`. */
export const norwegianCopyFor = (day: Parameters<typeof showsRunningStopped>[0]): RecommendationCopy => {
  if (showsRunningStopped(day)) return STOPPED_COPY_NB;
  if (day.firstEasy) return FIRST_EASY_COPY_NB;
  return RECOMMENDATION_COPY_NB[adviceFor(day.recommendation, day.score, day.explanation.baseline)];
};
