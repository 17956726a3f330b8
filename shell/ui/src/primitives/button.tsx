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

interface ButtonAppearance {
  /** Visual style. Default `primary`, which should be used at most once per card. */
  variant?: ButtonVariant;
  /** True for a height of 44 px instead of 48 px. */
  small?: boolean;
  /** True to fill the available width. */
  wide?: boolean;
  icon?: IconName;
}

const styleOf = ({ variant = 'primary', small = false, wide = false }: ButtonAppearance): ButtonStyle => ({
  $variant: variant,
  $small: small,
  $wide: wide,
});

export interface ButtonProps extends ButtonAppearance, Omit<ComponentProps<'button'>, 'children'> {
  children: ReactNode;
  /** Text shown with a spinner while the action is running, when clicks are ignored. */
  busy?: string | false | undefined;
}

/** Button. `type` defaults to "button", so that it does not submit a form by accident. */
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

export interface ButtonLinkProps extends ButtonAppearance {
  href: string;
  children: ReactNode;
  className?: string;
}

/** Link to another screen that looks like a button. */
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
