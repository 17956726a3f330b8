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
    `),
  },
];
