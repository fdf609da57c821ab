import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorNote } from '../../../ui/error-note.tsx';
import { Row } from '../../../ui/layout.tsx';
import { SwitchRow } from '../../../ui/switch-row.tsx';
import { Text } from '../../../ui/text.tsx';
import { Panel } from './panel.tsx';
import { useBlock } from './use-block.ts';

/** Asks before a sender is blocked, and says what that does and doesn't do. */
export function BlockPanel({ messageId, onClose }: { messageId: string; onClose: () => void }) {
  const { t } = useTranslation(['moderation', 'common']);
  const { isBusy, block, problem } = useBlock(messageId);
  const [isWide, setWide] = useState(false);
  const confirm = async () => {
    if (await block(isWide)) onClose();
  };
  return (
    <Panel title={t('block.title')}>
      <Text>{t('block.text')}</Text>
      <Text small tone="quiet">
        {t('block.limits')}
      </Text>
      <SwitchRow
        label={t('block.wide')}
        text={t(isWide ? 'block.wideOn' : 'block.wideOff')}
        checked={isWide}
        onChange={setWide}
      />
      <ErrorNote text={problem} />
      <Row>
        <Button variant="contained" color="error" aria-disabled={isBusy} onClick={() => void confirm()}>
          {t(isBusy ? 'block.busy' : 'block.confirm')}
        </Button>
        <Button variant="outlined" aria-disabled={isBusy} onClick={() => isBusy || onClose()}>
          {t('common:cancel')}
        </Button>
      </Row>
    </Panel>
  );
}
