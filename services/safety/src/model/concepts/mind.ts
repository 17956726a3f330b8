/** Concepts for mood, thoughts and intentions, and for comforting and figurative expressions. */
export const MIND: Readonly<Record<string, string>> = {
  sadness:
    'sad cry crying cried tears sobbing miserable low down depressed depression grief grieving heartbroken blue trist lei_seg gråt grat grater gråter grate taarer tarer deprimert depresjon* nedfor nedstemt langt_nede sorg sorgen knust fortvilet fortvila',
  emptiness:
    'empty emptiness numb_inside hollow nothing_matters feel_nothing flat dead_inside grey_days going_through_the_motions tom tomhet* tomt hul ingenting_betyr foler_ingenting kjenner_ingenting likegyldig* grå_dager dod_inni nummen_inni pa_autopilot',
  vanish:
    'disappear vanish not_be_here gone_forever not_exist stop_existing cease fade_away be_gone never_wake not_wake sleep_forever keep_running_and never_come_back never_stop not_come_back forsvinne forsvinn forsvant borte_for_alltid ikke_finnes ikke_vaere ikke_vaere_her slutte_a_finnes sove_for_alltid aldri_vakne ikke_vakne aldri_komme_tilbake ikke_komme_tilbake',
  peace:
    'peace quiet silence rest_forever calm_at_last finally_calm release relief_to over_with its_over an_end fred stillhet stille ro_for_alltid endelig_ro slippe slippe_alt over_snart en_slutt ende_pa',
  burden:
    'burden better_off better_without in_the_way nobody_would no_one_would wouldnt_notice miss_me cares_about_me nobody_cares no_one_cares useless waste byrde til_bry bedre_uten bedre_om i_veien ingen_ville ingen_vil ville_savne savne_meg bryr_seg ingen_bryr merke_det ubrukelig til_overs overflodig',
  nopoint:
    'no_point whats_the_point pointless why_bother no_future no_reason no_way_out cant_see_a dont_see_a trapped stuck_forever meningslost meningslos ingen_vits hva_er_vitsen hva_er_poenget ikke_noe_poeng ingen_framtid ingen_fremtid ingen_grunn ingen_utvei ser_ingen fanget innestengt',
  cantcope:
    'cant_cope cant_go_on cant_do_this cant_take had_enough at_the_end end_of_my breaking falling_apart last_straw overwhelmed drowning_in orker_ikke orker_ikkje klarer_ikke_mer klarer_ikke_meir klarer_ikke_lenger fatt_nok far_nok pa_bristepunktet bryter_sammen faller_fra_hverandre drukner_i utslatt overveldet',
  lastthings:
    'last_run last_time last_race final goodbye farewell letter letters note will testament passwords_to give_away given_away sorted_my tidy_up look_after_the_dog take_care_of_the_cat sist siste_gang siste_lop siste_tur farvel adjo brev avskjed* brevet testament* arv gir_bort gitt_bort ryddet rydda pass_pa_hunden passe_katten tusen_takk_for_alt takk_for_alt beskjed_til',
  means:
    'bridge rails tracks train lorry traffic cliff edge ledge drop rope knife blade razor pills_i stash gun deep_water jump_in jump_off step_out into_the_road oncoming bru brua brukanten sporet skinnene toget trailer* lastebil* trafikken stup stupet kanten avsats tau tauet kniv kniven blad barberblad* samlet_piller gevaer dypt_vann hoppe_uti hoppe_ut ga_ut_i veibanen motgaende',
  injuring:
    'cut cutting scratch burn myself hit_myself punch_the_wall bang_my_head hurt_myself harm punish_myself feel_something pain_helps bleed kutte kutter kuttet skjaere skjaerer rispe risper rispet brenne_meg slar_meg_selv dunker_hodet skade_meg skader_meg selvskad* straffer_meg kjenne_noe smerten_hjelper sleeves_down',
  selfworth:
    'hate_myself i_hate worthless failure not_good_enough never_good loser stupid ugly dont_deserve disappointment hater_meg hater_meg_selv verdilos ikke_god_nok aldri_god_nok taper dum stygg fortjener_ikke skuffelse mislykket',
  alonewords:
    'alone lonely loneliness isolated no_friends nobody_to no_one_to by_myself_always on_my_own alene aleine ensom ensomhet* isolert ingen_venner ingen_a ingen_a_snakke for_meg_selv',
  fearwords:
    'scared afraid terrified frightened panic panicking worried anxious anxiety dread nervous redd redde livredd skremt panikk* panikken bekymret bekymra engst* angst* gruer nervos urolig',
  wishes:
    'wish wished hope hoping want would_be_nice be_easier if_only imagine fantasise think_about dream_of skulle_onske onsker onska hape haper vil ville_vaert hadde_vaert lettere_om bare_om forestille tenker_pa drommer_om fantaser*',
  sleepbad:
    'cant_sleep insomnia awake_all no_sleep nightmares lie_awake havent_slept sovnlos* far_ikke_sove sover_ikke ligger_vaken vaken_hele mareritt ikke_sovet ikke_sove',
  losses:
    'died passed_away funeral lost_my divorce break_up broke_up left_me fired redundant bankrupt debt dode gikk_bort begravelse* mistet_min skilsmisse* brudd_med slo_opp gjort_det_slutt forlot_meg sagt_opp oppsagt konkurs gjeld',
  helpseek:
    'therapist psychologist psychiatrist counsellor helpline samaritans someone_to_talk talked_to psykolog* psykiater* terapeut* helsesykepleier* helsesoster samtale* mental_helse noen_a_snakke snakket_med',
  joking:
    'lol lmao haha hahaha hehe joking kidding jk literally_dying not_literally figure_of_speech so_to_speak dramatic exaggerat* banter cheeky tuller tulla spoker bare_tull bare_kodder kodda overdriver overdrevet dramatisk billedlig bokstavelig_talt nesten_bokstavelig ironi* ironisk humor morsomt gøy artig',
  goodmood:
    'happy glad excited buzzing chuffed great_day loved_it enjoy enjoyed fun brilliant amazing proud_of best_ever smile smiling glad glade lykkelig gleder gleda deilig herlig nydelig koste kost_meg kos koselig moro gøyalt fantastisk strålende best_noensinne smiler',
  calmfact:
    'normal usual as_usual nothing_special all_good fine fully_fine no_problem no_issues no_symptoms no_pain ok okay alright vanlig normalt som_vanlig ingenting_spesielt alt_bra greit helt_fint ingen_problemer ingen_smerter ingen_symptomer går_fint ok okei',
  clearedby:
    'cleared doctor_said physio_said consultant signed_off checked_it checked_out scan_was_clear mri_clear ecg_fine tests_fine given_the_all all_clear approved klarert legen_sa fysioen_sa friskmeldt sjekket_ut undersokt mr_viste mr_fin ekg_fint prover_fine gront_lys godkjent kontroll_var_fin',
  longago:
    'years_back years_ago long_ago in_the_past used_to back_then as_a_kid when_i_was in_my_twenties last_decade since_then never_since for_lenge_siden for_mange_ar ar_tilbake for_i_tiden da_jeg_var som_liten som_student i_tjuearene aldri_siden den_gang',
  secondhand:
    'heard read saw watched told_me apparently they_say article story someone_i_know coworkers famous horte leste sa_pa hort lest visstnok de_sier artikkelen historien en_jeg_kjenner kjent ifolge',
  studywork:
    'student studying nursing paramedic first_aid course lecture exam revision homework training_course i_work_as nurse shift_at teach teacher_of student studerer sykepleierstudent forstehjelp* kurs forelesning eksamen pensum jobber_som sykepleier vakt_pa underviser laerer_i',
  fiction:
    'film movie series episode netflix podcast book novel audiobook song lyrics album band game gaming filmen serien episode boka boken roman* lydbok* podkast* podcasten sangen latta låta album bandet spill spillet gamer',
  wordplay:
    'pun nickname name_of called_the route_called team_name group_called slogan title kallenavn navnet heter heiter kalles lagnavn tittelen ordspill uttrykk uttrykket',
};
