import { expect, it } from 'vitest';
import { checkMonitoring } from '../../../scripts/deploy/checks/monitoring.ts';
import { emptyCloud } from '../stand-in/cloud.ts';
import { fixesOf, mended } from '../support/project-in.ts';

const SETUP = 'npm run ops setup -- --project whoknows-test';
const check = checkMonitoring('ops@example.com', 'example.com');

it('metrics, probe, dashboard and alerts are installed once, for the site, and notify the operators', async () => {
  const cloud = emptyCloud();
  expect(await mended(check, cloud)).toEqual([]);
  const { metrics, uptimeCheckConfigs, dashboards, alertPolicies, notificationChannels } = cloud.monitoring;
  expect(Object.keys(metrics ?? {})).toEqual([
    'slow_answers',
    'late_work',
    'client_errors',
    'failed_sweeps',
    'wrong_counts',
  ]);
  expect(Object.values(uptimeCheckConfigs ?? {})).toMatchObject([
    { monitoredResource: { labels: { host: 'example.com', project_id: 'whoknows-test' } } },
  ]);
  expect(Object.keys(dashboards ?? {})).toHaveLength(1);
  expect(Object.values(notificationChannels ?? {})).toMatchObject([{ labels: { email_address: 'ops@example.com' } }]);
  const policies = Object.values(alertPolicies ?? {});
  expect(policies).toHaveLength(7);
  for (const policy of policies)
    expect(policy).toMatchObject({ notificationChannels: ['projects/whoknows-test/notificationChannels/1'] });
  expect(JSON.stringify(cloud.monitoring)).not.toMatch(/<site>|<id>/);
  // an operator's change stays
  Object.assign(policies[0] ?? {}, { enabled: false });
  expect(await fixesOf(check, cloud)).toEqual([]);
});

it('a changed file replaces what was installed from it, and nothing else', async () => {
  const cloud = emptyCloud();
  await mended(check, cloud);
  cloud.monitoring['alertPolicies'] = {
    ...cloud.monitoring['alertPolicies'],
    2: { ...cloud.monitoring['alertPolicies']?.['2'], userLabels: { version: 'old' } },
    9: { displayName: 'of somebody else' },
  };
  Object.assign(cloud.monitoring['metrics']?.['late_work'] ?? {}, { filter: 'old' });
  expect(await fixesOf(check, cloud)).toEqual([SETUP]);
  expect(await mended(check, cloud)).toEqual([]);
  expect(Object.keys(cloud.monitoring['alertPolicies'])).toHaveLength(8);
  expect(cloud.monitoring['metrics']).toMatchObject({ late_work: { filter: expect.stringContaining('late') } });
});

it('without an email address a person has to give one; alerts installed without one get it later', async () => {
  const cloud = emptyCloud();
  expect(await mended(checkMonitoring('', 'example.com'), cloud)).toEqual([`ALERT_EMAIL=<you> ${SETUP}`]);
  expect(await mended(check, cloud)).toEqual([]);
  for (const policy of Object.values(cloud.monitoring['alertPolicies'] ?? {}))
    expect(policy).toHaveProperty('notificationChannels');
});
