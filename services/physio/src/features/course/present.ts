import type { Exercise, Gate, LadderToday, PhysioAlert, PhysioToday } from '@stridewell/contracts/web';
import { exerciseById } from '@stridewell/exercises';
import { textsOf } from '@stridewell/exercises/texts';
import type { MessageLanguage } from '@stridewell/kit/messages/catalogue';
import type { CardExercise } from '../../domain/programmes/exercises-for.ts';
import type { PlanToday } from '../../domain/today/today.ts';
import type { CourseAlert, CourseGate, CourseLadder } from '../../domain/types.ts';
import { render, renderAll } from '../../messages/catalogue.ts';

/** Converts the gate to the API's response, with the reason as a sentence. */
export const presentGate = (gate: CourseGate, language: MessageLanguage = 'en'): Gate => ({
  ...gate,
  reason: render(gate.reason, language),
});

/** Converts alerts to the API's response, with their texts as sentences. */
export const presentAlerts = (alerts: readonly CourseAlert[], language: MessageLanguage = 'en'): PhysioAlert[] =>
  alerts.map(({ kind, title, texts }) => ({ kind, title: render(title, language), text: renderAll(texts, language) }));

const presentLadder = ({ title, reasons, ...stage }: CourseLadder, language: MessageLanguage): LadderToday => ({
  ...stage,
  title: render(title, language),
  reason: renderAll(reasons, language),
});

/** Name and cue of an exercise in the given language; exercises that are not in the library keep their own. */
const libraryTexts = ({ id, name, cue }: CardExercise, language: MessageLanguage): Pick<Exercise, 'name' | 'cue'> => {
  const exercise = exerciseById(id);
  if (language === 'en' || !exercise) return { name, cue };
  return { name: exercise.name[language], cue: textsOf(id, language)?.cues.join(' ') ?? cue };
};

const presentExercise = (exercise: CardExercise, language: MessageLanguage): Exercise => ({
  ...exercise,
  ...libraryTexts(exercise, language),
  progress: exercise.progress && render(exercise.progress, language),
  frequency: exercise.frequency === null ? '' : render({ code: `frequency.${exercise.frequency}` }, language),
});

const sentenceCase = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Converts today's plan to the API's response, with its texts in the given language. */
export const presentPlan = (plan: PlanToday, language: MessageLanguage = 'en'): PhysioToday => {
  if (!('area' in plan)) return plan;
  const { minutes: _, ...shown } = plan;
  const { dose, ladder, gate, alerts, tests, exercises, avoid, usualTime } = shown;
  return {
    ...shown,
    dose: { level: dose.level, reason: renderAll(dose.reasons, language) },
    exercises: exercises.map((exercise) => presentExercise(exercise, language)),
    ladder: ladder && presentLadder(ladder, language),
    gate: presentGate(gate, language),
    avoid: avoid.map((words) => words[language]),
    usualTime: usualTime[language],
    tests: tests.map(({ id, hop, name }) => ({ id, hop, text: sentenceCase(render(name, language)) })),
    alerts: presentAlerts(alerts, language),
  };
};
