/** Ages under 18 that occur in messages about training. The years of birth are derived from them. */
const AGES = ['10', '11', '12', '13', '14', '15', '16', '17'];
const YEARS = ['2009', '2010', '2011', '2012', '2013', '2014', '2015', '2016'];

/** Repeats the phrases for each number, which replaces `#`. A number is a separate token: "U13s" is `u_13_s`. */
const forEach = (numbers: readonly string[], phrases: string): string =>
  numbers.map((number) => phrases.replaceAll('#', number)).join(' ');

/** Concepts whose words and phrases are each sufficient on their own to show the card for a category. */
export const TELLTALE: Readonly<Record<string, string>> = {
  substancetold:
    'efedrin ephedrine ephedrin clen clenbuterol steroid steroids steroider anabole anabolic anabolics epo hgh veksthormon testo testosteron testosterone ostarine sarms sarm turinabol dianabol trenbolone winstrol nandrolone cocaine kokain coke_at amfetamin amphetamine amphetamines mdma ecstasy ketamin ketamine lsd heroin heroine meth ghb line_of_coke lines_of_coke line_of_the_white still_drunk still_a_bit_drunk fortsatt_full fremdeles_full enda_full promille_i_blodet hasj hash_before smoked_a_joint royka_en_joint roykt_en_joint blood_doping bloddoping doper_meg doping_meg dopa_meg modafinil growth_hormone hidden_bottle gjemmer_vinen gjemmer_flaska gjemmer_flasker hide_the_bottles drinking_alone drikker_alene drikker_hver_kveld drink_every_night drikker_for_a_sove drink_to_sleep units_most_days units_a_day units_a_night units_every_night bottle_a_night bottle_most_nights enheter_om_dagen enheter_om_kvelden enheter_hver_kveld flaske_hver_kveld',
  sugartold:
    'units_of_insulin units_should_i_take units_for units_do_i_take insulin_should insulin_do_i skip_my_insulin insulin_before enheter_skal enheter_bor enheter_insulin insulin_skal insulin_for ketones_are ketoner_pa ketoner_er sugar_is_low sugar_dropped sugar_is_3 sukkeret_er sukkeret_falt sukkeret_stupte cgm_says_low libre_says_low sensor_says_low foling_pa foling_midt hypo_on hypo_at hypo_during dka ketoacidose ketoacidosis',
  crisistold:
    'taken_them_all took_them_all tatt_alle tatt_dem_alle svelget_alle kill_myself end_my_life ending_my_life take_my_life suicide suicidal want_to_die wanna_die wish_i_was_dead wish_i_were_dead wish_i_wasnt_here better_off_dead better_off_without_me dont_want_to_live dont_want_to_be_alive dont_want_to_wake dont_want_to_be_here hurt_myself hurting_myself harm_myself cut_myself cutting_myself self_harm selfharm kms unalive selvmord selvmordstanker ta_livet_mitt ta_livet_av_meg ta_mitt_eget_liv vil_do vil_ikke_leve orker_ikke_leve lyst_til_a_do onsker_a_do vil_ikke_vakne vil_ikke_vaere_her vil_ikke_vaere_mer skade_meg_selv skader_meg_selv skade_meg kutte_meg kutter_meg kuttet_meg selvskading selvskade bedre_uten_meg bedre_om_jeg_ikke klarer_ikke_leve slutt_pa_alt ende_alt jump_in_front step_in_front hoppe_foran life_insurance livsforsikring livsforsikringa livsforsikringen if_something_happens_to_me if_anything_happens_to_me hvis_det_skjer_noe_med_meg om_det_skjer_noe_med_meg would_be_better_off hadde_hatt_det_bedre_uten',
  minortold: [
    'vg_1 vg_2 7_klassing 8_klassing 9_klassing 10_klassing 7_klassinger 8_klassinger 9_klassinger 10_klassinger gcse gcses year_7 year_8 year_9 year_10 year_11 year_12 7th_grade 8th_grade 9th_grade 10th_grade 11th_grade seventh_grade eighth_grade ninth_grade tenth_grade under_18 under_atten ikke_18_enda ikke_fylt_18 not_18_yet niende_klasse tiende_klasse attende_klasse sjuende_klasse 7_klasse 8_klasse 9_klasse 10_klasse konfirmant konfirmanten ungdomsskolen mum_has_to_sign mom_has_to_sign mamma_ma_signere',
    forEach(AGES, 'i_am_# im_# i_turn_# turning_# jeg_er_# eg_er_# fyller_# blir_# #_yo #_yr_old'),
    forEach(
      AGES,
      'u_#_s u_#_girls u_#_boys u_#_squad u_#_team our_u_# my_u_# the_u_# g_# j_# under_#_s under_#_girls under_#_boys gutter_# jenter_# gutt_# jente_#',
    ),
    forEach(
      AGES,
      'athletes_are_# players_are_# girls_are_# boys_are_# kids_are_# utoverne_er_# utoverne_mine_er_# guttene_er_# jentene_er_#',
    ),
    forEach(YEARS, 'born_in_# fodt_i_# argang_#'),
  ].join(' '),
  eatingtold:
    'made_myself_sick make_myself_sick throw_up_after_eating throwing_up_after_dinner fingers_down laxatives avforingsmidler avforingspiller anorexia anorexic anoreksi bulimia bulimi bulimic eating_disorder spiseforstyrrelse spiseforstyrret purge purging overspiser_og binge_and bingeing no_period_for havent_had_a_period lost_my_period lost_my_periods periods_stopped period_stopped mensen_er_borte mensen_borte mista_mensen mistet_mensen ikke_hatt_mensen ikke_mensen_pa havent_eaten_since ikke_spist_siden not_eaten_since earn_my_dinner earn_my_food fortjene_maten fortjene_middagen run_off_the_cake make_up_for_dinner energy_deficit energiunderskudd reds_s lav_energitilgjengelighet',
  abusetold:
    'slaps_me slapped_me punches_me punched_me pushed_me_down chokes_me choked_me strangled_me threatens_me threatened_me threatening_me stalking_me following_me_home followed_me_home raped rape assaulted groped forced_me_to sparker_meg sparket_meg dyttet_meg kveler_meg tok_kvelertak truer_meg trua_meg truet_meg forfolger_meg folger_etter_meg tar_pa_meg tok_pa_meg befolte_meg voldtekt voldtatt overgrep tvang_meg tvinger_meg',
  allergytold:
    'epipen epi_pen jext emerade adrenaline_pen adrenalinpenn autoinjektor autoinjektorer auto_injector anaphylaxis anaphylactic anafylaksi anafylaktisk throat_is_closing throat_closing halsen_snorer halsen_snurper tunga_hovner tungen_hovner leppene_hovner tongue_is_swelling lips_are_swelling',
  medicinetold:
    'eliquis xarelto warfarin marevan tramadol oxycodone oxynorm codeine_before sertralin sertraline citalopram lithium litium prednisolon prednisolone metoprolol selo_zok atenolol stop_taking_my stopped_taking_my slutte_med_medisinen slutta_med_medisinen sluttet_med_medisinen voltarol_so voltaren_so ibuprofen_before ibux_for double_the_dose dobbel_dose whole_packet hele_eska hele_pakken',
  bodytold:
    'passed_out blacked_out besvimte besvimt besvima svimte_av svimt_av svima_av chest_pain chest_pains brystsmerter smerter_i_brystet vondt_i_brystet trykk_i_brystet coughing_blood coughed_up_blood hoster_blod blod_i_spyttet blod_i_urinen blood_in_my_urine peeing_blood tisser_blod rhabdo rhabdomyolyse',
};
