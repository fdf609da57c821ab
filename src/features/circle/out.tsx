import { useTranslation } from '../../i18n/use-translation.ts';
import { changeOwnMember } from '../../lib/own-circles.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { MessageState } from '../../ui/states.tsx';

/** Somebody isn't in the circle any more. `memberId`: the maker took them out; null: they left themselves. */
export function Out(props: { circleId: string; memberId: string | null; onDone: () => void }) {
  const { circleId, memberId, onDone } = props;
  const { t } = useTranslation('circle');
  const goOn = () => {
    if (memberId !== null) changeOwnMember(circleId, memberId, () => null);
    onDone();
  };
  return (
    <div role="status">
      <MessageState
        symbol={<Icon name="check" size="1em" />}
        title={t(memberId === null ? 'left.title' : 'out.title')}
        text={t(memberId === null ? 'left.text' : 'out.text')}
        action={
          <Button variant="contained" onClick={goOn}>
            {t('left.look')}
          </Button>
        }
      />
    </div>
  );
}
