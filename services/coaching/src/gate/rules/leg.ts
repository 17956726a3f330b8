import type { Rule } from '../categories.ts';
import { phrases } from '../words/split.ts';

/** Clot, rupture, fresh injury and swollen joints (red-flag routes, section C of the domain page). */
export const LEG: Rule[] = [
  {
    id: 'clot.calf',
    category: 'clot',
    tier: 'emergency',
    en: phrases(`
      <calf> + <swollen>
      <leg> + <swollen>
      <calf>|<leg> ..3 blew|blown|blows up
      <calf> + <hot> + <hurt>|sore|tender
      leg + hot|red|warm + <hurt>|sore|tender
      one calf|leg ..2 bigger|larger|thicker
      <calf>|leg ..2 like ..2 balloon
      <calf>|leg + throbbing + <hot>|<swollen>|red
      <calf>|leg ..2 size of|double
      dvt
      thrombosis
      blood clot|clots
      clot|clots ..2 leg|calf|lung|lungs
    `),
    nb: phrases(`
      <calf> + <swollen>
      <leg> + <swollen>
      <calf> + <hot> + <hurt>|øm|sår
      <calf> ..3 rød og varm
      <calf> ..3 varm og rød
      <calf> ..2 <hot> og <hot>
      ene leggen ..2 større|tykkere
      tykk|tjukk + varm|rød|vond + <calf>|leggen
      leggen ..3 tykk|tjukk|dobbelt
      blodpropp*
      trombose
    `),
  },
  {
    id: 'rupture.pop',
    category: 'rupture',
    tier: 'emergency',
    en: phrases(`
      heard|hear|felt|feel|feeling ..3 <pop>
      <pop> ..4 <achilles>|<calf>|<knee>|<joint>
      pop in ..5 leg|thigh|quad|quads
      <achilles>|<calf>|<knee> ..2 <pop>
      something ..2 snapped|popped|tore|ripped
      like|as ..3 kicked|kicking|hit|shot ..3 me|calf|heel|leg|ankle
      kicked ..2 me|in ..3 calf|heel|leg
      bang|thud|twang in|at ..4 <achilles>|<calf>|ankle|leg
      <cant> ..2 push off
      <achilles>|<calf> ..2 went|gave bang|pop|twang|out
      muscle ..1 ruptured|torn|tore
      <achilles> ..2 snapped|ruptured|rupture|torn|tore
      ruptured|torn|tore|rupture|snapped ..3 <achilles>|<calf>|acl|ligament|muscle|tendon
      <cant> ..2 stand|rise|get|go|raise|push ..2 toes|tiptoe|tiptoes|toe
    `),
    nb: phrases(`
      det <smell>|small
      <smell> ..3 <achilles>|<calf>|<knee>|<joint>
      smell|small i ..2 <achilles>|<calf>|<knee>|<joint>|<leg>|<foot>
      <achilles>|<calf>|<knee> ..2 <smell>|revnet|røket
      hørte|kjente|følte ..2 <smell>|smell
      som ..3 sparket|sparka|spark|slag|skutt
      sparket ..3 leggen|hælen
      <achilles> ..2 avrevet|revet|røket|ryker
      avrevet ..2 <achilles>|<calf>
      <achilles> ..2 spratt|sprakk|sprang|ryk|røyk|gikk
      <achilles>|<calf> ..1 av
      ikke ..3 stå|stått|gå|reise|reist ..3 på|opp tå|tærne|tærna
      ikke ..3 tåhev*
    `),
  },
  {
    id: 'trauma.injury',
    category: 'trauma',
    tier: 'emergency',
    en: phrases(`
      <cant> ..1 put|place ..2 weight|pressure
      <cant> ..2 bear ..2 weight
      <cant> ..1 walk ..1 on|four|at|properly|anymore|without
      cant|cannot|couldnt ..1 walk ..4 leg|knee|ankle|foot|hip
      <cant> take ..2 steps
      <body> ..3 crooked|deformed|deformity
      looks bent|crooked|deformed
      bone ..2 sticking|through|poking
      broke|broken|fractured|dislocated ..2 <body>|toe|bone|rib|ribs|wrist|collarbone|elbow
      hit|struck|run by|over ..2 car|bike|truck|bus|cyclist|scooter
      knocked|thrown off|from|over|down ..5 bike|car|truck|bus|van
      think ..4 <arm>|<body>|wrist|ankle ..2 broken|fractured
      car|bike|traffic accident|crash
      hit|banged|smashed|struck ..1 <head>
      head injury
      knocked out|unconscious
    `),
    nb: phrases(`
      <kanIkke> ..1 ikke ..2 legge|belaste|tråkke|støtte ..4 vekt|på|foten|beinet|benet
      klarer|klarte|greier|greide ikke ..1 gå
      <body> ..3 skjev|skjevt|feilstilt
      brukket|brukne|brakk|knakk ..3 <body>|<bone>|armen|kragebeinet|ribbein|håndleddet|tåa
      <body> ..2 brukket|knekt|ute av ledd
      ut|ute av ledd
      påkjørt|påkjørsel
      <arm>|håndledd*|håndleddet|tommelen ..2 brukket|knekt
      brukket|brakk|brekt ..3 noe
      bilulykke|sykkelulykke
      slo|slått ..2 <head>
      hodeskade
    `),
  },
  {
    id: 'joint.swollen',
    category: 'joint',
    tier: 'same_day',
    en: phrases(`
      <joint> + <swollen>
      <joint> ..4 blew|blown|blows up
      twisted|sprained|landed ..6 blew|swelled up
      <joint> + hot|warm + red
      hot|warm swollen <joint>
      <joint> ..1 locked|locks ..1 up
    `),
    nb: phrases(`
      <joint> + <swollen>
      <joint> + varm|varmt|glovarm + rød|rødt
      vridd|vrikket|tråkket|forstuet ..6 <swollen>
    `),
  },
];
