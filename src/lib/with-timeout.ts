/** `done` when the work ends within so many milliseconds, `waiting` when it goes on; a failure in time is thrown. */
export async function withPatience(work: Promise<unknown>, milliseconds: number): Promise<'done' | 'waiting'> {
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
