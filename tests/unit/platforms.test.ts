import { expect, it } from 'vitest';
import { portsAt } from '../../scripts/lib/ports.ts';
import { readProjectFile } from './source-files.ts';

const container = JSON.parse(readProjectFile('.devcontainer/devcontainer.json')) as {
  image: string;
  forwardPorts: number[];
  portsAttributes: Record<string, { requireLocalPort: boolean }>;
};

it('the container forwards every port that a browser uses, under the same number', () => {
  const { hosting, auth, firestore, storage, functions } = portsAt(0);
  expect(container.forwardPorts.toSorted()).toEqual([hosting, auth, firestore, storage, functions].toSorted());
  for (const port of container.forwardPorts)
    expect(container.portsAttributes[port]).toMatchObject({ requireLocalPort: true });
});

it('container and workflow run the Node version of the functions', () => {
  const version = JSON.parse(readProjectFile('functions/package.json')).engines.node as string;
  expect(container.image).toContain(`:${version}-`);
  expect(readProjectFile('.github/workflows/ci.yml')).toContain(`container: node:${version}-`);
});

it('the workflow only runs the CI script', () => {
  const runs = [...readProjectFile('.github/workflows/ci.yml').matchAll(/\brun: (.*)/g)].map(([, command]) => command);
  expect(runs).toEqual(['.ci/run']);
});
