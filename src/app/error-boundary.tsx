import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';
import { Column } from '../ui/layout.tsx';
import { MessageState } from '../ui/states.tsx';

function Crashed() {
  const { t } = useTranslation();
  return (
    <Column>
      <MessageState
        symbol="🩹"
        title={t('crash.title')}
        text={t('crash.text')}
        action={
          <Button variant="contained" onClick={() => location.reload()}>
            {t('crash.action')}
          </Button>
        }
      />
    </Column>
  );
}

/** Catches what a page throws while rendering, a chunk of an older version that is gone included. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <Crashed /> : this.props.children;
  }
}
