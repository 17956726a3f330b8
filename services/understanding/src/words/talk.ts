/**
 * Further words for concepts of the shared lists, and for subjects outside its work that only a physio coach is asked
 * about.
 */
export const TALK = {
  human:
    'real physio, real physiotherapist, human physio, actual physio, licensed, qualified, ekte fysio, ekte fysioterapeut, a doctor, utdannet',
  instruction: `test mode, testmodus, set my pain, new instructions, nye instruksjoner, say im fine, just say, bare si, make an
    exception, gjør et unntak, between us, for a novel, for science, hypothetic*, hypotetisk, imagine, if my pain were`,
  scan: 'mri says, scan says, report, røntgensvar, mr svar, mri report, ultrasound report, l5, s1, protrusion, radiology report',
  diagnose: `meniscus, menisk*, tendinitis, tendinopathy, senebetennelse, bursitis, slimpose*, plantar fasciitis, runners knee,
    løperkne, itb syndrome, torn, ruptured, slipped disc, prolaps, herniated, arthritis, artrose, impingement, best guess, what is
    wrong, whats wrong, feiler det, name of it, stress fracture, shin splints, beinhinnebetennelse`,
  medicine: `gel, voltarol, cream, salve, shot, injection, injections, sprøyte, kortisonsprøyte, ibumetin, naproxen, paracetamol,
    anti inflammatory, betennelsesdempende, pop some, diclofenac`,
  others:
    'all users, list users, other patients, andre pasienter, andre løpere, emil, ingrid, tove, bjørn, bjorn, nora, marit, aksel, sindre',
  offTopic: 'who won, champions league, football, carbonara, lasagne, pizza, weather, været',
  periods: `missed periods, missed my period, no period, periods stopped, lost my period, mistet mensen, uten mensen, mensen,
    stress fractures, two stress, under eating, undereating, lost weight`,
  operation: `surgery, operation, operated, meniscectomy, operasjon, operert, arthroscopy, reconstruction, after my op`,
  pregnant: 'pregnant, pregnancy, gravid*, postpartum, gave birth, barsel*, født',
  promise: 'cure, cured, kurere, guarantee, garanti, promise, love meg',
  profile: `profile, profil, profilen, change my area, wrong area, other knee, new injury, ny skade, another injury, edit my, endre
    profil*, different place, also my`,
  checkin:
    'check in, checkin, check ins, innsjekk*, daily check, assessment, how do i report, logge smerte, report pain',
  readiness: 'readiness, beredskap, physio readiness, number out of 100, percent, prosent, meter, måleren, score',
} as const;
