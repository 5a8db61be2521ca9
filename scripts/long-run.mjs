/**
 * A part of the long run: `takes` is its duration on two quiet cores, `run` resolves with an exit code.
 * @typedef {{ name: string, what: string, takes: string, run: () => Promise<number> }} Step
 */

/** @param {number} since */
const minutesSince = (since) => `${Math.round((Date.now() - since) / 60_000)} min`;

/**
 * Runs all steps, even after a failed one, each under a line with its expected duration; ends with a table of results.
 * @param {Step[]} steps
 * @param {(line: string) => void} say
 * @returns {Promise<number>} how many failed
 */
export async function runSteps(steps, say) {
  const table = [];
  let failed = 0;
  for (const [index, step] of steps.entries()) {
    const start = Date.now();
    say(`\n== ${index + 1} of ${steps.length}: ${step.what}, ${step.takes} on two cores`);
    say(`   alone: npm run test:long -- ${step.name}`);
    const passed = (await codeOf(step, say)) === 0;
    if (!passed) failed += 1;
    table.push(`${passed ? 'passed' : 'FAILED'}  ${step.name.padEnd(12)} ${minutesSince(start)}`);
  }
  say('\n== The long run');
  for (const line of table) say(line);
  say(`${steps.length - failed} passed, ${failed} failed`);
  return failed;
}

/**
 * @param {Step} step
 * @param {(line: string) => void} say
 */
async function codeOf(step, say) {
  try {
    return await step.run();
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    return 1;
  }
}

/**
 * Returns the named steps, all without names. Throws for an unknown name.
 * @param {Step[]} steps
 * @param {string[]} names
 */
export function chosenSteps(steps, names) {
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) {
    const known = steps.map(({ name }) => name).join(', ');
    throw new Error(`There is no long test called ${unknown.join(', ')}. There are ${known}.`);
  }
  return names.length === 0 ? steps : steps.filter(({ name }) => names.includes(name));
}
