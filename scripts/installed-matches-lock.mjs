/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, devOptional?: boolean, peer?: boolean,
 *   os?: string[], cpu?: string[], libc?: string[] }} LockedPackage
 * @typedef {Record<string, LockedPackage>} LockedPackages by folder, the root under ''
 */

/**
 * True when the packages on disk match the lock: all required ones, the optional ones for this machine, and no other
 * version of any package.
 * @param {LockedPackages} locked of package-lock.json
 * @param {LockedPackages} installed of the list that npm leaves in node_modules when it has finished
 * @param {{ platform: string, arch: string }} machine
 */
export function installedMatchesLock(locked, installed, machine) {
  for (const [folder, wanted] of Object.entries(locked)) {
    if (folder === '') continue;
    const found = installed[folder];
    if (found === undefined && isWanted(wanted, machine)) return false;
    if (found !== undefined && (found.version !== wanted.version || found.integrity !== wanted.integrity)) {
      return false;
    }
  }
  return true;
}

/**
 * @param {LockedPackage} wanted
 * @param {{ platform: string, arch: string }} machine
 */
function isWanted(wanted, machine) {
  if (!wanted.optional) return true;
  // A package that names its machine is a program we need; only npm finds out which C library this is.
  const namesMachine = wanted.os !== undefined && wanted.cpu !== undefined && wanted.libc === undefined;
  return namesMachine && fits(wanted.os, machine.platform) && fits(wanted.cpu, machine.arch);
}

/**
 * @param {string[] | undefined} names
 * @param {string} mine
 */
function fits(names, mine) {
  return names === undefined || names.includes(mine);
}
