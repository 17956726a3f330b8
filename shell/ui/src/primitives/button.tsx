import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { Link } from 'wouter';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/shapes.ts';
import { type ButtonStyle, type ButtonVariant, buttonStyle } from './button-style.ts';
import { Spin } from './spinner.tsx';

const Base = styled.button<ButtonStyle>`
  ${buttonStyle}
`;
const LinkBase = styled(Link)<ButtonStyle>`
  ${buttonStyle}
`;

interface Look {
  /** Primary is ink; at most one per card. */
  variant?: ButtonVariant;
  /** 44 instead of 48 px high. */
  small?: boolean;
  /** As wide as its place. */
  wide?: boolean;
  icon?: IconName;
}

const styleOf = ({ variant = 'primary', small = false, wide = false }: Look): ButtonStyle => ({
  $variant: variant,
  $small: small,
  $wide: wide,
});

export interface ButtonProps extends Look, Omit<ComponentProps<'button'>, 'children'> {
  children: ReactNode;
  /** While it works: a spinner, this text, and no second press. */
  busy?: string | false | undefined;
}

/** A button. `type` is "button" unless said otherwise, so that none submits a form by accident. */
export const Button = ({ variant, small, wide, icon, busy, children, disabled, type, ...rest }: ButtonProps) => (
  <Base
    type={type ?? 'button'}
    {...styleOf({ ...(variant && { variant }), ...(small && { small }), ...(wide && { wide }) })}
    aria-disabled={busy ? true : undefined}
    aria-busy={busy ? true : undefined}
    disabled={disabled}
    {...rest}
    {...(busy && { onClick: (event) => event.preventDefault() })}
  >
    {busy ? <Spin name="spinner" size={20} /> : icon && <Icon name={icon} size={20} />}
    {busy || children}
  </Base>
);

export interface ButtonLinkProps extends Look {
  href: string;
  children: ReactNode;
  className?: string;
}

/** Leads to another screen and looks like a button. */
export const ButtonLink = ({ variant, small, wide, icon, href, children, className }: ButtonLinkProps) => (
  <LinkBase
    href={href}
    {...(className && { className })}
    {...styleOf({ ...(variant && { variant }), ...(small && { small }), ...(wide && { wide }) })}
  >
    {icon && <Icon name={icon} size={20} />}
    {children}
  </LinkBase>
);
