import type { Deletion } from '@domain/deletion.ts';
import { asDomainError } from '@domain/errors.ts';
import { blockReplies } from '../../data/replies.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useAsyncAction } from '../../lib/use-async-action.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { withCode } from '../../ui/request-code.tsx';
import { Sticker } from '../../ui/sticker.tsx';
import { Heading, Text } from '../../ui/text.tsx';

/** Asks before replies of a creator are stopped, and says what that does. */
export function BlockReplies(props: { deletion: Deletion; name: string; onBlocked: () => void; onClose: () => void }) {
  const { deletion, name, onBlocked, onClose } = props;
  const { t } = useTranslation(['sent', 'common']);
  const { isBusy, run, problem } = useAsyncAction((error) => withCode(t('message.failed'), asDomainError(error)));
  const confirm = async () => {
    if (await run(() => blockReplies(deletion, true).then(() => true))) onBlocked();
  };
  return (
    <Sticker aria-label={t('message.blockTitle', { name })}>
      <Stack>
        <Heading size={3}>{t('message.blockTitle', { name })}</Heading>
        <Text>{t('message.blockText', { name })}</Text>
        <ErrorNote text={problem} />
        <Row>
          <Button variant="loss" aria-disabled={isBusy} onClick={() => void confirm()}>
            {t('message.blockYes')}
          </Button>
          <Button variant="outlined" onClick={onClose}>
            {t('common:cancel')}
          </Button>
        </Row>
      </Stack>
    </Sticker>
  );
}
