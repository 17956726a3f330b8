import type { Rule } from '../categories.ts';
import { phrases } from '../words/split.ts';

/** Words of suicide and self-harm (guard rail 1, section D of the domain page). Only a plain denial of the word itself excuses. */
export const CRISIS: Rule[] = [
  {
    id: 'crisis.words',
    category: 'crisis',
    tier: 'emergency',
    excuses: ['denied'],
    en: phrases(`
      suicid*
      suicide|suicidal
      self harm|harming|harmed|injury
      selfharm*
      overdose|overdosed|overdosing
    `),
    nb: phrases(`
      selvmord*
      selvmord|selvmordstanker
      sjølmord*
      selvskad*
      sjølskad*
      skader|skadet|skade meg selv
      kutter|kuttet|kutta|kutte meg selv?
      overdose
    `),
  },
  {
    id: 'crisis.intent',
    category: 'crisis',
    tier: 'emergency',
    excuses: [],
    en: phrases(`
      kill|killing|kil|kll|klil|killin|kiling|end|ending|unalive|hang|hanging ..1 myself|myslef|mysel|myselfe|meself
      kill|kil ..1 my self
      end|ending|take|taking|took my life|lfe
      end it all
      want|wanna to? end it
      no longer ..1 want|wanna|wish ..2 live|alive|exist
      ending it all
      want|wanna|wants|wanted|wish|wishing|rather to? die|dei
      wish i ..1 dead
      wish i ..2 born
      better off dead
      better off without me
      rather be|die dead|than
      dont|didnt ..3 want|wanna|wish ..2 live|alive|exist|existing
      dont|never ..2 want|wanna ..2 wake ..1 anymore|again|tomorrow
      no ..1 reason|point ..2 live|living|alive
      dont|cant ..1 see ..2 reason|point ..2 live|living|life|alive
      nothing ..1 live for
      life ..2 isnt|not ..1 worth
      life has no meaning
      not worth living
      tired of living|life|being alive
      dont|didnt|not ..2 want|wanna ..2 be here anymore|any
      no|see way out
      cant ..1 see|find ..1 way out
      want|wanna ..1 disappear|vanish|gone ..1 forever
      want|wanna ..1 disappear
      want ..2 everything|it|all to ..1 end|stop ..1 forever
      hopeless ..3 dont|want|end|anymore
      hate ..1 being alive|living
      giving up on life
      goodbye ..1 everyone|forever
      cant|cannot go on ..1 anymore|longer|like|any
      cutting|cut|burning|burn|hurting|harming|harm|starving myself on purpose
      cutting|harming|harm myself
      cut|hurt|burned|burnt myself ..4 on purpose
      been|started|keep|want|wanna|urge|urges|need|gonna ..2 cut|cutting|harm|harming|burning myself
      want|wanna|urge|urges ..2 hurt|hurting myself
      jump|jumping ..1 off|under|before|from ..2 bridge|train|roof|building|cliff
      thoughts|thinking ..2 ending|death|dying|killing
      world|everyone ..2 better without me
      i|just|dont|really want|wish it|everything all to ..1 be over
      ways|way to end things|everything|this|myself
      jump|jumping|step|stepping|throw|throwing|walk|walking|run|running ..2 in front of|under ..2 train|trains|car|cars|bus|truck|lorry|traffic
      thinking|think|want|thought|imagine ..2 driving|drive ..2 off|into ..2 road|bridge|cliff|tree|wall|traffic
      took|take|taking|swallowed|taken ..1 load|bunch|lot|handful|pack|packet|bottle|all|too ..3 pills|tablets|painkillers|paracetamol|meds
      goodbye|suicide letter|letters|note|notes
      written|wrote|writing ..3 goodbye
      done|finished|through with life|living
      sick of living|life
      wish|hope|hoping|wishing ..3 wouldnt|dont|not|never|didnt|wont ..1 wake
      go|going to sleep ..2 not|never wake
      been|started|im cutting again
      cutting again
      cuts i ..2 did|made|do myself
      arms|arm|wrists|wrist|thighs ..3 cuts|scars ..4 myself
      slit|slitting|slash|slashing ..1 wrists|wrist
      nobody|noone|one|who ..1 would|will|ll|d ..1 miss|care|notice ..4 gone|dead|died|disappeared|disappear
      nobody|noone|one would|will|d miss me
      if i was|were gone|dead
      kms im|tonight|rn|tbh|serious|seriously|fr|now
      gonna|going|wanna|want|might|could ..1 kms
      be|am dead than
      better if i ..2 dead|gone|exist
      plan to kill|end
      voices ..3 kill|hurt
      end|ending|take my own life
      point|reason|use ..3 living|alive
      point|reason|use ..2 going on ..1 living|anymore|any
      point|reason|use ..2 being here|alive
      point|use of|in|to life
      life|living + pointless|meaningless|unbearable|worthless|hopeless
      my own? funeral
      imagining|imagine|planning ..2 funeral
      swim|walk|drive|run ..3 and ..1 not|never come|coming back
      till|until ..2 bleed|bleeds|bleeding
      just want|wanna ..1 sleep ..1 forever
      cant|cannot cope|handle|face|take|bear ..2 life|living
      sleep|asleep ..2 never ..1 wake|waking
      want|wants ..1 out of ..2 life|this life
      worthless ..6 die|gone|dead|end
      want|wanna|wish|wishing|rather|should ..2 be|was|were dead
      dont|cant|cannot ..2 see|imagine|picture myself ..2 living|alive|here
      whether|if i ..2 live|alive or ..1 die|dead
      stepping|step|leaping|leap|falling ..2 off|from ..2 bridge|roof|cliff|building|platform
      no|lost ..2 will|wish|desire to live
      bad|dark thoughts ..5 end|die|hurt|myself
      want|wanna|urge ..2 hurt|harm|cut|punish|burn ..1 myself
      dont|doesnt|didnt ..1 deserve to live|be
      end|ending it tonight|today|now|soon
      better off ..2 dead|ground|gone|grave
      giv*|gave up on ..1 living|life
      ready ..2 die|go forever
    `),
    nb: phrases(`
      vil|ønsker|ville|lyst|orker ..4 dø
      skulle ønske ..3 død|dø|født
      ta|tar|tok|avslutte|ende livet ..1 mitt|av|alt
      tar ..1 livet av
      ikke ..4 leve ..1 lenger|mer|mere
      ikke ..3 vil|lyst|orker|ønsker ..3 leve
      vil|orker|ønsker ikke ..3 leve
      lei|trøtt av ..1 leve|livet
      ser|finner ..3 ingen|ikke ..3 vei|utvei ut?
      ingen utvei
      vil ikke mer lenger?
      vil|ønsker ..1 forsvinne
      ikke ..2 være her ..1 lenger|mer
      gi|gir opp livet
      alt ..2 håpløst
      livet ..2 ikke ..2 verdt|mening
      ikke ..2 grunn til ..2 leve
      bedre uten meg
      drepe|henge|drep meg selv
      gjøre slutt på alt|livet
      hoppe ..2 foran|fra|utfor|av ..2 bru|brua|broen|toget|taket
      vil ikke ..2 våkne
      hoppe|hopper|kaste|kaster|stille|løpe|gå ..2 foran|under ..2 tog|toget|bil|bilen|buss|bussen|trailer
      best|bedre|greit|greiest ..2 om|hvis|at jeg ikke ..1 var|fantes|er|finnes
      ikke|ingen|inga|null ..2 grunn|mening|vits|poeng ..3 leve|livet
      ingen|ingenting igjen|mer å? leve for
      ingen ..2 savne|savna|savnet|merke|sakne meg
      slippe alt|livet|mer|alt
      tok|tatt|ta|tar|svelget ..1 haug|masse|mange|pakke|brett|neve|alle ..3 tabletter|tablettene|piller|pillene|paracet
      avskjedsbrev*
      ferdig|lei|trøtt ..1 med|av livet|leve
      håper|ønsker|skulle ..3 ikke|aldri ..1 våkne|våkner|våknet
      kjøre|kjører ..2 av veien|utfor|brua
      vil|bare ..2 at ..1 alt|det ..1 skal ..2 over|slutt
      alt|det hadde ..1 vært best|bedre ..1 uten
      kutter|kuttet|kutta|skjærer|skar|ripe ..2 opp ..1 armene|armen|håndleddet
      stikke|gå fra livet
      borte for alltid|godt
      sove|sovne ..3 aldri|ikke ..1 våkne
      ikke|aldri ..3 i live
      utfor ..2 klippe|klippa|stup|stupet|kanten|bru|brua|bro|skrent
      klarer|orker|takler|holder ..1 ikke ..1 ut? livet mer|lenger|mitt|nå|her
      klarer|takler ..1 ikke livet
      planlagt|planlegger|planer ..4 livet|dø|selvmord
      livet ..3 meningsløst|poengløst|håpløst|uutholdelig|ubrukelig
      alt er meningsløst
      hva er ..1 vitsen|poenget|meningen med ..1 livet|leve
      min egen begravelse
      til det blør
      hate|hater ..1 livet|leve
      ikke|slutte ..2 eksistere|finnes
      skade|skader|straffe|brenne|kutte|skjære ..1 meg ..1 selv|igjen
      lyst|trang ..2 å? skade|kutte|skjære meg
      livet suger|hater|sugde
      bort|vekk fra ..1 alt|livet
      alt|livet er ..1 mørkt|svart|håpløst
      gidder|orker ikke ..1 leve
      mistet|mista livsgnisten|livslysten|livsviljen
      fortjener ikke ..1 leve
      tenker ..2 på døden|dø
      kaste ..1 meg ..2 foran|utfor|ut
      like gjerne ..2 død|dø
      ikke ..3 være|vært ..1 til ..1 lenger|mer
      ingen ..3 brydd|bryr|bry seg ..3 dø|døde|død|borte
      om|hvis jeg døde|dør|forsvant
    `),
  },
];
