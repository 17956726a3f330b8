import type { TriagePhraseId, TriageRouteId } from '@stridewell/contracts/web';

/** Texts of one outcome of the warning-sign questions. They are fixed and written by people, like the English ones. */
export interface OutcomeTexts {
  title: string;
  text: string;
  /** Follows the word "Ikke". */
  doNot: string;
}

const RING_113 = 'Ring 113 nå';
const LEGEVAKT_NAA = 'Dra til legevakt eller akuttmottak nå';
const LEGEVAKT_I_DAG = 'Dra til legevakt eller akuttmottak i dag';
const IKKE_FRAMME = 'Kommer du deg ikke dit, ring 113; utenfor Norge det lokale nødnummeret.';
const RING_116117 = 'Ring 116 117 i dag';
const ELLERS = 'utenfor Norge den lokale legevakten';
const INNEN_DAGER = 'Gå til lege eller fysioterapeut innen noen dager';
const STOPP = 'Slutt å løpe, og gå til lege innen noen dager';
const IKKE_HOPP = 'Løp eller hopp, heller ikke for å prøve.';
const IKKE_FOER = 'Løp eller gjør dagens øvelser før noen har undersøkt det.';

/** The outcomes in Norwegian, by the route of the answer. */
const OUTCOMES: Record<TriageRouteId, OutcomeTexts> = {
  breathless: {
    title: RING_113,
    text: 'Tung pust eller brystsmerter, med eller uten hovent bein, kan bety en blodpropp eller et problem med hjertet. Det trenger hjelp nå, ikke trening. Utenfor Norge ringer du det lokale nødnummeret.',
    doNot: 'Løp, kjør selv eller gjør dagens øvelser.',
  },
  cauda_equina: {
    title: RING_113,
    text: 'Nummenhet i skrittet, en ny endring i vannlating, avføring eller seksualfunksjon, eller to svake eller numne bein kan bety trykk på nervene nederst i ryggen. Timene teller. Utenfor Norge ringer du det lokale nødnummeret.',
    doNot: 'Løp, gjør dagens øvelser eller vent for å se om det går over.',
  },
  calf_clot: {
    title: RING_113,
    text: 'En hoven, varm og vond legg kan bety en blodpropp. Det trenger hjelp nå, ikke trening. Utenfor Norge ringer du det lokale nødnummeret.',
    doNot: 'Løp, tøy eller masser leggen, eller gjør dagens øvelser.',
  },
  deformity: {
    title: LEGEVAKT_NAA,
    text: `En arm, et bein eller et ledd som ser skjevt ut, må undersøkes der før alt annet. ${IKKE_FRAMME}`,
    doNot: 'Belast det, rett det ut eller prøv det.',
  },
  four_steps: {
    title: LEGEVAKT_NAA,
    text: `Et bein som ikke bærer deg fire skritt, må undersøkes der før alt annet. ${IKKE_FRAMME}`,
    doNot: 'Belast det, hopp på det eller prøv det.',
  },
  accident: {
    title: LEGEVAKT_NAA,
    text: `Et faresignal etter et fall eller en ulykke må undersøkes der før alt annet. ${IKKE_FRAMME}`,
    doNot: 'Løp, prøv det eller gjør dagens øvelser.',
  },
  rupture: {
    title: LEGEVAKT_I_DAG,
    text: `Et smell eller et spark i hælen eller leggen kan bety en sene som har røket, og det kan også en fot som ikke kommer opp på tå. Det må skje i dag. ${IKKE_FRAMME}`,
    doNot: 'Tøy, prøv styrken eller skyv fra med foten.',
  },
  knee_no_lift: {
    title: LEGEVAKT_I_DAG,
    text: `Et strakt bein som ikke lar seg løfte etter et smell eller et fall, kan bety en sene som har røket ved kneet. Det må skje i dag. ${IKKE_FRAMME}`,
    doNot: 'Bøy det hardt, prøv styrken eller gå på det uten støtte.',
  },
  ankle_bone: {
    title: LEGEVAKT_I_DAG,
    text: `En knokkel som selv er øm ved ankelen eller i foten, kan bety at den er skadet, og det må tas et bilde i dag. ${IKKE_FRAMME}`,
    doNot: 'Løp, hopp på den eller trykk på den for å prøve.',
  },
  achilles_pop: {
    title: LEGEVAKT_I_DAG,
    text: `Et plutselig smell ved akillessenen kan bety en sene som har røket, og det må undersøkes i dag. ${IKKE_FRAMME}`,
    doNot: 'Tøy, prøv styrken eller skyv fra med foten.',
  },
  weakness: {
    title: RING_116117,
    text: `Kraft som forsvinner brått, svakhet som brer seg, eller en fot som henger, trenger lege i dag: ring 116 117; ${ELLERS}. Gjelder det ansiktet, en arm eller talen, eller blir begge beina svake, ring 113.`,
    doNot: 'Løp, kjør bil eller gjør dagens øvelser.',
  },
  joint: {
    title: RING_116117,
    text: `Et ledd som hovner opp i løpet av timer, blir varmt eller rødt, eller hovner opp med feber, trenger lege i dag: ring 116 117; ${ELLERS}.`,
    doNot: 'Løp, bøy det hardt eller gjør dagens øvelser.',
  },
  night_unwell: {
    title: 'Ring en lege i dag',
    text: `Smerter om natta sammen med feber, vekttap, tidligere kreft eller det at du føler deg syk, trenger lege i dag: din egen, eller ring 116 117; ${ELLERS}.`,
    doNot: 'Løp eller gjør dagens øvelser.',
  },
  groin: {
    title: RING_116117,
    text: `Smerter i lysken om natta, eller når du står på beinet, kan bety at knokkelen er overbelastet. Det trenger lege i dag: ring 116 117; ${ELLERS}. Bruk krykker hvis det gjør vondt å gå.`,
    doNot: IKKE_HOPP,
  },
  thigh_pop: {
    title: RING_116117,
    text: `Et smell ved sitteknuten, et stort blåmerke eller et kne som ikke lar seg bøye, kan bety at senen har løsnet. Det trenger lege i dag: ring 116 117; ${ELLERS}.`,
    doNot: 'Løp, tøy eller prøv styrken.',
  },
  testicle: {
    title: RING_116117,
    text: `Smerter i testikkelen, en kul eller feber trenger lege i dag: ring 116 117; ${ELLERS}. Kom smerten brått og er sterk, ring 113.`,
    doNot: 'Løp eller gjør dagens øvelser.',
  },
  hip_night: {
    title: RING_116117,
    text: `Smerter i hofta om natta kan komme fra knokkelen, særlig når de sitter i lysken. Det trenger lege i dag: ring 116 117; ${ELLERS}. Bruk krykker hvis det gjør vondt å gå.`,
    doNot: IKKE_HOPP,
  },
  bone: {
    title: STOPP,
    text: 'Smerter i en knokkel om natta, eller smerter når du hopper, kan bety at knokkelen er overbelastet. Gå til lege innen noen dager, og spør om det trengs et bilde av knokkelen. Flytter det seg til lysken, eller gjør det vondt å gå, ring 116 117 samme dag.',
    doNot: IKKE_HOPP,
  },
  tingling: {
    title: INNEN_DAGER,
    text: 'Prikking i ett bein eller én fot som holder seg lik, bør undersøkes innen noen dager. Brer den seg, kommer den i begge beina eller skrittet, eller forsvinner kraften, ring 113.',
    doNot: IKKE_FOER,
  },
  pop: {
    title: 'Gå til lege eller fysioterapeut før all trening',
    text: 'Et smell da det begynte brått, må undersøkes før noe program, innen noen dager. Slutter beinet å bære deg, eller hovner det raskt opp, ring 116 117 samme dag.',
    doNot: 'Løp, hopp eller begynn på øvelser før det.',
  },
  knee_locks: {
    title: 'Gå til lege eller fysioterapeut før all trening',
    text: 'Et kne som låser seg, svikter eller ikke lar seg strekke, må undersøkes før noe program, innen noen dager. Hovner det raskt opp, eller lar det seg ikke bevege i det hele tatt, ring 116 117 samme dag.',
    doNot: 'Løp, hopp, vri på det eller press det rett.',
  },
  knee_hot: {
    title: INNEN_DAGER,
    text: 'Et hovent eller varmt kne bør undersøkes innen noen dager. Blir det rødt, eller får du feber, ring 116 117 samme dag.',
    doNot: 'Løp på det før noen har undersøkt det.',
  },
  heel_tear: {
    title: INNEN_DAGER,
    text: 'Noe som røk brått under foten med et blåmerke, bør undersøkes innen noen dager, før du tøyer eller belaster det. Slutter foten å bære deg, ring 116 117 samme dag.',
    doNot: 'Løp, hopp eller tøy før noen har sett på det.',
  },
  numb_sole: {
    title: INNEN_DAGER,
    text: 'En nummen eller prikkende fotsåle kan komme fra en nerve og bør undersøkes innen noen dager. Brer det seg oppover beinet, eller forsvinner kraften, ring 116 117 samme dag.',
    doNot: 'Løp på foten før noen har undersøkt den.',
  },
  ankle_high: {
    title: INNEN_DAGER,
    text: 'Smerter over ankelen som er verre når foten dreies ut, kan komme fra leddbåndene mellom de to leggbeina og bør undersøkes innen noen dager. Slutter foten å bære deg, ring 116 117 samme dag.',
    doNot: 'Løp, vri på foten eller hopp før noen har undersøkt den.',
  },
  foot_bone: {
    title: STOPP,
    text: 'Ett ømt eller hovent punkt oppå foten, eller smerter når du hopper, kan bety at knokkelen er overbelastet. Gå til lege innen noen dager, og spør om det trengs et bilde av knokkelen. Gjør det vondt å gå, ring 116 117 samme dag.',
    doNot: IKKE_HOPP,
  },
  tight_leg: {
    title: INNEN_DAGER,
    text: 'En legg som blir stram og en fot som blir nummen når du trener, kan komme fra trykk i musklene og bør undersøkes innen noen dager. Går det ikke over når du hviler, ring 116 117 samme dag.',
    doNot: 'Løp før noen har undersøkt det.',
  },
  stiff_mornings: {
    title: INNEN_DAGER,
    text: 'To ømme hæler, eller en rygg som har vært stiv hver morgen i månedsvis, kan komme fra en betennelse. En lege bør se på det. Blir et ledd varmt, eller får du feber, ring 116 117 samme dag.',
    doNot: 'Vent på at det går over med øvelser alene.',
  },
  energy: {
    title: 'Snakk med en lege før du trener mer',
    text: 'Mer enn én belastningsskade i bein, uteblitt mensen, vekttap eller for lite mat kan bety at kroppen får for lite energi. Besvimer du, eller føler du deg svært svak, ring 116 117 samme dag.',
    doNot: 'Øk treningen.',
  },
  shin_bone: {
    title: STOPP,
    text: 'Smerter på ett punkt av skinnleggen, når du hopper, i hvile eller om natta, kan bety at knokkelen er overbelastet. Gå til lege innen noen dager, og spør om det trengs et bilde av knokkelen. Gjør det vondt å gå, ring 116 117 samme dag.',
    doNot: IKKE_HOPP,
  },
  flag_strength_loss: {
    title: INNEN_DAGER,
    text: 'Tapt kraft bør undersøkes innen noen dager, også uten andre tegn. Brer det seg, kommer det brått, eller henger foten, ring 116 117 samme dag.',
    doNot: IKKE_FOER,
  },
  flag_numbness: {
    title: INNEN_DAGER,
    text: 'Nummenhet bør undersøkes innen noen dager, også uten andre tegn. Blir du nummen i skrittet, eller endrer vannlating eller avføring seg, ring 113.',
    doNot: IKKE_FOER,
  },
  flag_swelling: {
    title: INNEN_DAGER,
    text: 'Hevelse bør undersøkes innen noen dager, også uten andre tegn. Blir leggen varm og vond, eller blir det tungt å puste, ring 113.',
    doNot: IKKE_FOER,
  },
  flag_night_pain: {
    title: INNEN_DAGER,
    text: 'Smerter om natta bør undersøkes innen noen dager, også uten andre tegn. Får du feber, eller flytter smerten seg til lysken, ring 116 117 samme dag.',
    doNot: IKKE_FOER,
  },
  self_care: {
    title: 'Ingenting her haster i dag',
    text: 'Følg det fysiotreneren viser for i dag. Se etter smerter om natta, ny hevelse, nummenhet eller tapt kraft: kryss av i innsjekken, og svar på disse spørsmålene igjen. Har det ikke endret seg etter to til tre uker, gå til lege eller fysioterapeut.',
    doNot: 'Fortsett med noe som gir smerter over 5.',
  },
};

/** Sentences to say on the phone, by the code of the runner's answer or flag. */
const PHRASES: Record<TriagePhraseId, string> = {
  cannot_walk: 'Jeg klarer ikke å gå fire skritt.',
  deformity: 'Det vonde stedet ser skjevt ut.',
  accident: 'Det begynte med et fall eller en ulykke.',
  saddle_numbness: 'Jeg er nummen i skrittet, på innsiden av lårene eller i kjønnsorganene.',
  bladder_bowel: 'Jeg har en ny endring i vannlating, avføring eller seksualfunksjon.',
  both_legs: 'Begge beina mine er svake eller numne.',
  one_limb_tingling: 'Det prikker i ett bein eller én fot, og det holder seg likt.',
  sudden_weakness: 'Beinet mitt ble brått svakt.',
  foot_drop: 'Foten min henger eller klasker i bakken når jeg går.',
  spreading: 'Svakheten brer seg.',
  pop_heel: 'Jeg kjente et smell eller et spark i hælen eller leggen.',
  cannot_rise: 'Jeg klarer ikke å reise meg på tå.',
  calf_swollen: 'Leggen min er hoven, varm og vond.',
  breathless: 'Jeg er tungpusten, eller det gjør vondt i brystet.',
  joint_fast: 'Leddet hovnet opp i løpet av timer etter en skade.',
  joint_hot: 'Leddet er varmt eller rødt, eller jeg har feber.',
  fever: 'Jeg har vondt om natta og har feber.',
  weight_loss: 'Jeg har vondt om natta og har gått ned i vekt uten å ville det.',
  past_cancer: 'Jeg har vondt om natta og har hatt kreft.',
  unwell: 'Jeg har vondt om natta og føler meg generelt dårlig.',
  bone_site: 'Jeg har vondt om natta i skinnleggen, hofta eller lysken, foten, eller nederst bak i bekkenet.',
  groin: 'Smerten sitter i lysken.',
  hop_pain: 'Det gjør vondt når jeg hopper.',
  pop: 'Jeg kjente eller hørte et smell da det skjedde.',
  locking: 'Kneet mitt låser seg eller henger seg opp.',
  giving_way: 'Kneet mitt svikter under meg.',
  knee_hot: 'Kneet mitt er hovent eller varmt.',
  cannot_straighten: 'Jeg klarer ikke å strekke ut kneet.',
  numb_sole: 'Fotsålen min er nummen eller prikker.',
  bruised_tear: 'Det begynte med at noe røk brått under foten, og det er et blåmerke.',
  calf_no_injury_swollen: 'Leggen min er hoven, varm og øm uten at jeg har skadet meg.',
  cannot_rise_two: 'Jeg kjente eller hørte et smell langt nede i leggen, eller jeg klarer ikke å reise meg på tå.',
  thigh_pop_bruise: 'Det smalt ved sitteknuten, jeg har et stort blåmerke, eller jeg klarer ikke å bøye kneet.',
  knee_no_lift: 'Etter et smell eller et fall klarer jeg ikke å løfte strakt bein.',
  ankle_four_steps: 'Jeg klarte ikke å gå fire steg, rett etter og nå.',
  ankle_bone_sore: 'Selve knokkelen er øm ved ankelen eller i mellomfoten.',
  ankle_high: 'Smerten sitter over ankelen og er verre når foten dreies ut.',
  foot_top_point: 'Ett punkt oppå foten er ømt eller hovent, eller det gjør vondt når jeg hopper.',
  toe_hot: 'Stortåa mi er varm, rød og veldig øm.',
  groin_signs: 'Lysken gjør vondt når jeg står på beinet, om natta eller når jeg hopper, eller jeg halter.',
  groin_testicle_fever: 'Jeg har vondt i testikkelen, en kul eller feber.',
  leg_tight_numb_run: 'Leggen blir stram og foten nummen når jeg trener, og det går over etter noen minutters hvile.',
  both_heels_stiff: 'Begge hælene gjør vondt, eller ryggen har vært stiv hver morgen i månedsvis.',
  bone_again:
    'Jeg har hatt to eller flere belastningsskader i bein, uteblitt mensen, gått ned i vekt eller spist for lite.',
  shin_focal: 'Skinnleggen gjør vondt på ett punkt.',
  shin_hop: 'Skinnleggen gjør vondt når jeg hopper.',
  shin_rest: 'Skinnleggen gjør vondt i hvile.',
  shin_night: 'Skinnleggen gjør vondt om natta.',
  flag_strength_loss: 'Jeg har mistet kraft siden skaden begynte.',
  flag_numbness: 'Jeg har vært nummen siden skaden begynte.',
  flag_swelling: 'Jeg har hatt hevelse siden skaden begynte.',
  flag_night_pain: 'Jeg har vondt om natta.',
  self_care: 'Skaden min roer seg ikke, og jeg vil gjerne ha den undersøkt.',
};

/** The outcomes in Norwegian by code. A newer server may send an unknown code. */
export const OUTCOMES_NB: ReadonlyMap<string, OutcomeTexts> = new Map(Object.entries(OUTCOMES));

/** The sentences in Norwegian by code. */
export const PHRASES_NB: ReadonlyMap<string, string> = new Map(Object.entries(PHRASES));
