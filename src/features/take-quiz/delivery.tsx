import type { ErrorBody } from '@domain/errors.ts';
import { publicPath } from '@domain/profiles/links.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Stack } from '../../ui/layout.tsx';
import { MessageState } from '../../ui/states.tsx';
import { Sticker } from '../../ui/sticker.tsx';
import { Text } from '../../ui/text.tsx';
import css from './delivery.module.css';
import { FocusHeading } from './focus-heading.tsx';
import type { Delivery as DeliveryState } from './play.ts';
import { useErrorText } from './use-error-text.ts';

/** The last screen: the answers are being sent, or why they didn't arrive. */
export function Delivery(props: {
  delivery: DeliveryState;
  ownerUsername: string;
  onResend: (asNew: boolean) => void;
  onStartOver: () => void;
}) {
  const { t } = useTranslation('take-quiz');
  if (props.delivery.status === 'failed') return <NotDelivered {...props} error={props.delivery.error} />;
  return (
    <Sticker role="status" style={{ padding: '48px 20px' }}>
      <Stack gap={2.5} style={{ alignItems: 'center', textAlign: 'center' }}>
        <span className={css['plane']} aria-hidden>
          <Icon name="send" size="1em" />
        </span>
        <FocusHeading>{t('delivery.sending')}</FocusHeading>
        <Text tone="quiet">{t('delivery.sendingText')}</Text>
      </Stack>
    </Sticker>
  );
}

/** Returns whether the answers no longer fit the quiz, so that only replaying it helps. */
const isOutdated = ({ code, fields }: ErrorBody) =>
  code === 'invalid-input' &&
  fields !== undefined &&
  Object.keys(fields).some((path) => /^(revision|answers)/.test(path));

function NotDelivered(props: {
  error: ErrorBody;
  ownerUsername: string;
  onResend: (asNew: boolean) => void;
  onStartOver: () => void;
}) {
  const { error, ownerUsername, onResend, onStartOver } = props;
  const { t } = useTranslation(['take-quiz', 'common']);
  const errorText = useErrorText();
  const button = (label: string, onClick: () => void) => (
    <Button variant="contained" size="large" onClick={onClick}>
      {label}
    </Button>
  );
  if (error.code === 'not-found') {
    const action = (
      <Button variant="contained" to={publicPath.profile(ownerUsername)}>
        {t('delivery.toProfile')}
      </Button>
    );
    return (
      <MessageState
        symbol={<Icon name="missing" size="1em" />}
        title={t('notFound.title')}
        text={t('notFound.text')}
        action={action}
      />
    );
  }
  if (isOutdated(error))
    return (
      <MessageState
        symbol={<Icon name="edit" size="1em" />}
        title={t('delivery.editedTitle')}
        text={t('delivery.editedText')}
        action={button(t('delivery.startOver'), onStartOver)}
      />
    );
  const isTaken = error.code === 'conflict';
  return (
    <div role="alert">
      <MessageState
        symbol={<Icon name="mailbox" size="1em" />}
        title={t('delivery.failed')}
        text={isTaken ? t('delivery.taken') : errorText(error, t('delivery.kept'))}
        action={button(isTaken ? t('delivery.sendAsNew') : t('common:retry'), () => onResend(isTaken))}
      />
    </div>
  );
}
