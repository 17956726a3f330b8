import { token } from '@stridewell/ui/core';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import UPlot from 'uplot';
import type { PaceUnit } from '../session/units.ts';
import { type Column, type CurveName, formatValue } from './curves.ts';

/** The layout that the chart library needs. Its own style sheet is not loaded. */
const Frame = styled.div`
  min-height: 132px;
  .u-wrap {
    position: relative;
    user-select: none;
  }
  .u-over,
  .u-under,
  .u-axis,
  .u-cursor-x,
  .u-cursor-pt {
    position: absolute;
  }
  .u-under {
    overflow: hidden;
  }
  .u-over {
    overflow: hidden;
    touch-action: pan-y;
  }
  .u-cursor-x {
    top: 0;
    left: 0;
    height: 100%;
    border-right: 1px solid ${token('color-text-3')};
    pointer-events: none;
  }
  .u-cursor-pt {
    top: 0;
    left: 0;
    border-radius: 50%;
    pointer-events: none;
  }
  .u-cursor-y,
  .u-select {
    display: none;
  }
  canvas {
    display: block;
    width: 100%;
    height: 100%;
  }
`;

const HEIGHT = 132;
const DARK = '(prefers-color-scheme: dark)';

/** Design tokens of the curves. They are not the colours of recommendations. */
const COLOURS: Record<CurveName, Parameters<typeof token>[0]> = {
  pace: 'chart-sleep',
  hr: 'chart-stress',
  altitude: 'chart-fatigue',
};

export interface CurvePlotProps {
  name: CurveName;
  x: readonly number[];
  values: Column;
  unit: PaceUnit;
  /** Called with the index of the sample under the pointer, or null if there is none. */
  onPoint: (at: number | null) => void;
}

/** One curve, drawn by the chart library. Loaded on demand, with the page of an activity. */
export const CurvePlot = ({ name, x, values, unit, onPoint }: CurvePlotProps) => {
  const frame = useRef<HTMLDivElement>(null);
  const pointed = useRef(onPoint);
  pointed.current = onPoint;
  useEffect(() => {
    const box = frame.current;
    if (!box) return;
    // A canvas cannot read custom properties, so the colour of a probe element is read at every drawing.
    const probe = document.createElement('span');
    probe.hidden = true;
    box.append(probe);
    const colour = (colourToken: Parameters<typeof token>[0]) => (): string => {
      probe.style.color = `var(--${colourToken})`;
      return getComputedStyle(probe).color;
    };
    const font = `12px ${getComputedStyle(box).fontFamily}`;
    const axis = {
      ...{ font, stroke: colour('color-text-3'), ticks: { show: false } },
      grid: { stroke: colour('chart-grid'), width: 1 },
    };
    const label = (value: number): string => formatValue(name, value, unit).replace(/ (?:\/km|\/mi|m)$/, '');
    const plot = new UPlot(
      {
        ...{ width: Math.max(box.clientWidth, 200), height: HEIGHT, legend: { show: false } },
        scales: { x: { time: false }, y: name === 'pace' ? { dir: -1 } : {} },
        cursor: { y: false, drag: { x: false, y: false }, sync: { key: 'activity' } },
        axes: [
          { ...axis, grid: { show: false }, size: 24 },
          { ...axis, size: 44, space: 32, values: (_plot, splits) => splits.map(label) },
        ],
        series: [{}, { stroke: colour(COLOURS[name]), width: 1.5, points: { show: false }, spanGaps: false }],
        hooks: { setCursor: [({ cursor }) => pointed.current(cursor.idx ?? null)] },
      },
      [[...x], [...values]],
      box,
    );
    const resized = new ResizeObserver(() => plot.setSize({ width: Math.max(box.clientWidth, 200), height: HEIGHT }));
    resized.observe(box);
    const scheme = matchMedia(DARK);
    const redraw = (): void => plot.redraw();
    scheme.addEventListener('change', redraw);
    return () => {
      scheme.removeEventListener('change', redraw);
      resized.disconnect();
      plot.destroy();
      probe.remove();
    };
  }, [name, x, values, unit]);
  return <Frame ref={frame} />;
};
