import type { Gate, LadderToday, PhysioAlert, PhysioToday } from '@stridewell/contracts/web';
import type { PlanToday } from '../../domain/today/today.ts';
import type { CourseAlert, CourseGate, CourseLadder } from '../../domain/types.ts';
import { render, renderAll } from '../../messages/catalogue.ts';

/** Converts the gate to the API's response, with the reason in English. */
export const presentGate = (gate: CourseGate): Gate => ({ ...gate, reason: render(gate.reason, 'en') });

/** Converts alerts to the API's response, in English. */
export const presentAlerts = (alerts: readonly CourseAlert[]): PhysioAlert[] =>
  alerts.map(({ kind, title, texts }) => ({ kind, title: render(title, 'en'), text: renderAll(texts, 'en') }));

const presentLadder = ({ title, reasons, ...stage }: CourseLadder): LadderToday => ({
  ...stage,
  title: render(title, 'en'),
  reason: renderAll(reasons, 'en'),
});

const sentenceCase = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Converts today's plan to the API's response, with reasons and alerts as English sentences. */
export const presentPlan = (plan: PlanToday): PhysioToday => {
  if (!('area' in plan)) return plan;
  const { dose, ladder, gate, alerts, tests } = plan;
  return {
    ...plan,
    dose: { level: dose.level, reason: renderAll(dose.reasons, 'en') },
    ladder: ladder && presentLadder(ladder),
    gate: presentGate(gate),
    tests: tests.map(({ id, hop, name }) => ({ id, hop, text: sentenceCase(render(name, 'en')) })),
    alerts: presentAlerts(alerts),
  };
};
