import type { RedFlag } from './physio.ts';
import type { TriageQuestionId } from './triage.ts';

/** The follow-up questions in Norwegian. Not part of `./web`, so that only screens that ask them load the texts. */
export const QUESTIONS_NB: Record<TriageQuestionId, string> = {
  cannot_walk: 'Klarer du ikke å gå fire skritt?',
  deformity: 'Ser det vonde stedet skjevt ut?',
  accident: 'Begynte det med et fall eller en ulykke?',
  saddle_numbness: 'Er du nummen i skrittet, på innsiden av lårene eller i kjønnsorganene?',
  bladder_bowel: 'Er det kommet en ny endring i vannlating, avføring eller seksualfunksjon?',
  both_legs: 'Er begge beina svake eller numne?',
  one_limb_tingling: 'Er det prikking i ett bein eller én fot, og den holder seg lik?',
  sudden_weakness: 'Kom svakheten brått?',
  foot_drop: 'Henger foten, eller klasker den i bakken når du går?',
  spreading: 'Brer svakheten seg?',
  pop_heel: 'Kjente du at det smalt, eller et spark i hælen eller leggen?',
  cannot_rise: 'Klarer du ikke å reise deg på tå?',
  calf_swollen: 'Er leggen hoven, varm og vond?',
  breathless: 'Er du tungpusten, eller gjør det vondt i brystet?',
  joint_fast: 'Hovnet leddet opp i løpet av timer etter en skade?',
  joint_hot: 'Er leddet varmt eller rødt, eller har du feber?',
  fever: 'Har du feber?',
  weight_loss: 'Har du gått ned i vekt uten å ville det?',
  past_cancer: 'Har du hatt kreft?',
  unwell: 'Føler du deg generelt dårlig?',
  bone_site: 'Sitter smerten i skinnleggen, hofta eller lysken, foten, eller nederst bak i bekkenet?',
  groin: 'Sitter den i lysken?',
  hop_pain: 'Gjør det allerede vondt når du hopper? Ikke prøv det ut.',
  pop: 'Kjente eller hørte du at det smalt da det skjedde?',
  locking: 'Låser leddet seg, eller henger det seg opp?',
  giving_way: 'Svikter det under deg?',
  knee_hot: 'Er kneet hovent eller varmt?',
  cannot_straighten: 'Klarer du ikke å strekke ut kneet?',
  numb_sole: 'Er fotsålen nummen eller prikkende?',
  bruised_tear: 'Begynte det med at noe røk brått, og er det et blåmerke?',
  calf_no_injury_swollen: 'Er leggen hoven, varm og øm uten skade, eller etter flytur, sykdom eller sengeleie?',
  cannot_rise_two: 'Kjente eller hørte du et smell langt nede, eller klarer du ikke å gå opp på tå på to bein?',
  thigh_pop_bruise:
    'Var det et smell ved sitteknuten, et stort blåmerke, eller klarer du ikke å bøye kneet mot tyngdekraften?',
  knee_no_lift: 'Etter et smell eller fall: klarer du ikke å løfte strakt bein?',
  ankle_four_steps: 'Klarte du ikke å gå fire steg, rett etter og nå?',
  ankle_bone_sore:
    'Er selve beinet (knokkelen) ømt bak på eller nederst på en ankelknoke, ved roten av lilletåbeinet eller på innsiden av mellomfoten?',
  ankle_high: 'Sitter smerten over ankelen, mellom de to leggbeina, og er den verre når foten dreies ut?',
  foot_top_point: 'Er det ett ømt punkt oppå foten, hevelse der, eller vondt når du hopper? Ikke prøv det ut.',
  toe_hot: 'Er stortåa varm, rød og veldig øm?',
  groin_signs: 'Vondt i lysken når du står på beinet, om natta, når du hopper, eller halter du? Ikke prøv det ut.',
  groin_testicle_fever: 'Vondt i testikkelen, en kul, eller feber?',
  leg_tight_numb_run: 'Blir leggen stram og foten nummen når du trener, og går det over etter noen minutters hvile?',
  both_heels_stiff: 'Begge hælene, eller en rygg som er stiv mer enn 30 minutter hver morgen i 3 måneder?',
  bone_again: 'To eller flere belastningsskader i bein, uteblitt mensen, vekttap eller for lite mat?',
};

/** Norwegian headings of the red-flag boxes in the check-in. */
export const FLAG_WORDS: Record<'en' | 'nb', Record<RedFlag, string>> = {
  en: { night_pain: 'Night pain', swelling: 'Swelling', numbness: 'Numbness', strength_loss: 'Loss of strength' },
  nb: { night_pain: 'Smerter om natta', swelling: 'Hevelse', numbness: 'Nummenhet', strength_loss: 'Tap av styrke' },
};
