import DownloadRounded from '@mui/icons-material/DownloadRounded';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorNote } from '../../../ui/error-note.tsx';
import { Row } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';
import { Section } from '../section.tsx';
import { useDownload } from './use-download.ts';

/** Everything that is stored about the person, as a file. */
export function DataSection({ username }: { username: string }) {
  const { t } = useTranslation(['account', 'common']);
  const { state, start, cancel } = useDownload(username);
  const button = useRef<HTMLButtonElement>(null);
  const isRunning = state.status === 'running';
  const hasFailed = state.status === 'failed';
  // the button that was pressed may be gone with what it did
  const after = (act: () => void) => () => {
    act();
    button.current?.focus();
  };
  return (
    <Section id="data">
      <Text>{t('download.text')}</Text>
      <Row gap={1.5}>
        <Button
          ref={button}
          variant="outlined"
          startIcon={isRunning ? undefined : <DownloadRounded />}
          onClick={isRunning ? cancel : start}
        >
          {t(isRunning ? 'common:cancel' : hasFailed ? 'download.goOn' : 'download.start')}
        </Button>
        {hasFailed && (
          <Button variant="text" onClick={after(cancel)}>
            {t('common:close')}
          </Button>
        )}
      </Row>
      <Text role="status" style={{ fontWeight: 700 }}>
        {isRunning && `${t(`download.part.${state.part}`)} ${t('download.count', { count: state.count })}`}
      </Text>
      <ErrorNote
        text={hasFailed ? `${t(`common:error.${state.code}`)} ${t('download.kept', { count: state.count })}` : null}
      />
    </Section>
  );
}
