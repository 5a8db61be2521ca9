/**
 * @typedef {{ version?: string, resolved?: string, link?: boolean, dependencies?: Record<string, string>,
 *   optionalDependencies?: Record<string, string> }} LockEntry
 */

/**
 * Returns the faults of a lock file, one sentence each. `npm i` leaves out optional packages that the registry lacks,
 * and only `npm ci` on the next machine fails; a lock with download addresses works only where that registry can be
 * reached.
 * @param {Record<string, LockEntry>} packages of package-lock.json
 * @returns {string[]}
 */
export function lockProblems(packages) {
  const problems = [];
  for (const [folder, entry] of Object.entries(packages)) {
    const name = folder.replace('node_modules/', '') || 'the project';
    if (entry.resolved && !entry.link) problems.push(`${name} names a download address: ${entry.resolved}`);
    const missing = Object.keys({ ...entry.dependencies, ...entry.optionalDependencies }).filter(
      (wanted) => !isLocked(packages, folder, wanted),
    );
    if (missing.length > 0)
      problems.push(`${name} wants ${missing.join(', ')}, which the lock does not hold`);
  }
  return problems;
}

/**
 * Looks up a package as Node does: in the folder itself, then in each one above.
 * @param {Record<string, LockEntry>} packages
 * @param {string} folder
 * @param {string} wanted
 */
function isLocked(packages, folder, wanted) {
  for (let at = folder; ; at = at.slice(0, Math.max(at.lastIndexOf('/node_modules/'), 0))) {
    if (packages[`${at === '' ? '' : `${at}/`}node_modules/${wanted}`]) return true;
    if (at === '') return false;
  }
}
