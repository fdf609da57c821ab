import css from './link-text.module.css';

/** A path of up to so many letters is shown whole: it has somebody's name. */
const SHORT = 36;

/** An address on one line. If it is too long, the part that all links share is cut, not the distinctive end. */
export function LinkText({ link }: { link: string }) {
  const path = link.indexOf('/');
  const end = link.length - path <= SHORT ? path : link.lastIndexOf('/');
  return (
    <span className={css['line']}>
      <span>{link.slice(0, end)}</span>
      <span>{link.slice(end)}</span>
    </span>
  );
}
