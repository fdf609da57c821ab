// walks: monitoring/ scripts/lib/promtool.ts
// @module-tag night
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { inRoot } from '../../scripts/lib/project.ts';
import { ensurePromtool, findPromtool } from '../../scripts/lib/promtool.ts';

await ensurePromtool();

interface Policy {
  displayName: string;
  conditions: { displayName: string; conditionPrometheusQueryLanguage: { query: string; duration: string } }[];
}
interface Dashboard {
  mosaicLayout: {
    tiles: { widget: { xyChart: { dataSets: { timeSeriesQuery: { prometheusQuery: string } }[] } } }[];
  };
}
const read = (name: string): unknown => JSON.parse(readFileSync(inRoot(`monitoring/${name}.json`), 'utf8'));
const policies = read('alerts') as Policy[];
/** Of the table of service levels. */
const levels = policies.filter(({ conditions }) => conditions.length > 1);
const charts = (read('dashboard') as Dashboard).mosaicLayout.tiles.flatMap(({ widget }) =>
  widget.xyChart.dataSets.map(({ timeSeriesQuery }) => timeSeriesQuery.prometheusQuery),
);

/** Rules as Prometheus reads them: JSON is YAML. */
const rulesFile = (rules: readonly object[]) => JSON.stringify({ groups: [{ name: 'ours', rules }] });
const alertsOf = ({ conditions }: Policy) =>
  conditions.map(({ displayName, conditionPrometheusQueryLanguage: { query, duration } }) => ({
    alert: displayName,
    expr: query,
    for: duration,
  }));

const RUN = 'monitored_resource="cloud_run_revision"';
const SERVICES: Readonly<Record<string, string>> = {
  'Functions fail': 'api',
  'Answers are slow': 'page',
  'Background work is late': 'recount',
  'Browsers report errors': '',
};
const BAD: Readonly<Record<string, (service: string) => string>> = {
  'Functions fail': (service) =>
    `run_googleapis_com:request_count{${RUN},service_name="${service}",response_code_class="5xx"}`,
  'Answers are slow': (service) => `logging_googleapis_com:user_slow_answers{${RUN},service_name="${service}"}`,
  'Background work is late': (service) => `logging_googleapis_com:user_late_work{${RUN},service_name="${service}"}`,
  'Browsers report errors': () => `logging_googleapis_com:user_client_errors{${RUN},service_name="api"}`,
};
const answered = (service: string) =>
  `run_googleapis_com:request_count{${RUN},service_name="${service || 'page'}",response_code_class="2xx"}`;
const PROBE = 'monitoring_googleapis_com:uptime_check_check_passed{monitored_resource="uptime_url",host="<site>"}';

/** A stretch of a recorded series: for so many minutes, so many bad ones of so many a minute. All together last a multiple of ten minutes: promtool looks every ten. */
interface Stretch {
  minutes: number;
  bad: number;
  of: number;
}
/** Returns a counter's values, minute by minute, as promtool takes them. */
function counter(stretches: readonly Stretch[], perMinute: (stretch: Stretch) => number): string {
  let value = 0;
  const values = stretches.flatMap((stretch) =>
    Array.from({ length: stretch.minutes }, () => {
      value += perMinute(stretch);
      return Math.round(value * 1000) / 1000;
    }),
  );
  return [0, ...values].join(' ');
}
/** The site answers its probes in a quiet night. */
const share = ({ bad, of }: Stretch) => (of < 1 ? 0 : bad / of);

const recorded = (name: string, stretches: readonly Stretch[]) => {
  if (name === 'The site is down')
    return [{ series: PROBE, values: stretches.map((one) => `${1 - share(one)}x${one.minutes - 1}`).join(' ') }];
  const service = SERVICES[name] ?? '';
  return [
    { series: BAD[name]?.(service), values: counter(stretches, ({ bad }) => bad) },
    { series: answered(service), values: counter(stretches, ({ bad, of }) => of - bad) },
  ];
};

/** Runs promtool on files with these contents; returns what it complains about. */
function promtool(command: readonly string[], files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'alerts-'));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  const { status, stdout, stderr } = spawnSync(findPromtool() ?? '', command, { cwd: folder, encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  return status === 0 ? '' : `${stdout}${stderr}`;
}

/** Returns how one alert is to be tried on recorded series. */
function trial(policy: Policy, n: number, stretches: (budget: number) => readonly Stretch[], fires: readonly string[]) {
  const { displayName, conditions } = policy;
  const series = stretches(budgetsOf(conditions)[0] ?? 0);
  const minutes = series.reduce((sum, one) => sum + one.minutes, 0);
  const labels = SERVICES[displayName] ? { service_name: SERVICES[displayName] } : {};
  const test = {
    interval: '1m',
    input_series: recorded(displayName, series),
    alert_rule_test: ['fast', 'slowly'].map((how) => ({
      eval_time: `${minutes}m`,
      alertname: `${displayName}: ${how}`,
      exp_alerts: fires.includes(how) ? [{ exp_labels: labels }] : [],
    })),
  };
  const file = { rule_files: [`rules-${n}.yml`], evaluation_interval: '10m', tests: [test] };
  return { [`rules-${n}.yml`]: rulesFile(alertsOf(policy)), [`test-${n}.yml`]: JSON.stringify(file) };
}

function budgetsOf(conditions: Policy['conditions']): number[] {
  const all = conditions.flatMap(({ conditionPrometheusQueryLanguage: { query } }) =>
    [...query.matchAll(/(?:14\.4|6) \* ([\d.]+)/g)].map(([, budget]) => Number(budget)),
  );
  return [...new Set(all)];
}

/** A busy stretch, in which a multiple of what is promised goes wrong. */
const burning = (times: number, minutes: number) => (budget: number) => ({
  minutes,
  bad: times * budget * 100,
  of: 100,
});
const quiet = (minutes: number) => () => ({ minutes, bad: 0, of: 0.1 });
const threeOfThree = () => ({ minutes: 10, bad: 0.3, of: 0.3 });

it.skipIf(!findPromtool()).each([
  { when: 'within what is promised', stretches: [burning(0.9, 480)], fires: [] },
  { when: 'without any traffic', stretches: [() => ({ minutes: 480, bad: 0, of: 0 })], fires: [] },
  { when: 'by three failures in a quiet night', stretches: [quiet(470), threeOfThree], fires: [] },
  { when: 'by a spike of two minutes', stretches: [burning(0, 480), burning(60, 2), burning(0, 8)], fires: [] },
  { when: 'slowly at seven times', stretches: [burning(0, 240), burning(7, 360)], fires: ['slowly'] },
  { when: 'no more for 40 minutes', stretches: [burning(0, 240), burning(7, 360), burning(0, 40)], fires: [] },
  { when: 'fast at fifty times', stretches: [burning(0, 480), burning(50, 40)], fires: ['fast'] },
  { when: 'ten minutes after that', stretches: [burning(0, 480), burning(50, 20), burning(0, 10)], fires: [] },
] as const)('a recorded series that burns $when fires $fires', ({ stretches, fires }) => {
  const trials = levels.map((policy, n) => trial(policy, n, (budget) => stretches.map((one) => one(budget)), fires));
  const tests = levels.map((_, n) => `test-${n}.yml`);
  expect(promtool(['test', 'rules', ...tests], Object.assign({}, ...trials))).toBe('');
});

it.skipIf(!findPromtool())(
  'alerts say that all three tries of the nightly sweep have failed, and that counts were wrong',
  () => {
    const counted = policies.filter((one) => !levels.includes(one));
    /** By how many lines of which metric. */
    const fires: Record<string, [string, number]> = {
      'The nightly sweep is unfinished': ['failed_sweeps', 3],
      'Counts were wrong': ['wrong_counts', 1],
    };
    expect(counted.map(({ displayName }) => displayName)).toEqual(Object.keys(fires));
    const trialOf = (displayName: string, metric: string, least: number, failures: number) => ({
      interval: '10m',
      input_series: [
        {
          series: `logging_googleapis_com:user_${metric}{${RUN},service_name="sweep"}`,
          values: `0x60 ${Array.from({ length: failures }, (_, n) => n + 1).join(' ')} ${failures}x5`,
        },
      ],
      alert_rule_test: [
        { eval_time: '680m', alertname: displayName, exp_alerts: failures >= least ? [{ exp_labels: {} }] : [] },
      ],
    });
    const tests = counted.flatMap(({ displayName }) => {
      const [metric, least] = fires[displayName] ?? ['', 0];
      return [0, least - 1, least].map((failures) => trialOf(displayName, metric, least, failures));
    });
    const file = { rule_files: ['counted.yml'], evaluation_interval: '10m', tests };
    const files = { 'counted.yml': rulesFile(counted.flatMap(alertsOf)), 'test.yml': JSON.stringify(file) };
    expect(promtool(['test', 'rules', 'test.yml'], files)).toBe('');
  },
);

it('Prometheus can read the charts, and the table of service levels matches the alerts', () => {
  const rules = rulesFile(charts.map((expr, n) => ({ record: `chart_${n}`, expr })));
  if (findPromtool()) expect(promtool(['check', 'rules', 'charts.yml'], { 'charts.yml': rules })).toBe('');
  const [, section = ''] = readFileSync(inRoot('docs/operations/run.md'), 'utf8').split('### Service levels');
  for (const { displayName, conditions } of levels) {
    const [budget = 0, ...others] = budgetsOf(conditions);
    expect(others, displayName).toEqual([]);
    const promised = `${Math.round((1 - budget) * 1000) / 10}%`;
    const rows = section.split('\n').filter((line) => line.includes(`| ${displayName} `));
    expect(rows.length, displayName).toBeGreaterThan(0);
    for (const row of rows) expect(row).toContain(promised);
  }
});
