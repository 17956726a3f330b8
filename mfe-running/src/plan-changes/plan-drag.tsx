import { useToday } from '@stridewell/app/core';
import type { PlanMoves, WeeklyPlanDay } from '@stridewell/contracts/web';
import { token, useWide } from '@stridewell/ui/core';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, type DragEvent, type ReactNode, use, useState } from 'react';
import { css } from 'styled-components';
import { changeWords } from './change-words.ts';
import { moveTo } from './plan-change.ts';
import { useChangePlan } from './use-change-plan.ts';
import { canMoveTo, movesOptions } from './use-plan-moves.ts';

interface DragState {
  /** The day whose session is dragged, or null if nothing is dragged. */
  from: string | null;
  /** The possible target days of the session. Null while loading. */
  moves: PlanMoves | null;
  /** The day under the pointer. */
  over: string | null;
}

const IDLE: DragState = { from: null, moves: null, over: null };

interface DragContext extends DragState {
  begin: (date: string) => void;
  hover: (date: string | null) => void;
  drop: (date: string) => void;
  end: () => void;
}

const Context = createContext<DragContext | null>(null);

/**
 * Makes the sessions of the days inside it draggable. Only for mouse users: the change menu offers the same moves to
 * everyone. A day that is not possible shows the reason while the session is held over it.
 */
export const PlanDrag = ({ children }: { children: ReactNode }) => {
  const client = useQueryClient();
  const change = useChangePlan();
  const [state, setState] = useState(IDLE);
  const begin = (date: string): void => {
    setState({ ...IDLE, from: date });
    client.fetchQuery<PlanMoves>(movesOptions(date)).then(
      (moves) => setState((now) => (now.from === date ? { ...now, moves } : now)),
      () => setState((now) => (now.from === date ? IDLE : now)),
    );
  };
  const value: DragContext = {
    ...state,
    begin,
    hover: (over) => setState((now) => (now.over === over ? now : { ...now, over })),
    drop: (to) => {
      const { from, moves } = state;
      setState(IDLE);
      const option = moves?.find(({ date }) => date === to);
      if (from !== null && option && canMoveTo(option)) change.mutate(moveTo(from, option));
    },
    end: () => setState(IDLE),
  };
  return <Context value={value}>{children}</Context>;
};

/** Style of a day's row while a session is dragged: `allowed` and `refused` targets, and the day that is `dragged`. */
export const dropStyle = css`
  &[draggable='true'] {
    cursor: grab;
  }
  &[data-drop='dragged'] {
    opacity: 0.6;
  }
  &[data-drop='allowed'] {
    box-shadow: inset 0 0 0 2px ${token('color-accent')};
  }
  &[data-drop='refused'] {
    background: ${token('color-danger-bg')};
    box-shadow: inset 0 0 0 2px ${token('color-danger-solid')};
  }
`;

export type DropState = 'dragged' | 'allowed' | 'refused';

export interface DayDrag {
  /** Props of the day's row. */
  row: {
    draggable?: boolean;
    'data-drop'?: DropState;
    onDragStart?: (event: DragEvent) => void;
    onDragEnd?: () => void;
    onDragOver?: (event: DragEvent) => void;
    onDragLeave?: (event: DragEvent) => void;
    onDrop?: (event: DragEvent) => void;
  };
  /**
   * Why the dragged session cannot move to this day, or which session would be moved for it. Shown in the row; null
   * otherwise.
   */
  note: string | null;
}

const NO_DRAG: DayDrag = { row: {}, note: null };

const stateOf = ({ from, moves, over }: DragState, date: string): { drop?: DropState; note: string | null } => {
  if (from === date) return { drop: 'dragged', note: null };
  const option = over === date ? moves?.find((row) => row.date === date) : undefined;
  if (!option) return { note: null };
  return canMoveTo(option)
    ? { drop: 'allowed', note: option.swap?.text ?? null }
    : { drop: 'refused', note: option.reason ?? changeWords().move.noFit };
};

/** Makes a day's row draggable and a drop target. Does nothing outside {@link PlanDrag} and on phones. */
export const useDayDrag = ({ date, minutes }: WeeklyPlanDay): DayDrag => {
  const context = use(Context);
  const wide = useWide();
  const today = useToday();
  if (!context || !wide) return NO_DRAG;
  const { drop, note } = stateOf(context, date);
  return {
    note,
    row: {
      draggable: minutes > 0 && date >= today,
      ...(drop && { 'data-drop': drop }),
      onDragStart: (event) => {
        // A link in the row is dragged as a link.
        if (event.target !== event.currentTarget) return;
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', date);
        context.begin(date);
      },
      onDragEnd: context.end,
      onDragOver: (event) => {
        if (context.from === null || context.from === date) return;
        context.hover(date);
        if (drop === 'allowed') event.preventDefault();
      },
      onDragLeave: (event) => {
        const to = event.relatedTarget;
        if (!(to instanceof Node && event.currentTarget.contains(to)) && context.over === date) context.hover(null);
      },
      onDrop: (event) => {
        event.preventDefault();
        context.drop(date);
      },
    },
  };
};
