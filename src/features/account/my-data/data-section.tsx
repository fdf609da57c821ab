import type { ErrorCode } from '@domain/errors.ts';
import type { Profile } from '@domain/profiles/profile.ts';
import DownloadRounded from '@mui/icons-material/DownloadRounded';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorNote } from '../../../ui/error-note.tsx';
import { Row } from '../../../ui/layout.tsx';
import { withCode } from '../../../ui/request-code.tsx';
import { Text } from '../../../ui/text.tsx';
import { Section } from '../section.tsx';
import { useDownload } from './use-download.ts';

/** Exports everything stored about the person as a file. */
export function DataSection({ profile }: { profile: Profile }) {
  const { t } = useTranslation(['account', 'common']);
  const { state, start, cancel } = useDownload(profile);
  const button = useRef<HTMLButtonElement>(null);
  const isRunning = state.status === 'running';
  const hasFailed = state.status === 'failed';
  // nothing is typed here, but the common texts mention input
  const why = (code: ErrorCode) =>
    code === 'network' || code === 'internal' || code === 'unavailable'
      ? t(`download.failed.${code}`)
      : t(`common:error.${code}`);
  // the pressed button may be gone afterwards
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
          {t(isRunning ? 'common:cancel' : hasFailed && state.count > 0 ? 'download.goOn' : 'download.start')}
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
        text={
          hasFailed &&
          withCode(
            `${why(state.error.code)} ${state.count > 0 ? t('download.kept', { count: state.count }) : ''}`.trim(),
            state.error,
          )
        }
      />
    </Section>
  );
}
