/** A document before and after a write; null where there is none. */
export interface DocumentWrite {
  id: string;
  /** When it was written. The trigger may run much later, and more than once. */
  at: number;
  before: Readonly<Record<string, unknown>> | null;
  after: Readonly<Record<string, unknown>> | null;
}
