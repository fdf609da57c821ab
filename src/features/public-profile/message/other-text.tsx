import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import css from './other-text.module.css';

/** Offers the text that isn't in the box: the link's, or the typed one it replaced. */
export function OtherText(props: { offer: { text: string; isOwn: boolean }; isDisabled: boolean; onTake: () => void }) {
  const { t } = useTranslation('send-message');
  const { text, isOwn } = props.offer;
  return (
    <div className={css['line']}>
      <span>{isOwn ? t('offer.own', { text }) : t('offer.link', { text })}</span>
      <Button variant="outlined" size="small" disabled={props.isDisabled} onClick={props.onTake}>
        {isOwn ? t('offer.takeOwn') : t('offer.takeLink')}
      </Button>
    </div>
  );
}
