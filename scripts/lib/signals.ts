const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Ends the process on a signal through its `exit` handlers, which stop what it has started. */
export function exitWhenInterrupted(): void {
  // npm passes on the signal that the terminal has already sent: the second one must not cut the handlers short
  for (const signal of SIGNALS)
    process.on(signal, () => {
      console.error('\nStopped.');
      process.exit(1);
    });
}

/** Resolves to true on a signal, or to false when `other` comes first. */
export function untilInterrupted(other: Promise<unknown>): Promise<boolean> {
  return new Promise((resolve) => {
    // as above: the second one must not kill the clean-up
    for (const signal of SIGNALS) process.on(signal, () => resolve(true));
    void other.then(() => resolve(false));
  });
}
