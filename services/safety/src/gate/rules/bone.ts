import type { Rule } from '../categories.ts';
import { phrases } from '../words/split.ts';

/**
 * Groin and bone sites, and pain at night. Exercise-related groin pain in a runner is treated as bone until excluded
 * (Robertson 2017, doi:10.1055/s-0043-103946); high-risk sites and night pain follow section C of the domain page.
 */
export const BONE: Rule[] = [
  {
    id: 'bone.groin',
    category: 'bone',
    tier: 'same_day',
    en: phrases(`
      <groin> + <hurt>|sore|tender|twinge|sharp|limp|limping|strain|strained|pulled|tight|stiff|niggle
      <hurt> ..3 front of ..2 hip
      front of ..2 hip ..3 <hurt>
      deep ..2 hip <hurt>
      hip joint ..3 <hurt>
      <hurt> ..3 hip joint
      hip + <hurt> + step|steps|land|landing|hop|hopping|weight
      front of ..2 hip|thigh ..2 <hurt>|sore
      <hurt>|sore|ache ..2 inner thigh
    `),
    nb: phrases(`
      <groin> + <hurt>|øm|sår|stram|halter|strekk|verk
      lyskesmert*|lyskestrekk*|lyskevondt
      <hurt> ..4 fremsiden|forsiden|framsida ..2 hofta|hoften
      <hurt> ..3 inne i ..1 hofta|hoften
      <hurt> ..3 foran ..2 hofta|hoften
      foran i? hofta|hoften ..4 <hurt>
      hofta|hoften + <hurt> + steg|lander|landing|hopper|hvile|natta
      verk|strekk|smerte* ..2 <groin>
    `),
  },
  {
    id: 'bone.stress',
    category: 'bone',
    tier: 'same_day',
    en: phrases(`
      stress fracture|fractures|reaction|fractured|injury ..1 bone?
      stressfracture*
      bone stress
      agony|killing|killer ..4 <spot> + <bone>
      <bone> + agony|throbs|throbbing + <spot>|night|rest
      <bone> + <hurt>|sore + limp|limping|hobbling|hobble
      bone|bones ..2 <hurt>|sore|tender
      <hurt>|sore|tender ..3 bone|bones
      <bone> + <spot> + <hurt>|sore|tender
      <spot> on|in|of ..3 <bone> + <hurt>|sore|tender|<press1>
      <bone> + <hurt>|sore|tender + resting|overnight|nights
      <bone> + <hurt>|sore|tender + at|every night|rest
      <bone> + <hurt>|sore|tender + <hop>
      <bone> + sore|tender|<hurt> + press|pressing|pressed|touch
      limping|limped|limps|hobbling|hobbled
      with|got|have|has|bad|walk a limp
      makes|made|making me limp
      and|i|must limp
      navicular|sesamoid|metatarsal*|sacrum|sacral|tibia|tibial|femur|femoral ..4 <hurt>|sore|tender|killing|ache
      <hurt>|sore|tender ..4 navicular|sesamoid|metatarsal*|sacrum|tibia|femur
      heel + squeeze|squeezed|squeezing|squeezes + <hurt>|sore|tender
      sacrum|tibia|femur|pelvis|shin|shins + <hurt>|sore + step|land|landing|resting|rest
      <cant> ..1 hop ..8 <hurt>
      <hurt>|sore|tender ..2 right on|at|over ..1 bone
      <hurt> ..1 to hop
      bone|bones ..4 <hurt>
    `),
    nb: phrases(`
      tretthetsbrudd*
      stressbrudd*
      stressfraktur*
      beinsmert*
      beinvev <hurt>
      <bone> + <hurt>|øm|vond + halter|halte|haltende
      <bone> + <spot> + <hurt>|øm
      <bone> + <hurt>|øm|ømt + natta|natten|hvile|ro
      <bone> + <hurt>|øm|ømt + <hop>
      <bone> + <hurt>|øm|ømt + trykker|berører|berøring|trykk
      halter|halta|haltet|halte|haltende|haltar
      hinker|hinka|hinket
      <hurt> ..2 å hinke|hoppe
      <bone>|beinhinnebetennelse* + punkt|hvile|natta|ro + <hurt>|verker|øm
      <hurt>|øm|ømt ..2 rett|midt|på|selve ..1 på ..1 beinet|benet|knokkelen|skinnbeinet
      <hurt>|øm ..3 båtbeinet|båtbenet|mellomfoten|korsbeinet|sesambeinet|lårbeinet
      korsbeinet|båtbeinet|mellomfoten|lårbeinet|bekkenet|skinnebeinet|skinnbeinet|skinnleggen ..4 <hurt>
      <bone>|leggbeinet|skinnebeinet + <spot> + ømt|øm|ømhet|vondt
    `),
  },
  {
    id: 'night.pain',
    category: 'night',
    tier: 'same_day',
    en: phrases(`
      night pain|pains|ache|aches
      <hurt> ..4 at night
      <hurt> ..3 every|all|whole|through night
      <hurt>|<body> ..3 wakes|waking|woke|wake|keeps|kept me
      wakes|waking|keeps me up|awake? ..5 <hurt>
      woken|woke|awake ..2 by|from|because ..2 <hurt>
      cant|couldnt sleep ..3 <hurt>
      lost|losing|dropped ..4 without trying|reason|meaning
      lost|losing weight ..2 no|without ..1 reason
      unexplained weight
      night sweats
      cancer + <hurt>|back|weight
      had|have|history ..1 cancer
      <hurt> ..4 all night
      <hurt>|<body> ..3 gets|got|getting me up|out ..3 night|bed
      <hurt> ..3 keeping|stops|stopping ..2 awake|sleeping|sleep
      losing|lost|dropping|shedding weight ..6 idea|reason|trying|why|explain
      losing weight ..3 night
      weight ..2 falling|dropping|melting|coming off ..4 no|without|reason|why|trying
      weight ..1 drops|dropping ..3 reason|nothing
    `),
    nb: phrases(`
      nattesmert*|nattsmert*
      <hurt> ..4 om natta|natten|nettene
      <hurt> ..3 hele natta|natten
      våkner|våknet|vekker|vekket|vekte ..4 <hurt>
      <hurt>|<body> ..3 vekker|vekket|vekte meg
      gått ned|mistet ..4 uten ..1 prøve|grunn|mening
      uforklarlig vekttap
      nattesvette|nattsvette
      kreft + <hurt>|ryggen|vekt
      hatt|har kreft
      ikke|aldri ..2 sove|sovet|sov ..3 <hurt>
      <hurt> ..3 holder|hindrer|holdt meg
      <hurt>|<body> ..2 <hurt>|verker ..3 ikke ..2 sove|sovet
      raser|rast|raste|går|gått|falt|stuper ned ..2 vekt ..4 uten|vet|forstår|grunn
      vekttap ..3 uten|grunn|nattesvette
      <hurt> ..3 våken
    `),
  },
];
