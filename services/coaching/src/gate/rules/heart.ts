import type { Rule } from '../categories.ts';
import { phrases } from '../words/split.ts';

/** Chest, heart, breath and fainting (guard rail 1, section D of the domain page). */
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
    `),
  },
  {
    id: 'heart.breath',
    category: 'heart',
    tier: 'emergency',
    en: phrases(`
      short|shortness of|on <breathe>
      shortness <breathe>
      <breathless>
      <cant>|hardly|barely|difficult|trouble|difficulty|difficulties|struggle|struggling|problems|problem ..3 <breathe>
      <breathe> ..1 difficult|difficulty|trouble|problems
      <cant> ..1 catch|get ..2 <breathe>|air
      gasping ..2 air|breath
      cant|couldnt ..1 draw|take ..3 breath
      winded + rest|sitting|walking|stairs|lying|nothing
      <breathe> ..1 gone|lost
      out of breath ..2 doing nothing
      out of breath + rest|resting|sitting|lying|walking|talking|nothing|couch|bed|stairs
      out of breath ..4 after ..2 finish|finishing|stopping|stopped
      hard to <breathe>
      suffocating
      wheezing|wheezy
      coughing|coughed|cough|spitting|spat ..2 blood
    `),
    nb: phrases(`
      <breathless>
      <kanIkke> ..2 ikke ..2 puste|luft|pusten
      vanskelig|vanskeligheter|problemer|vondt|tungt ..3 puste|pusten
      tung i pusten
      andpusten + hvile|ro|sitter|sofaen|ligger
      hoster|hostet|hosta|spytter|spyttet ..2 blod
      får|fikk nesten ikke luft|puste|pusten
      gisper ..2 luft
      mister|mistet|mista pusten|pust
      puste* tungt ..2 hvile|ro
    `),
  },
  {
    id: 'heart.faint',
    category: 'heart',
    tier: 'emergency',
    en: phrases(`
      <faint>
      pass|passed|passing out
      black|blacked|blacking out
      blackout|blackouts
      light headed|headedness
      lost|lose|losing consciousness
      went|goes|saw black
      everything ..2 black
      found myself on ..1 ground|floor
      woke|came|waking up|to ..1 on ..2 floor|ground|pavement|grass|trail
      knees buckled
      vision ..2 black|dark|tunnel
      legs ..1 went from under
      keel|keeled over
      heatstroke|sunstroke
      heat stroke|exhaustion
      stopped sweating
      not sweating ..2 anymore
      confused ..3 after|during ..3 run|race|marathon|intervals|session|finish
      confused|disoriented|delirious + <hot>|sweating|heat|overheated
      disoriented|delirious
    `),
    nb: phrases(`
      <faint>
      svimte|svime|svimer|svima|svimt av
      svart for øynene|øya|øyne
      svartnet|svartna
      falt|falle om
      mistet|mista bevisstheten
      datt om
      holdt på å gå i bakken
      ble|blei svart
      våknet|våkna på gulvet|bakken
      heteslag|solstikk
      sluttet|slutta å? svette
      forvirret|forvirra ..3 etter|under ..3 løpeturen|turen|løpet|økta|økten|maraton
      forvirret|forvirra + varm|varmt|svette|varmen|overopphetet
    `),
  },
  {
    id: 'heart.dizzy',
    category: 'heart',
    tier: 'same_day',
    en: phrases(`
      <dizzy>
      head|room ..2 spinning
    `),
    nb: phrases(`
      <dizzy>
      går rundt for meg
    `),
  },
];
