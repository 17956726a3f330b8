import type { Onset } from '@stridewell/contracts/web';
import { inLanguage } from '../data/language.ts';

interface FormTexts {
  title: string;
  form: string;
  button: string;
}

interface SavedTexts {
  title: string;
  text?: string;
}

interface KindWords {
  create: FormTexts;
  update: FormTexts;
  created: SavedTexts;
  updated: SavedTexts;
  createFailed: string;
  updateFailed: string;
}

/** UI text for the injury profile, in one language. */
export interface ProfileWords {
  first: KindWords;
  second: KindWords;
  intro: string;
  chooseOne: string;
  /** Text about optional questions that change the exercises and have no answer. */
  open: { side: string; kind: string; both: string };
  incomplete: { title: string; text: string };
  saving: string;
  cancel: string;
  tooLong: (max: number) => string;
  dateUpToToday: string;
  yes: string;
  no: string;
  where: string;
  whereHelp: string;
  elsewhere: string;
  began: string;
  onsets: Record<Onset, string>;
  beganOn: string;
  history: string;
  historyHelp: string;
  diagnosis: string;
  diagnosisText: string;
  restrictions: string;
  restrictionsHelp: string;
  pregnant: string;
  surgery: string;
  cleared: string;
  facts: {
    area: string;
    side: string;
    mostLike: string;
    beganOn: string;
    cleared: string;
    onset: string;
    history: string;
    diagnosis: string;
    restrictions: string;
    pregnant: string;
    surgery: string;
    mayTrain: string;
    clearedBy: (by: 'doctor' | 'physio', day: string) => string;
  };
  title: string;
  since: (day: string) => string;
  healed: string;
  edit: string;
  loading: string;
  failed: string;
  sudden: { title: string; text: string; link: string };
  secondTitle: string;
  editSecond: string;
  addSecond: string;
  twoAtATime: string;
  markHealed: string;
  healedToast: { title: string; text: string };
  healFailed: string;
  isHealed: string;
  account: { title: string; text: string; button: string };
}

const EN: ProfileWords = {
  first: {
    create: { title: 'About your injury', form: 'Profile Setup', button: 'Create Profile' },
    update: { title: 'Edit Profile', form: 'Edit Profile', button: 'Update Profile' },
    created: { title: 'Profile Created', text: 'Your physio profile has been successfully created.' },
    updated: { title: 'Profile Updated' },
    createFailed: 'Failed to create profile. Please try again.',
    updateFailed: 'Failed to create/update profile. Please try again.',
  },
  second: {
    create: { title: 'Your second injury', form: 'Second injury', button: 'Add injury' },
    update: { title: 'Edit the second injury', form: 'Edit the second injury', button: 'Update injury' },
    created: { title: 'Injury added', text: 'Both injuries count in your plan now.' },
    updated: { title: 'Injury updated' },
    createFailed: 'Failed to add the injury. Please try again.',
    updateFailed: 'Failed to update the injury. Please try again.',
  },
  intro: 'Your exercises and your way back to running follow from this. It takes a minute.',
  chooseOne: 'Choose one',
  open: {
    side: 'You have not chosen a side. You can save without it, and add it later.',
    kind: 'You have not chosen what it is most like. The exercises are then the general ones for this place.',
    both: 'You have not chosen a side or what it is most like. The exercises are then the general ones for this place.',
  },
  incomplete: { title: 'Incomplete Information', text: 'Please provide injury area and onset details.' },
  saving: 'Saving...',
  cancel: 'Cancel',
  tooLong: (max) => `At most ${max.toLocaleString('en')} characters`,
  dateUpToToday: 'A date up to today',
  yes: 'Yes',
  no: 'No',
  where: 'Where does it hurt most?',
  whereHelp: 'ITB is the outer side of the knee, plantar the heel and the sole of the foot.',
  elsewhere: 'Or somewhere else',
  began: 'How did it begin?',
  onsets: { sudden: 'Sudden', gradual: 'Gradual' },
  beganOn: 'When did it begin?',
  history: 'Pain history',
  historyHelp: 'Since when, what makes it better or worse, what you have tried.',
  diagnosis: 'Has a doctor or physio made a diagnosis?',
  diagnosisText: 'What did they say?',
  restrictions: 'Restrictions and medicines',
  restrictionsHelp: 'What you may not do, and what you take: antibiotics, injections and blood thinners matter most.',
  pregnant: 'Pregnant, or within 12 weeks after a birth?',
  surgery: 'Surgery in the last 6 months?',
  cleared: 'Has a clinician said that you may train?',
  facts: {
    area: 'Area',
    side: 'Side',
    mostLike: 'Most like',
    beganOn: 'Began on',
    cleared: 'Cleared',
    onset: 'Onset',
    history: 'Pain history',
    diagnosis: 'Diagnosis by a doctor or physio',
    restrictions: 'Restrictions and medicines',
    pregnant: 'Pregnant, or within 12 weeks after a birth',
    surgery: 'Surgery in the last 6 months',
    mayTrain: 'A clinician has said that you may train',
    clearedBy: (by, day) => `By a ${by} on ${day}`,
  },
  title: 'Your Physio Profile',
  since: (day) => `Since ${day}`,
  healed: 'Healed',
  edit: 'Edit Profile',
  loading: 'Loading: your physio profile',
  failed: 'We could not load your profile. It is safe.',
  sudden: {
    title: 'It began suddenly',
    text: 'A few yes/no questions tell you whether someone should look at it before you begin.',
    link: 'Answer a few questions',
  },
  secondTitle: 'Your second injury',
  editSecond: 'Edit second injury',
  addSecond: 'Add a second injury',
  twoAtATime: 'Two at a time is what a plan can hold. See somebody about the third.',
  markHealed: 'Mark as healed',
  healedToast: { title: 'Marked as healed', text: 'Your running plan follows.' },
  healFailed: 'Failed to mark as healed. Please try again.',
  isHealed: 'You have marked this as healed. If it comes back, edit and save the profile again.',
  account: {
    title: 'Account Management',
    text: 'Deletes your account and everything in it, not only this injury.',
    button: 'Delete Account & Data',
  },
};

const NB: ProfileWords = {
  first: {
    create: { title: 'Om skaden din', form: 'Profil for skaden', button: 'Opprett profilen' },
    update: { title: 'Endre profilen', form: 'Endre profilen', button: 'Lagre profilen' },
    created: { title: 'Profilen er opprettet', text: 'Profilen for skaden er lagret.' },
    updated: { title: 'Profilen er oppdatert' },
    createFailed: 'Profilen lot seg ikke opprette. Prøv igjen.',
    updateFailed: 'Profilen lot seg ikke lagre. Prøv igjen.',
  },
  second: {
    create: { title: 'Skade nummer to', form: 'Skade nummer to', button: 'Legg til skaden' },
    update: { title: 'Endre skade nummer to', form: 'Endre skade nummer to', button: 'Lagre skaden' },
    created: { title: 'Skaden er lagt til', text: 'Begge skadene teller i planen nå.' },
    updated: { title: 'Skaden er oppdatert' },
    createFailed: 'Skaden lot seg ikke legge til. Prøv igjen.',
    updateFailed: 'Skaden lot seg ikke lagre. Prøv igjen.',
  },
  intro: 'Øvelsene og veien tilbake til løping følger av dette. Det tar ett minutt.',
  chooseOne: 'Velg én',
  open: {
    side: 'Du har ikke valgt side. Du kan lagre uten, og legge den til senere.',
    kind: 'Du har ikke valgt hva det ligner mest på. Øvelsene blir da de vanlige for dette stedet.',
    both: 'Du har ikke valgt side eller hva det ligner mest på. Øvelsene blir da de vanlige for dette stedet.',
  },
  incomplete: { title: 'Noe mangler', text: 'Fyll ut hvor det gjør vondt, og hvordan det begynte.' },
  saving: 'Lagrer...',
  cancel: 'Avbryt',
  tooLong: (max) => `Høyst ${max.toLocaleString('nb')} tegn`,
  dateUpToToday: 'En dato til og med i dag',
  yes: 'Ja',
  no: 'Nei',
  where: 'Hvor gjør det mest vondt?',
  whereHelp: 'Velg det stedet som er nærmest.',
  elsewhere: 'Eller et annet sted',
  began: 'Hvordan begynte det?',
  onsets: { sudden: 'Brått', gradual: 'Gradvis' },
  beganOn: 'Når begynte det?',
  history: 'Om smerten',
  historyHelp: 'Siden når, hva gjør det bedre eller verre, og hva har du prøvd?',
  diagnosis: 'Har en lege eller fysioterapeut stilt en diagnose?',
  diagnosisText: 'Hva sa de?',
  restrictions: 'Begrensninger og medisiner',
  restrictionsHelp: 'Det du ikke får gjøre, og det du tar: antibiotika, sprøyter og blodfortynnende betyr mest.',
  pregnant: 'Gravid, eller mindre enn 12 uker siden en fødsel?',
  surgery: 'Operert de siste 6 månedene?',
  cleared: 'Har lege eller fysioterapeut sagt at du kan trene?',
  facts: {
    area: 'Sted',
    side: 'Side',
    mostLike: 'Ligner mest på',
    beganOn: 'Begynte',
    cleared: 'Klarert',
    onset: 'Slik begynte det',
    history: 'Om smerten',
    diagnosis: 'Diagnose fra lege eller fysioterapeut',
    restrictions: 'Begrensninger og medisiner',
    pregnant: 'Gravid, eller mindre enn 12 uker siden en fødsel',
    surgery: 'Operert de siste 6 månedene',
    mayTrain: 'Lege eller fysioterapeut har sagt at du kan trene',
    clearedBy: (by, day) => `Av ${by === 'doctor' ? 'lege' : 'fysioterapeut'} ${day}`,
  },
  title: 'Profilen for skaden',
  since: (day) => `Siden ${day}`,
  healed: 'Frisk',
  edit: 'Endre profilen',
  loading: 'Laster: profilen for skaden',
  failed: 'Vi fikk ikke lastet profilen. Den er trygg.',
  sudden: {
    title: 'Det begynte brått',
    text: 'Noen ja/nei-spørsmål viser om noen bør se på det før du begynner.',
    link: 'Svar på noen spørsmål',
  },
  secondTitle: 'Skade nummer to',
  editSecond: 'Endre skade nummer to',
  addSecond: 'Legg til en skade til',
  twoAtATime: 'To om gangen er det en plan kan bære. La noen se på den tredje.',
  markHealed: 'Merk som frisk',
  healedToast: { title: 'Merket som frisk', text: 'Løpeplanen følger.' },
  healFailed: 'Den lot seg ikke merke som frisk. Prøv igjen.',
  isHealed: 'Du har merket denne som frisk. Kommer den tilbake, endrer og lagrer du profilen igjen.',
  account: {
    title: 'Kontoen',
    text: 'Sletter kontoen din og alt i den, ikke bare denne skaden.',
    button: 'Slett konto og data',
  },
};

/** UI text in the language of the page. */
export const profileWords = (): ProfileWords => inLanguage({ en: EN, nb: NB });
