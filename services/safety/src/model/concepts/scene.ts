/** Concepts for circumstances: onset of a symptom, comparisons, observations by other people, ordinary training. */
export const SCENE: Readonly<Record<string, string>> = {
  lightsout:
    'lights_out lights_went everything_black went_black went_dark went_white tunnel tunnelled vision_narrow stars spots dots curtain screen_off switched_off power_cut fade_to strommen_gikk slukket svart alt_svart ble_svart blei_svart hvitt_for tunnelsyn stjerner prikker_for gardin* skrudd_av slatt_av bryteren blackout',
  onground:
    'on_the_ground on_the_floor on_the_tarmac on_the_grass lying_in gravel looking_up face_down in_the_ditch hit_the_deck hit_the_ground sat_down_in had_to_sit pa_bakken pa_gulvet pa_asfalten i_graset i_gresset i_grofta i_grusen grus la_og_sa på_rygg stupte seig_sammen sank_sammen matte_sette matte_legge',
  lostTime:
    'missing_minute missing_minutes lost_time dont_remember cant_remember no_memory gap next_thing next_minute somehow woke_with husker_ikke hugsar_ikkje mangler_noen borte_noen hull_i neste_jeg plutselig_la våknet_med vakna_med kom_til_meg',
  legsgone:
    'legs_gave legs_went legs_buckled knees_buckled knees_went jelly jelly_legs spaghetti buckled crumpled beina_svikta beina_sviktet beina_forsvant knaerne_ga knaerne_svikta gele geleaktig* spaghetti_bein ga_etter gav_etter kollapset',
  greyface:
    'pale white_as grey_face ghost looked_grey clammy sweaty_cold waxy lips_blue blek likblek hvit_som gra_i grå_i ansiktet_gratt kaldsvett klam blå_lepper bla_pa leppene',
  heartpicture:
    'butterfly butterflies fish_in flip flips somersault drum drumming drumroll galloping horse bird washing_machine stumble stumbles jumpy hiccup missed_beat extra_beat skips_a sommerfugl* fisk_i sprell* salto tromme* trommer galopp* fugl_i vaskemaskin snubler hikke* ekstraslag hopper_over dobbeltslag stopper_opp',
  chestpicture:
    'elephant fist brick bricks anvil belt corset bra_too_tight clamp strap_around stone_on weight_on squeezing burn_behind behind_the_breastbone behind_my elefant* knyttneve murstein ambolt korsett belte_rundt sten_pa stein_pa noen_sitter sitter_pa_brystet bak_brystbeinet brenner_bak tyngde',
  indigestion:
    'heartburn indigestion reflux acid antacid gaviscon rennie burp burping wind trapped_wind halsbrann sure_oppstot syre magesyre balancid gaviscon rap raper luft_i_magen',
  radiating:
    'down_my_arm into_my_arm left_arm jaw teeth toothache between_the_shoulder shoulder_blade shoulder_blades up_my_neck into_my_back radiat* utover_armen ut_i_armen venstre_arm venstrearm* kjeven tennene tannverk mellom_skulderblad* skulderblad* opp_i_halsen straler stråler bak_i_ryggen',
  watchalarm:
    'watch_alert watch_says watch_warned alert alarm notification ecg ekg afib high_heart_rate abnormal irregular_rhythm resting_hr klokka_varsler klokka_sier varsel varsla alarm ekg uregelmessig høy_puls hvilepuls rytme* flimmer',
  highnumber: '180 190 195 200 205 210 215 220 230 240 250',
  cantspeak:
    'cant_speak cant_talk couldnt_speak couldnt_get_the_words wrong_words words_wouldnt mumbled slurring word_salad nonsense klarte_ikke_snakke fikk_ikke_fram far_ikke_fram fant_ikke_ordet fant_ikke_ordene feil_ord surret ordene_kom snovlet snovla grautet grotete tullprat',
  oneside:
    'one_side left_side right_side half_my half_of_my lopsided droop drooping drooped on_the_left on_the_right ene_siden venstre_side hoyre_side venstresida hoyresida halve halvparten_av skeiv skjevt henger_ned sige_ned siger hengende',
  vision:
    'double two_of flashing flashes zigzag blind_spot lost_sight blurry half_the_screen cant_read dobbelt to_av lyn blink sikksakk blindflekk mistet_synet taket_syn tåkesyn halve_skjermen kan_ikke_lese flimrer',
  toiletsigns:
    'cant_pee cant_wee no_pee havent_peed couldnt_feel_wipe wiping cant_feel_when incontinent accident wet_patch wet_shorts dribble trickle constipated får_ikke_tisset far_ikke_tisse ikke_tisset kjenner_ikke_nar merker_ikke_nar tørker torker_meg uhell vat_flekk vat_i drypper renner forstoppet presser pott_tett',
  underside:
    'between_my_legs inner_thighs where_i_sit sitting_bones bike_seat seat_area mellom_beina innside_lar der_jeg_sitter setemuskel sykkelsete sykkelsetet bakenden stjerten rompa skrittet',
  oneleg:
    'one_leg one_calf only_one just_the_left just_the_right one_sided compared_to_the_other twice_the_size bigger_than thicker_than ett_bein en_legg ene_leggen ene_beinet bare_det_ene bare_den_ene bare_venstre bare_hoyre dobbelt_sa storre_enn tykkere_enn',
  stillness:
    'long_flight bus_ride car_ride sat_for_hours bed_for days_in_bed boot_off cast_off recovering_from hospital_stay flytur langtur_med_bil timer_i_bil satt_i_timer sengeleie til_sengs gipsen_av stovelen_av sykehusopphold',
  hormones:
    'pill_contraceptive the_pill hrt estrogen oestrogen p_piller p_pille hormon* ostrogen overgangsalder menopause spiral',
  sounds:
    'heard_a_pop loud_pop gunshot crack whip twang like_a_shot crunch knas knall skudd pistolskudd som_en_pisk piskesmell smell_i smalt hoyt_smell knepp gitarstreng strikk strikken stamp',
  looksbad:
    'looks_wrong out_of_place odd_angle sticking_out dent hole_in lump shape sunken ser_rart_ut ser_feil vinkel stikker_ut sokk hulrom grop hull_i kul kulen ute_av_stilling',
  cantload:
    'cant_put_weight cant_bear cant_step cant_push cant_stand_on hopping crutches one_foot_only on_all_fours far_ikke_satt far_ikke_stottet kan_ikke_sta kan_ikke_ga hinker hinke hopper_pa_ett krykker pa_alle_fire bli_baret bære_meg',
  pinpoint:
    'one_spot exact_spot fingertip coin_size thumb when_i_press press_on tap_on on_the_bone ett_punkt akkurat_der fingertupp femkrone tommel nar_jeg_trykker trykker_pa banker_pa pa_beinet midt_pa_leggen',
  nightpain:
    'wakes_me at_night in_bed lying_down keeps_me_awake throbs_at even_at_rest in_rest vekker_meg om_natta i_senga nar_jeg_ligger holder_meg_vaken banker_om ogsa_i_ro i_hvile selv_i_hvile',
  headknock:
    'hit_my_head banged_my_head bump_on lump_on_my_head saw_stars tree_branch lamp_post ice slipped_on fell_off handlebars helmet_cracked knocked_out goose_egg slo_hodet slo_haue slo_hue dunka_hodet gikk_i_en kul_i lyktestolpe grein is holke glatta skled sklei falt_pa falt_av sykkelen styret hjelmen_sprakk slatt_ut',
  drowsy:
    'sleepy drowsy yawning cant_stay_awake foggy slow_thinking out_of_it not_myself same_question dosig sovnig gjesper gjesper_hele holder_meg_ikke_vaken tåkete sløv slov ute_av_meg_selv ikke_meg_selv samme_sporsmal i_bomull i_en_boble',
  bites:
    'wasp bee hornet bee_sting stung sting tick bite bitten ant snake jellyfish nettle veps vepsen bie biestikk humle stukket stakk flatt flatten bitt maur hoggorm hogg huggorm manet brennmanet brennesle',
  allergens:
    'peanut peanuts nuts cashew almond walnut prawns shrimp shellfish lobster egg sesame kiwi strawberry new_gel new_bar protein_shake antibiotic peanott* notter cashew mandel* valnott* reker skalldyr krabbe hummer sesam kiwi jordbaer ny_gel nytt_pulver antibiotika',
  swelling:
    'lips_swollen face_swollen eyes_swollen eyelids puffy swelled tongue_thick throat_closing closing_up tight_throat lump_in_throat hoarse leppene_hovne leppa_hoven ansiktet_hovent oyelokk* hovner opphovna tungen_tykk tunga_tjukk halsen_snorer snorer_seg trang_hals klump_i_halsen hes heshet',
  hives:
    'hives rash all_over red_blotches itching_all bumps welts wheals itchy_palms elveblest utslett over_hele rode_flekker klor_over vabler_over kloende_handflater nupper prikker_over',
  heatsigns:
    'stopped_sweating no_sweat dry_skin goosebumps shivering_in chills_in staggering stagger zigzagging drunk_walk talking_rubbish sluttet_a_svette svetter_ikke tørr_hud torr_hud gasehud gåsehud frysninger_i sjangler sjanglet vingler vinglet snakker_tull prater_tull',
  urinecolour:
    'cola coke_coloured dark_urine brown_pee tea_coloured black_pee red_pee port_wine colafarget cola_farget mork_urin brunt_tiss morkt_tiss rodt_tiss te_farget svart_urin',
  toomuchwater:
    'litres gallons drank_loads drank_so_much every_station bloated ring_tight puffy_hands clear_pee litervis liter_vann drakk_masse drakk_mye hver_drikkestasjon oppblåst oppblast ring_strammer hovne_fingre',
  coldexposure:
    'freezing soaked wet_through blizzard numb_fingers cant_feel_fingers stopped_shivering mumbling_cold frostbite iskald gjennomvat gjennomblot snostorm valne_fingre kjenner_ikke_fingrene sluttet_a_skjelve forfrys* frostskad*',
  diabetesgear:
    'cgm sensor pump insulin libre dexcom freestyle omnipod basal bolus ketones ketone finger_prick hypo low_sugar glucose_tablets dextro honey juice sensor sensoren pumpe pumpa insulin insulinen libre dexcom basal bolus ketoner ketonstix foling folinger lavt_sukker druesukker honning jus blodsukkeret dextrosol',
  feverwords:
    'fever temperature temp 38 39 40 chills sweats_at_night shivery hot_and_cold boiling achy flu covid feber febersyk temp frostrier frysninger nattesvette varm_og_kald kokvarm verker_i_kroppen influensa korona',
  stomachbug:
    'diarrhoea diarrhea the_runs food_poisoning vomiting_all bug norovirus bathroom_floor diare lossmage losmage matforgiftning oppkast omgangssyke noro badegulvet do_hele',
  redflaginfect:
    'stiff_neck light_hurts rash_that spreading_red red_streak pus hot_wound infected_blister sepsis bullseye ring_around stiv_nakke lyset_skjaerer lysskyhet rodt_som_sprer rod_stripe verk_i_saret puss materie betent infisert blodforgiftning ring_rundt',
  trainingnoun:
    'easy_run long_run tempo tempo_run threshold intervals repeats strides fartlek recovery_run parkrun shakeout progression hill_reps rolig_tur rolig_langtur langtur tempotur terskel terskelokt intervaller drag stigningslop fartslek restitusjonstur progressiv bakkedrag testlop mosjonslop',
  racewords:
    'race marathon half half_marathon ten_k 10k 5k ultra relay start_line finish_line bib wave entry pb personal_best sub taper lop lopet maraton halvmaraton mila tikilometer femkilometer ultra* stafett startstrek malstreken startnummer pulje pamelding pers perse under_tre formtopp* nedtrapping',
  measurewords:
    'pace km kilometre kilometres mile miles minutes min hours metres m bpm zone cadence vo2 watts splits average fart tempo kilometer mil minutter timer meter sone kadens watt snittfart snitt passering oksygenopptak',
  planwords:
    'plan schedule week calendar rest_day move swap shift skip_the add replace monday tuesday wednesday thursday friday saturday sunday tomorrow next_week planen uka uken kalender hviledag flytt flytte bytt bytte endre legge_til erstatte mandag tirsdag onsdag torsdag fredag lordag sondag i_morgen neste_uke',
  appwords:
    'app button screen setting settings notification export sync account login password subscription feature update bug score readiness check_in appen knapp knappen skjerm innstilling* varsling* eksport* synk* konto innlogg* passord abonnement funksjon* oppdatering* feil_i skar sjekk_inn innsjekk*',
  shoewords:
    'shoe shoes trainers spikes carbon_plate insole laces sole cushion drop sko skoa skoene joggesko piggsko karbonsko såle sale saale lisser demping drop_pa innleggssal*',
  kit: 'vest belt bottle socks tights shorts jacket gloves hat headtorch poles sunglasses phone_holder strap pulse_strap vest lopevest belte drikkebelte flaske sokker tights shorts jakke hansker lue hodelykt staver solbriller pulsbelte refleks',
  weatherwords:
    'rain raining wind windy snow sleet icy storm thunder cloudy degrees forecast dark_evenings regn regner regnet vind blaser sno snor sludd isete uvaer torden overskyet minus plussgrader yr vaermelding morketid',
  placewords:
    'forest trail trails road track treadmill park beach hill mountain path gravel_road canal stadium gym skog skogen sti stien stier vei veien bane banen friidrettsbane tredemolle parken stranda fjell fjellet grusvei kanalen stadion treningssenter marka',
  strengthwords:
    'squat squats lunges plank deadlift bridges calf_raises press_ups pull_ups core mobility foam_roll stretch yoga pilates knebøy kneboy utfall planke markloft seteloft tahev armhevinger pullups kjerne mobilitet skumrulle toying strekk yoga pilates',
  oldache:
    'doms sore_after stiff_in_the_morning loosens warms_up both_legs both_sides even eases_off blister blisters chafing stitch black_toenail stol støl gangsperr mørbanket mykner varmer_seg begge_bein begge_sider like_mye gir_seg gnagsår gnagsar vannblemme blemme gnissing hold_i_sida bla_negl',
  smallpain:
    '1_of_10 2_of_10 3_of_10 one_out_of two_out_of three_out_of twinge grumbles grumpy niggle niggles slight a_bit_sore 1_av_10 2_av_10 3_av_10 en_av_ti to_av_ti tre_av_ti murrer_litt litt_vondt lite_vondt småvondt smavondt litt_stiv',
  questionplan:
    'how_many how_far how_fast how_long how_often which_day what_pace when_should can_i_swap is_it_better hvor_mange hvor_langt hvor_fort hvor_lenge hvor_ofte hvilken_dag hvilken_fart nar_bor kan_jeg_bytte er_det_bedre bor_jeg skal_jeg',
  permission:
    'can_i_still should_i_still ok_to_run safe_to_run fine_to_run still_do run_through push_through run_it_off shake_it_off kan_jeg_likevel kan_jeg_fortsatt gar_det_bra_a trygt_a ok_a_lope lope_gjennom presse_gjennom lope_det_av riste_det_av',
  downplay:
    'probably_nothing its_nothing no_big_deal just_a not_worried dont_want_to_bother making_a_fuss being_dramatic man_up toughen ignore_it sikkert_ingenting ikke_noe_farlig bare_en ikke_bekymret vil_ikke_plage mase masete overdriver dramaqueen bite_tennene ignorere overse',
  othersnotice:
    'my_wife_says my_husband_says says_i_look they_said people_stared told_me_to made_me_stop wanted_to_call nearly_called kona_sier mannen_sier sier_jeg_ser de_sa folk_stirret ba_meg_stoppe ville_ringe holdt_pa_a_ringe stoppet_meg',
  newnow:
    'suddenly out_of_nowhere all_at_once never_before first_time not_like_my_usual different_from_usual new plutselig ut_av_det_bla med_en_gang aldri_for forste_gang ikke_som_vanlig annerledes_enn nytt',
  progressing:
    'getting_worse worse_every each_day spreading creeping growing every_time more_and_more blir_verre verre_for_hver for_hver_dag sprer_seg kryper oker vokser hver_gang mer_og_mer',
  againnow:
    'still keeps again every_run each_run third_time twice_this constantly all_day for_days fortsatt stadig igjen hver_tur hver_okt tredje_gang to_ganger konstant hele_dagen i_dagevis',
  callout:
    'help please_help emergency ambulance urgent_care what_do_i_do call_someone hjelp hjelp_meg hva_gjor_jeg ambulanse legevakt legevakta ringe_noen ringe_113 sykebil',
};
