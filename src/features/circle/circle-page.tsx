import { useEffect } from 'react';
import { href } from '../../config/href.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { changeOwnCircle, useOwnCircle } from '../../lib/own-circles.ts';
import { useParams } from '../../lib/router/router.tsx';
import { Button } from '../../ui/button.tsx';
import { ColorBand } from '../../ui/color.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Column } from '../../ui/layout.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { FailedState, LoadingState, MessageState } from '../../ui/states.tsx';
import { OpenCircle } from './open-circle.tsx';
import { useCircle } from './use-circle.ts';

/** /circle/{id}: who knows whom among the people who have its link. */
export function CirclePage() {
  const { circleId = '' } = useParams();
  const id = circleId.toLowerCase();
  return <CircleAt key={id} id={id} />;
}

function CircleAt({ id }: { id: string }) {
  const { t } = useTranslation(['circle', 'common']);
  const { state, retry, lookNow, end } = useCircle(id);
  const lookup = state.status === 'ready' ? state.value : null;
  const isEnded = lookup?.kind === 'ended';
  useEffect(() => {
    if (isEnded) changeOwnCircle(id, () => null);
  }, [id, isEnded]);
  if (lookup?.kind === 'open') return <OpenCircle circle={lookup.circle} lookNow={lookNow} onEnd={end} />;
  return (
    <Column>
      <PageMeta title={t('metaTitle')} description={t('metaDescription')} isPersonal />
      <ColorBand color="teal" height={210} />
      {state.status === 'loading' && <LoadingState label={t('common:loading')} heights={[180, 240, 56]} />}
      {state.status === 'failed' && <FailedState level={1} error={state.error} onRetry={retry} />}
      {lookup && <NotOpen id={id} kind={lookup.kind} />}
    </Column>
  );
}

/** Says why there is no circle at this address. Only its creator's device says that it is hidden, and how to object. */
function NotOpen({ id, kind }: { id: string; kind: 'ended' | 'missing' | 'unavailable' }) {
  const { t } = useTranslation('circle');
  const isHiddenFromMaker = useOwnCircle(id).makerKey !== null && kind === 'unavailable';
  return (
    <MessageState
      symbol={<Icon name={kind === 'missing' ? 'missing' : 'clock'} size="1em" />}
      title={t(`${kind}.title`)}
      text={t(isHiddenFromMaker ? 'unavailable.hidden' : `${kind}.text`)}
      action={
        <Button variant="contained" to={isHiddenFromMaker ? href.objection() : href.newCircle()}>
          {t(isHiddenFromMaker ? 'unavailable.object' : 'new.link')}
        </Button>
      }
    />
  );
}
