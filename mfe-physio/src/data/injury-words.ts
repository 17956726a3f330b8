import { type PageLanguage, pageLanguage } from '@stridewell/app/screens';
import type { BoneSite, Condition, PhysioArea, Side } from '@stridewell/contracts/web';

/** UI text about an injury in one language. */
export interface InjuryWords {
  areas: Record<PhysioArea, string>;
  /** Possessive headings, such as "Your knee". */
  yours: Record<PhysioArea, string>;
  /** Name of an area on one side, such as "Right knee". */
  onSide: (area: PhysioArea, side: Side) => string;
  sides: Record<Exclude<Side, 'unknown'>, string>;
  /** Descriptions from which the runner chooses the condition (section 3.0 of the domain page). */
  conditions: Record<Condition, string>;
  sites: Record<BoneSite, string>;
  unknown: string;
  side: string;
  condition: string;
  map: string;
  mapHelp: string;
  views: { front: string; back: string; left: string; right: string };
}

const EN_AREAS: Record<PhysioArea, string> = {
  knee: 'Knee',
  ITB: 'ITB',
  achilles: 'Achilles',
  shin: 'Shin',
  plantar: 'Plantar',
  hip: 'Hip',
  back: 'Back',
  calf: 'Calf',
  hamstring: 'Hamstring',
  groin: 'Groin',
  ankle: 'Ankle',
  foot: 'Ball of the foot',
  bone: 'Bone stress injury',
};

/** Names in running text after a side: "right outer knee". */
const EN_PLACES: Record<PhysioArea, string> = {
  ...EN_AREAS,
  ITB: 'outer knee',
  achilles: 'Achilles',
  plantar: 'heel',
  back: 'lower back',
};

const NB_AREAS: Record<PhysioArea, string> = {
  knee: 'Kne',
  ITB: 'Utsiden av kneet',
  achilles: 'Akilles',
  shin: 'Legg, innside',
  plantar: 'Under hælen',
  hip: 'Hofte',
  back: 'Rygg',
  calf: 'Legg, bakside',
  hamstring: 'Baksiden av låret',
  groin: 'Lyske',
  ankle: 'Ankel',
  foot: 'Tåballen',
  bone: 'Belastningsskade i bein',
};

const NB_PLACES: Record<PhysioArea, string> = {
  ...NB_AREAS,
  ITB: 'kne, utsiden',
  shin: 'skinnlegg',
  plantar: 'hæl',
  back: 'korsrygg',
  calf: 'tykklegg',
  hamstring: 'lår, baksiden',
  foot: 'tåball',
};

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
/** Converts a name to lower case for use within a sentence. */
const inText = (words: string): string =>
  words === 'Achilles' ? words : words.charAt(0).toLowerCase() + words.slice(1);

export const INJURY_WORDS: Record<PageLanguage, InjuryWords> = {
  en: {
    areas: EN_AREAS,
    yours: {
      knee: 'Your knee',
      ITB: 'Your outer knee',
      achilles: 'Your Achilles',
      shin: 'Your shin',
      plantar: 'Your heel',
      hip: 'Your hip',
      back: 'Your back',
      calf: 'Your calf',
      hamstring: 'Your hamstring',
      groin: 'Your groin',
      ankle: 'Your ankle',
      foot: 'Your foot',
      bone: 'Your bone injury',
    },
    onSide: (area, side) => {
      const place = EN_PLACES[area];
      if (side === 'left') return `Left ${inText(place)}`;
      if (side === 'right') return `Right ${inText(place)}`;
      return side === 'both' ? `${capital(place)}, both sides` : capital(place);
    },
    sides: { left: 'Left', right: 'Right', both: 'Both', middle: 'Middle' },
    conditions: {
      pfp: 'Around or behind the kneecap',
      patellar: 'One point just below the kneecap',
      itb: 'Outer side of the knee',
      achilles_mid: 'In the tendon, 2-6 cm above the heel',
      achilles_insertional: 'At the heel bone, where the tendon ends',
      mtss: 'Along the inner border of the shin',
      plantar_heel: 'Under the heel',
      gluteal: 'Outer hip',
      low_back: 'Lower back',
      calf_strain: 'A sudden grab high or inside in the calf',
      soleus: 'Deep and low in the calf, came on while running',
      hamstring_strain: 'A sudden grab in the back of the thigh',
      proximal_hamstring: 'An ache at the sitting bone',
      adductor: 'Inner thigh towards the groin, seen by a professional',
      ankle_sprain: 'I rolled my ankle, outer side',
      forefoot: 'Under the ball of the foot',
      bone_stress: 'A stress injury that a doctor has cleared for exercise',
    },
    sites: {
      inner_shin: 'Inner shin, lower two thirds',
      fibula: 'Outer shin bone (fibula)',
      metatarsal_2_4: 'Mid-foot, 2nd to 4th metatarsal',
      heel: 'Heel bone',
      femoral_shaft: 'Thigh bone, shaft',
      front_shin: 'Front of the shin',
      navicular: 'Top of the mid-foot (navicular)',
      metatarsal_5: 'Outer mid-foot, 5th metatarsal',
      inner_ankle: 'Inner ankle bone',
      sesamoid: 'Under the big toe (sesamoid)',
      femoral_neck: 'Hip, neck of the thigh bone',
      sacrum: 'Back of the pelvis (sacrum)',
      other: 'Another bone',
    },
    unknown: 'I do not know',
    side: 'Which side?',
    condition: 'Which is most like yours?',
    map: 'Tap where it hurts',
    mapHelp: 'Or choose from the list.',
    views: { front: 'Front', back: 'Back', left: 'your left', right: 'your right' },
  },
  nb: {
    areas: NB_AREAS,
    yours: {
      knee: 'Kneet ditt',
      ITB: 'Utsiden av kneet ditt',
      achilles: 'Akillessenen din',
      shin: 'Skinnleggen din',
      plantar: 'Hælen din',
      hip: 'Hofta di',
      back: 'Ryggen din',
      calf: 'Tykkleggen din',
      hamstring: 'Baksiden av låret ditt',
      groin: 'Lysken din',
      ankle: 'Ankelen din',
      foot: 'Foten din',
      bone: 'Beinskaden din',
    },
    onSide: (area, side) => {
      const place = NB_PLACES[area];
      if (side === 'left') return `Venstre ${inText(place)}`;
      if (side === 'right') return `Høyre ${inText(place)}`;
      return side === 'both' ? `${capital(place)}, begge sider` : capital(place);
    },
    sides: { left: 'Venstre', right: 'Høyre', both: 'Begge', middle: 'Midten' },
    conditions: {
      pfp: 'Rundt eller bak kneskåla',
      patellar: 'Ett punkt rett under kneskåla',
      itb: 'Utsiden av kneet',
      achilles_mid: 'I senen, 2-6 cm over hælen',
      achilles_insertional: 'På hælbeinet, der senen fester',
      mtss: 'Langs innsiden av skinnleggen',
      plantar_heel: 'Under hælen',
      gluteal: 'Utsiden av hofta',
      low_back: 'Korsryggen',
      calf_strain: 'Et plutselig hogg høyt eller på innsiden i leggen',
      soleus: 'Dypt og lavt i leggen, kom mens jeg løp',
      hamstring_strain: 'Et plutselig hogg bak i låret',
      proximal_hamstring: 'Verking ved sitteknuten',
      adductor: 'Innsiden av låret mot lysken, vurdert av fagperson',
      ankle_sprain: 'Jeg tråkket over, utsiden',
      forefoot: 'Under tåballen',
      bone_stress: 'En belastningsskade i bein (knokkel) som lege har klarert for trening',
    },
    sites: {
      inner_shin: 'Innsiden av skinnleggen, nedre to tredeler',
      fibula: 'Leggbeinet på utsiden (fibula)',
      metatarsal_2_4: 'Mellomfoten, 2. til 4. stråle',
      heel: 'Hælbeinet',
      femoral_shaft: 'Lårbeinet, midt på',
      front_shin: 'Forsiden av skinnleggen',
      navicular: 'Oppå mellomfoten (båtbeinet)',
      metatarsal_5: 'Utsiden av mellomfoten, 5. stråle',
      inner_ankle: 'Innsiden av ankelen',
      sesamoid: 'Under stortåa (sesambein)',
      femoral_neck: 'Hofta, lårhalsen',
      sacrum: 'Bak i bekkenet (korsbeinet)',
      other: 'Et annet bein',
    },
    unknown: 'Jeg vet ikke',
    side: 'Hvilken side?',
    condition: 'Hva ligner mest på ditt?',
    map: 'Trykk der det gjør vondt',
    mapHelp: 'Eller velg fra lista.',
    views: { front: 'Forfra', back: 'Bakfra', left: 'din venstre', right: 'din høyre' },
  },
};

/** UI text in the language of the page. */
export const injuryWords = (): InjuryWords => INJURY_WORDS[pageLanguage()];
