import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from './button.tsx';
import { Icon } from './icon.tsx';
import { BELOW_SM, keyframes, styled } from './styled.ts';
import { Heading } from './text.tsx';
import { useModal } from './use-modal.ts';

const rise = keyframes({ from: { transform: 'translateY(24px)', opacity: 0 } });
/** From the bottom on phones, centered on wide screens. As tall before its content has loaded as after. */
const Dialog = styled('dialog')({
  width: 'min(560px, 100vw - 24px)',
  maxWidth: 'none',
  height: 'min(44rem, 86dvh)',
  maxHeight: 'none',
  margin: 'auto',
  padding: 0,
  flexDirection: 'column',
  '&[open]': { display: 'flex' },
  overflow: 'hidden',
  borderRadius: 24,
  border: '2px solid var(--mui-palette-sticker-line)',
  boxShadow: '4px 4px 0 var(--mui-palette-sticker-shadow)',
  backgroundColor: 'var(--mui-palette-background-default)',
  color: 'var(--mui-palette-text-primary)',
  animation: `${rise} 200ms ease-out`,
  '&::backdrop': { backgroundColor: 'rgba(16, 12, 32, 0.6)' },
  [BELOW_SM]: { width: '100vw', margin: 'auto 0 0', borderRadius: '24px 24px 0 0', borderInline: 0, borderBottom: 0 },
});
const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  padding: '10px 10px 10px 20px',
  borderBottom: '2px solid var(--mui-palette-sticker-line)',
});
const Body = styled('div')({
  flex: 1,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: '20px 20px calc(20px + env(safe-area-inset-bottom))',
  '&:focus-visible': { outlineOffset: -3 },
});

/** A modal sheet: Escape, a tap outside and the button close it, and the focus returns to its opener. */
export function Sheet({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  const { t } = useTranslation();
  const id = useId();
  const dialog = useModal();
  return (
    <Dialog ref={dialog} aria-labelledby={id} closedby="any" onCancel={onClose}>
      <Head>
        <Heading size={3} id={id}>
          {title}
        </Heading>
        <IconButton type="button" aria-label={t('close')} onClick={onClose}>
          <Icon name="close" size={24} />
        </IconButton>
      </Head>
      {/* whoever scrolls by keyboard must be able to get into what scrolls */}
      <Body tabIndex={0}>{children}</Body>
    </Dialog>
  );
}
