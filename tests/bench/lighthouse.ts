/** The members that we read of a Lighthouse report. Scores from 0 to 1; times in milliseconds. */
export type Report = {
  readonly categories: Readonly<Record<string, { readonly score: number | null } | undefined>>;
  readonly audits: Readonly<
    Record<string, { readonly numericValue?: number; readonly score: number | null } | undefined>
  >;
};

/** Lighthouse as we call it: its default is the mobile profile. */
export type Lighthouse = (
  url: string,
  flags: { port: number; onlyCategories: string[]; logLevel: 'silent' },
) => Promise<{ lhr: Report } | undefined>;

/** The median of the runs, and the name of each failed audit of the last run. */
export type Loaded = {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly lcp: number;
  readonly cls: number;
};

const CATEGORIES = ['performance', 'accessibility', 'best-practices'];

/** Loads a page once on the mobile profile. Scores come as 0 to 100. */
export async function loadOnce(lighthouse: Lighthouse, url: string, port: number): Promise<Loaded> {
  const result = await lighthouse(url, { port, onlyCategories: CATEGORIES, logLevel: 'silent' });
  if (result === undefined) throw new Error(`Lighthouse said nothing of ${url}`);
  const { categories, audits } = result.lhr;
  const scoreOf = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const failed = Object.entries(audits).filter(([, audit]) => audit?.score === 0);
  if (failed.length > 0) console.log(`  failed: ${failed.map(([name]) => name).join(', ')}`);
  return {
    performance: scoreOf('performance'),
    accessibility: scoreOf('accessibility'),
    bestPractices: scoreOf('best-practices'),
    lcp: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    cls: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
  };
}
