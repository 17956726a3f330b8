import { describe, expect, test } from 'vitest';
import { mentionsOf } from './lists.ts';

type Mention = Parameters<ReturnType<typeof mentionsOf>['has']>[0];

/** Test inputs for each list: texts with a mention, and similar texts without one. */
const TEXTS: [Mention, string[], string[]][] = [
  [
    'bone',
    [
      'stress fracture of the tibia',
      'Strss fracture',
      'stress reaction in the fibula',
      'tretthetsbrudd i leggen',
      'Tretthets brudd, mellomfoten',
      'MR viser stressfraktur',
      'bone stress injury',
      'metatarsalgia',
      'pain over the metatarsals',
      'vondt over korsbeinet',
      'sacral pain',
    ],
    [
      'no stress fracture',
      'ikke tretthetsbrudd',
      'stress fracture was ruled out on MRI',
      'stress fracture of the tibia ruled out',
      'the doctor ruled out a stress fracture',
      'tretthetsbrudd avkreftet på MR',
      'utelukket stressfraktur',
      'stress fracture 3 years ago, healed',
      'tretthetsbrudd i 2019',
      'vondt i korsryggen',
      "runner's knee and a stressful job",
      'my wife fractured her arm',
    ],
  ],
  [
    'boneDiagnosis',
    [
      'stress fracture, found 2 years ago',
      'stress fracture not ruled out',
      'tretthetsbrudd kan ikke utelukkes',
      'they could not rule out a stress fracture',
      'have not ruled out a stress fracture',
    ],
    ['no stress fracture', 'stress fracture excluded', 'MTSS', 'patellofemoral pain'],
  ],
  [
    'groin',
    ['ache deep in the groin', 'vondt i lysken', 'sore at the front of my hip', 'vondt foran på hofta'],
    ['no groin pain', 'ache at the outer hip', 'ingen smerter i lysken', 'no pain in the groin'],
  ],
  [
    'highRiskBone',
    [
      'femoral neck stress reaction',
      'lårhalsen, tretthetsbrudd',
      'pain at the navicular',
      'båtbeinet er vondt',
      '5th metatarsal',
      'base of the fifth metatarsal',
      'Metatarsal 5, base',
      'basis 5. metatars',
      'sesamoiditis',
      'front of the tibia',
      'anterior tibial stress fracture',
      'forsiden av skinnebeinet',
      'medial malleolus',
      'stress fracture at the inner ankle',
      'tretthetsbrudd på innsiden av ankelen',
      'sacral stress fracture',
      'severe pain at the sacrum',
    ],
    [
      'pain at the front of my shin',
      'tibialis anterior',
      'anterior tibial tendon',
      'shin pain down to the inner ankle',
      '2nd metatarsal, 5 weeks',
      '2nd metatarsal 5 weeks',
      'I met 5 friends',
      'sacral stress reaction',
      'no navicular pain',
      'no pain at the navicular',
      'navicular fracture in 2012',
    ],
  ],
  [
    'highRiskDiagnosis',
    ['inner ankle', 'navicular fracture in 2012', 'Jones fracture'],
    ['navicular fracture ruled out'],
  ],
  [
    'tendonMedicine',
    [
      'ciprofloxacin last month',
      'Ciprofloksasin',
      'ciprofloxacine',
      'Cipro',
      'levofloksacin',
      'moxifloxacin',
      'a fluoroquinolone',
      'cortisone injection in March',
      'steroid shot into the heel',
      'an injection of cortisone',
      'kortisonsprøyte i hælen',
      'fikk sprøyte med kortison',
    ],
    [
      'none',
      'ibuprofen now and then',
      'allergic to ciprofloxacin',
      'Ciprofloxacin allergy',
      'allergisk mot ciprofloxacin',
      'no cortisone injection',
      'ikke fått kortison',
      'kortisonkrem mot eksem',
      'cortisone injection in 2015',
      'flu shot last week',
    ],
  ],
  [
    'suddenSign',
    [
      'felt a pop on the stairs',
      'felt a pop, fracture ruled out on X-ray',
      'fracture ruled out, felt a pop',
      'det smalt, ellers frisk',
      'heard a snap',
      'det smalt i kneet',
      'the knee locks',
      'kneet låser seg',
      'it gave way twice',
      'kneet svikter',
      'could not bear weight',
      "couldn't put any weight on it",
      'unable to walk',
      'klarte ikke å stå på foten',
      'kunne ikke belaste beinet',
    ],
    [
      'no pop',
      'ingen smell',
      'no pop, locking or giving way',
      'kneet låser seg ikke',
      'it never gave way',
      'could bear weight',
      'pain came suddenly on a hill',
      'vondt på utsiden av kneet etter en lang tur',
    ],
  ],
  [
    'insertion',
    ['insertional Achilles pain', 'vondt i festet til akillessenen', 'Haglund', 'senefestet på hælen'],
    ['non-insertional', 'not insertional', 'midportion', 'vondt midt på akillessenen'],
  ],
  [
    'unclear',
    ['unclear', 'Not sure what it is', 'uavklart', 'waiting for MRI', 'ikke avklart'],
    ['patellofemoral pain', 'MTSS', 'Jumper’s knee'],
  ],
  ['moreStressInjuries', ['my second stress fracture', 'flere tretthetsbrudd'], ['stress fracture', 'two physios']],
  [
    'pregnantNow',
    ['I am 5 months pregnant', "I'm pregnant", 'jeg er gravid', '20 uker på vei'],
    ['not pregnant', 'pain since my pregnancy', 'began when I was carrying my son'],
  ],
  [
    'operatedLately',
    ['operated 3 weeks ago', 'operert for 6 uker siden', 'six weeks after surgery', 'nyoperert'],
    ['meniscus surgery two years ago', 'operated in 2018', 'no surgery'],
  ],
];

describe.each(TEXTS)('mentionsOf, list "%s"', (mention, mentioning, others) => {
  test.each(mentioning)('finds a mention in "%s"', (text) => {
    expect(mentionsOf(text)).toContain(mention);
    expect(mentionsOf(text.toUpperCase())).toContain(mention);
  });

  test.each(others)('finds no mention in "%s"', (text) => {
    expect(mentionsOf(text)).not.toContain(mention);
  });
});

test('mentionsOf returns an empty set for an empty text', () => {
  expect([...mentionsOf('')]).toEqual([]);
  expect([...mentionsOf(' \n ')]).toEqual([]);
});
