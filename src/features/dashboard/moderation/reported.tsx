import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { ErrorNote } from '../../../ui/error-note.tsx';
import { Row } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';
import { Panel } from './panel.tsx';
import { useBlock } from './use-block.ts';

interface Props {
  messageId: string;
  onClose: () => void;
  onDelete: () => void;
}

/** After a report: offers to delete the message and block its sender. */
export function Reported({ messageId, onClose, onDelete }: Props) {
  const { t } = useTranslation(['moderation', 'dashboard']);
  const { isBusy, block, isRefused, problem } = useBlock(messageId);
  const blockAndDelete = async () => {
    if (await block()) onDelete();
  };
  return (
    <Panel title={t('report.doneTitle')}>
      <Text>{t('report.doneText')}</Text>
      <Text small tone="quiet">
        {t('block.limits')}
      </Text>
      <ErrorNote text={problem} />
      <Row>
        {isRefused ? (
          <Button variant="contained" color="error" onClick={onDelete}>
            {t('dashboard:messages.delete')}
          </Button>
        ) : (
          <Button variant="contained" color="error" aria-disabled={isBusy} onClick={() => void blockAndDelete()}>
            {t(isBusy ? 'block.busy' : 'report.blockAndDelete')}
          </Button>
        )}
        <Button variant="outlined" aria-disabled={isBusy} onClick={() => isBusy || onClose()}>
          {t('report.keep')}
        </Button>
      </Row>
    </Panel>
  );
}
