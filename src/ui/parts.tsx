import { DomainError } from '@domain/errors.ts';
import { Children, Component, type ReactNode } from 'react';
import { isChunkLoadError } from '../lib/load-chunk.ts';
import { FailedState } from './states.tsx';

const BROKEN = new DomainError('internal');

class Part extends Component<{ children: ReactNode }, { failure: { error: unknown } | null }> {
  override state: { failure: { error: unknown } | null } = { failure: null };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown) {
    if (!isChunkLoadError(error)) reportError(error); // React has caught it, and nobody would hear of it
  }

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    // the page says that
    if (isChunkLoadError(failure.error)) throw failure.error;
    return <FailedState error={BROKEN} onRetry={() => this.setState({ failure: null })} />;
  }
}

/** The parts of a page, each by itself: where one breaks, the others stay. */
export const Parts = ({ children }: { children: ReactNode }) => Children.map(children, (part) => <Part>{part}</Part>);
