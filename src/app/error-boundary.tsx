import { Component, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { afterLoading } from '../lib/after-loading.ts';
import { isChunkLoadError } from '../lib/load-chunk.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Column } from '../ui/layout.tsx';
import { MessageState } from '../ui/states.tsx';

function Crashed({ hasNotCome }: { hasNotCome: boolean }) {
  const { t } = useTranslation();
  return (
    <Column>
      <MessageState
        symbol={<Icon name="error" size="1em" />}
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
  /** Wrapped, because anything can be thrown. */
  failure: { error: unknown } | null;
  ChunkLoadError: ComponentType | null;
}

/** Catches rendering errors and chunk load errors of a page. Going back recovers. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failure: null, ChunkLoadError: null };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  leave = () => this.setState({ failure: null });
  fetchChunkLoadError = async () =>
    this.setState({ ChunkLoadError: (await import('./chunk-load-error.tsx')).ChunkLoadError });

  override componentDidMount() {
    // preloaded: it is needed when nothing can be fetched
    afterLoading(this.fetchChunkLoadError);
    addEventListener('popstate', this.leave);
  }

  override componentDidCatch(error: unknown) {
    if (!isChunkLoadError(error)) reportError(error); // React has caught it, and nobody would hear of it
    this.fetchChunkLoadError().catch(() => undefined);
  }

  override componentWillUnmount() {
    removeEventListener('popstate', this.leave);
  }

  override render() {
    const { failure, ChunkLoadError } = this.state;
    if (!failure) return this.props.children;
    const hasNotCome = isChunkLoadError(failure.error);
    return ChunkLoadError && hasNotCome ? <ChunkLoadError /> : <Crashed hasNotCome={hasNotCome} />;
  }
}
