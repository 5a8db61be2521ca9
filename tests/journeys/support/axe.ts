import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { digestParts } from './seen.ts';

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const axeSource = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

type Finding = { id: string; nodes: { target: unknown[]; failureSummary?: string }[] };
type Axe = { run(context: object, options: object): Promise<{ violations: Finding[] }> };
type Digested = { element: Element; digest: string };

/** Selects drawings that break no rule: screen readers skip them, and they take no focus. They are half of a list. */
const DRAWINGS = 'svg[aria-hidden=true]:not(:has(a, [tabindex]))';

/** Digests of the parts that this worker found nothing wrong with. */
const sound = new Set<string>();

/**
 * One line per broken rule and place. A part of the page that was found sound before, in the same form and at the
 * same width, is not checked again.
 */
export async function violations(page: Page): Promise<string[]> {
  const digests = await page.evaluate(digestParts, DRAWINGS);
  const known = digests.filter((digest) => sound.has(digest));
  if (known.length === digests.length) return [];
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
  const found = await page.evaluate(
    async ({ tags, known: knownHere, drawings: selector }) => {
      const { axe, digested } = globalThis as unknown as { axe: Axe; digested: Digested[] };
      const isKnown = new Set(knownHere);
      const exclude: Element[] = [];
      for (const { element, digest } of digested) {
        if (isKnown.has(digest) && exclude.at(-1)?.contains(element) !== true) exclude.push(element);
      }
      // Style sheets are not asked for again: one rule alone reads them, for locked orientations; it costs a third.
      const options = { preload: false, iframes: false, resultTypes: ['violations'], runOnly: tags };
      const modals = [...document.querySelectorAll('dialog[open]')];
      const include = modals.length > 0 ? modals : [document.documentElement];
      const context = exclude.length > 0 ? { include, exclude } : { include };
      const drawn = [...document.querySelectorAll(selector)]
        .filter((drawing) => drawing.firstChild)
        .map((drawing) => ({ drawing, nodes: [...drawing.childNodes] }));
      for (const { drawing } of drawn) drawing.replaceChildren();
      const { violations: broken } = await axe.run(context, options).finally(() => {
        for (const { drawing, nodes } of drawn) drawing.replaceChildren(...nodes);
      });
      return broken.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
      );
    },
    { tags: WCAG_22_AA, known, drawings: DRAWINGS },
  );
  if (found.length === 0) for (const digest of digests) sound.add(digest);
  return found;
}
