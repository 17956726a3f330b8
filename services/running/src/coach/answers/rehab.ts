import { areaName } from '@stridewell/language/areas';
import { type Language, paragraphs, sentences } from '@stridewell/language/language';
import type { CoachState } from '../../domain/coach-state.ts';
import { dayOf, rehabLevel } from '../figures.ts';
import { isLadderDay, ladderRounds, sessionLine } from '../text/sessions.ts';
import type { Answer } from './answer.ts';

const PHASES = { en: ['Calm', 'Load', 'Return'], nb: ['Ro', 'Last', 'Retur'] };

const phaseLine = (state: CoachState, language: Language): string | null => {
  const number = state.physio?.gate?.phase;
  const name = number ? PHASES[language][number - 1] : undefined;
  if (!number || !name) return null;
  return language === 'nb'
    ? `Programmet er i fase ${number} (${name}).`
    : `The programme is in phase ${number} (${name}).`;
};

const walking = (state: CoachState, language: Language): string => {
  const area = areaName(state.physio?.area, language);
  return language === 'nb'
    ? `Opptreningen${area ? ` (${area})` : ''} er ikke kommet til løping ennå, så planen har bare gange. Løping åpnes når smerten er høyst 2, gang og løp går fint, testene for området er bestått og morgenen etter er som vanlig.`
    : `Your rehab${area ? ` (${area})` : ''} has not reached running yet, so the plan has only walking. Running opens when pain is at most 2, walk and run go fine, the tests of the area are passed and the morning after is as usual.`;
};

const onLadder = (state: CoachState, language: Language): string => {
  const gate = state.physio?.gate;
  const stage = gate?.stage ?? null;
  const session = state.plan?.days.find(isLadderDay) ?? null;
  const rounds = session && ladderRounds(session, language);
  // The length in the plan, so that the answer agrees with the days of the plan.
  const minutes = session?.minutes ?? gate?.minutes ?? null;
  const length = minutes && (language === 'nb' ? `${minutes} min i alt` : `${minutes} min in all`);
  if (language === 'nb')
    return sentences(
      `Du er på gå-løp-stigen${stage === null ? '' : `, trinn ${stage} av 9`}${rounds ? `: ${rounds}` : ''}${length ? `, ${length}` : ''}.`,
      'Det er minst 48 timer mellom turene. Smerte som er borte neste morgen: samme trinn igjen. Verre neste morgen: ett trinn tilbake.',
    );
  return sentences(
    `You are on the walk-run ladder${stage === null ? '' : `, stage ${stage} of 9`}${rounds ? `: ${rounds}` : ''}${length ? `, ${length}` : ''}.`,
    'There are at least 48 hours between runs. Pain that is gone by morning: repeat the stage. Worse the next morning: one stage back.',
  );
};

/** Describes the state of the rehabilitation and what it means for running. */
export const rehab: Answer = (state, { language }) => {
  const level = rehabLevel(state);
  const day = dayOf(state, state.today);
  const line = day
    ? language === 'nb'
      ? `I dag: ${sessionLine(day, language)}.`
      : `Today: ${sessionLine(day, language)}.`
    : null;
  const more =
    language === 'nb'
      ? 'Øvelser, tester og trinn finner du i Physio Coach.'
      : 'You find exercises, tests and stages in Physio Coach.';
  if (level === 'walk')
    return paragraphs(sentences(walking(state, language), phaseLine(state, language)), sentences(line, more));
  if (level === 'ladder')
    return paragraphs(sentences(onLadder(state, language), phaseLine(state, language)), sentences(line, more));
  if (state.physio?.status === 'active')
    return sentences(
      language === 'nb'
        ? 'Skaden begrenser ikke løpingen nå: planen har vanlige turer.'
        : 'Your injury does not restrict your running now: the plan has ordinary runs.',
      line,
      more,
    );
  return language === 'nb'
    ? sentences(
        'Ingen skade er registrert, så det er ingen stige nå. Kjenner du noe, fyll inn området i Physio Coach, så følger løpeplanen etter.',
        line,
      )
    : sentences(
        'No injury is on record, so there is no ladder now. If something hurts, fill in the area in Physio Coach and the running plan follows.',
        line,
      );
};
