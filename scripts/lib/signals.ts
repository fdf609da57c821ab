const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Ends the process on Ctrl-C or a request to end, by way of its `exit` handlers: they take down what it has started. */
export function exitWhenInterrupted(): void {
  for (const signal of SIGNALS) process.once(signal, () => process.exit(1));
}

/** Resolves to true on Ctrl-C or a request to end, to false when `other` comes first. */
export function untilInterrupted(other: Promise<unknown>): Promise<boolean> {
  return new Promise((resolve) => {
    // npm passes the signal on although the terminal has sent it to us already: the second one must not kill the clean-up
    for (const signal of SIGNALS) process.on(signal, () => resolve(true));
    void other.then(() => resolve(false));
  });
}
