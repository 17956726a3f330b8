import { Page } from '@stridewell/app/core';
import { pageLanguage } from '@stridewell/app/screens';
import type { Exercise, PhysioToday } from '@stridewell/contracts/web';
import { doseFacts, exerciseById, type Exercise as LibraryExercise } from '@stridewell/exercises';
import { doseWords, weightWords } from '@stridewell/exercises/words';
import { Alert, ButtonLink, Card, EmptyState, Split, Stack, Text } from '@stridewell/ui/core';
import { useRoute } from 'wouter';
import { PhysioAlerts } from '../alerts/alerts.tsx';
import { ROUTES } from '../dashboard/routes.ts';
import { usePhysioToday } from '../data/reads.ts';
import { AdviceCard } from './advice-card.tsx';
import { doseLine } from './dose-line.ts';
import { FigureCard } from './figure-card.tsx';
import { useInjuredSide } from './injured-side.ts';
import { LogCard } from './log-card.tsx';
import { NeedCard } from './need-card.tsx';
import { useTexts } from './use-texts.ts';
import { VariantsCard } from './variants-card.tsx';
import { exerciseWords } from './words.ts';

interface Planned {
  date: string;
  exercise: Exercise;
}

const plannedIn = (today: PhysioToday, id: string): Planned | null => {
  const exercise = 'exercises' in today ? today.exercises.find((one) => one.id === id) : undefined;
  return exercise ? { date: today.date, exercise } : null;
};

const Unknown = () => {
  const words = exerciseWords(pageLanguage());
  return (
    <Card>
      <EmptyState
        icon="physio"
        title={words.unknown}
        action={<ButtonLink href={ROUTES.exercises}>{words.allExercises}</ButtonLink>}
      >
        {words.unknownText}
      </EmptyState>
    </Card>
  );
};

/** Tempo of today's dose, or of the library's if the exercise is not planned today. */
const tempoOfDose = (exercise: LibraryExercise, planned: Planned | null): string | null =>
  planned ? planned.exercise.tempo : (exercise.dose.tempo ?? null);

const Content = ({ exercise }: { exercise: LibraryExercise }) => {
  const language = pageLanguage();
  const today = usePhysioToday();
  const side = useInjuredSide();
  const texts = useTexts(exercise.id, language);
  const planned = today.state === 'there' ? plannedIn(today.value, exercise.id) : null;
  const facts = doseFacts(exercise);
  const weight = weightWords(facts, language);
  const isElsewhere = today.state === 'there' && planned === null;
  return (
    <Split>
      <Stack>
        {isElsewhere && <Alert tone="neutral" title={exerciseWords(language).notToday} />}
        <FigureCard
          exercise={exercise}
          side={side}
          tempo={tempoOfDose(exercise, planned)}
          dose={planned ? doseLine(planned.exercise) : doseWords(facts, language)}
          texts={texts}
        />
        <AdviceCard texts={texts} />
        {planned?.exercise.progress && <Text $quiet={2}>{planned.exercise.progress}</Text>}
        {planned && <LogCard date={planned.date} exercise={planned.exercise} />}
      </Stack>
      <Stack>
        <VariantsCard exercise={exercise} side={side} />
        <NeedCard exercise={exercise} />
        {weight !== null && <Text $quiet={2}>{weight}</Text>}
      </Stack>
    </Split>
  );
};

/** /physio-coach/exercises/:id: figure, steps, cues, mistakes, easier and harder variants, equipment and log. */
export const ExercisePage = () => {
  const [, params] = useRoute<{ id: string }>(`${ROUTES.exercises}/:id`);
  const id = params?.id ?? '';
  const language = pageLanguage();
  const words = exerciseWords(language);
  const exercise = exerciseById(id);
  return (
    <Page title={exercise?.name[language] ?? words.unknown} back={{ href: ROUTES.exercises, label: words.back }}>
      <PhysioAlerts />
      {exercise ? <Content key={id} exercise={exercise} /> : <Unknown />}
    </Page>
  );
};
