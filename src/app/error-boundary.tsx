import { Component, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { afterLoading } from '../lib/after-loading.ts';
import { isMissing } from '../lib/chunk-load-error.ts';
import { Button } from '../ui/button.tsx';
import { Column } from '../ui/layout.tsx';
import { MessageState } from '../ui/states.tsx';

function Crashed({ hasNotCome }: { hasNotCome: boolean }) {
  const { t } = useTranslation();
  return (
    <Column>
      <MessageState
        symbol="🩹"
        title={t(hasNotCome ? 'failedTitle' : 'crash.title')}
        text={t(hasNotCome ? 'error.network' : 'crash.text')}
        action={
          <Button variant="contained" onClick={() => location.reload()}>
            {t(hasNotCome ? 'retry' : 'crash.action')}
          </Button>
        }
      />
    </Column>
  );
}

interface State {
  /** Wrapped, because anything may be thrown. */
  failure: { error: unknown } | null;
  MissingPart: ComponentType | null;
}

/** Catches what a page throws while rendering, and a page whose code did not arrive. Going back leads out of it. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failure: null, MissingPart: null };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  leave = () => this.setState({ failure: null });
  fetchMissingPart = async () => this.setState({ MissingPart: (await import('./chunk-load-error.tsx')).MissingPart });

  override componentDidMount() {
    // ahead, since it is for when nothing can be fetched
    afterLoading(this.fetchMissingPart);
    addEventListener('popstate', this.leave);
  }

  override componentDidCatch() {
    this.fetchMissingPart().catch(() => undefined);
  }

  override componentWillUnmount() {
    removeEventListener('popstate', this.leave);
  }

  override render() {
    const { failure, MissingPart } = this.state;
    if (!failure) return this.props.children;
    const hasNotCome = isMissing(failure.error);
    return MissingPart && hasNotCome ? <MissingPart /> : <Crashed hasNotCome={hasNotCome} />;
  }
}
