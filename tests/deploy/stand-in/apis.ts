import { artifactRegistry } from './artifact-registry.ts';
import { billing, billingBudgets } from './billing.ts';
import { type Cloud, emptyCloud } from './cloud.ts';
import { compute } from './compute.ts';
import { extensions } from './extensions.ts';
import { firebase } from './firebase.ts';
import { firestore } from './firestore.ts';
import { functions } from './functions.ts';
import { hosting, hostingUploads } from './hosting.ts';
import { iam } from './iam.ts';
import { identityToolkit } from './identity-toolkit.ts';
import { logging } from './logging.ts';
import { monitoring } from './monitoring.ts';
import { resourceManager } from './resource-manager.ts';
import { rules } from './rules.ts';
import { run } from './run.ts';
import { scheduler } from './scheduler.ts';
import { secrets } from './secrets.ts';
import type { Api } from './server.ts';
import { serviceUsage } from './service-usage.ts';
import { firebaseStorage, storage } from './storage.ts';
import { sts } from './sts.ts';
import { tasks } from './tasks.ts';

/** Returns the APIs of a project in the cloud, by host. */
export const apis = (cloud: Cloud = emptyCloud()): Record<string, Api> => ({
  'artifactregistry.googleapis.com': artifactRegistry(),
  'billingbudgets.googleapis.com': billingBudgets(cloud),
  'cloudbilling.googleapis.com': billing(),
  'cloudfunctions.googleapis.com': functions(cloud),
  'cloudresourcemanager.googleapis.com': resourceManager(cloud),
  'cloudscheduler.googleapis.com': scheduler(cloud),
  'cloudtasks.googleapis.com': tasks(cloud),
  'compute.googleapis.com': compute(cloud),
  'firebase.googleapis.com': firebase(cloud),
  'firebaseextensions.googleapis.com': extensions(),
  'firebasehosting.googleapis.com': hosting(cloud),
  'firebaserules.googleapis.com': rules(cloud),
  'firebasestorage.googleapis.com': firebaseStorage(cloud),
  'firestore.googleapis.com': firestore(cloud),
  'iam.googleapis.com': iam(),
  'identitytoolkit.googleapis.com': identityToolkit(cloud),
  'logging.googleapis.com': logging(cloud),
  'monitoring.googleapis.com': monitoring(cloud),
  'run.googleapis.com': run(cloud),
  'secretmanager.googleapis.com': secrets(cloud),
  'serviceusage.googleapis.com': serviceUsage(cloud),
  'storage.googleapis.com': storage(cloud),
  'sts.googleapis.com': sts(),
  'upload-firebasehosting.googleapis.com': hostingUploads(),
});
