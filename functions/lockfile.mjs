/** Returns where Node finds a dependency of the package at `from`: in its own folder, or in one above. */
function find(packages, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))) {
    const path = `${folder && `${folder}/`}node_modules/${name}`;
    if (packages[path]) return path;
    if (folder === '' || folder === 'functions') return packages[`node_modules/${name}`] && `node_modules/${name}`;
  }
}

/** Returns those of a package's dependencies that are locked. Other platforms' binaries may not be. */
const lockedOf = (packages, from, dependencies = {}) =>
  Object.fromEntries(Object.entries(dependencies).filter(([name]) => find(packages, from, name)));

/**
 * Returns the part of the workspace's lockfile that the functions need, as the lockfile of the folder that is deployed:
 * without one, each build in the cloud would take the newest of what lies below our dependencies.
 */
export function lockfileOf(manifest, packages) {
  const taken = {};
  const take = (from, dependencies) => {
    for (const name of Object.keys(dependencies)) {
      const path = find(packages, from, name);
      if (!path) throw new Error(`package-lock.json lacks ${name}, which ${from} needs.`);
      if (path.startsWith('functions/')) throw new Error(`${path} has no place in a folder of its own.`);
      if (taken[path]) continue;
      const locked = packages[path];
      const optionalDependencies = lockedOf(packages, path, locked.optionalDependencies);
      taken[path] = { ...locked, ...(locked.optionalDependencies && { optionalDependencies }) };
      take(path, {
        ...locked.dependencies,
        ...optionalDependencies,
        ...lockedOf(packages, path, locked.peerDependencies),
      });
    }
  };
  take('functions', manifest.dependencies);
  const { name, dependencies, engines } = manifest;
  const sorted = Object.fromEntries(Object.entries(taken).sort(([one], [other]) => (one < other ? -1 : 1)));
  return { name, lockfileVersion: 3, requires: true, packages: { '': { name, dependencies, engines }, ...sorted } };
}
