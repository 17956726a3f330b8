/**
 * Entry point of the UI kit's modules that every screen needs. They are part of the shell's first load and shared by
 * all remotes.
 */

export { Alert, type AlertProps } from './feedback/alert.tsx';
export { Banner } from './feedback/banner.tsx';
export { EmptyState, type EmptyStateProps } from './feedback/empty-state.tsx';
export { DownCard, type DownCardProps, ErrorCard, type ErrorCardProps } from './feedback/error-card.tsx';
export { Skeleton, SkeletonCard } from './feedback/skeleton.tsx';
export { TabSkeleton } from './feedback/tab-skeleton.tsx';
export * from './feedback/toast-store.ts';
export { Toaster } from './feedback/toaster.tsx';
export { useOnline } from './feedback/use-online.ts';
export * from './format/dates.ts';
export { Icon, type IconProps } from './icons/icon.tsx';
export { type IconName, iconNamed } from './icons/shapes.ts';
export * from './layout/bottom-bar.tsx';
export { Columns, Hidden, PhoneOnly, Row, Split, Stack, Text, WideOnly } from './layout/box.tsx';
export * from './layout/top-bar.tsx';
export { useWide } from './layout/use-wide.ts';
export { Badge, type BadgeProps } from './primitives/badge.tsx';
export { Button, ButtonLink, type ButtonLinkProps, type ButtonProps } from './primitives/button.tsx';
export { type ButtonStyle, type ButtonVariant, buttonStyle } from './primitives/button-style.ts';
export { Card, CardBox, CardFoot, type CardProps, CardTitle, Eyebrow } from './primitives/card.tsx';
export { LeavingButton, LeavingLink } from './primitives/external-link.tsx';
export { IconButton, type IconButtonProps } from './primitives/icon-button.tsx';
export { List, ListRow, type ListRowProps } from './primitives/list.tsx';
export { Spinner } from './primitives/spinner.tsx';
export { TextButton, TextLink, type TextLinkProps } from './primitives/text-link.tsx';
export { figures, hidden, text } from './theme/text.ts';
export { media, type TokenName, token } from './theme/token.ts';
export { type Tone, tone } from './theme/tone.ts';
