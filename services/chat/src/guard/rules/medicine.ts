import type { WordRule } from '../categories.ts';

/** Medicines that runners use: names of substances and brands. */
const NAMES =
  'ibu(?:profen|x|metin)\\w*|ipren|brufen|nurofen|advil|motrin|paracet\\w*|pinex|panadol|acetaminophen|tylenol|aspirin\\w*|dispril|naprox\\w*|napro\\w*|aleve|diclofenac\\w*|diklofenak\\w*|volt(?:aren|arol)\\w*|nsaids?|arcoxia|etoricoxib|celebrex|celecoxib|vimovo|toradol|ketorolac|cortisone|cortisol|corticosteroid\\w*|kortison\\w*|prednis\\w*|steroids?|steroid\\w*|antibiotic\\w*|antibiotik\\w*|cipro\\w*|codeine|kodein|paralgin|tramad\\w*|opioid\\w*|oxycod\\w*|oksykod\\w*|morphine|morfin|insulin|beta ?blockers?|betablokker\\w*|statins?|warfarin|antidepress\\w*|ssri\\w*|ozempic|wegovy|semaglutid\\w*|melatonin|ephedrin\\w*|efedrin\\w*|epo\\b|clenbuterol|lidocain\\w*|lidokain\\w*';
const KINDS =
  'pain ?killers?|pain relief|pain medic\\w+|anti ?inflammator\\w+|medic(?:ine|ines|ation|ations)|prescription|tablets?|pills?|capsules?|smertestillende|betennelsesdempende|medisin\\w*|tabletter?|piller|kapsler';
const ACTS =
  'take|taking|try|trying|use|using|pop|swallow|add|stop|stopping|skip|skipping|halve|halving|double|doubling|increase|reduce|lower|raise|change|come off|go off|ta|bruk|bruke|prov|slutt|slutte|halver|doble|ok|oke|reduser|hopp over|kutt';

export const MEDICINE: WordRule[] = [
  { id: 'medicine.named', category: 'medicine', pattern: new RegExp(`\\b(?:${NAMES})`, 'g') },
  {
    id: 'medicine.dose',
    category: 'medicine',
    pattern:
      /\b\d+(?:[.,]\d+)? ?(?:mg|milligrams?|mcg|micrograms?|iu|ie)\b|\b\d+ ?(?:tablets?|pills?|capsules?|tabletter?|piller|kapsler|doses?|doser)\b/g,
  },
  {
    id: 'medicine.act',
    category: 'medicine',
    pattern: new RegExp(`\\b(?:${ACTS}) (?:\\w+ ){0,4}?(?:${KINDS})\\b`, 'g'),
  },
];
