import type { Rule } from '../categories.ts';
import { phrases } from '../words/split.ts';

/** Strength, speech, sight and feeling that go (red-flag routes, section C of the domain page). */
export const NERVE: Rule[] = [
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
      <cant> ..2 pull|lift|raise|move|pick|feel ..3 foot|toe|toes
      leg|arm|foot|hand|ankle ..1 went|gone|goes|has|is|suddenly|just ..1 dead|limp|weak|powerless|lifeless
      leg|arm|foot|hand ..2 no power|strength
      no|zero power|strength ..3 leg|arm|foot|hand
      grip|strength ..1 gone|weak|lost|went|disappeared ..3 hand|arm|leg|foot|sudden
      lost|losing|loss ..2 grip ..3 hand
      one|left|right|my|the leg|foot is|keeps getting|becoming|growing weaker
    `),
    nb: phrases(`
      beinet|benet|foten ..2 svakere
      droppfot
      foten ..2 klasker|henger|slår|slenger|subber
      ikke ..3 løfte|løftet ..3 foten|tærne|tåa|tåen
      plutselig ..3 <weak>
      <weak> ..2 plutselig
      mistet|mista ..2 kraft|krafta|kraften|styrken|følelsen
      kraftløs|lammet ..3 <leg>|<arm>|<foot>
      <weak> ..2 i beinet|armen|foten|hånda|leggen
      beinet|armen|foten|benet|hånda ..4 <weak>
      beinet|armen|foten|benet|hånda ..2 visner|lystrer|dødt
      dropfot*
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
      speech ..3 slurred|slurring|garbled|gone|funny|mumbled
      lost|loss|losing|lose ..2 vision|sight|eyesight
      <cant> see ..3 eye|eyes
      seeing|see|saw double
      double|blurred|blurry vision
      side of ..2 body|face ..4 <weak>|<numb>|drooping
      headache ..6 thunder|thunderclap|lightning|explosion
    `),
    nb: phrases(`
      skjev ..2 ansiktet|munnen
      <face> ..2 henger|skjev|skjevt
      snøvler|snøvlet|snøvlete
      finner ikke ordene
      en side|sida|siden ..3 <weak>|<numb>
      verste hodepin*
      plutselig ..2 hodepin*
      mistet|mista|mister ..1 synet
      ser|så dobbelt|uklart|tåkete
      dobbeltsyn
      side|sida|siden av ..2 ansiktet|kroppen ..3 <weak>|<numb>|henger
      ikke ..2 frem|fram|finner ..1 ordene|ord
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
      electric ..1 shocks|shock|zaps|zap|jolt|jolts|pain|feeling ..4 <leg>|<foot>|<arm>|<calf>
      zaps|shocks ..2 down ..2 <leg>|<arm>
      <leg>|<foot>|<arm> ..1 falls|fell|falling|goes|went|going|gone ..1 asleep|sleep|dead
      shooting pain|pains down
    `),
    nb: phrases(`
      <numb> ..3 <leg>|<foot>|<arm>|<calf>
      <leg>|<foot>|<arm>|<calf> ..3 <numb>
      stråler ..3 <leg>|<foot>
      isjias
      <foot>|<arm>|<calf>|beinet|benet ..1 sovner|sovnet|sovna|visner
      strømninger|strøm|støt|isninger|iling|ilinger ..3 <leg>|<foot>|<arm>|<calf>
      nåler ..3 <leg>|<foot>|<arm>|<calf>
      <hurt> ..2 som nåler
    `),
  },
];
