import Button from '@mui/material/Button';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsOffline } from '../../../stores/sync-status.ts';
import { ErrorNote } from '../../../ui/error-note.tsx';
import { Row } from '../../../ui/layout.tsx';
import type { useExport } from './use-export.ts';

type Props = ReturnType<typeof useExport> & {
  /** Takes the focus when the tapped element disappears. */
  button: RefObject<HTMLButtonElement | null>;
};

/** The progress of an export, and the options after a failure. */
export function ExportNote({ state, start, cancel, button }: Props) {
  const { t } = useTranslation('dashboard-lists');
  const { t: common } = useTranslation();
  const isOffline = useIsOffline();
  const why =
    state.status === 'failed' ? (isOffline ? t('export.offline') : common(`error.${state.error.code}`)) : null;
  const after = (act: () => void) => () => {
    act();
    button.current?.focus();
  };
  return (
    <div>
      <div role="status" style={{ fontWeight: 700 }}>
        {state.status === 'running' && t('export.collecting', { count: state.count })}
      </div>
      <ErrorNote
        text={why}
        action={
          <Row>
            <Button variant="outlined" size="small" onClick={after(start)}>
              {common('retry')}
            </Button>
            <Button variant="text" size="small" onClick={after(cancel)}>
              {common('close')}
            </Button>
          </Row>
        }
      />
    </div>
  );
}
