import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { styled } from '../../../ui/styled.ts';

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 12px',
  '& > span': {
    flex: '1 1 12rem',
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: '0.9375rem',
  },
});

/** Offers the text that isn't in the box: the link's, or the typed one it replaced. */
export function OtherText(props: { offer: { text: string; isOwn: boolean }; isDisabled: boolean; onTake: () => void }) {
  const { t } = useTranslation('send-message');
  const { text, isOwn } = props.offer;
  return (
    <Line>
      <span>{isOwn ? t('offer.own', { text }) : t('offer.link', { text })}</span>
      <Button variant="outlined" size="small" disabled={props.isDisabled} onClick={props.onTake}>
        {isOwn ? t('offer.takeOwn') : t('offer.takeLink')}
      </Button>
    </Line>
  );
}
