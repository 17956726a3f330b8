import type { IconName } from '@stridewell/ui/core';
import { type ShellLanguage, useShellLanguage } from '../words/words.ts';
import type { Platform } from './platform.ts';

interface Step {
  text: string;
  /** Icon of the button to which the step refers, shown in its text. */
  icon?: IconName;
}

export interface InstallWords {
  name: string;
  title: string;
  text: string;
  how: string;
  notNow: string;
  close: string;
  install: string;
  byHand: string;
  gotIt: string;
  later: string;
  /** Heading and installation steps for each platform. */
  steps: Record<Platform, { where: string; steps: readonly Step[] }>;
}

/** UI text for the install banner and its dialog. */
export const INSTALL_WORDS: Record<ShellLanguage, InstallWords> = {
  en: {
    name: 'Install Stridewell',
    title: 'Keep Stridewell on your home screen',
    text: 'Opens faster. Check in without a network.',
    how: 'How to Install',
    notNow: 'Not Now',
    close: 'Close',
    install: 'Install',
    byHand: 'Or by hand:',
    gotIt: 'Got It!',
    later: 'Maybe Later',
    steps: {
      ios: {
        where: 'On your iPhone or iPad',
        steps: [
          { icon: 'share', text: 'Tap the Share button of your browser: a square with an arrow that points up.' },
          { icon: 'plus', text: 'Scroll down and tap “Add to Home Screen”.' },
          { text: 'Tap “Add”. Stridewell is on your home screen.' },
        ],
      },
      android: {
        where: 'On your Android phone',
        steps: [
          { icon: 'more', text: 'Open the browser menu: the three dots next to the address.' },
          { icon: 'plus', text: 'Tap “Add to Home screen” or “Install app”.' },
          { text: 'Tap “Install”. Stridewell is with your other apps.' },
        ],
      },
      desktop: {
        where: 'On your computer',
        steps: [
          { icon: 'download', text: 'In Chrome or Edge, click the install icon at the right end of the address bar.' },
          { text: 'In Safari, open the File menu and choose “Add to Dock”.' },
          { text: 'Confirm. Stridewell opens in a separate window.' },
        ],
      },
    },
  },
  nb: {
    name: 'Installer Stridewell',
    title: 'Ha Stridewell på hjemskjermen',
    text: 'Åpner raskere. Sjekk inn uten nett.',
    how: 'Slik gjør du det',
    notNow: 'Ikke nå',
    close: 'Lukk',
    install: 'Installer',
    byHand: 'Eller for hånd:',
    gotIt: 'Skjønner!',
    later: 'Kanskje senere',
    steps: {
      ios: {
        where: 'På iPhone eller iPad',
        steps: [
          { icon: 'share', text: 'Trykk på Del-knappen i nettleseren: en firkant med en pil som peker opp.' },
          { icon: 'plus', text: 'Bla nedover og trykk «Legg til på Hjem-skjerm».' },
          { text: 'Trykk «Legg til». Stridewell ligger på hjemskjermen.' },
        ],
      },
      android: {
        where: 'På Android-telefonen',
        steps: [
          { icon: 'more', text: 'Åpne nettlesermenyen: de tre prikkene ved siden av adressen.' },
          { icon: 'plus', text: 'Trykk «Legg til på startsiden» eller «Installer appen».' },
          { text: 'Trykk «Installer». Stridewell ligger sammen med de andre appene.' },
        ],
      },
      desktop: {
        where: 'På datamaskinen',
        steps: [
          { icon: 'download', text: 'I Chrome eller Edge klikker du installeringsikonet til høyre i adressefeltet.' },
          { text: 'I Safari åpner du Arkiv-menyen og velger «Legg til i Dock».' },
          { text: 'Bekreft. Stridewell åpner i et eget vindu.' },
        ],
      },
    },
  },
};

/** Returns the UI text for the install offer in the language of the page. */
export const useInstallWords = (): InstallWords => INSTALL_WORDS[useShellLanguage()];
