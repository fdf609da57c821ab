import { isTall } from '@domain/tall-scripts.ts';
import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import css from './user-text.module.css';

type UserTextProps<Tag extends ElementType> = { as?: Tag } & ComponentPropsWithRef<Tag>;

/**
 * What a person wrote: in its own direction, in a language of its own (`lang`, where it is known), apart from what
 * stands around it, with its ink within its lines. `as`: the element or part that shows it, instead of words in a line.
 */
export function UserText<Tag extends ElementType = 'bdi'>(props: UserTextProps<Tag>) {
  const { as: Element = 'bdi', className, ...rest } = props as UserTextProps<ElementType>;
  return (
    <Element
      dir="auto"
      lang=""
      className={clsx(css['text'], isTall(rest.children) && css['tall'], className)}
      {...rest}
    />
  );
}

/** A person's name or username, which no browser translates. */
export function UserName<Tag extends ElementType = 'bdi'>(props: UserTextProps<Tag>) {
  return <UserText translate="no" {...(props as UserTextProps<ElementType>)} />;
}

const QUOTED = /\u2068([^\u2068\u2069]*)\u2069/;

/** Returns a sentence with what people wrote, which the translator has isolated, in elements of its own. */
export function quoting(sentence: ReactNode): ReactNode {
  if (typeof sentence !== 'string' || !sentence.includes('\u2068')) return sentence;
  // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text
  return sentence.split(QUOTED).map((part, at) => (at % 2 ? <UserName key={at}>{part}</UserName> : part));
}
