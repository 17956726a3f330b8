import type { Rule } from '../categories.ts';
import { phrases } from '../words/split.ts';

/** Saddle numbness, bladder, weakness and numb limbs (red-flag routes, section C of the domain page; warning card of backes.org.uk). */
export const NERVE: Rule[] = [
  {
    id: 'cauda.saddle',
    category: 'cauda',
    tier: 'emergency',
    en: phrases(`
      <numb> ..4 <saddle>
      <saddle> ..4 <numb>
      <numb> ..3 between|inside ..2 legs|thighs
      between ..2 legs|thighs ..3 <numb>
      <numb> ..3 inner thigh|thighs
      inner thigh|thighs ..3 <numb>
      <cant> feel ..2 <saddle>
      no|lost|losing ..1 feeling|sensation ..3 <saddle>
      <cant> ..2 pee|peeing|urinate|wee|piss|poo|poop
      <cant> ..2 hold|control ..2 pee|urine|wee|bladder|bowel|bowels|poo|stool
      <cant> ..2 feel ..2 bladder|pee
      trouble|difficulty|problems|hard ..2 peeing|urinating|pee|urinate
      lost|losing|lose|loss ..3 bladder|bowel|bowels
      bladder|bowel ..2 control|trouble|problems|accident|accidents
      incontinen*
      wet|wetting|peed|peeing myself
      cauda equina
      no|lost|losing ..1 feeling|sensation ..2 down there|below
      down there ..3 <numb>
      <numb> ..2 down there|below
    `),
    nb: phrases(`
      <numb> ..4 <saddle>
      <saddle> ..4 <numb>
      <numb> ..3 mellom ..1 beina|bena|bein|lårene
      mellom ..1 beina|bena|lårene ..3 <numb>
      <numb> ..4 lårene|innsiden
      innsiden av ..1 lår|låret|lårene ..3 <numb>
      ikke ..3 tisse|tisset|tissa|urinere|bæsje
      ikke ..2 holde ..2 urin|urinen|tissen|avføring|avføringen
      problemer|vanskelig ..3 tisse|urinere
      tisser|tisset|tissa|bæsjer ..1 meg
      mistet|mista|mister ..2 kontroll|kontrollen ..2 blæra|blæren|tarm|tarmen|urin
      urinlekkasje|inkontinen*
      ikke ..2 følelse ..2 nedentil|nede|underlivet|skrittet
      nedentil ..3 <numb>
      <numb> ..2 nedentil
      følelsen|følelse ..2 <saddle>
      kjenner ikke ..2 underlivet|skrittet|rumpa
    `),
  },
  {
    id: 'cauda.both-legs',
    category: 'cauda',
    tier: 'emergency',
    en: phrases(`
      both ..1 <leg>|<foot> ..4 <weak>|<numb>
      <weak>|<numb> ..3 both ..2 <leg>|<foot>
      legs|feet ..2 <numb>
      <numb> legs|feet
      <cant> ..2 feel ..1 legs|feet
      legs ..2 paralysed|paralyzed
    `),
    nb: phrases(`
      begge ..1 <leg>|<foot> ..4 <weak>|<numb>
      <weak>|<numb> ..3 begge ..1 <leg>|<foot>
      beina|bena|føttene ..2 <numb>|lammet|lamme
      <numb> ..1 beina|bena|føttene
      kjenner ikke ..1 beina|bena|føttene
    `),
  },
  {
    id: 'nerve.drop',
    category: 'nerve',
    tier: 'same_day',
    en: phrases(`
      foot ..2 slap|slaps|slapping|drop|drops|dropping|drags|dragging
      drop foot
      foot ..2 flop|flops|flopping|limp|floppy
      toes ..2 catch|drag|dragging
      trip|tripping over my own? foot|feet|toes
      footdrop|dropfoot
      <cant> ..2 lift ..3 foot|toe|toes
      sudden|suddenly ..3 <weak>
      <weak> ..2 sudden|suddenly
      <weak> all of a sudden
      lost|losing|loss ..2 strength|power|feeling ..3 leg|legs|arm|foot|feet|hand
      leg|legs|knee ..1 gave|gives|giving way|out ..2 sudden|suddenly
    `),
    nb: phrases(`
      droppfot
      foten ..2 klasker|henger|slår|slenger|subber
      ikke ..3 løfte|løftet ..3 foten|tærne|tåa|tåen
      plutselig ..3 <weak>
      <weak> ..2 plutselig
      mistet|mista ..2 kraft|krafta|kraften|styrken|følelsen
    `),
  },
  {
    id: 'nerve.stroke',
    category: 'heart',
    tier: 'emergency',
    en: phrases(`
      <face> ..2 droop|drooping|droops|drooped
      slurred|slurring ..1 speech|words
      <cant> ..1 speak|talk ..1 properly|right|clearly
      one side ..4 <weak>|<numb>
      worst headache
      sudden|thunderclap ..2 headache
    `),
    nb: phrases(`
      skjev ..2 ansiktet|munnen
      <face> ..2 henger|skjev|skjevt
      snøvler|snøvlet|snøvlete
      finner ikke ordene
      en side|sida|siden ..3 <weak>|<numb>
      verste hodepin*
      plutselig ..2 hodepin*
    `),
  },
  {
    id: 'tingling.limb',
    category: 'tingling',
    tier: 'soon',
    en: phrases(`
      <numb> ..3 <leg>|<foot>|<arm>|<calf>
      <leg>|<foot>|<arm>|<calf> ..3 <numb>
      pins and needles
      sciatica
    `),
    nb: phrases(`
      <numb> ..3 <leg>|<foot>|<arm>|<calf>
      <leg>|<foot>|<arm>|<calf> ..3 <numb>
      stråler ..3 <leg>|<foot>
      isjias
    `),
  },
];
