import type { Rule } from '../categories.ts';
import { phrases } from '../words/split.ts';

/** Clot and rupture (red-flag routes, section C of the domain page). */
export const LEG: Rule[] = [
  {
    id: 'clot.calf',
    category: 'clot',
    tier: 'emergency',
    en: phrases(`
      <calf> + <swollen>
      <calf> ..4 hurts|sore|painful|hard|tight|aches ..4 flight
      <calf> pain ..3 flight
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
      <calf> + <hot>|<purple> + <hot>|<purple>
      leg + <purple> + <hot>|<hurt>|tender|sore
      one leg|calf + bigger|larger|thicker|fatter|fat|warmer|hotter|puffy|huge
      <calf>|leg ..4 bigger|larger|thicker|fatter|warmer|hotter|fat ..4 than|compared ..3 other
      <calf>|leg ..4 twice|double ..2 size
      <calf>|leg + fat|hard + <hot>
      lump ..4 <calf>
      <calf> ..5 burst|bursting|explode|exploding
      <calf> ..3 purple|blue|shiny
      leg ..2 gone|went|going|turned ..2 <hot>|purple|blue
      clot|clots ..2 travelled|again
      calf|leg like a sausage|tree|football
      <calf> ..4 bigger|larger|fatter|thicker|hotter|warmer ..2 than
      <calf>|leg ..2 ballooning|inflating|filling
      one|left|right|lower leg|calf ..2 huge|massive|enormous|gigantic|fat|big ..2 compared|overnight|suddenly|since|and
      one ..1 leg|calf ..2 huge|massive|enormous|fat
      <calf>|leg ..2 bigger|larger|fatter|thicker ..3 <hot>|sore|tender|<hurt>
    `),
    nb: phrases(`
      leggen|legg ..5 flytur|flyturen|flyreise|flyreisen
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
      <calf> + <hot>|<purple>|klump + <hot>|<purple>|klump|hard
      <calf> + <hot>|tjukk|tykk + øm|ømt|verker|hard
      ene|et|høyre|venstre beinet|benet|foten|leggen ..4 større|tykkere|tjukkere|varmere|hovnere ..3 enn
      <calf> + varmere|større|tykkere|tjukkere + andre
      <calf> ..3 dobbelt|sprengt|sprekke|blå
      tjukk|tykk|stor ..1 <calf> ..4 <hot>|øm|vond|siden|etter
      beinet|benet|leggen|foten ..2 este|svulmet|svulma|svulmer|bles|blåst ..1 opp
      legen <swollen>
      klump ..2 i ..1 <calf>
      beinet|benet + rødt|rød + varmt|varm|hovent|vondt
      en|ene ..1 beinet|benet|leggen|legg ..3 diger|kjempestor|enorm|svær
      tjukk|tykk|stor|diger ..2 i ..1 <calf>
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
      like|thought|as ..3 kicked|threw|thrown|hit|shot|stabbed|booted ..4 <calf>|<achilles>|leg|ankle|me
      threw|throwing|chucked ..2 rock|stone|ball|brick ..3 <calf>|leg|<achilles>|me
      loud|big|sudden|massive ..1 snap|pop|crack|bang|crunch ..5 leg|<calf>|<achilles>|ankle|knee|foot|thigh
      <cant> ..1 do|manage a|any|one|single ..3 raise|raises
      no|zero|little|lost ..1 power|strength|push ..3 toe|toes|calf|raise|off
      gap|hole|dent|divot ..4 <achilles>|<calf>|ankle|heel|leg|hamstring
      <achilles>|<calf> ..5 gap|hole|dent
      felt|feel|feeling|something|think ..3 tear|tore|rip|ripped|ripping|snap|twang|give|go|gave|went ..4 <calf>|<achilles>|leg|ankle|thigh|quad
      <calf>|<achilles>|muscle ..2 tore|ripped|snapped|ruptured|torn|rupture|burst
      heel cord|tendon ..3 gave|snapped|crack|gone|went
      <cant> ..3 tiptoe|tiptoes
      <cant> ..3 on ..2 toes
      ankle|knee ..1 went|gone|goes|made|gave ..1 a|loud? crunch|crack|snap|pop|bang
      <achilles>|<calf>|hamstring|muscle|tendon ..3 exploded|gave|burst|popped|snapped ..3 way|pop|sprint|stride|running|run|out
      <calf>|<achilles>|hamstring ..1 exploded
      something ..1 gave|exploded|burst|let ..6 ankle|calf|leg|<achilles>|heel|thigh
      like|thought|as ..4 kicked|hit|shot|whacked|struck ..6 <calf>|<achilles>|leg|ankle|bat|hammer|club
      <cant> ..2 lift|raise|get|pick ..1 my|the|left|right? heel|heels
      <achilles>|<calf> ..3 gone|went ..4 bang|pop|snap|crack
      <achilles> is|has gone
      heard ..3 bang|crunch|snap|twang
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
      <achilles>|<calf> ..1 røk|røyk|ryk|revna|revnet|spratt|sprakk|knakk|smalt|ryker
      røket|røk|revet|revna|avrevet ..1 <achilles>|<calf>
      noe ..1 røk|røyk|smalt|knakk|spratt|revna|gikk ..2 i|bak|på|av ..2 <leg>|<calf>|<foot>|<achilles>|låret|ankelen
      som|trodde ..2 noen ..1 sparka|sparket|kasta|kastet|slo|skøyt|skjøt
      kasta|kastet|sparka|sparket ..3 leggen|hælen|akillesen
      baksida|baksiden|bakside ..3 smalt|røk|røyk|revna|spratt
      låret|lår ..2 smalt|røk|røyk|revna
      hull|grop|søkk ..3 <achilles>|<calf>|hælen
      <achilles> ..1 er|var|helt ..1 av|røket
      det|noe sa ..1 pang|knekk|smell|knepp|svisj|poff
      sa ..1 pang|knekk|smell|knepp ..3 <achilles>|<calf>|<joint>|<leg>|<foot>|hælen
      gikk av ..2 bak|på|i ..1 <foot>|<leg>|<calf>|<achilles>
      kjente|hørte|følte ..4 noe|det ..1 gikk|røk|røyk|revnet|revna|spratt|smalt ..2 av|bak|i
      ingen|mista|mistet ..1 fraspark|kraft ..3 tå|tærne|legg|leggen|fraspark
      ikke ..2 fraspark
      ikke ..4 på ..1 tå|tærne|tærna|tåspissene
      <calf>|<achilles> ..2 sa ..1 knekk|pang|smell|knepp
      muskel|muskelen|lårmuskelen|leggmuskelen|strekken|senen|sena ..2 <smell>|røk|revna
      <smell>|røk|gikk med et? smell
      hørte|kjente|følte|kom ..3 knekk|pang|smekk|spark ..4 <achilles>|<calf>|<joint>|<leg>|<foot>|hælen|bak
      <kanIkke> ..1 ikke ..2 løfte|løftet|løfta|heve ..2 <achilles>|hælen
    `),
  },
];
