import type { TestTexts } from './test-texts.ts';

const text = (name: string, todo: string, ends: string | null = null) => ({ name, todo, ends });

/** The cards of the tests in Norwegian (`domain-physio.md` 1.4). */
export const TESTS_NB: TestTexts = {
  walk30: text(
    '30 minutter gange',
    'Gå raskt i 30 minutter på flatmark, og noter hva det gjorde mest vondt.',
    'Du halter',
  ),
  stairs: text('Trapper', 'Gå ned to trapper, én fot etter den andre.', 'Du går med samme bein først'),
  walk10: text('10 minutter gange', 'Gå i 10 minutter i ditt eget tempo.', 'Du halter'),
  walk20: text('20 minutter gange', 'Gå i 20 minutter i ditt eget tempo.', 'Du halter'),
  sit_stand_10: text(
    'Reis og sett deg 10 ganger',
    'Reis deg fra en stol og sett deg igjen 10 ganger, på begge bein.',
    'Du bruker hendene',
  ),
  two_raise10: text('10 tåhev', 'Gjør 10 tåhev på begge bein.', 'Du legger vekten over på ett bein'),
  slb_hold10: text(
    'Ettbeins bro, 10 s',
    'Ligg på ryggen med én fot i gulvet, løft bekkenet og hold i 10 sekunder.',
    'Bekkenet synker',
  ),
  long_hold20: text(
    'Lang bro, 20 s',
    'Ligg på ryggen med begge hælene langt ute, løft hofta og hold i 20 sekunder.',
    'Hofta siger',
  ),
  sleep3: text('Søvn', 'Hvor mange av de siste 3 nettene våknet du av det når du lå på den andre siden?'),
  swelling2: text('Hevelse', 'Sammenlign hevelsen med i går, 2 morgener på rad.'),
  sls30: text(
    'Stå på ett bein',
    'Stå på ett bein med åpne øyne og hendene på hoftene. 45 sekunder er det meste.',
    'Foten flytter seg, eller en hånd slipper',
  ),
  balance_closed: text(
    'Stå på ett bein, lukkede øyne',
    'Stå på ett bein med lukkede øyne og hendene på hoftene. 30 sekunder er det meste.',
    'Du åpner øynene',
  ),
  heel_raise: text(
    'Tåhev på ett bein',
    'Strakt kne og fingertuppene mot en vegg: opp på 1 sekund, ned på 1 sekund. 40 er det meste.',
    'Hælen når ikke lenger 90 % av den første høyden',
  ),
  heel_raise_bent: text(
    'Tåhev med bøyd kne',
    'Det samme med kneet bøyd 35 grader: opp på 1 sekund, ned på 1 sekund. 40 er det meste.',
    'Kneet strekker seg',
  ),
  heel_raise_12: text(
    'Tåhev på ett bein, opptil 20',
    'Fingertuppene mot en vegg: opp på tå på ett bein og ned igjen. 20 er det meste.',
    'Hælen kommer ikke like høyt',
  ),
  slb: text(
    'Ettbeins bro',
    'Ligg på ryggen med én fot i gulvet. Løft på 1 sekund, senk på 1 sekund. 30 er det meste.',
    'Bekkenet synker',
  ),
  slb_chair: text(
    'Ettbeins bro på stol',
    'Legg én hæl på en stol som er 45-60 cm høy, kneet nesten strakt. Løft på 1 sekund, senk på 1 sekund. 30 er det meste.',
    'Bekkenet synker',
  ),
  long_bridge: text(
    'Lang bro på ett bein',
    'Ligg på ryggen med én hæl langt ute, løft hofta og hold. 40 sekunder er det meste.',
    'Hofta siger',
  ),
  step_down10: text(
    '10 nedsteg',
    'Stå på et trinn på 15–20 cm. Senk den andre hælen rolig mot gulvet på 3 sekunder, 10 ganger.',
    'Kneet faller innover, eller bekkenet synker',
  ),
  slsq5: text(
    '5 ettbeins knebøy',
    'Bøy det ene beinet til 60 grader og kom opp igjen, 5 ganger.',
    'Kneet faller innover',
  ),
  sit_stand_1: text(
    'Reis deg på ett bein',
    'Reis deg på ett bein fra en stol som er 45 cm høy, og sett deg rolig. 20 er det meste.',
    'Den andre foten tar i gulvet',
  ),
  decline5: text(
    '5 knebøy på skråbrett',
    'Stå på ett bein på et skråbrett med hælen høyt. Bøy til 60 grader, 5 ganger.',
    'Overkroppen tipper fremover',
  ),
  dips20: text(
    '20 små knebøy på ett bein',
    'Bøy det ene beinet til 30 grader og kom opp igjen, 20 ganger.',
    'Bekkenet synker',
  ),
  side_plank: text(
    'Sideplanke',
    'Hold sideplanken på underarmen, med siden du tester, ned. 60 sekunder er det meste.',
    'Hofta siger',
  ),
  hitch30: text(
    'Stå på beinet, 30 s',
    'Stå på ett bein i 30 sekunder, og noter hvor vondt det gjør i hofta.',
    'Bekkenet synker',
  ),
  squeeze5: text(
    'Klem',
    'Ligg på ryggen med strake knær og en ball eller en knyttneve mellom dem. Press i 5 sekunder, og noter hvor vondt det gjør i lysken.',
  ),
  copen_hold: text(
    'Kort Copenhagen, hold',
    'Sideplanke med det øverste kneet på en benk: hold. 30 sekunder er det meste.',
    'Hofta siger',
  ),
  reach_forward: text(
    'Strekk foten fram',
    'Stå på ett bein og strekk den andre foten så langt fram du kan. Mål fra tærne.',
    'Hælen letter, eller du legger vekt på foten som strekkes',
  ),
  knee_wall: text(
    'Kne mot vegg',
    'Stå mot en vegg og flytt foten bakover så langt kneet ennå når veggen. Mål fra tærne. 20 cm er det meste.',
    'Hælen letter',
  ),
  first_steps: text('De første stegene', 'Noter det vondeste ved de første stegene om morgenen de siste 3 dagene.'),
  heel_squeeze: text('Klem om hælen', 'Klem om hælen fra begge sider med hendene, og noter hvor vondt det gjør.'),
  press_bone: text('Press langs beinet (knokkelen)', 'Press med tommelen langs hele knokkelen, og noter det vondeste.'),
  sit30: text('Sitt i 30 minutter', 'Sitt på en fast stol i 30 minutter, og noter hvor vondt det gjør.'),
  hinge10: text(
    '10 hoftebøy',
    'Bøy i hofta med 5 kg i hendene og rett rygg, 10 ganger.',
    'Ryggen krummer seg, eller du kjenner det ned i beinet',
  ),
  plank60: text(
    'Planker, 60 s i deler',
    'Hold planke foran og på sidene, én etter én. Tell alle sekundene; 90 er det meste.',
    'Hofta siger',
  ),
  pogo20: text('20 hopp på to bein', 'Hopp 20 ganger på begge føttene: små, raske hopp fra anklene.'),
  hop10: text('10 hopp på ett bein', 'Hopp 10 ganger på ett bein, lett og fjærende.'),
  hop20: text('20 hopp på ett bein', 'Hopp 20 ganger på ett bein, lett og fjærende.'),
  hop_dist: text(
    'Lengdehopp på ett bein',
    'Hopp så langt fram du kan på ett bein, og stå støtt i 2 sekunder. Det beste av 3 teller.',
    'Du tar et ekstra steg',
  ),
  side_hop: text(
    'Sidehopp',
    'Hopp sidelengs på ett bein over to streker med 30 cm mellom, i 10 sekunder. Tell hoppene.',
    'Du tråkker på en strek: det hoppet teller ikke',
  ),
  fast20: text('Stigningsløp', 'Løp 4 drag på 20 sekunder med 80 % innsats, og gå mellom.', 'Det hugger til'),
};
