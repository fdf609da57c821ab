/** Times what a drill does, and prints it. `digits` of the minutes: real ones are long. */
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
