import type { SeenTracking } from '@domain/tracking/seen.ts';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { i18n } from '../i18n/i18n.ts';
import { IconButton } from './button.tsx';
import { ErrorNote } from './error-note.tsx';
import { Icon } from './icon.tsx';
import { LoadingState } from './states.tsx';
import { BELOW_SM, keyframes, styled } from './styled.ts';
import { Heading } from './text.tsx';
import type { TrackingPanel } from './tracking-panel.tsx';

const rise = keyframes({ from: { transform: 'translateY(24px)', opacity: 0 } });
/** From below on a phone, in the middle on a wide screen. As tall before its content has come as after. */
const Sheet = styled('dialog')({
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
  boxShadow: 'var(--mui-palette-sticker-shadow)',
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

interface Content {
  Panel: typeof TrackingPanel;
  seen: SeenTracking;
}

/** The panel's code, its words and its data, side by side. Nothing of it is fetched before the sheet is opened. */
async function loadContent(load: () => Promise<SeenTracking>): Promise<Content> {
  const [{ TrackingPanel: Panel }, seen] = await Promise.all([
    import('./tracking-panel.tsx'),
    load(),
    i18n.loadNamespaces('tracking-panel'),
  ]);
  return { Panel, seen };
}

/** A modal sheet with what `name` will see: Escape, Back, a tap beside it and the button close it. */
export function TrackingSheet(props: {
  title: string;
  name: string;
  load: () => Promise<SeenTracking>;
  onClose: () => void;
}) {
  const { title, name, onClose } = props;
  const { t } = useTranslation();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [content, setContent] = useState<Content | 'failed'>();
  const start = useEffectEvent(() => loadContent(props.load));
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // closing gives the focus back to the button
    return () => element?.close();
  }, []);
  useEffect(() => {
    let isCurrent = true;
    start().then(
      (loaded) => isCurrent && setContent(loaded),
      () => isCurrent && setContent('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return (
    <Sheet ref={dialog} aria-labelledby={id} closedby="any" onCancel={onClose}>
      <Head>
        <Heading size={3} id={id}>
          {title}
        </Heading>
        <IconButton type="button" aria-label={t('close')} onClick={onClose}>
          <Icon name="close" size={24} />
        </IconButton>
      </Head>
      {/* whoever scrolls by keyboard must be able to get into what scrolls */}
      <Body tabIndex={0}>
        {content === undefined && <LoadingState label={t('loading')} heights={[44, 120, 360]} />}
        {content === 'failed' && <ErrorNote text={t('error.network')} />}
        {content && content !== 'failed' && <content.Panel seen={content.seen} name={name} />}
      </Body>
    </Sheet>
  );
}
