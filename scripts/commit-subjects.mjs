import { execFileSync } from 'node:child_process';
import { at } from './root.mjs';

const MOST = 72;
/** The number of commits to check: older ones cannot be changed any more. */
const NEWEST = 5;

/**
 * Returns the faults of commit subjects: they have at most 72 characters and begin with the place (`outbox: ...`).
 * @param {string[]} subjects
 * @returns {string[]}
 */
export function subjectProblems(subjects) {
  return subjects.flatMap((subject) => {
    if (subject.length > MOST) return [`${subject.length} characters instead of ${MOST}: ${subject}`];
    if (!/^[a-z][\w ,./-]*: \S/.test(subject)) return [`no place in front: ${subject}`];
    return [];
  });
}

/** Returns the subjects of the newest commits; empty outside a repository, as in an unpacked archive. */
export function readSubjects() {
  try {
    const log = execFileSync('git', ['log', '--no-merges', `-${NEWEST}`, '--format=%s'], {
      cwd: at(),
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return log.split('\n').filter(Boolean);
  } catch {
    return [];
  }
}
