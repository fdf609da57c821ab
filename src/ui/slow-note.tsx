import { SLOW_MS } from '@domain/limits.ts';
import { useEffect, useState } from 'react';
import { Text } from './text.tsx';

/** Says politely that it goes on when an answer takes long. Mounted for as long as one is waited for. */
export function SlowNote({ text }: { text: string }) {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Text role="status" tone="quiet" small>
      {isSlow && text}
    </Text>
  );
}
