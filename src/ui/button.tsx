import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { INK, PAPER } from './palette.ts';
import { styled, withoutProps } from './styled.ts';
import { DISPLAY } from './tokens.ts';

interface Look {
  /** `contained` is the one main action; `ink` is that on a colored card. */
  variant: 'contained' | 'outlined' | 'text' | 'ink';
  size?: 'small' | 'medium' | 'large' | undefined;
}

const SIZES = {
  small: { minHeight: 44, padding: '4px 16px', fontSize: '0.9375rem' },
  medium: { minHeight: 48, padding: '6px 22px', fontSize: '1.0625rem' },
  large: { minHeight: 56, padding: '8px 30px', fontSize: '1.1875rem' },
} as const;
const GROUND = {
  contained: { backgroundColor: 'var(--mui-palette-primary-main)', color: INK },
  outlined: { backgroundColor: 'var(--mui-palette-background-paper)', color: 'var(--mui-palette-text-primary)' },
  ink: { backgroundColor: INK, color: PAPER },
} as const;

/** The same look as MUI's themed button on the signed-in pages (theme.ts). */
const look = ({ variant, size = 'medium' }: Look) =>
  ({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 8,
    boxSizing: 'border-box',
    margin: 0,
    borderRadius: 999,
    fontFamily: DISPLAY,
    fontWeight: 700,
    lineHeight: 1.2,
    textAlign: 'center',
    overflowWrap: 'break-word',
    cursor: 'pointer',
    touchAction: 'manipulation',
    transition: 'transform 150ms, box-shadow 150ms',
    ...SIZES[size],
    ...(variant === 'text'
      ? {
          border: 0,
          background: 'none',
          color: 'var(--mui-palette-text-primary)',
          textDecoration: 'underline',
          textUnderlineOffset: 4,
        }
      : {
          ...GROUND[variant],
          border: `2px solid ${variant === 'ink' ? INK : 'var(--mui-palette-sticker-line)'}`,
          textDecoration: 'none',
          boxShadow: '3px 3px 0 var(--mui-palette-sticker-shadow)',
          '@media (hover: hover)': {
            '&:hover:enabled, &:hover:any-link': {
              boxShadow: '4px 4px 0 var(--mui-palette-sticker-shadow)',
              transform: 'translate(-1px, -1px)',
            },
          },
          // a press moves it into its shadow
          '&:active:enabled, &:active:any-link': { boxShadow: 'none', transform: 'translate(3px, 3px)' },
        }),
    '&:disabled': {
      boxShadow: 'none',
      borderColor: 'var(--mui-palette-divider)',
      backgroundColor: 'var(--mui-palette-divider)',
      color: 'var(--mui-palette-text-secondary)',
      cursor: 'default',
    },
  }) as const;
const options = withoutProps('variant', 'size');
const NativeButton = styled('button', options)<Look>(look);
const NativeLink = styled('a', options)<Look>(look);
const RouteLink = styled(Link, options)<Look>(look);

type Shared = Look & { children: ReactNode; start?: ReactNode; end?: ReactNode };
type ButtonProps = Shared &
  (
    | ({ to: string; href?: never } & Omit<ComponentPropsWithRef<typeof Link>, keyof Shared | 'to'>)
    | ({ href: string; to?: never } & Omit<ComponentPropsWithRef<'a'>, keyof Shared | 'href'>)
    | ({ href?: never; to?: never } & Omit<ComponentPropsWithRef<'button'>, keyof Shared>)
  );

/**
 * A button, or a link that looks like one: `to` is a page of this app, `href` a full load. `start` and `end` are icons.
 */
export function Button({ start, end, children, ...props }: ButtonProps) {
  const content = (
    <>
      {start}
      {children}
      {end}
    </>
  );
  if (props.to !== undefined) return <RouteLink {...props}>{content}</RouteLink>;
  if (props.href !== undefined) return <NativeLink {...props}>{content}</NativeLink>;
  return (
    <NativeButton type="button" {...props}>
      {content}
    </NativeButton>
  );
}

/** A round button with only an icon; needs an `aria-label`. */
export const IconButton = styled('button')({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: 44,
  height: 44,
  padding: 0,
  border: 0,
  borderRadius: '50%',
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  transition: 'background-color 150ms',
  '@media (hover: hover)': { '&:hover': { backgroundColor: 'var(--mui-palette-divider)' } },
});
