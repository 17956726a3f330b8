import type { Moment } from '@stridewell/contracts/web';
import { type PageLanguage, pageLanguage } from '../language/page-language.ts';

/** Text for a moment. */
export interface MomentText {
  /** The milestone, as the title of the sheet and of the picture. */
  title: string;
  /** One sentence in the runner's own numbers. */
  text: string;
  /**
   * The text in the picture. It mentions no injury, pain or other health matter, because the picture leaves the
   * product.
   */
  picture: string;
}

export interface MomentWords {
  of: (moment: Moment) => MomentText;
  share: string;
  sharing: string;
  shareFailed: string;
  withName: string;
  close: string;
  fileName: string;
}

const en = {
  sessions: (sessions: number): string => (sessions === 1 ? '1 session' : `${sessions} sessions`),
  minutes: (minutes: number): string => (minutes === 1 ? '1 minute' : `${minutes} minutes`),
  times: (times: number): string => (times === 1 ? 'once' : times === 2 ? 'twice' : `${times} times`),
};

const inEnglish = (moment: Moment): MomentText => {
  switch (moment.kind) {
    case 'first_plan': {
      const text = `Your first week has ${en.sessions(moment.sessions)} and ${en.minutes(moment.minutes)}.`;
      return { title: 'Your first plan', text, picture: `First week: ${en.sessions(moment.sessions)}` };
    }
    case 'first_week':
      return {
        title: 'Your first week is done',
        text: `${en.sessions(moment.runs)} as planned, ${en.minutes(moment.minutes)}. A good start.`,
        picture: `${en.sessions(moment.runs)}, ${en.minutes(moment.minutes)}`,
      };
    case 'kept_weeks':
      return {
        title: `${moment.weeks} weeks as planned`,
        text: `${en.sessions(moment.runs)} and ${en.minutes(moment.minutes)}, rest days included. That is how fitness is made.`,
        picture: `${en.sessions(moment.runs)}, ${en.minutes(moment.minutes)}`,
      };
    case 'longest_since': {
      const since = moment.after === 'injury' ? 'your injury' : 'your break';
      return {
        title: `${en.minutes(moment.minutes)} again`,
        text: `Your longest run since ${since}: ${en.minutes(moment.minutes)}, as planned.`,
        picture: 'The longest run in a while',
      };
    }
    case 'ladder_stage': {
      const { stage, sessions, minutes, next } = moment;
      const ahead =
        next === null
          ? `${en.minutes(minutes)} of running in one go: you are at the top.`
          : next > minutes
            ? `${en.minutes(next)} of running in one go is next.`
            : 'The next stage is open.';
      return {
        title: `Stage ${stage} is done`,
        text: `Stage ${stage} of the walk–run done ${en.times(sessions)}. ${ahead}`,
        picture: `${en.minutes(minutes)} of running in one go`,
      };
    }
  }
};

const nb = {
  sessions: (sessions: number): string => (sessions === 1 ? '1 økt' : `${sessions} økter`),
  minutes: (minutes: number): string => (minutes === 1 ? '1 minutt' : `${minutes} minutter`),
  times: (times: number): string => (times === 1 ? 'én gang' : times === 2 ? 'to ganger' : `${times} ganger`),
};

const inNorwegian = (moment: Moment): MomentText => {
  switch (moment.kind) {
    case 'first_plan': {
      const text = `Den første uka har ${nb.sessions(moment.sessions)} og ${nb.minutes(moment.minutes)}.`;
      return { title: 'Din første plan', text, picture: `Første uke: ${nb.sessions(moment.sessions)}` };
    }
    case 'first_week':
      return {
        title: 'Første uke er i boks',
        text: `${nb.sessions(moment.runs)} etter planen, ${nb.minutes(moment.minutes)}. En god start.`,
        picture: `${nb.sessions(moment.runs)}, ${nb.minutes(moment.minutes)}`,
      };
    case 'kept_weeks':
      return {
        title: `${moment.weeks} uker etter planen`,
        text: `${nb.sessions(moment.runs)} og ${nb.minutes(moment.minutes)}, med hviledagene på plass. Slik bygges form.`,
        picture: `${nb.sessions(moment.runs)}, ${nb.minutes(moment.minutes)}`,
      };
    case 'longest_since': {
      const since = moment.after === 'injury' ? 'skaden' : 'pausen';
      return {
        title: `${nb.minutes(moment.minutes)} igjen`,
        text: `Den lengste turen din siden ${since}: ${nb.minutes(moment.minutes)}, etter planen.`,
        picture: 'Den lengste turen på en god stund',
      };
    }
    case 'ladder_stage': {
      const { stage, sessions, minutes, next } = moment;
      const ahead =
        next === null
          ? `${nb.minutes(minutes)} løping i ett strekk: du er på toppen.`
          : next > minutes
            ? `Neste er ${nb.minutes(next)} løping i ett strekk.`
            : 'Neste trinn er åpent.';
      return {
        title: `Trinn ${stage} er klart`,
        text: `Trinn ${stage} av gå–løp er gjort ${nb.times(sessions)}. ${ahead}`,
        picture: `${nb.minutes(minutes)} løping i ett strekk`,
      };
    }
  }
};

/** UI text for the moment sheet in each language. */
export const MOMENT_WORDS: Record<PageLanguage, MomentWords> = {
  en: {
    of: inEnglish,
    share: 'Share picture',
    sharing: 'Making the picture...',
    shareFailed: 'The picture could not be made. Please try again.',
    withName: 'Write my name on it',
    close: 'Close',
    fileName: 'stridewell-moment.png',
  },
  nb: {
    of: inNorwegian,
    share: 'Del bildet',
    sharing: 'Lager bildet ...',
    shareFailed: 'Vi fikk ikke laget bildet. Prøv igjen.',
    withName: 'Skriv navnet mitt på bildet',
    close: 'Lukk',
    fileName: 'stridewell-oyeblikk.png',
  },
};

/** UI text for the moment sheet in the language of the page. */
export const momentWords = (): MomentWords => MOMENT_WORDS[pageLanguage()];
