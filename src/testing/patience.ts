import { PATIENCE_MS } from '@domain/patience.ts';
import { onTestFinished } from 'vitest';

/** Has the app wait for nothing of one kind, until the test ends or calls what this returns. */
export function losePatience(kind: keyof typeof PATIENCE_MS): () => void {
  const usual = PATIENCE_MS[kind];
  const regain = () => {
    PATIENCE_MS[kind] = usual;
  };
  PATIENCE_MS[kind] = 0;
  onTestFinished(regain);
  return regain;
}
