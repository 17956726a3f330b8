import { useApi } from '@stridewell/app/core';
import { ErrorCard, Skeleton, SkeletonCard } from '@stridewell/ui/core';
import { BackgroundForm } from './background-form.tsx';
import { backgroundWords } from './background-words.ts';

/** Shows the form only when the saved answers are loaded, because an empty form would overwrite them. */
export const BackgroundSection = () => {
  const words = backgroundWords();
  const background = useApi('readBackground');
  if (background.data !== undefined) return <BackgroundForm background={background.data} />;
  if (background.isPending)
    return (
      <SkeletonCard label={words.loading}>
        <Skeleton $width={160} $height={20} />
        <Skeleton $height={48} />
        <Skeleton $height={48} />
      </SkeletonCard>
    );
  return (
    <ErrorCard title={words.title} onRetry={() => void background.refetch()} busy={background.isFetching}>
      {words.failed}
    </ErrorCard>
  );
};
