/** Concepts for sensations, signs, onset and physical states. */
export const SENSATIONS: Readonly<Record<string, string>> = {
  pain: 'pain* hurt* ache* aching sore* agony sting* burning stab* throb* smert* vondt vond vonde vont verk* murr* stikk* svi* svir dunk* ont gyp killing_me jabb* knife gnag* ilt',
  pressure:
    'pressure press* tight* squeez* crush* heavy heaviness weight_on elephant vice vise band clamp* grip_around trykk* stram* klem* tung* tyngde knyt* klo_rundt belte_rundt lodd',
  numb: 'numb* tingl* pins_and pins needles dead_arm asleep no_feeling nummen* nomm* numm* dovn* prikk* kribl* folelseslos* maur* sovnet sovna bedøv*',
  weak: 'weak* powerless limp floppy drag* drop* give_way gives_way wont_lift slaps svak* kraftlos* lamm* slapp* henger dask* klask* slep* visn* wast* shrink* shrunk',
  swollen:
    'swell* swollen swole puff* balloon* ballong* hoven* hovn* hevels* tykk tykt svulm* sprengt tight_skin fat_lip',
  hot: 'hot warm fever* feber* varm* varmt het heit* glo* burning_up temperature temp febril* chills frysn* frost_tokt',
  snap: 'snap* pop popped popping bang crack* tear tore torn ripped rupture* smell smalt smelte roek rok revn* knakk* brast knekk* kick_in spark',
  deform:
    'crooked bent sideways out_of_place out_of_joint out_of_line dislocat* shape sticking_out poking wrong_way skeiv* skjev* ut_av_ledd ut_av_stilling ut_av_lage ledd_ut forvridd feil_vei bulk',
  nobear: 'cant_walk cant_stand cant_weight limp* limping halter halte* stotte hobbl* crutch* krykke* cant_put weight',
  faint:
    'faint* passed_out pass_out blacked blackout black_out unconscious conscious* collapse* keeled went_down woke_up came_to besvim* svim* bevisst* kollaps* svart_for svartnet svartna falt_om datt_om vakna_pa vaknet_pa borte_vekk heilt_vekk helt_borte',
  dizzy:
    'dizz* woozy lighthead* light_headed spinning wobbly unsteady vertigo svimmel* ors orsk* svimete ustø* usto* sjanglet sjangl* karusell',
  confused:
    'confus* disorient* forgot forget* forgetful memory blank foggy fog dazed drowsy sleepy sensible making_sense remember forvirr* omtåk* omtak* glem* glemt husk* hukommel* dosig* toket take* tåke* surr* fjern sovnig* trott_siden',
  vomit:
    'vomit* threw_up throw_up throwing_up sick_twice puk* nause* queas* kvalm* kast* spy* spydd oppkast* brakk* gulp',
  blood: 'blood* bleed* blod* blør blo blør* spotting',
  breathless:
    'breathless out_of_breath out_of_air out_of_puff cant_breathe cant_get suffocat* drown* chok* tungpust* kvel* kveles drukn* far_ikke faar_ikke ikke_luft short_of gasping',
  racing:
    'racing pounding flutter* skip* skipping irregular* thump* palpit* galop* galopp* hopper raser bank* banker hjertebank* arytmi* flimmer* afib rushing wont_calm roer_seg',
  seizure: 'seizure* convuls* epilep* twitch* shaking_all krampeanfall* anfall* kramper rykninger rister skalv',
  headache: 'headache* migraine* hodepine* hodepina hodeverk* skallebank* tordenskrall skull_split',
  thirst: 'thirst* dehydrat* torst* torr_munn dry_mouth',
  onepoint:
    'one_spot one_point pinpoint point_to one_place ett_punkt ett_sted en_finger fingertip press_on trykker_pa palpate',
  night: 'night nights at_night wakes_me woke sleep natta natt om_natta vekker våkner vakner duvet dyna rest_pain',
  locked: 'lock* locked stuck jammed cant_bend cant_straighten laser lase_seg last låst* hengt opp',
  colour:
    'blue pale grey gray white ashen yellow brown cola coke red purple bla blå* blek* gra hvit gul brun* rod rodt lilla likblek* asfalt_farge tea_coloured',
  sweat:
    'sweat* cold_sweat clammy svett* kaldsvett* klam* shiver* shak* trembl* skjelv* fros frys* hakket hutr* shudder*',
  sudden: 'sudden* all_of out_of_nowhere plutselig* med_ett brått momentant bang_and instantly',
  since: 'since siden after etter fra',
  recurring: 'again keeps still every always comes_back igjen fortsatt hver stadig alltid tilbake gang_pa',
  worse: 'worse worsening growing spreading more_and verre forverr* sprer oker vokser mer_og tiltar climbs stiger',
  fastgone: 'gone passed settled went_away over borte gikk_over forsvant gav_seg ga_seg fine_now ok_now bra_na',
  tired: 'tired exhaust* fatigue* knackered wiped sliten* utmattet trott trøtt* utslitt gåen daff',
  stiff: 'stiff* stov stol støl* stiv* stivhet doms gangsperr* mørbank*',
  mild: 'slight* mild niggle niggly a_bit a_little litt bitte lite smått',
};
