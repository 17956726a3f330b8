import type { Rule } from '../categories.ts';
import { phrases } from '../words/split.ts';

/** Fever and illness (section A of the domain page). */
export const HEALTH: Rule[] = [
  {
    id: 'illness.fever',
    category: 'illness',
    tier: 'same_day',
    excuses: ['denied', 'longPast', 'over', 'otherPerson'],
    en: phrases(`
      <fever>
      temp|temperature ..2 <feverDecimal>
      temp|temperature <feverDegrees>
      my temp|temperature ..2 <feverDegrees>
      running|have|got a temperature|temp
      high temperature
      im|was|am|head|forehead burning up
      burning up + <feverDegrees>
      <feverDecimal> degrees|temp|fever
      shaking|shivering all|under|in night|bed|blankets
      chills|shivers
      shivering + sweating|hot|bed
      burning up ..1 in|with ..1 bed|fever|temp
      <feverDegrees> on|by ..1 thermometer
      with|got|have|had|running a|the? temp|temperature
      cold sweats
      hot and cold sweats|flushes
    `),
    nb: phrases(`
      <fever>
      temp|temperatur|temperaturen ..3 <feverDecimal>
      <feverDecimal> i? feber|temperatur
      frysninger|frostrier
      frostanfall
      <feverDecimal> grader
      skjelver ..3 fryser
      fryser ..3 skjelver
      temp|temperatur|temperaturen på <feverDegrees>
      frysetokt|frysetokter|frostanfall
      febersyk|febersjuk|febersyke
      kaldsvett|kaldsvetter|kaldsvette
    `),
  },
  {
    id: 'illness.ill',
    category: 'illness',
    tier: 'same_day',
    excuses: ['denied', 'longPast', 'over', 'otherPerson'],
    en: phrases(`
      flu|influenza|pneumonia|bronchitis
      chest infection
      have|got|caught|positive|with covid|corona
      covid positive
      stomach bug|flu|virus
      food poisoning
      vomiting|vomited|vomit|puking|puked
      throwing|threw|thrown up
      diarrh*
      im|feel|feeling|still|really|so|home|been sick|ill|unwell|poorly
      swollen glands|tonsils|lymph
      tested positive
      <ill> ..1 and <ill>
      green|yellow|brown ..1 gunk|phlegm|mucus|snot|slime|stuff
      cough|coughing ..4 gunk|phlegm|mucus|green
      norovirus|tonsillitis|strep|tonsilitis|mononucleosis|glandular|sepsis|shingles|measles|meningitis|myocarditis
      mono confirmed|diagnosed|again|since
      got|have|had|caught mono
      puke|pukes|chucking|chucked up
      have|got|having the runs|shits
      came|come|went|going down with
      been|was|feel|feeling poorly|rotten|grotty
      chesty cough
      covid|corona + me|ive|again|positive|too|caught
    `),
    nb: phrases(`
      influensa|influensaen|mageinfluensa|mageinfluensaen|lungebetennelse|bronkitt
      har|fått|fikk|positiv|påvist|med korona|covid
      omgangssyke|omgangssjuke|omgangssyken|matforgiftning
      spyr|spydde|oppkast
      kaster|kastet|kasta opp
      diare|diaré
      jeg|eg er ..1 syk|sjuk|uvel
      føler meg ..1 syk|sjuk|uvel|dårlig
      ligger|hjemme|fortsatt|blitt ..1 syk|sjuk
      hovne mandler|kjertler
      testa|testet|tester positiv|positivt
      kyssesyken|kyssesyke|kyssesjuka|mononukleose|halsbetennelse|streptokokk*|streptokokker|bihulebetennelse|hjertemuskelbetennelse|hjertebetennelse|hjernehinnebetennelse|helvetesild
      hoster|hosta|hostet ..2 opp|grønt|gult|slim
      grønt|gult slim|snørr
      spysyke|spysyka|spysjuka|spysyken|magesyke|magesyken|magesjau
      matforgifta|matforgiftet|matforgiftning
      sengeliggende
      korona|covid + igjen|positiv|meg|fått|fikk|fått
    `),
  },
  {
    id: 'illness.urine',
    category: 'illness',
    tier: 'same_day',
    en: phrases(`
      blood|bloody ..3 urine|pee|piss|wee
      urine|pee|wee ..3 blood|bloody|brown|red
      pissing|peeing|urinating|pissed|peed ..2 blood
      dark|brown|red|cola ..2 urine|pee|piss
      urine ..3 dark
      urine|pee|wee ..5 cola|coke|brown|tea|red|rust|dark
      cola|coke|tea|rust ..2 urine|pee|wee
    `),
    nb: phrases(`
      blod ..3 urin|urinen|tisset
      tisser|tisset|tissa|pisser|pisset|pissa ..2 blod
      mørk|brun|rød|colafarget ..2 urin
      urinen ..3 mørk|brun|rød|blodig
      mørkebrun|mørkebrunt|brunt|mørk|mørkt|rødt|colafarget|rødbrun|rødbrunt|svart ..1 urin|tiss|piss
      urin|urinen|tiss|tisset|pisset ..4 brun|brunt|mørk|mørkt|mørkebrun|mørkebrunt|colafarget|cola|rødt|rød|svart
    `),
  },
];
