import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ElementType, JSX } from 'react';

/** Elements that may replace a part's own, such as a heading of another level. */
export interface AsOther {
  as?: ElementType | undefined;
}

/** Returns a component that is one element with its own class; callers may add another and change the element. */
export function withClass<Tag extends keyof JSX.IntrinsicElements>(tag: Tag, own: string | undefined) {
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, where its module begins
  return function Part({ as, className, ...props }: ComponentPropsWithRef<Tag> & AsOther) {
    const Element: ElementType = as ?? tag;
    return <Element className={clsx(own, className)} {...props} />;
  };
}
