import { type ReactNode, useId } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { IconButton } from './button.tsx';
import { Icon } from './icon.tsx';
import { NoticePlace } from './notice-place.tsx';
import css from './sheet.module.css';
import { Heading } from './text.tsx';
import { useModal } from './use-focus-back.ts';

/** A modal sheet: Escape, a tap outside and the button close it, and the focus returns to its opener. */
export function Sheet({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  const { t } = useTranslation();
  const id = useId();
  const dialog = useModal();
  return (
    <dialog className={css['dialog']} ref={dialog} aria-labelledby={id} closedby="any" onCancel={onClose}>
      <div className={css['head']}>
        <Heading size={3} id={id}>
          {title}
        </Heading>
        <IconButton type="button" aria-label={t('close')} onClick={onClose}>
          <Icon name="close" size={24} />
        </IconButton>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: who scrolls by keyboard must be able to get into what scrolls */}
      <div className={css['body']} tabIndex={0}>
        {children}
      </div>
      <NoticePlace />
    </dialog>
  );
}
