import type { Rule } from '../categories.ts';
import { phrases } from '../words/split.ts';

/** Chest and heartbeat (guard rail 1, section D of the domain page). */
export const HEART: Rule[] = [
  {
    id: 'heart.chest',
    category: 'heart',
    tier: 'emergency',
    en: phrases(`
      <chestpain>
      <chest> ..3 <hurt>
      <hurt> ..4 <chest>
      <chest> ..3 <press>|burning|burns|burn|heavy|stabs|cramp|cramps|cramping|discomfort|funny|weird
      <press>|burning|discomfort|weight|elephant|cramp ..4 <chest>
      sore|soreness|tender|tenderness ..2 <chest>
      <chest> ..2 sore|tender
      standing|sitting|stands|sits ..3 <chest>|ribs|ribcage
      <hurt>|<press> ..3 ribcage
      <hurt> ..3 breathe in
      <hurt> when i breathe|breathing|inhale
      agony ..3 <chest>
      angina
      heart attack
      left arm ..3 <hurt>|<numb>|heavy
      <hurt>|<numb> ..4 left arm
      <hurt> ..3 jaw + <chest>|arm|sweating|sweaty|breath
      <chest> ..2 killing
      <chest> ..5 vice|vise|clamp
      vice|vise|clamp|band ..3 <chest>
      <chest> ..3 tightens|tightened|tightening|tightens
      tightening ..3 <chest>
      <chest> ..3 exploding|explode|bursting|squashed|crushed
    `),
    nb: phrases(`
      <chestpain>
      <chest> ..3 <hurt>
      <hurt> ..4 <chest>
      <chest> ..3 <press>|brenner|svir|tungt
      <press>|brenner|svir ..4 <chest>
      venstre arm ..3 <hurt>|<numb>
      <hurt>|<numb> ..4 venstre arm
      hjerteinfarkt
      <hurt> ..2 å? puste
      <hurt> når jeg puster
      <hurt>|<press> ..3 ribbeina|ribbena
      sitter ..2 på brystet
      hjerteattakk
      angina
      stein|stain|tyngde|elefant|vekt ..2 på ..1 <chest>
      <chest> ..3 sprenger|eksploderer|snører|knyter|låser
      sprenger|verker|brenner|snører|klyper|river ..2 i ..1 <chest>
    `),
  },
  {
    id: 'heart.rhythm',
    category: 'heart',
    tier: 'emergency',
    en: phrases(`
      <palpitations>
      <heart> ..1 <flutter>
      <flutter> <heart>|heartbeat|heartbeats
      skip|skips|skipping|skipped|missing|missed|extra|irregular ..1 <beats>
      <heart> <hurt>
      <heart> is|was|really|started|starts|keeps|does <hurt>
      <heart> stopped|stops
      <hurt> ..2 my heart
      pounding|hammering <heart> + rest|bed|sitting|lying|dizzy|nothing|hours
      <heart> ..2 pounding|hammering + rest|bed|sitting|lying|dizzy|nothing|hours
      <heart> ..2 pounding|hammering|racing ..2 no|without ..2 reason
      pounding|hammering <heart> ..2 no|without ..2 reason
      pulse ..2 irregular|uneven|erratic
      <heart> is|was|goes|went|going|feels|felt|doing|does ..1 somersaults|flips|flipping|flip|crazy|jumping|stuttering|erratic|erratically|weird|funny|galloping
      <heart> ..2 out of rhythm
      <heart> ..2 going|goes|went|beating|racing|thumping|pounding ..3 clappers|mental|haywire|nuts|bonkers|wild|mad|mile + bed|rest|sofa|couch|lying|sitting|sat|nothing
      <heart> ..2 racing|pounding|hammering|thumping ..3 nowhere|nothing
      heartbeat ..2 irregular|all|funny|weird|uneven|jumpy
      ticker|heart ..2 skip|skips|skipping|skipped|jumping|flutter|fluttering|flutters
      <heart> ..3 all over ..1 place
      <heart> ..2 pounding|racing|hammering|thumping|beating ..4 wont|doesnt|not ..1 slow|settle|calm|stop
      <heart>|pulse|hr ..4 <racingPulse> ..4 reason|rest|resting|sitting|nothing|bed|sofa
      funny|weird|strange|odd ..3 heartbeat|<heart>
      <heart> ..3 fluttery|jumpy|weird|funny|vibrating
      <chest> ..2 <flutter>
      <flutter> ..3 <chest>
    `),
    nb: phrases(`
      <palpitations>
      <heart> ..2 hopper|flimrer|galopperer|raser|løper|stikker|ujevnt|uregelmessig
      <heart> <hurt>
      <hurt> ..2 <heart>
      <heart> ..2 hamrer|dunker|banker + hvile|ro|sengen|senga|svimmel
      hopper over ..1 slag
      <heart> ..2 hamrer|dunker|banker ..2 uten ..1 grunn
      <heart> ..2 slår ..2 ujevnt|rart|dobbelt|feil
      <heart> ..2 rytme|utakt
      hjertefeil
      ekstraslag
      pulsen ..2 ujevn|uregelmessig
      <heart> ..3 dobbeltslag|ekstraslag|ujevnt|dobbelt
      dobbeltslag
      <heart> ..2 slår|banker|dunker|hopper|raser ..3 hvile|ro|senga|sofaen|grunn
      <heart> ..3 over ..1 slag
      <heart> ..3 løpsk
      <heart> stoppet|stoppa|stopper|stopp
      pulsen|puls|hjertet ..4 <racingPulse> ..3 uten grunn
      pulsen|puls|hjertet ..4 <racingPulse> ..4 grunn|hvile|ro|ingenting|sitter|ligger
      <heart>|pulsen ..4 vil|går ..1 ikke ..1 roe|ned
      <heart> ..5 hopper|hoppar|flagrer|flakser|vibrerer
      rart|rar ..2 <heart>
      <heart> ..2 dundrer|dunker|hamrer|banker|slår ..3 hvile|ro|senga|sofaen|sitter|ligger
    `),
  },
];
