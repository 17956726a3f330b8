import { useToday } from '@stridewell/app/core';
import { LAST_LADDER_STAGE, type PhysioAlert, type PhysioToday } from '@stridewell/contracts/web';
import { Alert, Icon, text, token } from '@stridewell/ui/core';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { ROUTES } from '../dashboard/routes.ts';
import { AlertLink } from './alert-link.ts';
import { alertWords } from './alert-words.ts';

/** Date on which the runner closed the banner. Kept only in memory, because the device must not store injury data. */
let closedOn: string | null = null;

/** Resets the closed banner, as a reload would. For tests. */
export const reopenBanner = (): void => {
  closedOn = null;
};

/** A chip of 32 px that expands to the text of the banner. Its touch target has the height of a control. */
const Chip = styled.details`
  ${text('14')}
  justify-self: start;
  max-width: 100%;
  border: 1px solid ${token('color-success-border')};
  border-radius: 16px;
  background: ${token('color-success-bg')};
  summary {
    position: relative;
    display: flex;
    align-items: center;
    gap: 6px;
    min-height: 30px;
    padding: 0 10px;
    border-radius: 16px;
    font-weight: ${token('weight-medium')};
    list-style: none;
    cursor: pointer;
    &::after {
      content: '';
      position: absolute;
      inset: -7px 0;
    }
    &::-webkit-details-marker {
      display: none;
    }
  }
  summary > svg:first-child {
    flex: none;
    color: ${token('color-success-fg')};
  }
  summary > svg:last-child {
    flex: none;
    margin-left: auto;
    color: ${token('color-text-3')};
  }
  &[open] > summary > svg:last-child {
    transform: rotate(180deg);
  }
  > div {
    display: grid;
    gap: ${token('space-1')};
    padding: ${token('space-1')} ${token('space-4')} ${token('space-2')};
    color: ${token('color-text-2')};
    text-wrap: pretty;
  }
  b {
    color: ${token('color-text')};
    font-weight: ${token('weight-semibold')};
  }
`;

type Plan = Extract<PhysioToday, { handover: unknown }>;

export interface HandoverAlertProps {
  alert: PhysioAlert;
  plan: Pick<Plan, 'handover' | 'ladder'>;
  /** True if the full banner is shown on the day on which the ladder opens. */
  full: boolean;
}

/**
 * Hand-over to the running coach: a banner that can be closed on the day on which the ladder opens, afterwards a chip
 * with the stage, which expands to the text of the banner.
 */
export const HandoverAlert = ({ alert, plan, full }: HandoverAlertProps) => {
  const today = useToday();
  const words = alertWords();
  const [isClosed, setClosed] = useState(closedOn === today);
  const chip = useRef<HTMLElement>(null);
  const [arrive, setArrive] = useState(false);
  useEffect(() => {
    if (arrive) chip.current?.focus();
  }, [arrive]);
  const { ladder, handover } = plan;
  const link = <AlertLink href={ROUTES.running}>{words.running}</AlertLink>;
  const next = ladder && `${ladder.title}.`;
  if (full && handover.openedOn === today && !isClosed) {
    const handleClose = (): void => {
      closedOn = today;
      setClosed(true);
      setArrive(true);
    };
    return (
      <Alert tone="success" title={alert.title} live actions={link} onClose={handleClose}>
        <p>{words.met}</p>
        {next && <p>{next}</p>}
      </Alert>
    );
  }
  return (
    <Chip>
      <summary ref={chip}>
        <Icon name="check-circle" size={16} />
        <span>
          {ladder === null
            ? alert.title
            : ladder.stage === 0
              ? words.onWalks
              : words.onLadder(ladder.stage, LAST_LADDER_STAGE)}
        </span>
        <Icon name="chevron-down" size={16} />
      </summary>
      <div>
        {ladder !== null && <b>{alert.title}</b>}
        <p>{words.met}</p>
        {next && <p>{next}</p>}
        {link}
      </div>
    </Chip>
  );
};
