import { createMentionReader } from './mention-reader.ts';

const STRESS_INJURY = `
  stress fracture|fractures|fractured|reaction|reactions
  stressfracture*
  bone stress
  bsi
  bone|marrow oedema|edema|bruise
  stressfraktur*
  stressbrudd*|stressreaksjon*
  stress fraktur|reaksjon|brudd
  tretthetsbrudd*|tretthetsfraktur*
  tretthets brudd|fraktur
  beinstress|benstress|beinmargsødem|benmargsødem
`;

/** Mentions that trigger the bone rule in any area: stress injuries, metatarsals, sacrum (section C). */
const BONE = `${STRESS_INJURY}
  metatars*
  mellomfot*
  sacrum|sacral|sakrum|sakral|sakralt
  korsbein*|korsben*
`;

/** Mentions of groin pain, to which the bone rule applies until a clinician has explained the pain (section C, Hip). */
const GROIN = `
  groin|groins|lyske*|lysken|lyska|ljumske*
  front ..2 hip|hips
  foran|forsiden|fremsiden|framsiden|framsida ..3 hofta|hoften|hofte
  foran|fremme i ..1 hofta|hoften
`;

/** Bone sites that are not suitable for self-management (section C of the domain page, red-flag routes). */
const HIGH_RISK = `
  femoral|femur ..1 neck|neckfracture
  neck of ..1 femur|femoral
  lårhals*|collum
  navicul*|naviculare
  båtbein*|båtben*
  fifth ..3 metatars*|mt|mellomfot*
  femte ..2 metatars*|mt|mellomfot*
  metatars*|mellomfot* ..3 fifth|femte
  jones fracture|fractures|fraktur
  jonesfraktur*|jonesbrudd*
  sesam*
  front|anterior|frontal ..3 tibia|shinbone|tibiae
  tibia|shinbone ..2 front|anterior|anteriorly
  anterior tibial stress|cortex|cortical|fracture|shaft
  anterior cortex
  dreaded black line
  foran|forsiden|framsiden|framsida|fremsiden ..2 tibia|skinnebein*|skinneben*|skinnbein*|leggbein*|leggben*
  fremre|fremover tibia|skinnebein*|skinneben*|tibiakant*|cortex
  medial|mediale|mediell malleol*
  medialmalleol*
  inner ankle ..2 bone|stress|fracture|reaction|bony
  bone|bony|stress|fracture|reaction|focal ..5 inner|inside|medial ..2 ankle|malleol*
  innsiden|innsida|indre ..2 ankel|ankelen|ankelknoke* ..4 brudd|bein|stress|tretthetsbrudd*
  brudd|stress|tretthetsbrudd*|stressfraktur* ..5 innsiden|innsida|indre ..2 ankel|ankelen|ankelknoke*
  sacrum|sacral|sakrum|sakral|sakralt + fracture|fractured|fraktur|severe|brudd
  korsbein*|korsben* + brudd|fraktur|tretthetsbrudd*|stressfraktur*|alvorlig|kraftig
`;

/** Mentions of the inner ankle. In the text of a doctor's diagnosis the site alone is sufficient for an exclusion. */
const INNER_ANKLE = `
  inner|inside|medial ..2 ankle
  innsiden|innsida|indre ..2 ankel|ankelen|ankelknoke*
`;

const TENDON_MEDICINE = `
  ciproflo*|levoflo*|oflo*|moxiflo*|moksiflo*|norflo*|enoxa|delaflo*|pefloxa*|lomeflo*
  cipro|ciproxin|cifin|tavanic|avelox|levaquin|cravit|zoroxin
  fluoroquinol*|fluorochinol*|fluorokinol*
  quinolone|quinolones|kinolon|kinoloner|kinolonantibiotika
  cortisone|kortison|kortisonen ..2 injection|injections|injected|shot|shots|jab|jabs|sprøyte|sprøyta|sprøyter|injeksjon|injeksjoner
  steroid|steroids|corticosteroid|corticosteroids|kortikosteroid*|glucocorticoid*|glukokortikoid* ..2 injection|injections|injected|shot|shots|jab|jabs|sprøyte|sprøyter|injeksjon|injeksjoner
  injection|injections|injected|shot|shots|jab|sprøyte|sprøyta|sprøyter|injeksjon|injeksjoner ..3 cortisone|kortison|steroid|steroids|corticosteroid*|kortikosteroid*
  kortisonsprøyt*|kortisoninjeksjon*|kortisoninj*
  steroidsprøyt*|steroidinjeksjon*|steroidinj*
  cortisone|kortison|steroid|steroids in|into|i ..1 achilles|akilles*|heel|hælen|senen|tendon|hæl
  had|got|fikk|fått|hatt|took|tok cortisone|kortison
`;

/** Mentions of signs that require an examination after a sudden onset (section C of the domain page). */
const SUDDEN_SIGNS = `
  pop|popped|popping|popp
  heard|felt|hear|feel ..3 snap|crack|snapped|cracked
  something ..1 snapped|popped|tore|gave
  smell|smalt|small|knepp
  hørte|kjente ..3 knekk|smell|knepp|pang|røk|knakk
  sa pang|knekk|smell
  lock|locks|locked|locking|catches|catching
  låser|låste|låst|låsing
  give|gives|gave|giving|given ..1 way|out|away
  buckles|buckled|buckling
  svikter|sviktet|svikta|sviktar
  <cant> ..2 bear|bearing|put|place|take ..2 weight|steps|step
  <cant> ..1 weight bear|bearing
  <cant> ..1 weightbear|walk|stand|weightbearing
  unable|not|impossible ..2 bear|put|place ..2 weight
  unable|impossible to walk|stand|weightbear
  not able to walk|stand|weightbear
  <kanIkke> ikke ..1 gå|gått|stå|stått|støtte|støttet|belaste|belastet|tråkke
  ikke ..1 legge|belaste|støtte|støttet|belastet ..2 vekt|på|foten|beinet|benet|kneet
  klarte|kunne|klarer|kan|fikk ..1 ikke ..2 vekt|belaste|støtte|gå
`;

const INSERTIONAL = `
  insertional|insertion|haglund|haglunds
  achilles|akilles*|sene|senen ..3 feste|festet|insertion
  feste|festet|insertion ..3 achilles|akilles*|senen
  senefeste*|akillesfeste*|hælfeste*
  feste|festet ..2 hælen|hælbeinet|hælbenet|calcaneus|heel
  heel|calcaneus|hæl|hælen ..2 attachment|insertion
  attaches|attachment ..4 heel|calcaneus
`;

const UNCLEAR = `
  unclear|unknown|uncertain|undiagnosed|undetermined|unsure
  not|isnt|arent ..2 sure|certain|clear|known
  no|without ..1 diagnosis
  dont|doesnt|didnt ..1 know
  uavklart|uavklarte|uklart|uklar|ukjent|usikker|usikkert
  ikke ..2 avklart|sikker|sikkert|funnet|diagnose
  vet ikke
  under utredning|investigation
  awaiting|waiting|venter ..3 mri|mr|scan|results|svar|xray
`;

const MORE_STRESS_INJURIES = `
  second|third|another|two|three|several|multiple|repeated|recurrent|previous ..2 stress ..1 fracture|fractures|injuries|reactions
  to|tre|flere|andre|tredje|gjentatte|nytt ..1 tretthetsbrudd*|stressbrudd*|stressfraktur*
`;

const PREGNANT_NOW = `
  im|am ..2 pregnant|expecting|postpartum
  weeks|months pregnant|postpartum
  jeg|er ..1 gravid|høygravid
  gravid ..1 uke|måned
  uker på vei|etter
`;

const OPERATED_LATELY = `
  surgery|operated|operation|op|operert|operasjon|operasjonen|opererte|arthroscopy|artroskopi + day|days|week|weeks|dag|dager|uke|uker ..1 ago|siden
  surgery|operated|operation|op|arthroscopy ..3 last week|month
  operert|operasjon|opererte|artroskopi ..3 forrige uke|måned
  weeks|days|uker|dager ..1 after|post|since|etter ..2 surgery|operation|op|operasjon|operasjonen
  nyoperert
`;

/** Returns which of the word lists a profile's free text mentions. */
export const mentionsOf = createMentionReader({
  bone: { written: BONE },
  groin: { written: GROIN },
  highRiskBone: { written: HIGH_RISK },
  /** Bone sites in the text of a doctor's diagnosis. Mentions of the distant past are included. */
  boneDiagnosis: { written: BONE, past: true },
  highRiskDiagnosis: { written: `${HIGH_RISK}${INNER_ANKLE}`, past: true },
  tendonMedicine: { written: TENDON_MEDICINE },
  suddenSign: { written: SUDDEN_SIGNS, past: true },
  insertion: { written: INSERTIONAL, past: true },
  unclear: { written: UNCLEAR, past: true },
  moreStressInjuries: { written: MORE_STRESS_INJURIES, past: true },
  pregnantNow: { written: PREGNANT_NOW },
  operatedLately: { written: OPERATED_LATELY },
});
