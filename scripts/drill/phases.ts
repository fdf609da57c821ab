/** Returns a function that times the phases of a drill, and prints their minutes. */
export function timePhases() {
  const began = Date.now();
  const minutes = (ms: number) => `${(ms / 60_000).toFixed(2)} min`;
  return {
    async phase<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
      const start = Date.now();
      const result = await work();
      console.log(`${name.padEnd(40)} ${minutes(Date.now() - start)}`);
      return result;
    },
    end: () => console.log(`${'in all'.padEnd(40)} ${minutes(Date.now() - began)}`),
  };
}
