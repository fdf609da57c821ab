/** Returns `done` when the work ends in time and `waiting` when it continues. Throws what the work throws in time. */
export async function withTimeout(work: Promise<unknown>, milliseconds: number): Promise<'done' | 'waiting'> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waiting = new Promise<'waiting'>((resolve) => {
    timer = setTimeout(resolve, milliseconds, 'waiting');
  });
  try {
    return await Promise.race([work.then(() => 'done' as const), waiting]);
  } finally {
    clearTimeout(timer);
  }
}
