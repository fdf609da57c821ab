import css from './link-text.module.css';

/** An address on one line. If it is too long, the part that all links share is cut, not the distinctive end. */
export function LinkText({ link }: { link: string }) {
  const end = link.lastIndexOf('/');
  return (
    <span className={css['line']}>
      <span>{link.slice(0, end)}</span>
      <span>{link.slice(end)}</span>
    </span>
  );
}
