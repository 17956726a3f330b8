import type { Rule } from '../categories.ts';
import { phrases } from '../words/split.ts';

/** Fresh injuries and swollen joints (red-flag routes, section C of the domain page). */
export const INJURY: Rule[] = [
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
      <cant> ..3 weightbear|weightbearing
      <cant> ..1 weight bear
      <cant> ..2 put ..2 weight
      <cant> ..2 stand|step|walk|land ..2 on ..1 it|him|left|right|one|<limb>
      <cant> take ..2 step|steps
      <cant> ..2 stand|walk|step + <fall>|<twist>|crunch|fall|accident
      wont|doesnt|not|wouldnt ..2 take|hold|carry|support|bear|holding|taking ..1 my|any|the|me? ..1 weight|me
      <limb> ..3 wont|doesnt|not|cant ..1 take|hold|carry|support|bear
      too ..2 sore|painful|much ..1 to stand|walk ..6 <fall>
      <fall> ..8 too ..3 to stand|walk|weight
      crawl|crawled|crawling + <fall>|<twist>|<limb>
      hop|hopping|hobble + <fall>|<twist> + leg|foot|good
      <limb> ..3 <wonky>
      <wonky> ..2 <limb>
      <limb> ..4 wrong|odd|weird|funny|strange|dodgy|unnatural|different|bad ..1 way|direction|angle|shape
      <limb> ..3 looks|look|looking|looked ..2 wrong|odd|weird|funny|wonky|off|misshapen|dislocated
      looks <wonky>
      <limb> ..3 out of ..1 place|joint|socket
      <limb> ..2 popped|slipped|jumped|came|went|slid ..1 out|sideways|off
      <limb> ..3 bust|busted|shattered|broke|broken|snapped|fractured|smashed
      bust|busted|shattered|snapped|broke|broken|fractured|smashed|dislocated ..1 my|the|a|left|right|his? ..1 <limb>
      bone ..2 sticking|through|poking|showing|out
      cut|gash|wound ..3 to ..1 bone
      gash|gashed ..3 <limb>|<head>
      wont|doesnt|not stop bleeding
      bleeding ..1 wont|doesnt|not ..1 stop
      <fall> ..5 crack|crunch|snap
      cyclist|car|bike|biker|driver|van|scooter|truck|ebike|lorry ..1 crashed|hit|ran|knocked|clipped|smashed|rammed ..2 me|into|over
      crashed|crash ..3 car|bike|cyclist|tree|pole|wall|lamppost
      <fall>|<twist> + <cant> ..1 move|use|lift|turn|raise|bend|get ..2 up|<limb>
      <cant> ..1 get up + <fall>
      <fall> + <limb> ..1 gave|gives|given|giving out|way
      <cant> ..1 put ..2 <limb> down
      <limb> ..3 sticking|sticks|stuck|poking up|out|through
      <limb> ..2 pointing|points|facing|turned|faces ..2 wrong|out|outwards|sideways|in|inwards|backwards
      <limb> ..5 <wonky>
      kneecap|patella|cap ..2 on|to ..1 side
      slammed|ploughed|plowed|ran|run|smashed ..3 into|against ..3 car|bike|van|truck|bus|cyclist|door|pole|wall|lamppost
      <struck> ..3 by|with ..2 car|van|bike|truck|bus
      <limb> ..3 bleeding|pouring ..3 lot|badly|bad|heavily|blood
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
      <kanIkke> ..1 ikke ..3 stå|støtte|belaste|tråkke|tråkka|legge|gå|bære|stå ..3 på|foten|beinet|benet|vekt|den|ankelen|kneet
      <kanIkke> ..1 ikke ..2 belaste|belastet|belasta
      <kanIkke> ..2 ikke ..1 stå|gå|reise + <fall>|<twist>
      <fall> + ikke ..1 stå|gå|opp|belaste|støtte
      ikke ..1 støtte ..1 på|meg
      ikke <kanIkke> ..1 stå|støtte|belaste|tråkke|gå + <fall>|<twist>|<limb>
      så vondt ..5 ikke ..3 stå|gå|tråkke|støtte|belaste
      ikke ..2 legge|legg|lagt ..1 vekt
      bærer|bære|bar meg|vekta|vekten? ikke
      bærer ..1 ikke
      <limb> ..4 <wonky>
      <wonky> ..2 <limb>
      <limb> ..4 feil|gal|motsatt|rar ..1 vei|retning|veg
      <limb> ..4 på skrå|skjeive|skeive
      <limb> ..4 ser|så|ser ..2 rar|rart|feil|skeiv|skjev|merkelig|stygg|stygt|ekkel
      <limb> ..3 stikker|stakk ut
      brukket|brukke|brekt|brakk|knekt|knekte|knekket|brukkent ..2 <limb>
      <limb> ..3 brukket|brukke|knekt|brekt|knust
      knakk|smalt|knaste|knekk ..3 <limb> ..4 <fall>|landa|landet
      knakk noe
      ut av|or ledd
      ledd ..2 hoppet|hoppa|gikk|spratt
      <fall> + kommer|kom|komme ..2 ikke opp
      må|måtte ..1 hoppe|hinke|krype|krabbe|åle ..6 <fall>|<twist>
      <fall> ..8 må|måtte ..1 hoppe|hinke|krype|krabbe
      hopper|hinker|kryper ..2 på ett|en ..1 bein|fot
      på trynet|tryne|snørra|nesa|trynte ..8 ikke|vondt|foten|beinet|fingeren|<limb>
      <limb> ..8 på trynet|snørra
      <limb> ..3 henger|heng ..2 slenger|dingler ..4 <fall>
      kjørt|kjørte|rent|rente ..1 på|ned ..1 av|meg
      krasja|krasjet|kolliderte|kollidert|kolliderte ..2 med|i ..3 bil|bilen|sykkel|syklist|syklisten|elsparkesykkel|tre|stolpe|buss
      slutter ikke ..1 blø
      kutt ..4 til beinet|benet|knokkelen
      <fall> + ikke ..2 på beina|bena
      <fall> + <kanIkke> ..1 ikke ..2 bevege|løfte|røre|bøye|bruke ..2 <limb>
      <limb> ..2 ute av stilling|posisjon|lage|form
      <limb> ..3 peker|pekte|står ..3 ut|sida|siden|feil|bakover|innover
      får|klarer|kan|fikk ikke ..1 trødd|tråkka|tråkket|stått|gått|stå|trø ..2 på
      <fall>|<twist> + måtte ..1 bæres|hentes|båret|henta
      <limb> ..3 stikker|står ..1 opp|ut
      <limb> ..3 vridd|bøyd ..4 ikke
      kneskåla|kneskjella|kneskålen ..3 side|sida|siden|ledd|feil
      løp|løpte|sprang|smalt ..2 i|inn i? ..2 bil|bilen|bildør|stolpe|stolpen|tre|vegg
      blør ..2 mye|kraftig|masse
      tåler|tålte|tåle ..1 ikke ..2 vekt|belastning|tyngde
      <kanIkke> ..1 ikke ..2 sette|satt|sett ..2 <limb> ..1 ned|nedi|i
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
      <joint>|<limb> ..3 size of|double|twice
      <joint> ..4 like ..2 balloon|football|grapefruit|melon|ball|orange
      knee ..4 fluid|liquid|water
      fluid|water|effusion ..2 on|in ..2 knee|joint|ankle
      <joint>|hip ..2 lock|locks|locked|locking|jammed|jams|stuck|catches
      <joint>|hip ..2 gets|got|is ..1 stuck|locked|jammed
      <joint> ..3 gives|give|giving|gave|given ..1 way|out
      <joint> ..2 buckles|buckled|buckling|collapses
      <cant> ..1 bend|straighten|extend ..2 knee|leg|elbow|it
      <joint> ..3 wont|doesnt|cant ..1 bend|straighten
      joint|toe + <swollen>|red + <hot>
      joint ..3 <swollen>
    `),
    nb: phrases(`
      <joint> + <swollen>
      <joint> + varm|varmt|glovarm + rød|rødt
      vridd|vrikket|tråkket|forstuet ..6 <swollen>
      <joint>|<limb> ..3 dobbelt ..1 så
      <joint> ..4 som ..1 ball|ballong|fotball|melon|appelsin
      væske|vann|vatn ..1 i ..1 <joint>
      <joint>|hofta ..2 låser|låste|låst|svikter|svikta|sviktet|kiler
      <joint> ..3 hengt|henger ..1 seg
      <kanIkke> ..1 ikke ..2 bøye|bøyd|bøya|strekke|strekt|strukket|strake ..1 ut? kneet|kne|beinet|ut|ankelen|albuen
      <joint> ..2 bles|blåste|blåst|svulmet|svulma|este ..1 opp
      stortåa|tåa|tåen|leddet|tåleddet + rød|rødt|hoven|hovent + varm|varmt|glovarm|hovent|hoven
      leddet ..3 <swollen>
    `),
  },
];
