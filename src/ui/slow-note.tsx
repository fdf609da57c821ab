import { PATIENCE_MS } from '@domain/patience.ts';
import { useEffect, useState } from 'react';
import { Text } from './text.tsx';

/** Says that a slow request is still running. Mounted while one is pending. */
export function SlowNote({ text }: { text: string }) {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), PATIENCE_MS.slow);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Text role="status" tone="quiet" small>
      {isSlow && text}
    </Text>
  );
}
