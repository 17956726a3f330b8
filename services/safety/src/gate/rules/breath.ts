import type { Rule } from '../categories.ts';
import { phrases } from '../words/split.ts';

/** Breath, fainting and dizziness (guard rail 1, section D of the domain page). */
export const BREATH: Rule[] = [
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
      lips ..3 blue
      blue lips
      gasping
      <cant> ..1 breathe
      choking ..3 <breathe>|air
      <breathe> ..2 shallow|ragged|rasping
      <cant> ..2 speak|talk|finish ..3 breath|sentence|breathless
      wheeze|wheezed|wheezes
      breath wont come
      puffing|panting|winded|heaving|huffing ..4 just|only|from|when ..2 walking|stairs|talking|sitting|standing|car|shop
      not ..1 enough|getting ..1 air|oxygen
      <breathe> ..2 impossible|painful|hurts|scary
      <cant> ..2 get ..2 air|breath|oxygen
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
      leppene|leppa ..2 blå|blåe
      blå lepper|leppe
      gisper|gispa|gispet|hiver ..1 etter luft|pusten
      tungt å? puste
      andpusten|andpust|tungpust + trapp|trappa|trappene|hvile|ro|sitter|sofaen|ligger|går|stille
      får|fikk ..1 ikke ..2 puste|luft|pust|pusten
      piper|pipelyd|hvesing|hveser ..3 pusten|brystet|puster
      ikke <kanIkke> ..2 puste
      pusten|pust ..1 stopper|stoppet|stoppa|forsvinner|forsvant|låser
      nok luft|oksygen ..2 ikke
      ikke ..2 nok luft|oksygen
      hiver etter pusten
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
      saw|see|seeing|seen stars
      vision ..3 went|goes|going|gone ..1 black|grey|gray|dark|white
      went|go|goes|gone ..1 grey|gray|white ..4 collapsed|floor|down|dropped|keeled|over|sat
      dropped|went like a stone|sack
      nearly|almost ..1 went|dropped|fell|go down
      hit the deck ..4 black|remember|woke
      greyed|grayed|blanked out
      zonked out ..2 floor|ground
      legs ..2 gave ..1 way|out ..4 dizzy|black|faint|woke
      dizzy ..5 legs ..2 gave
      everything ..2 spinning|dark|grey|fuzzy
      conked|zonked|flaked out
      medics|paramedics|ambulance|ambulances ..3 came|called|took|had|me
      came|come|coming ..1 round|around ..3 pavement|floor|ground|track|ambulance|grass
      black|dark|white spots|dots
      out for ..2 few|couple|some ..1 seconds|secs|minutes
      went down like
      lights out ..4 after|finish|rep|ground|floor
      no memory|recollection of|how
      ground|floor|deck ..4 no memory
      no memory ..3 falling|fall|finish
      dont|didnt|cant remember ..3 falling|fall|collapsing|finish|finishing
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
      gikk|går|gå i bakken ..6 husker|svimmel|svart|plutselig|våknet|borte|ingenting|bevissthet
      var|ble|blir helt? borte ..1 noen|et|litt|i ..2 sekund|sekunder|øyeblikk|stund
      svartnet|svartna|svartner
      det ble ..1 svart
      så|ser stjerner
      holdt|nære|nær|nesten ..1 på|ved ..1 å ..1 dette|besvime|falle|gå|svime|ramle ..1 om|i|av
      besvimelse*
      gikk ut som et lys
      mista|mistet|mister ..1 bevisstheten|bevissthet
      falt|datt|gikk|segnet|seig ..1 sammen|om
      kollaps*
      datt|gikk|falt|stupte i? koll
      ned for telling
      ambulanse|ambulansen ..3 hentet|henta|kom|tilkalt
      prikker|flekker ..2 for|foran øynene|øya
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
