import { REGION } from '../lib/project.ts';
import type { Project } from './check.ts';
import { finished } from './google.ts';

const API = 'https://run.googleapis.com/v2';

/**
 * Keeps one instance of the page function always there, so that a visitor of a quiet site waits for none. On its service,
 * as the CLI refuses `minInstances` on a function that Hosting pins; again after each deployment, which may replace it.
 */
export async function keepPageWarm({ id, google }: Project): Promise<void> {
  const service = `${API}/projects/${id}/locations/${REGION}/services/page`;
  const wanted = { scaling: { minInstanceCount: 1 } };
  const started = await google('PATCH', `${service}?updateMask=scaling.minInstanceCount`, wanted);
  // null: this deployment left the functions out, and there was none before
  if (started) await finished(google, API, started);
}
