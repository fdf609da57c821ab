export interface DeployedFunction {
  buildConfig: { runtime: string };
  serviceConfig: {
    availableMemory: string;
    availableCpu: string;
    maxInstanceCount: number;
    maxInstanceRequestConcurrency: number;
  };
  eventTrigger?: { retryPolicy: string; triggerRegion: string };
}

/** A project in Google's cloud, as far as a deployment sees it. */
export interface Cloud {
  id: string;
  number: string;
  /** The services that are not switched on. */
  off: Set<string>;
  database: {
    locationId: string;
    type: string;
    deleteProtectionState: string;
    pointInTimeRecoveryEnablement?: string;
  } | null;
  backupSchedules: object[];
  backups: { name: string; database: string; snapshotTime: string; state: string }[];
  /** How many documents of each kind are in which database. */
  counts: Record<string, number>;
  /** What the log says of deletions. */
  deletions: string[];
  /** The states of the policies that delete what has expired, by collection. */
  expiry: Readonly<Record<string, string>>;
  /** The CPUs of a region, in thousandths. */
  quota: number;
  policy: { etag: string; bindings: { role: string; members: string[] }[] };
  /** The services whose agents were made. */
  agents: string[];
  /** What Authentication offers; null where nobody has started it. */
  signIn: {
    email: { enabled?: boolean; passwordRequired?: boolean };
    anonymous?: { enabled?: boolean };
  } | null;
  bucket: { name: string; cors?: unknown } | null;
  /** Where the database is exported to. */
  exports: object | null;
  /** The states of the secrets' latest versions. */
  secrets: Record<string, string>;
  functions: Record<string, DeployedFunction>;
  jobs: Record<string, object>;
  queues: Record<string, object>;
  /** What is installed for Monitoring and Logging, by the kind and the name. */
  monitoring: Record<string, Record<string, object>>;
  budgets: object[];
}

/** Returns a project in which nothing was set up but that it is one of Firebase's. */
export const emptyCloud = (): Cloud => ({
  id: 'whoknows-test',
  number: '123456789',
  off: new Set(['runtimeconfig.googleapis.com']),
  database: null,
  backupSchedules: [],
  backups: [],
  counts: {},
  deletions: [],
  expiry: {},
  quota: 20_000,
  policy: { etag: 'one', bindings: [] },
  agents: [],
  signIn: { email: {} },
  bucket: null,
  exports: null,
  secrets: {},
  functions: {},
  jobs: {},
  queues: {},
  monitoring: {},
  budgets: [],
});
