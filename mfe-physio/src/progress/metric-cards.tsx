import type { PhysioCheckin } from '@stridewell/contracts/web';
import { Stack } from '@stridewell/ui/core';
import { useState } from 'react';
import { MetricCard } from './metric-card.tsx';
import { METRICS, type MetricDef } from './metrics.ts';

/** The four metrics; one of them is open at a time. */
export const MetricCards = ({ checkins }: { checkins: readonly PhysioCheckin[] }) => {
  const [open, setOpen] = useState<MetricDef['id'] | null>('pain');
  return (
    <Stack $gap={3}>
      {METRICS.map((metric) => (
        <MetricCard
          key={metric.id}
          metric={metric}
          checkins={checkins}
          open={open === metric.id}
          onToggle={() => setOpen(open === metric.id ? null : metric.id)}
        />
      ))}
    </Stack>
  );
};
